import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { orderContactContract } from '@reisewerk/domain/orders/order.contract.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound, violated } from '../../platform/errors.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { insertItem, removeItem, updateItem } from '../../platform/resource/write.ts'
import { lockContactsOf, placeOfOrderContact, savePrimaryContact } from './orders.queries.ts'
import { readPeopleOfTrip, tripOfOrderContact } from './people.queries.ts'
import { type AskedPerson, checkPeople } from './people.service.ts'

type OrderContact = BodyOf<typeof orderContactContract>

/** The first who is marked as main contact, or marked later, carries the star alone (000 §4). @throws ApiError 422 */
export async function addOrderContact(
  trx: Transaction,
  body: NewBodyOf<typeof orderContactContract>,
  desk: Desk,
): Promise<number> {
  if (body.order === undefined) throw violated({ propertyPath: 'order', message: 'Bitte ausfüllen' })
  const { isPrimary, ...fields } = body
  await lockContactsOf(trx, body.order)
  const trip = await readPeopleOfTrip(trx, body.order)
  if (trip !== null) await checkPeople(trx, trip, [askedIn(fields)])
  const id = await insertItem(trx, desk.resources, resourceOf(desk.resources, 'order_contacts'), fields)
  if (isPrimary === true) await markPrimary(trx, id, true)
  return id
}

/** Changes what is kept of somebody on a trip: role, number, bus, room and cabin. */
export async function changeOrderContact(trx: Transaction, id: number, body: OrderContact, desk: Desk): Promise<void> {
  const { isPrimary, ...fields } = body
  await lockTripOf(trx, id)
  if (fields.contact !== undefined || fields.phoneType !== undefined) await checkChange(trx, id, fields)
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'order_contacts'), id, fields)
  if (isPrimary !== undefined) await markPrimary(trx, id, isPrimary)
}

/** Takes somebody off a trip; the star goes with whom it belonged to. */
export async function removeOrderContact(trx: Transaction, id: number, desk: Desk): Promise<void> {
  await lockTripOf(trx, id)
  await removeItem(trx, resourceOf(desk.resources, 'order_contacts'), id)
}

async function lockTripOf(trx: Transaction, id: number): Promise<void> {
  const orderId = await tripOfOrderContact(trx, id)
  if (orderId === null) throw notFound('Kontakt der Reise')
  await lockContactsOf(trx, orderId)
}

async function checkChange(trx: Transaction, id: number, fields: OrderContact): Promise<void> {
  const orderId = await tripOfOrderContact(trx, id)
  const trip = orderId === null ? null : await readPeopleOfTrip(trx, orderId)
  if (trip === null) throw notFound('Kontakt der Reise')
  await checkPeople(trx, trip, [{ ...askedIn(fields), before: trip.people.find((person) => person.id === id) }])
}

function askedIn({ contact, phoneType }: OrderContact): AskedPerson {
  return { path: '', contact, phoneType }
}

async function markPrimary(trx: Transaction, id: number, isPrimary: boolean): Promise<void> {
  const place = await placeOfOrderContact(trx, id)
  if (isPrimary) await savePrimaryContact(trx, place.orderId, id)
  else if (place.isPrimary) await savePrimaryContact(trx, place.orderId, null)
}
