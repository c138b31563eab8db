import { useMantineColorScheme } from '@mantine/core'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { clientContract } from '@reisewerk/domain/partners/client.contract.ts'
import { providerContract } from '@reisewerk/domain/partners/provider.contract.ts'
import { serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import {
  type Icon,
  IconArrowRight,
  IconKeyboard,
  IconLogout,
  IconMap,
  IconPlus,
  IconTable,
  IconTimeline,
  IconUsersGroup,
} from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type LinkOptions, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSignOut } from '../features/accounts/use-sign-out.ts'
import { type KindName, kindNames } from '../features/master-data/kind-names.ts'
import { type ListedOrder, orderViews } from '../features/orders/api.ts'
import { listOf } from '../lib/api.ts'
import { count, day, today } from '../lib/format.ts'
import { useSession } from '../lib/session.ts'
import { paths } from '../paths.ts'
import { kindIcons } from '../ui/marks/kind-icon.tsx'
import { OrderStatus } from '../ui/marks/order-status.tsx'
import { openKeys } from './keys-sheet.tsx'
import { colorSchemes } from './user-menu.tsx'

export type PaletteHit = {
  id: string
  icon: Icon
  text: string
  hint?: string
  end?: ReactNode
  open: (inNewTab: boolean) => void
}
export type PaletteGroup = { name: string; hits: PaletteHit[] }

/** What the palette offers for a term: trips and clients from the server, then pages and commands whose words fit. */
export function usePaletteHits(term: string): { groups: PaletteGroup[]; isSearching: boolean } {
  const go = useGo()
  const trips = useTrips(term, go)
  const clients = useClients(term, go)
  const providers = useProviders(term, go)
  const groups = [
    { name: 'Reisen', hits: trips.hits },
    { name: 'Kunden', hits: clients.hits },
    { name: 'Leistungsträger', hits: providers.hits },
    { name: 'Seiten', hits: fitting([...usePages(go, term !== ''), ...useViews(go)], term) },
    { name: 'Befehle', hits: fitting(useCommands(go), term) },
  ]
  return {
    groups: groups.filter(({ hits }) => hits.length > 0),
    isSearching: trips.isSearching || clients.isSearching || providers.isSearching,
  }
}

type Found = { hits: PaletteHit[]; isSearching: boolean }

const mostTrips = 8

function useTrips(term: string, go: Go): Found {
  const query = { _search: term, '_order[startAt]': 'desc', _itemsPerPage: 40 }
  const { data, isFetching } = useQuery({
    ...listOf(orderContract, { groups: ['order_list_read'], query }),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  })
  const found = term === '' ? [] : tripsByFitness(data?.items ?? [], term, today())
  const hits = found.slice(0, mostTrips).map((order) => ({
    id: `order-${order.id}`,
    icon: IconMap,
    text: tripNameOf(order),
    // A trip may have been found by its client; then it should be seen why.
    hint: [order.orderNumber, day(order.startAt), order.client?.shortName].filter(Boolean).join(' · '),
    end: <OrderStatus status={order.currentStatus} />,
    open: go(paths.order(order.id)),
  }))
  const total = data?.total ?? 0
  if (hits.length === mostTrips && total > mostTrips) {
    const open = go(paths.orders({ q: term, view: 0 }))
    return {
      hits: [...hits, { id: 'orders-found', icon: IconTable, text: `Alle ${count(total)} Reisen zeigen`, open }],
      isSearching: isFetching,
    }
  }
  return { hits, isSearching: isFetching }
}

const tripNameOf = (order: ListedOrder) => order.trip.name || order.groupName

/**
 * Trips that bear the term in their name come before those found by their client or destination; among them those that are
 * still to come, the next first, then those that are over, the latest first.
 */
export function tripsByFitness(found: readonly ListedOrder[], term: string, today: string): ListedOrder[] {
  const sought = term.toLocaleLowerCase('de')
  const isNamed = (order: ListedOrder) => tripNameOf(order).toLocaleLowerCase('de').includes(sought)
  const isOver = ({ endAt }: ListedOrder) => endAt < today
  return found.toSorted((one, other) => {
    const byName = Number(isNamed(other)) - Number(isNamed(one))
    const byPast = Number(isOver(one)) - Number(isOver(other))
    const byStart = one.startAt.localeCompare(other.startAt)
    return byName || byPast || (isOver(one) ? -byStart : byStart)
  })
}

