import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'
import { type Body, type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { insertItem, updateItem } from '../../platform/resource/write.ts'

/**
 * Adds a contact or an address to the client, provider or agency it belongs to; without one nobody could see it.
 * @throws ApiError 422 when the body names none
 */
export function addToPartner(resource: 'contacts' | 'addresses') {
  return async (trx: Transaction, body: Body, desk: Desk): Promise<number> => {
    if (['client', 'provider', 'agency'].every((name) => typeof body[name] !== 'number')) {
      throw violated({ propertyPath: 'client', message: 'Bitte angeben, zu welchem Partner das gehört.' })
    }
    return insertItem(trx, desk.resources, resourceOf(desk.resources, resource), body)
  }
}

/**
 * Changes a client. A contact who is no longer in the list is deleted, but stays known to the trips and letters that name
 * them (000 §7: the list comes whole).
 */
export async function changeClient(trx: Transaction, id: number, body: Body, desk: Desk): Promise<void> {
  if (Array.isArray(body.contacts)) await retireContacts(trx, id, body.contacts)
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'clients'), id, body)
}

async function retireContacts(trx: Transaction, clientId: number, kept: readonly { id?: number }[]): Promise<void> {
  const ids = kept.flatMap(({ id }) => (id === undefined ? [] : [id]))
  await trx.query(
    'update contacts set deleted = true where client_id = $1 and not deleted and not id = any ($2::bigint[])',
    [clientId, ids],
  )
}
