import { rounded } from '../../../money.ts'
import { untypeset } from '../../../typography/typeset.ts'
import { reverseCharge } from '../../invoice-tax.ts'
import type { IssuedInvoice, IssuedLine, TaxGroup } from '../../issued.ts'
import type { EAllowance, ELine, ERate } from './e-invoice.ts'

/** A rate of ours as EN 16931 calls it; what shows no tax is exempt, under the margin scheme as well (category E), or owed by the buyer (AE). */
export function rateOf(percentage: number): ERate {
  if (percentage === reverseCharge) return { category: 'AE', percentage: 0 }
  return percentage > 0 ? { category: 'S', percentage } : { category: 'E', percentage: 0 }
}

/**
 * The lines of an invoice without their tax, discounts apart: those of a rate add up to the net amount of its group to the cent.
 * What takes an invoice back has its lines turned around and no discounts: a line of it may be one that was given.
 */
export function netLines({ lines, taxGroups, references }: Pick<IssuedInvoice, 'lines' | 'taxGroups' | 'references'>): {
  lines: ELine[]
  allowances: EAllowance[]
} {
  const netCents = new Map(taxGroups.flatMap((group) => netsOf(group, lines)))
  const isAllLines = references.original !== null || lines.every(({ cents }) => cents < 0)
  const isDiscount = ({ cents }: IssuedLine) => !isAllLines && cents < 0
  const net = (line: IssuedLine) => netCents.get(line) ?? 0
  return {
    lines: lines.filter((line) => !isDiscount(line)).map((line) => lineOf(line, net(line))),
    allowances: lines.filter(isDiscount).map((line) => ({
      rate: rateOf(line.taxPercentage),
      reason: plain([line.name, line.detail].filter((text) => text !== '').join(', ')),
      netCents: -net(line),
    })),
  }
}

/** Each line rounded alone would miss the group by cents; the largest line takes the difference. */
function netsOf({ taxPercentage, netCents }: TaxGroup, lines: readonly IssuedLine[]): [IssuedLine, number][] {
  const own = lines.filter((line) => line.taxPercentage === taxPercentage)
  const nets = own.map(({ cents }) => (taxPercentage <= 0 ? cents : rounded((cents * 100) / (100 + taxPercentage))))
  const missing = netCents - nets.reduce((sum, cents) => sum + cents, 0)
  const largest = own.reduce(
    (best, { cents }, index) => (Math.abs(cents) > Math.abs(own[best]?.cents ?? 0) ? index : best),
    0,
  )
  return own.map((line, index) => [line, (nets[index] ?? 0) + (index === largest ? missing : 0)])
}

function lineOf({ name, detail, quantity, unitCents, taxPercentage }: IssuedLine, netCents: number): ELine {
  const counted = netCents < 0 && quantity > 0 ? -quantity : quantity
  return {
    rate: rateOf(taxPercentage),
    name: plain(name) || 'Leistung',
    description: plain(detail),
    quantity: counted,
    price: priceOf(counted === 0 ? Math.abs(unitCents) : Math.abs(netCents / counted)),
    netCents,
  }
}

/** A price without tax has as many places as bring quantity × price to the amount of the line. */
function priceOf(cents: number): string {
  return (cents / 100).toFixed(6).replace(/(\.\d{2}\d*?)0+$/, '$1')
}

/** A text of the paper without what only a printer needs. */
export function plain(text: string): string {
  return untypeset(text).replaceAll(/\s+/g, ' ').trim()
}
