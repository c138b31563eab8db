import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { allotmentNights, overbookingWarning, type RoomType } from '@reisewerk/domain/partners/allotments.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
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
 * Changes trips, and asks about nights of which they take more than before (decision 034).
 * @param scope SELECT of the trips by `$1`
 * @throws ApiError 422 'overbooked'
 */
export async function withoutOverbooking<Result>(
  trx: Transaction,
  { trips, ids }: { readonly trips: string; readonly ids: readonly number[] },
  today: CalendarDate,
  change: () => Promise<Result>,
): Promise<Result> {
  if (trx.isConfirmed) return change()
  const before = new Map((await readTaken(trx, trips, ids)).map((one) => [placeOf(one), one.rooms]))
  const result = await change()
  const more = (await readTaken(trx, trips, ids)).filter((one) => one.rooms > (before.get(placeOf(one)) ?? 0))
  // In the order of the hotels, so that nobody waits in a circle.
  for (const nights of Map.groupBy(more, ({ hotel, organisation }) => `${hotel} ${organisation}`).values()) {
    const [first] = nights
    if (first !== undefined) await refuseOverbooking(trx, first, nights, today)
  }
  return result
}

const placeOf = ({ order, hotel, organisation, date, roomType }: Taken) =>
  JSON.stringify([order, hotel, organisation, date, roomType])

/** Nights of one hotel, for one house, of which more is taken than before. */
export type Night = { readonly date: CalendarDate; readonly roomType: RoomType }

/**
 * Refuses what takes more rooms of a hotel than are left of its allotments, unless that was confirmed knowingly (REQ-10). Two who
 * take the last rooms at once follow each other: the second is told what is left then.
 * @param nights of which more is taken than before
 * @throws ApiError 422 'overbooked'
 */
export async function refuseOverbooking(
  trx: Transaction,
  { hotel, organisation }: { readonly hotel: number; readonly organisation: number },
  nights: readonly Night[],
  today: CalendarDate,
): Promise<void> {
  const dates = nights.map(({ date }) => date).sort()
  const span = { from: dates[0] ?? today, to: dates.at(-1) ?? today }
  await lockAllotments(trx, hotel, organisation)
  const allotted = await readAllotments(trx, hotel, organisation, span)
  const uses = await readUses(trx, hotel, organisation, span)
  const fuller = new Set(nights.map(nightKey))
  const full = allotmentNights(allotted, uses, today).filter((night) => fuller.has(nightKey(night)))
  const message = overbookingWarning(full)
  if (message !== null) throw new ApiError(422, 'overbooked', message)
}

const nightKey = ({ date, roomType }: Night) => `${date} ${roomType}`

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
    houses.push(
      nights.map((night) => ({
        ...{ organisation, ...night, date: wireOfDate(night.date) },
        trips: tripsOf(night.date, night.roomType),
      })),
    )
  }
  return houses.flat()
}
