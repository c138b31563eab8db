import type { Locale } from '../accounts/options.ts'

const german = new Set(['DE', 'AT', 'CH', 'LI'])
const french = new Set(['FR', 'BE', 'LU', 'MC'])

/** The language a partner is written to in, by the country of its place; abroad that is English (REQ-05). */
export function localeOfCountry(country: string | null): Locale {
  if (country === null || german.has(country)) return 'de_DE'
  return french.has(country) ? 'fr' : 'en'
}
