import type { RequestStatus, TodoStatus } from '../accounts/options.ts'
import type { CalendarDate } from '../calendar-date.ts'
import { isActiveRequest } from './auto-expansion.ts'

/** What is held for us only until a day; a booking that was sent or confirmed outlives it, and so does what a rest option adds to. */
const heldByOption: ReadonlySet<RequestStatus> = new Set(['option_received', 'option', 'pre_booked'])

/** A request with the to-do of its option, which has neither day nor status where there is none. */
export type OptionedRequest = {
  readonly status: RequestStatus
  readonly option: { readonly dueDate: CalendarDate | null; readonly status: TodoStatus | null }
}

/** Whether the day of an option that nobody has settled is over: the provider need not hold anything any more (decision 070). */
export function hasLapsed({ status, option }: OptionedRequest, today: CalendarDate): boolean {
  return heldByOption.has(status) && option.status !== 'done' && option.dueDate !== null && option.dueDate < today
}

/** Whether a request may be the one of its service: it has not declined, is not cancelled, and its option has not run out. */
export function isStanding(request: OptionedRequest, today: CalendarDate): boolean {
  return isActiveRequest(request.status) && !hasLapsed(request, today)
}
