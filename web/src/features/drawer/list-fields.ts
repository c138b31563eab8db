import type { ByPath } from '../../lib/saving/field-paths.ts'
import type { Stored } from '../../ui/sheet/typed-cells.ts'
import { centsOf, type DrawerColumn, drawnPrice, moneyFrom, numberOf } from './fields.ts'
import { type DrawerRow, rawOf } from './rows.ts'

/** Cells that are part of a list: the amounts of one size and type of cabin, the price of one kind of item. */

export type CabinList = 'singleCabins' | 'doubleCabins' | 'otherCabins'
/** Cabins of one size and type; `code` as the trade writes it: DKI, EKA (001 §9). */
export type CabinSort = {
  readonly list: CabinList
  readonly persons: number
  readonly type: string
  readonly code: string
  /** One of its prices is in another currency than the trip's, which stands beside it. */
  readonly isForeign?: boolean
}
type Cabin = { id?: number; type: { persons: number; type: string } } & Record<string, unknown>

const isSort =
  ({ persons, type }: CabinSort) =>
  (cabin: Cabin) =>
    cabin.type.persons === persons && cabin.type.type === type

export const reserved = { title: 'Res.', fullTitle: 'Reserviert' } as const
export const extraReserved = { title: 'RL', fullTitle: 'Zusätzlich reserviert' } as const

/** Reserved, additionally reserved (RL) and price, below the code of the cabins. @param sign that of the trip's currency */
export function cabinColumns(sort: CabinSort, sign: string): DrawerColumn[] {
  return [
    cabinAmount(sort, 'reservedAmount', { ...reserved, width: 42 }),
    cabinAmount(sort, 'extraReservedAmount', { ...extraReserved, width: 30 }),
    {
      ...cabinCell(sort, 'price', { title: `Preis ${sign}`, width: sort.isForeign === true ? 112 : 86 }),
      isPurchase: true,
      kind: { is: 'money' },
      value: (row) => centsOf(priceOf(sort, row)),
      draw: (row) => drawnPrice(priceOf(sort, row), row),
      change: (value, row, stored) => {
        const list = stored(pathOf(sort))
        return changed(sort, list, { price: moneyFrom(value, row, cabinsOf(list).find(isSort(sort))?.price) })
      },
    },
  ]
}

/** Whether a request prices these cabins in another currency than its trip's. */
export function isForeign(sort: CabinSort, row: DrawerRow): boolean {
  // Money on the wire has a currency.
  const currency = (priceOf(sort, row) as { currency?: string } | null | undefined)?.currency
  return currency !== undefined && currency !== row.currency
}

function priceOf(sort: CabinSort, row: DrawerRow): unknown {
  return cabinsOf(rawOf(row, 'request', pathOf(sort))).find(isSort(sort))?.price
}

type Head = Pick<DrawerColumn, 'title' | 'fullTitle' | 'width'>

function cabinAmount(sort: CabinSort, field: string, head: Head): DrawerColumn {
  return {
    ...cabinCell(sort, field, head),
    kind: { is: 'number' },
    value: (row) => numberOf(cabinsOf(rawOf(row, 'request', pathOf(sort))).find(isSort(sort))?.[field]),
    change: (value, _row, stored) => changed(sort, stored(pathOf(sort)), { [field]: value ?? 0 }),
  }
}

function cabinCell(sort: CabinSort, field: string, head: Head) {
  const { list, persons, type, code } = sort
  const part: DrawerColumn['part'] = (changed, _stored, unsent) => cabinPart(sort, field, changed, unsent)
  return { key: `${list}.${persons}.${type}.${field}`, ...head, group: code, of: 'request', part } as const
}

/** The one amount of the one sort of cabin, with what else of the list is on its way: the server keeps the rest (001 §7). */
function cabinPart(sort: CabinSort, field: string, changed: ByPath, unsent: Stored): ByPath {
  const path = pathOf(sort)
  const isIt = isSort(sort)
  const underWay = cabinsOf(unsent(path))
  const value = cabinsOf(changed[path]).find(isIt)?.[field]
  const type = { persons: sort.persons, type: sort.type }
  return { [path]: [...underWay.filter((cabin) => !isIt(cabin)), { ...underWay.find(isIt), type, [field]: value }] }
}

const pathOf = ({ list }: CabinSort) => `contingent.${list}`

/** The whole list, as the line shows it from now on. */
function changed(sort: CabinSort, raw: unknown, part: Record<string, unknown>) {
  const cabins = cabinsOf(raw).map(asSent)
  const has = cabins.some(isSort(sort))
  const next = has
    ? cabins.map((cabin) => (isSort(sort)(cabin) ? { ...cabin, ...part } : cabin))
    : [...cabins, { type: { persons: sort.persons, type: sort.type }, ...part }]
  return { [pathOf(sort)]: next }
}

export function cabinsOf(raw: unknown): Cabin[] {
  // The contract says what a list of cabins holds.
  return Array.isArray(raw) ? (raw as Cabin[]) : []
}

/** An entry without what only the server says. */
export function asSent<Entry extends object>(entry: Entry): Entry {
  const { version: _version, ...rest } = entry as Entry & { version?: unknown; price?: unknown }
  const price = rest.price as { amount: string; currency: string } | null | undefined
  // The rest of an entry is what the contract takes.
  return { ...rest, ...(price == null ? {} : { price: { amount: price.amount, currency: price.currency } }) } as Entry
}
