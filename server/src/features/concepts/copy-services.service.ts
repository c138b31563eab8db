import { type CalendarDate, germanDate } from '@reisewerk/domain/calendar-date.ts'
import type {
  CopiedDayAnswer,
  CopiedServicesAnswer,
  CopiesOfServices,
} from '@reisewerk/domain/itinerary/bulk.contract.ts'
import { newDayRefusal } from '@reisewerk/domain/itinerary/day-moves.ts'
import { outsideTripRefusal } from '@reisewerk/domain/itinerary/service-times.ts'
import { keysWithCopies } from '@reisewerk/domain/itinerary/sort-helper.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound, refused, violated } from '../../platform/errors.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { refreshRoutes } from '../itinerary/day-route.service.ts'
import { makeRoomForDays } from '../itinerary/days.service.ts'
import { noteCopies, notePlanChange } from '../itinerary/plan-changes/plan-changes.service.ts'
import { withinAllotments } from '../orders/allotted-rooms.service.ts'
import { withPlansOf } from '../orders/plan-lock.service.ts'
import { copyDays, insertCopied, withCopiedChoice } from './copy-days.service.ts'
import { type PlaceholderMap, requestMap, type ServiceToCopy, serviceMap } from './copy-maps.queries.ts'
import { copyServicePrices } from './copy-rows.queries.ts'
import { findDayOn, readCopyTarget, readServiceTimesOf, readSourceHouses } from './copy-services.queries.ts'
import { checkServicesFit } from './services-fit.service.ts'
import { lockTrip, readTripDays, saveSortHelper, serviceKeysOf } from './trip-days.queries.ts'

/**
 * Puts services once more on days of a trip: a duplicate beside its original, one on each day until another, services of another
 * trip of the house (EASE-02). They keep their texts, clock times, prices and whom they ask; nobody has been asked by that
 * (decision 016).
 * @returns the new services in the order asked, and by which number all of them are taken back
 * @throws ApiError 422 for services or days that the actor does not see, days of two trips, and what would lie outside the trip
 */
export async function copyServices(
  trx: Transaction,
  asked: CopiesOfServices,
  desk: Desk,
): Promise<CopiedServicesAnswer> {
  const { made, orderId } = await putServices(trx, asked, desk)
  return { placeholders: made, planChange: await noteCopies(trx, orderId, made) }
}

async function putServices(trx: Transaction, { copies, requests }: CopiesOfServices, desk: Desk) {
  const days = copies.map(({ day }) => day)
  const target = await withPlansOf(trx, 'days', days, () => readCopyTarget(trx, days))
  if (target === null) throw violated({ propertyPath: 'copies', message: 'Tag wurde nicht gefunden.' })
  await checkSources(
    trx,
    copies.map(({ placeholder }) => placeholder),
    target.organisationId,
  )
  const made = await withinAllotments(trx, 'orders', [target.orderId], desk.today, () =>
    insertServices(trx, copies, requests),
  )
  const ids = made.map(({ to }) => to)
  const refusals = (await readServiceTimesOf(trx, ids)).map((times) => outsideTripRefusal(times, target))
  const refusal = refusals.find((one) => one !== null)
  if (refusal) throw refused({ ...refusal, field: 'copies' })
  await refreshRoutes(trx, target.orderId)
  return { made: ids, orderId: target.orderId }
}

/** Houses do not mix (decision 016). */
async function checkSources(trx: Transaction, services: readonly number[], organisation: number): Promise<void> {
  const houses = await readSourceHouses(trx, services)
  if (houses.size < new Set(services).size) {
    throw violated({ propertyPath: 'copies', message: 'Leistung wurde nicht gefunden.' })
  }
  if ([...houses.values()].some((house) => house !== organisation)) {
    throw violated({ propertyPath: 'copies', message: 'Diese Leistung gehört zu einer anderen Organisation.' })
  }
}

async function insertServices(
  trx: Transaction,
  asked: readonly ServiceToCopy[],
  withRequests: boolean,
): Promise<PlaceholderMap[]> {
  const services = await serviceMap(trx, asked)
  const requests = withRequests ? await requestMap(trx, services) : []
  const chosen = services.map((row) => withCopiedChoice(row, requests))
  await insertCopied(trx, { day: [], placeholder: chosen, request: requests }, true)
  await copyServicePrices(trx, services, true)
  const byDay = Map.groupBy(services, ({ parent }) => parent)
  await Promise.all(
    [...byDay].map(async ([day, some]) => {
      const copies = some.map(({ key, kind, to }) => ({ from: key, to: `${kind}-${to}` }))
      await saveSortHelper(trx, day, keysWithCopies(await serviceKeysOf(trx, day), copies))
    }),
  )
  return services
}

/**
 * Copies a day of a trip to another date of it (EASE-02): as a day of its own where the date is free or its day as empty as it came
 * with the trip, else its services are added to the day that stands there.
 * @throws ApiError 404 when the actor sees no such day; 422 for a date outside the trip or its own
 */
export async function copyDay(
  trx: Transaction,
  id: number,
  date: CalendarDate | undefined,
  desk: Desk,
): Promise<CopiedDayAnswer> {
  const [day] = await withPlansOf(trx, 'days', [id], () => readTripDays(trx, [id]))
  if (day === undefined) throw notFound('Tag')
  if (date === undefined) throw violated({ propertyPath: 'date', message: 'Bitte ausfüllen' })
  if (date === day.date) throw violated({ propertyPath: 'date', message: 'An diesem Datum steht der Tag schon.' })
  const before = await findDayOn(trx, day.orderId, date)
  await makeRoomForDays(trx, day.orderId, date)
  const taken = await findDayOn(trx, day.orderId, date)
  if (taken !== null) {
    const services = await serviceIdsOf(trx, id)
    if (services.length === 0) throw violated({ propertyPath: 'date', message: 'Der Tag hat keine Leistungen.' })
    const copies = services.map((placeholder) => ({ placeholder, day: taken }))
    return { day: null, ...(await copyServices(trx, { copies, requests: true }, desk)) }
  }
  const { days, period } = await lockTrip(trx, day.orderId)
  const refusal = newDayRefusal(days, date, period)
  if (refusal !== null) throw refused(refusal)
  const copied = await copyDays(trx, [{ from: id, orderId: day.orderId, date }], {
    today: desk.today,
    ...{ withRequests: true, withPrices: true },
  })
  await checkServicesFit(trx, copied, period, 'date')
  await refreshRoutes(trx, day.orderId)
  const made = copied[0]?.to
  if (made === undefined) throw notFound('Tag')
  const name = `${germanDate(day.date)} → ${germanDate(date)}`
  const done = { kind: 'day', day: made, tookPlace: before !== null } as const
  return { day: made, placeholders: [], planChange: await notePlanChange(trx, day.orderId, name, done) }
}

async function serviceIdsOf(trx: Transaction, day: number): Promise<number[]> {
  return (await serviceKeysOf(trx, day)).map((key) => Number(key.slice(key.indexOf('-') + 1)))
}
