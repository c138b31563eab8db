import type { Locale } from '../../accounts/options.ts'
import type { PaperWords } from './paper-words.ts'
import { englishPaperWords } from './paper-words-english.ts'
import { frenchPaperWords } from './paper-words-french.ts'
import { germanPaperWords } from './paper-words-german.ts'

export const paperWordsIn: Readonly<Record<Locale, PaperWords>> = {
  de_DE: germanPaperWords,
  en: englishPaperWords,
  fr: frenchPaperWords,
}
