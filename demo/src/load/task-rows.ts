import { addDays, type CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { checklistTemplates, todoTemplates } from '../agency/task-templates.ts'
import type { Ids, Rows } from './rows.ts'

/** The templates of every house, and a colleague who is away just now (APP-22). */
export function addTaskTemplates(rows: Rows, houses: readonly number[]): void {
  for (const organisation of houses) {
    for (const { name, on, todoType, type, dueDays, dueFrom } of todoTemplates) {
      rows.add('todo_templates', {
        organisation_id: organisation,
        name,
        description: '',
        todo_type: todoType,
        type,
        tags: [],
        order_status: on,
        order_statuses: [],
        due_from: dueFrom,
        due_days: dueDays,
        is_active: true,
      })
    }
    checklistTemplates.forEach(({ title, from }, sort) => {
      rows.add('checklist_templates', {
        organisation_id: organisation,
        title,
        order_statuses: [from],
        sort: (sort + 1) * 10,
        is_active: true,
      })
    })
  }
}

export function addAbsence(rows: Rows, houses: Ids, staff: Ids, today: CalendarDate): void {
  rows.add('user_absences', {
    organisation_id: houses.of('sued'),
    user_id: staff.of('tobias'),
    deputy_id: staff.of('anna'),
    start_at: addDays(today, -2),
    end_at: addDays(today, 6),
  })
}
