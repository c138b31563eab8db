import { marginScheme } from '../../invoices/invoice-tax.ts'
import type { TaxGroup, TaxPercentage } from '../../invoices/issued.ts'
import { sharesOf } from '../datev/bookings.ts'

/** An invoice that stands, no prepayment; what it has taken over of earlier ones that were none either. */
export type ChargingInvoice = {
  readonly taxGroups: readonly TaxGroup[]
  /** Over the whole price, or what a cancelled trip costs. */
  readonly isWhole: boolean
  readonly takenOver: readonly {
    readonly cents: number
    readonly taxGroups: readonly TaxGroup[]
    readonly isWhole: boolean
  }[]
}

/** What a client was let off for paying early, on an invoice that stands, with that invoice's rates. */
export type GrantedDiscount = { readonly cents: number; readonly taxGroups: readonly TaxGroup[] }

/**
 * What a trip brings by rate: what was charged, each amount once. The last invoice over the whole price, or over what a cancelled trip
 * costs, stands in place of those before it, also of what they had received by prepayments. Without one it is what the calculation comes to:
 * what was charged of that stands at its rates, the rest is under the margin scheme.
 * What was let off for paying early is brought by nobody, by the rates of its invoice as it is booked (decision 081).
 * @param invoices in the order in which they were issued
 */
export function revenueOf(
  invoices: readonly ChargingInvoice[],
  plannedCents: number,
  discounts: readonly GrantedDiscount[] = [],
): { readonly revenue: ReadonlyMap<TaxPercentage, number>; readonly isInvoiced: boolean } {
  const revenue = new Map<TaxPercentage, number>()
  const add = (rate: TaxPercentage, cents: number) => revenue.set(rate, (revenue.get(rate) ?? 0) + cents)
  const last = invoices.findLast(({ isWhole }) => isWhole)
  for (const { taxGroups, takenOver } of invoices.filter((one) => !one.isWhole || one === last)) {
    for (const { taxPercentage, grossCents } of taxGroups) add(taxPercentage, grossCents)
    const beside = takenOver.filter(({ isWhole }) => !isWhole)
    for (const { cents, taxPercentage } of beside.flatMap(sharesOf)) add(taxPercentage, -cents)
  }
  const isInvoiced = last !== undefined
  if (!isInvoiced) {
    // An invoice over a part charges it on account of the price: the one over the whole will take it over.
    const charged = [...revenue.values()].reduce((sum, cents) => sum + cents, 0)
    add(marginScheme, Math.max(0, plannedCents - charged))
  }
  for (const { cents, taxPercentage } of discounts.flatMap(sharesOf)) add(taxPercentage, -cents)
  return { revenue, isInvoiced }
}
