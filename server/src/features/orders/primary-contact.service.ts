import type { PrimaryContactInput } from '@reisewerk/domain/orders/new-order.contract.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { checkReferences } from '../../platform/resource/write.ts'
import { findOrderContact, insertOrderContact, savePrimaryContact } from './orders.queries.ts'

/** The main contact by the mark in the list of a trip's contacts; undefined when the list marks nobody. */
export function markedContact(orderContacts: unknown): PrimaryContactInput | undefined {
  const rows = (orderContacts ?? []) as { id?: number; contact?: number | null; isPrimary?: boolean }[]
  const marked = rows.find(({ isPrimary }) => isPrimary === true)
  if (marked?.id !== undefined) return { orderContact: marked.id }
  return marked?.contact == null ? undefined : { contact: marked.contact }
}

/**
 * Makes somebody the trip's main contact (000 §4). A person who is not yet among the trip's contacts becomes one.
 * @throws ApiError 422 for somebody else's contact
 */
export async function choosePrimaryContact(
  trx: Transaction,
  orderId: number,
  chosen: PrimaryContactInput | null,
  desk: Desk,
): Promise<void> {
  if (chosen === null) return savePrimaryContact(trx, orderId, null)
  if ('contact' in chosen) {
    await checkReferences(trx, desk.resources, [
      { path: 'primaryOrderContact', resource: 'contacts', ids: [chosen.contact] },
    ])
  }
  const known = await findOrderContact(trx, orderId, chosen)
  if (known !== null) return savePrimaryContact(trx, orderId, known)
  if ('orderContact' in chosen) {
    const title = resourceOf(desk.resources, 'order_contacts').contract.title
    throw violated({ propertyPath: 'primaryOrderContact', message: `${title} wurde nicht gefunden.` })
  }
  await savePrimaryContact(trx, orderId, await insertOrderContact(trx, orderId, chosen.contact))
}
