import type { Field } from '@reisewerk/domain/contract/shape.ts'
import { dateOfWire, idOfLink, localTimeOfWire } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../database/transaction.ts'
import { badRequest, notFound } from '../errors.ts'
import { at, isRequired, placeOf, requiredColumn, tableSql } from './columns.ts'
import { encodeItem } from './encode.ts'
import { holding, isLike } from './like.ts'
import { type AskedFilter, fieldAt, type ListQuery, refuseFields } from './list-query.ts'
import { checkPurchaseAsked } from './purchase.ts'
import { besideOf, fromSql, kindSql, scopeSql, selectSql } from './read-sql.ts'
import type { Item, Param, Resource, ResourceSet, Totals, WideSearch } from './resource.ts'

/**
 * One page of a list and the count of all that match; both statements share a round trip.
 * @returns items as they leave the API
 */
export async function listItems(
  trx: Transaction,
  resources: ResourceSet,
  resource: Resource,
  query: ListQuery,
): Promise<{ items: Item[]; total: number }> {
  checkPurchaseAsked(trx.actor, resource, query)
  if (isSoughtWidely(resource, query)) return itemsSought(trx, resources, resource, query)
  if (isLookedUp(resource, query)) return itemsLookedUp(trx, resources, resource, query)
  const values: unknown[] = []
  const where = whereSql(resource, query, values)
  const counting = trx.query<{ count: number }>(countSql(resource, query, where), [...values])
  const shown = { ...resource, contract: query.answered }
  const select = pageSql(resource, query, where, values, selectSql(resources, shown, query.groups, trx.actor))
  const reading = trx.query(select, values)
  const [counted, rows] = await Promise.all([counting, reading])
  return { items: rows.map((row) => encoded(resource, row, query)), total: counted[0]?.count ?? 0 }
}

function encoded({ binding }: Resource, row: Record<string, unknown>, { answered, groups }: ListQuery): Item {
  return encodedItem({ contract: answered, binding }, row, groups)
}

function encodedItem({ contract, binding }: Resource, row: Record<string, unknown>, groups: ReadonlySet<string>): Item {
  const item = encodeItem(contract.fields, row, groups) as Item
  return binding.completed?.(item, groups) ?? item
}

/** Whether what narrows the list stands in other tables: words sought, and lists of links. */
function isLookedUp({ contract }: Resource, { search, filters }: ListQuery): boolean {
  return search !== null || filters.some(({ name }) => fieldAt(contract, name)?.field.kind === 'links')
}

/** The first page of what is looked up is found once, for the page and for the count. */
async function itemsLookedUp(
  trx: Transaction,
  resources: ResourceSet,
  resource: Resource,
  query: ListQuery,
): Promise<{ items: Item[]; total: number }> {
  const values: unknown[] = []
  const where = whereSql(resource, query, values)
  const order = foundFirstSql(resource, query, values) + orderSql(resource, query)
  // Behind the last page no row tells the total, so later pages count beside; a read fires all it asks at once.
  const counting = query.page === 1 ? null : countOf(trx, resource, query)
  const offset = query.page === 1 ? '' : ` offset $${values.push((query.page - 1) * query.itemsPerPage)}`
  const found = `select t0.id, count(*) over () as total from ${fromSql(resource, 't0')}${where}`
  const page = `${found} order by ${order} limit ${query.itemsPerPage}${offset}`
  const total = '(select total from page limit 1)::int as "found.total"'
  const shown = { ...resource, contract: query.answered }
  const select = selectSql(resources, shown, query.groups, trx.actor).replace(/^select /, () => `select ${total}, `)
  const reading = trx.query(
    `with page as materialized (${page}) ${select} where t0.id = any (array(select id from page)) order by ${order}`,
    values,
  )
  const [rows, counted] = await Promise.all([reading, counting])
  const all = counted ?? Number(rows[0]?.['found.total'] ?? 0)
  return { items: rows.map((row) => encoded(resource, row, query)), total: all }
}

function isSoughtWidely({ binding: { wideSearch } }: Resource, { search, filters }: ListQuery): boolean {
  return search !== null && wideSearch !== undefined && filters.every(({ name }) => wideSearch.filters.includes(name))
}

/** Two round trips where many are found: counting and paging them costs less than looking them up. */
async function itemsSought(
  trx: Transaction,
  resources: ResourceSet,
  resource: Resource,
  query: ListQuery,
): Promise<{ items: Item[]; total: number }> {
  const { wideSearch: wide } = resource.binding
  const few = { ...resource, binding: { ...resource.binding, ...(wide && { search: wide.few }) } }
  const found = await itemsLookedUp(trx, resources, few, query)
  if (found.total > 0 || wide === undefined || query.search === null) return found
  const [total, items] = await Promise.all([
    countSought(trx, resource, query, wide),
    itemsAmongFirst(trx, resources, resource, query, wide),
  ])
  const due = Math.min(query.itemsPerPage, total - (query.page - 1) * query.itemsPerPage)
  // They may all stand far behind.
  return items.length >= due ? { items, total } : itemsLookedUp(trx, resources, resource, query)
}

