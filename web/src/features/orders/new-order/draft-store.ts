import type { Draft } from './draft.ts'

/** A draft outlives a reload of its tab, not the tab itself, and belongs to the user who typed it. */
const keyOf = (userId: number) => `reisewerk.new-order.${userId}`

export function storeDraft(userId: number, draft: Draft): void {
  sessionStorage.setItem(keyOf(userId), JSON.stringify(draft))
}

export function forgetDraft(userId: number): void {
  sessionStorage.removeItem(keyOf(userId))
}

/** @param empty gives the fields that a draft of an older version of the app lacks */
export function readDraft(userId: number, empty: Draft): Draft {
  const text = sessionStorage.getItem(keyOf(userId))
  return text === null ? empty : { ...empty, ...JSON.parse(text) }
}
