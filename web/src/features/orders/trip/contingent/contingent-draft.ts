import { amountOfText, roomTypeOf } from '@reisewerk/domain/orders/contingent-amounts.ts'
import type { Entry, Figures } from '@reisewerk/domain/orders/contingent-rows.ts'
import { paxOf, totalOf } from '@reisewerk/domain/orders/contingent-rows.ts'
import {
  type ContingentKind,
  contingentFaults,
  defaultPersons,
  freeTypes,
  isFixed,
  listOf,
  listSizes,
  standardTypes,
} from '@reisewerk/domain/orders/contingent-rules.ts'
import { signedCount } from '../../../../lib/format.ts'
import { merge } from '../../../../lib/saving/merge.ts'

export type DraftEntry = {
  readonly key: string
  readonly id?: number
  readonly persons: number
  readonly type: string
  readonly asked: string
  readonly reserved: string
  readonly change: string
}
/** As the organisation of the trip has arranged them (design §3). */
export type CabinType = { readonly key: string; readonly label: string }
export type Draft = readonly DraftEntry[]
export type AmountName = 'asked' | 'reserved' | 'change'
export const amountNames = ['asked', 'reserved', 'change'] as const satisfies readonly AmountName[]

export type Stored = { id: number; version: number }
type StoredEntry = Entry & { id: number }

export function draftOf(kind: ContingentKind, contingent: Stored): Draft {
  const lists = contingent as unknown as Record<string, StoredEntry[]> // the lists of both kinds by their names
  return Object.keys(listSizes[kind]).flatMap((list) =>
    (lists[list] ?? []).map((entry) => ({
      key: String(entry.id),
      id: entry.id,
      persons: entry.type.persons,
      type: entry.type.type,
      asked: String(entry.askedAmount),
      reserved: String(entry.reservedAmount),
      change: signedCount(entry.requestedChangeAmount),
    })),
  )
}

/** The first of a section stands first, then by size and as they were added. */
export function sectionOf(kind: ContingentKind, draft: Draft, sizes: readonly number[]): Draft {
  const rank = (entry: DraftEntry) => entry.persons * 2 - (isFixed(kind, entry) ? 1 : 0)
  return draft.filter(({ persons }) => sizes.includes(persons)).sort((one, other) => rank(one) - rank(other))
}

/** A new entry of a section: of the first size and type that is free. @returns null when all are used */
export function newEntry(
  kind: ContingentKind,
  draft: Draft,
  sizes: readonly number[],
  types: readonly string[],
): Omit<DraftEntry, 'key'> | null {
  const persons = sizes.length > 1 ? defaultPersons(kind === 'hotel' ? [] : types, draft) : (sizes[0] ?? 1)
  if (persons === null) return null
  const [free] = freeTypes(kind === 'hotel' ? [standardTypes.hotel] : types, draft, persons)
  if (kind === 'ferry' && free === undefined) return null
  return { persons, type: free ?? '', asked: '0', reserved: '0', change: '' }
}

/** 'Standard' typed by hand is the standard type; anything else is the desk's own name, cut to 60 characters. */
function typeOfText(kind: ContingentKind, text: string): string {
  return kind === 'hotel' && text.trim().toLowerCase() === 'standard' ? 'standard' : roomTypeOf(text)
}

export type Problems = ReadonlyMap<string, string>

export function problemsOf(kind: ContingentKind, draft: Draft): Problems {
  const problems = new Map<string, string>()
  for (const entry of draft) {
    if (entry.type.trim() === '') problems.set(`${entry.key}.type`, 'Bitte ausfüllen')
    for (const name of amountNames) {
      if (amountOfText(entry[name], name === 'change') === 'wrong') {
        problems.set(
          `${entry.key}.${name}`,
          name === 'change' ? 'Bitte eine Zahl wie +2 oder −2' : 'Bitte eine Zahl von 0 bis 9999',
        )
      }
    }
  }
  for (const { propertyPath, message } of contingentFaults(kind, typesOf(kind, draft), [])) {
    const key = keyAt(kind, draft, propertyPath)
    if (key !== null && !problems.has(key)) problems.set(key, message)
  }
  return problems
}

