import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { colleaguesOf } from '../colleagues.ts'
import { nameOf, useSession } from '../session.ts'
import { createListeners } from '../shared-state.ts'
import type { Change } from './live-stream.ts'

/** Who deleted which row since this page was opened: the live events tell it before the row is missed anywhere. */
const deleters = new Map<string, number | null>()
/** Who changed a trip last: of one that is gone without having been hidden, who deleted it. */
const lastOnTrip = new Map<string, number | null>()
const { tell, subscribe } = createListeners()
const mostKept = 5_000

export function noteDeletions(changes: readonly Change[]): void {
  for (const { operation, table, row, user } of changes) {
    const key = `${table} ${row}`
    if (operation === 'delete') deleters.set(key, user)
    else if (table === 'orders') {
      deleters.delete(key)
      lastOnTrip.set(key, user)
    }
  }
  forgetOldest(deleters)
  forgetOldest(lastOnTrip)
  tell()
}

function forgetOldest(map: Map<string, unknown>): void {
  for (const key of map.keys()) {
    if (map.size <= mostKept) break
    map.delete(key)
  }
}

type Thing = { what: string; table: string; row: number }

/**
 * Says who deleted what somebody is editing.
 * @param thing null while it is there @returns null while it is there
 */
export function useDeletedBy(thing: Thing | null): string | null {
  const { user } = useSession()
  const colleagues = useQuery({ ...colleaguesOf(null), enabled: thing !== null })
  if (thing === null) return null
  const id = deleters.get(keyOf(thing)) ?? null
  if (id === user.id) return `Du hast ${thing.what} gelöscht.`
  const colleague = colleagues.data?.items.find((one) => one.id === id)
  return `${colleague === undefined ? 'Jemand' : nameOf(colleague)} hat ${thing.what} gelöscht.`
}

/** The same for a form that no list tells whether its subject is still there. */
export function useDeletionOf(thing: Thing | null): string | null {
  const isGone = useSyncExternalStore(subscribe, () => thing !== null && deleters.has(keyOf(thing)))
  return useDeletedBy(isGone ? thing : null)
}

/**
 * Says how a trip has gone that was open here: whoever loses sight of one hears of it as of a deleted row, while deleting it is a
 * status (000 §2.2).
 */
export function useTripEnd(orderId: number): string {
  const { user } = useSession()
  const colleagues = useQuery(colleaguesOf(null)).data?.items ?? []
  const key = keyOf({ table: 'orders', row: orderId })
  const isHidden = useSyncExternalStore(subscribe, () => deleters.has(key))
  const last = useSyncExternalStore(subscribe, () => (deleters.has(key) ? deleters : lastOnTrip).get(key) ?? null)
  const colleague = last === user.id ? undefined : colleagues.find(({ id }) => id === last)
  const now =
    colleague === undefined
      ? 'Jemand hat sie gelöscht oder für dich ausgeblendet.'
      : `${nameOf(colleague)} hat sie ${isHidden ? 'für dich ausgeblendet' : 'gelöscht'}.`
  // A hidden trip that is shown again is told of as changed, a moment before it is here again.
  const [hidden, setHidden] = useState<string | null>(null)
  if (isHidden && hidden !== now) setHidden(now)
  return hidden ?? now
}

const keyOf = ({ table, row }: Pick<Thing, 'table' | 'row'>) => `${table} ${row}`
