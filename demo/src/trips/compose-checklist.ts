import { type OrderStatus, orderStatusKeys } from '@reisewerk/domain/accounts/options.ts'
import { addDays, type CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { checklistTemplates } from '../agency/task-templates.ts'
import { numberBetween } from '../choose.ts'
import type { DemoChecklistItem } from './trip-model.ts'
import type { TripRow } from './trip-rows.ts'

const way = orderStatusKeys.slice(0, orderStatusKeys.indexOf('completed') + 1)

/** The checklist of a trip: what the templates have brought on its way, mostly ticked but for the present status. */
export function checklistOf(seed: string, { status }: TripRow, today: CalendarDate): DemoChecklistItem[] {
  const at = way.indexOf(status)
  return checklistTemplates
    .filter(({ from }) => way.indexOf(from) <= at)
    .map(({ title, from }) => ({
      title,
      doneOn: isDone(`${seed} ${title}`, from, status)
        ? addDays(today, -numberBetween(`${seed} ${title} on`, 1, 40))
        : null,
      orderStatuses: [from],
    }))
}

function isDone(seed: string, from: OrderStatus, status: OrderStatus): boolean {
  return status === 'completed' || numberBetween(seed, 0, 9) < (from === status ? 4 : 9)
}
