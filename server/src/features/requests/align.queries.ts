import type { PassageType, TrainCategory } from '@reisewerk/domain/accounts/options.ts'
import type { RequestedKind } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** A request that still asks for something; what its kind does not have is left out. */
export type AskingRequest = {
  readonly id: number
  readonly placeholder: number
  readonly kind: RequestedKind
  readonly type?: PassageType
  readonly category?: TrainCategory
  /** Persons it holds places for. */
  readonly reserved: number
}

/** Those of the requests that the actor sees and that have not declined or been cancelled. */
export async function readAskingRequests(trx: Transaction, ids: readonly number[]): Promise<AskingRequest[]> {
  type Row = Omit<AskingRequest, 'type' | 'category'> & { type: PassageType | null; category: TrainCategory | null }
  const rows = await trx.query<Row>(
    `select r.id, r.placeholder_id as placeholder, r.request_type as kind, r.reserved_amount as reserved, coalesce(f.type, t.type) as type, t.category
     from requests r left join ferry_requests f on f.id = r.id left join train_requests t on t.id = r.id
     where r.id = any ($1::bigint[]) and is_active_request(r.status) order by r.id`,
    [ids],
  )
  return rows.map(({ type, category, ...row }) => ({
    ...row,
    ...(type !== null && { type }),
    ...(category !== null && { category }),
  }))
}

export async function clearAskedCabins(trx: Transaction, requestId: number): Promise<void> {
  await trx.query('update request_cabins set asked_amount = 0 where request_id = $1 and asked_amount <> 0', [requestId])
}
