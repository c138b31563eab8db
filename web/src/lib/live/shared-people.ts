import type { QueryKey } from '@tanstack/react-query'
import { mayShow } from './answers-of-trip.ts'
import type { Change } from './live-stream.ts'

/** The part of a trip under whose key stands what in it cannot be as it stands (TRUE-08). */
export const clashesPart = 'clashes'

/** Trips on which a driver or guide of this one is too, and those of them that are at the same time, as the server answers. */
export type Sharing = { readonly trips: readonly number[]; readonly atOnce: readonly number[] }

/** What says in another trip when its people are on duty. */
const dutyTables: ReadonlySet<string> = new Set(['placeholders', 'days', 'route_details', 'free_text_items'])

/**
 * Whether a change in another trip may make other clashes of this one, for they share a driver or guide (APP-12): who is on it, its dates, and
 * its hours where both are at the same time. Who came onto a trip that shared nobody so far no event says; a trip that has drivers or
 * guides asks then.
 * @param data the answer that stands under the key; undefined while it is first read
 */
export function concernsSharedPeople(key: QueryKey, data: unknown, change: Change): boolean {
  const [resource, kind, trip, part] = key
  if (resource !== 'orders' || kind !== 'item' || part !== clashesPart || change.order === null) return false
  if (change.order === trip || !mayShow(key, change)) return false
  // What an answer under way will show nobody knows yet.
  if (data === undefined) return change.table === 'order_contacts' || change.table === 'orders'
  const { sharing } = data as { sharing: Sharing | null } // as the server answers it
  if (sharing === null) return false
  if (change.table === 'order_contacts') return change.operation !== 'delete' || sharing.trips.includes(change.order)
  if (change.table === 'orders') return sharing.trips.includes(change.order)
  return dutyTables.has(change.table) && sharing.atOnce.includes(change.order)
}
