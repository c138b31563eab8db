import { offerContract } from '@reisewerk/domain/offers/offer.contract.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { contactContract } from '@reisewerk/domain/partners/client.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listOf, update } from '../../lib/api.ts'
import { keys } from '../../lib/keys.ts'
import { dataFailed } from '../../lib/query-client.ts'
import { SelectOrNew } from '../../ui/fields/or-new/select-or-new.tsx'
import { notice } from '../../ui/notices/notice.tsx'
import type { Trip } from '../orders/trip/api.ts'
import { chosenContact } from './api.ts'

/** To whom the offer goes: a person of the client with an e-mail address, who becomes the main contact of the trip (002 §7). */
export function ContactSelect({ trip }: { trip: Trip }) {
  const client = useQueryClient()
  const clientId = trip.client?.id ?? null
  const people = useQuery({
    ...listOf(contactContract, { query: { 'client.id': clientId ?? 0, deleted: false, _itemsPerPage: 200 } }),
    enabled: clientId !== null,
    meta: dataFailed,
  })
  const chosen = useQuery(chosenContact(trip.id)).data ?? null
  const reachable = (people.data?.items ?? []).filter(({ email }) => email !== '')
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: number) => update(orderContract, trip.id, { primaryOrderContact: linkTo('contacts', id) }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.item('orders', trip.id) }),
        client.invalidateQueries({ queryKey: keys.list(offerContract.name) }),
      ]),
    onSuccess: () => notice.good('Order updated'),
    onError: () => notice.bad('Error while saving order, please try again'),
  })
  const value = isPending ? variables : chosen?.id
  // Who has no e-mail address cannot be chosen, yet may be the main contact.
  const shown = reachable.some(({ id }) => id === chosen?.id) || chosen === null ? reachable : [chosen, ...reachable]
  return (
    <SelectOrNew
      label="Kontakt mit E-Mail"
      placeholder={clientId === null ? 'Die Reise hat keinen Kunden' : 'Kontakt wählen'}
      data={shown.map(({ id, fullName, email }) => ({
        value: String(id),
        label: email === '' ? `${fullName} (ohne E-Mail)` : fullName,
      }))}
      value={value === undefined ? null : String(value)}
      allowDeselect={false}
      nothingFoundMessage="Kein Kontakt mit E-Mail gefunden"
      checkIconPosition="right"
      disabled={clientId === null}
      {...personOf(trip)}
      onChange={(person) => person !== null && Number(person.value) !== chosen?.id && mutate(Number(person.value))}
    />
  )
}

/** A new person belongs to the client. */
function personOf({ client }: Trip) {
  if (client === null) return { resource: null }
  return {
    resource: 'contacts',
    given: { client: { value: String(client.id), label: client.companyName } },
  } as const
}