async function countSought(trx: Transaction, resource: Resource, query: ListQuery, wide: WideSearch): Promise<number> {
  const values: unknown[] = []
  const where = whereSql(resource, { ...query, search: null }, values)
  const counted = wide.count('t0', where, query.search ?? '', (value) => `$${values.push(value)}`)
  return (await trx.query<{ count: number }>(`select ${counted}::int as count`, values))[0]?.count ?? 0
}

/** How many more rows than the page are looked at: where four of a hundred are found, a page of thirty is among them. */
const soughtBeyond = 700

/** The page as far as it is found among the first rows of the list; its order is kept by their places. */
async function itemsAmongFirst(
  trx: Transaction,
  resources: ResourceSet,
  resource: Resource,
  query: ListQuery,
  wide: WideSearch,
): Promise<Item[]> {
  const { page, itemsPerPage } = query
  const values: unknown[] = []
  const where = whereSql(resource, { ...query, search: null }, values)
  const order = orderSql(resource, query)
  const last = page * itemsPerPage
  const first = `select t0.id, row_number() over (order by ${order}) as place from ${fromSql(resource, 't0')}${where}${besideSql(resource, query, order)} order by ${order} limit ${last + soughtBeyond}`
  const sought = wide.among('array(select id from first)', query.search ?? '', (value) => `$${values.push(value)}`)
  const select = selectSql(resources, { ...resource, contract: query.answered }, query.groups, trx.actor)
  const rows = await trx.query(
    `with first as materialized (${first}), page as materialized (select id from first where id in (${sought})
       order by place limit ${itemsPerPage} offset ${last - itemsPerPage})
     ${select} where t0.id = any (array(select id from page)) order by ${order}`,
    values,
  )
  return rows.map((row) => encoded(resource, row, query))
}

async function countOf(trx: Transaction, resource: Resource, query: ListQuery): Promise<number> {
  const values: unknown[] = []
  const where = whereSql(resource, query, values)
  const counted = await trx.query<{ count: number }>(countSql(resource, query, where), values)
  return counted[0]?.count ?? 0
}

/**
 * Rows of a list with columns of one's own, for what shows many of them leanly; filters, search, order and visibility are
 * those of the list itself.
 * @param columns SQL on the alias `t0` and on what `joins` adds
 */
export async function listRows<Row extends Record<string, unknown>>(
  trx: Transaction,
  resource: Resource,
  query: ListQuery,
  columns: string,
  limit: number,
  joins = '',
): Promise<{ rows: Row[]; total: number }> {
  refuseFields(resource.contract, query)
  checkPurchaseAsked(trx.actor, resource, query)
  const values: unknown[] = []
  const where = whereSql(resource, query, values)
  const [counted, rows] = await Promise.all([
    trx.query<{ count: number }>(countSql(resource, query, where), [...values]),
    trx.query<Row>(
      `select ${columns} from ${fromSql(resource, 't0')} ${joins}${where} order by ${orderSql(resource, query)} limit ${limit}`,
      values,
    ),
  ])
  return { rows, total: counted[0]?.count ?? 0 }
}

function countSql(resource: Resource, query: ListQuery, where: string): string {
  const kept = resource.binding.totals?.find((totals) => canTell(totals, query))
  if (kept !== undefined) return `select coalesce(sum(t0.number), 0)::int as count from ${kept.table} t0${where}`
  return `select count(*)::int as count from ${fromSql(resource, 't0')}${where}`
}

function canTell({ filters: known, ofOneValue }: Totals, { filters, search }: ListQuery): boolean {
  if (ofOneValue !== undefined && filters.find(({ name }) => name === ofOneValue)?.values.length !== 1) return false
  return search === null && filters.every(({ name }) => known.includes(name))
}

/**
 * The number of rows is written out: with a parameter PostgreSQL would expect a tenth of all rows and plan each time anew.
 */
function pageSql(resource: Resource, query: ListQuery, where: string, values: unknown[], select: string): string {
  const order = orderSql(resource, query)
  const page = `${besideSql(resource, query, order)} order by ${order} limit ${query.itemsPerPage}`
  if (query.page === 1) return `${select}${where}${page}`
  // PostgreSQL would work out every column of the rows it passes over; so it finds the page's rows first.
  const offset = `offset $${values.push((query.page - 1) * query.itemsPerPage)}`
  const found = `select t0.id from ${fromSql(resource, 't0')}${where}${page} ${offset}`
  return `${select} where t0.id = any (array(${found})) order by ${order}`
}

