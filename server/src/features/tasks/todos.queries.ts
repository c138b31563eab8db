import type { OrderStatus, TodoStatus } from '@reisewerk/domain/accounts/options.ts'
import type { TodoStand } from '@reisewerk/domain/tasks/todo-status.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** Whether the trip's status is one the to-do is valid for; isActive in domain/src/tasks/todo-status.ts says the same. */
export function isValidForOrder(todo: string): string {
  return `(${todo}.order_id is null or ${todo}.order_statuses = '{}'
    or (select o.current_status from orders o where o.id = ${todo}.order_id) = any (${todo}.order_statuses))`
}

/** The same for the status of its request. */
export function isValidForRequest(todo: string): string {
  return `(${todo}.request_id is null or ${todo}.request_statuses = '{}'
    or request_status_of(${todo}.request_id) = any (${todo}.request_statuses))`
}

export type TripOfTask = { organisationId: number; clientId: number | null; status: OrderStatus }

/** @returns null when the actor sees no such trip */
export async function findTripOfTask(trx: Transaction, orderId: number): Promise<TripOfTask | null> {
  const rows = await trx.query<TripOfTask>(
    `select organisation_id as "organisationId", client_id as "clientId", current_status as status from orders where id = $1`,
    [orderId],
  )
  return rows[0] ?? null
}

/** The trip of a request; null when the actor sees no such request. */
export async function tripOfRequest(trx: Transaction, requestId: number): Promise<number | null> {
  const rows = await trx.query<{ id: number | null }>('select request_order_of($1) as id', [requestId])
  return rows[0]?.id ?? null
}

/** The first of the actor's organisations that a colleague belongs to as well; null when they share none. */
export async function sharedOrganisation(trx: Transaction, userId: number): Promise<number | null> {
  const rows = await trx.query<{ id: number }>(
    `select organisation_id as id from user_organisations where user_id = $1 and organisation_id = any ($2::bigint[])
     order by array_position($2::bigint[], organisation_id) limit 1`,
    [userId, trx.actor.organisationIds],
  )
  return rows[0]?.id ?? null
}

export async function isMember(trx: Transaction, userId: number, organisationId: number): Promise<boolean> {
  const rows = await trx.query('select from user_organisations where user_id = $1 and organisation_id = $2', [
    userId,
    organisationId,
  ])
  return rows.length > 0
}

/** Whether whoever has a to-do belongs to its organisation, so that they see it; also when nobody has it. */
export async function hasUserOfItsHouse(trx: Transaction, todoId: number): Promise<boolean> {
  const strangers = await trx.query(
    `select from todos t where t.id = $1 and t.user_id is not null and not exists (
       select from user_organisations m where m.user_id = t.user_id and m.organisation_id = t.organisation_id)`,
    [todoId],
  )
  return strangers.length === 0
}

/** Who has a to-do; null when nobody has it or the actor sees none. */
export async function readUserOfTodo(trx: Transaction, id: number): Promise<number | null> {
  const rows = await trx.query<{ user: number | null }>('select user_id as "user" from todos where id = $1', [id])
  return rows[0]?.user ?? null
}

/** Whether a colleague belongs to another house than the trip of a visit report, and does not stand in it so far. */
export async function isStrangerToReport(trx: Transaction, reportId: number, userId: number): Promise<boolean> {
  const rows = await trx.query(
    `select from visit_reports r join orders o on o.id = r.order_id
     where r.id = $1 and r.user_id is distinct from $2 and not exists (
       select from user_organisations m where m.user_id = $2 and m.organisation_id = o.organisation_id)`,
    [reportId, userId],
  )
  return rows.length > 0
}

/** Whoever has done something stays named with it. */
export async function assignTodosOfTrip(trx: Transaction, orderId: number, userId: number): Promise<void> {
  await trx.query(
    `update todos set user_id = $2 where order_id = $1 and status <> 'done' and user_id is distinct from $2`,
    [orderId, userId],
  )
}

/** Locks a to-do and tells its status; null when the actor sees none. */
export async function lockTodo(trx: Transaction, id: number): Promise<TodoStand | null> {
  const rows = await trx.query<TodoStand>(
    'select status, done_date as "doneDate" from todos where id = $1 for update',
    [id],
  )
  return rows[0] ?? null
}

type Option = {
  readonly orderId: number
  readonly requestId: number
  readonly name: string
  readonly dueDate: string
  readonly status: TodoStatus
  /** Kept as it was where the to-do has been done before. */
  readonly doneDate: Date | null
}

/**
 * Writes the option to-do of a request: a new one for whoever does the trip's work, or the one there is.
 * @param statuses of requests that it is valid for, unless the agency has chosen others
 */
export async function upsertOptionTodo(trx: Transaction, option: Option, statuses: readonly string[]): Promise<void> {
  await trx.query(
    `insert into todos (organisation_id, order_id, request_id, user_id, name, due_date, status, done_date, request_statuses)
     select o.organisation_id, o.id, $2, takes_work_of(o), $3, $4, $6, $7, coalesce(
       (select array(select jsonb_array_elements_text(s.values #> '{tasks,option}')) from organisation_settings s
        where s.organisation_id = o.organisation_id and s.values #> '{tasks,option}' is not null), $5::text[])
     from orders o where o.id = $1
     on conflict (request_id) do update set due_date = excluded.due_date, status = excluded.status,
       done_date = case when todos.status = excluded.status then todos.done_date else excluded.done_date end
       where (todos.due_date, todos.status) is distinct from (excluded.due_date, excluded.status)`,
    [option.orderId, option.requestId, option.name, option.dueDate, statuses, option.status, option.doneDate],
  )
}

export async function saveOptionStatus(
  trx: Transaction,
  requestId: number,
  status: string,
  doneDate: Date | null,
): Promise<void> {
  await trx.query('update todos set status = $2, done_date = $3 where request_id = $1 and status <> $2', [
    requestId,
    status,
    doneDate,
  ])
}

/** Names the option to-do of a request anew, if it is still called as before. */
export async function saveOptionName(trx: Transaction, requestId: number, from: string, to: string): Promise<void> {
  await trx.query('update todos set name = $3 where request_id = $1 and name = $2', [requestId, from, to])
}

export async function deleteOptionTodo(trx: Transaction, requestId: number): Promise<void> {
  await trx.query('delete from todos where request_id = $1', [requestId])
}
