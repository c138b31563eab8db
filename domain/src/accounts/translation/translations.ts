import { type Locale, locales } from '../options.ts'

/** The languages beside German, in which a house writes its own texts (MOVE-08, decision 093). */
export const foreignLocales = ['fr', 'en'] as const satisfies readonly Locale[]
export type ForeignLocale = (typeof foreignLocales)[number]

/** The words of an item in other languages, by language and by text: `{ fr: { subtitle: 'Visite guidée' } }`. */
export type Translations<Name extends string = string> = {
  readonly [L in ForeignLocale]?: { readonly [N in Name]?: string }
} & {
  /** Which of them were made of another German text than the present one; the database marks them (decision 106). */
  readonly outdated?: { readonly [L in ForeignLocale]?: readonly string[] }
}

type Texts = Readonly<Record<string, string | undefined>>

/** Without empty texts, in the order in which PostgreSQL keeps its keys: what says the same is written the same. */
export function arrangedTranslations<Name extends string>(value: Translations<Name>): Translations<Name> {
  const { outdated = {}, ...words } = value
  const languages = inOrder<Texts | undefined>(words).flatMap(([locale, texts = {}]) => {
    const said = inOrder<string | undefined>(texts).filter(([, text]) => (text ?? '').trim() !== '')
    return said.length === 0 ? [] : [[locale, Object.fromEntries(said)] as const]
  })
  const marks = languages.flatMap(([locale, said]) => {
    const names = [...new Set(outdated[locale as ForeignLocale])].filter((name) => name in said)
    return names.length === 0 ? [] : [[locale, names]]
  })
  return {
    ...Object.fromEntries(languages),
    ...(marks.length > 0 && { outdated: Object.fromEntries(marks) }),
  } as Translations<Name>
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
  value: Translations<Name> | null | undefined,
  locale: Locale,
  name: Name,
): string | null {
  if (locale === 'de_DE') return null
  const text = value?.[locale]?.[name]?.trim() ?? ''
  return text === '' ? null : text
}

/** Whether the German text of a translation has changed since it was made (decision 106). */
export function isOutdated<Name extends string>(
  value: Translations<Name> | undefined,
  locale: Locale,
  name: Name,
): boolean {
  return locale !== 'de_DE' && value?.outdated?.[locale]?.includes(name) === true
}

/** The translations of a text that is worded anew: they stay, and are marked. */
export function markedOutdated<Name extends string>(value: Translations<Name>, name: Name): Translations<Name> {
  const marks = foreignLocales.map((locale) => [locale, [...(value.outdated?.[locale] ?? []), name]])
  return arrangedTranslations({ ...value, outdated: Object.fromEntries(marks) })
}

/** Translations under another name: what a concept is called becomes what its trip is called. */
export function renamedTranslations<From extends string, To extends string>(
  value: Translations<From>,
  from: From,
  to: To,
): Translations<To> {
  const languages = foreignLocales.map((locale) => [locale, { [to]: value[locale]?.[from] ?? '' }])
  const marks = foreignLocales.map((locale) => [locale, isOutdated(value, locale, from) ? [to] : []])
  return arrangedTranslations({ ...Object.fromEntries(languages), outdated: Object.fromEntries(marks) })
}

const words: Readonly<Record<string, string>> = {
  catalogText: 'Katalogtext',
  meetingPoint: 'Treffpunkt',
  name: 'Name',
  routeDescription: 'Routenbeschreibung',
  serviceDescription: 'Leistungsbeschreibung',
  subtitle: 'Untertitel',
  text: 'Text',
  tripName: 'Reisename',
}

/** 'Französisch: Untertitel „Visite guidée“', for the history (APP-13). */
export function translationsInWords(value: Translations): string {
  return foreignLocales
    .flatMap((locale) => {
      const texts = inOrder(value[locale] ?? {}).map(([name, text]) => {
        const mark = isOutdated(value, locale, name) ? ' (Deutsch wurde seither geändert)' : ''
        return `${words[name] ?? name} „${text}“${mark}`
      })
      return texts.length === 0 ? [] : [`${locales[locale].label}: ${texts.join(', ')}`]
    })
    .join('; ')
}