export function keyAt(kind: ContingentKind, draft: Draft, propertyPath: string): string | null {
  const [, list = '', index = '', field = ''] = /^(\w+)\[(\d+)\]\.?([\w.]*)$/.exec(propertyPath) ?? []
  const entry = entriesIn(kind, draft, list)[Number(index)]
  if (entry === undefined || list === '') return null
  return `${entry.key}.${fieldNames[field] ?? 'type'}`
}
const fieldNames: Readonly<Record<string, string>> = {
  askedAmount: 'asked',
  reservedAmount: 'reserved',
  requestedChangeAmount: 'change',
}

function entriesIn(kind: ContingentKind, draft: Draft, list: string): Draft {
  return sectionOf(kind, draft, [1, 2, 3, 4, 5, 6]).filter(({ persons }) => listOf(kind, persons) === list)
}

function typesOf(kind: ContingentKind, draft: Draft) {
  const lists = Object.keys(listSizes[kind])
  return Object.fromEntries(
    lists.map((list) => [
      list,
      entriesIn(kind, draft, list).map(({ persons, type }) => ({ persons, type: typeOfText(kind, type) })),
    ]),
  )
}

/** The lists that differ from how they were read, as a body; an entry that moved to another list is a new one there. */
export function bodyOf(kind: ContingentKind, before: Draft, draft: Draft): Record<string, unknown> {
  const lists = Object.keys(listSizes[kind]).map((list) => [list, rowsOf(kind, before, draft, list)] as const)
  const changed = lists.filter(
    ([list, rows]) => JSON.stringify(rows) !== JSON.stringify(rowsOf(kind, before, before, list)),
  )
  return Object.fromEntries(changed)
}

function rowsOf(kind: ContingentKind, before: Draft, draft: Draft, list: string) {
  const known = entriesIn(kind, before, list)
  return entriesIn(kind, draft, list).map((entry) => ({
    ...(known.some(({ id }) => id !== undefined && id === entry.id) ? { id: entry.id } : {}),
    type: { persons: entry.persons, type: typeOfText(kind, entry.type) },
    askedAmount: numberOf(entry.asked),
    reservedAmount: numberOf(entry.reserved),
    requestedChangeAmount: changeOf(entry.change),
  }))
}

function numberOf(text: string): number {
  const amount = amountOfText(text)
  return typeof amount === 'number' ? amount : 0
}

function changeOf(text: string): number | null {
  const amount = amountOfText(text, true)
  return amount === 'wrong' ? null : amount
}

/** Sums of a section in rooms and in persons, as far as what was typed is a number. */
export function sumsOf(entries: Draft): { rooms: Figures; pax: Figures } {
  const whole = entries.map((entry) => ({
    type: { persons: entry.persons, type: entry.type },
    askedAmount: numberOf(entry.asked),
    reservedAmount: numberOf(entry.reserved),
    requestedChangeAmount: changeOf(entry.change),
  }))
  return { rooms: totalOf(whole), pax: paxOf(whole) }
}

/** What I changed counts, everything else is as they left it. @param before how both had read it */
export function merged(before: Draft, mine: Draft, theirs: Draft): Draft {
  // Of drafts comes a draft.
  return merge(before, mine, theirs).value as Draft
}

/** Whether the same would be stored; new entries have got ids there. */
export function isSameContent(one: Draft, other: Draft): boolean {
  const told = (draft: Draft) =>
    draft.map(({ persons, type, asked, reserved, change }) =>
      JSON.stringify([persons, roomTypeOf(type).toLowerCase(), numberOf(asked), numberOf(reserved), changeOf(change)]),
    )
  return JSON.stringify(told(one).sort()) === JSON.stringify(told(other).sort())
}
