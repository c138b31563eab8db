/** Sent to the child that reads. */
export type SpreadsheetRequest = { readonly bytes: Uint8Array; readonly filetype: string; readonly mostRows: number }

/** Why nothing could be read; the sentences stand beside the reader. */
export type SpreadsheetFault = 'protected' | 'too_big' | 'unreadable' | 'empty'

/** A sheet of the file as texts; days as 'DD.MM.YYYY'. */
export type ReadSheet = {
  readonly name: string
  /** From the file's first line on. */
  readonly rows: readonly (readonly string[])[]
  /** Of its rows those that hold something and are hidden in the file, by their index. */
  readonly hidden: readonly number[]
  /** Lines it has, also where they are too many to be kept. */
  readonly rowCount: number
}

export type SpreadsheetAnswer = { readonly sheets: readonly ReadSheet[] } | { readonly fault: SpreadsheetFault }
