import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { colleaguesOf } from './colleagues.ts'
import type { Change } from './live-stream.ts'
import { nameOf, useSession } from './session.ts'

/** Who deleted which row since this page was opened: the live events tell it before the row is missed anywhere. */
const deleters = new Map<string, number | null>()
const listeners = new Set<() => void>()
/** Nobody looks back further. */
const mostKept = 5_000

export function noteDeletions(changes: readonly Change[]): void {
  for (const { operation, table, row, user } of changes) {
    if (operation === 'delete') deleters.set(`${table} ${row}`, user)
  }
  for (const key of deleters.keys()) {
    if (deleters.size <= mostKept) break
    deleters.delete(key)
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `what` in the accusative: 'diese Leistung'. */
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

const keyOf = ({ table, row }: Pick<Thing, 'table' | 'row'>) => `${table} ${row}`
