import { rounded } from '../../money.ts'
import type { SupplierInvoiceType } from '../suppliers/supplier-invoice-types.ts'
import type { Advance } from './margin.ts'
import type { Region } from './regions.ts'

/** What a service is planned to cost, in the trip's currency; null for what the trip costs beside its services. */
export type PlannedAdvance = { readonly service: number | null; readonly cents: number }

/** What a supplier charges; cents of its own currency, below nothing for a credit. */
export type ChargedAdvance = {
  /** Null for the trip as a whole. */
  readonly service: number | null
  readonly type: SupplierInvoiceType
  readonly cents: number
  readonly currency: string
  /** Of whoever charges it, for what belongs to no service. */
  readonly region: Region
}

/** Only a whole invoice or the final one tells what a service cost; with a deposit alone it counts as planned. */
const closing: readonly SupplierInvoiceType[] = ['whole', 'final']

/**
 * What is bought in for a trip: of each service what suppliers charged for it, or what it was planned to cost as long as they have not
 * charged all of it. What is charged for no service takes the place of what the trip costs beside its services, a hired bus: as long as
 * that is planned it is in the EU where all services are, else nobody knows.
 * @param regionOfService where each is supplied @param rates how much of a currency one unit of the trip's buys
 * @returns what is bought in, and currencies without a rate, of which nothing is in it
 */
export function advancesOf(
  planned: readonly PlannedAdvance[],
  charged: readonly ChargedAdvance[],
  regionOfService: ReadonlyMap<number, Region>,
  { currency, rates }: { readonly currency: string; readonly rates: Readonly<Record<string, number>> },
): { readonly advances: readonly Advance[]; readonly withoutRate: readonly string[] } {
  const withoutRate = new Set<string>()
  const inTripCurrency = (one: ChargedAdvance): number => {
    const rate = one.currency === currency ? 1 : rates[one.currency]
    if (rate !== undefined) return rounded(one.cents / rate)
    withoutRate.add(one.currency)
    return 0
  }
  const ofServicesPlanned = planned.filter((one) => one.service !== null)
  const plans = Map.groupBy(ofServicesPlanned, ({ service }) => service ?? 0)
  const ofServices = Map.groupBy(
    charged.filter((one) => one.service !== null),
    ({ service }) => service ?? 0,
  )
  const advances: Advance[] = []
  for (const service of new Set([...plans.keys(), ...ofServices.keys()])) {
    const invoices = ofServices.get(service) ?? []
    const isActual = invoices.some(({ type }) => closing.includes(type))
    const plan = (plans.get(service) ?? []).reduce((sum, { cents }) => sum + cents, 0)
    const actual = invoices.reduce((sum, one) => sum + inTripCurrency(one), 0)
    // What was charged in part of a service that nobody has planned is all that is known.
    const cents = isActual || !plans.has(service) ? actual : plan
    advances.push({ region: regionOfService.get(service) ?? 'unclear', cents, isActual })
  }
  const beside = charged.filter((one) => one.service === null)
  const isBesideActual = beside.some(({ type }) => closing.includes(type))
  const plan = planned.reduce((sum, { service, cents }) => (service === null ? sum + cents : sum), 0)
  if (!isBesideActual && plan !== 0) {
    const isInUnion = advances.every(({ region }) => region === 'eu')
    advances.push({ region: isInUnion ? 'eu' : 'unclear', cents: plan, isActual: false })
  } else {
    for (const one of beside)
      advances.push({ region: one.region, cents: inTripCurrency(one), isActual: isBesideActual })
  }
  return { advances, withoutRate: [...withoutRate] }
}
