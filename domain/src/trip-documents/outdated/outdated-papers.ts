import type { RequestStatus, TodoStatus } from '../../accounts/options.ts'
import { addDays, type CalendarDate, todayInGermany } from '../../calendar-date.ts'
import type { DocumentType } from '../../files/document.contract.ts'
import { hasLapsed, isStanding, type OptionedRequest } from '../../requests/lapsed-option.ts'
import { type LoggedRow, type NetChange, netChanges } from './net-changes.ts'
import { standingWords, type ToldOf, type TripFacts, wordsOfChange } from './outdated-words.ts'
import { printsOtherGuests, printsOtherRooms } from './printed-numbers.ts'
import { type ListFacts, type MadeList, printedOnList } from './printed-on-lists.ts'
import { mayBeShown, printedOnVouchers } from './printed-on-vouchers.ts'
import { countedTopics, type PaperTopic, paperTopics, topicsOf } from './read-by-papers.ts'

/** A paper that was made of a trip, and the only request it is about, if it is about one. */
export type MadePaper = {
  readonly id: number
  readonly type: DocumentType
  readonly createdAt: Date
  readonly sentAt: Date | null
  readonly request: number | null
  /** The list of guests it prints, where that is known; 'marked' of one for a house, which is held against what is kept of it. */
  readonly list?: MadeList | 'marked' | null
}

/** What a paper does not know yet, and when that last changed; null where only the difference is known. */
export type PaperChange = { readonly words: string; readonly at: Date | null }

/**
 * What of a trip is no longer as a paper tells it (TRUE-04): what its kind reads and has changed since, each once, in the order of
 * topics. @param log of the trip, oldest first, at least since the paper was made; @param trip as it is now; @param topics of the kind unless
 * only some are asked for
 */
export function changesSince(
  paper: MadePaper,
  log: readonly LoggedRow[],
  trip: Omit<TripFacts, 'isMoved'> & { readonly lists?: ListFacts },
  topics: readonly PaperTopic[] = topicsOf(paper),
): PaperChange[] {
  const all = netChanges(log.filter(({ at }) => at > paper.createdAt))
  const changes = all.filter((change) => concerns(paper, change, trip) && isOnList(paper, change, all, trip.lists))
  const isMoved = changes.some(({ table, after }) => table === 'orders' && ('start_at' in after || 'end_at' in after))
  const then = (request: number) => requestThen(request, changes, trip)
  const whole: ToldOf = {
    ...{ ...trip, isMoved },
    stood: (request) => {
      const was = then(request)
      return was === null || isStanding(was, todayInGermany(paper.createdAt))
    },
    printsOther: (change) => printsOther(change, changes, trip),
  }
  const { vouchers } = paper.type === 'voucher' ? trip : {}
  const isPrinted = vouchers === undefined ? () => true : printedOnVouchers(changes, trip, vouchers)
  const found = topics.flatMap((topic) => [
    ...changes.flatMap((change) => {
      const part = partOf(topic, change)
      const told = part === null || !isPrinted(part) ? null : wordsOfChange(topic, part, whole)
      return told === null ? [] : [{ ...told, at: change.at }]
    }),
    ...(topic === 'houses' ? lostSince(paper, changes, whole) : []),
  ])
  // Days follow their trip.
  const told = isMoved ? found.filter(({ topic, words }) => topic !== 'period' || words.startsWith('Reise ')) : found
  return [...Map.groupBy(told, ({ words }) => words)].map(([words, all]) => ({
    words,
    at: new Date(Math.max(...all.map(({ at }) => at.getTime()))),
  }))
}

function printsOther(change: NetChange, changes: readonly NetChange[], trip: Omit<TripFacts, 'isMoved'>): boolean {
  if (change.table === 'requests') {
    const facts = trip.requests.get(change.row)
    return facts !== undefined && printsOtherGuests(facts, change, trip.guests)
  }
  return printsOtherRooms(
    trip.contingent.filter(({ table }) => table === change.table),
    changes.filter(({ table }) => table === change.table),
  )
}

/** Whoever is chosen as before and was lost since: an option that runs out leaves no row in the log (decision 070). */
function lostSince(paper: MadePaper, changes: readonly NetChange[], trip: ToldOf) {
  return [...trip.services].flatMap(([service, { chosen }]) => {
    if (chosen === null || (paper.request !== null && paper.request !== chosen)) return []
    const voucher = paper.type === 'voucher' ? trip.vouchers?.get(service) : undefined
    if (
      voucher !== undefined &&
      !mayBeShown(
        voucher,
        changes.filter(({ row }) => row === service),
      )
    )
      return []
    const isOther = ({ table, row, after }: NetChange) =>
      table === 'placeholders' && row === service && 'selected_request_id' in after
    const words = changes.some(isOther) ? null : standingWords(chosen, trip)
    return words === null ? [] : [{ topic: 'houses' as const, words, at: lostAt(paper, chosen, changes, trip) }]
  })
}

