import type { Transaction } from '../database/transaction.ts'
import { violationOf } from '../database/violations.ts'
import { ApiError, notFound, type Violation, violated } from '../errors.ts'
import { requiredColumn, tableSql } from './columns.ts'
import { chooseOffered, type HouseSql, houseOfTrip } from './offered.ts'
import { scopeSql, writeScopeSql } from './read-sql.ts'
import { type Body, type Resource, type ResourceSet, resourceOf } from './resource.ts'
import { type SplitBody, splitBody } from './split-body.ts'

const noGroups: ReadonlySet<string> = new Set()

/**
 * Writes a new item with its links and children.
 * @param fixed columns the caller sets beside the body, quoted names
 * @returns its id
 * @throws ApiError 422 when the body refers to something the actor cannot see
 */
export async function insertItem(
  trx: Transaction,
  resources: ResourceSet,
  resource: Resource,
  body: Body,
  fixed: ReadonlyMap<string, unknown> = new Map(),
): Promise<number> {
  const { binding } = resource
  const split = splitBody(resource, body)
  for (const [column, value] of fixed) split.own.set(column, value)
  if (binding.kind !== undefined) split.own.set(requiredColumn(binding.table, binding.kind[0]), binding.kind[1])
  if (binding.organisation !== undefined) {
    const column = requiredColumn(binding.table, binding.organisation)
    if (!split.own.has(column)) split.own.set(column, trx.actor.organisationIds[0] ?? null)
  }
  await checkReferences(trx, resources, split.references)
  await chooseOffered(trx, resource, split, houseOfNew(resource, split.own))
  const values: unknown[] = []
  const rows = await trx.query<{ id: number }>(insertSql(resource, split.own, values), values)
  const id = rows[0]?.id
  if (id === undefined) throw new Error(`insert into ${resource.contract.name} answered no row`)
  if (binding.extension !== undefined) await insertExtension(trx, resource, id, split.extension)
  await writeLists(trx, resources, resource, id, split)
  return id
}

function insertSql({ binding }: Resource, columns: ReadonlyMap<string, unknown>, values: unknown[]): string {
  const names = [...columns.keys()]
  const params = [...columns.values()].map((value) => `$${values.push(value)}`)
  // A child in its parent's list has been told its trip already.
  if (binding.orderFrom !== undefined && !columns.has('"order_id"')) {
    const parent = requiredColumn(binding.table, `${binding.orderFrom}Id`)
    const parentId = params[names.indexOf(parent)]
    if (parentId === undefined) throw violated({ propertyPath: binding.orderFrom, message: 'Bitte ausfüllen' })
    names.push('"order_id"')
    params.push(`(select order_id from ${orderSources[binding.orderFrom]} where id = ${parentId})`)
  }
  const table = tableSql(binding.table)
  if (names.length === 0) return `insert into ${table} default values returning id`
  return `insert into ${table} (${names.join(', ')}) values (${params.join(', ')}) returning id`
}

/** The house that a new row will belong to; null where every house shares it, or nobody can tell. */
function houseOfNew({ binding: { table, orderFrom } }: Resource, own: ReadonlyMap<string, unknown>): HouseSql | null {
  const house = own.get('"organisation_id"')
  if (house != null) return { sql: '$1', value: house }
  const trip = own.get('"order_id"')
  if (trip != null) return houseOfTrip(trip)
  const parent = orderFrom === undefined ? null : own.get(requiredColumn(table, `${orderFrom}Id`))
  if (orderFrom === undefined || parent == null) return null
  const source = orderSources[orderFrom]
  return {
    sql: `(select o.organisation_id from ${source} p join orders o on o.id = p.order_id where p.id = $1)`,
    value: parent,
  }
}

/** Tables from which a row below a trip learns which trip it belongs to. */
const orderSources: Readonly<Record<string, string>> = {
  day: 'days',
  placeholder: 'placeholders',
  request: 'requests',
  offer: 'offers',
  calculation: 'calculations',
  roomList: 'room_lists',
  room: 'rooms',
}

async function insertExtension(
  trx: Transaction,
  { binding }: Resource,
  id: number,
  columns: ReadonlyMap<string, unknown>,
) {
  if (binding.extension === undefined) return
  const names = [...columns.keys()]
  const params = names.map((_, index) => `$${index + 2}`)
  const order = `(select order_id from ${tableSql(binding.table)} where id = $1)`
  await trx.query(
    `insert into ${tableSql(binding.extension)} (${['id', 'order_id', ...names].join(', ')}) values (${['$1', order, ...params].join(', ')})`,
    [id, ...columns.values()],
  )
}

/**
 * Changes the fields a body names, and only those.
 * @throws ApiError 404 when the actor sees no such item; 422 when the body refers to something the actor cannot see
 */
