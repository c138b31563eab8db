import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import { dayDatesAfterMove, newDayRefusal } from '@reisewerk/domain/itinerary/day-moves.ts'
import { arrangedServices } from '@reisewerk/domain/itinerary/sort-helper.ts'
import { isRefusal } from '@reisewerk/domain/refusal.ts'
import { serviceKindKeys, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { refused } from '../../platform/errors.ts'
import { type Desk, resourceOf, type Told } from '../../platform/resource/resource.ts'
import { checkReferences, insertItem, removeItem, updateItem } from '../../platform/resource/write.ts'
import { withinAllotments } from '../orders/allotted-rooms.service.ts'
import { checkServicesStay, saveDayDates } from '../orders/day-dates.service.ts'
import { withPlansOf } from '../orders/plan-lock.service.ts'
import { calculatedRoute, refreshRoutes } from './day-route.service.ts'
import {
  clearOpenDays,
  countDaysWithRequests,
  type DayRow,
  lockPlan,
  lockServiceKeys,
  readDay,
} from './days.queries.ts'

type Day = BodyOf<typeof dayContract>

export const servicesByDay = Object.fromEntries(
  serviceKindKeys.map((kind) => [serviceKinds[kind].list, { column: 'dayId' }]),
)

/**
 * Adds a day on a free date of the trip (DAY-06).
 * @throws ApiError 422 for a date outside the trip or already taken
 */
export async function addDay(trx: Transaction, body: NewBodyOf<typeof dayContract>, desk: Desk): Promise<number> {
  const { order: orderId, date } = body
  await checkReferences(trx, desk.resources, [{ path: 'order', resource: 'orders', ids: [orderId] }])
  await clearOpenDays(trx, orderId, date)
  const { days, period } = await lockPlan(trx, orderId)
  const refusal = newDayRefusal(days, date, period)
  if (refusal !== null) throw refused(refusal)
  if (body.sortHelper !== undefined) arranged(body.sortHelper, [])
  return insertItem(trx, desk.resources, resourceOf(desk.resources, 'days'), { ...body, ...handWritten(body) })
}

/**
 * Changes a day. A new date moves its neighbours (001 §4), a new order of services loses none of them.
 * @returns how many of the days that moved hold requests, so that the desk can warn
 */
export async function changeDay(trx: Transaction, id: number, body: Day, desk: Desk): Promise<Told> {
  const { date, sortHelper, ...fields } = body
  const day = await withPlansOf(trx, 'days', [id], () => readDay(trx, id))
  const moved =
    date === undefined ? [] : await withinAllotments(trx, 'days', [id], desk.today, () => moveDay(trx, day, date))
  const change: Day = { ...unchecked(fields), ...handWritten(fields), ...(await calculatedRoute(trx, id, fields)) }
  if (sortHelper !== undefined) change.sortHelper = arranged(sortHelper, await lockServiceKeys(trx, id))
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'days'), id, change)
  if (moved.length > 0 || sortHelper !== undefined) await refreshRoutes(trx, day.orderId)
  return { 'x-moved-days-with-requests': await countDaysWithRequests(trx, moved) }
}

export async function removeDay(trx: Transaction, id: number, desk: Desk): Promise<void> {
  const { orderId } = await withPlansOf(trx, 'days', [id], () => readDay(trx, id))
  await removeItem(trx, resourceOf(desk.resources, 'days'), id)
  await refreshRoutes(trx, orderId)
}

/** Moves a day; neighbours give way so that dates stay ascending inside the trip (001 §4). @returns the days that moved */
async function moveDay(trx: Transaction, day: DayRow, newDate: string): Promise<number[]> {
  const { days, period } = await lockPlan(trx, day.orderId)
  const moved = dayDatesAfterMove(days, day.id, newDate, period)
  if (isRefusal(moved)) throw refused(moved)
  await checkServicesStay(trx, day.orderId, moved, { from: period, field: 'date' })
  await saveDayDates(trx, moved)
  return moved.map(({ id }) => id)
}

/** Who writes a name or a distance by hand no longer wants the automatic one, unless the body says so. */
function handWritten({ name, isAutomaticName, distance, distanceIsCalculated }: Day): Day {
  return {
    ...(name !== undefined && name !== '' && isAutomaticName === undefined && { isAutomaticName: false }),
    ...(distance != null && distanceIsCalculated === undefined && { distanceIsCalculated: false }),
  }
}

/** A catalogue text is checked anew after it was changed, unless the body says how it stands. */
function unchecked(fields: Day): Day {
  return fields.catalogText === undefined ? fields : { checkStatus: 'new', ...fields }
}

function arranged(asked: readonly string[], own: readonly string[]): string[] {
  const order = arrangedServices(asked, own)
  if (isRefusal(order)) throw refused(order)
  return order
}

/** Lets the empty days that came with a trip give way to days of one's own; for all dates when none is named (001 §2.5). */
export async function makeRoomForDays(trx: Transaction, orderId: number, date: CalendarDate | null): Promise<void> {
  await clearOpenDays(trx, orderId, date)
}
