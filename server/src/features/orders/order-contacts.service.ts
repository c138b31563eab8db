import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'
import { type Body, type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { insertItem, updateItem } from '../../platform/resource/write.ts'
import { isDeletedContact, placeOfOrderContact, savePrimaryContact } from './orders.queries.ts'

/**
 * Adds somebody to a trip; the first who is marked as main contact, or marked later, carries the star alone (000 §4).
 * @throws ApiError 422 for a contact who is deleted, or who has the role already
 */
export async function addOrderContact(trx: Transaction, body: Body, desk: Desk): Promise<number> {
  if (body.order === undefined) throw violated({ propertyPath: 'order', message: 'Bitte ausfüllen' })
  const { isPrimary, ...fields } = body
  await checkContact(trx, fields)
  const id = await insertItem(trx, desk.resources, resourceOf(desk.resources, 'order_contacts'), fields)
  if (isPrimary === true) await markPrimary(trx, id, true)
  return id
}

/** Changes what is kept of somebody on a trip: role, number, bus, room and cabin. */
export async function changeOrderContact(trx: Transaction, id: number, body: Body, desk: Desk): Promise<void> {
  const { isPrimary, ...fields } = body
  await checkContact(trx, fields)
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'order_contacts'), id, fields)
  if (isPrimary !== undefined) await markPrimary(trx, id, isPrimary === true)
}

/** Only contacts who are not deleted are added (000 §5). */
async function checkContact(trx: Transaction, { contact }: Body): Promise<void> {
  if (typeof contact !== 'number' || !(await isDeletedContact(trx, contact))) return
  throw violated({ propertyPath: 'contact', message: 'Dieser Kontakt wurde gelöscht.' })
}

async function markPrimary(trx: Transaction, id: number, isPrimary: boolean): Promise<void> {
  const place = await placeOfOrderContact(trx, id)
  if (isPrimary) await savePrimaryContact(trx, place.orderId, id)
  else if (place.isPrimary) await savePrimaryContact(trx, place.orderId, null)
}
