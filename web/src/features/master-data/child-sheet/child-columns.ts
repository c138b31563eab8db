import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { choicesOf, labelOf } from '@reisewerk/domain/contract/words.ts'
import { currencies, decimalAmount, defaultCurrency, parseAmount, type WireMoney } from '@reisewerk/domain/money.ts'
import { dateOfWire, linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import type { Item } from '../../../form/field-value.ts'
import type { CellChoice, CellKind, CellValue, Known, SheetRow } from '../../../ui/sheet/sheet-column.ts'
import type { SavedColumn, Stored } from '../../../ui/sheet/typed-cells.ts'

/** A line of a sheet of entries; the last has no entry yet, only what was typed for the next. */
export type ChildLine = SheetRow & {
  readonly item: Item | null
  readonly begun: Readonly<Record<string, CellValue>>
}
export type ChildColumn = SavedColumn<ChildLine>

/** A field of the entries as a column; what is not told follows from the contract. */
export type ChildField = {
  readonly name: string
  readonly title?: string
  readonly width: number
  /** Choices where the contract has more than fit here. */
  readonly choices?: readonly CellChoice[]
  /** A number kept as text, for all its digits count: '11.4235' is read '11,4235'. */
  readonly isDecimal?: boolean
  /** What a typed text means, where its kind does not say it all; as it is sent. */
  readonly read?: (typed: string) => Known
}

/** Whose entry it is, for who works for several houses; it is fixed once the entry exists. */
export function houseFields(houses: readonly { readonly id: number; readonly shortName: string }[]): ChildField[] {
  if (houses.length < 2) return []
  const choices = houses.map(({ id, shortName }) => ({ value: linkTo('organisations', id), label: shortName }))
  return [{ name: 'organisationFilter', width: 90, choices }]
}

/** The columns of a sheet of entries; a price brings its currency along as a column of its own. */
export function childColumns(contract: Contract, fields: readonly ChildField[]): ChildColumn[] {
  return fields.flatMap((field) =>
    contract.fields[field.name]?.kind === 'money'
      ? [priceColumn(contract, field), currencyColumn(field.name)]
      : [plainColumn(contract, field)],
  )
}

const pleaseFillIn = 'Bitte ausfüllen'

function headOf(contract: Contract, { name, title, width }: ChildField): Pick<ChildColumn, 'key' | 'title' | 'width'> {
  return { key: name, title: title ?? labelOf(contract, name), width }
}

function kindOf(contract: Contract, { name, choices }: ChildField): CellKind<ChildLine> {
  if (choices !== undefined) return { is: 'choice', choices: () => choices }
  switch (contract.fields[name]?.kind) {
    case 'day':
      return { is: 'date' }
    case 'integer':
      return { is: 'number' }
    case 'choice':
      return { is: 'choice', choices: () => choicesOf(contract, name) }
    default:
      return { is: 'text' }
  }
}

function plainColumn(contract: Contract, field: ChildField): ChildColumn {
  const { name } = field
  const kind = kindOf(contract, field)
  const isRequired = contract.fields[name]?.required === true
  const isDay = kind.is === 'date'
  return {
    ...headOf(contract, field),
    kind,
    isRequired,
    ...(field.read !== undefined && { read: field.read }),
    value: (row) => {
      const shown = (value: string) => (field.isDecimal === true ? value.replace('.', ',') : value)
      if (row.item === null) {
        const begun = row.begun[name] ?? null
        return typeof begun === 'string' ? shown(begun) : begun
      }
      // Texts, numbers, days and keys of choices; the contract says which.
      const value = row.item[name] as string | number | null
      if (isDay && typeof value === 'string') return dateOfWire(value)
      return typeof value === 'string' ? shown(value) : value
    },
    missing: (row) =>
      isRequired && row.item === null && hasBegun(row) && row.begun[name] == null ? pleaseFillIn : null,
    change: (value) => ({ [name]: isDay && typeof value === 'string' ? wireOfDate(value) : emptied(kind, value) }),
  }
}

const emptied = (kind: CellKind<ChildLine>, value: CellValue) => (kind.is === 'text' ? (value ?? '') : value)

/** Whether anything was typed into the line of the next entry. */
const hasBegun = ({ begun }: Pick<ChildLine, 'begun'>) => Object.values(begun).some((value) => value != null)

function moneyIn(held: unknown): WireMoney | null {
  return (held ?? null) as WireMoney | null // the contract says so
}

const currencyOf = (row: ChildLine, name: string, held: unknown) =>
  moneyIn(held)?.currency ?? String(row.begun[`${name}.currency`] ?? defaultCurrency)

function priceColumn(contract: Contract, field: ChildField): ChildColumn {
  const { name } = field
  const isRequired = contract.fields[name]?.required === true
  return {
    ...headOf(contract, field),
    kind: { is: 'money' },
    isRequired,
    value: (row) => {
      if (row.item === null) return row.begun[name] ?? null
      const price = moneyIn(row.item[name])
      return price === null ? null : parseAmount(price.amount)
    },
    missing: (row) =>
      isRequired && row.item === null && hasBegun(row) && row.begun[name] == null ? pleaseFillIn : null,
    change: (value, row, stored: Stored) => ({
      [name]:
        typeof value === 'number'
          ? { amount: decimalAmount(value), currency: currencyOf(row, name, stored(name)) }
          : null,
    }),
  }
}

function currencyColumn(name: string): ChildColumn {
  return {
    key: `${name}.currency`,
    title: 'Währung',
    width: 76,
    kind: { is: 'choice', choices: () => currencies.map((value) => ({ value, label: value })) },
    isRequired: true,
    value: (row) => currencyOf(row, name, row.item?.[name]),
    lock: (row) => (row.item !== null && row.item[name] == null ? 'Zuerst den Preis eingeben' : null),
    change: (value, row, stored: Stored) => {
      const price = moneyIn(stored(name))
      // Without a price it is kept with what was begun, and goes with it.
      return price === null ? {} : { [name]: { amount: price.amount, currency: value ?? currencyOf(row, name, price) } }
    },
  }
}

/** The body of the entry that was begun; null as long as something it needs is missing. */
export function bodyOf(columns: readonly ChildColumn[], line: ChildLine): Record<string, unknown> | null {
  if (columns.some(({ isRequired, value }) => isRequired && value(line) === null)) return null
  const body: Record<string, unknown> = {}
  for (const column of columns) {
    if (line.begun[column.key] == null) continue
    Object.assign(
      body,
      column.change(column.value(line), line, (path) => body[path]),
    )
  }
  return body
}
