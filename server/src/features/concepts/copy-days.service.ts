import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { withinAllotments } from '../orders/allotted-rooms.service.ts'
import { type CopiedLevel, copiedTables } from './copied.tables.ts'
import {
  type CopyMap,
  copySortGroups,
  type DayMap,
  type DayToCopy,
  dayMap,
  type PlaceholderMap,
  placeholderMap,
  requestMap,
} from './copy-maps.queries.ts'
import {
  copyServicePrices,
  insertCopiedDays,
  insertCopiedRequests,
  insertCopiedServices,
  insertCopies,
  linkLater,
} from './copy-rows.queries.ts'

type Options = {
  readonly today: CalendarDate
  readonly withRequests: boolean
  /** With the requests also what the providers ask for. */
  readonly withPrices?: boolean
  /** How services offered on top are calculated: as in their source, also at its prices, or as new ones are. */
  readonly calculated?: 'withPrices' | 'asShown' | 'anew'
  /** Nights of a hotel stay or days of another service, by the key of the service copied from; others keep their length. */
  readonly lengths?: (service: { key: string; nights: number }) => number
}
/** The new day and its services, by what they were copied from. */
export type CopiedDay = { readonly from: number; readonly to: number; readonly keys: ReadonlyMap<string, string> }

/**
 * Copies days with their subtitles, services and requests into other trips: all that 'copy a trip', 'create from a concept'
 * and 'save as a concept' have in common. A fixed number of statements, however many days there are, fired in one go.
 *
 * Services keep their order, their texts, their chosen request, and their clock times on the new dates. Requests start
 * anew: nobody has been asked, nothing is booked, no option is held (docs/decisions/016).
 * @param asked which day becomes which date of which trip; the same day may be copied more than once
 * @returns the new days in the order asked
 */
export async function copyDays(
  trx: Transaction,
  asked: readonly DayToCopy[],
  { today, ...options }: Options,
): Promise<CopiedDay[]> {
  if (asked.length === 0) return []
  const trips = [...new Set(asked.map(({ orderId }) => orderId))]
  // A chosen request that comes along takes its rooms.
  return withinAllotments(trx, 'orders', trips, today, () => insertDays(trx, asked, options))
}

async function insertDays(
  trx: Transaction,
  asked: readonly DayToCopy[],
  {
    withRequests,
    withPrices = false,
    calculated = 'withPrices',
    lengths = ({ nights }) => nights,
  }: Omit<Options, 'today'>,
): Promise<CopiedDay[]> {
  const ofDays = await dayMap(trx, asked)
  const ofPlaceholders = (await placeholderMap(trx, ofDays)).map((row) => stretched(row, lengths))
  const ofRequests = withRequests ? await requestMap(trx, ofPlaceholders) : []
  const maps: Record<CopiedLevel, readonly CopyMap[]> = {
    day: ofDays.map((row) => ({ ...row, keys: sortHelperOf(row, ofPlaceholders) })),
    placeholder: ofPlaceholders.map((row) => withCopiedChoice(row, ofRequests)),
    request: ofRequests,
  }
  await insertCopied(trx, maps, withPrices)
  if (calculated !== 'anew') await copyServicePrices(trx, ofPlaceholders, calculated === 'withPrices')
  return ofDays.map(({ from, to }) => ({ from, to, keys: newKeys(to, ofPlaceholders) }))
}

/** Inserts what was copied, each row below its parent; a service and its chosen request find each other. */
export async function insertCopied(
  trx: Transaction,
  maps: Readonly<Record<CopiedLevel, readonly CopyMap[]>>,
  withPrices: boolean,
): Promise<void> {
  await Promise.all([
    linkLater(trx),
    insertCopiedDays(trx, maps.day),
    copySortGroups(trx, maps.placeholder),
    insertCopiedServices(trx, maps.placeholder),
    insertCopiedRequests(trx, maps.request),
    ...copiedTables
      .filter(({ prices }) => withPrices || prices !== 'table')
      .map(({ table, below, parent, anew, prices }) => {
        const unpriced = withPrices || prices === undefined || prices === 'table' ? [] : prices
        const empty = Object.fromEntries(unpriced.map((column) => [column, 'null']))
        return insertCopies(trx, table, parent, maps[below], { ...anew, ...empty })
      }),
  ])
}

function stretched(row: PlaceholderMap, lengths: NonNullable<Options['lengths']>): PlaceholderMap {
  return row.nights === null ? row : { ...row, stretch: lengths({ key: row.key, nights: row.nights }) - row.nights }
}

/** A service with the copies of its chosen request and of the one that was taken back. */
export function withCopiedChoice(row: PlaceholderMap, ofRequests: readonly CopyMap[]): PlaceholderMap {
  const copyOf = (request: number | null | undefined) =>
    ofRequests.find(({ from, parent }) => from === request && parent === row.to)?.to ?? null
  return { ...row, chosen: copyOf(row.chosen), takenBack: copyOf(row.takenBack) }
}

/** Keys by which a day's order named its services → those of the copies. */
function newKeys(dayId: number, services: readonly PlaceholderMap[]): Map<string, string> {
  const own = services.filter(({ parent }) => parent === dayId)
  return new Map(own.map(({ key, kind, to }) => [key, `${kind}-${to}`]))
}

function sortHelperOf({ to, sortHelper }: DayMap, services: readonly PlaceholderMap[]): string {
  const keys = newKeys(to, services)
  return sortHelper.flatMap((key) => keys.get(key) ?? []).join(',')
}
