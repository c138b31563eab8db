import { advancesOf } from '@reisewerk/domain/accounting/margin/advances.ts'
import { type MarginRow, marginOf, marginTotals, thirdShare } from '@reisewerk/domain/accounting/margin/margin.ts'
import { type MarginList, marginPeriodFault } from '@reisewerk/domain/accounting/margin/margin-list.contract.ts'
import { regionOf } from '@reisewerk/domain/accounting/margin/regions.ts'
import { type ChargingInvoice, revenueOf } from '@reisewerk/domain/accounting/margin/revenue.ts'
import type { CostsAnswer } from '@reisewerk/domain/calculation/cost/purchase.contract.ts'
import { type RatesByDay, rateOfDay } from '@reisewerk/domain/calculation/rate-of-day.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { defaultCurrency, rounded } from '@reisewerk/domain/money.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { badRequest, notFound } from '../../../platform/errors.ts'
import type { ResourceSet } from '../../../platform/resource/resource.ts'
import { readSettings } from '../../accounts/settings.service.ts'
import { calculationCosts } from '../../calculation/costs.service.ts'
import { readRatesByDay } from '../../calculation/rates-by-day.service.ts'
import {
  type ChargedRow,
  type MarginTrip,
  type PlacedService,
  readCharged,
  readChargingInvoices,
  readDiscounts,
  readMarginTrips,
  readServicePlaces,
  readTaxGroups,
  readTripsOf,
  readWhole,
} from './margin.queries.ts'

/** Whether a house buys in what stands beside services, and how much of a currency one euro bought. */
type ReckonedBy = { readonly isBoughtIn: boolean; readonly euroRates: RatesByDay }
type Period = { readonly from?: CalendarDate | undefined; readonly to?: CalendarDate | undefined }

/**
 * The margins under § 25 UStG of the trips of a house that ended in a period (INV-12).
 * @throws ApiError 404 without the house, 400 for a period that is none
 */
export async function marginList(
  trx: Transaction,
  resources: ResourceSet,
  organisationId: number,
  { from, to }: Period,
): Promise<MarginList> {
  if (!trx.actor.organisationIds.includes(organisationId)) throw notFound('Die Organisation')
  const fault = marginPeriodFault(from, to)
  if (fault !== null) throw badRequest(fault.message)
  const { settings } = await readSettings(trx, organisationId)
  const trips = await readMarginTrips(trx, organisationId, from ?? '', to ?? '')
  const { buysInExtras } = settings.accounting
  const { rows, notes } = await marginsOf(trx, resources, organisationId, trips, buysInExtras)
  const hidden = 'Reisen, die nur Administratoren sehen, stehen nicht in der Liste.'
  return { rows, totals: marginTotals(rows), notes: [...notes, ...(trx.actor.isAdmin ? [] : [hidden])] }
}

/**
 * Of what is bought in for these trips the part of third countries, as it is known by now: revenue is booked by it (INV-08).
 * @param euroRates how much of a currency one euro bought
 * @returns by trip, 0 to 1; of trips of whom nobody knows a place it is 0
 */
export async function thirdShares(
  trx: Transaction,
  resources: ResourceSet,
  orders: readonly number[],
  { isBoughtIn, euroRates }: ReckonedBy,
): Promise<ReadonlyMap<number, number>> {
  const [trips, places, charged] = await Promise.all([
    readTripsOf(trx, orders),
    readServicePlaces(trx, orders),
    readCharged(trx, orders),
  ])
  const shares = new Map<number, number>()
  for (const trip of trips) {
    const ofTrip = <One extends { readonly order: number }>(all: readonly One[]) =>
      all.filter((one) => one.order === trip.id)
    const regions = ofTrip(places).map(regionOf)
    // Most trips stay in the EU: what they cost need not be reckoned.
    const isAbroad = regions.includes('third') || ofTrip(charged).some(({ country }) => country !== null)
    if (!isAbroad) continue
    const costs = await calculationCosts(trx, resources, trip.calculationId, 'Reserved')
    const { advances } = advancesOfTrip(trip, costs, { isBoughtIn, euroRates }, ofTrip(places), ofTrip(charged))
    const sum = (isThird: boolean) => sumOf(advances.filter(({ region }) => (region === 'third') === isThird))
    shares.set(trip.id, thirdShare(sum(false), sum(true)))
  }
  return shares
}

