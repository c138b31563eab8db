/** 'von', 'van der' … belong to the name behind them. */
const particles = new Set([
  'von',
  'van',
  'vom',
  'zu',
  'zum',
  'zur',
  'de',
  'der',
  'den',
  'del',
  'di',
  'la',
  'le',
  'ten',
  'ter',
])
/** What a list in a mail begins its lines with: '1.', '12)', '-', '•'. */
const bullet = /^\s*(?:\d{1,3}[.)]|[-–•*])\s+/

/** What stands behind a name: 'Anna Schmidt (vegetarisch)'. */
const remark = /^(.*\S)\s*\(([^()]+)\)\s*$/

/**
 * A whole name as it stands in a list or a mail: 'Brandt, Helga', '3. Helga Brandt', 'Frau Dr. Anna van der Velde' (ROOM-06).
 * @returns one word alone as the last name; what stands in brackets behind is no name, but a note
 */
export function nameIn(line: string): {
  readonly firstName: string
  readonly lastName: string
  readonly note?: string
} {
  const [, named = '', note = ''] = remark.exec(line) ?? []
  if (note.trim() !== '') return { ...nameIn(named), note: note.trim() }
  const text = line
    .replace(bullet, '')
    .replace(/^(?:Herr|Frau)\s+/i, '')
    .replace(/\s+/g, ' ')
    .trim()
  const comma = text.indexOf(',')
  if (comma > 0) return { lastName: text.slice(0, comma).trim(), firstName: text.slice(comma + 1).trim() }
  const words = text.split(' ')
  let begin = words.length - 1
  while (begin > 1 && particles.has((words[begin - 1] ?? '').toLowerCase())) begin--
  return { firstName: words.slice(0, begin).join(' '), lastName: words.slice(begin).join(' ') }
}
