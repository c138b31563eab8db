import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import {
  locationChargeContract,
  predefinedFreeTextItemContract,
  predefinedRouteDetailContract,
} from '@reisewerk/domain/partners/route-library.contract.ts'
import { otherServiceContract, otherServiceTypeContract } from '@reisewerk/domain/partners/service-type.contract.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { itemOf } from '../../lib/api.ts'
import { send } from '../../lib/http.ts'
import { searchIn } from '../../lib/lookup-search.ts'
import { Lookup } from '../../ui/fields/lookup.tsx'

type Plain = Omit<ComponentProps<typeof Lookup>, 'resource' | 'searchKey' | 'search'>
type Props<Item> = Omit<Plain, 'onChange'> & {
  /** The chosen one with all that choosing it brings along. */
  onChange: (item: Item | null) => void
}

export type ServiceType = ItemOf<typeof otherServiceTypeContract>
export type PredefinedDetail = ItemOf<typeof predefinedRouteDetailContract, 'location_charge_read'>
export type PredefinedText = ItemOf<typeof predefinedFreeTextItemContract>
export type Charge = ItemOf<typeof locationChargeContract>

/** What is retired stays where it is used and is offered no more (decision 006). */
const offered = { isRetired: false }

/** A kind of other service; with `category` only those of one category. */
export function ServiceTypePicker({ category, ...props }: Props<ServiceType> & { category: string | null }) {
  const query = { ...offered, 'category[]': category === null ? [] : [category] }
  return (
    <ItemPicker
      {...props}
      resource="other_service_types"
      searchKey={['other_service_types', 'lookup', category]}
      search={searchIn(otherServiceTypeContract, ({ name }) => name, query)}
      read={(client, id) => client.fetchQuery(itemOf(otherServiceTypeContract, id))}
    />
  )
}

export function PredefinedDetailPicker(props: Props<PredefinedDetail>) {
  return (
    <ItemPicker
      {...props}
      resource="predefined_route_details"
      searchKey={['predefined_route_details', 'lookup']}
      search={searchIn(predefinedRouteDetailContract, ({ name }) => name, offered)}
      read={(client, id) => client.fetchQuery(itemOf(predefinedRouteDetailContract, id, ['location_charge_read']))}
    />
  )
}

export function PredefinedTextPicker(props: Props<PredefinedText>) {
  return (
    <ItemPicker
      {...props}
      resource="predefined_free_text_items"
      searchKey={['predefined_free_text_items', 'lookup']}
      search={searchIn(predefinedFreeTextItemContract, ({ name }) => name, offered)}
      read={(client, id) => client.fetchQuery(itemOf(predefinedFreeTextItemContract, id))}
    />
  )
}

export function ChargePicker(props: Props<Charge>) {
  return (
    <ItemPicker
      {...props}
      resource="location_charges"
      searchKey={['location_charges', 'lookup']}
      search={searchIn(locationChargeContract, ({ name, price }) => `${name} · ${price.formatted}`, offered)}
      read={(client, id) => client.fetchQuery(itemOf(locationChargeContract, id))}
    />
  )
}

type OfferedService = ItemOf<typeof otherServiceContract, 'service_read'>

/** Who offers a kind of other service, directly or through an agency (001 §7). */
export function OtherServicePicker({ typeId, onChange, ...props }: Props<OfferedService> & { typeId: string | null }) {
  const groups = ['service_read'] as const
  return (
    <ItemPicker
      {...props}
      onChange={onChange}
      resource="other_services"
      searchKey={['other_services', 'lookup', typeId]}
      search={async (term, signal) => {
        const { data } = await send<OfferedService[]>('GET', '/api/other_services', {
          query: { 'otherServiceType.id': typeId ?? undefined, '_groups[]': groups, _itemsPerPage: 200 },
          signal,
        })
        return data
          .filter(isOffered)
          .map((service) => ({ value: String(service.id), label: wordsOf(service) }))
          .filter(({ label }) => label.toLowerCase().includes(term.toLowerCase()))
      }}
      read={(client, id) => client.fetchQuery(itemOf(otherServiceContract, id, groups))}
    />
  )
}

type ItemPickerProps<Item> = Props<Item> &
  Pick<ComponentProps<typeof Lookup>, 'resource' | 'searchKey' | 'search'> & {
    read: (client: QueryClient, id: number) => Promise<Item>
  }

function ItemPicker<Item>({ read, onChange, ...props }: ItemPickerProps<Item>) {
  const client = useQueryClient()
  return (
    <Lookup
      clearable
      {...props}
      onChange={async (choice) => onChange(choice === null ? null : await read(client, Number(choice.value)))}
    />
  )
}

/** One of a retired firm or kind is no longer chosen. */
function isOffered({ provider, otherServiceType, agency }: OfferedService): boolean {
  return ![provider, otherServiceType, agency].some((part) => part?.isRetired === true)
}

/** 'Rolf Sundt · Stadtführung Oslo · Norwegen Incoming' */
function wordsOf({ provider, otherServiceType, agency }: OfferedService): string {
  return [provider?.name, otherServiceType?.name, agency?.name].filter((word) => word !== undefined).join(' · ')
}
