import type { ContactRole } from '@reisewerk/domain/accounts/options.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { orderContactContract, orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { clientContract } from '@reisewerk/domain/partners/client.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { itemOf, listOf, newKey } from '../../../../lib/api.ts'
import { send } from '../../../../lib/http.ts'

export type TripContact = ItemOf<typeof orderContactContract, 'contact_read'>
export type ProviderContact = ItemOf<
  typeof orderContract,
  'provider_contacts' | 'contact_read'
>['providerContacts'][number]

/** The people of a trip with their numbers, rooms and cabins. */
export function tripContactsOf(orderId: number) {
  return listOf(orderContactContract, {
    groups: ['contact_read', 'room_type', 'cabin_type'],
    query: { 'order.id': orderId, _itemsPerPage: 500 },
  })
}

/** Whom the trip's requests go to (000 §7: groups provider_contacts and contact_read). */
export function providerContactsOf(orderId: number) {
  return itemOf(orderContract, orderId, ['provider_contacts', 'contact_read'])
}

export type PersonDraft = {
  salutation: 'Frau' | 'Herr' | null
  firstName: string
  lastName: string
  email: string | null
  phoneFixed: string | null
  phoneMobile: string | null
}

/** Gives somebody a role on the trip. */
export async function addToTrip(orderId: number, role: ContactRole, contactId: number): Promise<void> {
  const body = { order: linkTo('orders', orderId), role, contact: linkTo('contacts', contactId) }
  const query = { '_groups[]': ['room_type', 'cabin_type'] }
  await send('POST', `/api/${orderContactContract.name}`, { body, query, idempotencyKey: newKey() })
}

/**
 * Keeps a new person with the client: the list of contacts is sent whole (000 §7).
 * @returns the new contact's id
 */
export async function addToClient(clientId: number, person: PersonDraft): Promise<number> {
  const path = `/api/${clientContract.name}/${clientId}`
  type WithContacts = { contacts: { id: number }[] }
  const before = (await send<WithContacts>('GET', path, { query: { '_groups[]': ['contact_read'] } })).data.contacts
  const body = { contacts: [...before.map(({ id }) => linkTo('contacts', id)), person] }
  const query = { '_groups[]': ['bank_account_write', 'contact_read'] }
  const { contacts } = (await send<WithContacts>('PUT', path, { body, query })).data
  const known = new Set(before.map(({ id }) => id))
  const added = contacts.filter(({ id }) => !known.has(id)).at(-1)
  if (added === undefined) throw new Error('the client does not know the contact just stored')
  return added.id
}
