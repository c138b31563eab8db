import {
  arrangedOptions,
  type ListedOption,
  type OptionListName,
  offeredElse,
  optionListNames,
} from '@reisewerk/domain/accounts/option-lists.ts'
import type { Field, Fields } from '@reisewerk/domain/contract/shape.ts'
import { getTableName } from 'drizzle-orm'
import { getTableColumns } from 'drizzle-orm/utils'
import type { Transaction } from '../database/transaction.ts'
import { violated } from '../errors.ts'
import { at, defaultOf, placeOf } from './columns.ts'
import { fromSql } from './read-sql.ts'
import type { Body, Resource } from './resource.ts'
import type { SplitBody } from './split-body.ts'

/** Why something that stands there can no longer be chosen, be it switched off by a house or retired. */
export const notOffered = 'Dieser Eintrag wird nicht mehr angeboten.'

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
  throw violated(...switchedOff.map(({ path }) => ({ propertyPath: path, message: notOffered })))
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

/** A house as SQL, and the value of its $1. */
export type HouseSql = { readonly sql: string; readonly value: unknown }

export function houseOfTrip(orderId: unknown): HouseSql {
  return { sql: '(select organisation_id from orders where id = $1)', value: orderId }
}

/**
 * Has what nobody chose for a new item begin with an entry that its house offers (design §3): the database would begin it
 * with the usual one, which the house may have switched off.
 */
export async function chooseOffered(
  trx: Transaction,
  resource: Resource,
  { own, extension }: Pick<SplitBody, 'own' | 'extension'>,
  house: HouseSql | null,
): Promise<void> {
  if (house === null) return
  const open = listedIn(resource, resource.contract.fields, '').flatMap(({ path, field, list }) => {
    const { column, inExtension } = placeOf(resource, path, field)
    const columns = inExtension ? extension : own
    const usual = defaultOf(resource, path, field)
    return columns.has(column) || typeof usual !== 'string' ? [] : [{ columns, column, list, usual }]
  })
  const offered = await offeredOf(trx, house, open)
  for (const [index, { columns, column, usual }] of open.entries()) {
    const key = offered[index]
    if (key !== undefined && key !== usual) columns.set(column, key)
  }
}

/** With which key of a list something of a house begins. @param usual the one it begins with unless that is switched off */
export async function offeredOf(
  trx: Transaction,
  { sql, value }: HouseSql,
  asked: readonly { readonly list: OptionListName; readonly usual: string }[],
): Promise<string[]> {
  if (asked.length === 0) return []
  const arranged = await trx.query<ListedOption & { list: string }>(
    `select list, key, label, tone, is_active as "isActive" from options
     where organisation_id = ${sql} and list = any ($2::text[]) order by sort, id`,
    [value, asked.map(({ list }) => list)],
  )
  return asked.map(({ list, usual }) => {
    const entries = arranged.filter((row) => row.list === list)
    return offeredElse(arrangedOptions(list, entries), usual)
  })
}

type Listed = { readonly path: string; readonly field: Field; readonly list: OptionListName }

function listedIn(resource: Resource, fields: Fields, prefix: string): Listed[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${prefix}${name}`
    if (field.kind === 'object') return listedIn(resource, field.fields ?? {}, `${path}.`)
    const list = optionListNames.find((known) => known === field.list)
    return list === undefined || resource.binding.computed?.[path] !== undefined ? [] : [{ path, field, list }]
  })
}
