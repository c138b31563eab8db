import type { OrderStatus, TodoKind, TodoStatus, TodoType } from '@reisewerk/domain/accounts/options.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { dateOfWire, linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import { statusPatch, type Todo } from './api.ts'

/** What the form of a to-do holds. */
export type TodoDraft = {
  name: string
  todoType: TodoType
  type: TodoKind
  status: TodoStatus
  dueDate: CalendarDate | null
  userId: string | null
  tags: string[]
  description: string
  /** null as long as the agency's own choice for the kind holds (TODO-04). */
  orderStatuses: OrderStatus[] | null
}

export function draftOf(todo: Todo | null, userId: number): TodoDraft {
  if (todo === null) {
    return {
      name: '',
      todoType: 'general',
      type: 'internal',
      status: 'open',
      dueDate: null,
      userId: String(userId),
      tags: [],
      description: '',
      orderStatuses: null,
    }
  }
  const { name, todoType, type, status, tags, description, orderStatuses } = todo
  const dueDate = todo.dueDate === null ? null : dateOfWire(todo.dueDate)
  const owner = todo.user === null ? null : String(todo.user.id)
  return { name, todoType, type, status, tags, description, orderStatuses, dueDate, userId: owner }
}

/** The body of a request: what has changed, or everything of a new to-do. */
export function bodyOf(before: TodoDraft, draft: TodoDraft, isNew: boolean): Record<string, unknown> {
  const { dueDate, userId, orderStatuses, status, ...plain } = draft
  const body: Record<keyof TodoDraft, object> = {
    ...(Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, { [name]: value }])) as Record<
      keyof typeof plain,
      object
    >),
    status: statusPatch(status),
    dueDate: { dueDate: dueDate === null ? null : wireOfDate(dueDate) },
    userId: { user: userId === null ? null : linkTo('users', Number(userId)) },
    orderStatuses: orderStatuses === null ? {} : { orderStatuses },
  }
  const names = (Object.keys(body) as (keyof TodoDraft)[]).filter(
    (name) => isNew || JSON.stringify(before[name]) !== JSON.stringify(draft[name]),
  )
  return Object.assign({}, ...names.map((name) => body[name]))
}
