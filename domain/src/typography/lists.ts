import type { Locale } from '../accounts/options.ts'

/** English without a comma before its 'and'. */
const listLocales: Readonly<Record<Locale, string>> = { de_DE: 'de', en: 'en-GB', fr: 'fr' }

/** @returns 'Polen, Krakau und Breslau', 'Oslo and Bergen', 'Oslo et Bergen' */
export function listIn(locale: Locale, parts: readonly string[]): string {
  return new Intl.ListFormat(listLocales[locale], { type: 'conjunction' }).format(parts)
}
