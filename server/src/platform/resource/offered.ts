import type { Field, Fields } from '@reisewerk/domain/contract/shape.ts'
import { getTableName } from 'drizzle-orm'
import { getTableColumns } from 'drizzle-orm/utils'
import type { Transaction } from '../database/transaction.ts'
import { violated } from '../errors.ts'
import { at, placeOf } from './columns.ts'
import { fromSql } from './read-sql.ts'
import type { Body, Resource } from './resource.ts'

/**
 * Refuses what the item's house has switched off in its lists (design §3). What an item has already it may keep, so that
 * it can be sent back as it was read (decision 005).
 * @param standing whether the item is new, so that what stands in it was chosen just now
 * @throws ApiError 422 at the fields
 */
export async function checkOffered(
  trx: Transaction,
  resource: Resource,
  id: number,
  body: Body,
  standing: 'new' | 'kept',
): Promise<void> {
  const house = houseOf(resource)
  const chosen = house === null ? [] : chosenIn(resource.contract.fields, body, '')
  if (chosen.length === 0) return
  const now = chosen.map(({ path, field }) => `when '${path}' then ${storedSql(resource, path, field)}`).join(' ')
  const isKept = standing === 'kept' ? ` and a.key is distinct from (case a.path ${now} end)` : ''
  const switchedOff = await trx.query<{ path: string }>(
    `select a.path from ${fromSql(resource, 't0')}
     cross join unnest($2::text[], $3::text[], $4::text[]) as a (path, list, key)
     join options o on o.organisation_id = ${house} and o.list = a.list and o.key = a.key and not o.is_active
     where t0.id = $1${isKept}`,
    [id, chosen.map(({ path }) => path), chosen.map(({ field }) => field.list), chosen.map(({ key }) => key)],
  )
  if (switchedOff.length === 0) return
  throw violated(
    ...switchedOff.map(({ path }) => ({ propertyPath: path, message: 'Dieser Eintrag wird nicht mehr angeboten.' })),
  )
}

/** SQL of the organisation whose lists count for a row; null where every house shares it. */
function houseOf({ binding: { table } }: Resource): string | null {
  const columns = getTableColumns(table)
  if (getTableName(table) === 'orders' || 'organisationId' in columns) return 't0.organisation_id'
  return 'orderId' in columns ? '(select h.organisation_id from orders h where h.id = t0.order_id)' : null
}

type Chosen = { readonly path: string; readonly field: Field; readonly key: string }

function chosenIn(fields: Fields, body: Body, prefix: string): Chosen[] {
  return Object.entries(body).flatMap(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    const path = `${prefix}${name}`
    if (field?.kind === 'object') return chosenIn(field.fields ?? {}, (value ?? {}) as Body, `${path}.`)
    return field?.list === undefined || typeof value !== 'string' ? [] : [{ path, field, key: value }]
  })
}

function storedSql(resource: Resource, path: string, field: Field): string {
  return resource.binding.computed?.[path]?.('t0') ?? at('t0', placeOf(resource, path, field))
}
