import { germanDate } from '@reisewerk/domain/calendar-date.ts'
import { isShown } from '@reisewerk/domain/contract/groups.ts'
import { pluralOf } from '@reisewerk/domain/contract/plural.ts'
import type { Contract, Field, Fields } from '@reisewerk/domain/contract/shape.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import type { Actor } from '../actor.ts'
import type { Transaction } from '../database/transaction.ts'
import { ApiError } from '../errors.ts'
import type { Sheet, SheetCell, SheetColumn } from '../sheet/sheet.ts'
import { listItems } from './list.ts'
import { type ListQuery, refuseFields } from './list-query.ts'
import { isExpanded } from './read-sql.ts'
import type { CellsOfSheet, Desk, Resource } from './resource.ts'

/** More rows than a person can want in one file. */
export const mostRows = 20_000

/**
 * The filtered and sorted list of a resource as a sheet: a column for each field of its contract that has a word and that
 * the groups asked for show (LIST-04).
 * @param told fields that this file tells in other words than its contract
 * @throws ApiError 422 when the list is too long for one file
 */
export async function sheetOfList(
  trx: Transaction,
  resource: Resource,
  query: ListQuery,
  desk: Desk,
  told: CellsOfSheet = {},
): Promise<Sheet> {
  const { contract } = resource
  refuseFields(contract, query)
  const all = { ...query, page: 1, itemsPerPage: mostRows }
  const { items, total } = await listItems(trx, desk.resources, resource, all)
  if (total > mostRows) throw tooMany(total, contract)
  const columns = columnsOf(contract.fields, query.groups, trx.actor, { ...resource.binding.inSheet, ...told })
  return {
    name: `${pluralOf(contract.title)} ${germanDate(desk.today)}`,
    columns: columns.map(({ of: _, ...column }) => column),
    rows: items.map((item) => columns.map((column) => column.of(item))),
  }
}

const counts = new Intl.NumberFormat('de-DE')

export function tooMany(total: number, { title }: Pick<Contract, 'title'>): ApiError {
  const message = `Das sind ${counts.format(total)} ${pluralOf(title)}; eine Datei fasst höchstens ${counts.format(mostRows)}. Bitte mit Filtern eingrenzen.`
  return new ApiError(422, 'too_many_rows', message)
}

type Item = Readonly<Record<string, unknown>>
type Column = SheetColumn & { readonly of: (item: Item) => SheetCell }
const kindOf: Partial<Record<Field['kind'], SheetColumn['kind']>> = { day: 'date', integer: 'number', money: 'money' }
const widths: Partial<Record<Field['kind'], number>> = { text: 30, strings: 24, links: 30, link: 26, money: 14 }

function columnsOf(fields: Fields, groups: ReadonlySet<string>, actor: Actor, told: CellsOfSheet = {}): Column[] {
  return Object.entries(fields).flatMap(([name, field]): Column[] => {
    if (!isShown(field.groups, groups) || (field.isPurchase && !actor.maySeePurchase)) return []
    if (field.kind === 'object')
      return columnsOf(field.fields ?? {}, groups, actor).map((inner) => ({
        ...inner,
        of: (item) => inner.of((item[name] ?? {}) as Item), // the answer of an object
      }))
    const title = field.words.label
    const cell = title === undefined ? null : (told[name] ?? cellOf(field, groups))
    if (title === undefined || cell === null) return []
    // A number that is told in words is none.
    const kind = field.kind === 'integer' && told[name] !== undefined ? undefined : kindOf[field.kind]
    const column = {
      title,
      width: Math.max(widths[field.kind] ?? 12, title.length + 2),
      ...(kind && { kind }),
    }
    return [{ ...column, of: (item) => (item[name] == null ? null : cell(item[name], item)) }]
  })
}

type Cell = (value: unknown, item: Item) => SheetCell

/** How a value of the answer stands in a cell; null for what is no value of one cell. */
function cellOf(field: Field, groups: ReadonlySet<string>): Cell | null {
  const word = (key: unknown) => field.choices?.[String(key)]?.label ?? String(key)
  switch (field.kind) {
    case 'text':
    case 'choice':
    case 'instant':
    case 'localTime':
      return word
    case 'boolean':
      return (value) => (field.choices === undefined ? (value === true ? 'ja' : 'nein') : word(value))
    case 'integer':
    case 'coordinate':
      return Number
    case 'day':
      return (value) => dateOfWire(String(value))
    case 'money':
      return (value) => {
        const { amount, currency } = value as { amount: string; currency: string } // as every amount leaves the API
        return { value: Number(amount), currency }
      }
    case 'strings':
      return (value) => (value as readonly string[]).map(word).join(', ') || null // by its kind
    case 'link':
      return isExpanded(field, groups) ? nameOf : null
    case 'links':
      return isExpanded(field, groups) ? (value) => (value as unknown[]).map(nameOf).join(', ') || null : null // by its kind
    default:
      return null
  }
}

function nameOf(value: unknown): string {
  const { name, companyName, firstName, lastName } = value as Record<string, string | undefined> // an item that is linked
  return name ?? companyName ?? [firstName, lastName].filter(Boolean).join(' ')
}
