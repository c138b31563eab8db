import { type Locale, locales } from '@reisewerk/domain/accounts/options.ts'
import {
  arrangedTranslations,
  type ForeignLocale,
  foreignLocales,
  isOutdated,
  type Translations,
} from '@reisewerk/domain/accounts/translation/translations.ts'

/** A text in the other languages. */
export type Words = { readonly [L in ForeignLocale]?: string }

/** A text that has translations, as the window shows it. */
export type TranslatedText = {
  readonly key: string
  /** What it is called: 'Untertitel'. */
  readonly label: string
  readonly german: string
  readonly max: number
  readonly isLong?: boolean
  readonly words: Words
  /** The languages whose words were made of another German text (decision 106). */
  readonly outdated: readonly ForeignLocale[]
}

type Own = Omit<TranslatedText, 'key' | 'words' | 'outdated'> & { readonly name: string }

/** The texts of one item, with what it keeps of them in other languages. */
export function textsIn(value: Translations | undefined, texts: readonly Own[]): TranslatedText[] {
  return texts.map(({ name, ...text }) => ({
    ...text,
    key: name,
    words: Object.fromEntries(foreignLocales.map((locale) => [locale, value?.[locale]?.[name] ?? ''])),
    outdated: foreignLocales.filter((locale) => isOutdated(value, locale, name)),
  }))
}

/**
 * What the item keeps once the window was taken over; texts the window did not show stay.
 * @param words what was written there; a language that is not named keeps its words
 * @param reworded the texts whose German words are others now: translations that were not written with them are marked
 */
export function takenOver(
  value: Translations | undefined,
  words: ReadonlyMap<string, Words>,
  reworded: readonly string[] = [],
): Translations {
  const written = (locale: ForeignLocale) =>
    [...words].flatMap(([name, said]) => (said[locale] === undefined ? [] : [[name, said[locale]] as const]))
  const languages = foreignLocales.map((locale) => [
    locale,
    { ...value?.[locale], ...Object.fromEntries(written(locale)) },
  ])
  const marks = foreignLocales.map((locale) => {
    const anew = new Map(written(locale))
    return [locale, [...(value?.outdated?.[locale] ?? []), ...reworded].filter((name) => !anew.has(name))]
  })
  return arrangedTranslations({ ...Object.fromEntries(languages), outdated: Object.fromEntries(marks) })
}

/** How many of the texts that say something are there in a language. */
export function filledIn(texts: readonly TranslatedText[], locale: ForeignLocale): { filled: number; of: number } {
  const asked = texts.filter(({ german }) => german.trim() !== '')
  return { filled: asked.filter(({ words }) => isFilled(words[locale])).length, of: asked.length }
}

export const isFilled = (text: string | undefined) => (text ?? '').trim() !== ''

/** 'FR' */
export const signOf = (locale: Locale) => locale.slice(0, 2).toUpperCase()

/** 'Französisch: 1 von 2 Texten' */
export function toldLanguage(texts: readonly TranslatedText[], locale: ForeignLocale): string {
  const { filled, of } = filledIn(texts, locale)
  const told = of === 1 ? (filled === 1 ? 'übersetzt' : 'fehlt') : `${filled} von ${of} Texten`
  const isOld = texts.some(({ outdated }) => outdated.includes(locale))
  return `${locales[locale].label}: ${told}${isOld ? ', Deutsch wurde seither geändert' : ''}`
}
