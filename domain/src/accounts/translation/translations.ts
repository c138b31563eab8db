import { type Locale, locales } from '../options.ts'

/** The languages beside German, in which a house writes its own texts (MOVE-08, decision 093). */
export const foreignLocales = ['fr', 'en'] as const satisfies readonly Locale[]
export type ForeignLocale = (typeof foreignLocales)[number]

/** The words of an item in other languages, by language and by text: `{ fr: { subtitle: 'Visite guidée' } }`. */
export type Translations<Name extends string = string> = {
  readonly [L in ForeignLocale]?: { readonly [N in Name]?: string }
}

/** Without empty texts, in the order in which PostgreSQL keeps its keys: what says the same is written the same. */
export function arrangedTranslations<Name extends string>(value: Translations<Name>): Translations<Name> {
  const languages = inOrder(value).flatMap(([locale, texts = {}]) => {
    const said = inOrder<string | undefined>(texts).filter(([, text]) => (text ?? '').trim() !== '')
    return said.length === 0 ? [] : [[locale, Object.fromEntries(said)]]
  })
  return Object.fromEntries(languages)
}

/** Shorter keys first, then by their letters: the order of jsonb. */
function inOrder<Value>(value: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(value).sort(([one], [other]) => one.length - other.length || (one < other ? -1 : 1))
}

/**
 * A text in the language of a paper.
 * @returns null where nobody has written it in that language; in German the text itself is meant
 */
export function translationOf<Name extends string>(
  value: Translations<Name> | undefined,
  locale: Locale,
  name: Name,
): string | null {
  if (locale === 'de_DE') return null
  const text = value?.[locale]?.[name]?.trim() ?? ''
  return text === '' ? null : text
}

const words: Readonly<Record<string, string>> = {
  name: 'Name',
  routeDescription: 'Routenbeschreibung',
  serviceDescription: 'Leistungsbeschreibung',
  subtitle: 'Untertitel',
  text: 'Text',
}

/** 'Französisch: Untertitel „Visite guidée“', for the history (APP-13). */
export function translationsInWords(value: Translations): string {
  return foreignLocales
    .flatMap((locale) => {
      const texts = inOrder(value[locale] ?? {}).map(([name, text]) => `${words[name] ?? name} „${text}“`)
      return texts.length === 0 ? [] : [`${locales[locale].label}: ${texts.join(', ')}`]
    })
    .join('; ')
}
