import type { Field } from '@reisewerk/domain/contract/shape.ts'
import { wireOfInstant } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../database/transaction.ts'
import { violated } from '../errors.ts'
import { at, placeOf } from './columns.ts'
import { fromSql } from './read-sql.ts'
import type { Body, Resource } from './resource.ts'

/**
 * Takes fields out of a change that are fixed once the item exists. An item may be sent back as it was read (000 §7), so
 * they may stand in a body, but not say anything else.
 * @returns what the body changes
 * @throws ApiError 422 at a fixed field that says something else
 */
export async function withoutFixed(trx: Transaction, resource: Resource, id: number, body: Body): Promise<Body> {
  const { fields } = resource.contract
  const fixed = Object.entries(body).flatMap(([name, value]) => {
    const field = fields[name]
    return field?.write === 'create' && value !== undefined ? [{ name, field, value }] : []
  })
  if (fixed.length === 0) return body
  const columns = fixed.map(({ name, field }, index) => `(${columnOf(resource, name, field)})::text as "${index}"`)
  const [row] = await trx.query<Record<string, string | null>>(
    `select ${columns.join(', ')} from ${fromSql(resource, 't0')} where t0.id = $1`,
    [id],
  )
  const other = fixed.filter(({ value }, index) => row !== undefined && row[index] !== textOf(value))
  if (other.length > 0) {
    throw violated(
      ...other.map(({ name }) => ({ propertyPath: name, message: 'Das lässt sich hier nicht mehr ändern.' })),
    )
  }
  return Object.fromEntries(Object.entries(body).filter(([name]) => fixed.every((field) => field.name !== name)))
}

function columnOf(resource: Resource, name: string, field: Field): string {
  const column = resource.binding.computed?.[name]?.('t0') ?? at('t0', placeOf(resource, name, field))
  // As an answer tells it: to the second, and by the clock on the wall.
  return field.kind === 'instant' ? `to_char(${column} at time zone 'Europe/Berlin', 'DD.MM.YYYY HH24:MI:SS')` : column
}

/** Fixed fields are links, flags, choices, moments and short texts; a list of entries never equals a column. */
function textOf(value: unknown): string | null {
  if (value === null) return null
  return value instanceof Date ? wireOfInstant(value) : String(value)
}
