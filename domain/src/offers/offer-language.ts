import type { Locale } from '../accounts/options.ts'
import type { OfferWords } from './offer-words.ts'
import { englishOfferWords } from './offer-words-english.ts'
import { frenchOfferWords } from './offer-words-french.ts'
import { germanOfferWords } from './offer-words-german.ts'

export const offerWordsIn: Readonly<Record<Locale, OfferWords>> = {
  de_DE: germanOfferWords,
  en: englishOfferWords,
  fr: frenchOfferWords,
}
