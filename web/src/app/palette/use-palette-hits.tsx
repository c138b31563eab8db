import { useMantineColorScheme } from '@mantine/core'
import { soughtWords } from '@reisewerk/domain/sought-words.ts'
import { IconArrowRight, IconKeyboard, IconLogout, IconPlus, IconTable, IconTimeline } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSignOut } from '../../features/accounts/use-sign-out.ts'
import { type KindName, kindNames } from '../../features/master-data/kind-names.ts'
import { orderViews } from '../../features/orders/api.ts'
import { type Opened, type OpenedKind, useRecentlyOpened } from '../../lib/recent/recently-opened.ts'
import { useSession } from '../../lib/session.ts'
import { paths } from '../../paths.ts'
import { openKeys } from '../keys-sheet.tsx'
import { colorSchemes } from '../user-menu.tsx'
import { type Found, type Go, hitId, type PaletteGroup, type PaletteHit, recentFirst, useGo } from './palette-hit.ts'
import { useAgencies, useClients, useContacts, useProviders, useTrips, useTripsFound } from './use-found.tsx'

const mostOfKind = 4
const mostRecent = 6

/**
 * What the palette offers: before typing what was opened lately; for a term what the server finds, each kind with what was opened
 * lately first; then pages and commands whose words fit.
 */
export function usePaletteHits(term: string): { groups: PaletteGroup[]; isSearching: boolean } {
  const go = useGo()
  const { user } = useSession()
  const opened = useRecentlyOpened(user.id)
  const recent = opened.map(({ kind, id }) => hitId(kind, id))
  const asked = { term }
  const trips = useTripsFound(term, go, recent)
  const partners = [
    { name: 'Kunden', ...useClients(asked, go) },
    { name: 'Kontakte', ...useContacts(asked, go) },
    { name: 'Leistungsträger', ...useProviders(asked, go) },
    { name: 'Agenturen', ...useAgencies(asked, go) },
  ]
  const before = useRecent(term === '' ? opened : [], go)
  const groups = [
    {
      name: 'Zuletzt geöffnet',
      hits: recentFirst(
        before.flatMap(({ hits }) => hits),
        recent,
      ).slice(0, mostRecent),
    },
    { name: 'Reisen', hits: trips.hits },
    ...partners.map(({ name, hits }) => ({ name, hits: recentFirst(hits, recent).slice(0, mostOfKind) })),
    { name: 'Seiten', hits: fitting([...usePages(go, term !== ''), ...useViews(go)], term) },
    { name: 'Befehle', hits: fitting(useCommands(go), term) },
  ]
  return {
    groups: groups.filter(({ hits }) => hits.length > 0),
    isSearching: [trips, ...partners, ...before].some(({ isSearching }) => isSearching),
  }
}

/** What is gone meanwhile, or hidden, is not answered and so not offered. */
function useRecent(opened: readonly Opened[], go: Go): Found[] {
  const asked = (kind: OpenedKind) => ({ ids: opened.filter((one) => one.kind === kind).map(({ id }) => id) })
  return [
    useTrips(asked('orders'), go),
    useClients(asked('clients'), go),
    useContacts(asked('contacts'), go),
    useProviders(asked('providers'), go),
    useAgencies(asked('agencies'), go),
  ]
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
  const sought = soughtWords(term)
  return hits.filter(({ text }) => soughtWords(text).includes(sought))
}
