import type { TodoStatus } from '@reisewerk/domain/accounts/options.ts'
import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { todoContract } from '@reisewerk/domain/tasks/todo.contract.ts'
import { doneDateFor, optionTodoName, standAfterChange, type TodoStand } from '@reisewerk/domain/tasks/todo-status.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound, violated } from '../../platform/errors.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { checkReferences, insertItem, updateItem } from '../../platform/resource/write.ts'
import { isLocked, lockedPerson } from '../accounts/locked.service.ts'
import { readSettings } from '../accounts/settings.service.ts'
import {
  assignTodosOfTrip,
  deleteOptionTodo,
  findTripOfTask,
  hasUserOfItsHouse,
  isMember,
  lockTodo,
  readUserOfTodo,
  saveOptionName,
  saveOptionStatus,
  sharedOrganisation,
  tripOfRequest,
  upsertOptionTodo,
} from './todos.queries.ts'

type Todo = BodyOf<typeof todoContract>

export const stranger = { propertyPath: 'user', message: 'Diese Person gehört nicht zu dieser Organisation.' }

/**
 * Adds a to-do; one of a trip belongs to the trip's organisation, and whoever adds it has it unless told otherwise. It is
 * valid for the statuses the agency has chosen for its kind, unless told otherwise (TODO-04).
 */
export async function addTodo(trx: Transaction, body: NewBodyOf<typeof todoContract>, desk: Desk): Promise<number> {
  const complete: Todo = { user: trx.actor.userId, ...(await withTrip(trx, withStand(newTodo, body, desk))) }
  await checkReferences(trx, desk.resources, [
    { path: 'user', resource: 'users', ids: complete.user == null ? [] : [complete.user] },
  ])
  const organisation = await organisationOf(trx, complete)
  await checkHasAccess(trx, complete.user, 'user')
  const { settings } = await readSettings(trx, organisation)
  const validity: Todo = {
    ...(complete.order != null && { orderStatuses: settings.tasks[body.todoType ?? 'general'] }),
    ...(body.request != null && { requestStatuses: settings.tasks.option }),
  }
  const todos = resourceOf(desk.resources, 'todos')
  return insertItem(
    trx,
    desk.resources,
    todos,
    { ...validity, ...complete },
    new Map([['"organisation_id"', organisation]]),
  )
}

/** What is to be done about a request is to be done for its trip. */
async function withTrip(trx: Transaction, body: Todo): Promise<Todo> {
  if (body.order != null || body.request == null) return body
  const order = await tripOfRequest(trx, body.request)
  if (order === null) throw violated({ propertyPath: 'request', message: 'Anfrage wurde nicht gefunden.' })
  return { ...body, order }
}

async function checkHasAccess(trx: Transaction, user: Todo['user'], propertyPath: string): Promise<void> {
  if (user != null && (await isLocked(trx, user))) throw violated({ propertyPath, message: lockedPerson })
}

async function organisationOf(trx: Transaction, { order, user }: Todo): Promise<number> {
  if (order == null) {
    const shared = await sharedOrganisation(trx, user ?? trx.actor.userId)
    if (shared === null) throw violated(stranger)
    return shared
  }
  const trip = await findTripOfTask(trx, order)
  if (trip === null) throw violated({ propertyPath: 'order', message: 'Reise wurde nicht gefunden.' })
  if (user != null && !(await isMember(trx, user, trip.organisationId))) throw violated(stranger)
  return trip.organisationId
}

/** Changes a to-do; done notes the day, any other status empties it (002 §4). */
export async function changeTodo(trx: Transaction, id: number, body: Todo, desk: Desk): Promise<void> {
  const isAboutStand = body.status !== undefined || body.doneDate !== undefined
  const before = isAboutStand ? await lockTodo(trx, id) : null
  // One that nobody sees is not found below.
  const change = withStand(before ?? newTodo, body, desk)
  const userBefore = body.user == null ? null : await readUserOfTodo(trx, id)
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'todos'), id, change)
  if (body.user != null && !(await hasUserOfItsHouse(trx, id))) throw violated(stranger)
  if (body.user !== userBefore) await checkHasAccess(trx, body.user, 'user')
}

const newTodo: TodoStand = { status: 'open', doneDate: null }

function withStand(before: TodoStand, body: Todo, desk: Desk): Todo {
  return { ...body, ...standAfterChange(before, body, desk.today) }
}

/**
 * Gives all to-dos of a trip that are not done to one colleague (000 §6: whoever sees the to-dos may).
 * @throws ApiError 404 when the actor sees no such trip, 422 when the colleague would not see it
 */
export async function assignAllTodos(
  trx: Transaction,
  orderId: number,
  userId: number | undefined,
  desk: Desk,
): Promise<void> {
  const trip = await findTripOfTask(trx, orderId)
  if (trip === null) throw notFound('Reise')
  if (userId === undefined) throw violated({ propertyPath: 'userID', message: 'Bitte auswählen' })
  await checkReferences(trx, desk.resources, [{ path: 'userID', resource: 'users', ids: [userId] }])
  if (!(await isMember(trx, userId, trip.organisationId))) throw violated({ ...stranger, propertyPath: 'userID' })
  await checkHasAccess(trx, userId, 'userID')
  await assignTodosOfTrip(trx, orderId, userId)
}

type OptionChange = { readonly dueDate?: string | null | undefined; readonly status?: TodoStatus | null | undefined }
export type OptionOf = { readonly orderId: number; readonly requestId: number; readonly partner: string | null }

/**
 * Keeps the option deadline of a request as a to-do. A date opens the to-do again, even a done one, unless a status is named
 * beside it (REQ-08); no date means there is nothing left to do; a status alone is noted at the to-do there is. Sent back
 * as they were read both change nothing, not even when it was done (decision 005).
 */
export async function changeOptionDeadline(
  trx: Transaction,
  { orderId, requestId, partner }: OptionOf,
  { dueDate, status }: OptionChange,
  desk: Desk,
): Promise<void> {
  if (dueDate === null) return deleteOptionTodo(trx, requestId)
  if (dueDate !== undefined) {
    const stand = status ?? 'open'
    const option = { orderId, requestId, name: optionTodoName(partner), dueDate, status: stand }
    await upsertOptionTodo(trx, { ...option, doneDate: doneDateFor(stand, desk.today) }, defaultSettings.tasks.option)
  } else if (status) {
    await saveOptionStatus(trx, requestId, status, doneDateFor(status, desk.today))
  }
}

/** The to-do of an option follows whom its request asks, unless somebody has named it otherwise. */
export async function renameOption(trx: Transaction, before: OptionOf, partner: string | null): Promise<void> {
  const [from, to] = [optionTodoName(before.partner), optionTodoName(partner)]
  if (from !== to) await saveOptionName(trx, before.requestId, from, to)
}
