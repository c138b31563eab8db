import type { ContactRole } from '@reisewerk/domain/accounts/options.ts'
import { orderContactContract, orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { clientContract, contactContract } from '@reisewerk/domain/partners/client.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newKey } from '../../../../lib/api.ts'
import { ApiError, send } from '../../../../lib/http.ts'
import { keys } from '../../../../lib/keys.ts'
import { useSave } from '../../../../lib/saving/use-save.ts'
import { notice } from '../../../../ui/notices/notice.tsx'
import type { Trip } from '../api.ts'
import { createTripContacts, type TripContact } from './api.ts'

/** What is done with the people of a trip, each with the notice the documents give it (000 §8). */
export function useContactActions(trip: Trip) {
  const client = useQueryClient()
  const { save } = useSave(orderContract, trip.id)
  const [onTrip] = useState(() => createTripContacts(trip.id))
  const [leaving, setLeaving] = useState<ReadonlyMap<number, AbortController>>(new Map())

  async function refresh() {
    await Promise.all(
      [orderContactContract, contactContract, clientContract, orderContract].map(({ name }) =>
        client.invalidateQueries({ queryKey: keys.resource(name) }),
      ),
    )
  }

  async function add(
    role: ContactRole,
    contactId: number,
    done = 'Die Ansprechpartner wurden erfolgreich hinzugefügt!',
  ) {
    const refusal = await refusalOf(onTrip.add(role, contactId))
    if (refusal === null) notice.good(done)
    else notice.bad('Leider trat beim Hinzufügen des Kontakts ein Fehler auf!', refusal.violations[0]?.message)
    await refresh()
  }

  /** Takes somebody off the trip; shown at once, and back again when the server refuses or the user does. */
  async function remove(contact: TripContact): Promise<void> {
    if (contact.contact !== null) onTrip.forget(contact.role, contact.contact.id)
    const flight = new AbortController()
    const set = (isLeaving: boolean) =>
      setLeaving((before) => {
        const next = new Map(before)
        if (isLeaving) next.set(contact.id, flight)
        else next.delete(contact.id)
        return next
      })
    set(true)
    const path = `/api/${orderContactContract.name}/${contact.id}`
    const refusal = await refusalOf(send('DELETE', path, { signal: flight.signal }))
    if (flight.signal.aborted) await bringBack(contact)
    else if (refusal === null) notice.good('Der Kontakt wurde erfolgreich gelöscht')
    else notice.bad('Der Kontakt konnte nicht gelöscht werden', refusal.violations[0]?.message)
    await refresh()
    set(false)
  }

  /** The server may have been faster than the user who took it back. */
  async function bringBack(contact: TripContact): Promise<void> {
    const there = await refusalOf(send('GET', `/api/${orderContactContract.name}/${contact.id}`))
    if (there?.status !== 404) return
    const { role, phoneType, busHeight, busLength, busPlate, roomType, cabinType } = contact
    const body = {
      order: linkTo('orders', trip.id),
      role,
      contact: contact.contact === null ? null : linkTo('contacts', contact.contact.id),
      isPrimary: contact.isPrimary,
      ...{ phoneType, busHeight, busLength, busPlate, roomType, cabinType },
    }
    await send('POST', `/api/${orderContactContract.name}`, { body, idempotencyKey: newKey() })
  }

  function makePrimary(contact: TripContact) {
    save(
      { primaryOrderContact: linkTo('order_contacts', contact.id) },
      {
        onSaved: () => {
          notice.good('Der Hauptkontakt wurde geändert!')
          void client.invalidateQueries({ queryKey: keys.resource(orderContactContract.name) })
        },
        onFailed: () => notice.bad('Der Hauptkontakt konnte nicht geändert werden! Server Error!'),
      },
    )
  }

  return {
    add,
    refresh,
    remove: (contact: TripContact) => void remove(contact),
    undo: (contact: TripContact) => leaving.get(contact.id)?.abort(),
    isLeaving: (contact: TripContact) => leaving.has(contact.id),
    makePrimary,
  }
}
export type ContactActions = ReturnType<typeof useContactActions>

/** A refusal of the server as a value; what is no answer of the server is a mistake of ours and goes on. */
async function refusalOf(sent: Promise<unknown>): Promise<ApiError | null> {
  try {
    await sent
    return null
  } catch (error) {
    if (error instanceof ApiError) return error
    if (error instanceof DOMException && error.name === 'AbortError') return new ApiError(0, null)
    throw error
  }
}