export async function updateItem(
  trx: Transaction,
  resources: ResourceSet,
  resource: Resource,
  id: number,
  body: Body,
  fixed: ReadonlyMap<string, unknown> = new Map(),
): Promise<void> {
  const split = splitBody(resource, body)
  for (const [column, value] of fixed) split.own.set(column, value)
  const conditions = ['t0.id = $1', ...writeScopeSql(resource, 't0')].join(' and ')
  const table = tableSql(resource.binding.table)
  // A change of the kind's table or of a list counts as a change of the item: its version rises.
  const touched = split.extension.size > 0 || split.joins.length > 0 || split.children.length > 0
  const own = touched ? new Map([...split.own, ['"updated_at"', new Date()]]) : split.own
  const checking = checkReferences(trx, resources, split.references)
  const found =
    own.size === 0
      ? trx.query(`select t0.id from ${table} t0 where ${conditions}`, [id])
      : trx.query(
          `update ${table} t0 set ${[...own.keys()].map((name, index) => `${name} = $${index + 2}`).join(', ')} where ${conditions} returning t0.id`,
          [id, ...own.values()],
        )
  const [checked, written] = await Promise.allSettled([checking, found])
  // A foreign key that is broken, too, says less than the check.
  if (checked.status === 'rejected') throw checked.reason
  if (written.status === 'rejected') throw written.reason
  const rows = written.value
  if (rows.length === 0) throw notFound(resource.contract.title)
  await updateExtension(trx, resource, id, split.extension)
  await writeLists(trx, resources, resource, id, split)
}

async function updateExtension(
  trx: Transaction,
  { binding }: Resource,
  id: number,
  columns: ReadonlyMap<string, unknown>,
) {
  if (binding.extension === undefined || columns.size === 0) return
  const sets = [...columns.keys()].map((name, index) => `${name} = $${index + 2}`)
  await trx.query(`update ${tableSql(binding.extension)} set ${sets.join(', ')} where id = $1`, [
    id,
    ...columns.values(),
  ])
}

/** @throws ApiError 404 when the actor sees no such item */
export async function removeItem(trx: Transaction, resource: Resource, id: number): Promise<void> {
  const conditions = ['t0.id = $1', ...writeScopeSql(resource, 't0')].join(' and ')
  const rows = await trx.query(
    `delete from ${tableSql(resource.binding.table)} t0 where ${conditions} returning t0.id`,
    [id],
  )
  if (rows.length === 0) throw notFound(resource.contract.title)
}

/**
 * Refuses references to what the actor cannot see: a foreign key alone would accept another organisation's row.
 * @throws ApiError 422 naming the field
 */
export async function checkReferences(
  trx: Transaction,
  resources: ResourceSet,
  references: SplitBody['references'],
): Promise<void> {
  const asked = references.filter(({ ids }) => ids.length > 0)
  const answers = await Promise.all(
    asked.map(async ({ path, resource: name, ids }): Promise<Violation | null> => {
      const target = resourceOf(resources, name)
      const conditions = ['t0.id = any ($1::bigint[])', ...scopeSql(target, noGroups, 't0')].join(' and ')
      const rows = await trx.query(`select t0.id from ${tableSql(target.binding.table)} t0 where ${conditions}`, [ids])
      return rows.length === ids.length
        ? null
        : { propertyPath: path, message: `${target.contract.title} wurde nicht gefunden.` }
    }),
  )
  const violations = answers.filter((answer) => answer !== null)
  if (violations.length > 0) throw violated(...violations)
}

async function writeLists(
  trx: Transaction,
  resources: ResourceSet,
  resource: Resource,
  id: number,
  split: SplitBody,
): Promise<void> {
  for (const { path, ids } of split.joins) await replaceLinks(trx, resource, path, id, ids)
  for (const { path, field, rows } of split.children) {
    const child = resourceOf(resources, field.target?.resource ?? '')
    await replaceChildren(trx, resources, resource, child, path, id, rows)
  }
}

async function replaceLinks(
  trx: Transaction,
  { binding }: Resource,
  path: string,
  id: number,
  ids: readonly number[],
): Promise<void> {
  const join = binding.joins?.[path]
  if (join === undefined) throw new TypeError(`${path}: no join declared`)
  const table = tableSql(join.table)
  const own = requiredColumn(join.table, join.own)
  const other = requiredColumn(join.table, join.other)
  const known = await trx.query<Placed>(
    `select j.${other} as id, j.sort from ${table} j where j.${own} = $1 order by j.sort, j.id`,
    [id],
  )
  await Promise.all([
    trx.query(`delete from ${table} where ${own} = $1 and not ${other} = any ($2::bigint[])`, [id, ids]),
    trx.query(
      `insert into ${table} (${own}, ${other}, sort) select $1, x.id, x.sort from unnest($2::bigint[], $3::int[]) as x (id, sort)
       on conflict (${own}, ${other}) do update set sort = excluded.sort where ${table}.sort <> excluded.sort`,
      [id, ids, sortsOf(ids, known)],
    ),
  ])
}

