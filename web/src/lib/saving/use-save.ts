import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { useCallback, useSyncExternalStore } from 'react'
import type { BodyOf } from '../api.ts'
import type { ApiError } from '../http.ts'
import { byPath } from './field-paths.ts'
import type { SaveOptions } from './save-entry.ts'
import { type QueueStatus, saveQueue } from './save-queue.ts'
import type { SaveState } from './save-states.ts'

type PathOf<F> = {
  [Name in keyof F & string]: F[Name] extends { readonly nested: infer Inner } ? `${Name}.${PathOf<Inner>}` : Name
}[keyof F & string]

type Options<C extends Contract> = Omit<SaveOptions, 'shown'> & { shown?: BodyOf<C> }

type Save<C extends Contract> = {
  /** Shows the change at once and sends it; see save-queue.ts for what happens then. */
  save: (patch: BodyOf<C>, options?: Options<C>) => void
  stateOf: (path: PathOf<C['fields']>) => SaveState | undefined
  errorOf: (path: PathOf<C['fields']>) => ApiError | undefined
}

/** Saves single fields of one item: `const { save, stateOf } = useSave(orderContract, order.id)`. */
export function useSave<C extends Contract>(contract: C, id: number): Save<C> {
  const marks = useSyncExternalStore(saveQueue.subscribe, () => saveQueue.marksOf(contract.name, id))
  const save = useCallback(
    (patch: BodyOf<C>, { shown, ...options }: Options<C> = {}) => {
      const values = byPath(contract.fields, patch)
      const asShown = shown === undefined ? {} : { shown: byPath(contract.fields, shown) }
      saveQueue.save(contract.name, id, values, { ...options, ...asShown })
    },
    [contract, id],
  )
  return { save, stateOf: (path) => marks[path]?.state, errorOf: (path) => marks[path]?.error }
}

/** What waits for the server, over all items. */
export function useUnsaved(): QueueStatus {
  return useSyncExternalStore(saveQueue.subscribe, saveQueue.status)
}
