import type { BodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { Leg } from '@reisewerk/domain/geography/great-circle.ts'
import type { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import {
  type DayStop,
  type DrivenDistance,
  dayNameOf,
  drivenKilometres,
  drivenLegs,
} from '@reisewerk/domain/itinerary/plan/day-route.ts'
import { type PlanDay, stopsOfPlan } from '@reisewerk/domain/itinerary/plan/trip-plan.ts'
import type { ServiceBody } from '@reisewerk/domain/itinerary/service-contracts.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import type { RoadService } from '../../platform/routing/road-service.ts'
import { readRoads, saveRoute, storeRoads } from './day-route.queries.ts'
import { readDay } from './days.queries.ts'
import { readTripPlan } from './trip-plan.service.ts'

/** A day whose name or distance may be worked out, with its way. */
type RoutedDay = PlanDay & { readonly stops: readonly DayStop[] }

/** The routes of a trip's days (DAY-03). */
async function readRoutes(trx: Transaction, orderId: number): Promise<RoutedDay[]> {
  const plan = await readTripPlan(trx, orderId)
  const stops = stopsOfPlan(plan)
  return plan.map((day, index) => ({ ...day, stops: stops[index] ?? [] }))
}

/**
 * Keeps up the automatic names and calculated distances of a trip's days after its stops changed (DAY-03). It asks nobody
 * outside: what no routing service told yet is estimated, and made exact by `keepRoads` afterwards.
 */
export async function refreshRoutes(trx: Transaction, orderId: number): Promise<void> {
  const days = (await readRoutes(trx, orderId)).filter((day) => day.isAutomaticName || day.distanceIsCalculated)
  const byRoad = await knownRoads(
    trx,
    days.flatMap(({ stops }) => drivenLegs(stops)),
  )
  await Promise.all(
    days.map(async (day) => {
      const name = day.isAutomaticName ? dayNameOf(day.stops) : day.name
      const distance = day.distanceIsCalculated ? distanceOf(day, byRoad) : day.distanceKm
      if (name !== day.name || distance !== day.distanceKm) await saveRoute(trx, day.id, name, distance)
    }),
  )
}

/** Of a day that never had a stop of its own nothing is known, not that the bus stands. */
function distanceOf({ stops, distanceKm }: RoutedDay, byRoad: (leg: Leg) => number | null): number | null {
  return stops.every(({ by }) => by === null) && distanceKm === null
    ? null
    : Math.min(9_999, drivenKilometres(stops, byRoad).distance)
}

const stopFields: readonly (keyof ServiceBody)[] = [
  'day',
  'place',
  'selectedRequest',
  'startPort',
  'endPort',
  'startAirport',
  'endAirport',
  'startTrainStation',
  'endTrainStation',
  'predefinedRouteDetail',
  'clientOffer',
  'type',
  'endAt',
]

/** Whether a change of a service may lead its day elsewhere. */
export function touchesRoute(change: ServiceBody): boolean {
  return stopFields.some((name) => change[name] !== undefined)
}

/** Switching to the automatic name or the calculated distance fills it in at once (DAY-02). */
export async function calculatedRoute(
  trx: Transaction,
  id: number,
  body: BodyOf<typeof dayContract>,
): Promise<BodyOf<typeof dayContract>> {
  const needsName = body.isAutomaticName === true && body.name === undefined
  const needsDistance = body.distanceIsCalculated === true && body.distance === undefined
  if (!needsName && !needsDistance) return {}
  const stops = await stopsOfDay(trx, id)
  return {
    ...(needsName && { name: dayNameOf(stops) }),
    ...(needsDistance && { distance: drivenKilometres(stops, await knownRoads(trx, drivenLegs(stops))).distance }),
  }
}

/** The automatic name of a day from its places, ports, airports and stations (DAY-03). */
export async function generateDayName(trx: Transaction, id: number): Promise<{ name: string }> {
  return { name: dayNameOf(await stopsOfDay(trx, id)) }
}

/** The kilometres of a day, by road if a routing service knows them (DAY-03). */
export async function calculateDayDistance(
  trx: Transaction,
  id: number,
  roads: RoadService | null,
): Promise<DrivenDistance> {
  const stops = await stopsOfDay(trx, id)
  if (roads !== null) await learnRoads(trx, drivenLegs(stops), roads)
  return drivenKilometres(stops, await knownRoads(trx, drivenLegs(stops)))
}

/** The days of a trip whose calculated distance is an estimate, at least in part (DAY-03). */
export async function estimatedDays(trx: Transaction, orderId: number): Promise<number[]> {
  const days = (await readRoutes(trx, orderId)).filter((day) => day.distanceIsCalculated && day.distanceKm !== null)
  const byRoad = await knownRoads(
    trx,
    days.flatMap(({ stops }) => drivenLegs(stops)),
  )
  return days.filter(({ stops }) => drivenKilometres(stops, byRoad).isEstimate).map(({ id }) => id)
}

async function stopsOfDay(trx: Transaction, id: number): Promise<readonly DayStop[]> {
  const { orderId } = await readDay(trx, id)
  const day = (await readRoutes(trx, orderId)).find((one) => one.id === id)
  if (day === undefined) throw notFound('Tag')
  return day.stops
}

/** The legs of a trip that no routing service told yet. */
export async function unknownLegs(trx: Transaction, orderId: number): Promise<Leg[]> {
  const days = await readRoutes(trx, orderId)
  const legs = days.filter((day) => day.distanceIsCalculated).flatMap(({ stops }) => drivenLegs(stops))
  const known = await readRoads(trx, legs)
  return legs.filter((_, index) => known[index] === null)
}

/** Asks a routing service for what is not known and remembers its answers. */
async function learnRoads(trx: Transaction, legs: readonly Leg[], roads: RoadService): Promise<void> {
  const known = await readRoads(trx, legs)
  const asked = legs.filter((_, index) => known[index] === null)
  await storeTold(trx, asked, await roads.kilometres(asked))
}

export async function storeTold(
  trx: Transaction,
  asked: readonly Leg[],
  told: readonly (number | null)[],
): Promise<void> {
  await storeRoads(
    trx,
    asked.flatMap((leg, index) => {
      const kilometres = told[index] ?? null
      return kilometres === null ? [] : [{ leg, kilometres }]
    }),
  )
}

async function knownRoads(trx: Transaction, legs: readonly Leg[]): Promise<(leg: Leg) => number | null> {
  const roads = await readRoads(trx, legs)
  const known = new Map(legs.map((leg, index) => [keyOf(leg), roads[index] ?? null]))
  return (leg) => known.get(keyOf(leg)) ?? null
}

function keyOf({ from, to }: Leg): string {
  return [from.latitude, from.longitude, to.latitude, to.longitude].join(' ')
}