/**
 * Told that each row has one beside it, PostgreSQL goes by the index of what the list is ordered by, not by all rows. Where
 * few rows are left by something else it would look for them all along that index, so only wide lists are told.
 */
function besideSql({ binding }: Resource, { filters }: ListQuery, order: string): string {
  const { beside, scope, totals } = binding
  const row = besideOf('t0')
  if (beside === undefined || 'named' in beside || beside.isEverywhere !== true) return ''
  if (scope === undefined || !order.startsWith(`${row}.`)) return ''
  const known = totals?.find(({ ofOneValue }) => ofOneValue === undefined)?.filters ?? []
  const isWide = filters.every(
    ({ name, operator }) => known.includes(name) || operator === 'after' || operator === 'before',
  )
  return isWide ? ` and ${row}.${requiredColumn(beside.table, beside.column)} is not null` : ''
}

/** @throws ApiError 404 when there is no such item for this actor */
export async function readItem(
  trx: Transaction,
  resources: ResourceSet,
  resource: Resource,
  id: number,
  groups: ReadonlySet<string>,
): Promise<Item> {
  return readWhere(trx, resources, resource, id, groups, scopeSql(resource, groups, 't0'))
}

/** The item just written, also when the write took it out of what is shown: a trip that was deleted. */
export async function readWritten(
  trx: Transaction,
  resources: ResourceSet,
  resource: Resource,
  id: number,
  groups: ReadonlySet<string>,
): Promise<Item> {
  return readWhere(trx, resources, resource, id, groups, kindSql(resource, 't0'))
}

async function readWhere(
  trx: Transaction,
  resources: ResourceSet,
  resource: Resource,
  id: number,
  groups: ReadonlySet<string>,
  scope: string[],
): Promise<Item> {
  const where = ['t0.id = $1', ...scope].join(' and ')
  const rows = await trx.query(`${selectSql(resources, resource, groups, trx.actor)} where ${where}`, [id])
  const row = rows[0]
  if (row === undefined) throw notFound(resource.contract.title)
  return encodedItem(resource, row, groups)
}

/** Filters by which a list asks for something certain, also of a concept. */
const narrowing = new Set(['id', 'order.id', 'day.id', 'day.order.id', 'placeholder.id'])

function whereSql(resource: Resource, query: ListQuery, values: unknown[]): string {
  const param: Param = (value) => `$${values.push(value)}`
  const conditions = scopeSql(resource, query.groups, 't0')
  const asked = new Map(query.filters.map(({ name, values: ofFilter }) => [name, ofFilter]))
  if (resource.binding.isOnShelves === true && !query.filters.some(({ name }) => narrowing.has(name))) {
    conditions.push(
      `not exists (select from orders s where s.id = t0.order_id and s.current_status = 'concept' offset 0)`,
    )
  }
  for (const filter of query.filters) conditions.push(filterSql(resource, filter, param, asked))
  if (query.search !== null && resource.binding.search !== undefined) {
    conditions.push(resource.binding.search('t0', query.search, param))
  }
  return conditions.length === 0 ? '' : ` where ${conditions.map((condition) => `(${condition})`).join(' and ')}`
}

function filterSql(
  resource: Resource,
  filter: AskedFilter,
  param: Param,
  asked: ReadonlyMap<string, readonly string[]>,
): string {
  const own = resource.binding.filters?.[filter.name]
  if (own !== undefined) return own('t0', filter.values, param, asked)
  if (filter.name === 'id') {
    const ids = filter.values.map((value) => readLinkTo(resource.contract.name, value, filter.name))
    return `t0.id = any (${param(ids)}::bigint[])`
  }
  const found = fieldAt(resource.contract, filter.name)
  if (found === null) throw new TypeError(`${resource.contract.name}: filter '${filter.name}' has no field`)
  const { path, field } = found
  if (field.kind === 'links') return linkedFilterSql(resource, path, field, filter, param)
  const expression = resource.binding.computed?.[path]?.('t0') ?? at('t0', placeOf(resource, path, field))
  switch (filter.operator) {
    case 'exists':
      return `${expression} is ${readBoolean(filter) ? 'not null' : 'null'}`
    case 'boolean':
      return `${expression} = ${param(readBoolean(filter))}`
    case 'contains':
      return isLike(expression, param(holding(filter.values[0] ?? '')))
    case 'after': {
      const value = param(readMoment(field, filter))
      const implied = resource.binding.impliedAfter?.[filter.name]?.('t0', value)
      return `${expression} >= ${value}${implied === undefined ? '' : ` and ${implied}`}`
    }
    case 'before':
      return `${expression} <= ${param(readMoment(field, filter))}`
    case 'in': {
      const among = inSql(expression, field, filter, param)
      // What no house keeps for itself belongs to all of them.
      return isOfHouse(resource, path) && field.nullable ? `${expression} is null or ${among}` : among
    }
  }
}

