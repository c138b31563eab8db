import { marginScheme } from '../../invoices/invoice-tax.ts'
import type { TaxGroup, TaxPercentage } from '../../invoices/issued.ts'
import { sharesOf } from '../datev/bookings.ts'

/** An invoice that stands, no prepayment; what it has taken over of earlier ones that were none either. */
export type ChargingInvoice = {
  readonly taxGroups: readonly TaxGroup[]
  /** Over the whole price, or what a cancelled trip costs. */
  readonly isWhole: boolean
  readonly takenOver: readonly { readonly cents: number; readonly taxGroups: readonly TaxGroup[] }[]
}

/**
 * What a trip brings by rate: what was charged, each amount once; without an invoice over the whole price what the calculation comes
 * to, under the margin scheme, and whatever was charged beside.
 */
export function revenueOf(
  invoices: readonly ChargingInvoice[],
  plannedCents: number,
): { readonly revenue: ReadonlyMap<TaxPercentage, number>; readonly isInvoiced: boolean } {
  const revenue = new Map<TaxPercentage, number>()
  const add = (rate: TaxPercentage, cents: number) => revenue.set(rate, (revenue.get(rate) ?? 0) + cents)
  for (const { taxGroups, takenOver } of invoices) {
    for (const { taxPercentage, grossCents } of taxGroups) add(taxPercentage, grossCents)
    for (const { cents, taxPercentage } of takenOver.flatMap(sharesOf)) add(taxPercentage, -cents)
  }
  const isInvoiced = invoices.some(({ isWhole }) => isWhole)
  if (!isInvoiced) add(marginScheme, plannedCents)
  return { revenue, isInvoiced }
}
