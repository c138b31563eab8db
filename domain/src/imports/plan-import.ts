import { type DuplicateReason, duplicateFinder, type Likeness } from '../partners/duplicates/duplicates.ts'
import { fieldsOfEntries, fieldsOfLines, likenessOf } from '../partners/duplicates/likeness.ts'
import { type NearFinder, nearFinder } from '../partners/duplicates/near-finder.ts'
import type { TableColumn } from '../tables/columns.ts'
import { filledLines, type LineProblem, type Mended } from '../tables/lines.ts'
import { type ImportKind, importKinds, type MasterField } from './import-kinds.ts'
import { type LineValues, readLine } from './read-line.ts'

/** An entry that is there already. */
export type KnownEntry = Likeness & { readonly id: number }

/** What becomes of a line whose entry seems to be there already. */
export const twinDecisions = {
  update: { label: 'Aktualisieren' },
  skip: { label: 'Überspringen' },
  new: { label: 'Neu anlegen' },
} as const
export type TwinDecision = keyof typeof twinDecisions

export type ImportChoice = {
  readonly headRow: number
  readonly columns: readonly TableColumn<MasterField>[]
  readonly mended: Mended
  readonly leftOut: readonly number[]
  /** What was decided of single lines … */
  readonly decisions: Readonly<Record<string, TwinDecision>>
  /** … and what counts for all others that are surely there; one that is only nearly called so is new unless it was decided. */
  readonly otherwise: TwinDecision
}

/** `joins`: tells more of the entry that an earlier line brings, a further contact for instance. */
export type LineAction = 'new' | 'update' | 'skip' | 'joins'

export type PlannedLine = {
  readonly line: number
  readonly cells: readonly string[]
  /** All that keeps it from being taken over; empty when it can be. */
  readonly problems: readonly LineProblem[]
  /** What does not keep it from that, but should be known. */
  readonly hints: readonly string[]
  readonly isLeftOut: boolean
  readonly values: LineValues
  readonly action: LineAction
  /** The entry it seems to be, and why. */
  readonly twin: { readonly id: number; readonly name: string; readonly reason: DuplicateReason } | null
  /** The earlier line it belongs to. */
  readonly joins: number | null
}

export type ImportPlan = {
  readonly lines: readonly PlannedLine[]
  /** Lines that are neither mended nor left out; while there is one, nothing is taken over. */
  readonly openLines: readonly PlannedLine[]
  readonly counts: Readonly<Record<LineAction, number>>
}

/** The names that lines can name, by their key. */
export type NamedThere = {
  readonly places: ReadonlySet<string>
  readonly clients: ReadonlySet<string>
  readonly hotels: ReadonlySet<string>
}

/**
 * What would become of a sheet as it is chosen now: each line is read, and compared with what is there and with the lines above it
 * (MOVE-03). The page shows it, the server takes it over.
 * @param named what entries name of what is known; nearly: by which names that are nearly the same are found, where they are sought more than once
 */
export function planImport(
  kind: ImportKind,
  rows: readonly (readonly string[])[],
  choice: ImportChoice,
  known: readonly KnownEntry[],
  named: NamedThere,
  nearly: NearFinder<KnownEntry> = nearlyThere(kind, known),
): ImportPlan {
  const { headRow, columns, mended, decisions, otherwise } = choice
  const out = new Set(choice.leftOut)
  const there = duplicateFinder(known)
  const above = duplicateFinder<Likeness & { line: number }>([])
  const indexOf = new Map(columns.map(({ field }, index) => [field, index]))
  const lines = filledLines(rows, headRow, columns, mended).map(({ line, cells }): PlannedLine => {
    const read = readLine(kind, (field) => cells[indexOf.get(field) ?? -1] ?? '')
    const isLeftOut = out.has(line)
    const like = likenessOf(fieldsOfLines[kind], (field) => read.values[field as MasterField])
    const base = { line, cells, isLeftOut, values: read.values, hints: hintsOf(kind, read.values, named) }
    const problems: LineProblem[] = read.problems.map(({ field, message }) => ({
      message,
      column: indexOf.get(field) ?? null,
    }))
    if (isLeftOut || problems.length > 0) return { ...base, problems, action: 'skip', twin: null, joins: null }
    const [earlier] = above.find(like)
    if (earlier !== undefined) return { ...base, problems, action: 'joins', twin: null, joins: earlier.entry.line }
    const [same] = there.find(like)
    above.add({ ...like, line })
    if (same === undefined) {
      const near = nearly.find(like)
      if (near === null) return { ...base, problems, action: 'new', twin: null, joins: null }
      const twin = { id: near.id, name: near.name, reason: 'near' } as const
      return { ...base, problems, action: decisions[line] ?? 'new', twin, joins: null }
    }
    const twin = { id: same.entry.id, name: same.entry.name, reason: same.reason }
    const action = decisions[line] ?? otherwise
    const isTaken = action === 'new' && same.reason === 'number'
    const taken = { message: `Diese Nummer hat schon ${same.entry.name}.`, column: indexOf.get('number') ?? null }
    return { ...base, problems: isTaken ? [taken] : [], action, twin, joins: null }
  })
  const openLines = lines.filter(({ isLeftOut, problems }) => !isLeftOut && problems.length > 0)
  return { lines, openLines, counts: countsOf(lines) }
}

/** Names nearly the same are told of kinds of which whoever types one is told them, too (MOVE-06). */
export function nearlyThere(kind: ImportKind, known: readonly KnownEntry[]): NearFinder<KnownEntry> {
  return nearFinder(Object.hasOwn(fieldsOfEntries, kind) ? known : [])
}

function countsOf(lines: readonly PlannedLine[]): Record<LineAction, number> {
  const counts = { new: 0, update: 0, skip: 0, joins: 0 }
  for (const { action, problems, isLeftOut } of lines) if (!isLeftOut && problems.length === 0) counts[action]++
  return counts
}

function hintsOf(kind: ImportKind, values: LineValues, { places, clients, hotels }: NamedThere): string[] {
  if (kind === 'trips') return hintsOfTrip(values, clients, hotels)
  const { place } = values
  if (kind !== 'providers' && kind !== 'agencies') return []
  if (typeof place !== 'string' || places.has(nameKey(place))) return []
  return [`Den Ort „${place}“ gibt es noch nicht; der Eintrag kommt ohne ihn.`]
}

function hintsOfTrip(values: LineValues, clients: ReadonlySet<string>, hotels: ReadonlySet<string>): string[] {
  const { client, hotel, persons, doubleRooms, singleRooms } = values
  const isUnknown = (name: string | number | undefined, known: ReadonlySet<string>) =>
    typeof name === 'string' && !known.has(nameKey(name))
  return [
    ...(isUnknown(client, clients) ? [`Den Kunden „${client}“ gibt es noch nicht; die Reise kommt ohne ihn.`] : []),
    ...(isUnknown(hotel, hotels) ? [`Das Hotel „${hotel}“ gibt es noch nicht; die Nächte kommen ohne Haus.`] : []),
    ...(persons !== undefined && doubleRooms === undefined && singleRooms === undefined
      ? ['Aus den Personen werden Doppelzimmer und, bei ungerader Zahl, ein Einzelzimmer.']
      : []),
  ]
}

/** By which a place, a client or a hotel is found that a line names. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase()
}

/** 'Kunde', 'Kunden' of a number of them. */
export function wordOfKind(kind: ImportKind, count: number): string {
  return importKinds[kind].title[count === 1 ? 0 : 1]
}
