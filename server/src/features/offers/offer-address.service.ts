import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'

/**
 * An offer is written to where the client of its trip is at home.
 * @throws ApiError 422 for an address of somebody else
 */
export async function checkAddressOfClient(trx: Transaction, offerId: number, addressId: number): Promise<void> {
  const found = await trx.query(
    `select from offers f join orders o on o.id = f.order_id join addresses a on a.client_id = o.client_id
     where f.id = $1 and a.id = $2`,
    [offerId, addressId],
  )
  if (found.length > 0) return
  throw violated({ propertyPath: 'address', message: 'Bitte eine Adresse des Kunden wählen, für den die Reise ist.' })
}
