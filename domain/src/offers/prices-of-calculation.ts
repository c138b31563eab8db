import { calculate, foreignPrices } from '../calculation/calculate.ts'
import { type CalculationItem, givenOf } from '../calculation/given.ts'
import { basisOnPaper, pricedInCurrency, rowsOfServices, shownRows } from '../calculation/paper/shown-rows.ts'
import type { PriceRow, TierRow } from '../calculation/price-row.ts'
import type { Money } from '../money.ts'
import { listIn } from '../typography/lists.ts'
import type { OfferedRow, OfferPrices } from './offer-source.ts'

type Settled = { readonly currency: string; readonly supplementPrices: boolean }

/**
 * What an offer says of a calculation: the engine's rows as far as the client may see them.
 * @param settled what the trip is sold in, and the setting `supplementPrices`
 */
export function pricesOfCalculation(item: CalculationItem, settled: Settled): OfferPrices {
  const given = givenOf(item, { ...settled, basis: basisOnPaper(item), invoices: [] })
  const rows = shownRows(given)
  const tiers = (priceType: TierRow['priceType']) =>
    tiersIn(rows, priceType)
      .filter(({ cents }) => cents !== 0)
      .map((row) => ({ ...row, price: priceOf(row) }))
  return {
    tiers: tiers('double').map(({ numberOfPersons, price }) => ({ fromPax: numberOfPersons, price })),
    singleSupplements: tiers('single').map(({ numberOfPersons, price }) => ({ upToRooms: numberOfPersons, price })),
    minimumPax: item.minimumPersons,
    hasOwnSinglePrices: !settled.supplementPrices,
    services: pricedInCurrency(rowsOfServices(item, given.rows), settled.currency),
    rows: rows.filter(isOffered),
  }
}

/** What somebody must know before the offer goes out: what the calculation warns of, and whom it offers no price. */
export function warningsOfOffer(
  item: CalculationItem,
  settled: Settled,
): { readonly warnings: readonly string[]; readonly foreignPrices: readonly string[] } {
  const given = givenOf(item, { ...settled, basis: basisOnPaper(item), invoices: [] })
  const foreign = foreignPrices(given.rows, settled.currency)
  const warnings = calculate(given).warnings.filter((text) => !foreign.includes(text))
  const unpriced = [...unpricedTiers(shownRows(given)), ...unpricedSizes(pricesOfCalculation(item, settled))]
  return { warnings: [...warnings, ...unpriced], foreignPrices: foreign }
}

function tiersIn(rows: readonly PriceRow[], priceType: TierRow['priceType']): TierRow[] {
  return rows.filter((row): row is TierRow => row.priceType === priceType)
}

/** A size at 0,00 has no price yet, as in a trip that was copied without prices: like all such rows it stands on no paper. */
export function unpricedTiers(rows: readonly PriceRow[]): string[] {
  const sizes = (priceType: TierRow['priceType'], label: (size: number) => string) =>
    tiersIn(rows, priceType)
      .filter(({ cents }) => cents === 0)
      .map(({ numberOfPersons }) => label(numberOfPersons))
  const open = [...sizes('double', (size) => `ab ${size} Pax`), ...sizes('single', (size) => `bis ${size} EZ`)]
  return open.length === 0 ? [] : [`Noch ohne Preis und auf keinem Papier: ${listIn('de_DE', open)}.`]
}

/** The trip takes place from so many guests on, and the first package price begins above them (money.md §2). */
export function unpricedSizes({ tiers, minimumPax }: Pick<OfferPrices, 'tiers' | 'minimumPax'>): string[] {
  const first = Math.min(...tiers.map(({ fromPax }) => fromPax))
  if (tiers.length === 0 || minimumPax === null || minimumPax >= first) return []
  const sizes = minimumPax === first - 1 ? `${minimumPax}` : `${minimumPax} bis ${first - 1}`
  return [
    `Für ${sizes} Pax gibt es keinen Paketpreis: Die Reise findet ab ${minimumPax} statt, der erste gilt ab ${first} Pax.`,
  ]
}

function priceOf({ cents, currency }: TierRow): Money {
  return { cents, currency }
}

function isOffered(row: PriceRow): row is OfferedRow {
  return (
    row.priceType === 'hotelSupplement' ||
    row.priceType === 'ferrySupplement' ||
    row.priceType === 'trainSupplement' ||
    row.priceType === 'item' ||
    row.priceType === 'extra'
  )
}
