import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import type { ApiError } from './http.ts'
import type { SaveOptions } from './save-entry.ts'

/** Both versions of a text that two people changed at the same time. */
export type Conflict<T> = { mine: T; theirs: T }

type Options<T> = {
  /** What the cache holds. */
  saved: T
  /** The item's version that goes with it. */
  version: number
  save: (value: T, options: Omit<SaveOptions, 'shown'>) => void
  /** The value in an item the server sent. */
  valueIn: (item: unknown) => T
  /** Saved so long after the last edit. */
  restMs: number
  onFailed: (error: ApiError) => void
}

export type SharedValue<T> = {
  value: T
  write: (value: T) => void
  /** Saves now: the field has been left. */
  flush: () => void
  conflict: Conflict<T> | null
  /** Ends a conflict; what was chosen is saved over the other's version. */
  resolve: (value: T) => void
  /** Typed, but not yet on its way. */
  isResting: boolean
}

/**
 * A text that saves itself while one writes and that others may be writing, too: what they saved meanwhile is never
 * overwritten unseen (APP-14).
 */
export function useSharedValue<T>({ saved, version, save, valueIn, restMs, onFailed }: Options<T>): SharedValue<T> {
  const [draft, setDraft] = useState<{ value: T } | null>(null)
  const [isResting, setResting] = useState(false)
  const [conflict, setConflict] = useState<Conflict<T> | null>(null)
  // The version under which the first letter was typed is what a colleague's change is measured against.
  const basis = useRef<number | null>(null)
  const settle = useDebouncedCallback((value: T) => send(value, basis.current ?? version), {
    delay: restMs,
    flushOnUnmount: true,
  })

  function send(value: T, ifMatch: number) {
    basis.current = null
    setResting(false)
    save(value, {
      ifMatch,
      onSaved: () => setDraft(null),
      onFailed,
      onConflict: (current) => setConflict({ mine: value, theirs: valueIn(current) }),
    })
  }

  function write(value: T) {
    basis.current ??= version
    setDraft({ value })
    setResting(true)
    settle(value)
  }

  function resolve(value: T) {
    setConflict(null)
    setDraft({ value })
    send(value, version)
  }

  return { value: draft === null ? saved : draft.value, write, flush: settle.flush, conflict, resolve, isResting }
}
