import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { offerConditionContract } from '@reisewerk/domain/offers/conditions/condition.contract.ts'
import { type Deadline, settledDeadline, type TripDates } from '@reisewerk/domain/offers/conditions/deadlines.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { insertItem, updateItem } from '../../platform/resource/write.ts'

type Body = BodyOf<typeof offerConditionContract>

const ofOffer = 'select order_id from offers where id = $1'
/** What is not said yet. */
const blank: Deadline = { type: 'text', days: null, afterDays: null, deadlineDate: null, deadlineText: '' }

/** Adds a condition; a day that is chosen says how many days that are (002 §5). */
export async function addCondition(
  trx: Transaction,
  body: NewBodyOf<typeof offerConditionContract>,
  desk: Desk,
): Promise<number> {
  const trip = await tripOf(trx, ofOffer, body.offer)
  const settled = settledBy(body, blank, trip)
  return insertItem(trx, desk.resources, resourceOf(desk.resources, 'offer_conditions'), { ...body, ...settled })
}

/** Changes a condition; a day that is chosen says how many days that are, and another type keeps the day (002 §5). */
export async function changeCondition(trx: Transaction, id: number, body: Body, desk: Desk): Promise<void> {
  const trip = await tripOf(trx, 'select order_id from offer_conditions where id = $1', id)
  const [before] = await deadlinesWhere(trx, 'c.id = $1', id)
  const resource = resourceOf(desk.resources, 'offer_conditions')
  await updateItem(trx, desk.resources, resource, id, { ...body, ...settledBy(body, before, trip) })
}

/** Conditions that are sent whole, each with what its date, its days and its type say of one another. */
export async function withDeadlines<Condition extends Body & { readonly id?: number | undefined }>(
  trx: Transaction,
  offerId: number,
  conditions: readonly Condition[],
): Promise<Condition[]> {
  const trip = await tripOf(trx, ofOffer, offerId)
  const there = new Map((await deadlinesWhere(trx, 'c.offer_id = $1', offerId)).map((one) => [one.id, one]))
  return conditions.map((condition) => {
    const before = condition.id === undefined ? blank : there.get(condition.id)
    return { ...condition, ...settledBy(condition, before, trip) }
  })
}

function settledBy(body: Body, before: Deadline | undefined, trip: TripDates | null): Partial<Deadline> {
  return trip === null ? {} : settledDeadline(before ?? blank, namedOf(body), trip)
}

/** What a body says of the deadline. */
function namedOf({ type, days, afterDays, deadlineDate }: Body): Partial<Deadline> {
  return {
    ...(type !== undefined && { type }),
    ...(days !== undefined && { days }),
    ...(afterDays !== undefined && { afterDays }),
    ...(deadlineDate !== undefined && { deadlineDate }),
  }
}

/** Deadlines as they are kept, locked until the change is made. */
function deadlinesWhere(trx: Transaction, where: string, id: number): Promise<(Deadline & { readonly id: number })[]> {
  return trx.query(
    `select c.id, c.type, c.days, c.after_days as "afterDays", c.deadline_date::text as "deadlineDate",
       c.deadline_text as "deadlineText"
     from offer_conditions c where ${where} for update`,
    [id],
  )
}

/** When the trip of an offer takes place; null where it is not dated, or not the actor's. */
async function tripOf(trx: Transaction, orderSql: string, id: number): Promise<TripDates | null> {
  const [found] = await trx.query<{ startAt: CalendarDate | null; endAt: CalendarDate | null }>(
    `select o.start_at::date::text as "startAt", o.end_at::date::text as "endAt" from orders o where o.id = (${orderSql})`,
    [id],
  )
  return found?.startAt == null || found.endAt === null ? null : { startAt: found.startAt, endAt: found.endAt }
}
