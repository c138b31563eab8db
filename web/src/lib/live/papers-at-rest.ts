import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { askAgain } from './ask-again.ts'
import type { Change } from './live-stream.ts'

/** The part of a trip under whose key stands which of its stored papers no longer say what is so (TRUE-04). */
export const papersPart = 'outdated-papers'
export const isOfPapers = (key: QueryKey) => key[0] === 'orders' && key[1] === 'item' && key[3] === papersPart

const restMs = 3_000

/**
 * Asks anew whether stored papers still say what is so. That is worked out of the whole trip: so once nothing has changed in it for a
 * moment, and where no paper is stored only when one comes.
 */
export function papersAtRest(client: QueryClient) {
  let trips = new Map<number, { hasNew: boolean }>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function apply() {
    const changed = trips
    trips = new Map()
    askAgain(client, ({ queryKey, state }) => {
      const change = isOfPapers(queryKey) ? changed.get(Number(queryKey[2])) : undefined
      return change !== undefined && (change.hasNew || isWatched(state.data))
    })
  }

  return {
    hear(changes: readonly Change[]) {
      for (const { order, table } of changes) {
        if (order !== null) trips.set(order, { hasNew: trips.get(order)?.hasNew === true || table === 'documents' })
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
