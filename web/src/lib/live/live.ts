import { linkTo } from '@reisewerk/domain/wire.ts'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { send } from '../http.ts'
import { orderFilterOf } from '../keys.ts'
import { wasPutRight } from '../saving/put-right.ts'
import { saveQueue } from '../saving/save-queue.ts'
import { sessionKey, sessionQuery } from '../session.ts'
import { createListeners } from '../shared-state.ts'
import { tabId } from '../tab-id.ts'
import { mayShow } from './answers-of-trip.ts'
import { noteDeletions } from './deletions.ts'
import { type Change, type LiveEvent, openLiveStream, type Presence } from './live-stream.ts'
import { papersAtRest, waitsForRest } from './papers-at-rest.ts'
import { areRowsInside, rowsAlone } from './rows-alone.ts'
import { concernsSharedPeople } from './shared-people.ts'

const gatherMs = 100
const renewPresenceMs = 20_000

const nobody: readonly Presence[] = []
const presences = new Map<string, readonly Presence[]>()
const { tell: tellShown, subscribe } = createListeners()

/**
 * Keeps the cache true while somebody is signed in: what anybody saves is asked for again. Our own changes come back
 * the same way, since one save may change more than it names: what the answer to it has put right is not asked for again; what is
 * not saved yet stays on top (save-queue.ts).
 * @returns ends it
 */