/** A client leads to its profile, which shows its trips. */
function useClients(term: string, go: Go): Found {
  const { data, isFetching } = useQuery({
    ...listOf(clientContract, { groups: ['client_list_read'], query: { _search: term, _itemsPerPage: 3 } }),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  })
  const found = term === '' ? [] : (data?.items ?? [])
  const hits = found.map((client) => ({
    id: `client-${client.id}`,
    icon: IconUsersGroup,
    text: client.companyName,
    hint: [client.shortName, client.city].filter(Boolean).join(' · '),
    open: go(paths.masterItem('clients', client.id)),
  }))
  return { hits, isSearching: isFetching }
}

function useProviders(term: string, go: Go): Found {
  const { data, isFetching } = useQuery({
    ...listOf(providerContract, {
      groups: ['place_read'],
      query: { _search: term, isRetired: false, _itemsPerPage: 3 },
    }),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  })
  const found = term === '' ? [] : (data?.items ?? [])
  const hits = found.map(({ id, name, kind, place }) => {
    const open = go(paths.masterItem(serviceKinds[kind].asked.providers, id))
    return { id: `provider-${id}`, icon: kindIcons[kind], text: name, hint: place?.name ?? '', open }
  })
  return { hits, isSearching: isFetching }
}

type Go = (link: LinkOptions) => PaletteHit['open']

function useGo(): Go {
  const router = useRouter()
  return (link) => (inNewTab) => {
    if (inNewTab) window.open(router.buildLocation(link).href, '_blank', 'noopener')
    else void router.navigate(link)
  }
}

/** @param all without a word sought, the few pages one goes to most */
function usePages(go: Go, all: boolean): PaletteHit[] {
  const { user } = useSession()
  return [
    {
      id: 'user-dashboard',
      icon: IconArrowRight,
      text: 'Heute: Aufgaben und Fristen',
      open: go(paths.userDashboard()),
    },
    { id: 'orders', icon: IconArrowRight, text: 'Reiseübersicht', open: go(paths.orders()) },
    {
      id: 'task-templates',
      icon: IconArrowRight,
      text: 'Vorlagen für Aufgaben und Checklisten',
      open: go(paths.taskTemplates()),
    },
    ...Object.entries(all ? kindNames : {}).map(([kind, [, many]]) => ({
      id: `kind-${kind}`,
      icon: IconArrowRight,
      text: many,
      hint: 'Stammdaten',
      // Object.entries forgets the key type.
      open: go(paths.masterList(kind as KindName)),
    })),
    { id: 'master-data', icon: IconArrowRight, text: 'Stammdaten', open: go(paths.masterData()) },
    ...(all
      ? [
          { id: 'help', icon: IconArrowRight, text: 'Hilfe: das Handbuch', open: go(paths.help('anfang')) },
          { id: 'news', icon: IconArrowRight, text: 'Was ist neu', open: go(paths.news()) },
        ]
      : []),
    { id: 'account', icon: IconArrowRight, text: 'Mein Zugang', open: go(paths.account()) },
    ...(user.isAdmin
      ? [
          { id: 'staff', icon: IconArrowRight, text: 'Mitarbeiter', open: go(paths.staff()) },
          { id: 'settings', icon: IconArrowRight, text: 'Einstellungen', open: go(paths.settings()) },
        ]
      : []),
  ]
}

/** The trip list as it can be gone to: the timeline, and the saved views by their names. */
function useViews(go: Go): PaletteHit[] {
  const { data } = useQuery(orderViews())
  const views = (data?.items ?? []).map((view) => ({
    id: `view-${view.id}`,
    icon: IconTable,
    text: view.name,
    hint: 'Ansicht der Reiseübersicht',
    open: go(paths.orders({ ...view.state, view: view.id })),
  }))
  const timeline = go(paths.orders({ view: 0, mode: 'timeline' }))
  return [{ id: 'timeline', icon: IconTimeline, text: 'Zeitachse der Reisen', open: timeline }, ...views]
}

function useCommands(go: Go): PaletteHit[] {
  const { setColorScheme } = useMantineColorScheme()
  const signOut = useSignOut()
  return [
    { id: 'new-order', icon: IconPlus, text: 'Neue Reise anlegen', open: go(paths.newOrder()) },
    ...colorSchemes.map(({ value, label, icon }) => ({
      id: `scheme-${value}`,
      icon,
      text: `Darstellung: ${label}`,
      open: () => setColorScheme(value),
    })),
    { id: 'keys', icon: IconKeyboard, text: 'Tastenkürzel zeigen', open: openKeys },
    { id: 'sign-out', icon: IconLogout, text: 'Abmelden', open: () => void signOut('here') },
  ]
}

function fitting(hits: PaletteHit[], term: string): PaletteHit[] {
  const sought = term.toLocaleLowerCase('de')
  return hits.filter(({ text }) => text.toLocaleLowerCase('de').includes(sought))
}
