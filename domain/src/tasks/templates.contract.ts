import { orderStatuses, todoDueFrom, todoKinds, todoTypes } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { boolean, choice, integer, link, strings, text } from '../contract/fields.ts'
import { statuses } from './todo.contract.ts'

/** A to-do that arises by itself when a trip reaches a status, once a trip (MD-08). */
export const todoTemplateContract = contract({
  name: 'todo_templates',
  title: 'Aufgabenvorlage',
  fields: {
    organisationFilter: link('organisations', { label: 'Organisation', write: 'create' }),
    name: text({ label: 'Name', required: true, min: 1, max: 200 }),
    description: text({ label: 'Beschreibung', max: 5_000, multiline: true }),
    todoType: choice(todoTypes, { label: 'Typ', list: 'todo_type' }),
    type: choice(todoKinds, { label: 'Art' }),
    tags: strings({ label: 'Tags' }),
    /** Reaching this status the trip gets the to-do. */
    orderStatus: choice(orderStatuses, { label: 'Entsteht bei Reisestatus', required: true }),
    orderStatuses: statuses(orderStatuses, { label: 'Aktiv bei Reisestatus' }),
    /** The deadline: so many days after (or, negative, before) this. */
    dueFrom: choice(todoDueFrom, { label: 'Gerechnet' }),
    dueDays: integer({ label: 'Frist in Tagen', unit: 'Tage', min: -3660, max: 3660 }),
    isActive: boolean({ label: 'Aktiv' }),
  },
  filters: { id: 'in', 'organisationFilter.id': 'in', orderStatus: 'in', isActive: 'boolean' },
  orderBy: ['id', 'name'],
})

/** A line that comes to the checklist of every trip that reaches one of the statuses, once a trip (MD-08). */
export const checklistTemplateContract = contract({
  name: 'checklist_templates',
  title: 'Checklistenvorlage',
  fields: {
    organisationFilter: link('organisations', { label: 'Organisation', write: 'create' }),
    title: text({ label: 'Titel', required: true, min: 1, max: 300 }),
    orderStatuses: statuses(orderStatuses, { label: 'Kommt bei Reisestatus' }),
    sort: integer({ label: 'Reihenfolge', min: 0, max: 9_999 }),
    isActive: boolean({ label: 'Aktiv' }),
  },
  filters: { id: 'in', 'organisationFilter.id': 'in', isActive: 'boolean' },
  orderBy: ['id', 'title', 'sort'],
})
