import type { Expression } from '../../platform/resource/resource.ts'

/**
 * The function `stands` of the database written out: whether a chosen request is the one of its service (decisions 044, 070). For
 * what asks it of each service of a trip: a function that looks something up costs thrice the look-up itself (decision 111).
 * A test holds both together.
 */
export const stands: Expression = (request) =>
  standing(request, `exists (select from todos l where l.request_id = ${request}.id and ${isOver('l')})`)

/** The same where the to-do of its option stands beside the request; a row without values where it has none. */
export function standsBeside(request: string, todo: string): string {
  return standing(request, isOver(todo))
}

function standing(request: string, lapsed: string): string {
  return `(${request}.status not in ('declined', 'cancelled')
    and (${request}.status not in ('option_received', 'option', 'pre_booked') or (${lapsed}) is not true))`
}

const isOver: Expression = (todo) => `${todo}.status <> 'done' and ${todo}.due_date < desk_today()`
