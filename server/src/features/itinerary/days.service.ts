import { dayDatesAfterMove, newDayRefusal } from '@reisewerk/domain/itinerary/day-moves.ts'
import { dayNameOf, drivenKilometres } from '@reisewerk/domain/itinerary/day-route.ts'
import { arrangedServices } from '@reisewerk/domain/itinerary/sort-helper.ts'
import { isRefusal } from '@reisewerk/domain/refusal.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { refused } from '../../platform/errors.ts'
import { type Body, type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { checkReferences, insertItem, updateItem } from '../../platform/resource/write.ts'
import { saveDayDates } from '../orders/day-dates.queries.ts'
import { countDaysWithRequests, type DayRow, lockPlan, lockServiceKeys, readDay, routeOfDay } from './days.queries.ts'

/**
 * Adds a day on a free date of the trip (DAY-06).
 * @throws ApiError 422 for a date outside the trip or already taken
 */
export async function addDay(trx: Transaction, body: Body, desk: Desk): Promise<number> {
  const orderId = Number(body.order)
  await checkReferences(trx, desk.resources, [{ path: 'order', resource: 'orders', ids: [orderId] }])
  const { days, period } = await lockPlan(trx, orderId)
  const refusal = newDayRefusal(days, String(body.date), period)
  if (refusal !== null) throw refused(refusal)
  if (body.sortHelper !== undefined) arranged(body.sortHelper, [])
  return insertItem(trx, desk.resources, resourceOf(desk.resources, 'days'), { ...body, ...handWritten(body) })
}

/**
 * Changes a day. A new date moves its neighbours (001 §4), a new order of services loses none of them.
 * @returns how many of the days that moved hold requests, so that the desk can warn
 */
export async function changeDay(
  trx: Transaction,
  id: number,
  body: Body,
  desk: Desk,
): Promise<{ movedDaysWithRequests: number }> {
  const { date, sortHelper, ...fields } = body
  const day = await readDay(trx, id)
  const moved = date === undefined ? [] : await moveDay(trx, day, String(date))
  const change: Body = { ...fields, ...handWritten(fields), ...(await calculated(trx, day, fields)) }
  if (sortHelper !== undefined) change.sortHelper = arranged(sortHelper, await lockServiceKeys(trx, id))
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'days'), id, change)
  return { movedDaysWithRequests: await countDaysWithRequests(trx, moved) }
}

/** Moves a day; neighbours give way so that dates stay ascending inside the trip (001 §4). @returns the days that moved */
async function moveDay(trx: Transaction, day: DayRow, newDate: string): Promise<number[]> {
  const { days, period } = await lockPlan(trx, day.orderId)
  const moved = dayDatesAfterMove(days, day.id, newDate, period)
  if (isRefusal(moved)) throw refused(moved)
  await saveDayDates(trx, moved)
  return moved.map(({ id }) => id)
}

/** Who writes a name or a distance by hand no longer wants the automatic one, unless the body says so. */
function handWritten({ name, isAutomaticName, distance, distanceIsCalculated }: Body): Body {
  return {
    ...(typeof name === 'string' && name !== '' && isAutomaticName === undefined && { isAutomaticName: false }),
    ...(typeof distance === 'number' && distanceIsCalculated === undefined && { distanceIsCalculated: false }),
  }
}

/** Switching to the automatic name or the calculated distance fills it in at once (DAY-02). */
async function calculated(trx: Transaction, day: DayRow, body: Body): Promise<Body> {
  const needsName = body.isAutomaticName === true && body.name === undefined
  const needsDistance = body.distanceIsCalculated === true && body.distance === undefined
  if (!needsName && !needsDistance) return {}
  const stops = await routeOfDay(trx, day)
  return { ...(needsName && { name: dayNameOf(stops) }), ...(needsDistance && { distance: drivenKilometres(stops) }) }
}

function arranged(asked: unknown, own: readonly string[]): string[] {
  // The contract has decoded the list.
  const order = arrangedServices(asked as string[], own)
  if (isRefusal(order)) throw refused(order)
  return order
}

/** The automatic name of a day from its places and ports (DAY-03). */
export async function generateDayName(trx: Transaction, id: number): Promise<{ name: string }> {
  return { name: dayNameOf(await routeOfDay(trx, await readDay(trx, id))) }
}

/** The kilometres of a day, estimated over its coordinates (DAY-03). */
export async function calculateDayDistance(
  trx: Transaction,
  id: number,
): Promise<{ distance: number; isEstimate: true }> {
  return { distance: drivenKilometres(await routeOfDay(trx, await readDay(trx, id))), isEstimate: true }
}
