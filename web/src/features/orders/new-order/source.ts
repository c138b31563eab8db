import { tooShort } from '@reisewerk/domain/concepts/new-trip.ts'
import type { Margin } from '@reisewerk/domain/orders/estimate.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { counted } from '../../../lib/format.ts'
import type { Choice } from '../../../ui/inline/inline-select.tsx'

export type SourceMode = 'new' | 'concept' | 'copy'

/** What the form took over from a trip; as long as it says the same, the server takes it from there, and more of it. */
type TakenOver = {
  rooms: readonly string[]
  cabins: readonly string[]
  driver: Readonly<Record<string, unknown>>
  guide: Readonly<Record<string, unknown>>
  others: OtherContingent
  /** Drafts that were kept before an update of the app lack these. */
  margin?: Margin
  /** What is noted at the trip; it comes along only when chosen, for it tells of that trip (TRUE-07). */
  notes?: RichText | null
}

/** What a copy asks for beyond the form's fields. */
export function othersOf({ takenOver }: Pick<TripSource, 'takenOver'>): OtherContingent {
  return takenOver?.others ?? noOthers
}
const noOthers: OtherContingent = { rooms: [], cabins: [] }

/** A margin that came from the trip to copy is none in another currency, and is back with its own; what was typed stays. */
export function marginIn(currency: string, { takenOver }: Pick<TripSource, 'takenOver'>, shown: number | null) {
  const margin = takenOver?.margin
  if (margin === undefined) return shown
  if (currency === margin.currency) return shown ?? margin.rentability
  return shown === margin.rentability ? null : shown
}

type Filled = { before: Readonly<Record<string, unknown>>; after: Readonly<Record<string, unknown>> }

export type TripSource = {
  mode: SourceMode
  chosen: Choice | null
  days: number | null
  takenOver: TakenOver | null
  /** What the source put into the form, and what had stood there before; it goes back with the source. */
  filled: Filled | null
  requests: boolean
  calculation: boolean
  prices: boolean
  emails: boolean
  /** Drafts that were kept before an update of the app lack it. */
  notes?: boolean
}

/** Changing the mode clears the source (000 §4). */
export function emptySource(mode: SourceMode): TripSource {
  return {
    mode,
    chosen: null,
    days: null,
    takenOver: null,
    filled: null,
    requests: true,
    calculation: false,
    prices: false,
    emails: false,
    notes: false,
  }
}

export function reasonAgainst({ mode, chosen, days }: TripSource): string | null {
  if (mode === 'new') return null
  if (chosen === null) {
    return mode === 'concept' ? 'Bitte wählen Sie ein Konzept aus!' : 'Bitte die Reise wählen, die kopiert wird.'
  }
  return days === null ? 'Die Vorlage wird noch geladen.' : null
}

/** The new trip must be at least as long as its source (000 §5). @param length null while it is not known */
export function lengthError({ days }: TripSource, length: number | null): string | null {
  return days !== null && length !== null && length < days ? tooShort : null
}

/** Where a trip of so many days is created from this source. */
export function creationPath(source: TripSource, length: number): string {
  const { mode, chosen, requests, calculation, prices, emails } = source
  if (mode === 'new' || chosen === null) return '/api/orders?_groups[]=import_write&_groups[]=order_complexity'
  const query = new URLSearchParams({ requests: String(requests) })
  if (mode === 'concept') {
    query.set('days', String(length))
    query.set('nights', String(length - 1))
  } else {
    query.set('calculation', String(calculation))
    if (calculation) query.set('prices', String(prices))
    query.set('emails', String(emails))
  }
  query.set('_groups[]', 'order_complexity')
  const path = mode === 'concept' ? `/api/orders/from_concept/${chosen.value}` : `/api/orders/${chosen.value}/copy`
  return `${path}?${query}`
}

/** Rooms or cabins that the form has no field for: suites, outside cabins, those of five and six persons. */
export type OtherEntry = {
  readonly type: { readonly persons: number; readonly type: string }
  readonly askedAmount: number
}
export type OtherContingent = { readonly rooms: readonly OtherEntry[]; readonly cabins: readonly OtherEntry[] }

const largestWithField = 4

/** What a copied trip asks for beyond the form's fields, which it keeps. @param standard the type that has a field */
export function othersIn(lists: readonly (readonly OtherEntry[] | undefined)[], standard: string): OtherEntry[] {
  return lists
    .flatMap((entries) => entries ?? [])
    .filter(({ type, askedAmount }) => askedAmount > 0 && (type.type !== standard || type.persons > largestWithField))
    .map(({ type: { persons, type }, askedAmount }) => ({ type: { persons, type }, askedAmount }))
}

export function paxOfOthers(entries: readonly OtherEntry[]): number {
  return entries.reduce((sum, { type, askedAmount }) => sum + askedAmount * type.persons, 0)
}

/** @returns 'Dazu aus der kopierten Reise: 5 Zimmer für 14 Gäste', null without any */
export function othersText(
  entries: readonly OtherEntry[],
  things: readonly [one: string, many: string],
): string | null {
  if (entries.length === 0) return null
  const number = entries.reduce((sum, { askedAmount }) => sum + askedAmount, 0)
  const guests = counted(paxOfOthers(entries), ['Gast', 'Gäste'])
  return `Dazu aus der kopierten Reise: ${counted(number, things)} anderer Art für ${guests}`
}
