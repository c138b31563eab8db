import type { DatedDay } from '@reisewerk/domain/itinerary/day-moves.ts'
import type { ServiceTimes } from '@reisewerk/domain/itinerary/service-times.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import { subtitleSql } from './concepts.queries.ts'

export type TripDay = {
  readonly id: number
  readonly orderId: number
  readonly organisationId: number
  readonly date: string
  readonly place: number
  readonly name: string
  readonly distance: number | null
  readonly subtitle: string
}

const columns = `d.id, d.order_id as "orderId", o.organisation_id as "organisationId", d.date,
  d.date - o.start_at as place, d.name, d.distance, ${subtitleSql('d.id')} as subtitle`

/** The days of trips that are among these; concepts' own days and what the actor does not see are missing. */
export function readTripDays(trx: Transaction, ids: readonly number[]): Promise<TripDay[]> {
  return trx.query<TripDay>(
    `select ${columns} from days d join orders o on o.id = d.order_id
     where d.id = any ($1::bigint[]) and o.current_status not in ('concept', 'deleted')`,
    [ids],
  )
}

export function readDaysOfTrip(trx: Transaction, orderId: number): Promise<TripDay[]> {
  return trx.query<TripDay>(
    `select ${columns} from days d join orders o on o.id = d.order_id
     where d.order_id = $1 and o.current_status <> 'concept' order by d.date`,
    [orderId],
  )
}

export async function serviceKeysOf(trx: Transaction, dayId: number): Promise<string[]> {
  const rows = await trx.query<{ key: string }>(
    `select p.kind || '-' || p.id as key from days d join placeholders p on p.day_id = d.id where d.id = $1
     order by array_position(d.sort_helper, p.kind || '-' || p.id), p.id`,
    [dayId],
  )
  return rows.map(({ key }) => key)
}

export function readServiceTimes(
  trx: Transaction,
  dayIds: readonly number[],
): Promise<Pick<ServiceTimes, 'startAt' | 'endAt'>[]> {
  return trx.query(
    `select p.start_at as "startAt", p.end_at as "endAt"
     from days d join placeholders p on p.day_id = d.id where d.id = any ($1::bigint[]) order by d.date, p.id`,
    [dayIds],
  )
}

export async function saveSortHelper(trx: Transaction, dayId: number, keys: readonly string[]): Promise<void> {
  await trx.query('update days set sort_helper = $2::text[] where id = $1', [dayId, keys])
}

export type TripPlan = {
  readonly organisationId: number
  readonly period: { readonly startAt: string; readonly endAt: string }
  readonly days: readonly DatedDay[]
}

/** Locks a trip that gets days: its house, its period and the dates taken. @throws ApiError 404 when the actor sees no such trip */
export async function lockTrip(trx: Transaction, orderId: number): Promise<TripPlan> {
  const [trip] = await trx.query<{ organisationId: number; startAt: string; endAt: string }>(
    `select organisation_id as "organisationId", start_at as "startAt", end_at as "endAt" from orders
     where id = $1 and current_status <> 'concept' for update`,
    [orderId],
  )
  if (trip === undefined) throw notFound('Reise')
  const days = await trx.query<DatedDay>('select id, date from days where order_id = $1', [orderId])
  return { organisationId: trip.organisationId, period: trip, days }
}
