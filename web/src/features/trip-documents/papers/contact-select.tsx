import { contactContract } from '@reisewerk/domain/partners/client.contract.ts'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { listOf } from '../../../lib/api.ts'
import { SelectOrNew } from '../../../ui/fields/or-new/select-or-new.tsx'
import type { Trip } from '../../orders/trip/api.ts'
import { tripContactsOf } from '../../orders/trip/contacts/api.ts'
import { recipientsOf } from './recipients.ts'

type Props = { trip: Trip; value: string | null; onChoose: (contact: string) => void }

/** To whom the travel documents go: somebody of the client, or of the trip. */
export function ContactSelect({ trip, value, onChoose }: Props) {
  const clientId = trip.client?.id ?? null
  const people = useQuery({
    ...listOf(contactContract, { query: { 'client.id': clientId ?? 0, deleted: false, _itemsPerPage: 200 } }),
    enabled: clientId !== null,
  })
  const involved = useQuery(tripContactsOf(trip.id)).data?.items ?? []
  const chosen = value === null ? null : idOf(value)
  const names = recipientsOf(people.data?.items ?? [], involved, chosen)
  return (
    <SelectOrNew
      label="Kontakt"
      withAsterisk
      placeholder="Kontakt wählen"
      data={names.map(({ id, fullName }) => ({ value: String(id), label: fullName }))}
      value={chosen === null ? null : String(chosen)}
      allowDeselect={false}
      nothingFoundMessage="Kein Kontakt gefunden"
      checkIconPosition="right"
      resource={trip.client === null ? null : 'contacts'}
      given={{ client: trip.client && { value: String(trip.client.id), label: trip.client.companyName } }}
      onChange={(person) => person !== null && onChoose(linkTo('contacts', Number(person.value)))}
    />
  )
}
