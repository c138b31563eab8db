import { type LoggedRow, netChanges } from './net-changes.ts'
import { changesSince, type MadePaper, type PaperChange } from './outdated-papers.ts'
import type { TripFacts } from './outdated-words.ts'
import { attachedTable, tellsAttached, toldOnce } from './read-by-papers.ts'

/** A trip that hangs on an offer, or did when one of its papers was made. */
export type AttachedTrip = {
  readonly id: number
  readonly orderNumber: string
  readonly isAttached: boolean
  /** A cancelled one hangs there still, and no paper tells of it. */
  readonly status: 'told' | 'cancelled' | 'deleted'
  /** Of the trip, oldest first. */
  readonly log: readonly LoggedRow[]
  /** As it is now; null of a deleted one. */
  readonly facts: Omit<TripFacts, 'isMoved'> | null
}

/** What a paper does not know, and of a trip that hangs on the offer its number. */
export type TripChange = PaperChange & { readonly trip: string | null }

/**
 * What of the trips that hang on an offer is no longer as a paper of the offer tells it (TRUE-04, OFFER-01): which came, which went, and
 * what has changed of each that it tells.
 * @param log of the offer's own trip, oldest first; @param trips that hang on it, and those that did
 */
export function attachedChanges(
  paper: MadePaper,
  log: readonly LoggedRow[],
  trips: readonly AttachedTrip[],
): TripChange[] {
  if (!tellsAttached.has(paper.type)) return []
  const links = netChanges(log.filter(({ table, at }) => table === attachedTable && at > paper.createdAt))
  return trips.flatMap((trip) => {
    const [came, went] = (['after', 'before'] as const).map((side) =>
      links.find((link) => link.kind !== 'other' && link[side].attached_order_id === trip.id),
    )
    const wasAttached = went !== undefined || (trip.isAttached && came === undefined)
    const since = trip.log.filter(({ at, table }) => at > paper.createdAt && !toldOnce.has(table))
    const fate = netChanges(since.filter(({ table }) => table === 'orders')).find(
      ({ after }) => 'current_status' in after,
    )
    const statusThen = fate === undefined ? trip.status : statusOf(fate.before.current_status)
    const wasTold = wasAttached && statusThen === 'told'
    const isTold = trip.isAttached && trip.status === 'told'
    const told = (words: string, at: Date) => [{ trip: trip.orderNumber, words, at }]
    if (wasTold && isTold && trip.facts !== null)
      return changesSince(paper, since, trip.facts).map((change) => ({ ...change, trip: trip.orderNumber }))
    const at = (trip.isAttached === wasAttached ? fate : (came ?? went))?.at ?? paper.createdAt
    if (isTold) return told('neu', at)
    if (!wasTold) return []
    return told(trip.isAttached && trip.status === 'cancelled' ? 'storniert' : 'entfällt', at)
  })
}

function statusOf(status: unknown): AttachedTrip['status'] {
  return status === 'cancelled' || status === 'deleted' ? status : 'told'
}
