import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { isPurchaseAt, labelAt } from '@reisewerk/domain/contract/words.ts'
import { atClock, clockIn } from '@reisewerk/domain/itinerary/clock-time.ts'
import { serviceContracts } from '@reisewerk/domain/itinerary/service-contracts.ts'
import { decimalAmount, parseAmount } from '@reisewerk/domain/money.ts'
import { hotelContract } from '@reisewerk/domain/partners/provider.contract.ts'
import { requestContracts } from '@reisewerk/domain/requests/request-contracts.ts'
import { dateOfWire, idOf, linkTo, localTimeOfWire, wireOfDate, wireOfLocalTime } from '@reisewerk/domain/wire.ts'
import type { ReactNode } from 'react'
import { amount } from '../../lib/format.ts'
import { checkInClock } from '../../lib/moments.ts'
import type { CellChoice, CellKind, CellValue, SheetColumn } from '../../ui/sheet/sheet-column.ts'
import type { SavedColumn } from '../../ui/sheet/typed-cells.ts'
import { type DrawerRow, type FieldOf, rawOf } from './rows.ts'

/** A cell of a request, of its service, or of whom it asks. */
export type DrawerColumn = SavedColumn<DrawerRow> & { readonly of: FieldOf }

type Common = Pick<SheetColumn<DrawerRow>, 'width'> &
  Partial<
    Pick<SheetColumn<DrawerRow>, 'title' | 'fullTitle' | 'group' | 'isPinned' | 'isRequired' | 'lock' | 'key'>
  > & {
    path: string
    of?: FieldOf
    /** Stands in a narrow head in place of the field's word. */
    short?: string
  }

/** Those that are there for whoever looks. @param seesPurchase whether they may see what services cost */
export function seenColumns<Column extends { isPurchase?: boolean }>(
  columns: readonly Column[],
  seesPurchase: boolean,
): Column[] {
  return columns.filter(({ isPurchase }) => seesPurchase || isPurchase !== true)
}

function base({ path, of = 'request', key = `${of}.${path}`, short, ...rest }: Common) {
  const { word, isPurchase } = fieldIn(of, path)
  const head = short === undefined ? { title: word } : { title: short, fullTitle: word }
  return { ...head, ...rest, key, of, ...(isPurchase && { isPurchase }), raw: (row: DrawerRow) => rawOf(row, of, path) }
}

const contracts = {
  request: Object.values<Contract>(requestContracts),
  service: Object.values<Contract>(serviceContracts),
  provider: [hotelContract],
}

/** What the first kind that has the field says of it. */
function fieldIn(of: FieldOf, path: string): { word: string; isPurchase: boolean } {
  for (const contract of contracts[of]) {
    const word = labelAt(contract, path)
    if (word !== null) return { word, isPurchase: isPurchaseAt(contract, path) }
  }
  throw new TypeError(`no ${of} has a field '${path}'`)
}

export function text({ isMultiline = false, ...options }: Common & { isMultiline?: boolean }): DrawerColumn {
  const { raw, ...column } = base(options)
  return {
    ...column,
    kind: { is: 'text', isMultiline },
    value: (row) => String(raw(row) ?? ''),
    change: (value) => ({ [options.path]: value ?? '' }),
  }
}

/** A count; an emptied one counts as none. */
export function number(options: Common): DrawerColumn {
  const { raw, ...column } = base(options)
  return {
    ...column,
    kind: { is: 'number' },
    value: (row) => numberOf(raw(row)),
    change: (value) => ({ [options.path]: value ?? 0 }),
  }
}

export function money(options: Common): DrawerColumn {
  const { raw, ...column } = base(options)
  return {
    ...column,
    kind: { is: 'money' },
    value: (row) => centsOf(raw(row)),
    draw: (row) => drawnPrice(raw(row), row),
    change: (value, row, stored) => ({ [options.path]: moneyFrom(value, row, stored(options.path)) }),
  }
}

/** The day of a moment; the clock time stays, unless only days count, as with hotel stays (001 §5). */
export function date({ atMidnight = false, ...options }: Common & { atMidnight?: boolean }): DrawerColumn {
  const { raw, ...column } = base(options)
  return {
    ...column,
    key: `${column.key}.date`,
    kind: { is: 'date' },
    value: (row) => dateFrom(raw(row)),
    change: (value, _row, stored) => {
      const time = atMidnight ? null : timeFrom(stored(options.path))
      return { [options.path]: value === null ? null : momentOf(String(value), time) }
    },
  }
}