function isOfHouse({ binding }: Resource, path: string): boolean {
  return binding.organisation !== undefined && (binding.columns?.[path] ?? `${path}Id`) === binding.organisation
}

function inSql(expression: string, field: Field, filter: AskedFilter, param: Param): string {
  if (field.kind === 'link') {
    const ids = filter.values.map((value) => readLinkedId(value, field, filter.name))
    // PostgreSQL keeps the plan of `= $1`, but would plan `= any ($1)` anew each time: a dashboard takes half as long.
    if (ids.length === 1) return `${expression} = ${param(ids[0])}`
    return `${expression} = any (${param(ids)}::bigint[])`
  }
  if (field.kind === 'strings') return `${expression} && ${param(filter.values.map(clean))}::text[]`
  return `${expression}::text = any (${param(filter.values.map(clean))}::text[])`
}

function linkedFilterSql(resource: Resource, path: string, field: Field, filter: AskedFilter, param: Param): string {
  const join = resource.binding.joins?.[path]
  if (join === undefined) throw new TypeError(`${path}: no join declared`)
  const ids = filter.values.map((value) => readLinkedId(value, field, filter.name))
  const other = requiredColumn(join.table, join.other)
  return `exists (select from ${tableSql(join.table)} j where j.${requiredColumn(join.table, join.own)} = t0.id and j.${other} = any (${param(ids)}::bigint[]))`
}

function readLinkedId(value: string, field: Field, name: string): number {
  return readLinkTo(field.target?.resource ?? '', value, name)
}

/** The id a filter's value names, as a number or a link. */
export function readLinkTo(resource: string, value: string, name: string): number {
  return idOfLink(value, resource) ?? readId(value, name)
}

function readId(value: string, name: string): number {
  if (!/^-?\d{1,15}$/.test(value)) throw badRequest(`Der Filter '${name}' erwartet eine Nummer oder einen Verweis.`)
  return Number(value)
}

function readBoolean({ name, values }: AskedFilter): boolean {
  const value = values[0]
  if (value === 'true' || value === '1') return true
  if (value === 'false' || value === '0') return false
  throw badRequest(`Der Filter '${name}' erwartet true oder false.`)
}

function readMoment(field: Field, { name, values }: AskedFilter): string {
  const text = values[0] ?? ''
  const moment = field.kind === 'day' ? dateOfWire(text) : localTimeOfWire(text)
  if (moment === null) throw badRequest(`Der Filter '${name}' erwartet ein Datum wie 14.05.2027.`)
  return moment
}

/** NUL cannot be sent to PostgreSQL and matches nothing. */
function clean(value: string): string {
  return value.replaceAll('\0', '')
}

function foundFirstSql({ binding }: Resource, { search, order }: ListQuery, values: unknown[]): string {
  if (search === null || order.length > 0 || binding.foundFirst === undefined) return ''
  return `${binding.foundFirst('t0', search, (value) => `$${values.push(value)}`)}, `
}

function orderSql(resource: Resource, query: ListQuery): string {
  if (query.order.length === 0) return resource.binding.defaultOrder?.('t0') ?? 't0.id'
  const parts = query.order.map(({ name, descending }) => {
    const next = resource.binding.thenBy?.[name]?.('t0')
    return `${orderExpression(resource, name)}${directionSql(resource, name, descending)}${next === undefined ? '' : `, ${next}`}`
  })
  return [...parts, ...(query.order.at(-1)?.name === 'id' ? [] : ['t0.id'])].join(', ')
}

/** What is never empty has no empty ones to put last; told so, PostgreSQL reads no index from its end. */
function directionSql(resource: Resource, name: string, descending: boolean): string {
  if (!descending) return ' asc nulls last'
  return isNeverEmpty(resource, name) ? ' desc' : ' desc nulls last'
}

function isNeverEmpty(resource: Resource, name: string): boolean {
  if (name === 'id') return true
  const found = fieldAt(resource.contract, name)
  const { computed, orderBy, table } = resource.binding
  if (found === null || orderBy?.[name] !== undefined || computed?.[found.path] !== undefined) return false
  return isRequired(table, placeOf(resource, found.path, found.field))
}

function orderExpression(resource: Resource, name: string): string {
  const own = resource.binding.orderBy?.[name]
  if (own !== undefined) return own('t0')
  if (name === 'id') return 't0.id'
  const found = fieldAt(resource.contract, name)
  if (found === null) throw new TypeError(`${resource.contract.name}: order '${name}' has no field`)
  return resource.binding.computed?.[found.path]?.('t0') ?? at('t0', placeOf(resource, found.path, found.field))
}
