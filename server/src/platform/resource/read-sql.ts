import { groupsKey, isShown } from '@reisewerk/domain/contract/groups.ts'
import type { Field, Fields } from '@reisewerk/domain/contract/shape.ts'
import type { Actor } from '../actor.ts'
import { Latest } from '../latest.ts'
import { at, currencyPlaceOf, placeOf, requiredColumn, tableSql } from './columns.ts'
import { type Resource, type ResourceSet, resourceOf } from './resource.ts'

/**
 * Writes the SELECT of a resource with everything its groups ask for, in one statement: linked items and children come as
 * JSON from sub-selects, so a list never costs a statement per row.
 */
export function selectSql(
  resources: ResourceSet,
  resource: Resource,
  groups: ReadonlySet<string>,
  { maySeePurchase, maySeePersonal = false }: Actor,
): string {
  const ofSet = known.get(resources) ?? new WeakMap<Fields, Latest<string>>()
  known.set(resources, ofSet)
  const { fields } = resource.contract
  const ofFields = ofSet.get(fields) ?? new Latest<string>(100)
  ofSet.set(fields, ofFields)
  const key = `${maySeePurchase} ${maySeePersonal} ${groupsKey(groups)}`
  const sql =
    ofFields.get(key) ?? selectRowSql({ resources, resource, groups, maySeePurchase, maySeePersonal, row: 't0' })
  ofFields.set(key, sql)
  return sql
}

/** A dashboard's statement is 13,000 characters long; it is put together once. */
const known = new WeakMap<ResourceSet, WeakMap<Fields, Latest<string>>>()

function selectRowSql(context: Context): string {
  return `select ${selectList(context)} from ${fromSql(context.resource, context.row)}`
}

/** The row's tables under their aliases: `t0`, for kinds `e0`, and `f0` for what stands beside it. */
export function fromSql({ binding }: Resource, row: string): string {
  const tables = [`${tableSql(binding.table)} ${row}`]
  if (binding.extension !== undefined) {
    const extension = row.replace('t', 'e')
    tables.push(`join ${tableSql(binding.extension)} ${extension} on ${extension}.id = ${row}.id`)
  }
  if (binding.beside !== undefined) {
    const beside = besideOf(row)
    const [table, condition] =
      'named' in binding.beside
        ? [binding.beside.named, binding.beside.on(row, beside)]
        : [
            tableSql(binding.beside.table),
            `${beside}.${requiredColumn(binding.beside.table, binding.beside.column)} = ${row}.id`,
          ]
    tables.push(`left join ${table} ${beside} on ${condition}`)
  }
  return tables.join(' ')
}

/** The alias of what stands beside a row. */
export function besideOf(row: string): string {
  return row.replace('t', 'f')
}

/** What is true of the rows an answer with these groups may show: their kind and the scope. */
export function scopeSql(resource: Resource, groups: ReadonlySet<string>, row: string): string[] {
  const scope = resource.binding.scope?.(row, groups) ?? null
  return scope === null ? kindSql(resource, row) : [...kindSql(resource, row), scope]
}

/** What is true of the rows that may be changed; the same as what an answer without groups shows, unless declared. */
export function writeScopeSql(resource: Resource, row: string): string[] {
  const { writeScope } = resource.binding
  return writeScope === undefined ? scopeSql(resource, new Set(), row) : [...kindSql(resource, row), writeScope(row)]
}

/** Tells this kind's rows from others in the same table. */
export function kindSql({ binding }: Resource, row: string): string[] {
  if (binding.kind === undefined) return []
  const [column, value] = binding.kind
  return [`${row}.${requiredColumn(binding.table, column)} = '${value}'`]
}

function selectList(context: Context): string {
  const { resource, row } = context
  return [`${row}.id`, `${row}.version`, ...fieldColumns(context, resource.contract.fields, '')].join(', ')
}

type Context = {
  resources: ResourceSet
  resource: Resource
  groups: ReadonlySet<string>
  maySeePurchase: boolean
  maySeePersonal: boolean
  row: string
}

function fieldColumns(context: Context, fields: Fields, prefix: string): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isShown(field.groups, context.groups)) return []
    const path = `${prefix}${name}`
    if (field.kind === 'object') return fieldColumns(context, field.fields ?? {}, `${path}.`)
    return columnsOf(context, path, field).map(([sql, key]) => `${sql} as "${key}"`)
  })
}