/** The clock time of a moment; without a day of its own it is that of the start (001 §5). */
export function time(options: Common): DrawerColumn {
  const { raw, ...column } = base(options)
  return {
    ...column,
    key: `${column.key}.time`,
    kind: { is: 'time' },
    value: (row) => (options.path === 'checkInAt' ? checkInFrom(raw(row)) : timeFrom(raw(row))),
    change: (value, row, stored) => {
      const day = dateFrom(stored(options.path)) ?? dateFrom(stored('startAt')) ?? row.date
      const isGone = value === null && options.path === 'checkInAt'
      return { [options.path]: isGone ? null : momentOf(day, value === null ? null : String(value)) }
    },
  }
}

/** The deadline of an option: set it is open again, emptied it is sent as an empty value (001 §4). */
export function optionDate(): DrawerColumn {
  const path = 'optionTodo.dueDate'
  const { raw, ...column } = base({ short: 'Option', width: 72, path })
  return {
    ...column,
    kind: { is: 'date' },
    value: (row) => dateFrom(raw(row)),
    change: (value) =>
      value === null ? { [path]: '' } : { [path]: wireOfDate(String(value)), 'optionTodo.status': 'open' },
  }
}

type ChoiceOptions = Common & { choices: readonly CellChoice[]; draw?: (key: string, row: DrawerRow) => ReactNode }

export function choice({ choices, draw, ...options }: ChoiceOptions): DrawerColumn {
  const { raw, ...column } = base(options)
  return {
    ...column,
    isRequired: options.isRequired ?? true,
    kind: { is: 'choice', choices: () => choices, draw },
    value: (row) => String(raw(row) ?? ''),
    change: (value) => ({ [options.path]: value }),
  }
}

const yesNo = [
  { value: 'true', label: 'ja' },
  { value: 'false', label: 'nein' },
]

export function yesOrNo(options: Common): DrawerColumn {
  return { ...choice({ ...options, choices: yesNo }), change: (value) => ({ [options.path]: value === 'true' }) }
}

export type Names = (link: string) => string | undefined
type LookupKind = Extract<CellKind<DrawerRow>, { is: 'lookup' }>
type LookupOptions = Common & {
  resource: string
  lookup: LookupKind
  names: Names
  /** Where the chosen one stands with its name, if the answer holds it. */
  shownAt?: string
}

/** Another item: kept as a link, shown by its name, searched on the server. */
export function lookup({ resource, lookup: kind, names, shownAt, ...options }: LookupOptions): DrawerColumn {
  const { raw: _raw, ...column } = base(options)
  return {
    ...column,
    kind,
    value: (row) => chosen(rawOf(row, column.of, shownAt ?? options.path), names),
    change: (value) => ({
      [options.path]: typeof value === 'object' && value !== null ? linkTo(resource, Number(value.value)) : null,
    }),
  }
}

export function fixed(
  options: Pick<DrawerColumn, 'key' | 'title' | 'width'>,
  value: DrawerColumn['value'],
  reason: string,
): DrawerColumn {
  const is = options.key === 'day' ? 'number' : 'text'
  return { ...options, of: 'service', kind: { is }, value, lock: () => reason, change: () => ({}) }
}

function chosen(raw: unknown, names: Names): CellChoice | null {
  if (typeof raw === 'string') return { value: String(idOf(raw)), label: names(raw) ?? '…' }
  // What a group expands has a name.
  const item = raw as { id: number; name: string } | null | undefined
  return item == null ? null : { value: String(item.id), label: item.name }
}

export function numberOf(raw: unknown): number | null {
  return typeof raw === 'number' ? raw : null
}

export function centsOf(raw: unknown): number | null {
  // Money on the wire has an amount.
  const amount = (raw as { amount?: string } | null | undefined)?.amount
  return amount === undefined ? null : parseAmount(amount)
}

/** A price as its cell shows it: the head names the currency of the trip, so another one stands beside the amount. */
export function drawnPrice(raw: unknown, { currency }: DrawerRow, cents = centsOf(raw)): string | null {
  if (cents === null) return null
  // Money on the wire has a currency.
  const own = (raw as { currency?: string } | null | undefined)?.currency ?? currency
  return own === currency ? amount(cents) : `${amount(cents)}\u00a0${own}`
}

/** A price stays in the currency it is in; a first one is in that of the trip. */
export function moneyFrom(value: CellValue, row: DrawerRow, stored: unknown) {
  // Money on the wire has a currency.
  const currency = (stored as { currency?: string } | null | undefined)?.currency ?? row.currency
  return typeof value === 'number' ? { amount: decimalAmount(value), currency } : null
}

function dateFrom(raw: unknown): CalendarDate | null {
  return typeof raw === 'string' ? dateOfWire(raw) : null
}

function timeFrom(raw: unknown): string | null {
  return typeof raw === 'string' ? clockIn(localTimeOfWire(raw)) : null
}

function checkInFrom(raw: unknown): string | null {
  return typeof raw === 'string' ? checkInClock(raw) : null
}

function momentOf(day: CalendarDate, clock: string | null): string {
  return wireOfLocalTime(atClock(day, clock))
}
