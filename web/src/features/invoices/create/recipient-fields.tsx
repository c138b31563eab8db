import { addressContract, contactContract } from '@reisewerk/domain/partners/client.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { listOf } from '../../../lib/api.ts'
import { Field } from '../../../ui/fields/form-group.tsx'
import { SelectOrNew } from '../../../ui/fields/or-new/select-or-new.tsx'
import type { Trip } from '../../orders/trip/api.ts'
import type { InvoiceEditor } from './use-invoice-editor.ts'

type Props = { trip: Trip; editor: InvoiceEditor; hasContact: boolean }

/** To whom it goes: the client's first address and whom letters of the trip are written to, unless others are chosen. */
export function RecipientFields({ trip, editor, hasContact }: Props) {
  const { draft, set, errorOf } = editor
  const clientId = trip.client?.id ?? null
  const of = { 'client.id': clientId ?? 0, _itemsPerPage: 200 }
  const addresses = useQuery({ ...listOf(addressContract, { query: of }), enabled: clientId !== null })
  const people = useQuery({
    ...listOf(contactContract, { query: { ...of, deleted: false } }),
    enabled: clientId !== null && hasContact,
  })
  const main = editor.preview?.contact ?? null
  const known = addresses.data?.items ?? []
  const names = new Map((people.data?.items ?? []).map(({ id, fullName }) => [id, fullName]))
  if (main !== null) names.set(main.id, main.name)
  const address = draft.address ?? known[0]?.id
  const contact = draft.contact ?? main?.id
  const given = { client: trip.client && { value: String(trip.client.id), label: trip.client.companyName } }
  const isWithout = addresses.isSuccess && known.length === 0
  return (
    <>
      <Field span={hasContact ? 7 : 12}>
        <SelectOrNew
          label="Adresse"
          placeholder={clientId === null ? 'Die Reise hat keinen Kunden' : 'Es ist keine Adresse eingetragen'}
          data={known.map(({ id, streetAddress, zip, city }) => ({
            value: String(id),
            label: [streetAddress, `${zip} ${city}`.trim()].filter(Boolean).join(', '),
          }))}
          value={address === undefined ? null : String(address)}
          allowDeselect={false}
          checkIconPosition="right"
          nothingFoundMessage="Keine Adresse gefunden"
          disabled={!addresses.isSuccess}
          // 002 §5
          error={errorOf('address') ?? (isWithout ? 'Es ist keine Adresse eingetragen' : undefined)}
          resource={clientId === null ? null : 'addresses'}
          given={given}
          onChange={(one) => one !== null && set({ address: Number(one.value) })}
        />
      </Field>
      {hasContact && (
        <Field span={5}>
          <SelectOrNew
            label="Kontakt"
            placeholder={clientId === null ? 'Die Reise hat keinen Kunden' : 'Kontakt wählen'}
            data={[...names].map(([id, label]) => ({ value: String(id), label }))}
            value={contact === undefined ? null : String(contact)}
            allowDeselect={false}
            nothingFoundMessage="Kein Kontakt gefunden"
            checkIconPosition="right"
            disabled={clientId === null}
            error={errorOf('contact')}
            resource="contacts"
            given={given}
            onChange={(person) => person !== null && set({ contact: Number(person.value) })}
          />
        </Field>
      )}
    </>
  )
}
