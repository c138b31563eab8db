/** Whether a text names a number as a whole, whatever its writer put between the signs: 'N 27/0131' for 'N-27-0131'. */
export function holdsNumber(text: string, number: string): boolean {
  const signs = [...number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')]
  if (signs.length < 5) return false
  return new RegExp(`(?<![A-Z0-9])${signs.join('[^A-Z0-9]{0,2}')}(?![0-9])`).test(text.toUpperCase())
}

/** 'N-27-0131' as clients write it at times: '27-0131'; empty where that says no more than the number itself. */
export function withoutPrefix(number: string): string {
  const short = number.replace(/^[A-Za-zÄÖÜäöü]+[^A-Za-z0-9]*/, '')
  return short === number ? '' : short
}

/** Whether half of a client's words stand in what the bank calls the payer: legal forms and short words do not count. */
export function isAlike(client: string, payer: string): boolean {
  const known = wordsOf(client)
  const told = new Set(wordsOf(payer))
  return known.length > 0 && known.filter((word) => told.has(word)).length * 2 > known.length
}

const noName = new Set([
  'gmbh',
  'verein',
  'reisen',
  'und',
  'der',
  'die',
  'das',
  'mbh',
  'ohg',
  'familie',
  'herr',
  'frau',
])

/** Letters and digits alone, as every bank writes them: 'Müller-Lüdenscheidt' is 'muellerluedenscheidt'. */
export function folded(text: string): string {
  return plainLetters(text).replaceAll(/[^a-z0-9]/g, '')
}

function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
}

function wordsOf(name: string): string[] {
  const words = plainLetters(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2)
  const telling = words.filter((word) => !noName.has(word))
  return telling.length > 0 ? telling : words
}
