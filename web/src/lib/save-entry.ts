import { hashKey } from '@tanstack/react-query'
import type { SaveState } from '../ui/save-mark.tsx'
import type { Before } from './cached-item.ts'
import { atPath, type ByPath } from './field-paths.ts'
import type { ApiError } from './http.ts'
import type { StoredEntry } from './unsaved-store.ts'

/** What the save queue keeps of one item, and the small decisions about it that need no queue. */

export type SaveOptions = {
  /** How the fields look in the cache when that differs from what is sent: a link is sent, the client is shown. */
  shown?: ByPath
  /** For rich text and lists: the version the change is based on. Such a save is never cancelled. */
  ifMatch?: string | number
  /**
   * What a text was when its first letter was typed. A colleague's version may have come into the cache since; without
   * this it would pass for what the change was based on.
   */
  basis?: ByPath
  /** Some saves have an address of their own below the item: 'quick_edit' (001 §7). */
  action?: string
  /** @param answer the item as the server has saved it */
  onSaved?: (answer: unknown) => void
  /** The save was refused and taken back. */
  onFailed?: (error: ApiError) => void
  /** A colleague has changed it since that version; what they wrote stands there now. */
  onConflict?: () => void
}

type Version = string | number | undefined
/** A field's value as it is sent and as it is shown; `serial` tells a newer one from the one that was sent. */
export type Unsaved = { value: unknown; shown: unknown; serial: number; options: SaveOptions }
export type FieldMark = { state: SaveState; error?: ApiError }
export type Marks = Readonly<Record<string, FieldMark>>

export type Entry = {
  resource: string
  id: number
  unsaved: Map<string, Unsaved>
  /** By field: what the cache held before the unsaved change. */
  before: Map<string, Before>
  flight: AbortController | null
  ifMatch: Version
  action: string | undefined
  /** The server could not take it yet. */
  isWaiting: boolean
}

export function newEntry(resource: string, id: number): Entry {
  return {
    resource,
    id,
    unsaved: new Map(),
    before: new Map(),
    flight: null,
    ifMatch: undefined,
    action: undefined,
    isWaiting: false,
  }
}

export function storedForm({ resource, id, unsaved, ifMatch, action }: Entry): StoredEntry {
  const fields = Object.fromEntries(
    [...unsaved].map(([name, { value, shown, options }]) => [name, { value, shown, ...basisIn(options, name) }]),
  )
  return { resource, id, fields, ifMatch, action }
}

/** What the change of a text was based on goes along: after a reload the cache holds what a colleague wrote meanwhile. */
function basisIn({ basis }: SaveOptions, name: string): { basis?: unknown } {
  return basis !== undefined && name in basis ? { basis: basis[name] } : {}
}

/**
 * Which of the sent fields a refusal takes back: those it names, else those of the newest save, since the older ones
 * were only taken along from a cancelled request and may be right.
 */
export function blamedFields(sent: Map<string, Unsaved>, error: ApiError): Map<string, Unsaved> {
  const blamed = [...sent].filter(([path]) =>
    error.violations.some(({ propertyPath }) => propertyPath === path || /^[.[]/.test(after(propertyPath, path))),
  )
  if (blamed.length > 0) return new Map(blamed)
  const newest = Math.max(...[...sent.values()].map(({ serial }) => serial))
  return new Map([...sent].filter(([, { serial }]) => serial === newest))
}

/** @returns what follows the beginning of a text, '' when it begins otherwise */
function after(text: string, beginning: string): string {
  return text.startsWith(beginning) ? text.slice(beginning.length) : ''
}

/** One of each save, though it may have carried several fields. */
export function unique(fields: Map<string, Unsaved>): Unsaved[] {
  return [...new Map([...fields.values()].map((field) => [field.serial, field])).values()]
}

/** A conflict's answer carries the item as it stands now. */
export function currentItem(error: ApiError): object | null {
  const body = error.body as { current?: unknown } | null
  const current = body?.current
  return typeof current === 'object' && current !== null ? current : null
}

export function versionIn(item: unknown): Version {
  const version = atPath(item, 'version')
  return typeof version === 'number' || typeof version === 'string' ? version : undefined
}

/** What stood in a field when the unsaved change of it began. */
export function basisOf(entry: Entry, name: string, sent: Unsaved | undefined): unknown {
  const told = sent?.options.basis
  if (told !== undefined && name in told) return told[name]
  return [...(entry.before.get(name)?.values() ?? [])][0]?.[name]
}

/** Whether two values say the same: the database gives the keys of a formatted text back in an order of its own. */
export function isSame(one: unknown, other: unknown): boolean {
  return hashKey([one ?? null]) === hashKey([other ?? null])
}