/** Rows with an id are changed, rows without are new, rows that are missing go (design §2: a list replaces the whole list). */
async function replaceChildren(
  trx: Transaction,
  resources: ResourceSet,
  resource: Resource,
  child: Resource,
  path: string,
  id: number,
  rows: readonly Body[],
): Promise<void> {
  const list = resource.binding.parents?.[path]
  if (list === undefined) throw new TypeError(`${path}: no parent column declared`)
  const parent = requiredColumn(child.binding.table, list.column)
  const table = tableSql(child.binding.table)
  const members = list.where === undefined ? [] : [list.where('t0')]
  const conditions = [`t0.${parent} = $1`, ...members, ...scopeSql(child, noGroups, 't0')].join(' and ')
  const isSorted = 'sort' in child.binding.table
  const placed = await trx.query<Placed>(
    `select t0.id, ${isSorted ? 't0.sort' : '0 as sort'} from ${table} t0 where ${conditions}
     order by ${child.binding.defaultOrder?.('t0') ?? 't0.id'}`,
    [id],
  )
  const known = new Map(placed.map((row) => [row.id, row.sort]))
  const kept = rows.flatMap((row) => (typeof row.id === 'number' ? [row.id] : []))
  const stranger = rows.findIndex((row) => typeof row.id === 'number' && !known.has(row.id))
  if (stranger >= 0)
    throw violated({ propertyPath: `${path}[${stranger}].id`, message: 'Dieser Eintrag gehört nicht dazu.' })
  const gone = [...known.keys()].filter((known) => !kept.includes(known))
  if (gone.length > 0) await trx.query(`delete from ${table} where id = any ($1::bigint[])`, [gone])
  const sorts = sortsOf(
    rows.map((row) => (typeof row.id === 'number' ? row.id : null)),
    placed,
  )
  const missing = rows.flatMap((row, index) => (row.id === undefined ? missingIn(child, row, `${path}[${index}]`) : []))
  if (missing.length > 0) throw violated(...missing)
  for (const [index, { id: childId, version: _version, ...body }] of rows.entries()) {
    const place = `${path}[${index}]`
    const sort = isSorted ? (sorts[index] ?? index) : undefined
    if (typeof childId === 'number') {
      await atPlace(child, place, updateItem(trx, resources, child, childId, body))
      if (sort !== undefined && sort !== known.get(childId)) {
        await trx.query(`update ${table} set sort = $2 where id = $1`, [childId, sort])
      }
    } else {
      const fixed: [string, unknown][] = [[parent, id], ...(await orderOf(trx, resource, child, id))]
      if (sort !== undefined) fixed.push(['"sort"', sort])
      await atPlace(child, place, insertItem(trx, resources, child, body, new Map(fixed)))
    }
  }
}

/** What a new entry of a list lacks that its own POST would ask for; to what it belongs goes without saying. */
function missingIn({ contract }: Resource, row: Body, place: string): Violation[] {
  return Object.entries(contract.fields).flatMap(([name, { required, kind, write }]) =>
    required && kind !== 'link' && write === 'always' && row[name] === undefined
      ? [{ propertyPath: `${place}.${name}`, message: 'Bitte ausfüllen' }]
      : [],
  )
}

/** What is wrong with an entry is told at its place in the list. */
async function atPlace({ binding }: Resource, place: string, work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    const told =
      error instanceof ApiError ? error : violationOf(error, new Map(Object.entries(binding.constraints ?? {})))
    if (told?.violations === undefined) throw error
    throw violated(...told.violations.map((one) => ({ ...one, propertyPath: `${place}.${one.propertyPath}` })))
  }
}

type Placed = { readonly id: number; readonly sort: number }

/**
 * Numbers by which entries stand as they were asked for. Those that stood in this order already keep theirs, and new ones
 * follow: a list sent back as it was read changes nothing (decision 005).
 * @param asked ids, null for new entries @param known the entries so far as they stand
 */
function sortsOf(asked: readonly (number | null)[], known: readonly Placed[]): number[] {
  const before = known.filter(({ id }) => asked.includes(id))
  if (before.some(({ id }, index) => asked[index] !== id)) return asked.map((_, index) => index)
  const next = Math.max(-1, ...before.map(({ sort }) => sort)) + 1
  return asked.map((_, index) => before[index]?.sort ?? next + index - before.length)
}

/** A child of a row below a trip belongs to the same trip. */
async function orderOf(trx: Transaction, parent: Resource, child: Resource, id: number): Promise<[string, unknown][]> {
  if (!('orderId' in child.binding.table)) return []
  if (!('orderId' in parent.binding.table)) return [['"order_id"', id]]
  const rows = await trx.query<{ order_id: number }>(
    `select order_id from ${tableSql(parent.binding.table)} where id = $1`,
    [id],
  )
  return [['"order_id"', rows[0]?.order_id]]
}