function columnsOf(context: Context, path: string, field: Field): [sql: string, key: string][] {
  const { resource, row } = context
  const isHidden = (field.isPurchase && !context.maySeePurchase) || (field.isPersonal && !context.maySeePersonal)
  if (isHidden) return hidden(path, field)
  const shown = resource.binding.shownAs?.[path]
  if (shown !== undefined) return [[shown(row, context.groups), path]]
  const computed = resource.binding.computed?.[path]
  const isPlain = field.kind !== 'money' && !(field.kind === 'link' && isExpanded(field, context.groups))
  if (computed !== undefined && isPlain) return [[computed(row), path]]
  if (field.kind === 'children') return [[childrenSql(context, path, field), path]]
  if (field.kind === 'links') return [[linksSql(context, path, field), path]]
  const column = computed?.(row) ?? at(row, placeOf(resource, path, field))
  if (field.kind === 'money') {
    return [
      [column, `${path}.cents`],
      [
        resource.binding.computed?.[`${path}.currency`]?.(row) ?? at(row, currencyPlaceOf(resource, path)),
        `${path}.currency`,
      ],
    ]
  }
  if (field.kind === 'link' && isExpanded(field, context.groups)) return [[linkedSql(context, column, field), path]]
  return [[column, path]]
}

/** A purchase figure or a personal field for who may not see any: its columns are not even read. What is kept as JSON is a list, shown empty. */
function hidden(path: string, field: Field): [sql: string, key: string][] {
  if (field.kind === 'money') return ['cents', 'currency'].map((part) => ['null', `${path}.${part}`])
  if (field.kind === 'json' && !field.nullable) return [[`'[]'::jsonb`, path]]
  return [[field.kind === 'text' && !field.nullable ? `''` : 'null', path]]
}

/** Whether the groups ask for the linked item itself. */
export function isExpanded(field: Field, groups: ReadonlySet<string>): boolean {
  return field.target?.contract !== undefined && isShown(field.target.groups, groups)
}

function targetOf(context: Context, path: string, field: Field): Resource {
  if (field.target === undefined) throw new TypeError(`${path} has no target`)
  const resource = resourceOf(context.resources, field.target.resource)
  // The field knows how much of it is asked for.
  return { ...resource, contract: field.target.contract ?? resource.contract }
}

function inner(row: string): string {
  return `t${Number(row.slice(1)) + 1}`
}

function linkedSql(context: Context, column: string, field: Field): string {
  const target = targetOf(context, column, field)
  const row = inner(context.row)
  const select = selectRowSql({ ...context, resource: target, row })
  return `(select row_to_json(x) from (${select} where ${row}.id = ${column}) x)`
}

function linksSql(context: Context, path: string, field: Field): string {
  const join = context.resource.binding.joins?.[path]
  if (join === undefined) throw new TypeError(`${context.resource.contract.name}.${path}: no join declared`)
  const own = requiredColumn(join.table, join.own)
  const other = requiredColumn(join.table, join.other)
  const from = `${tableSql(join.table)} j`
  if (!isExpanded(field, context.groups)) {
    const list = `coalesce(json_agg(j.${other} order by j.sort, j.id), '[]')`
    return `(select ${list} from ${from} where j.${own} = ${context.row}.id)`
  }
  const target = targetOf(context, path, field)
  const row = inner(context.row)
  const columns = selectList({ ...context, resource: target, row })
  const rows = `select ${columns} from ${from} join ${fromSql(target, row)} on ${row}.id = j.${other} where j.${own} = ${context.row}.id order by j.sort, j.id`
  return `(select coalesce(json_agg(x), '[]') from (${rows}) x)`
}

function childrenSql(context: Context, path: string, field: Field): string {
  const target = targetOf(context, path, field)
  const parent = context.resource.binding.parents?.[path]
  if (parent === undefined) throw new TypeError(`${context.resource.contract.name}.${path}: no parent column declared`)
  const row = inner(context.row)
  const of = parent.of === undefined ? 'id' : requiredColumn(context.resource.binding.table, parent.of)
  const conditions = [
    `${row}.${requiredColumn(target.binding.table, parent.column)} = ${context.row}.${of}`,
    ...(parent.where === undefined ? [] : [parent.where(row)]),
    ...scopeSql(target, context.groups, row),
  ]
  const order = target.binding.defaultOrder?.(row) ?? `${row}.id`
  const select = selectRowSql({ ...context, resource: target, row })
  return `(select coalesce(json_agg(x), '[]') from (${select} where ${conditions.join(' and ')} order by ${order}) x)`
}
