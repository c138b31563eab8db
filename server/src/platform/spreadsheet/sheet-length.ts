/**
 * A worksheet's part that says how many lines are filled. The reader stops where we need no more, and believes what the
 * part says of its length: many programs say nothing there, some something untrue.
 */
export function withTrueLength(part: Uint8Array): Uint8Array {
  const xml = Buffer.from(part.buffer, part.byteOffset, part.byteLength)
  const data = xml.indexOf('<sheetData')
  const lines = data === -1 ? 0 : filledLines(xml, data)
  if (lines === 0) return part
  const head = xml.toString('latin1', 0, data).replace(/<dimension\b[^>]*>(<\/dimension>)?/, '')
  return Buffer.concat([Buffer.from(`${head}<dimension ref="A1:A${lines}"/>`, 'latin1'), xml.subarray(data)])
}

/** The number of the last line with a cell that holds something; a cell that is only formatted has no end tag. */
function filledLines(xml: Buffer, from: number): number {
  const last = xml.lastIndexOf('</c>')
  if (last < from) return 0
  const row = xml.lastIndexOf('<row', last)
  const number = /^<row\b[^>]*\br="(\d{1,7})"/.exec(xml.toString('latin1', row, row + 200))
  return number === null ? countOf(xml, from, last) : Number(number[1])
}

function countOf(xml: Buffer, from: number, to: number): number {
  let count = 0
  for (let at = xml.indexOf('<row', from); at !== -1 && at < to; at = xml.indexOf('<row', at + 4)) count++
  return count
}
