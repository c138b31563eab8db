import type { QueryClient } from '@tanstack/react-query'
import { ApiError, send } from '../http.ts'
import { columnOf } from '../live/answers-of-trip.ts'
import { takeIn } from '../live/rows-alone.ts'
import { createListeners } from '../shared-state.ts'
import { covered, layOver, uncover } from './cached-item.ts'
import { createConfirmedSaves } from './confirmed-saves.ts'
import { createConflictStore, type Kept } from './conflict-store.ts'
import { atPath, type ByPath, nested } from './field-paths.ts'
import { createNewItems } from './new-items.ts'
import { createOpenings, isOpened } from './openings.ts'
import { putRight } from './put-right.ts'
import { createRetryClock } from './retry-clock.ts'
import {
  blamedFields,
  broughtTogether,
  changedBy,
  currentItem,
  type Entry,
  expectedVersion,
  type FieldMark,
  type Marks,
  newEntry,
  optionsOf,
  type SaveOptions,
  sinceFirst,
  storedForm,
  type Unsaved,
  unique,
  versionIn,
  versionOnReturn,
} from './save-entry.ts'
import { stateAfter } from './save-states.ts'
import { holdTabLock, storeUnsaved, takeOverUnsaved } from './unsaved-store.ts'

/**
 * The one way in which a field is saved: shown at once, sent at once, and never lost (APP-09, design §5). How a change stands
 * is drawn in save-states.ts.
 * - Per field the newest value counts. A save in flight is cancelled by the next one of the same item, which takes its
 *   fields along: they stay unsaved until an answer has confirmed them.
 * - A refusal takes back only the fields that nobody has touched since.
 * - While the server is away everything waits, counted, kept over a reload, and is sent again.
 * - An item that is not there yet is made with its first save (openings.ts).
 * - What somebody else has changed meanwhile is merged (merge.ts), or stays a conflict until somebody chooses.
 */

export type QueueStatus = { waiting: number; retryAt: number | null }

const noMarks: Marks = {}
/** How long the tick of a saved field stays. */
export const tickStays = 2500
/** A server that has not answered by then counts as away. */
const patience = 20_000

export type SaveQueue = ReturnType<typeof createSaveQueue>

