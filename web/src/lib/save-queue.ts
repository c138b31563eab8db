import type { QueryClient } from '@tanstack/react-query'
import { covered, layOver, uncover } from './cached-item.ts'
import { atPath, type ByPath, nested } from './field-paths.ts'
import { ApiError, send } from './http.ts'
import { createKeptTexts, type KeptText } from './kept-texts.ts'
import { keys } from './keys.ts'
import { waitBefore } from './query-client.ts'
import {
  basisOf,
  blamedFields,
  currentItem,
  type Entry,
  type FieldMark,
  isSame,
  type Marks,
  newEntry,
  type SaveOptions,
  storedForm,
  type Unsaved,
  unique,
  versionIn,
} from './save-entry.ts'
import { holdTabLock, storeUnsaved, takeOverUnsaved } from './unsaved-store.ts'

/**
 * Saves of single fields: shown at once, sent at once, and never lost (APP-09, design §5).
 * - Per field the newest value counts. A save in flight is cancelled by the next one of the same item, which takes its
 *   fields along: they stay unsaved until an answer has confirmed them.
 * - A refusal takes back only the fields that nobody has touched since.
 * - While the server is away everything waits, counted, kept over a reload, and is sent again.
 */

export type QueueStatus = {
  /** Changes the server could not take yet; 0 while all goes well. */
  waiting: number
  /** When the next try is due (Date.now() scale); null while one runs or none is needed. */
  retryAt: number | null
}

const noMarks: Marks = {}
const markStays = 2500
/** A server that has not answered by then counts as away. */
const patience = 20_000

export type SaveQueue = ReturnType<typeof createSaveQueue>

