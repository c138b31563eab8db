import { send } from './http.ts'
import { createListeners, createShared } from './shared-state.ts'

/** Numbers of deletions made here just now, for the notice that tells of them (EASE-03). */
const justDeleted = createShared<readonly number[]>([])
const restored = createListeners()

/** Told by every deletion this page sends. @param id of the deletion; null where nothing can be brought back */
export function noteDeletion(id: number | null): void {
  if (id !== null) justDeleted.set([...justDeleted.get(), id])
}

/** What was deleted since it was last asked; whoever asks offers to bring it back. */
export function takeDeletions(): readonly number[] {
  const ids = justDeleted.get()
  if (ids.length > 0) justDeleted.set([])
  return ids
}

export const useJustDeleted = justDeleted.use
/** Tells when something was brought back here: whatever is shown may have been below it. */
export const onRestored = restored.subscribe

/** Brings deletions back, the last one first: what went with one may hang on what went after it. @throws ApiError saying why not */
export async function restoreDeletions(ids: readonly number[]): Promise<void> {
  try {
    for (const id of [...ids].reverse()) await send('POST', `/api/deletions/${id}/restore`)
  } finally {
    restored.tell()
  }
}

/** Takes back what was copied or swapped in a plan (decision 098). @throws ApiError saying why not */
export async function takeBackPlanChange(id: number): Promise<void> {
  try {
    await send('POST', `/api/plan_changes/${id}/take_back`)
  } finally {
    restored.tell()
  }
}
