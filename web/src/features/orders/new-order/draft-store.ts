import { isRecord, keep, readKept } from '../../../lib/browser-store.ts'
import type { Draft } from './draft.ts'

/** A draft outlives a reload of its tab, not the tab itself, and belongs to the user who typed it. */
const keyOf = (userId: number) => `reisewerk.new-order.${userId}`

export function storeDraft(userId: number, draft: Draft): void {
  keep(keyOf(userId), draft, sessionStorage)
}

export function forgetDraft(userId: number): void {
  sessionStorage.removeItem(keyOf(userId))
}

/** @param empty gives the fields that a draft of an older version of the app lacks */
export function readDraft(userId: number, empty: Draft): Draft {
  return { ...empty, ...readKept(keyOf(userId), isRecord, sessionStorage) }
}
