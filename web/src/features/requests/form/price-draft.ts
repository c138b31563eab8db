import type { quantityTypes } from '@reisewerk/domain/accounts/options.ts'
import { decimalAmount, parseAmount, type WireMoney } from '@reisewerk/domain/money.ts'

export type QuantityType = keyof typeof quantityTypes
/** A price of an item of a request, as its form holds it. */
export type PriceDraft = {
  /** null for a new row. */
  id: number | null
  name: string
  quantityType: QuantityType
  cents: number | null
  /** null for a first price, which is in the trip's. */
  currency: string | null
  priceForAllNights: boolean
}

type Price = {
  id: number
  name: string
  quantityType: QuantityType
  price: WireMoney | null
  priceForAllNights: boolean
}

export function pricesOf(prices: readonly Price[]): PriceDraft[] {
  return prices.map(({ id, name, quantityType, price, priceForAllNights }) => ({
    id,
    name,
    quantityType,
    cents: price === null ? null : parseAmount(price.amount),
    currency: price?.currency ?? null,
    priceForAllNights,
  }))
}

/** A row with neither name nor amount is none. */
export function pricesBodyOf(prices: readonly PriceDraft[]) {
  return prices
    .filter(({ name, cents }) => name.trim() !== '' || cents !== null)
    .map(({ id, name, quantityType, cents, currency, priceForAllNights }) => ({
      ...(id !== null && { id }),
      name: name.trim(),
      quantityType,
      price: cents === null ? null : { amount: decimalAmount(cents), ...(currency !== null && { currency }) },
      priceForAllNights,
    }))
}
