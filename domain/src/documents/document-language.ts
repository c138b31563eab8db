import { type OptionWords, type OwnLists, optionWords } from '../accounts/option-words.ts'
import type { Locale } from '../accounts/options.ts'
import { type Amounts, amountsIn } from '../typography/amounts.ts'
import { type DateWords, datesIn } from '../typography/date-words.ts'
import { type Typeset, typesetIn } from '../typography/typeset.ts'
import type { DocumentWords } from './document-words.ts'
import { englishWords } from './document-words-english.ts'
import { frenchWords } from './document-words-french.ts'
import { germanWords } from './document-words-german.ts'

/** How a document is written: its fixed words, the names of its options, its days and figures. */
export type DocumentLanguage = {
  locale: Locale
  words: DocumentWords
  options: OptionWords
  dates: DateWords
  amounts: Amounts
  typeset: Typeset
}

export const wordsIn: Readonly<Record<Locale, DocumentWords>> = {
  de_DE: germanWords,
  en: englishWords,
  fr: frenchWords,
}

/** @param own the organisation's arrangements of its option lists, whose words a German document speaks */
export function documentLanguage(locale: Locale, own: OwnLists = {}): DocumentLanguage {
  return {
    locale,
    words: wordsIn[locale],
    options: optionWords(locale, own),
    dates: datesIn[locale],
    amounts: amountsIn[locale],
    typeset: typesetIn[locale],
  }
}
