import { untypeset } from '../typography/typeset.ts'
import type { LineTaxes, TaxPercentage } from './issued.ts'

/** What a house supplies itself is taxed like anything else it sells (§ 25 UStG is of what was bought in). */
const ownServiceRate: TaxPercentage = 19

export type UsualTaxes = {
  /** Rates of rows on the invoice of the trip before; null before there is one. */
  readonly before: LineTaxes | null
  /** Words by which rows of own services are known: 'Eigener Bus'. */
  readonly ownServices: readonly string[]
  /** Rates the house has. */
  readonly offered: readonly TaxPercentage[]
}

/**
 * The rates rows of the calculation have unless somebody says otherwise: those of the invoice before, for what comes after a prepayment
 * taxes the same services (§ 14 Abs. 5 UStG), else that of own services for rows which are named as one.
 * @returns rows that differ from the rate of the invoice
 */
export function usualLineTaxes(
  rows: readonly { readonly key: string | null; readonly name: string }[],
  { before, ownServices, offered }: UsualTaxes,
): LineTaxes {
  const keys = new Set(rows.map(({ key }) => key))
  if (before !== null) return before.filter(({ key }) => keys.has(key))
  if (!offered.includes(ownServiceRate)) return []
  const plain = (text: string) => untypeset(text).toLowerCase()
  const words = ownServices.map(plain)
  const own = rows.filter(({ name }) => words.some((word) => plain(name).includes(word)))
  return [...new Set(own.flatMap(({ key }) => key ?? []))].map((key) => ({ key, taxPercentage: ownServiceRate }))
}
