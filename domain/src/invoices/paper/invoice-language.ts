import type { Locale } from '../../accounts/options.ts'
import type { InvoiceWords } from './invoice-words.ts'
import { englishInvoiceWords } from './invoice-words-english.ts'
import { frenchInvoiceWords } from './invoice-words-french.ts'
import { germanInvoiceWords } from './invoice-words-german.ts'

export const invoiceWordsIn: Readonly<Record<Locale, InvoiceWords>> = {
  de_DE: germanInvoiceWords,
  en: englishInvoiceWords,
  fr: frenchInvoiceWords,
}
