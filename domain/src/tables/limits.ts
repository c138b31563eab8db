/** Columns of a sheet that are read. */
export const mostColumns = 60
/** Largest file, in bytes. */
export const importLimit = 10 * 1024 * 1024
/** Endings of the files that are read. */
export const importTypes = ['xlsx', 'xls', 'csv'] as const

const count = new Intl.NumberFormat('de-DE')

/** @returns why a sheet of so many lines is not taken over; null when it may be */
export function tooManyRows(rowCount: number, mostRows: number): string | null {
  if (rowCount <= mostRows) return null
  return `Die Tabelle hat ${count.format(rowCount)} Zeilen; übernommen werden höchstens ${count.format(mostRows)}.`
}