async function marginsOf(
  trx: Transaction,
  resources: ResourceSet,
  organisationId: number,
  trips: readonly MarginTrip[],
  isBoughtIn: boolean,
): Promise<{ rows: MarginRow[]; notes: string[] }> {
  const ids = trips.map(({ id }) => id)
  const [places, charged, charging, euroRates, discounts] = await Promise.all([
    readServicePlaces(trx, ids),
    readCharged(trx, ids),
    readCharging(
      trx,
      trips.flatMap(({ invoices }) => invoices),
    ),
    readRatesByDay(trx, organisationId),
    readDiscounts(trx, ids),
  ])
  const [placesOf, chargedOf] = [Map.groupBy(places, ({ order }) => order), Map.groupBy(charged, ({ order }) => order)]
  const notes: string[] = []
  const rows: MarginRow[] = []
  for (const trip of trips) {
    const rate = trip.currency === defaultCurrency ? 1 : rateOfDay(euroRates.get(trip.currency), trip.suppliedOn)?.rate
    if (rate === undefined) {
      notes.push(`${trip.orderNumber}: Für ${trip.currency} ist kein Kurs bekannt, die Reise steht nicht in der Liste.`)
      continue
    }
    const costs = await calculationCosts(trx, resources, trip.calculationId, 'Reserved')
    const of = [placesOf.get(trip.id) ?? [], chargedOf.get(trip.id) ?? []] as const
    const bought = advancesOfTrip(trip, costs, { isBoughtIn, euroRates }, ...of)
    if (bought.withoutRate.length > 0) {
      notes.push(
        `${trip.orderNumber}: Rechnungen in ${bought.withoutRate.join(', ')} zählen nicht mit, es fehlt der Kurs.`,
      )
    }
    const sold = revenueOf(
      trip.invoices.flatMap((id) => charging.get(id) ?? []),
      trip.isCancelled ? 0 : costs.result.sale,
      discounts.filter(({ order }) => order === trip.id),
    )
    const { id: order, orderNumber, name, suppliedOn, currency } = trip
    const own = trip.isCancelled || isBoughtIn ? 0 : sumOf(costs.lines.filter(({ service }) => service === null))
    const { advances } = bought
    const ownCents = rounded(own / rate) + bought.ownCents
    rows.push(marginOf({ order, orderNumber, name, suppliedOn, currency, rate, ...sold, advances, ownCents }))
  }
  return { rows, notes }
}

function advancesOfTrip(
  trip: MarginTrip,
  { lines, rates }: CostsAnswer,
  { isBoughtIn, euroRates }: ReckonedBy,
  places: readonly PlacedService[],
  charged: readonly ChargedRow[],
) {
  // What a cancelled trip was planned to cost is not paid.
  const planned = trip.isCancelled ? [] : lines.filter(({ service }) => service !== null || isBoughtIn)
  const regions = new Map(places.map((place) => [place.id, regionOf(place)]))
  const told = charged.map(({ country, ...one }) => ({
    ...one,
    region: regionOf({ kind: 'other', countries: country === null ? [] : [country] }),
  }))
  return advancesOf(planned, told, regions, {
    ...{ currency: trip.currency, rates, euroRates },
    suppliedOn: trip.suppliedOn,
  })
}

function sumOf(lines: readonly { readonly cents: number }[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0)
}

/** What invoices charge and take over, as it is booked (decision 048). */
async function readCharging(trx: Transaction, ids: readonly number[]): Promise<Map<number, ChargingInvoice>> {
  const [invoices, whole] = await Promise.all([readChargingInvoices(trx, ids), readWhole(trx, ids)])
  const earlier = invoices.flatMap(({ carried, snapshot }) => [
    ...carried.map(({ id }) => id),
    ...snapshot.deductions.map(({ invoiceId }) => invoiceId),
  ])
  const groups = new Map((await readTaxGroups(trx, earlier)).map((one) => [one.id, one.taxGroups]))
  return new Map(
    invoices.map(({ id, snapshot, carried }) => {
      const taken = [
        ...snapshot.deductions.map(({ invoiceId, type, cents }) => ({ id: invoiceId, type, cents })),
        ...carried,
      ]
      const takenOver = taken
        .filter(({ type }) => type !== 'prepayment')
        .map((one) => ({ cents: one.cents, taxGroups: groups.get(one.id) ?? [], isWhole: whole.has(one.id) }))
      return [id, { taxGroups: snapshot.taxGroups, isWhole: whole.has(id), takenOver }]
    }),
  )
}
