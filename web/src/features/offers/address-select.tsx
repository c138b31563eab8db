import { addressContract } from '@reisewerk/domain/partners/client.contract.ts'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { listOf } from '../../lib/api.ts'
import { dataFailed } from '../../lib/query-client.ts'
import { SelectOrNew } from '../../ui/fields/or-new/select-or-new.tsx'
import type { Trip } from '../orders/trip/api.ts'
import type { Offer } from './api.ts'
import { tellsOfField } from './not-saved.ts'
import { useSaveOffer } from './open-offer.ts'

type Props = { offer: Pick<Offer, 'id' | 'order' | 'address'>; trip: Pick<Trip, 'client'> }

/** Where the offer is written to: one of the client's addresses, the first unless another one is chosen (002 §2, §3). */
export function AddressSelect({ offer, trip }: Props) {
  const { save, errorOf } = useSaveOffer(offer)
  const clientId = trip.client?.id ?? null
  const addresses = useQuery({
    ...listOf(addressContract, { query: { 'client.id': clientId ?? 0, _itemsPerPage: 200 } }),
    enabled: clientId !== null,
    meta: dataFailed,
  })
  const known = addresses.data?.items ?? []
  const chosen = offer.address === null ? known[0]?.id : idOf(offer.address)
  return (
    <SelectOrNew
      label="Adresse"
      placeholder={
        clientId === null
          ? 'Die Reise hat keinen Kunden'
          : addresses.isSuccess
            ? 'Es ist keine Adresse eingetragen'
            : 'Adressen sind noch nicht geladen'
      }
      data={known.map(({ id, streetAddress, zip, city }) => ({
        value: String(id),
        label: [streetAddress, `${zip} ${city}`.trim()].filter(Boolean).join(', '),
      }))}
      value={chosen === undefined ? null : String(chosen)}
      allowDeselect={false}
      checkIconPosition="right"
      nothingFoundMessage="Keine Adresse gefunden"
      disabled={!addresses.isSuccess}
      error={errorOf('address')?.message}
      {...addressOf(trip)}
      onChange={(one) => one !== null && save({ address: linkTo('addresses', Number(one.value)) }, tellsOfField)}
    />
  )
}

/** A new address belongs to the client. */
function addressOf({ client }: Props['trip']) {
  if (client === null) return { resource: null }
  return {
    resource: 'addresses',
    given: { client: { value: String(client.id), label: client.companyName } },
  } as const
}
