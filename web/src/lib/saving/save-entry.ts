import type { QueryClient } from '@tanstack/react-query'
import type { ApiError } from '../http.ts'
import type { Before } from './cached-item.ts'
import { atPath, type ByPath } from './field-paths.ts'
import { isAsSent, merge, numbered, says } from './merge.ts'
import type { Opens } from './openings.ts'
import type { QueueState } from './save-states.ts'
import type { StoredEntry } from './unsaved-store.ts'

/** What the save queue keeps of one item, and the small decisions about it that need no queue. */

export type SaveOptions = {
  /** How the fields look in the cache when that differs from what is sent: a link is sent, the client is shown. */
  shown?: ByPath
  /** For rich text and lists: the version the change is based on. Such a save is never cancelled. */
  ifMatch?: string | number
  /**
   * For cells: the version that was seen when they were typed. It counts once the change could not go at once, for then a
   * colleague may have saved something newer.
   */
  seen?: number | undefined
  /** Of prices: `seen` counts at once, so that a colleague's newer one is never replaced unasked (decision 028). */
  asks?: boolean
  /**
   * What a field was when its first letter was typed. A colleague's version may have come into the cache since; without
   * this it would pass for what the change was based on.
   */
  basis?: ByPath
  /** Some saves have an address of their own below the item: 'quick_edit' (001 §7). */
  action?: string | undefined
  /** From what the item is made with its first save, as long as its number is below 0 (openings.ts). */
  opens?: Opens | undefined
  /** @param answer the item as the server has saved it */
  onSaved?: (answer: unknown) => void
  onFailed?: (error: ApiError) => void
  /** The server failed at it. Told once, at the first attempt; it stands on the screen and is tried again (002 §8, APP-09). */
  onServerError?: () => void
  /**
   * A colleague has changed it since that version; what they wrote stands there now.
   * @param current the item as it stands @param changedBy the colleague's name, where it is known
   */
  onConflict?: (current: object | null, changedBy: string | null) => void
}

/** What the parts of the queue share. */
export type QueueContext = {
  client: () => QueryClient | null
  user: () => number | null
  tell: () => void
  /** The server could not take something; it is sent again later. */
  wait: (error: ApiError) => void
  answered: () => void
}

type Version = string | number | undefined
/** A field's value as it is sent and as it is shown; `serial` tells a newer one from the one that was sent. */
export type Unsaved = {
  value: unknown
  shown: unknown
  serial: number
  options: SaveOptions
  /** What was sent of it before and may have arrived all the same. */
  earlier: readonly unknown[]
}
export type FieldMark = { state: QueueState; error?: ApiError }
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
  opens: Opens | undefined
  isWaiting: boolean
  /** The fields whose saves were answered while others of the item were still to be sent. */
  confirmed: Set<string>
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
    opens: undefined,
    isWaiting: false,
    confirmed: new Set(),
  }
}

/** Typed once more before the first has arrived: what stood there before the first is still what both are based on. */
export function sinceFirst(first: Unsaved | undefined, options: SaveOptions): Pick<Unsaved, 'options' | 'earlier'> {
  if (first === undefined) return { options, earlier: [] }
  const { seen = options.seen, basis } = first.options
  return {
    options: { ...options, seen, basis: { ...options.basis, ...basis } },
    earlier: [...first.earlier, first.value],
  }
}

export function storedForm(entry: Entry): StoredEntry {
  const { resource, id, unsaved, action, opens } = entry
  const fields = Object.fromEntries(
    [...unsaved].map(([name, { value, shown, options }]) => [name, { value, shown, ...basisIn(options, name) }]),
  )
  return { resource, id, fields, ifMatch: versionOnReturn(entry), action, opens }
}

/** The version a change is checked against that could not go at once. */
export function versionOnReturn({ ifMatch, unsaved }: Entry): Version {
  const seen = [...unsaved.values()].flatMap(({ options }) => options.seen ?? [])
  return ifMatch ?? (seen.length === 0 ? undefined : Math.min(...seen))
}

/** The version a change is sent on; those that ask name the oldest one they were typed on. */
export function expectedVersion({ ifMatch, unsaved }: Entry): Version {
  const asking = [...unsaved.values()].flatMap(({ options }) => (options.asks === true ? (options.seen ?? []) : []))
  return ifMatch ?? (asking.length === 0 ? undefined : Math.min(...asking))
}

/** What the change of a field was based on goes along: after a reload the cache holds what a colleague wrote meanwhile. */
function basisIn({ basis }: SaveOptions, name: string): { basis?: unknown } {
  return basis !== undefined && name in basis ? { basis: basis[name] } : {}
}

/** The options of a change that an earlier page has left. */
export function optionsOf({ fields, ifMatch, action, opens }: StoredEntry): SaveOptions {
  const all = Object.entries(fields)
  return {
    shown: Object.fromEntries(all.map(([name, field]) => [name, field.shown])),
    basis: Object.fromEntries(all.flatMap(([name, field]) => ('basis' in field ? [[name, field.basis]] : []))),
    action,
    opens,
    ...(ifMatch === undefined ? {} : { ifMatch }),
  }
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

/** … and the name of whoever changed it. */
export function changedBy(error: ApiError): string | null {
  const name = (error.body as { changedBy?: unknown } | null)?.changedBy
  return typeof name === 'string' ? name : null
}

export function versionIn(item: unknown): Version {
  const version = atPath(item, 'version')
  return typeof version === 'number' || typeof version === 'string' ? version : undefined
}

/** What stood in a field when the unsaved change of it began. */
function basisOf(entry: Entry, name: string, { basis }: SaveOptions): unknown {
  if (basis !== undefined && name in basis) return basis[name]
  return [...(entry.before.get(name)?.values() ?? [])][0]?.[name]
}

/**
 * A field that was sent and the item as somebody else has left it meanwhile.
 * @returns what is sent now and how it is shown; null where both changed the same, and somebody has to choose
 */
export function broughtTogether(
  entry: Entry,
  name: string,
  { value, shown, options, earlier }: Unsaved,
  current: object,
): { value: unknown; shown: unknown } | null {
  // Nobody asked for a check: the latest edit counts.
  if (options.ifMatch === undefined && options.seen === undefined) return { value, shown }
  const [basis, theirs] = [basisOf(entry, name, options), atPath(current, name)]
  const own = [...earlier, value].findLast((one) => isAsSent(theirs, one))
  // What a lost answer would have told: it has arrived.
  if (own !== undefined) return { value: numbered(value, own, theirs), shown: numbered(shown, own, theirs) }
  // A cell sends its part of a list, and is one value.
  if (entry.action !== undefined)
    return [value, basis, ...earlier].some((own) => says(theirs, own)) ? { value, shown } : null
  const sent = merge(basis, value, theirs)
  return sent.isConflict ? null : { value: sent.value, shown: merge(basis, shown, theirs).value }
}
