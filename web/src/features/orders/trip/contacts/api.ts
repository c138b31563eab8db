import type { ContactRole } from '@reisewerk/domain/accounts/options.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { orderContactContract, orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { clientContract, contactContract } from '@reisewerk/domain/partners/client.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { createAttempts } from '../../../../form/attempts.ts'
import { itemOf, listOf, update } from '../../../../lib/api.ts'
import { ApiError, send } from '../../../../lib/http.ts'

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
    /** Who was taken off is added anew. */
    forget: (role: ContactRole, contactId: number) => attempts.delete(keyOf(role, contactId)),
  }
}

type Named = { id: number; firstName: string; lastName: string }
/** Keeps a person with the client. @returns the contact's id */
export type KeepPerson = (person: PersonDraft) => Promise<number>

/**
 * A new person of a client: the list of contacts is sent whole (000 §7). When the answer is lost the next attempt looks whether
 * the person is there, and corrects it: never two of one (docs/decisions/021).
 */
export function createPerson(clientId: number): KeepPerson {
  const path = `/api/${clientContract.name}/${clientId}`
  type WithContacts = { contacts: Named[] }
  let unanswered: { known: ReadonlySet<number>; person: PersonDraft } | null = null
  let made: number | null = null

  return async (person) => {
    const before = (await send<WithContacts>('GET', path, { query: { '_groups[]': ['contact_read'] } })).data.contacts
    if (unanswered !== null) made ??= addedTo(before, unanswered.known, unanswered.person)
    if (made !== null) {
      await update(contactContract, made, person)
      return made
    }
    const known = new Set(before.map(({ id }) => id))
    const body = { contacts: [...before.map(({ id }) => linkTo('contacts', id)), person] }
    const query = { '_groups[]': ['bank_account_write', 'contact_read'] }
    unanswered = { known, person }
    try {
      const { contacts } = (await send<WithContacts>('PUT', path, { body, query })).data
      made = contacts.filter(({ id }) => !known.has(id)).at(-1)?.id ?? null
    } catch (error) {
      if (error instanceof ApiError && error.isRefusal) unanswered = null
      throw error
    }
    if (made === null) throw new Error('the client does not know the contact just stored')
    return made
  }
}

/** A colleague may have added somebody as well: by the name it is told whom we added. */
function addedTo(now: readonly Named[], known: ReadonlySet<number>, person: PersonDraft): number | null {
  const isPerson = ({ id, firstName, lastName }: Named) =>
    !known.has(id) && firstName === person.firstName.trim() && lastName === person.lastName.trim()
  return now.find(isPerson)?.id ?? null
}
