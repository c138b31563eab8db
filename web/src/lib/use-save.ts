import type { Contract } from '@reisewerk/domain/contract/contract.ts'
import { useCallback, useSyncExternalStore } from 'react'
import type { SaveState } from '../ui/save-mark.tsx'
import type { BodyOf } from './api.ts'
import type { ApiError } from './http.ts'
import { type QueueStatus, type SaveOptions, saveQueue } from './save-queue.ts'

type Save<C extends Contract> = {
  /** Shows the change at once and sends it; see save-queue.ts for what happens then. */
  save: (patch: BodyOf<C>, options?: SaveOptions) => void
  /** For the mark beside a field. */
  stateOf: (field: keyof C['fields'] & string) => SaveState | undefined
  /** Why the server refused the field's last value. */
  errorOf: (field: keyof C['fields'] & string) => ApiError | undefined
}

/** Saves single fields of one item: `const { save, stateOf } = useSave(orders, order.id)`. */
export function useSave<C extends Contract>(contract: C, id: number): Save<C> {
  const marks = useSyncExternalStore(saveQueue.subscribe, () => saveQueue.marksOf(contract.name, id))
  const save = useCallback(
    (patch: BodyOf<C>, options?: SaveOptions) => saveQueue.save(contract.name, id, patch, options),
    [contract.name, id],
  )
  return { save, stateOf: (field) => marks[field]?.state, errorOf: (field) => marks[field]?.error }
}

/** What waits for the server, over all items. */
export function useUnsaved(): QueueStatus {
  return useSyncExternalStore(saveQueue.subscribe, saveQueue.status)
}
