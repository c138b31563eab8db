import { type RatesByDay, rateOfDay } from '../../calculation/rate-of-day.ts'
import type { CalendarDate } from '../../calendar-date.ts'
import { defaultCurrency, rounded } from '../../money.ts'
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
  /** Of the invoice: by the rate of that day it is booked. */
  readonly date: CalendarDate
  /** With tax that the house deducts: an own service, which lowers no margin (§ 25 Abs. 1 UStG). */
  readonly isOwn: boolean
  /** Of whoever charges it, for what belongs to no service. */
  readonly region: Region
}

/** Only a whole invoice or the final one tells what a service cost; with a deposit alone it counts as planned. */
const closing: readonly SupplierInvoiceType[] = ['whole', 'final']

type Charge = ChargedAdvance & { readonly inEuros: number }

/** By which rates what a trip costs is told in euros. */
export type AdvanceRates = {
  /** That of the trip. */
  readonly currency: string
  /** How much of another currency one unit of the trip's buys, as it is named for the trip. */
  readonly rates: Readonly<Record<string, number>>
  /** How much of a currency one euro bought, as the house knows it: the books take these (INV-08). */
  readonly euroRates: RatesByDay
  /** When the trip is supplied: by the rate of that day goes what is planned. */
  readonly suppliedOn: CalendarDate
}

/**
 * How much of a currency one euro buys, so that an amount is converted once: of a trip in euros its own rate, else that of the house.
 * Only what the house does not know of a trip in another currency goes by the trip's.
 */
function euroRateOf(asked: string, day: CalendarDate, by: AdvanceRates): number | undefined {
  const { currency, rates } = by
  const ofHouse = (one: string) => rateOfDay(by.euroRates.get(one), day)?.rate
  if (asked === defaultCurrency) return 1
  if (currency === defaultCurrency) return rates[asked] ?? ofHouse(asked)
  const [known, ofTrip, named] = [ofHouse(asked), ofHouse(currency), rates[asked]]
  return known ?? (ofTrip === undefined || named === undefined ? undefined : ofTrip * named)
}

/**
 * What is bought in for a trip: of each service what suppliers charged for it, or what it was planned to cost as long as they have not
 * charged all of it. Of what the trip costs beside its services, a hired bus, entries, a certificate, as much is still planned as nobody
 * has charged: an invoice over one of them says nothing of the others.
 * @param regionOfService where each is supplied
 * @returns what is bought in and what own services cost, in cents of euros, and currencies without a rate, of which nothing is in it
 */
export function advancesOf(
  planned: readonly PlannedAdvance[],
  charged: readonly ChargedAdvance[],
  regionOfService: ReadonlyMap<number, Region>,
  by: AdvanceRates,
): { readonly advances: readonly Advance[]; readonly ownCents: number; readonly withoutRate: readonly string[] } {
  const euros = (cents: number, currency: string, day: CalendarDate) =>
    rounded(cents / (euroRateOf(currency, day, by) ?? Infinity))
  const planInEuros = (cents: number) => euros(cents, by.currency, by.suppliedOn)
  const charges = charged.map((one): Charge => ({ ...one, inEuros: euros(one.cents, one.currency, one.date) }))
  const withoutRate = charged.filter(({ currency, date }) => euroRateOf(currency, date, by) === undefined)
  const isBeside = ({ service }: { readonly service: number | null }) => service === null
  const ofServices = advancesOfServices(
    planned.filter((one) => !isBeside(one)),
    planInEuros,
    charges.filter((one) => !isBeside(one)),
    regionOfService,
  )
  const plan = planInEuros(sumOf(planned.filter(isBeside)))
  return {
    advances: [...ofServices, ...advancesBeside(plan, charges.filter(isBeside), ofServices)],
    ownCents: chargedIn(charges.filter(({ isOwn }) => isOwn)),
    withoutRate: [...new Set(withoutRate.map(({ currency }) => currency))],
  }
}

/** Own services are none of others: once one is charged, nothing of it is bought in, whatever was planned. */
function advancesOfServices(
  planned: readonly PlannedAdvance[],
  inEuros: (cents: number) => number,
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
    const cents = isActual ? actual : Math.max(actual, inEuros(sumOf(plans.get(service) ?? [])))
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
    ...boughtIn.map(({ region, inEuros }) => ({ region, cents: inEuros, isActual: true })),
    ...(rest > 0 ? [{ region: isInUnion ? ('eu' as const) : ('unclear' as const), cents: rest, isActual: false }] : []),
  ]
}

function chargedIn(charges: readonly Charge[]): number {
  return charges.reduce((sum, { inEuros }) => sum + inEuros, 0)
}

function sumOf(planned: readonly PlannedAdvance[]): number {
  return planned.reduce((sum, { cents }) => sum + cents, 0)
}
