/**
 * A line of a .csv as German spreadsheets open it: cells apart by semicolons, quoted where they must be, ended by CR LF (RFC 4180).
 * A text that a spreadsheet would take for a formula begins with an apostrophe; a phone number ('+49 40 …') and an amount below
 * nothing do not.
 */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => (cell === null ? '' : quoted(withoutFormula(cell)))).join(';')}\r\n`
}

function withoutFormula(text: string): string {
  return /^[=@\t\r]/.test(text) || (/^[+-]/.test(text) && !/^[+-][\d\s()/.,-]*$/.test(text)) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[;"\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}
