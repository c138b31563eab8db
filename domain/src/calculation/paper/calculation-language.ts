import type { Locale } from '../../accounts/options.ts'
import type { CalculationWords } from './calculation-words.ts'
import { englishCalculationWords } from './calculation-words-english.ts'
import { frenchCalculationWords } from './calculation-words-french.ts'
import { germanCalculationWords } from './calculation-words-german.ts'

export const calculationWordsIn: Readonly<Record<Locale, CalculationWords>> = {
  de_DE: germanCalculationWords,
  en: englishCalculationWords,
  fr: frenchCalculationWords,
}
