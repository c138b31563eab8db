import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { allotmentNights, overbookingWarning } from '@reisewerk/domain/partners/allotments.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import {
  isHotel,
  lockAllotments,
  readAllotments,
  readSpans,
  readTaken,
  readTripNames,
  readUses,
  type Taken,
} from './allotments.queries.ts'

/**
 * Changes requests, and refuses what takes more rooms than hotels have left of their allotments, unless that was confirmed
 * knowingly (REQ-10). Two who take the last rooms at once follow each other: the second is told what is left then.
 * @throws ApiError 422 'overbooked'
 */
export async function withinAllotments<T>(
  trx: Transaction,
  ids: readonly number[],
  today: CalendarDate,
  change: () => Promise<T>,
): Promise<T> {
  const before = await readTaken(trx, ids)
  const result = await change()
  await keepAllotments(trx, ids, before, today)
  return result
}

/** The same of a request that has just been made. */
export async function checkNewRequest(trx: Transaction, id: number, today: CalendarDate): Promise<void> {
  await keepAllotments(trx, [id], [], today)
}

async function keepAllotments(
  trx: Transaction,
  ids: readonly number[],
  before: readonly Taken[],
  today: CalendarDate,
): Promise<void> {
  if (trx.isConfirmed) return
  const held = new Set(before.map((one) => JSON.stringify(one)))
  const taken = (await readTaken(trx, ids)).filter((one) => !held.has(JSON.stringify(one)))
  // In the order of the hotels, so that nobody waits in a circle.
  for (const one of taken) {
    if ((await readAllotments(trx, one.hotel, one.organisation, one)).length === 0) continue
    await lockAllotments(trx, one.hotel, one.organisation)
    const allotted = await readAllotments(trx, one.hotel, one.organisation, one)
    const uses = await readUses(trx, one.hotel, one.organisation, one)
    const message = overbookingWarning(allotmentNights(allotted, uses, today))
    if (message !== null) throw new ApiError(422, 'overbooked', message)
  }
}

/**
 * Every night of the allotments in a hotel from today on: contracted, used by which trips, left.
 * @throws ApiError 404 when the actor sees no such hotel
 */
export async function nightsOfHotel(trx: Transaction, hotel: number, today: CalendarDate) {
  if (!(await isHotel(trx, hotel))) throw notFound('Hotel')
  const spans = await readSpans(trx, hotel, today)
  const houses = []
  for (const { organisation, ...span } of spans) {
    const uses = await readUses(trx, hotel, organisation, span)
    const named = await readTripNames(trx, [...new Set(uses.map(({ order }) => order))])
    const names = new Map(named.map((trip) => [trip.id, trip]))
    const tripsOf = (date: CalendarDate, roomType: string) =>
      uses
        .filter((use) => use.date === date && use.roomType === roomType)
        .map(({ order, rooms }) => {
          const shown = names.get(order)
          return { order: shown?.id ?? null, orderNumber: shown?.orderNumber ?? '', name: shown?.name ?? '', rooms }
        })
    const nights = allotmentNights(await readAllotments(trx, hotel, organisation, span), uses, today)
    houses.push(nights.map((night) => ({ organisation, ...night, trips: tripsOf(night.date, night.roomType) })))
  }
  return houses.flat()
}
