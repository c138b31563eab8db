import { type Locale, localeKeys } from './options.ts'

/**
 * Reads a language as a caller names it: 'de_DE', and the usual spellings of the three ('de', 'fr-FR', 'en_GB').
 * @returns null when it is none of ours
 */
export function localeNamed(name: string): Locale | null {
  const language = /^([a-z]{2})(?:[-_][a-z]{2})?$/.exec(name.trim().toLowerCase())?.[1]
  return localeKeys.find((key) => key.slice(0, 2) === language) ?? null
}

type Choice = {
  /** Whether the house sets this kind of document in several languages. */
  isMultilingual: boolean
  /** What the caller asks for (X-LOCALE); null when it does not say. */
  asked: Locale | null
  /** The trip's language. */
  ofOrder: Locale
  /** The language of a house that has one only. */
  ofHouse: Locale
}

/** The language a document is set in (design §2, decision 018): as asked, else the trip's, where the house has several. */
export function documentLocale({ isMultilingual, asked, ofOrder, ofHouse }: Choice): Locale {
  return isMultilingual ? (asked ?? ofOrder) : ofHouse
}
