import { useEffect } from 'react'
import { isRecord, keep, readKept, useKept } from '../browser-store.ts'

/** What was opened: only where it stands is kept in this browser, never what it is called. */
export type Opened = { readonly kind: OpenedKind; readonly id: number }

const openedKinds = ['orders', 'clients', 'contacts', 'providers', 'agencies'] as const
export type OpenedKind = (typeof openedKinds)[number]

/** More than are shown, so that some may be gone meanwhile. */
const mostKept = 20
const nothing: readonly Opened[] = []
const keyOf = (userId: number) => `recently-opened-${userId}`

/** Notes that a person looks at the page of something. */
export function useNoteOpened(userId: number, kind: OpenedKind | null, id: number): void {
  // The browser's store is outside React.
  useEffect(() => {
    if (kind === null) return
    const before = readKept(keyOf(userId), isOpened) ?? nothing
    if (before[0]?.kind === kind && before[0].id === id) return
    const others = before.filter((one) => one.kind !== kind || one.id !== id)
    keep(keyOf(userId), [{ kind, id }, ...others].slice(0, mostKept))
  }, [userId, kind, id])
}

/** What was opened in this browser, the latest first (EASE-08). */
export function useRecentlyOpened(userId: number): readonly Opened[] {
  return useKept(keyOf(userId), isOpened, nothing)[0]
}

function isOpened(value: unknown): value is readonly Opened[] {
  return Array.isArray(value) && value.every((one) => isRecord(one) && isKind(one.kind) && Number.isSafeInteger(one.id))
}

function isKind(value: unknown): value is OpenedKind {
  return openedKinds.some((kind) => kind === value)
}
