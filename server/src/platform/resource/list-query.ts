import { documentedGroups, groupsOf } from '@reisewerk/domain/contract/groups.ts'
import type { Contract, Field, Filter } from '@reisewerk/domain/contract/shape.ts'
import { groupNames } from '../endpoint/known-parameters.ts'
import { badRequest } from '../errors.ts'
import { withFieldsAsked } from './fields-asked.ts'

export type ListQuery = {
  /** What an answer holds: the contract, or no more of it than was asked for. */
  readonly answered: Contract
  readonly groups: ReadonlySet<string>
  readonly filters: readonly AskedFilter[]
  readonly order: readonly { name: string; descending: boolean }[]
  readonly search: string | null
  readonly page: number
  readonly itemsPerPage: number
}
export type AskedFilter = { readonly name: string; readonly operator: Operator; readonly values: readonly string[] }
export type Operator = 'in' | 'exists' | 'after' | 'before' | 'contains' | 'boolean'

export type Query = Readonly<Record<string, string | readonly string[] | undefined>>

export const defaultItemsPerPage = 30
const maxItemsPerPage = 500
/** No resource knows half as many. */
const maxGroups = 40

/** @throws ApiError 400 for an unknown group, filter, order or page, naming the known ones (design §2) */
export function readListQuery(contract: Contract, query: Query): ListQuery {
  const filters: AskedFilter[] = []
  const order: { name: string; descending: boolean }[] = []
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || controls.has(key)) continue
    const sorted = orderNameIn(contract, key)
    if (sorted !== null) order.push(readOrder(contract, sorted, listOf(value)[0] ?? ''))
    else filters.push(readFilter(contract, key, listOf(value)))
  }
  const groups = readGroups(contract, query)
  const fields = listOf(query._fields).join()
  return {
    answered: fields === '' ? contract : withFieldsAsked(contract, groups, fields),
    groups,
    filters,
    order,
    search: readSearch(contract, query),
    page: readNumber(query, ['_page', 'page'], 1, 1, 10_000_000),
    itemsPerPage: readNumber(
      query,
      ['_itemsPerPage', 'itemsPerPage'],
      contract.pageSize ?? defaultItemsPerPage,
      1,
      maxItemsPerPage,
    ),
  }
}

/** What a parameter sorts by, as `_order[…]` or `order[…]`: 'order[dueDate]' sorts, 'order[exists]' is a filter. */
function orderNameIn(contract: Contract, key: string): string | null {
  const [, prefix, name = ''] = /^(_?order)\[([\w.]+)\]$/.exec(key) ?? []
  if (prefix === undefined) return null
  return prefix === '_order' || contract.orderBy.includes(name) || contract.orderSynonyms?.[name] ? name : null
}

const controls = new Set([...groupNames, '_fields', '_search', '_page', 'page', '_itemsPerPage', 'itemsPerPage'])

/** @throws ApiError 400 for a group neither this resource nor the documents know */
export function readGroups(contract: Contract, query: Query): ReadonlySet<string> {
  const asked = groupNames
    .flatMap((name) => listOf(query[name]))
    .flatMap((value) => value.split(','))
    .filter((group) => group !== '')
  if (asked.length > maxGroups) throw badRequest(`Zu viele Gruppen; höchstens ${maxGroups} auf einmal.`)
  const known = groupsOf(contract)
  const unknown = asked.find((group) => !known.has(group) && !documentedGroups.has(group))
  if (unknown !== undefined) {
    throw badRequest(`Unbekannte Gruppe '${shown(unknown)}'. Bekannt sind: ${[...known].sort().join(', ') || 'keine'}.`)
  }
  return new Set(asked)
}

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : value
}

/** Foreign text in a message is cut, so that an answer cannot be blown up. */
function shown(text: string): string {
  return text.slice(0, 60)
}

function readFilter(contract: Contract, key: string, values: readonly string[]): AskedFilter {
  const [, plain = '', suffix = ''] = /^([^[\]]*)(?:\[(\w*)\])?$/.exec(key) ?? []
  // 'order' and 'order.id' mean the same; contracts name the latter.
  const name = Object.hasOwn(contract.filters, plain) ? plain : `${plain}.id`
  const kinds = Object.hasOwn(contract.filters, name) ? [contract.filters[name] as Filter].flat() : []
  const operator = kinds.map((kind) => operatorOf(kind, suffix)).find((found) => found !== null)
  if (operator === undefined || operator === null) {
    const known = Object.entries(contract.filters).flatMap(([filter, kind]) =>
      [kind].flat().map((k) => formOf(filter, k)),
    )
    throw badRequest(`Unbekannter Filter '${shown(key)}'. Bekannt sind: ${known.join(', ') || 'keine'}.`)
  }
  if (values.length > 500) throw badRequest(`Zu viele Werte im Filter '${shown(key)}'.`)
  return { name, operator, values }
}

function operatorOf(kind: Filter, suffix: string): Operator | null {
  if (kind === 'in' || kind === 'contains' || kind === 'boolean') return suffix === '' ? kind : null
  if (kind === 'exists') return suffix === 'exists' ? 'exists' : null
  return suffix === 'after' || suffix === 'before' ? suffix : null
}

function formOf(name: string, kind: Filter): string {
  if (kind === 'exists') return `${name}[exists]`
  if (kind === 'range') return `${name}[after], ${name}[before]`
  return kind === 'in' ? `${name}, ${name}[]` : name
}

function readOrder(contract: Contract, name: string, direction: string): { name: string; descending: boolean } {
  const column = contract.orderSynonyms?.[name] ?? name
  if (!contract.orderBy.includes(column)) {
    throw badRequest(`Nach '${shown(name)}' wird nicht sortiert. Möglich sind: ${contract.orderBy.join(', ')}.`)
  }
  if (direction !== 'asc' && direction !== 'desc') throw badRequest(`Die Sortierung ist 'asc' oder 'desc'.`)
  return { name: column, descending: direction === 'desc' }
}

function readSearch(contract: Contract, query: Query): string | null {
  const term = (listOf(query._search)[0] ?? '').trim()
  if (term === '') return null
  if (!contract.search) throw badRequest(`${contract.name} hat keine Suche.`)
  if (term.length > 200 || term.includes('\0')) throw badRequest('Der Suchbegriff ist zu lang oder ungültig.')
  return term
}

function readNumber(query: Query, names: readonly string[], fallback: number, min: number, max: number): number {
  const text = names.flatMap((name) => listOf(query[name]))[0]
  if (text === undefined) return fallback
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= min && value <= max)) throw badRequest(`${names[0]} ist eine Zahl von ${min} bis ${max}.`)
  return value
}

/** @throws ApiError 400 when fields were chosen where the columns are fixed: a file, or a drawing */
export function refuseFields(contract: Contract, { answered }: ListQuery): void {
  if (answered !== contract) throw badRequest('Hier stehen die Spalten fest; _fields gibt es nur für Listen.')
}

/** The field a filter or order name leads to: 'order.id' → field `order`, 'trip.name' → field `trip.name`. */
export function fieldAt(contract: Contract, name: string): { path: string; field: Field } | null {
  const parts = name.replace(/\.id$/, '').split('.')
  let fields = contract.fields
  for (const [index, part] of parts.entries()) {
    const field = Object.hasOwn(fields, part) ? fields[part] : undefined
    if (field === undefined) return null
    if (index === parts.length - 1) return { path: parts.join('.'), field }
    fields = field.fields ?? {}
  }
  return null
}
