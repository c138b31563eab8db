import type { RequestStatus } from '@reisewerk/domain/accounts/options.ts'
import type { RequestBody } from '@reisewerk/domain/requests/request-contracts.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'

/** Whom a hotel stay asks so far, and for what; what a new house is asked for, too. */
export type AskedHouse = Required<Pick<RequestBody, 'startAt' | 'endAt' | 'checkInAt' | 'board'>> & {
  readonly id: number
  readonly hotel: number | null
  readonly status: RequestStatus
  readonly isActive: boolean
  readonly isChosen: boolean
  /** An offer names it, whoever is chosen. */
  readonly isOffered: boolean
  readonly askedAmount: number
  readonly extraDescription: string
  readonly extraAskedAmount: number
}

/** The requests of a hotel stay, the chosen one first. @returns null when the actor sees no such service */
export async function lockAskedHouses(trx: Transaction, placeholder: number): Promise<AskedHouse[] | null> {
  const seen = await trx.query(`select from placeholders where id = $1 and kind = 'hotel' for update`, [placeholder])
  if (seen.length === 0) return null
  return trx.query<AskedHouse>(
    `select r.id, r.provider_id as hotel, r.status, is_active_request(r.status) as "isActive",
       r.id is not distinct from p.selected_request_id as "isChosen",
       coalesce(p.offer_provider_id = r.provider_id, false) as "isOffered", r.start_at as "startAt", r.end_at as "endAt",
       r.check_in_at as "checkInAt", h.board, r.asked_amount as "askedAmount", r.extra_description as "extraDescription",
       r.extra_asked_amount as "extraAskedAmount"
     from requests r join placeholders p on p.id = r.placeholder_id join hotel_requests h on h.id = r.id
     where p.id = $1 order by r.id is not distinct from p.selected_request_id desc, r.id for update of r`,
    [placeholder],
  )
}

/** Gives a request the status it had; what its partner knows of it stays what it was (decision 071). */
export async function putBackStatus(trx: Transaction, id: number, status: RequestStatus): Promise<void> {
  const [known] = await trx.query<{
    start: string | null
    end: string | null
    amount: number | null
    rooms: string | null
    told: string | null
  }>(
    `select agreed_start_at as start, agreed_end_at as "end", agreed_amount as amount, agreed_rooms::text as rooms,
       last_told::text as told from requests where id = $1`,
    [id],
  )
  await trx.query('update requests set status = $2 where id = $1', [id, status])
  await trx.query(
    `update requests set agreed_start_at = $2, agreed_end_at = $3, agreed_amount = $4, agreed_rooms = $5::jsonb, last_told = $6::jsonb
     where id = $1
       and (agreed_start_at, agreed_end_at, agreed_amount, agreed_rooms, last_told)
         is distinct from ($2::timestamp, $3::timestamp, $4::int, $5::jsonb, $6::jsonb)`,
    [id, known?.start ?? null, known?.end ?? null, known?.amount ?? null, known?.rooms ?? null, known?.told ?? null],
  )
}

/** 'Hotel Fjordblick → Hotel Seehaus', and the trip of the stay. @param requests the earlier and the new one */
export async function readNamesOfSwap(
  trx: Transaction,
  placeholder: number,
  [earlier, added]: readonly [number | null, number],
): Promise<{ orderId: number; name: string }> {
  const [row] = await trx.query<{ orderId: number; name: string }>(
    `select p.order_id::int as "orderId", concat_ws(' → ',
       coalesce((select v.name from requests r join providers v on v.id = r.provider_id where r.id = $2), title_of_service(p.id)),
       (select v.name from requests r join providers v on v.id = r.provider_id where r.id = $3)) as name
     from placeholders p where p.id = $1`,
    [placeholder, earlier, added],
  )
  if (row === undefined) throw new Error(`stay ${placeholder} went while it was swapped`)
  return row
}
