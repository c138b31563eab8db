import type { Money, TypedMoney } from '../money.ts'

export type KeptTier = {
  readonly id: number
  readonly priceType: string
  readonly numberOfPersons: number
  readonly sellPrice: Money
}
/** An entry of a list of tiers as somebody sent it; with an id it names what changes of a kept one. */
export type AskedTier = {
  readonly id?: number | undefined
  readonly priceType?: string | undefined
  readonly numberOfPersons?: number | null | undefined
  readonly sellPrice?: TypedMoney | null | undefined
}
/** What is wrong with an entry, by its place in the list. */
export type TierFault = {
  readonly at: number
  readonly field: 'sellPrice' | 'numberOfPersons' | 'priceType'
  readonly message: string
}

/** Two prices for one size contradict each other (002 §9 'ab 20 Pax', 'bis 5 EZ'). */
export const sizeHasPrice = 'Diese Zahl hat schon einen Preis'
const pleaseFillIn = 'Bitte ausfüllen'

/** A calculation adds up in one currency. @param currency of a price @param tripCurrency in which the trip is sold */
export function foreignPrice(currency: string, tripCurrency: string): string | null {
  return currency === tripCurrency
    ? null
    : `Der Preis steht in ${currency}, die Reise wird in ${tripCurrency} angeboten.`
}

/**
 * The same of a price that is sent: one that stays as it is may be sent back as it was read (decision 005).
 * @param asked an amount alone stays in the currency of the price it changes; a first one is in the trip's
 */
export function changedForeignPrice(
  asked: TypedMoney | null | undefined,
  kept: Money | null,
  tripCurrency: string,
): string | null {
  if (asked == null || (kept?.cents === asked.cents && kept.currency === asked.currency)) return null
  return foreignPrice(asked.currency ?? kept?.currency ?? tripCurrency, tripCurrency)
}

/**
 * What is wrong with the tiers of a calculation: each is a package price or one of single rooms, is in the currency of the
 * trip, costs not less than nothing, and each kind has one for a size (002 §9). What stands there already may be sent back as
 * it was read (decision 005).
 * @param asked the whole list as it shall be @param kept as it is
 */
export function tierFaults(asked: readonly AskedTier[], kept: readonly KeptTier[], tripCurrency: string): TierFault[] {
  const before = new Map(kept.map((tier) => [tier.id, tier]))
  return [
    ...asked.flatMap((entry, at) => [
      ...wholeFault(entry, at),
      ...currencyFault(entry, before.get(entry.id ?? 0), tripCurrency, at),
    ]),
    ...sizeFaults(asked, before),
  ]
}

function wholeFault({ id, priceType, numberOfPersons, sellPrice }: AskedTier, at: number): TierFault[] {
  const isNew = id === undefined
  const faults: TierFault[] = []
  if (priceType === undefined ? isNew : priceType !== 'double' && priceType !== 'single') {
    faults.push({ at, field: 'priceType', message: 'Erlaubt sind: double, single' })
  }
  if (numberOfPersons === null || (isNew && numberOfPersons === undefined)) {
    faults.push({ at, field: 'numberOfPersons', message: pleaseFillIn })
  }
  if (sellPrice === null || (isNew && sellPrice === undefined))
    faults.push({ at, field: 'sellPrice', message: pleaseFillIn })
  if (sellPrice != null && sellPrice.cents < 0) {
    faults.push({ at, field: 'sellPrice', message: 'Der Preis darf nicht negativ sein.' })
  }
  return faults
}

function currencyFault({ sellPrice }: AskedTier, before: KeptTier | undefined, tripCurrency: string, at: number) {
  const message = changedForeignPrice(sellPrice, before?.sellPrice ?? null, tripCurrency)
  return message === null ? [] : [{ at, field: 'sellPrice' as const, message }]
}

function sizeFaults(asked: readonly AskedTier[], before: ReadonlyMap<number, KeptTier>): TierFault[] {
  const sizes = asked.map((entry, at) => {
    const known = before.get(entry.id ?? 0)
    const { priceType = known?.priceType, numberOfPersons = known?.numberOfPersons } = entry
    const isKept = known !== undefined && priceType === known.priceType && numberOfPersons === known.numberOfPersons
    return { at, size: `${priceType} ${numberOfPersons}`, isKept, isNamed: numberOfPersons != null }
  })
  const taken = new Set(sizes.flatMap(({ size, isKept }) => (isKept ? [size] : [])))
  return sizes.flatMap(({ at, size, isKept, isNamed }) => {
    if (isKept || !isNamed) return []
    if (taken.has(size)) return [{ at, field: 'numberOfPersons' as const, message: sizeHasPrice }]
    taken.add(size)
    return []
  })
}