export function startLive(client: QueryClient, userId: number): () => void {
  let gathered: Change[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const papers = papersAtRest(client)
  const rows = rowsAlone(client)

  function apply() {
    const changes = gathered.filter((change) => !isAheadOfAnswer(change))
    gathered = gathered.filter(isAheadOfAnswer)
    timer = gathered.length === 0 ? undefined : setTimeout(apply, gatherMs)
    const renamed = new Set(changes.filter(isShownElsewhere).map(({ row }) => row))
    const stale = new Set<Query>()
    for (const query of client.getQueryCache().getAll()) {
      const { queryKey, state } = query
      const news = changes.filter(
        (change) =>
          (isAffected(queryKey, change) && !isKnown(queryKey, change)) ||
          concernsSharedPeople(queryKey, state.data, change),
      )
      // What an answer under way will show nobody knows yet.
      const isRenamed = renamed.size > 0 && (state.data === undefined || shows(state.data, renamed))
      if (isRenamed || (news.length > 0 && !areRowsInside(query, news))) stale.add(query)
      else if (news.length > 0) rows.ask(query, news)
    }
    void client.invalidateQueries({ predicate: (query) => stale.has(query) })
  }

  function hear(event: LiveEvent) {
    if (event.event === 'changes') {
      noteDeletions(event.data)
      papers.hear(event.data)
      gathered.push(...event.data)
      timer ??= setTimeout(apply, gatherMs)
    } else if (event.event === 'presence') {
      presences.set(event.data.order, event.data.users)
      tellShown()
    } else if (event.event === 'resync') void client.invalidateQueries()
    else if (event.event === 'signed-out') void client.invalidateQueries({ queryKey: sessionKey })
    // The server is there again: what waits need not wait for its next try.
    else if (event.event === 'open') saveQueue.retry()
  }

  const session = client.getQueryData(sessionQuery.queryKey)
  const since = session == null ? null : { since: session.readAt, snapshot: session.snapshot }
  const close = openLiveStream(userId, since, hear)
  return () => {
    close()
    clearTimeout(timer)
    papers.close()
    presences.clear()
  }
}

/**
 * Whether cached data may have changed. Whatever belongs to a trip (its item and all below that key, and lists filtered
 * by 'order.id') is affected by the changes in that trip that it may show, since answers nest; other data by changes of their own
 * table.
 */
export function isAffected(key: QueryKey, change: Change): boolean {
  const [resource, kind, detail] = key
  if (waitsForRest(key, change.table)) return false
  // The bell tells of all trips.
  if (resource === 'notices') return change.order !== null
  const filteredBy = orderFilterOf(key)
  if (filteredBy !== null) return change.order === filteredBy && mayShow(key, change)
  if (change.table === 'photos' && change.order === null && readsPhotos(key)) return true
  if (resource === 'orders' && kind === 'item') return change.order === detail && mayShow(key, change)
  // The words of the houses come with the session; their switches stand in a table of another name.
  if (change.table === 'options' || change.table === 'users') {
    if (resource === 'session' || resource === 'staff' || resource === change.table) return true
  }
  const isSameTable = (resourcesOf[change.table] ?? [change.table]).includes(String(resource))
  if (resource === 'settings') return isSameTable
  return isSameTable && (kind !== 'item' || detail === change.row)
}

/** Photos of hotels and destinations belong to no trip, but what an offer could show, and what it lacks, tells of them. */
function readsPhotos([resource, kind, , part]: QueryKey): boolean {
  return resource === 'orders' && kind === 'item' && (part === 'offer-photos' || part === 'offer-contents')
}

/** Whether what is kept under the key was put right when the answer to our own save came. */
export function isKnown(key: QueryKey, change: Change): boolean {
  return key[0] === change.table && wasPutRight(key, Number(change.row)) && saveQueue.knows(change)
}

/** The event of our own save may come before the answer to it, which puts right what it can: it is heard afterwards. */
function isAheadOfAnswer({ tab, table, row }: Change): boolean {
  return tab === tabId && row !== null && saveQueue.awaitsAnswer(table, row)
}

/** Where tables are called otherwise than what is read of them. */
const resourcesOf: Readonly<Record<string, readonly string[]>> = {
  // The options of all trips are to-dos of requests.
  todos: ['todos', 'option_radar'],
  requests: ['requests', 'option_radar'],
  orders: ['orders', 'option_radar'],
  request_item_prices: ['request_item_prices', 'option_radar'],
  organisation_settings: ['settings'],
  // Documents tell by which mail they have left.
  email_messages: ['email_messages', 'documents'],
  providers: ['providers', 'hotels', 'ferries', 'airlines', 'trains'],
}

/** What stands inside other answers under a name of its own: the client of a trip, the person and the hotel of a request. */
const shownElsewhere = new Set([
  ...['clients', 'contacts', 'addresses', 'client_infos', 'users', 'providers', 'agencies', 'infos'],
  ...['destinations', 'areas', 'places', 'ports', 'airports', 'train_stations'],
  ...['other_service_types', 'other_services', 'predefined_route_details', 'location_charges'],
])

function isShownElsewhere({ table, operation }: Change): boolean {
  return operation === 'update' && shownElsewhere.has(table)
}

/**
 * Whether an answer shows one of these rows, at whatever depth. What kind an item is its answer does not say, so that a few
 * are asked for again that show another row of that number.
 */
export function shows(data: unknown, rows: ReadonlySet<number | null>): boolean {
  if (Array.isArray(data)) return data.some((part) => shows(part, rows))
  if (typeof data !== 'object' || data === null) return false
  if ('id' in data && typeof data.id === 'number' && rows.has(data.id)) return true
  return Object.values(data).some((part) => shows(part, rows))
}

/**
 * Says that this tab shows a trip, and hears who else does; other tabs of the same user included.
 * @param field what is being edited here, shown to others beside the field
 */
export function usePresence(orderId: number, field: string | null = null): readonly Presence[] {
  const order = linkTo('orders', orderId)

  // Being here is an effect on the world outside React: it lasts as long as the page is shown.
  useEffect(() => {
    const say = () => void tellPresence(order, field)
    say()
    const renewal = setInterval(say, renewPresenceMs)
    return () => clearInterval(renewal)
  }, [order, field])
  useEffect(() => {
    // A reload unmounts nothing, and who is no longer here must not seem to write.
    const leave = () => void tellPresence(null, null, true)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  const here = useSyncExternalStore(subscribe, () => presences.get(order) ?? nobody)
  return here
}

export function others(here: readonly Presence[]): Presence[] {
  return here.filter(({ tab }) => tab !== tabId)
}

/** @param outlivesPage the page may be gone before the server has answered */
async function tellPresence(order: string | null, field: string | null, outlivesPage = false): Promise<void> {
  // Who is here is a courtesy; while the server is away nobody is told, and the next renewal tells again.
  await send('PUT', '/api/presence', { body: { order, field }, keepalive: outlivesPage }).catch(() => undefined)
}
