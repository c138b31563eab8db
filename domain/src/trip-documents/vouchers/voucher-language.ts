import type { Locale } from '../../accounts/options.ts'
import type { VoucherWords } from './voucher-words.ts'
import { englishVoucherWords } from './voucher-words-english.ts'
import { frenchVoucherWords } from './voucher-words-french.ts'
import { germanVoucherWords } from './voucher-words-german.ts'

export const voucherWordsIn: Readonly<Record<Locale, VoucherWords>> = {
  de_DE: germanVoucherWords,
  en: englishVoucherWords,
  fr: frenchVoucherWords,
}

const german = new Set(['DE', 'AT', 'CH', 'LI'])
const french = new Set(['FR', 'BE', 'LU', 'MC'])

/**
 * 'Sprache der LT' (002 §2): the one of the three that is spoken where the provider is at home, English abroad. Of whom
 * nothing is known the house's default language counts (002 §9).
 * @param country ISO 3166-1, null where the provider has no place
 */
export function providerLocale(country: string | null, houseLocale: Locale): Locale {
  if (country === null) return houseLocale
  if (german.has(country)) return 'de_DE'
  return french.has(country) ? 'fr' : 'en'
}
