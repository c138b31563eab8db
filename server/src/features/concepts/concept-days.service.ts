import { addDays } from '@reisewerk/domain/calendar-date.ts'
import { canLastLonger } from '@reisewerk/domain/concepts/lasting.ts'
import { lengthOfPeriod, lengthRefusal } from '@reisewerk/domain/concepts/new-trip.ts'
import { nameInTrip } from '@reisewerk/domain/concepts/typed-values.ts'
import type { NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import { newDayRefusal } from '@reisewerk/domain/itinerary/day-moves.ts'
import { arrangedServices } from '@reisewerk/domain/itinerary/sort-helper.ts'
import { isRefusal, refusal } from '@reisewerk/domain/refusal.ts'
import type { ServiceKind } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { refused, violated } from '../../platform/errors.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { checkReferences } from '../../platform/resource/write.ts'
import { refreshRoutes } from '../itinerary/day-route.service.ts'
import { makeRoomForDays } from '../itinerary/days.service.ts'
import { readDayConcept, readOrderConcept } from './concepts.queries.ts'
import { copyDays } from './copy-days.service.ts'
import { checkServicesFit } from './services-fit.service.ts'
import { lockTrip, saveSortHelper, serviceKeysOf, type TripPlan } from './trip-days.queries.ts'

type NewDay = NewBodyOf<typeof dayContract>

/** How long services last in the new day, by their key in the concept; '' stands for all that are not named. */
export type Lengths = {
  readonly nights: ReadonlyMap<string, number>
  readonly durationDays: ReadonlyMap<string, number>
}

/**
 * Adds a day to a trip from a day concept (001 §7, DAY-06).
 * @throws ApiError 404 when the actor sees no such concept; 422 for a date outside the trip or already taken
 */
export async function addDayFromConcept(
  trx: Transaction,
  conceptId: number,
  body: Pick<NewDay, 'order' | 'name' | 'date' | 'sortHelper'>,
  lengths: Lengths,
  withRequests: boolean,
  desk: Desk,
): Promise<number> {
  const { order: orderId, date } = body
  await checkReferences(trx, desk.resources, [{ path: 'order', resource: 'orders', ids: [orderId] }])
  const concept = await readDayConcept(trx, conceptId)
  await makeRoomForDays(trx, orderId, date)
  const { days, period, ...trip } = await lockTrip(trx, orderId)
  checkHouse(trip, concept.organisationId)
  const dateRefusal = newDayRefusal(days, date, period)
  if (dateRefusal !== null) throw refused(dateRefusal)
  const name = nameInTrip(concept, body.name)
  const [copy] = await copyDays(trx, [{ from: conceptId, orderId, date, name }], {
    today: desk.today,
    withRequests,
    lengths: ({ key, nights }) => lengthOf(key, nights, lengths),
  })
  if (copy === undefined) throw new Error('a copied day has no copy')
  checkNamed(lengths, [...copy.keys.keys()])
  await checkServicesFit(trx, [copy], period, 'date')
  const { sortHelper: asked = [] } = body
  if (asked.length > 0)
    await arrange(
      trx,
      copy.to,
      asked.map((key) => copy.keys.get(key) ?? key),
    )
  await refreshRoutes(trx, orderId)
  return copy.to
}

async function arrange(trx: Transaction, dayId: number, asked: readonly string[]): Promise<void> {
  const keys = arrangedServices(asked, await serviceKeysOf(trx, dayId))
  if (isRefusal(keys)) throw refused(keys)
  await saveSortHelper(trx, dayId, keys)
}

const isNamedBy = (key: string, service: string) => service === key || service.slice(service.indexOf('-') + 1) === key

/** A length of something that is no service of the concept would be passed over in silence. @throws ApiError 422 naming it */
function checkNamed(lengths: Lengths, services: readonly string[]): void {
  const strangers = (['nights', 'durationDays'] as const).flatMap((list) =>
    [...lengths[list].keys()]
      .filter((key) => key !== '' && !services.some((service) => isNamedBy(key, service)))
      .map((key) => ({
        propertyPath: `${list}[${key}]`,
        message: `Zum Tageskonzept gehört keine Leistung '${key}'.`,
      })),
  )
  if (strangers.length > 0) throw violated(...strangers)
}

/** @returns nights; a service of so many days ends so many days less one later */
function lengthOf(key: string, nights: number, lengths: Lengths): number {
  const named = (list: keyof Lengths) => [...lengths[list]].find(([name]) => name !== '' && isNamedBy(name, key))
  const [ownNights, ownDays] = [named('nights'), named('durationDays')]
  // The key of a service begins with its kind.
  const kind = key.slice(0, key.indexOf('-')) as ServiceKind
  if (!canLastLonger(kind, nights)) {
    if (ownNights === undefined && ownDays === undefined) return nights
    const propertyPath = ownNights === undefined ? `durationDays[${ownDays?.[0]}]` : `nights[${ownNights[0]}]`
    throw violated({ propertyPath, message: 'Diese Leistung endet an dem Tag, an dem sie beginnt.' })
  }
  if (ownNights !== undefined) return ownNights[1]
  if (ownDays !== undefined) return ownDays[1] - 1
  if (kind === 'hotel') return lengths.nights.get('') ?? nights
  const all = lengths.durationDays.get('')
  return all === undefined ? nights : all - 1
}

/**
 * Fills a trip that has no days yet with an overall concept, from its first date on (001 §2.5).
 * @throws ApiError 409 when the trip has days; 422 when it is shorter than the concept
 * @returns how many days were added
 */
export async function addDaysFromOrderConcept(
  trx: Transaction,
  conceptId: number,
  { order: orderId }: Pick<NewDay, 'order'>,
  withRequests: boolean,
  desk: Desk,
): Promise<number[]> {
  await checkReferences(trx, desk.resources, [{ path: 'order', resource: 'orders', ids: [orderId] }])
  const concept = await readOrderConcept(trx, conceptId)
  await makeRoomForDays(trx, orderId, null)
  const { days, period, ...trip } = await lockTrip(trx, orderId)
  checkHouse(trip, concept.organisationId)
  if (days.length > 0) {
    throw refused(refusal('has_days', 'Ein Gesamtkonzept füllt nur eine Reise, die noch keine Tage hat.'))
  }
  const needed = Math.max(0, ...concept.days.map(({ sort }) => sort + 1))
  const tooShort = lengthRefusal(lengthOfPeriod(period), needed)
  if (tooShort !== null) throw violated({ propertyPath: 'order', message: tooShort.message })
  const copies = await copyDays(
    trx,
    concept.days.map((day) => ({
      from: day.id,
      orderId,
      date: addDays(period.startAt, day.sort),
      name: nameInTrip(day),
    })),
    { today: desk.today, withRequests },
  )
  await checkServicesFit(trx, copies, period, 'order')
  await refreshRoutes(trx, orderId)
  return copies.map(({ to }) => to)
}

function checkHouse({ organisationId }: Pick<TripPlan, 'organisationId'>, organisation: number): void {
  if (organisationId === organisation) return
  throw violated({ propertyPath: 'order', message: 'Dieses Konzept gehört zu einer anderen Organisation.' })
}
