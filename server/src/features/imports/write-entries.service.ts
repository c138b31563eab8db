import { nameKey, type PlannedLine } from '@reisewerk/domain/imports/plan-import.ts'
import type { LineValues } from '@reisewerk/domain/imports/read-line.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import {
  type EntryRow,
  insertEntries,
  insertPeople,
  insertRemarks,
  type MasterKind,
  type PersonRow,
  updateEntries,
  type WithPeople,
  writeAddresses,
} from './entries.queries.ts'

/** Lines of one statement: few enough to tell how far it is, many enough to be fast. */
const together = 500

type Taking = {
  readonly kind: MasterKind
  readonly house: number
  readonly lines: readonly PlannedLine[]
  /** Ids of places by their key. */
  readonly places: ReadonlyMap<string, number>
  readonly tell: (done: number, total: number) => Promise<void>
}

/** Writes the lines of a run: first the entries, then who and what belongs to them. */
export async function writeEntries(trx: Transaction, { kind, house, lines, places, tell }: Taking): Promise<void> {
  const homes = new Map<number, number>()
  const chunks = Array.from({ length: Math.ceil(lines.length / together) }, (_, at) =>
    lines.slice(at * together, (at + 1) * together),
  )
  let done = 0
  const step = async (count: number) => {
    done += count
    await tell(Math.floor(done / 2), lines.length)
  }
  await step(0)
  for (const chunk of chunks) {
    const news = chunk.filter(({ action }) => action === 'new').map((line) => entryOf(line, places))
    const changes = chunk.flatMap((line) =>
      line.action === 'update' && line.twin !== null ? [{ ...entryOf(line, places), id: line.twin.id }] : [],
    )
    if (news.length > 0) for (const [line, id] of await insertEntries(trx, kind, house, news)) homes.set(line, id)
    if (changes.length > 0) await updateEntries(trx, kind, changes)
    for (const { line, id } of changes) homes.set(line, id)
    await step(chunk.length)
  }
  for (const chunk of chunks) {
    const parts = chunk.flatMap(({ line, joins, values, action }) => {
      const home = homes.get(joins ?? line)
      return home === undefined || action === 'skip' ? [] : [{ home, line, values, isFirst: joins === null }]
    })
    if (kind !== 'places') await writePeople(trx, kind, parts)
    if (kind === 'clients') await writeClientParts(trx, parts)
    await step(chunk.length)
  }
}

function entryOf({ line, values }: PlannedLine, places: ReadonlyMap<string, number>): EntryRow {
  const named = values.place
  return { line, values, placeId: typeof named === 'string' ? (places.get(nameKey(named)) ?? null) : null }
}

type Part = { readonly home: number; readonly line: number; readonly values: LineValues; readonly isFirst: boolean }

async function writePeople(trx: Transaction, kind: WithPeople, parts: readonly Part[]): Promise<void> {
  const seen = new Set<string>()
  const people = parts.flatMap((part) => {
    const person = personOf(kind, part)
    const key = person && `${person.home} ${person.email ?? ''} ${person.firstName} ${person.lastName}`.toLowerCase()
    if (person === null || key === null || seen.has(key)) return []
    seen.add(key)
    return [person]
  })
  if (people.length > 0) await insertPeople(trx, kind, people)
}

/** Who stands in a line: of a client whoever has a name, an address or a number; of others only who has a name. */
function personOf(kind: WithPeople, { home, line, values }: Part): PersonRow | null {
  const text = (value: string | number | undefined) => (value === undefined ? null : String(value))
  const [firstName, lastName] = [text(values.firstName) ?? '', text(values.lastName) ?? '']
  const isNamed = firstName !== '' || lastName !== ''
  if (kind !== 'clients') {
    const person = { salutation: text(values.salutation), firstName, lastName, email: null, phone: null, mobile: null }
    return isNamed ? { home, line, ...person } : null
  }
  const ways = { email: text(values.email), phone: text(values.phone), mobile: text(values.mobile) }
  if (!isNamed && Object.values(ways).every((way) => way === null)) return null
  // A number alone is that of the house.
  const shown = isNamed || ways.email !== null ? lastName : 'Zentrale'
  return { home, line, salutation: text(values.salutation), firstName, lastName: shown, ...ways }
}

async function writeClientParts(trx: Transaction, parts: readonly Part[]): Promise<void> {
  const firsts = parts.filter(({ isFirst }) => isFirst)
  const addressed = firsts.filter(({ values: { streetAddress, zip, place } }) => streetAddress ?? zip ?? place)
  if (addressed.length > 0) await writeAddresses(trx, addressed)
  const remarks = firsts.flatMap(({ home, values: { notes } }) =>
    notes === undefined ? [] : [{ home, content: String(notes) }],
  )
  if (remarks.length > 0) await insertRemarks(trx, remarks)
}
