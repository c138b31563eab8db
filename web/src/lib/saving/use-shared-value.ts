import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ApiError } from '../http.ts'
import type { SaveOptions } from './save-entry.ts'
import { saveQueue } from './save-queue.ts'
import { useLeaving } from './use-leaving.ts'

/** Both versions of a text that two people changed at the same time. */
export type Conflict<T> = { mine: T; theirs: T }

type Basis<T> = { value: T; version: number }

type Options<T> = {
  /** The item the text is of: one's own version is kept under its name while there are two, also over a reload. */
  item: { readonly resource: string; readonly id: number }
  /** What the cache holds. */
  saved: T
  /** The item's version that goes with it. */
  version: number
  /** Path of the field in its item. */
  field: string
  save: (value: T, options: Omit<SaveOptions, 'shown'>) => void
  /** Saved so long after the last edit. */
  restMs: number
  onSaved?: () => void
  onFailed: (error: ApiError) => void
  onServerError?: () => void
}

export type SharedValue<T> = {
  value: T
  /** Something was typed that no answer of the server has confirmed. */
  isUnsaved: boolean
  write: (value: T) => void
  /** Saves now: the field has been left. */
  flush: () => void
  /** Saves now, also what the server has refused before: somebody presses 'Speichern'. */
  saveNow: () => void
  conflict: Conflict<T> | null
  /** Ends a conflict; what was chosen is saved over the other's version. */
  resolve: (value: T) => void
}

/**
 * A text that saves itself while one writes and that others may be writing, too: what they saved meanwhile is never
 * overwritten unseen (APP-14).
 */
export function useSharedValue<T>({ item, saved, version, field, save, restMs, ...told }: Options<T>): SharedValue<T> {
  const [typed, setDraft] = useState<{ value: T } | null>(null)
  const { resource, id } = item
  const kept = useSyncExternalStore(saveQueue.subscribe, () => saveQueue.conflictOf(resource, id, field))
  // The question takes the place of the field: it waits until whoever writes rests.
  const [isWriting, setWriting] = useState(false)
  // What was kept is what was written here, and the item's text is the other's by then.
  const conflict: Conflict<T> | null = kept === null || isWriting ? null : { mine: kept.value as T, theirs: saved }
  // What stood there when the first letter was typed is what a colleague's change is measured against.
  const basis = useRef<Basis<T> | null>(null)
  // What is on its way: whoever types on builds on that, whatever an answer from before shows meanwhile.
  const sent = useRef<{ value: T } | null>(null)
  // Still on the screen, yet refused by the server: it is offered once more before it goes.
  const refused = useRef<{ value: T } | null>(null)
  const text = useRef({ isGone: false })
  function setRefused(now: { value: T } | null) {
    refused.current = now
    saveQueue.standsRefused(text.current, now !== null && !text.current.isGone)
  }
  const settle = useDebouncedCallback(rest, { delay: restMs, flushOnUnmount: true })

  /** What is written on while a conflict waits to be asked about belongs to it: sent, it would replace the other's version unseen. */
  function rest(value: T) {
    if (saveQueue.conflictOf(resource, id, field) === null)
      return send(value, basis.current ?? { value: saved, version })
    basis.current = null
    setWriting(false)
    saveQueue.keepConflict(resource, id, field, value)
  }

  function send(value: T, since: Basis<T>) {
    basis.current = null
    setWriting(false)
    setRefused(null)
    const own = { value }
    sent.current = own
    const arrived = () => {
      if (sent.current === own) sent.current = null
    }
    save(value, {
      ifMatch: since.version,
      basis: { [field]: since.value },
      // Whoever has typed on meanwhile keeps what they see.
      onSaved: () => {
        arrived()
        setDraft((draft) => (draft?.value === value ? null : draft))
        told.onSaved?.()
      },
      ...(told.onServerError && { onServerError: told.onServerError }),
      onConflict: arrived,
      onFailed: (error) => {
        arrived()
        if (basis.current === null) setRefused({ value })
        told.onFailed(error)
      },
    })
  }

  function write(value: T) {
    basis.current ??= { value: sent.current === null ? saved : sent.current.value, version }
    setRefused(null)
    setWriting(true)
    setDraft({ value })
    settle(value)
  }

  function resolve(value: T) {
    saveQueue.settleConflict(resource, id, field)
    setDraft({ value })
    send(value, { value: saved, version })
  }

  // The latest one: each text that is written brings its own.
  const flush = () => settle.flush()

  function saveNow() {
    settle.flush()
    if (refused.current !== null) send(refused.current.value, { value: saved, version })
  }
  // A reload cannot cure what was refused: the shell asks before the page goes, and nothing is sent by the next one.
  useLeaving(saveNow, flush)
  useEffect(() => {
    const own = text.current
    own.isGone = false
    return () => {
      own.isGone = true
      saveQueue.standsRefused(own, false)
    }
  }, [])

  return {
    value: typed === null ? saved : typed.value,
    isUnsaved: typed !== null,
    write,
    flush,
    saveNow,
    conflict,
    resolve,
  }
}
