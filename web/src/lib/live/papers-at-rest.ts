import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Change } from './live-stream.ts'

/** The part of a trip under whose key stands which of its stored papers no longer say what is so (TRUE-04). */
export const papersPart = 'outdated-papers'
export const isOfPapers = (key: QueryKey) => key[0] === 'orders' && key[1] === 'item' && key[3] === papersPart

/** How far the list of each hotel is, and what has changed since it was sent (ROOM-08). */
export const hotelListsPart = ['room-list', 'hotels'] as const
const isOfHotelLists = (key: QueryKey) =>
  key[0] === 'orders' && key[1] === 'item' && hotelListsPart.every((part, place) => key[3 + place] === part)
const ofRoomLists: ReadonlySet<string> = new Set(['rooms', 'passengers'])

/** Whether an answer hears of changes of a table only once its trip rests. */
export function waitsForRest(key: QueryKey, table: string): boolean {
  return isOfPapers(key) || (isOfHotelLists(key) && ofRoomLists.has(table))
}

const restMs = 3_000

/**
 * Asks anew whether stored papers, and lists that hotels have, still say what is so. That is worked out of the whole trip, or of all its
 * guests: so once nothing has changed in it for a moment, and where no paper is stored only when one comes.
 */
export function papersAtRest(client: QueryClient) {
  let trips = new Map<number, { hasNew: boolean; hasGuests: boolean }>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function apply() {
    const changed = trips
    trips = new Map()
    const isConcerned = ({ queryKey, state }: Query) => {
      const change = changed.get(Number(queryKey[2]))
      if (isOfPapers(queryKey) && attachedIn(state.data).some((trip) => changed.has(trip))) return true
      if (change === undefined) return false
      if (isOfHotelLists(queryKey)) return change.hasGuests && hearsOfGuests(state.data)
      return isOfPapers(queryKey) && (change.hasNew || isWatched(state.data))
    }
    void client.invalidateQueries({ predicate: isConcerned })
  }

  return {
    hear(changes: readonly Change[]) {
      for (const { order, table } of changes) {
        if (order === null) continue
        const before = trips.get(order)
        trips.set(order, {
          hasNew: before?.hasNew === true || table === 'documents',
          hasGuests: before?.hasGuests === true || ofRoomLists.has(table),
        })
      }
      if (trips.size === 0) return
      clearTimeout(timer)
      timer = setTimeout(apply, restMs)
    },
    close: () => clearTimeout(timer),
  }
}

/** What an answer under way will show nobody knows yet. */
function isWatched(data: unknown): boolean {
  const { watched } = (data ?? {}) as { watched?: unknown } // as the server answers it
  return watched !== 0
}

/** Trips that hang on the offer: some of the papers tell of them, too. */
function attachedIn(data: unknown): readonly number[] {
  const { attached } = (data ?? {}) as { attached?: readonly number[] } // as the server answers it
  return attached ?? []
}

/** Who sleeps where matters to hotels that have had a list, or have one of their own: who stands on it may be cancelled on another. */
function hearsOfGuests(data: unknown): boolean {
  const lists = data as readonly { sent: unknown; hasOwnList?: boolean }[] | undefined // as the server answers it
  return lists === undefined || lists.some(({ sent, hasOwnList }) => sent !== null || hasOwnList === true)
}
