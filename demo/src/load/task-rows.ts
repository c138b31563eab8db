import { addDays, type CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { checklistTemplates, todoTemplates } from '../agency/task-templates.ts'
import type { Ids, Rows } from './rows.ts'

/** The templates of every house, and a colleague who is away just now (APP-22). */
export function addTaskTemplates(rows: Rows, houses: readonly number[]): void {
  for (const organisationId of houses) {
    const shared = { organisationId, isActive: true }
    for (const { on, ...template } of todoTemplates) {
      const none = { description: '', tags: [], orderStatuses: [] }
      rows.add('todo_templates', { ...shared, ...none, ...template, orderStatus: on })
    }
    for (const [index, { title, from }] of checklistTemplates.entries()) {
      rows.add('checklist_templates', { ...shared, title, orderStatuses: [from], sort: (index + 1) * 10 })
    }
  }
}

export function addAbsence(rows: Rows, houses: Ids, staff: Ids, today: CalendarDate): void {
  const people = { organisationId: houses.of('sued'), userId: staff.of('tobias'), deputyId: staff.of('anna') }
  rows.add('user_absences', { ...people, startAt: addDays(today, -2), endAt: addDays(today, 6) })
}
