import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { offerConditionContract } from '@reisewerk/domain/offers/conditions/condition.contract.ts'
import { datedBy, type TripDates } from '@reisewerk/domain/offers/conditions/deadlines.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { insertItem, updateItem } from '../../platform/resource/write.ts'

type Body = BodyOf<typeof offerConditionContract>

const ofOffer = 'select order_id from offers where id = $1'

/** Adds a condition; a day that is chosen says how many days that are (002 §5). */
export async function addCondition(
  trx: Transaction,
  body: NewBodyOf<typeof offerConditionContract>,
  desk: Desk,
): Promise<number> {
  const trip = await tripOf(trx, ofOffer, body.offer)
  const counts = countsOf(body, trip)
  return insertItem(trx, desk.resources, resourceOf(desk.resources, 'offer_conditions'), { ...body, ...counts })
}

/** Changes a condition; a day that is chosen says how many days that are (002 §5). */
export async function changeCondition(trx: Transaction, id: number, body: Body, desk: Desk): Promise<void> {
  const trip = await tripOf(trx, 'select order_id from offer_conditions where id = $1', id)
  const resource = resourceOf(desk.resources, 'offer_conditions')
  await updateItem(trx, desk.resources, resource, id, { ...body, ...countsOf(body, trip) })
}

/** Conditions that are sent whole, each with the days its date says. */
export async function withCounts<Condition extends Body>(
  trx: Transaction,
  offerId: number,
  conditions: readonly Condition[],
): Promise<Condition[]> {
  const trip = await tripOf(trx, ofOffer, offerId)
  return conditions.map((condition) => ({ ...condition, ...countsOf(condition, trip) }))
}

/** Whoever names the days along with the date, as the page does, has counted already. */
function countsOf({ deadlineDate, days, afterDays }: Body, trip: TripDates | null): Pick<Body, 'days' | 'afterDays'> {
  if (deadlineDate == null || days !== undefined || afterDays !== undefined || trip === null) return {}
  const dated = datedBy(deadlineDate, trip)
  return { days: dated.days, afterDays: dated.afterDays }
}

/** When the trip of an offer takes place; null where it is not dated, or not the actor's. */
async function tripOf(trx: Transaction, orderSql: string, id: number): Promise<TripDates | null> {
  const [found] = await trx.query<{ startAt: CalendarDate | null; endAt: CalendarDate | null }>(
    `select o.start_at::date::text as "startAt", o.end_at::date::text as "endAt" from orders o where o.id = (${orderSql})`,
    [id],
  )
  return found?.startAt == null || found.endAt === null ? null : { startAt: found.startAt, endAt: found.endAt }
}
