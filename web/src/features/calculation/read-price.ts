import { foreignPrice } from '@reisewerk/domain/calculation/price-rules.ts'
import { beyondLargestPrice, currencies, largestPrice } from '@reisewerk/domain/money.ts'
import { centsOf } from '../../ui/fields/money-field.tsx'
import type { Known } from '../../ui/sheet/sheet-column.ts'

const signs: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', $: 'USD' }
/** How four currencies of the north are written alike. */
const crowns = ['NOK', 'SEK', 'DKK', 'ISK']
const noAmount: Known = { problem: 'Bitte einen Betrag wie 1.234,50 eingeben' }

/**
 * A price as it was typed or pasted: '1.459', '1.459,00 €', 'NOK 17.500', '17.500 kr'. One that names another currency than the
 * trip's is not taken for one in it.
 * @param currency in which the trip is sold
 */
export function readPrice(typed: string, currency: string, mayBeNegative: boolean): Known {
  const text = typed.trim()
  if (text === '') return { value: null }
  const [, before = '', figures = '', after = ''] =
    /^([\p{L}€£$]*)\s*([^\p{L}€£$]*?)\s*([\p{L}€£$]*)\.?$/u.exec(text) ?? []
  const cents = before !== '' && after !== '' ? null : centsOf(figures.replace(/^\+\s*/, ''))
  if (cents === null) return noAmount
  const named = currencyNamed(before + after, currency)
  if (named === null) return noAmount
  const foreign = foreignPrice(named, currency)
  if (foreign !== null) return { problem: foreign }
  if (Math.abs(cents) > largestPrice) return { problem: beyondLargestPrice }
  return cents < 0 && !mayBeNegative ? { problem: 'Bitte keinen negativen Betrag eingeben' } : { value: cents }
}

/** @returns null for words that are no currency */
function currencyNamed(word: string, currency: string): string | null {
  if (word === '') return currency
  const code = signs[word] ?? word.toUpperCase()
  if (code === 'KR' && crowns.includes(currency)) return currency
  return currencies.find((known) => known === code) ?? null
}
