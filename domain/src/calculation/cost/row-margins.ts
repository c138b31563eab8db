import { rounded } from '../../money.ts'
import { type Calculation, type CalculationGiven, calculate } from '../calculate.ts'
import { paying } from '../free-places.ts'
import type { TierRow } from '../price-row.ts'
import { costsGivenAt, givenAt } from './at-size.ts'
import type { CostGiven } from './cost-service.ts'
import { type Costs, costsOf, overheadOf } from './costs.ts'
import { shareOf } from './result.ts'
import { suggestedPrice, type Target } from './target.ts'

/** What stands beside a price: what it costs us, what it brings, and the price that keeps the target. Cents. */
export type RowMargin = {
  /** For one guest: of a tier at its lower limit, of a service as all who are charged for it share it. */
  readonly cost: number
  readonly margin: number
  readonly share: number | null
  /** Only of tiers; null where the price keeps the target. */
  readonly suggestion: number | null
}

export type MarginGiven = {
  readonly sale: CalculationGiven
  readonly cost: CostGiven
  readonly target: Target
  /** Which service a row of the calculation follows. */
  readonly services: ReadonlyMap<string, number>
}

/** @returns what stands beside the rows, by their keys; rows without a cost of their own have none */
export function rowMargins(given: MarginGiven, calculation: Calculation, costs: Costs): ReadonlyMap<string, RowMargin> {
  const tiers = given.sale.rows.filter(
    (row): row is TierRow => row.priceType === 'double' || row.priceType === 'single',
  )
  const ofTiers = tiers.map((row): [string, RowMargin | null] => [row.key, marginOfTier(row, given, calculation)])
  const ofServices = calculation.lines.map(({ key, cents, quantity }): [string, RowMargin | null] => {
    const service = given.services.get(key)
    if (service === undefined) return [key, null]
    const purchase = costs.lines
      .filter((line) => line.share === 'additional' && line.service === service)
      .reduce((sum, line) => sum + line.cents, 0)
    if (purchase === 0 || quantity === 0) return [key, null]
    const cost = purchase + overheadOf(purchase, given.cost)
    const each = marginOf(rounded(cents / quantity), rounded(cost / quantity), null)
    return [key, { ...each, share: shareOf(cents - cost, cents) }]
  })
  return new Map([...ofTiers, ...ofServices].flatMap(([key, margin]) => (margin === null ? [] : [[key, margin]])))
}

function marginOf(sale: number, cost: number, suggestion: number | null): RowMargin {
  return { cost, margin: sale - cost, share: shareOf(sale - cost, sale), suggestion }
}

/** A package is looked at where it is dearest, at its lower limit; single rooms as the group is. */
function marginOfTier(row: TierRow, given: MarginGiven, { group }: Calculation): RowMargin | null {
  if (row.currency !== given.sale.currency) return null
  const { person, alone } = unitCostsAt(
    given,
    row.priceType === 'double' || group.pax === 0 ? row.numberOfPersons : group.pax,
  )
  const { sale, target } = given
  if (row.priceType === 'double') {
    return person === null ? null : withSuggestion(row.cents, person, target, target.centsPerPerson)
  }
  if (alone === null) return null
  if (sale.supplementPrices) return withSuggestion(row.cents, alone, target, 0)
  return person === null ? null : withSuggestion(row.cents, person + alone, target, target.centsPerPerson)
}

function withSuggestion(price: number, cost: number, target: Target, extra: number): RowMargin {
  // Whoever pays nothing costs nothing that a price could bring in.
  const suggestion = cost === 0 ? null : suggestedPrice(cost, target, extra)
  const margin = price - cost
  const isKept = (margin - extra) * 100 >= price * target.percent
  return marginOf(price, cost, isKept ? null : suggestion)
}

/** What a paying guest costs us, and what one alone costs more; null where nobody sleeps alone, and where nobody told a price. */
type UnitCosts = { readonly person: number | null; readonly alone: number | null }

/**
 * What one guest of a group of this size costs: purchase and general expenses without what services on top and single rooms
 * cost, spread over those who pay.
 */
function unitCostsAt({ sale, cost }: Pick<MarginGiven, 'sale' | 'cost'>, pax: number): UnitCosts {
  const { group, free } = calculate(givenAt(sale, pax))
  const { lines, gaps } = costsOf(costsGivenAt(cost, pax))
  const inPackage = lines.filter(({ share }) => share !== 'additional')
  const alone = inPackage.reduce((sum, { singleCents }) => sum + singleCents, 0)
  const shared = inPackage.reduce((sum, { cents }) => sum + cents, 0) - alone
  const whole = shared + overheadOf(shared, cost) + cost.overhead.centsPerPerson * group.pax
  // Nothing beside a gap is no cost of 0 (money.md §4).
  const isUnknown = (cents: number) => cents === 0 && gaps.length > 0
  const payers = paying(group.pax, free.double + free.single)
  const alonePayers = paying(group.singles, free.single)
  return {
    person: isUnknown(shared) ? null : payers === 0 ? 0 : rounded(whole / payers),
    alone: alonePayers === 0 || isUnknown(alone) ? null : rounded((alone + overheadOf(alone, cost)) / alonePayers),
  }
}
