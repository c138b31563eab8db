import type { ContactRole } from '@reisewerk/domain/accounts/options.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { orderContactContract, orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { createAttempts } from '../../../../form/attempts.ts'
import { itemOf, listOf } from '../../../../lib/api.ts'

export type TripContact = ItemOf<typeof orderContactContract, 'contact_read'>
export type ProviderContact = ItemOf<
  typeof orderContract,
  'provider_contacts' | 'contact_read'
>['providerContacts'][number]

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

/** Gives somebody a role on the trip: once, however often that is tried. */
export function createTripContacts(orderId: number) {
  const attempts = new Map<string, ReturnType<typeof createAttempts>>()
  const keyOf = (role: ContactRole, contactId: number) => `${role}/${contactId}`
  return {
    async add(role: ContactRole, contactId: number): Promise<void> {
      const key = keyOf(role, contactId)
      const attempt = attempts.get(key) ?? createAttempts(orderContactContract)
      attempts.set(key, attempt)
      const body = { order: linkTo('orders', orderId), role, contact: linkTo('contacts', contactId) }
      const query = { '_groups[]': ['room_type', 'cabin_type'] }
      await attempt.make({ path: `/api/${orderContactContract.name}`, query, body })
    },
    forget: (role: ContactRole, contactId: number) => attempts.delete(keyOf(role, contactId)),
  }
}
