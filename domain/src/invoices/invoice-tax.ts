import { rounded } from '../money.ts'
import type { IssuedInvoice, IssuedLine, TaxGroup, TaxPercentage } from './issued.ts'

/** The key of `taxOptions` that shows no amount: § 25 UStG. */
export const marginScheme: TaxPercentage = -1

/**
 * That of own services to a firm of another member state, which owes the tax there (§ 3a Abs. 2, § 14a Abs. 1 UStG; decision 162). No tax is
 * in it.
 */
export const reverseCharge: TaxPercentage = -2

/** A rate as people read it: what is bought in for a third country is free of tax (§ 25 Abs. 2 UStG). */
export function rateInWords(rate: number): string {
  if (rate === reverseCharge) return 'Reverse Charge'
  return rate === marginScheme ? '§ 25 UStG' : rate === 0 ? 'Drittland, steuerfrei' : `${rate} %`
}

/** The tax in a gross amount: gross × p / (100 + p); none under the margin scheme (money.md §5). */
export function taxIn(grossCents: number, percentage: TaxPercentage): number {
  return percentage <= 0 ? 0 : rounded((grossCents * percentage) / (100 + percentage))
}

/** The lines by their rate, highest rate first; the tax of each group is rounded once. */
export function taxGroups(lines: readonly Pick<IssuedLine, 'cents' | 'taxPercentage'>[]): TaxGroup[] {
  const byRate = Map.groupBy(lines, ({ taxPercentage }) => taxPercentage)
  return [...byRate]
    .sort(([one], [other]) => other - one)
    .map(([taxPercentage, group]) => {
      const grossCents = group.reduce((sum, { cents }) => sum + cents, 0)
      const taxCents = taxIn(grossCents, taxPercentage)
      return { taxPercentage, grossCents, netCents: grossCents - taxCents, taxCents }
    })
}

/** How much tax is in what was received on an invoice (§ 14 Abs. 5 UStG). */
export function taxInPayment(
  receivedCents: number,
  { totalCents, taxCents }: Pick<IssuedInvoice['totals'], 'totalCents' | 'taxCents'>,
): number {
  return totalCents === 0 ? 0 : rounded((receivedCents * taxCents) / totalCents)
}
