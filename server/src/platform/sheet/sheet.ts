/** A table that becomes an Excel file: one head row that stays in sight, typed cells below. */
export type Sheet = {
  readonly name: string
  readonly columns: readonly SheetColumn[]
  /** One value a column; days as 'YYYY-MM-DD', null for an empty cell. */
  readonly rows: readonly (readonly (string | number | null)[])[]
}

export type SheetColumn = {
  readonly title: string
  /** Characters that fit. */
  readonly width: number
  readonly kind?: 'date' | 'number'
}
