import type { RequestStatus, TodoStatus } from '../accounts/options.ts'
import type { CalendarDate } from '../calendar-date.ts'
import { urgencyOf } from '../tasks/urgency.ts'
import { isOptionOpen } from './auto-expansion.ts'

/** How an option presses: over, within a fortnight, later, done, or there is none. */
export const deadlineKeys = ['past', 'soon', 'later', 'done', 'none'] as const
export type DeadlineKey = (typeof deadlineKeys)[number]

/** What the agency filter calls a provider who is asked without an agency. */
export const direct = 'direct'

/** What of a request decides whether a list of a trip shows it, and where. */
export type ListedFacts = {
  readonly status: RequestStatus
  readonly kind: string
  /** Its id, or 'direct'. */
  readonly agency: string
  readonly dueDate: CalendarDate | null
  readonly option: TodoStatus | null
}

/** By what the requests of a trip are narrowed and sorted; a filter that names nothing lets all through. */
export type SoughtRequests = {
  readonly status?: readonly string[] | undefined
  readonly kind?: readonly string[] | undefined
  readonly agency?: readonly string[] | undefined
  readonly deadline?: readonly DeadlineKey[] | undefined
  readonly sort?: 'deadline' | undefined
}

/** How the option of a request presses; one that is done, or of a request that was declined, no longer does. */
export function deadlineOf(
  { dueDate, option, status }: Pick<ListedFacts, 'dueDate' | 'option' | 'status'>,
  now: CalendarDate,
): DeadlineKey {
  if (dueDate === null) return 'none'
  if (!isOptionOpen(option, status)) return 'done'
  return urgencyOf(dueDate, now)
}

/** The requests that a search lets through, in its order: as given, or whose option ends first (REQ-06). */
export function soughtRequests<Request>(
  listed: readonly Request[],
  factsOf: (request: Request) => ListedFacts,
  { status, kind, agency, deadline, sort }: SoughtRequests,
  now: CalendarDate,
): Request[] {
  const lets = (filter: readonly string[] | undefined, value: string) => filter === undefined || filter.includes(value)
  const through = listed.filter((request) => {
    const facts = factsOf(request)
    const isThrough = lets(status, facts.status) && lets(kind, facts.kind) && lets(agency, facts.agency)
    return isThrough && lets(deadline, deadlineOf(facts, now))
  })
  if (sort !== 'deadline') return through
  // What has no deadline stands last.
  const dueOf = (request: Request) => factsOf(request).dueDate ?? '9999'
  return through.sort((one, other) => dueOf(one).localeCompare(dueOf(other)))
}