export function createSaveQueue() {
  const entries = new Map<string, Entry>()
  const marks = new Map<string, Marks>()
  const { tell: tellAll, subscribe } = createListeners()
  const conflicts = createConflictStore()
  const confirmed = createConfirmedSaves()
  const refusals = new Set<object>()
  const clock = createRetryClock(retry)
  const openings = createOpenings(() => client)
  let client: QueryClient | null = null
  let userId: number | null = null
  let serial = 0
  let edits = 0
  let status: QueueStatus = { waiting: 0, retryAt: null }
  const items = createNewItems({
    client: () => client,
    user: () => userId,
    tell: changed,
    wait: waitFor,
    answered: clock.reset,
  })

  const conflictKey = (resource: string, id: number, field: string) =>
    `${resource}/${openings.numberOf(resource, id)}/${field}`

  function changed() {
    const ofItems = items.list().filter(({ state }) => state === 'waiting').length
    const waiting = [...entries.values()].reduce(
      (sum, entry) => sum + (entry.isWaiting ? entry.unsaved.size : 0),
      ofItems,
    )
    status = { waiting, retryAt: waiting === 0 ? null : clock.dueAt() }
    if (userId !== null) storeUnsaved(userId, [...entries.values()].map(storedForm))
    tellAll()
  }

  /** Whoever signs in next as the same user sends what an ended session could not: `start` is called again. */
  function waitFor(error: ApiError) {
    if (error.status === 401) clock.stop()
    else clock.wait(error)
  }

  type Step = Parameters<typeof stateAfter>[1]
  function step(key: string, fields: Iterable<string>, event: Step, error?: ApiError) {
    const all: Record<string, FieldMark> = { ...marks.get(key) }
    for (const name of fields) {
      const state = stateAfter(all[name]?.state, event)
      all[name] = error === undefined ? { state } : { state, error }
    }
    marks.set(key, all)
  }

  function save(resource: string, id: number, values: ByPath, options: SaveOptions = {}) {
    const key = openings.nameOf(resource, id)
    const entry = entries.get(key) ?? newEntry(resource, openings.numberOf(resource, id))
    entries.set(key, entry)
    serial += 1
    const shown = { ...values, ...options.shown }
    for (const [name, value] of Object.entries(values)) {
      conflicts.forget(conflictKey(entry.resource, entry.id, name))
      entry.unsaved.set(name, { value, shown: shown[name], serial, ...sinceFirst(entry.unsaved.get(name), options) })
    }
    if (client !== null) {
      for (const name of Object.keys(values)) {
        const before = layOver(client, resource, entry.id, { [name]: shown[name] })
        if (!entry.before.has(name)) entry.before.set(name, before)
      }
    }
    entry.ifMatch ??= options.ifMatch
    entry.action ??= options.action
    entry.opens ??= options.opens
    step(key, Object.keys(values), 'send')
    changed()
    // What a versioned save has done on the server is only known from its answer, so the next one waits for it.
    if (entry.flight === null || entry.ifMatch === undefined) void transmit(key, entry)
  }

  async function transmit(key: string, entry: Entry) {
    entry.flight?.abort()
    const flight = new AbortController()
    entry.flight = flight
    const sent = new Map(entry.unsaved)
    const ifMatch = expectedVersion(entry)
    step(key, sent.keys(), 'send')
    changed()
    try {
      if (!isOpened(entry.id)) {
        await openings.openFor(entry)
        if (entry.flight !== flight) return
      }
      const body = nested(Object.fromEntries([...sent].map(([name, { value }]) => [name, value])))
      const { resource, id, action } = entry
      const path = `/api/${resource}/${id}${action === undefined ? '' : `/${action}`}`
      const signal = AbortSignal.any([flight.signal, AbortSignal.timeout(patience)])
      const { data } = await send<unknown>('PATCH', path, { body, ifMatch, edit: ++edits, signal })
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
      // A price that is refused for another reason has met nobody.
      const isCompared = entry.ifMatch !== undefined || (ifMatch !== undefined && currentItem(error) !== null)
      if (!error.isRefusal) wait(key, entry, error)
      else if (error.status === 409 && isCompared) resolveConflict(key, entry, sent, ifMatch, error)
      else refuse(key, entry, sent, error)
    }
  }

  function settle(key: string, entry: Entry, sent: Map<string, Unsaved>, answer: unknown) {
    const version = versionIn(answer)
    entry.flight = null
    if (entry.ifMatch !== undefined) entry.ifMatch = version
    if (client !== null && version !== undefined) layOver(client, entry.resource, entry.id, { version })
    if (client !== null) takeIn(client, entry.resource, answer)
    if (version !== undefined && entry.action === undefined)
      confirmed.note(entry.resource, entry.id, Number(version), [...sent.keys()].map(columnOf))
    entry.isWaiting = false
    clock.reset()
    const done = finished(entry, sent)
    step(key, done.keys(), 'confirmed')
    setTimeout(() => clearSaved(key, done.keys()), tickStays)
    for (const name of done.keys()) entry.confirmed.add(name)
    afterwards(key, entry, entry.action === undefined && version !== undefined ? answer : null)
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
    step(key, dropped.keys(), 'refused', error)
    afterwards(key, entry)
    for (const { options } of unique(dropped)) options.onFailed?.(error)
  }

  /** Our own save may have arrived although its answer did not; or another field has moved the version on. */
  function resolveConflict(
    key: string,
    entry: Entry,
    sent: Map<string, Unsaved>,
    ifMatch: Entry['ifMatch'],
    error: ApiError,
  ) {
    const current = currentItem(error)
    const version = versionIn(current)
    const isNewer = current !== null && version !== undefined && version !== ifMatch
    entry.isWaiting = false
    const lost = new Map(isNewer ? [] : sent)
    if (isNewer) {
      for (const [name, field] of entry.unsaved) {
        const together = broughtTogether(entry, name, field, current)
        if (together === null) lost.set(name, field)
        else entry.unsaved.set(name, { ...field, ...together })
      }
    }
    const dropped = finished(entry, lost)
    step(key, dropped.keys(), 'conflicted', error)
    entry.ifMatch = entry.unsaved.size > 0 ? version : undefined
    for (const [name, { shown }] of dropped) conflicts.keep(conflictKey(entry.resource, entry.id, name), shown)
    if (client !== null && current !== null && dropped.size > 0) {
      const theirs = Object.fromEntries([...dropped.keys(), 'version'].map((name) => [name, atPath(current, name)]))
      layOver(client, entry.resource, entry.id, theirs)
    }
    afterwards(key, entry)
    for (const { options } of unique(dropped)) options.onConflict?.(current, changedBy(error))
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

  /** @param answer the item as the server has saved it; null where no save tells how it stands */
  function afterwards(key: string, entry: Entry, answer: unknown = null) {
    if (entry.unsaved.size > 0) {
      void transmit(key, entry)
      return
    }
    entries.delete(key)
    changed()
    if (client !== null) putRight(client, entry, [...entry.confirmed], answer)
  }

  function wait(key: string, entry: Entry, error: ApiError) {
    const isFirst = !entry.isWaiting
    entry.isWaiting = true
    entry.ifMatch = versionOnReturn(entry)
    step(key, entry.unsaved.keys(), 'unanswered')
    waitFor(error)
    changed()
    if (isFirst && error.status >= 500) for (const { options } of unique(entry.unsaved)) options.onServerError?.()
  }

  function retry() {
    clock.stop()
    changed()
    for (const [key, entry] of entries) if (entry.isWaiting && entry.flight === null) void transmit(key, entry)
    items.retry()
  }

  function clearSaved(key: string, fields: Iterable<string>) {
    const all: Record<string, FieldMark> = { ...marks.get(key) }
    for (const name of fields) if (all[name]?.state === 'saved') delete all[name]
    marks.set(key, all)
    changed()
  }

  /** Call once somebody is signed in: takes over and sends what an earlier page of theirs left unsaved. */
  async function start(queryClient: QueryClient, forUser: number): Promise<void> {
    if (userId !== forUser) {
      stop()
      conflicts.start(forUser)
      items.start(forUser)
    }
    client = queryClient
    userId = forUser
    holdTabLock()
    for (const left of await takeOverUnsaved(forUser)) {
      const values = Object.fromEntries(Object.entries(left.fields).map(([name, field]) => [name, field.value]))
      save(left.resource, left.id, values, optionsOf(left))
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
    conflicts.stop()
    confirmed.forgetAll()
    openings.stop()
    clock.stop()
    items.stop()
    changed()
  }

  function partOf(resource: string, id: number, part: 'value' | 'shown'): ByPath {
    const unsaved = entries.get(openings.nameOf(resource, id))?.unsaved ?? []
    return Object.fromEntries([...unsaved].map(([path, field]) => [path, field[part]]))
  }

  return {
    save,
    retry,
    start,
    stop,
    items,
    /** Makes an item of which there is one only, with the first thing kept of it that no field of its own is. */
    open: openings.open,
    subscribe,
    status: () => status,
    /** Whether a change that a live event tells is a save of this tab, and nothing more. */
    knows: confirmed.knows,
    noteConfirmed: confirmed.note,
    /** Whether a save of an item has been sent and not been answered yet. */
    awaitsAnswer: (resource: string, id: number) =>
      (entries.get(openings.nameOf(resource, id))?.flight ?? null) !== null,
    /** Whose changes they are; null before anybody has signed in. */
    user: () => userId,
    hasUnsaved: () => entries.size > 0 || refusals.size > 0,
    /** A text stands on the screen that the server has refused: whoever leaves the page is asked first. */
    standsRefused(text: object, isRefused: boolean) {
      if (isRefused) refusals.add(text)
      else refusals.delete(text)
    },
    /** Whether anything waits or is in conflict, also of an earlier page. */
    hasLeft: () => !conflicts.isEmpty() || [...entries.values()].some(({ isWaiting }) => isWaiting),
    marksOf: (resource: string, id: number): Marks => marks.get(openings.nameOf(resource, id)) ?? noMarks,
    /** One's own version of a field somebody else has changed, too; it stays until it is saved anew or settled. */
    conflictOf: (resource: string, id: number, field: string): Kept | null =>
      conflicts.of(conflictKey(resource, id, field)),
    conflictedFields: (resource: string, id: number) =>
      conflicts.fieldsOf(`${resource}/${openings.numberOf(resource, id)}`),
    /** One's own version has been written on meanwhile. */
    keepConflict(resource: string, id: number, field: string, value: unknown) {
      conflicts.keep(conflictKey(resource, id, field), value)
      changed()
    },
    settleConflict(resource: string, id: number, field: string) {
      conflicts.forget(conflictKey(resource, id, field))
      changed()
    },
    /** An item as fetched, with what has not been saved yet laid over it. */
    withUnsaved<Item extends { id: number }>(resource: string, item: Item): Item {
      return covered(item, partOf(resource, item.id, 'shown'))
    },
    /** By field: what is shown and not confirmed yet. */
    unsavedOf: (resource: string, id: number) => partOf(resource, id, 'shown'),
    /** The same as it is sent, where that is less or something else than what is shown. */
    sentOf: (resource: string, id: number) => partOf(resource, id, 'value'),
  }
}

export const saveQueue = createSaveQueue()

export const withUnsaved = saveQueue.withUnsaved
