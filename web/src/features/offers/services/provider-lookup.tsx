import {
  airlineContract,
  ferryContract,
  hotelContract,
  providerContract,
  trainContract,
} from '@reisewerk/domain/partners/provider.contract.ts'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { listOf } from '../../../lib/api.ts'
import { searchIn } from '../../../lib/lookup-search.ts'
import { Lookup } from '../../../ui/fields/lookup.tsx'
import { mainRequestOf, type RequestedService } from '../../itinerary/plan/services.ts'

const searches = {
  hotel: { contract: hotelContract, query: {} },
  ferry: { contract: ferryContract, query: {} },
  airline: { contract: airlineContract, query: {} },
  train: { contract: trainContract, query: {} },
  other: { contract: providerContract, query: { 'kind[]': ['other'] } },
} as const

type Link = `/api/${string}/${number}`
type Props = {
  service: RequestedService
  label: string
  value: Link | null
  /** Somebody shall be named, and nobody is there to be. */
  isUnnamed: boolean
  onChange: (link: Link | null) => void
}

/** Whom the offer names: of the kind of the service, hotels in its place or else its area (002 §7). */
export function ProviderLookup({ service, label, value, isUnnamed, onChange }: Props) {
  const { contract, query } = searches[service.kind]
  const chosenId = value === null ? null : idOf(value)
  const chosen = useQuery({
    ...listOf(providerContract, { query: { 'id[]': [chosenId ?? 0], _itemsPerPage: 1 } }),
    enabled: chosenId !== null,
  })
  const where = placeOf(service)
  const asked = mainRequestOf(service)?.provider?.name
  const search = searchIn(contract, ({ name }: { name: string }) => name, { isRetired: false, ...query, ...where })
  return (
    <Lookup
      aria-label={label}
      placeholder={asked === undefined ? 'wie angefragt' : `${asked} (angefragt)`}
      error={value === null && isUnnamed && 'Bitte wählen: Noch nennt das Angebot niemanden.'}
      size="xs"
      clearable
      value={chosenId === null ? null : { value: String(chosenId), label: chosen.data?.items[0]?.name ?? '' }}
      resource={contract.name}
      searchKey={[contract.name, 'offered', service.kind, where]}
      search={search}
      onChange={(choice) => onChange(choice === null ? null : linkTo('providers', Number(choice.value)))}
    />
  )
}

function placeOf({ kind, item }: RequestedService): Record<string, number> {
  if (kind !== 'hotel') return {}
  if (item.place !== null) return { 'place.id': item.place.id }
  return item.area === null ? {} : { 'place.area.id': item.area.id }
}