export function createSaveQueue() {
  const entries = new Map<string, Entry>()
  const marks = new Map<string, Marks>()
  const listeners = new Set<() => void>()
  const texts = createKeptTexts()
  let client: QueryClient | null = null
  let userId: number | null = null
  let serial = 0
  let edits = 0
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let status: QueueStatus = { waiting: 0, retryAt: null }

  function changed(retryAt: number | null = status.retryAt) {
    const waiting = [...entries.values()].reduce((sum, entry) => sum + (entry.isWaiting ? entry.unsaved.size : 0), 0)
    status = { waiting, retryAt: waiting === 0 ? null : retryAt }
    if (userId !== null) storeUnsaved(userId, [...entries.values()].map(storedForm))
    for (const listener of listeners) listener()
  }

  function mark(key: string, fields: Iterable<string>, next: FieldMark | null) {
    const all = { ...marks.get(key) }
    for (const name of fields) {
      if (next === null) delete all[name]
      else all[name] = next
    }
    marks.set(key, all)
  }

  function save(resource: string, id: number, values: ByPath, options: SaveOptions = {}) {
    const key = `${resource}/${id}`
    const entry = entries.get(key) ?? newEntry(resource, id)
    entries.set(key, entry)
    serial += 1
    const shown = { ...values, ...options.shown }
    for (const [name, value] of Object.entries(values)) {
      entry.unsaved.set(name, { value, shown: shown[name], serial, options })
    }
    if (client !== null) {
      for (const name of Object.keys(values)) {
        const before = layOver(client, resource, id, { [name]: shown[name] })
        if (!entry.before.has(name)) entry.before.set(name, before)
      }
    }
    entry.ifMatch ??= options.ifMatch
    entry.action ??= options.action
    mark(key, Object.keys(values), { state: 'saving' })
    changed()
    // What a versioned save has done on the server is only known from its answer, so the next one waits for it.
    if (entry.flight === null || entry.ifMatch === undefined) void transmit(key, entry)
  }

  async function transmit(key: string, entry: Entry) {
    entry.flight?.abort()
    const flight = new AbortController()
    entry.flight = flight
    const sent = new Map(entry.unsaved)
    mark(key, sent.keys(), { state: 'saving' })
    changed()
    try {
      const body = nested(Object.fromEntries([...sent].map(([name, { value }]) => [name, value])))
      const { resource, id, ifMatch, action } = entry
      const path = `/api/${resource}/${id}${action === undefined ? '' : `/${action}`}`
      const signal = AbortSignal.any([flight.signal, AbortSignal.timeout(patience)])
      // A cell is part of a list that colleagues type into as well.
      const keepsUnnamed = action === 'quick_edit'
      const { data } = await send<unknown>('PATCH', path, { body, ifMatch, edit: ++edits, keepsUnnamed, signal })
      if (entry.flight === flight) settle(key, entry, sent, data)
    } catch (error) {
      // Cancelled: its fields ride along with the save that cancelled it.
      if (entry.flight !== flight) return
      entry.flight = null
      if (!(error instanceof ApiError)) {
        // A mistake of ours must not cost what was typed either.
        wait(key, entry, new ApiError(0, null))
        throw error
      }
      if (!error.isRefusal) wait(key, entry, error)
      else if (error.status === 409 && entry.ifMatch !== undefined) resolveConflict(key, entry, sent, error)
      else refuse(key, entry, sent, error)
    }
  }

  function settle(key: string, entry: Entry, sent: Map<string, Unsaved>, answer: unknown) {
    const version = versionIn(answer)
    entry.flight = null
    if (entry.ifMatch !== undefined) entry.ifMatch = version
    if (client !== null && version !== undefined) layOver(client, entry.resource, entry.id, { version })
    entry.isWaiting = false
    failures = 0
    const done = finished(entry, sent)
    mark(key, done.keys(), { state: 'saved' })
    setTimeout(() => clearSaved(key, done.keys()), markStays)
    afterwards(key, entry)
    for (const { options } of unique(done)) options.onSaved?.(answer)
    if (status.waiting > 0) retry()
  }

  /** Takes back what is to blame; the rest, which only rode along, is sent again without it. */
  function refuse(key: string, entry: Entry, sent: Map<string, Unsaved>, error: ApiError) {
    entry.isWaiting = false
    const befores = new Map(entry.before)
    const dropped = finished(entry, blamedFields(sent, error))
    for (const [name, { shown }] of dropped) {
      const before = befores.get(name)
      if (client !== null && before !== undefined) uncover(client, entry.resource, entry.id, before, { [name]: shown })
    }
    mark(key, dropped.keys(), { state: 'failed', error })
    afterwards(key, entry)
    for (const { options } of unique(dropped)) options.onFailed?.(error)
  }

  /** Our own save may have arrived although its answer did not; or another field has moved the version on. */
  function resolveConflict(key: string, entry: Entry, sent: Map<string, Unsaved>, error: ApiError) {
    const current = currentItem(error)
    const version = versionIn(current)
    const names = [...sent.keys()]
    if (current !== null && names.every((name) => isSame(atPath(current, name), sent.get(name)?.value))) {
      settle(key, entry, sent, current)
      return
    }
    const isUntouched = names.every((name) => isSame(basisOf(entry, name, sent.get(name)), atPath(current, name)))
    if (isUntouched && version !== undefined && version !== entry.ifMatch) {
      entry.ifMatch = version
      void transmit(key, entry)
      return
    }
    const dropped = finished(entry, sent)
    mark(key, dropped.keys(), { state: 'failed', error })
    entry.ifMatch = undefined
    if (userId !== null) for (const [name, { value }] of dropped) texts.keep(userId, `${key}/${name}`, value)
    if (client !== null && current !== null) {
      const theirs = Object.fromEntries([...names, 'version'].map((name) => [name, atPath(current, name)]))
      layOver(client, entry.resource, entry.id, theirs)
    }
    afterwards(key, entry)
    for (const { options } of unique(dropped)) options.onConflict?.()
  }

  /** Takes the fields out that nobody has touched since they were sent. */
  function finished(entry: Entry, sent: Map<string, Unsaved>): Map<string, Unsaved> {
    const done = new Map([...sent].filter(([name, { serial: at }]) => entry.unsaved.get(name)?.serial === at))
    for (const name of done.keys()) {
      entry.unsaved.delete(name)
      entry.before.delete(name)
    }
    return done
  }

  function afterwards(key: string, entry: Entry) {
    if (entry.unsaved.size > 0) {
      void transmit(key, entry)
      return
    }
    entries.delete(key)
    changed()
    void client?.invalidateQueries({ queryKey: keys.item(entry.resource, entry.id) })
    void client?.invalidateQueries({ queryKey: keys.list(entry.resource) })
  }

  function wait(key: string, entry: Entry, error: ApiError) {
    entry.isWaiting = true
    mark(key, entry.unsaved.keys(), { state: 'queued' })
    if (error.status === 401) {
      // Whoever signs in next as the same user sends it: `start` is called again.
      changed(null)
      return
    }
    const delay = waitBefore(failures, error)
    failures += 1
    clearTimeout(timer)
    timer = setTimeout(retry, delay)
    changed(Date.now() + delay)
  }

  /** Sends all that waits, now. */
  function retry() {
    clearTimeout(timer)
    changed(null)
    for (const [key, entry] of entries) if (entry.isWaiting && entry.flight === null) void transmit(key, entry)
  }

  function clearSaved(key: string, fields: Iterable<string>) {
    const all = marks.get(key)
    mark(
      key,
      [...fields].filter((name) => all?.[name]?.state === 'saved'),
      null,
    )
    changed()
  }

  /** Call once somebody is signed in: takes over and sends what an earlier page of theirs left unsaved. */
  async function start(queryClient: QueryClient, forUser: number): Promise<void> {
    if (userId !== null && userId !== forUser) stop()
    client = queryClient
    userId = forUser
    holdTabLock()
    const left = await takeOverUnsaved(forUser)
    for (const { resource, id, fields, ifMatch, action } of left) {
      const values = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.value]))
      const shown = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.shown]))
      const based = Object.entries(fields).filter(([, field]) => 'basis' in field)
      const basis = Object.fromEntries(based.map(([name, field]) => [name, field.basis]))
      save(resource, id, values, { shown, action, basis, ...(ifMatch === undefined ? {} : { ifMatch }) })
    }
    retry()
  }

  /** Forgets the user's changes on screen; the stored ones stay for their next sign-in. */
  function stop() {
    userId = null
    for (const entry of entries.values()) {
      entry.flight?.abort()
      entry.flight = null
    }
    entries.clear()
    marks.clear()
    clearTimeout(timer)
    changed(null)
  }

  function unsavedOf(resource: string, id: number): ByPath {
    const unsaved = entries.get(`${resource}/${id}`)?.unsaved ?? []
    return Object.fromEntries([...unsaved].map(([path, { shown }]) => [path, shown]))
  }

  function sentOf(resource: string, id: number): ByPath {
    const unsaved = entries.get(`${resource}/${id}`)?.unsaved ?? []
    return Object.fromEntries([...unsaved].map(([path, { value }]) => [path, value]))
  }

  /** One's own version of a text somebody else has changed, too; it stays until `settleText`. */
  function keptText(resource: string, id: number, field: string): KeptText | null {
    return userId === null ? null : texts.of(userId, `${resource}/${id}/${field}`)
  }

  function settleText(resource: string, id: number, field: string) {
    if (userId !== null) texts.forget(userId, `${resource}/${id}/${field}`)
    changed()
  }

  return {
    keptText,
    settleText,
    save,
    retry,
    start,
    stop,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    status: () => status,
    hasUnsaved: () => entries.size > 0,
    marksOf: (resource: string, id: number): Marks => marks.get(`${resource}/${id}`) ?? noMarks,
    /** An item as fetched, with what has not been saved yet laid over it. */
    withUnsaved<Item extends { id: number }>(resource: string, item: Item): Item {
      return covered(item, unsavedOf(resource, item.id))
    },
    /** By field: what is shown and not confirmed yet. */
    unsavedOf,
    /** The same as it is sent, where that is less or something else than what is shown. */
    sentOf,
  }
}

/** The queue of this page. */
export const saveQueue = createSaveQueue()

export const withUnsaved = saveQueue.withUnsaved
