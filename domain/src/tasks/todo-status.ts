import type { TodoStatus } from '../accounts/options.ts'
import type { CalendarDate } from '../calendar-date.ts'
import { instantOfWire, wireOfDate } from '../wire.ts'

/**
 * When a to-do of this status was done: the first moment of the day it is ticked; any other status empties it (002 §4).
 * @param today in German local time
 */
export function doneDateFor(status: TodoStatus, today: CalendarDate): Date | null {
  return status === 'done' ? instantOfWire(wireOfDate(today)) : null
}

/** What the to-do of an option deadline is called. @param partner provider or agency asked, if any is named yet */
export function optionTodoName(partner: string | null): string {
  return partner === null ? 'Option' : `Option ${partner}`
}
