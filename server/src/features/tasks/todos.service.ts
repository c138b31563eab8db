import type { TodoStatus } from '@reisewerk/domain/accounts/options.ts'
import { doneDateFor, optionTodoName } from '@reisewerk/domain/tasks/todo-status.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'
import { type Body, type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { insertItem, updateItem } from '../../platform/resource/write.ts'
import { deleteOptionTodo, organisationOfTrip, saveOptionStatus, upsertOptionTodo } from './todos.queries.ts'

/** Adds a to-do; one of a trip belongs to the trip's organisation, and whoever adds it has it unless told otherwise. */
export async function addTodo(trx: Transaction, body: Body, desk: Desk): Promise<number> {
  const fixed = new Map<string, unknown>()
  if (typeof body.order === 'number') {
    const organisation = await organisationOfTrip(trx, body.order)
    if (organisation === null) throw violated({ propertyPath: 'order', message: 'Reise wurde nicht gefunden.' })
    fixed.set('"organisation_id"', organisation)
  }
  const complete = { user: trx.actor.userId, ...withDoneDate(body, desk) }
  return insertItem(trx, desk.resources, resourceOf(desk.resources, 'todos'), complete, fixed)
}

/** Changes a to-do; done notes the day, any other status empties it (002 §4). */
export async function changeTodo(trx: Transaction, id: number, body: Body, desk: Desk): Promise<void> {
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'todos'), id, withDoneDate(body, desk))
}

function withDoneDate(body: Body, desk: Desk): Body {
  if (body.status === undefined) return body
  const doneDate = doneDateFor(body.status as TodoStatus, desk.today)
  return { ...body, doneDate: doneDate === null ? null : (body.doneDate ?? doneDate) }
}

export type OptionChange = { readonly dueDate?: string | null; readonly status?: TodoStatus | null }
export type OptionOf = { readonly orderId: number; readonly requestId: number; readonly partner: string | null }

/**
 * Keeps the option deadline of a request as a to-do. A date opens the to-do again, even a done one (REQ-08); no date means
 * there is nothing left to do; a status alone is noted at the to-do there is.
 */
export async function changeOptionDeadline(
  trx: Transaction,
  { orderId, requestId, partner }: OptionOf,
  { dueDate, status }: OptionChange,
  desk: Desk,
): Promise<void> {
  if (dueDate === null) return deleteOptionTodo(trx, requestId)
  if (dueDate !== undefined) {
    await upsertOptionTodo(trx, { orderId, requestId, name: optionTodoName(partner), dueDate })
  }
  if (status) await saveOptionStatus(trx, requestId, status, doneDateFor(status, desk.today))
}
