import type { Transaction } from '../../platform/database/transaction.ts'

/**
 * Requests that name the meeting point of their service, as they took it over when they were made; who is out of the running keeps what
 * was declined.
 * @returns their ids, of those that say something else than `meetingPoint`
 */
export async function readFollowingMeetingPoints(
  trx: Transaction,
  placeholder: number,
  meetingPoint: string,
): Promise<number[]> {
  const rows = await trx.query<{ id: number }>(
    `select r.id from requests r join other_requests x on x.id = r.id join other_placeholders p on p.id = r.placeholder_id
     where p.id = $1 and x.meeting_point = p.meeting_point and x.meeting_point <> $2 and is_active_request(r.status) order by r.id`,
    [placeholder, meetingPoint],
  )
  return rows.map(({ id }) => id)
}
