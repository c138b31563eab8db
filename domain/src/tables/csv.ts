/** What may stand between the cells of a line, the likeliest in Germany first. */
const separators = [';', '\t', ','] as const

/**
 * Reads the text of a .csv: cells apart by semicolons, tabs or commas, whichever stands more often in its first lines; a cell in quotes
 * may hold any of them, line ends and doubled quotes (RFC 4180).
 * @param mostRows further lines are counted, not kept
 */
export function readCsv(text: string, mostRows: number): { rows: string[][]; rowCount: number } {
  const separator = separatorOf(text)
  const rows: string[][] = []
  let rowCount = 0
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    rowCount++
    if (rows.length < mostRows) rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at)
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text.charAt(at + 1) === '"') {
        cell += letter
        at++
      } else isQuoted = false
    } else if (letter === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (letter === separator) endCell()
    else if (letter === '\n') endRow()
    else if (letter !== '\r') cell += letter
  }
  if (cell !== '' || row.length > 0) endRow()
  return { rows, rowCount }
}

function separatorOf(text: string): string {
  const head = text.slice(0, 5_000).replaceAll(/"[^"]*"/g, '')
  const counts = separators.map((separator) => head.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ';'
}
