import type { RequestStatus } from '@reisewerk/domain/accounts/options.ts'
import { bookedStatuses } from '@reisewerk/domain/requests/booked-statuses.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** Sets the status of all of them that the actor sees. @returns their ids */
export async function saveStatuses(
  trx: Transaction,
  ids: readonly number[],
  status: RequestStatus,
): Promise<Set<number>> {
  const rows = await trx.query<{ id: number }>(
    'update requests set status = $2 where id = any ($1::bigint[]) returning id',
    [ids, status],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Locks all of them that the actor sees. @returns their ids */
export async function lockRequests(trx: Transaction, ids: readonly number[]): Promise<Set<number>> {
  const rows = await trx.query<{ id: number }>(
    'select id from requests where id = any ($1::bigint[]) order by id for update',
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * Notes that the partners know all of them as they stand now. Who has the group already and says yes to another number holds
 * it from now on, in the cabins that are asked for; where only the dates moved what is held stays.
 * @returns their ids
 */
export async function saveAgreed(trx: Transaction, ids: readonly number[]): Promise<Set<number>> {
  const renumbered = `r.id = any ($1::bigint[]) and r.status = any ($2::text[]) and r.agreed_amount <> r.asked_amount`
  await trx.query(
    `update request_cabins c set reserved_amount = c.asked_amount from requests r
     where r.id = c.request_id and c.reserved_amount <> c.asked_amount and ${renumbered}
       and exists (select from request_cabins x where x.request_id = r.id and x.asked_amount > 0)`,
    [ids, bookedStatuses],
  )
  await trx.query(`update requests r set reserved_amount = asked_amount where ${renumbered}`, [ids, bookedStatuses])
  const rows = await trx.query<{ id: number }>(
    `update requests r set agreed_start_at = start_at, agreed_end_at = end_at, agreed_amount = asked_amount, agreed_rooms = agreed_rooms_after(r), last_told = null,
       known_crew = case when request_type = 'hotel' then crew_rooms(placeholder_id) end
     where id = any ($1::bigint[]) and status <> 'new' returning id`,
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}
