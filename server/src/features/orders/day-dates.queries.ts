import type { CalendarDate, LocalTime } from '@reisewerk/domain/calendar-date.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** Every local time below a day, and how its row finds its service; `day-moves.http.test.ts` tells what is missing. */
export const movedTimes = [
  { table: 'placeholders', of: 'x.id = shift.service', times: ['start_at', 'end_at', 'check_in_at'] },
  { table: 'requests', of: 'x.placeholder_id = shift.service', times: ['start_at', 'end_at', 'check_in_at'] },
  {
    table: 'ferry_requests',
    of: 'x.id in (select r.id from requests r where r.placeholder_id = shift.service)',
    times: ['embark_at'],
  },
] as const
type MovedTimes = (typeof movedTimes)[number]

/** Services and requests go as many days along and keep their clock times (001 §4, HEAD-11); deadlines stay as agreed. */
export async function updateDayDates(
  trx: Transaction,
  moved: readonly { readonly id: number; readonly date: CalendarDate }[],
): Promise<void> {
  const values = [moved.map((day) => day.id), moved.map((day) => day.date)]
  const shift = `select p.id as service, m.date - d.date as days from unnest($1::bigint[], $2::date[]) as m (id, date)
    join days d on d.id = m.id join placeholders p on p.day_id = d.id where m.date <> d.date`
  await Promise.all([
    ...movedTimes.map((one) => trx.query(moveSql(one, shift), values)),
    trx.query(
      'update days d set date = m.date from unnest($1::bigint[], $2::date[]) as m (id, date) where d.id = m.id',
      values,
    ),
  ])
}

/** When the services of a trip take place, and by how many days each moves when its day gets another date. */
export function readMovingServices(
  trx: Transaction,
  orderId: number,
  moved: readonly { readonly id: number; readonly date: CalendarDate }[],
): Promise<{ startAt: LocalTime | null; endAt: LocalTime | null; days: number }[]> {
  return trx.query(
    `select p.start_at as "startAt", p.end_at as "endAt",
       coalesce(m.date - d.date, 0) as days
     from days d join placeholders p on p.day_id = d.id left join unnest($2::bigint[], $3::date[]) as m (id, date) on m.id = d.id
     where d.order_id = $1 order by d.date, p.id`,
    [orderId, moved.map((day) => day.id), moved.map((day) => day.date)],
  )
}

export async function updateRequestTimes(trx: Transaction, placeholderId: number, days: number): Promise<void> {
  const ofRequests = movedTimes.filter(({ table }) => table !== 'placeholders')
  const shift = 'select $1::bigint as service, $2::int as days'
  await Promise.all(ofRequests.map((one) => trx.query(moveSql(one, shift), [placeholderId, days])))
}

function moveSql({ table, of, times }: MovedTimes, shift: string): string {
  const later = times.map((time) => `${time} = x.${time} + make_interval(days => shift.days)`)
  return `update ${table} x set ${later.join(', ')} from (${shift}) shift where ${of}`
}
