import { absenceContract } from '@reisewerk/domain/tasks/absence.contract.ts'
import { checklistItemContract } from '@reisewerk/domain/tasks/checklist.contract.ts'
import { checklistTemplateContract, todoTemplateContract } from '@reisewerk/domain/tasks/templates.contract.ts'
import { todoContract } from '@reisewerk/domain/tasks/todo.contract.ts'
import { visitReportContract } from '@reisewerk/domain/tasks/visit-report.contract.ts'
import { badRequest } from '../../platform/errors.ts'
import { type Binding, declare } from '../../platform/resource/resource.ts'
import { addAbsence, changeAbsence, removeAbsence } from './absences.service.ts'
import { checklistItems, checklistTemplates, todos, todoTemplates, userAbsences, visitReports } from './tasks.tables.ts'
import { isValidForOrder, isValidForRequest } from './todos.queries.ts'
import { addTodo, changeTodo } from './todos.service.ts'
import { addVisitReport, changeVisitReport } from './visit-reports.service.ts'

type OwnFilter = NonNullable<Binding['filters']>[string]

/** A filter that a condition meets or, with false, does not. */
function when(name: string, condition: (row: string) => string): OwnFilter {
  return (row, [value]) => {
    if (value === 'true' || value === '1') return condition(row)
    if (value === 'false' || value === '0') return `not ${condition(row)}`
    throw badRequest(`Der Filter '${name}' erwartet true oder false.`)
  }
}

/** What belongs to none of the statuses in particular belongs to all. */
const inStatuses: OwnFilter = (row, values, param) =>
  `${row}.order_statuses = '{}' or ${row}.order_statuses && ${param(values.map((one) => one.replaceAll('\0', '')))}::text[]`

const ofOrganisation = { columns: { organisationFilter: 'organisationId' }, organisation: 'organisationId' } as const

/** How to-dos, checklists, their templates, visit reports and absences are kept. */
export const tasksResources = [
  declare(todoContract, {
    table: todos,
    organisation: 'organisationId',
    computed: {
      requestType: (row) => `request_type_of(${row}.request_id)`,
      requestStatus: (row) => `request_status_of(${row}.request_id)`,
    },
    filters: {
      specialOrderStatus: when('specialOrderStatus', isValidForOrder),
      specialRequestStatus: when('specialRequestStatus', isValidForRequest),
    },
    constraints: {
      todos_requestId_unique: { propertyPath: 'request', message: 'Diese Anfrage hat schon eine Aufgabe.' },
      todos_request: { propertyPath: 'request', message: 'Diese Anfrage gehört zu einer anderen Reise.' },
      todos_request_of_trip: { propertyPath: 'request', message: 'Diese Aufgabe gehört zu keiner Reise.' },
    },
    defaultOrder: (row) => `${row}.due_date, ${row}.id`,
    create: addTodo,
    update: changeTodo,
  }),
  declare(visitReportContract, {
    table: visitReports,
    columns: { visitedAt: 'visitedOn' },
    constraints: {
      visit_reports_once: { propertyPath: 'todo', message: 'Zu diesem Besuch gibt es schon einen Bericht.' },
      visit_reports_todo_of_trip: { propertyPath: 'todo', message: 'Diese Aufgabe gehört zu einer anderen Reise.' },
    },
    defaultOrder: (row) => `${row}.visited_on desc, ${row}.id desc`,
    create: addVisitReport,
    update: changeVisitReport,
  }),
  declare(checklistItemContract, {
    table: checklistItems,
    filters: { orderStatuses: inStatuses },
  }),
  declare(todoTemplateContract, {
    table: todoTemplates,
    ...ofOrganisation,
    hasSheet: true,
    defaultOrder: (row) => `${row}.name, ${row}.id`,
  }),
  declare(checklistTemplateContract, {
    table: checklistTemplates,
    ...ofOrganisation,
    hasSheet: true,
    defaultOrder: (row) => `${row}.sort, ${row}.id`,
  }),
  declare(absenceContract, {
    table: userAbsences,
    constraints: {
      user_absences_period: { propertyPath: 'endAt', message: 'Das Ende liegt vor dem Beginn.' },
      user_absences_deputy: { propertyPath: 'deputy', message: 'Niemand vertritt sich selbst.' },
      user_absences_apart: {
        propertyPath: 'startAt',
        message: 'In dieser Zeit ist schon eine Abwesenheit mit Vertretung eingetragen.',
      },
    },
    defaultOrder: (row) => `${row}.start_at, ${row}.id`,
    create: addAbsence,
    update: changeAbsence,
    remove: removeAbsence,
  }),
]
