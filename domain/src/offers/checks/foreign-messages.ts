import { type Locale, locales } from '../../accounts/options.ts'
import { listIn } from '../../typography/lists.ts'
import type { ForeignText } from './foreign-texts.ts'

type Placed = ForeignText & { readonly path: string | null }

/**
 * What a checklist says of texts that are not in the language of a paper, those of one place together (MOVE-08, TRUE-07).
 * @param path where each is entered; null where it is in the form itself
 */
export function foreignMessages<Text extends Placed>(
  texts: readonly Text[],
  locale: Locale,
): { message: string; path: Text['path'] }[] {
  const own = locales[locale].label
  const byPlace = Map.groupBy(texts, ({ path, where, by }) => `${path} ${where} ${by === 'change'}`)
  return [...byPlace.values()].flatMap((told) => {
    const [first] = told
    if (first === undefined) return []
    const texts = someOf([...new Set(told.map(({ text }) => `„${shortOf(text)}“`))])
    const isSure = told.every(({ by }) => by !== 'words')
    const state =
      first.by === 'change'
        ? `auf ${own}, doch der deutsche Text wurde seither geändert`
        : `${isSure ? 'noch' : 'offenbar'} nicht auf ${own}`
    return [{ message: `${first.where}: ${state} (${texts}).`, path: first.path }]
  })
}

const shortLetters = 40

export function shortOf(text: string): string {
  const [line = ''] = text.trim().split('\n')
  return line.length <= shortLetters ? line : `${line.slice(0, shortLetters).trimEnd()}…`
}

const mostNames = 3

/** 'Opernbesuch, Saalmiete und 4 weitere' */
export function someOf(names: readonly string[]): string {
  const rest = names.length - mostNames
  if (rest <= 0) return listIn('de_DE', names)
  return `${names.slice(0, mostNames).join(', ')} und ${rest} weitere`
}
