import { useMantineColorScheme } from '@mantine/core'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { clientContract } from '@reisewerk/domain/partners/client.contract.ts'
import { providerContract } from '@reisewerk/domain/partners/provider.contract.ts'
import {
  type Icon,
  IconArrowRight,
  IconBed,
  IconBuildingStore,
  IconKeyboard,
  IconLogout,
  IconMap,
  IconPlane,
  IconPlus,
  IconShip,
  IconTrain,
  IconUsersGroup,
} from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type LinkOptions, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSignOut } from '../features/accounts/use-sign-out.ts'
import { type KindName, kindNames } from '../features/master-data/kind-names.ts'
import { listOf } from '../lib/api.ts'
import { day } from '../lib/format.ts'
import { useSession } from '../lib/session.ts'
import { paths } from '../paths.ts'
import { OrderStatus } from '../ui/order-status.tsx'
import { openKeys } from './keys-sheet.tsx'
import { useViewHits } from './use-view-hits.tsx'
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
    { name: 'Seiten', hits: fitting([...usePages(go, term !== ''), ...useViewHits(go)], term) },
    { name: 'Befehle', hits: fitting(useCommands(go), term) },
  ]
  return {
    groups: groups.filter(({ hits }) => hits.length > 0),
    isSearching: trips.isSearching || clients.isSearching || providers.isSearching,
  }
}

type Found = { hits: PaletteHit[]; isSearching: boolean }

function useTrips(term: string, go: Go): Found {
  const { data, isFetching } = useQuery({
    ...listOf(orderContract, { groups: ['order_list_read'], query: { _search: term, _itemsPerPage: 6 } }),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  })
  const found = term === '' ? [] : (data?.items ?? [])
  const hits = found.map((order) => ({
    id: `order-${order.id}`,
    icon: IconMap,
    text: order.trip.name || order.groupName,
    // A trip may have been found by its client; then it should be seen why.
    hint: [order.orderNumber, day(order.startAt), order.client?.shortName].filter(Boolean).join(' · '),
    end: <OrderStatus status={order.currentStatus} />,
    open: go(paths.order(order.id)),
  }))
  return { hits, isSearching: isFetching }
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

const providerPages = {
  hotel: ['hotels', IconBed],
  ferry: ['ferries', IconShip],
  airline: ['airlines', IconPlane],
  train: ['trains', IconTrain],
  other: ['providers', IconBuildingStore],
} as const

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
    const [page, icon] = providerPages[kind]
    return { id: `provider-${id}`, icon, text: name, hint: place?.name ?? '', open: go(paths.masterItem(page, id)) }
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
    { id: 'account', icon: IconArrowRight, text: 'Mein Zugang', open: go(paths.account()) },
    ...(user.isAdmin
      ? [
          { id: 'staff', icon: IconArrowRight, text: 'Mitarbeiter', open: go(paths.staff()) },
          { id: 'settings', icon: IconArrowRight, text: 'Einstellungen', open: go(paths.settings()) },
        ]
      : []),
  ]
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
