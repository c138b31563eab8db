import { type OptionWords, type OwnLists, optionWords } from '../accounts/option-words.ts'
import type { Locale } from '../accounts/options.ts'
import { type Amounts, amountsIn } from '../typography/amounts.ts'
import { type DateWords, datesIn } from '../typography/date-words.ts'
import { type Typeset, typesetIn } from '../typography/typeset.ts'
import type { OfferWords } from './offer-words.ts'
import { englishOfferWords } from './offer-words-english.ts'
import { frenchOfferWords } from './offer-words-french.ts'
import { germanOfferWords } from './offer-words-german.ts'

/** How an offer is written: its fixed words, the names of its options, its days and figures. */
export type OfferLanguage = {
  locale: Locale
  words: OfferWords
  options: OptionWords
  dates: DateWords
  amounts: Amounts
  typeset: Typeset
}

const wordsIn: Readonly<Record<Locale, OfferWords>> = {
  de_DE: germanOfferWords,
  en: englishOfferWords,
  fr: frenchOfferWords,
}

/** @param own the organisation's arrangements of its option lists, whose words a German offer speaks */
export function offerLanguage(locale: Locale, own: OwnLists = {}): OfferLanguage {
  return {
    locale,
    words: wordsIn[locale],
    options: optionWords(locale, own),
    dates: datesIn[locale],
    amounts: amountsIn[locale],
    typeset: typesetIn[locale],
  }
}
