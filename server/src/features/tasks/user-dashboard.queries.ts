import type { OrderStatus } from '@reisewerk/domain/accounts/options.ts'
import type { DashboardTodo, DashboardTrips } from '@reisewerk/domain/tasks/user-dashboard.contract.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { isValidForOrder, isValidForRequest } from './todos.queries.ts'

/**
 * Whose things stand on the actor's dashboard: $1 their own, and until their return those of colleagues whose deputy they
 * are on the day $2 (APP-22).
 */
const desk = `with desk as (
  select $1::bigint as user_id, null::bigint as absentee
  union all select distinct a.user_id, a.user_id from user_absences a
  where a.deputy_id = $1 and a.start_at <= $2::date and a.end_at >= $2::date)`

/** Rows counted at most: beyond that the number says nothing any more. */
const counted = 1000

/** Trips that are over, and the shelves of concepts, which are none. */
const notUnderWay = `('completed', 'cancelled', 'deleted', 'concept')`
const isToBeDone = (todo: string) =>
  `${todo}.status <> 'done' and ${isValidForOrder(todo)} and ${isValidForRequest(todo)}
   and (${todo}.order_id is null or (select o.current_status from orders o where o.id = ${todo}.order_id) not in ('deleted', 'concept'))`
const mine = (what: string, limit: number) =>
  `desk d cross join lateral (select ${what} from todos t where t.user_id = d.user_id and ${isToBeDone('t')}
     order by t.due_date, t.id limit ${limit}) t`
/** Options that ran out lately, latest first, or do so within a fortnight: each organisation's by its index. */
const spans = {
  passed: { dates: 'between $2::date - 30 and $2::date - 1', order: 'due_date desc, t.id' },
  ahead: { dates: 'between $2::date and $2::date + 14', order: 'due_date, t.id' },
} as const
const options = (what: string, { dates, order }: (typeof spans)['passed' | 'ahead'], limit: number) =>
  `unnest($1::bigint[]) as house cross join lateral (select ${what} from todos t
     where t.organisation_id = house and t.request_id is not null and t.due_date ${dates}
       and ${isToBeDone('t')} order by t.${order} limit ${limit}) t`

export type TodoRow = Omit<DashboardTodo, 'order'> & {
  orderId: number | null
  orderNumber: string | null
  tripName: string | null
}
const columns = (absentee: string) => `t.id, t.version, t.name, t.status, t.todo_type as "todoType",
  to_char(t.due_date, 'YYYY-MM-DD') as "dueDate", t.user_id as user, ${absentee} as absentee,
  request_type_of(t.request_id) as "requestType", o.id as "orderId", o.order_number as "orderNumber",
  coalesce(nullif(o.trip_name, ''), o.group_name) as "tripName"`

/** The most urgent to-dos of a person and of those they stand in for. */
export function readOwnTodos(trx: Transaction, today: string, shown: number): Promise<TodoRow[]> {
  return trx.query<TodoRow>(
    `${desk} select ${columns('d.absentee')} from ${mine('t.*', shown)} left join orders o on o.id = t.order_id
     order by t.due_date, t.id limit ${shown}`,
    [trx.actor.userId, today],
  )
}

export async function countOwnTodos(trx: Transaction, today: string): Promise<number> {
  const rows = await trx.query<{ count: number }>(
    `${desk} select count(*)::int as count from ${mine('t.id', counted)}`,
    [trx.actor.userId, today],
  )
  return rows[0]?.count ?? 0
}

/**
 * Option deadlines of all trips the actor sees: what is still to come first, then what has passed; so many of each.
 */
export async function readOptions(trx: Transaction, today: string, shown: number): Promise<TodoRow[]> {
  const read = (span: (typeof spans)['passed' | 'ahead']) =>
    trx.query<TodoRow>(
      `select ${columns('null::bigint')} from ${options('t.*', span, shown)} join orders o on o.id = t.order_id
       order by t.${span.order} limit ${shown}`,
      [trx.actor.organisationIds, today],
    )
  const [ahead, passed] = await Promise.all([read(spans.ahead), read(spans.passed)])
  return [...ahead, ...passed]
}

export async function countOptions(trx: Transaction, today: string): Promise<{ total: number; expired: number }> {
  const count = async (span: (typeof spans)['passed' | 'ahead']) => {
    const rows = await trx.query<{ count: number }>(
      `select least(count(*), ${counted})::int as count from ${options('t.id', span, counted)}`,
      [trx.actor.organisationIds, today],
    )
    return rows[0]?.count ?? 0
  }
  const [ahead, expired] = await Promise.all([count(spans.ahead), count(spans.passed)])
  return { total: ahead + expired, expired }
}

export async function readDeskUsers(trx: Transaction, today: string): Promise<number[]> {
  const rows = await trx.query<{ id: number }>(`${desk} select user_id as id from desk`, [trx.actor.userId, today])
  return rows.map(({ id }) => id)
}

/** How many trips still under way stand in each status. */
export function countTripsByStatus(trx: Transaction, today: string): Promise<{ status: OrderStatus; count: number }[]> {
  return trx.query(
    `${desk} select o.current_status as status, count(*)::int as count from desk d join orders o on o.user_id = d.user_id
     where o.current_status not in ${notUnderWay} group by 1`,
    [trx.actor.userId, today],
  )
}

export type DepartureRow = DashboardTrips['departures'][number]

/** Trips that start within a month. */
export function readDepartures(trx: Transaction, today: string): Promise<DepartureRow[]> {
  return trx.query(
    `${desk} select o.id, o.order_number as "orderNumber", coalesce(nullif(o.trip_name, ''), o.group_name) as name,
       to_char(o.start_at, 'YYYY-MM-DD') as "startAt", o.current_status as status, d.absentee,
       coalesce(f.hotel_pax_reserved, 0) as pax
     from desk d cross join lateral (
       select * from orders o where o.user_id = d.user_id and o.start_at between $2::date and $2::date + 30
         and o.current_status not in ${notUnderWay} order by o.start_at, o.id limit 8) o
     left join order_figures f on f.order_id = o.id order by o.start_at, o.id limit 8`,
    [trx.actor.userId, today],
  )
}

export type AbsenceRow = DashboardTrips['absences'][number]

/** For whom the actor stands in, and how much that is. */
export function readAbsences(trx: Transaction, today: string): Promise<AbsenceRow[]> {
  return trx.query(
    `select u.id as user, trim(u.first_name || ' ' || u.last_name) as name, to_char(max(a.end_at), 'YYYY-MM-DD') as "endAt",
       (select count(*)::int from orders o where o.user_id = u.id and o.current_status not in ${notUnderWay}) as trips,
       (select count(*)::int from (select from todos t where t.user_id = u.id and ${isToBeDone('t')} limit ${counted}) x) as todos
     from user_absences a join users u on u.id = a.user_id
     where a.deputy_id = $1 and a.start_at <= $2::date and a.end_at >= $2::date group by u.id order by name`,
    [trx.actor.userId, today],
  )
}
