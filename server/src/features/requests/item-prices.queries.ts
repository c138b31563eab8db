import type { Transaction } from '../../platform/database/transaction.ts'

/** A price of an item of a request, as far as it tells which one it is. */
export type KeptPrice = { readonly id: number; readonly quantityType: string; readonly name: string }

export async function readItemPrices(trx: Transaction, requestId: number): Promise<KeptPrice[]> {
  return trx.query<KeptPrice>(
    `select id, quantity_type as "quantityType", name from request_item_prices where request_id = $1 order by sort, id`,
    [requestId],
  )
}
