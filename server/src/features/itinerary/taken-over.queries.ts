import type { Transaction } from '../../platform/database/transaction.ts'

/**
 * Requests that say of their service what they took over from it when they were made. Who is out of the running keeps what was declined,
 * and a house that was asked already the board it was asked for.
 */
const following = {
  meetingPoint: `select r.id from requests r join other_requests x on x.id = r.id join other_placeholders p on p.id = r.placeholder_id
    where p.id = $1 and x.meeting_point = p.meeting_point and x.meeting_point <> $2 and is_active_request(r.status) order by r.id`,
  board: `select r.id from requests r join hotel_requests x on x.id = r.id join hotel_placeholders p on p.id = r.placeholder_id
    where p.id = $1 and x.board = p.board and x.board <> $2 and r.status = 'new' order by r.id`,
} as const
export type TakenOver = keyof typeof following

/** @returns ids of the requests of a service that go on saying `field` as it does, of those that say something else than `value` */
export async function readFollowers(
  trx: Transaction,
  field: TakenOver,
  placeholder: number,
  value: string,
): Promise<number[]> {
  const rows = await trx.query<{ id: number }>(following[field], [placeholder, value])
  return rows.map(({ id }) => id)
}
