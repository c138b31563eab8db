import type { ServiceTimes } from '@reisewerk/domain/itinerary/service-times.ts'
import { type ServiceKind, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

type Span = Pick<ServiceTimes, 'startAt' | 'endAt' | 'checkInAt'>

/** What a request said as its service did says what the service says now; an hour of its own stays on the new day. */
const followed = (column: string, before: string, days: string) =>
  `case when r.${column} = ${before} then coalesce(p.${column}, r.${column})
     else r.${column} + make_interval(days => coalesce(${days}, 0)) end`
const daysOfStart = 'p.start_at::date - $2::date'
/** Where the start follows, what is said before it stays so long before it (TRUE-08); else its hour stays. */
const boardingFollowed = (time: string) =>
  `case when r.start_at = $2::timestamp then check_in_following(${time}, $2::timestamp, p.start_at)
     else ${time} + make_interval(days => coalesce(${daysOfStart}, 0)) end`
const checkInFollowed = `case when r.check_in_at = $4::timestamp and r.start_at = $2::timestamp then coalesce(p.check_in_at, r.check_in_at)
     else ${boardingFollowed('r.check_in_at')} end`

/**
 * A service was given other times: its requests that asked for the same days ask for the new ones, so that whoever has confirmed
 * the old ones is to be asked anew (decision 071). Who is out of the running keeps what was declined.
 * @param before the times that the service had, where it went to another day moved along with it
 */
export async function moveRequestsAlong(
  trx: Transaction,
  kind: ServiceKind,
  placeholder: number,
  { startAt, endAt, checkInAt }: Span,
): Promise<void> {
  if (serviceKinds[kind].nature === 'words') return
  await trx.query(
    `with moved as (
       select r.id, ${followed('start_at', '$2::timestamp', daysOfStart)} as start_at, ${followed('end_at', '$3::timestamp', 'p.end_at::date - $3::date')} as end_at,
         ${checkInFollowed} as check_in_at, ${boardingFollowed('f.embark_at')} as embark_at
       from requests r join placeholders p on p.id = r.placeholder_id left join ferry_requests f on f.id = r.id
       where p.id = $1 and is_active_request(r.status) and r.start_at::date = $2::date
         and r.end_at::date is not distinct from $3::date
         and (p.start_at, p.end_at) is distinct from ($2::timestamp, $3::timestamp)),
     boarded as (update ferry_requests f set embark_at = m.embark_at
       from moved m where f.id = m.id and f.embark_at is distinct from m.embark_at)
     update requests r set start_at = m.start_at, end_at = m.end_at, check_in_at = m.check_in_at from moved m
     where r.id = m.id and (r.start_at, r.end_at, r.check_in_at) is distinct from (m.start_at, m.end_at, m.check_in_at)
       and (m.end_at is null or m.end_at >= m.start_at or m.end_at = date_trunc('day', m.start_at))`,
    [placeholder, startAt, endAt, checkInAt],
  )
}
