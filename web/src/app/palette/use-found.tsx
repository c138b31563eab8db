import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { clientContract, contactContract } from '@reisewerk/domain/partners/client.contract.ts'
import { agencyContract, providerContract } from '@reisewerk/domain/partners/provider.contract.ts'
import { serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import { soughtWords } from '@reisewerk/domain/sought-words.ts'
import { IconBuildingStore, IconMap, IconTable, IconUser, IconUsersGroup } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listOf } from '../../lib/api.ts'
import { count, day, today } from '../../lib/format.ts'
import type { Query } from '../../lib/http.ts'
import { paths } from '../../paths.ts'
import { kindIcons } from '../../ui/marks/kind-icon.tsx'
import { OrderStatus } from '../../ui/marks/order-status.tsx'
import { type Found, type Go, hitId, type PaletteHit, recentFirst } from './palette-hit.ts'

/** What fits a term, or what is known by its numbers; nothing at all where nobody asks for anything. */
export type Asked = { term: string } | { ids: readonly number[] }

/** More than are shown, so that what was opened lately is among them. */
const mostAsked = 30

function queryOf(asked: Asked, most = mostAsked): Query {
  return 'term' in asked ? { _search: asked.term, _itemsPerPage: most } : { 'id[]': asked.ids.map(String) }
}

/** What was found is kept for a moment, for a letter taken back: terms, and what was opened lately, are others every time. */
const keptMs = 10_000

function meant(asked: Asked) {
  const isMeant = 'term' in asked ? asked.term !== '' : asked.ids.length > 0
  return { enabled: isMeant, placeholderData: keepPreviousData, gcTime: keptMs }
}

/** While a new answer is awaited the one before stays, but not when nothing is asked for any more. */
function found<Item>(
  asked: Asked,
  { data, isFetching }: { data: { items: Item[] } | undefined; isFetching: boolean },
  hitOf: (item: Item) => PaletteHit,
): Found {
  return { hits: meant(asked).enabled ? (data?.items ?? []).map(hitOf) : [], isSearching: isFetching }
}

const mostTrips = 8

/** The trips that fit a term; more than are shown lead to the list. */
export function useTripsFound(term: string, go: Go, recent: readonly string[]): Found {
  const { hits, isSearching, total } = useTrips({ term }, go)
  const shown = recentFirst(hits, recent).slice(0, mostTrips)
  if (shown.length < mostTrips || total <= mostTrips) return { hits: shown, isSearching }
  const open = go(paths.orders({ q: term, view: 0 }))
  const all = { id: 'orders-found', icon: IconTable, text: `Alle ${count(total)} Reisen zeigen`, open }
  return { hits: [...shown, all], isSearching }
}

export function useTrips(asked: Asked, go: Go): Found & { total: number } {
  const query = { ...queryOf(asked, 40), '_order[startAt]': 'desc' }
  const answer = useQuery({ ...listOf(orderContract, { groups: ['order_list_read'], query }), ...meant(asked) })
  const items = answer.data?.items ?? []
  const data = { items: 'term' in asked ? tripsByFitness(items, asked.term, today()) : items }
  const trips = found(asked, { data, isFetching: answer.isFetching }, (order) => ({
    id: hitId('orders', order.id),
    icon: IconMap,
    text: tripNameOf(order),
    // A trip may have been found by its client; then it should be seen why.
    hint: [order.orderNumber, day(order.startAt), order.client?.shortName].filter(Boolean).join(' · '),
    end: <OrderStatus status={order.currentStatus} />,
    open: go(paths.order(order.id)),
  }))
  return { ...trips, total: answer.data?.total ?? 0 }
}

export type FoundTrip = ItemOf<typeof orderContract, 'order_list_read'>

const tripNameOf = (order: FoundTrip) => order.trip.name || order.groupName

/**
 * Trips that bear the term in their name come before those found by their client or destination; among them those that are
 * still to come, the next first, then those that are over, the latest first.
 */
export function tripsByFitness(found: readonly FoundTrip[], term: string, today: string): FoundTrip[] {
  const sought = soughtWords(term)
  const isNamed = (order: FoundTrip) => soughtWords(tripNameOf(order)).includes(sought)
  const isOver = ({ endAt }: FoundTrip) => endAt < today
  return found.toSorted((one, other) => {
    const byName = Number(isNamed(other)) - Number(isNamed(one))
    const byPast = Number(isOver(one)) - Number(isOver(other))
    const byStart = one.startAt.localeCompare(other.startAt)
    return byName || byPast || (isOver(one) ? -byStart : byStart)
  })
}

/** A client leads to its profile, which shows its trips. */
export function useClients(asked: Asked, go: Go): Found {
  const query = queryOf(asked)
  const answer = useQuery({ ...listOf(clientContract, { groups: ['client_list_read'], query }), ...meant(asked) })
  return found(asked, answer, (client) => ({
    id: hitId('clients', client.id),
    icon: IconUsersGroup,
    text: client.companyName,
    hint: [client.shortName, client.city].filter(Boolean).join(' · '),
    open: go(paths.masterItem('clients', client.id)),
  }))
}

/** Who calls is known by the number; so it stands beside the name. */
export function useContacts(asked: Asked, go: Go): Found {
  const query = { ...queryOf(asked), deleted: false }
  const answer = useQuery({ ...listOf(contactContract, { groups: ['contact_home_read'], query }), ...meant(asked) })
  return found(asked, answer, ({ id, fullName, email, home, phoneFixed, phoneMobile }) => ({
    id: hitId('contacts', id),
    icon: IconUser,
    text: fullName || (email ?? ''),
    hint: [home.name, phoneFixed || phoneMobile].filter(Boolean).join(' · '),
    open: go(paths.masterItem('contacts', id)),
  }))
}

export function useProviders(asked: Asked, go: Go): Found {
  const query = { ...queryOf(asked), isRetired: false }
  const answer = useQuery({ ...listOf(providerContract, { groups: ['place_read'], query }), ...meant(asked) })
  return found(asked, answer, ({ id, name, kind, place }) => ({
    id: hitId('providers', id),
    icon: kindIcons[kind],
    text: name,
    hint: place?.name ?? '',
    open: go(paths.masterItem(serviceKinds[kind].asked.providers, id)),
  }))
}

export function useAgencies(asked: Asked, go: Go): Found {
  const query = { ...queryOf(asked), isRetired: false }
  const answer = useQuery({ ...listOf(agencyContract, { query }), ...meant(asked) })
  return found(asked, answer, ({ id, name, phone }) => ({
    id: hitId('agencies', id),
    icon: IconBuildingStore,
    text: name,
    hint: ['Agentur', phone].filter(Boolean).join(' · '),
    open: go(paths.masterItem('agencies', id)),
  }))
}
