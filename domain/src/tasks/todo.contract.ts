import * as z from 'zod'
import {
  keysOf,
  listedOptions,
  orderStatuses,
  requestStatuses,
  todoKinds,
  todoStatuses,
  todoTypes,
} from '../accounts/options.ts'
import { userContract } from '../accounts/user.contract.ts'
import type { CalendarDate } from '../calendar-date.ts'
import { contract } from '../contract/contract.ts'
import { build } from '../contract/field.ts'
import { choice, link, strings, text } from '../contract/fields.ts'
import type { FieldOptions } from '../contract/shape.ts'
import { emptiedDay, instantInput } from '../contract/wire-schema.ts'
import { orderContract } from '../orders/order.contract.ts'

/** Statuses that something is valid for; an empty list means all of them. */
export function statuses<const K extends string, const O extends FieldOptions>(
  choices: Readonly<Record<K, { readonly label: string }>>,
  options: O,
) {
  const keys = keysOf(choices)
  const input = z.array(z.enum(keys, `Erlaubt sind: ${keys.join(', ')}`)).max(keys.length)
  return build<K[], K[], O>('strings', z.array(z.string()), input, options, { choices })
}

const emptied = z.literal('').transform(() => null)

/** A day that is emptied by null or, as the documents' forms do, by an empty text. */
const clearableDay = build<string, CalendarDate | null, { nullable: true }>('day', z.string(), emptiedDay, {
  label: 'Frist',
  nullable: true,
})

/** A moment that is emptied the same way. */
export const clearableInstant = build<string, Date | null, { nullable: true }>(
  'instant',
  z.string(),
  z.union([emptied, instantInput], 'Bitte ein Datum wie 14.05.2027 12:45:00 eingeben'),
  { label: 'Erledigt am', nullable: true },
)

const card = ['order_list_read'] as const

/** Something to be done by a date, for a trip or on its own; option deadlines are to-dos of their request. */
export const todoContract = contract({
  name: 'todos',
  title: 'Aufgabe',
  fields: {
    name: text({ label: 'Name', required: true, min: 1, max: 200 }),
    status: choice(todoStatuses, { label: 'Status' }),
    todoType: choice(todoTypes, { label: 'Typ', list: 'todo_type' }),
    type: choice(todoKinds, { label: 'Art' }),
    dueDate: clearableDay,
    doneDate: clearableInstant,
    description: text({ label: 'Beschreibung', max: 5_000, multiline: true }),
    tags: strings({ label: 'Tags' }),
    order: link('orders', {
      label: 'Reise',
      nullable: true,
      write: 'create',
      expand: { contract: orderContract, groups: card },
    }),
    request: link('requests', { label: 'Anfrage', nullable: true }),
    requestType: text({ label: 'Art der Anfrage', nullable: true, write: 'never' }),
    requestStatus: text({ label: 'Status der Anfrage', nullable: true, write: 'never' }),
    user: link('users', {
      label: 'User',
      nullable: true,
      expand: { contract: userContract, groups: [...card, 'trip_dashboard_read'] },
    }),
    /** 'aktiv' keeps a to-do whose trip and request are in one of these (000 §4). */
    orderStatuses: statuses(orderStatuses, { label: 'Aktiv bei Reisestatus' }),
    requestStatuses: statuses(requestStatuses, { label: 'Aktiv bei Anfragestatus' }),
  },
  filters: {
    id: 'in',
    'order.id': ['in', 'exists'],
    'user.id': ['in', 'exists'],
    'request.id': ['in', 'exists'],
    status: 'in',
    todoType: 'in',
    type: 'in',
    tags: 'in',
    dueDate: ['exists', 'range'],
    doneDate: 'exists',
    specialOrderStatus: 'boolean',
    specialRequestStatus: 'boolean',
  },
  orderBy: ['id', 'dueDate', 'name', 'status'],
  /** 'sorted by order dueDate' (000 §7) */
  orderSynonyms: { 'order.dueDate': 'dueDate' },
  houseLists: { statuses: 'todo_status', todoTypes: 'todo_type' },
  options: { types: listedOptions(todoKinds) },
})
