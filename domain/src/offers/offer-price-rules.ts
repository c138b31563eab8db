import type { Money, TypedMoney } from '../money.ts'

export type KeptPrice = {
  readonly id: number
  readonly kind: string
  readonly numberOfPersons: number
  readonly price: Money
}
/** An entry of a list of prices as somebody sent it; with an id it names what changes of a kept one. */
export type AskedPrice = {
  readonly id?: number | undefined
  readonly kind?: string | undefined
  readonly numberOfPersons?: number | undefined
  readonly price?: TypedMoney | undefined
}
/** What is wrong with an entry, by its place in the list. */
export type PriceFault = { readonly at: number; readonly field: 'price' | 'numberOfPersons'; readonly message: string }

/** Two prices for one size contradict each other (002 §9 'ab 20 Pax', 'bis 5 EZ'). */
export const sizeHasPrice = 'Diese Zahl hat schon einen Preis'

/** An offer adds up in one currency. @param currency of a price @param tripCurrency in which the trip is sold */
export function foreignPrice(currency: string, tripCurrency: string): string | null {
  return currency === tripCurrency
    ? null
    : `Der Preis steht in ${currency}, die Reise wird in ${tripCurrency} angeboten.`
}

/**
 * What is wrong with the prices of an offer: each is in the currency of the trip, and each kind has one for a size (002 §9).
 * What stands there already may be sent back as it was read (decision 005).
 * @param asked the whole list as it shall be @param kept as it is
 */
export function offerPriceFaults(
  asked: readonly AskedPrice[],
  kept: readonly KeptPrice[],
  tripCurrency: string,
): PriceFault[] {
  const before = new Map(kept.map((price) => [price.id, price]))
  return [
    ...asked.flatMap((entry, at) => currencyFault(entry, before.get(entry.id ?? 0), tripCurrency, at)),
    ...sizeFaults(asked, before),
  ]
}

function currencyFault({ price }: AskedPrice, before: KeptPrice | undefined, tripCurrency: string, at: number) {
  if (price === undefined) return []
  const stays = before?.price.cents === price.cents && before.price.currency === price.currency
  // An amount alone stays in the currency of the price it changes; a first one is in the trip's.
  const message = stays ? null : foreignPrice(price.currency ?? before?.price.currency ?? tripCurrency, tripCurrency)
  return message === null ? [] : [{ at, field: 'price' as const, message }]
}

function sizeFaults(asked: readonly AskedPrice[], before: ReadonlyMap<number, KeptPrice>): PriceFault[] {
  const sizes = asked.map((entry, at) => {
    const known = before.get(entry.id ?? 0)
    const { kind = known?.kind, numberOfPersons = known?.numberOfPersons } = entry
    const isKept = known !== undefined && kind === known.kind && numberOfPersons === known.numberOfPersons
    return { at, size: `${kind} ${numberOfPersons}`, isKept }
  })
  const taken = new Set(sizes.flatMap(({ size, isKept }) => (isKept ? [size] : [])))
  return sizes.flatMap(({ at, size, isKept }) => {
    if (isKept) return []
    if (taken.has(size)) return [{ at, field: 'numberOfPersons' as const, message: sizeHasPrice }]
    taken.add(size)
    return []
  })
}
