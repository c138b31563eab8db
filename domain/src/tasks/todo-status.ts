import type { OrderStatus, RequestStatus, TodoStatus } from '../accounts/options.ts'
import { orderStatusKeys } from '../accounts/options.ts'
import type { CalendarDate } from '../calendar-date.ts'
import { instantOfWire, wireOfDate } from '../wire.ts'

/**
 * When a to-do of this status was done: the first moment of the day it is ticked; any other status empties it (002 §4).
 * @param today in German local time
 */
export function doneDateFor(status: TodoStatus, today: CalendarDate): Date | null {
  return status === 'done' ? instantOfWire(wireOfDate(today)) : null
}

export type TodoStand = { readonly status: TodoStatus; readonly doneDate: Date | null }

/**
 * What a change says of a to-do's status and the day it was done, which always agree: what is done was done on a day, and
 * whoever names such a day or takes it away says that it is done or open again. What was done before stays done then.
 * @param before of a new to-do: open @param change what is not named is undefined
 */
export function standAfterChange(
  before: TodoStand,
  change: { readonly [K in keyof TodoStand]?: TodoStand[K] | undefined },
  today: CalendarDate,
): Partial<TodoStand> {
  const { status, doneDate } = change
  if (status === undefined) {
    if (doneDate === undefined) return {}
    if (doneDate !== null) return { status: 'done', doneDate }
    return { status: before.status === 'done' ? 'open' : before.status, doneDate }
  }
  if (status !== 'done') return { status, doneDate: null }
  return { status, doneDate: doneDate ?? before.doneDate ?? doneDateFor(status, today) }
}

/** What the to-do of an option deadline is called. @param partner provider or agency asked, if any is named yet */
export function optionTodoName(partner: string | null): string {
  return partner === null ? 'Option' : `Option ${partner}`
}

export type Validity = {
  /** An empty list means every status. */
  readonly orderStatuses: readonly string[]
  readonly requestStatuses: readonly string[]
}

/**
 * Whether a to-do counts as 'aktiv': valid for the status of its trip and for that of its request (000 §4). The server
 * filters by the same rule (tasks.resources.ts).
 * @param order null when the to-do has no trip; @param request null when it has no request
 */
export function isActive(validity: Validity, order: OrderStatus | null, request: RequestStatus | null): boolean {
  return fits(validity.orderStatuses, order) && fits(validity.requestStatuses, request)
}

function fits(statuses: readonly string[], status: string | null): boolean {
  return status === null || statuses.length === 0 || statuses.includes(status)
}

const longestName = 15

/** The name as a to-do card has room for it: 15 characters and an ellipsis (002 §9). */
export function shortTodoName(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName)}…` : name
}

/**
 * The statuses whose checklist a trip shows: those it has come through and the one it is in, so that nothing forgotten
 * drops out of sight. A trip that left its way shows everything.
 */
export function checklistStatuses(status: OrderStatus): OrderStatus[] {
  const end =
    status === 'cancelled' || status === 'deleted' ? orderStatusKeys.length : orderStatusKeys.indexOf(status) + 1
  return orderStatusKeys.slice(0, end)
}
