import type { BodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { PrimaryContactInput } from '@reisewerk/domain/orders/new-order.contract.ts'
import type { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { checkReferences } from '../../platform/resource/write.ts'
import { findOrderContact, insertOrderContact, lockContactsOf, savePrimaryContact } from './orders.queries.ts'
import { readPeople, readPeopleOfTrip } from './people.queries.ts'
import { whyNotOnTrip } from './people.service.ts'

/** The main contact by the mark in the list of a trip's contacts; undefined when the list marks nobody. */
export function markedContact(
  orderContacts: BodyOf<typeof orderContract>['orderContacts'],
): PrimaryContactInput | undefined {
  const marked = orderContacts?.find(({ isPrimary }) => isPrimary === true)
  if (marked?.id !== undefined) return { orderContact: marked.id }
  return marked?.contact == null ? undefined : { contact: marked.contact }
}

/** @throws ApiError 422 for somebody who cannot become a contact of the trip */
async function checkNewcomer(trx: Transaction, orderId: number, contact: number): Promise<void> {
  const [trip, [person]] = await Promise.all([readPeopleOfTrip(trx, orderId), readPeople(trx, [contact])])
  if (trip === null || person === undefined) return
  const message = whyNotOnTrip(person, trip)
  if (message !== null) throw violated({ propertyPath: 'primaryOrderContact', message })
}

/** A person not yet among the trip's contacts becomes one (000 §4). @throws ApiError 422 for somebody else's contact */
export async function choosePrimaryContact(
  trx: Transaction,
  orderId: number,
  chosen: PrimaryContactInput | null,
  desk: Desk,
): Promise<void> {
  await lockContactsOf(trx, orderId)
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
  await checkNewcomer(trx, orderId, chosen.contact)
  await savePrimaryContact(trx, orderId, await insertOrderContact(trx, orderId, chosen.contact))
}
