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
  /** With tax that the house deducts: an own service, which lowers no margin (§ 25 Abs. 1 UStG). */
  readonly isOwn: boolean
  /** Of whoever charges it, for what belongs to no service. */
  readonly region: Region
}

/** Only a whole invoice or the final one tells what a service cost; with a deposit alone it counts as planned. */
const closing: readonly SupplierInvoiceType[] = ['whole', 'final']

type Charge = ChargedAdvance & { readonly inTrip: number }

/**
 * What is bought in for a trip: of each service what suppliers charged for it, or what it was planned to cost as long as they have not
 * charged all of it. Of what the trip costs beside its services, a hired bus, entries, a certificate, as much is still planned as nobody
 * has charged: an invoice over one of them says nothing of the others.
 * @param regionOfService where each is supplied @param rates how much of a currency one unit of the trip's buys
 * @returns what is bought in, what own services cost, and currencies without a rate, of which nothing is in it
 */
export function advancesOf(
  planned: readonly PlannedAdvance[],
  charged: readonly ChargedAdvance[],
  regionOfService: ReadonlyMap<number, Region>,
  { currency, rates }: { readonly currency: string; readonly rates: Readonly<Record<string, number>> },
): { readonly advances: readonly Advance[]; readonly ownCents: number; readonly withoutRate: readonly string[] } {
  const rateOf = (one: ChargedAdvance) => (one.currency === currency ? 1 : rates[one.currency])
  const charges = charged.map((one): Charge => ({ ...one, inTrip: rounded(one.cents / (rateOf(one) ?? Infinity)) }))
  const withoutRate = charged.filter((one) => rateOf(one) === undefined).map((one) => one.currency)
  const isBeside = ({ service }: { readonly service: number | null }) => service === null
  const ofServices = advancesOfServices(
    planned.filter((one) => !isBeside(one)),
    charges.filter((one) => !isBeside(one)),
    regionOfService,
  )
  return {
    advances: [...ofServices, ...advancesBeside(sumOf(planned.filter(isBeside)), charges.filter(isBeside), ofServices)],
    ownCents: chargedIn(charges.filter(({ isOwn }) => isOwn)),
    withoutRate: [...new Set(withoutRate)],
  }
}

/** Own services are none of others: once one is charged, nothing of it is bought in, whatever was planned. */
function advancesOfServices(
  planned: readonly PlannedAdvance[],
  charges: readonly Charge[],
  regionOfService: ReadonlyMap<number, Region>,
): Advance[] {
  const plans = Map.groupBy(planned, ({ service }) => service ?? 0)
  const ofServices = Map.groupBy(charges, ({ service }) => service ?? 0)
  return [...new Set([...plans.keys(), ...ofServices.keys()])].map((service) => {
    const all = ofServices.get(service) ?? []
    const isActual = all.some(({ type }) => closing.includes(type))
    const actual = chargedIn(all.filter(({ isOwn }) => !isOwn))
    // What was charged in part costs at least that, whatever was planned.
    const cents = isActual ? actual : Math.max(actual, sumOf(plans.get(service) ?? []))
    return { region: regionOfService.get(service) ?? 'unclear', cents, isActual }
  })
}

/** As long as it is planned it is in the EU where all services are, else nobody knows. */
function advancesBeside(plan: number, charges: readonly Charge[], ofServices: readonly Advance[]): Advance[] {
  const boughtIn = charges.filter(({ isOwn }) => !isOwn)
  // What is credited later was charged all the same.
  const rest = plan - chargedIn(charges.filter(({ type }) => type !== 'credit'))
  const isInUnion = ofServices.every(({ region }) => region === 'eu')
  return [
    ...boughtIn.map(({ region, inTrip }) => ({ region, cents: inTrip, isActual: true })),
    ...(rest > 0 ? [{ region: isInUnion ? ('eu' as const) : ('unclear' as const), cents: rest, isActual: false }] : []),
  ]
}

function chargedIn(charges: readonly Charge[]): number {
  return charges.reduce((sum, { inTrip }) => sum + inTrip, 0)
}

function sumOf(planned: readonly PlannedAdvance[]): number {
  return planned.reduce((sum, { cents }) => sum + cents, 0)
}
