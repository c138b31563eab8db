import type { Field, Fields } from '@reisewerk/domain/contract/shape.ts'
import { getTableName } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import { currencyPlaceOf, placeOf } from './columns.ts'
import type { Resource, ResourceSet } from './resource.ts'

/* Which columns keep what not everybody may see: contracts say so at their fields, resources of their whole table. */

/** By table: columns of the database. */
type Columns = ReadonlyMap<string, ReadonlySet<string>>
type Hidden = { readonly purchase: Columns; readonly personal: Columns; readonly purchaseTables: ReadonlySet<string> }

const known = new WeakMap<ResourceSet, Hidden>()

function hiddenOf(resources: ResourceSet): Hidden {
  const found = known.get(resources)
  if (found !== undefined) return found
  const all = [...resources.values()]
  const hidden = {
    purchase: columnsWhere(all, ({ isPurchase }) => isPurchase),
    personal: columnsWhere(all, ({ isPersonal }) => isPersonal),
    purchaseTables: new Set(
      all.filter(({ binding }) => binding.isPurchase).flatMap(({ binding }) => tablesOf(binding).map(getTableName)),
    ),
  }
  known.set(resources, hidden)
  return hidden
}

const tablesOf = ({ table, extension }: Resource['binding']) => (extension === undefined ? [table] : [table, extension])

/** The columns that keep purchase figures, by their table. */
export function purchaseColumns(resources: ResourceSet): Columns {
  return hiddenOf(resources).purchase
}

/** Whether any of a table's columns keeps what the actor may not see: purchase figures, or what is told of people in confidence. */
export function hidesColumns(
  resources: ResourceSet,
  { maySeePurchase, maySeePersonal = false }: Actor,
  table: string,
  columns: readonly string[],
): boolean {
  const { purchase, personal, purchaseTables } = hiddenOf(resources)
  const isAmong = (kept: Columns) => columns.some((column) => kept.get(table)?.has(column) === true)
  if (!maySeePurchase && (purchaseTables.has(table) || isAmong(purchase))) return true
  return !maySeePersonal && isAmong(personal)
}

function columnsWhere(resources: readonly Resource[], isMeant: (field: Field) => boolean): Columns {
  const columns = new Map<string, Set<string>>()
  for (const resource of resources) {
    for (const [table, column] of keptIn(resource, resource.contract.fields, '', isMeant))
      columns.set(table, (columns.get(table) ?? new Set()).add(column.replaceAll('"', '')))
  }
  return columns
}

function keptIn(
  resource: Resource,
  fields: Fields,
  prefix: string,
  isMeant: (field: Field) => boolean,
): [table: string, column: string][] {
  const { table, extension, computed } = resource.binding
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${prefix}${name}`
    if (field.kind === 'object') return keptIn(resource, field.fields ?? {}, `${path}.`, isMeant)
    // What is computed or stands in lists is kept elsewhere.
    if (!isMeant(field) || computed?.[path] !== undefined || field.kind === 'children' || field.kind === 'links')
      return []
    const places = [placeOf(resource, path, field)]
    if (field.kind === 'money') places.push(currencyPlaceOf(resource, path))
    return places.map(({ column, inExtension }): [string, string] => [
      getTableName(inExtension && extension !== undefined ? extension : table),
      column,
    ])
  })
}