/** The day after an option's last, or when somebody changed its request or that day, whichever is later. */
function lostAt({ createdAt }: MadePaper, request: number, changes: readonly NetChange[], trip: ToldOf): Date {
  const facts = trip.requests.get(request)
  const { dueDate = null } = facts?.option ?? {}
  const isOver = facts !== undefined && dueDate !== null && hasLapsed(facts, trip.today)
  const moments = [
    createdAt,
    ...(isOver ? [new Date(`${addDays(dueDate, 1)}T00:00:00Z`)] : []),
    ...changes.filter((change) => isOfRequest(change, request, trip)).map(({ at }) => at),
  ]
  return new Date(Math.max(...moments.map((moment) => moment.getTime())))
}

function isOfRequest(
  { table, row, before, after }: NetChange,
  request: number,
  { requests }: Pick<TripFacts, 'requests'>,
): boolean {
  if (table === 'requests') return row === request && 'status' in after
  if (table !== 'todos') return false
  return row === requests.get(request)?.todo || before.request_id === request || after.request_id === request
}

/** A request as it stood before the changes; null of one that is gone. */
function requestThen(
  request: number,
  changes: readonly NetChange[],
  trip: Pick<TripFacts, 'requests'>,
): OptionedRequest | null {
  const facts = trip.requests.get(request)
  if (facts === undefined) return null
  const own = changes.filter((change) => isOfRequest(change, request, trip))
  const todo = own.find(({ table }) => table === 'todos')
  const status = own.find(({ table, kind }) => table === 'requests' && kind === 'other')?.before.status
  // Values of the log are those of the columns.
  const was = (todo?.before ?? {}) as { due_date?: CalendarDate | null; status?: TodoStatus }
  const option =
    todo?.kind === 'new'
      ? { dueDate: null, status: null }
      : {
          dueDate: was.due_date === undefined ? facts.option.dueDate : was.due_date,
          status: was.status ?? facts.option.status,
        }
  return { status: (status as RequestStatus | undefined) ?? facts.status, option }
}

/** The change as far as the topic reads it; null where it reads nothing of it. */
function partOf(topic: PaperTopic, change: NetChange): NetChange | null {
  const columns: readonly string[] | undefined = (paperTopics[topic] as Readonly<Record<string, readonly string[]>>)[
    change.table
  ]
  if (columns === undefined) return null
  if (change.kind !== 'other') return countedTopics.includes(topic) && change.table !== 'requests' ? change : null
  const read = (values: NetChange['after']) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => columns.includes(name)))
  const after = read(change.after)
  return Object.keys(after).length === 0 ? null : { ...change, before: read(change.before), after }
}

/** Of rooms and guests a list prints its own, whatever other lists of the trip say. */
function isOnList(
  { list }: MadePaper,
  change: NetChange,
  all: readonly NetChange[],
  facts: ListFacts | undefined,
): boolean {
  if (list == null || list === 'marked' || facts === undefined) return true
  return (change.table !== 'rooms' && change.table !== 'passengers') || printedOnList(change, list, facts, all)
}

/** A list for one house tells nothing of the others. */
function concerns({ request }: MadePaper, { table, row }: NetChange, trip: Omit<TripFacts, 'isMoved'>): boolean {
  if (request === null) return true
  if (table === 'requests' || table === 'hotel_requests') return row === request
  return table === 'placeholders' ? row === trip.requests.get(request)?.service : true
}

/**
 * Papers that their reader still goes by: of each kind, and of each house, the one that was sent last.
 * @param papers any order
 */
export function lastSent(papers: readonly MadePaper[]): Set<number> {
  const sent = papers.filter(({ sentAt }) => sentAt !== null)
  const byReader = Map.groupBy(sent, ({ type, request }) => `${type} ${request ?? ''}`)
  const time = ({ sentAt, createdAt }: MadePaper) => (sentAt ?? createdAt).getTime()
  return new Set(
    [...byReader.values()]
      .flatMap((all) => all.toSorted((a, b) => time(b) - time(a) || b.id - a.id).slice(0, 1))
      .map(({ id }) => id),
  )
}
