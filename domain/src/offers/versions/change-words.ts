import type { DocumentLanguage } from '../../documents/document-language.ts'
import type { Money } from '../../money.ts'
import { plainTextOf, type RichText } from '../../rich-text.ts'
import { shortened } from '../../typography/typeset.ts'

/** What of one thing differs: 'Hotel Bergen', '3 statt 4 Sterne'. Nothing stands before a thing that names itself. */
export type VersionChange = { readonly about: string; readonly words: string }

const quotedLetters = 90
/** More lines of a text than these are told by their number. */
const mostLines = 3

/** '3 statt 4 Sterne', 'bis 12.03. statt 01.03.', 'Bus neu', 'Bus entfällt': what both have in common stands once. */
export function instead(after: string, before: string): string {
  if (before === '') return `${after} neu`
  if (after === '') return `${before} entfällt`
  const [now, then] = [wordsOf(after), wordsOf(before)]
  const shorter = Math.min(now.length, then.length)
  let same = 0
  while (same < shorter - 1 && now[same]?.word === then[same]?.word) same += 1
  let end = 0
  while (end < shorter - 1 - same && now.at(-1 - end)?.word === then.at(-1 - end)?.word) end += 1
  const text = (words: readonly Word[]) => words.map(({ word, space }) => word + space).join('')
  const own = (words: readonly Word[]) => text(words.slice(same, words.length - end)).trimEnd()
  const close = text(now.slice(now.length - end))
  return `${text(now.slice(0, same))}${own(now)} statt ${own(then)}${close === '' ? '' : spaceBefore(now, end) + close}`
}

type Word = { readonly word: string; readonly space: string }

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/(\S+)(\s*)/g)].map(([, word = '', space = '']) => ({ word, space }))
}

function spaceBefore(words: readonly Word[], end: number): string {
  return words.at(-1 - end)?.space ?? ' '
}

/** One name in place of another: no word of a name is left out. */
export function renamed(after: string, before: string): string {
  return before === '' || after === '' ? instead(after, before) : `${after} statt ${before}`
}

/** '1.489 statt 1.459 €'; cents are told where one of the two has some. */
export function otherPrice(after: Money, before: Money, language: DocumentLanguage): string {
  return instead(...pricesInWords([after, before], language))
}

/** @returns the amounts without ',00' where none has cents */
export function pricesInWords<const M extends readonly Money[]>(
  prices: M,
  { amounts }: DocumentLanguage,
): { [Index in keyof M]: string } {
  const isWhole = prices.every(({ cents }) => cents % 100 === 0)
  const texts = prices.map((price) => (isWhole ? amounts.money(price).replace(/,00(?!\d)/, '') : amounts.money(price)))
  // As many texts as prices: map keeps the length, which its type forgets.
  return texts as { [Index in keyof M]: string }
}

/** What became of a text, line by line: 'neu: „Probe im Dom“, entfällt: „Orgelführung“'; empty where nothing did. */
export function otherText(after: readonly string[], before: readonly string[]): string[] {
  const [now, then] = [linesIn(after), linesIn(before)]
  const added = now.filter((line) => !then.includes(line))
  const gone = then.filter((line) => !now.includes(line))
  if (added.length === 0 && gone.length === 0) return now.join('\n') === then.join('\n') ? [] : ['Reihenfolge geändert']
  if (gone.length === 0 && then.length === 0) return [`neu: ${quotedLines(now)}`]
  if (now.length === 0) return ['entfällt']
  return [
    ...(added.length > 0 ? [`neu: ${quotedLines(added)}`] : []),
    ...(gone.length > 0 ? [`entfällt: ${quotedLines(gone)}`] : []),
  ]
}

export function linesOf(text: RichText | null): string[] {
  return text === null ? [] : plainTextOf(text).split('\n')
}

function linesIn(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function quotedLines(lines: readonly string[]): string {
  const shown = lines.slice(0, mostLines).map((line) => `„${shortened(line, quotedLetters)}“`)
  const rest = lines.length - shown.length
  return [...shown, ...(rest > 0 ? [`${rest} weitere`] : [])].join(', ')
}

/** @returns nothing where nothing of the thing differs */
export function changeOf(about: string, words: readonly string[]): VersionChange[] {
  const told = words.filter((text) => text !== '')
  return told.length === 0 ? [] : [{ about, words: told.join(', ') }]
}

/** Of what was and is one of a kind: nothing where it is the same. */
export function ifOther(after: string, before: string, tell: (after: string, before: string) => string): string[] {
  return after === before ? [] : [tell(after, before)]
}
