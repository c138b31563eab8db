import { Switch } from '@mantine/core'
import { extraTypes } from '@reisewerk/domain/calculation/price.contract.ts'
import { sizeHasPrice } from '@reisewerk/domain/calculation/price-rules.ts'
import { IconArrowUp, IconEye, IconEyeOff, IconMinus, IconPlus, IconTrash } from '@tabler/icons-react'
import { amount, count, currencySign } from '../../lib/format.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import onPage from '../../ui/layout/sheet-on-page.module.css'
import type { CellValue, Known } from '../../ui/sheet/sheet-column.ts'
import type { SavedColumn } from '../../ui/sheet/typed-cells.ts'
import classes from './calculation.module.css'
import { marginColumns } from './margin/margin-columns.tsx'
import type { PriceLine } from './price-lines.ts'
import { moneyFrom, moneyOf, priceValue } from './price-records.ts'
import { readPrice } from './read-price.ts'

export type PriceColumn = SavedColumn<PriceLine>
/** What pressed cells do. */
export type PriceActions = {
  readonly onToggle: (row: PriceLine, column: PriceColumn, to: string) => void
  readonly onUp: (row: PriceLine) => void
  readonly onRemove: (row: PriceLine) => void
  readonly onBegin: () => void
  /** An extra becomes a discount, a discount an extra. */
  readonly onSign: (row: PriceLine) => void
  /** Takes the price that keeps the target. */
  readonly onSuggest: (row: PriceLine) => void
}
export type Sheets = 'double' | 'single' | 'services' | 'items' | 'extras'

/** The columns of a price sheet; each sort has those it needs (002 §2, §3). */
export function priceColumns(
  sort: Sheets,
  currency: string,
  hasMargins: boolean,
  actions: PriceActions,
): PriceColumn[] {
  const isTier = sort === 'double' || sort === 'single'
  const costs = hasMargins && (isTier || sort === 'services')
  return [
    visibility(actions),
    order(actions),
    ...(sort === 'extras' ? [sign(actions)] : []),
    sort === 'extras' ? extraName : name,
    ...(isTier ? [tier(sort)] : []),
    ...(sort === 'extras' ? [extraType, extraQuantity] : []),
    price(sort, currency),
    ...(costs ? marginColumns(isTier, currency, actions.onSuggest) : []),
    quantity,
    // Beside cost and margin it has room for its amount, and for the reason of a zero on pointing at it.
    { ...total(currency), ...(costs && { width: 108 }) },
    freePlaces(actions),
    tool(sort, actions),
  ]
}

const text = { is: 'text' } as const
const pleaseFillIn = 'Bitte ausfüllen'

/** What is only shown, or pressed. */
function shown(
  head: Pick<PriceColumn, 'key' | 'title' | 'width'> & Partial<PriceColumn>,
  value: (row: PriceLine) => CellValue,
): PriceColumn {
  return { kind: text, lock: () => 'Das wird berechnet.', change: () => ({}), ...head, value }
}

function storedIn({ record }: PriceLine, field: string): CellValue {
  // Texts, numbers and keys of choices; the contract says which.
  return (record?.item[field] ?? null) as CellValue
}

/** Hidden rows count 0 (002 §4); what is charged on top of a service toggles between that and included. */
function nextVisibility({ record }: PriceLine): string {
  const info = record?.item.info as { status?: string } | null | undefined
  const isOnTop = record?.contract.name === 'request_item_prices' && info?.status === 'additional'
  const [one, other] = isOnTop ? ['additional', 'included'] : ['included', 'not_included']
  return record?.item.billingType === one ? other : one
}

const visibilityWords: Readonly<Record<string, string>> = {
  included: 'sichtbar',
  additional: 'zusätzlich',
  not_included: 'ausgeblendet',
}

const visibilities = Object.entries(visibilityWords).map(([value, word]) => ({ value, word }))

function visibility({ onToggle }: PriceActions): PriceColumn {
  const column: PriceColumn = {
    ...shown({ key: 'billingType', title: '', fullTitle: 'Sichtbarkeit', width: 36 }, (row) =>
      row.isFirst ? storedIn(row, 'billingType') : null,
    ),
    words: visibilities,
    lock: () => 'Leertaste: zeigen oder ausblenden',
    press: (row) => row.isFirst && row.record !== null && onToggle(row, column, nextVisibility(row)),
    change: (value) => ({ billingType: value }),
    draw: (row) => {
      if (!row.isFirst || row.record === null) return null
      const to = nextVisibility(row)
      const Eye = row.record.item.billingType === 'not_included' ? IconEyeOff : IconEye
      return (
        <span className={onPage.tools}>
          <IconButton
            size={24}
            tabIndex={-1}
            icon={Eye}
            label={`${row.name}: ${visibilityWords[row.record.item.billingType]}, auf ${visibilityWords[to]} setzen`}
            onClick={() => onToggle(row, column, to)}
          />
        </span>
      )
    },
  }
  return column
}

function order({ onUp }: PriceActions): PriceColumn {
  return {
    ...shown({ key: 'order', title: '', fullTitle: 'Nach oben', width: 32 }, () => null),
    lock: () => 'Leertaste: eine Zeile höher',
    press: onUp,
    draw: (row) =>
      row.isFirst && row.record !== null ? (
        <span className={onPage.tools}>
          <IconButton
            size={24}
            tabIndex={-1}
            icon={IconArrowUp}
            label={`${row.name} nach oben`}
            onClick={() => onUp(row)}
          />
        </span>
      ) : null,
  }
}

function sign({ onSign }: PriceActions): PriceColumn {
  return {
    ...shown({ key: 'sign', title: '', fullTitle: 'Aufpreis oder Rabatt', width: 32 }, (row) =>
      row.isDiscount === true ? 'Rabatt' : 'Aufpreis',
    ),
    lock: () => 'Leertaste: Aufpreis oder Rabatt',
    press: onSign,
    draw: (row) => (
      <span className={onPage.tools}>
        <IconButton
          size={24}
          tabIndex={-1}
          icon={row.isDiscount === true ? IconMinus : IconPlus}
          label={`${row.name === '' ? 'Neues Extra' : row.name}: ${row.isDiscount === true ? 'Rabatt, zum Aufpreis' : 'Aufpreis, zum Rabatt'} machen`}
          onClick={() => onSign(row)}
        />
      </span>
    ),
  }
}

const name: PriceColumn = {
  ...shown({ key: 'name', title: 'Preis', width: 250, isPinned: false, grows: true }, (row) => row.name),
  draw: (row) => (
    <span className={classes.name}>
      <span className={classes.named} data-applies={row.isInForce || undefined}>
        {row.name}
      </span>
      {row.isInForce && row.isFirst && <span className={classes.applies}>gilt</span>}
      {row.record?.item.isWithoutService === true && <span className={classes.note}>ohne Leistung</span>}
      {row.record === null && <span className={classes.note}>neu</span>}
    </span>
  ),
}

function tier(sort: 'double' | 'single'): PriceColumn {
  return {
    key: 'numberOfPersons',
    title: sort === 'double' ? 'ab Pax' : 'bis EZ',
    width: 76,
    kind: { is: 'number' },
    asks: true,
    value: sizeIn,
    read: (typed, row) => readSize(typed, row.taken ?? []),
    missing: (row) => (row.begun?.price != null && sizeIn(row) === null ? pleaseFillIn : null),
    change: (value) => ({ numberOfPersons: value }),
  }
}

function sizeIn({ record, begun }: PriceLine): number | null {
  // The contract says what a tier counts by.
  return ((record === null ? begun?.numberOfPersons : record.item.numberOfPersons) ?? null) as number | null
}

/** '25', 'ab 25 Pax', 'bis 6 EZ'. @param taken sizes that have a price already */
export function readSize(typed: string, taken: readonly number[]): Known {
  const digits = /^(?:ab|bis)?\s*(\d{1,6})\s*(?:pax|ez)?$/i.exec(typed.trim())?.[1]
  const value = Number(digits ?? 0)
  if (value < 1 || value > 999) return { problem: 'Bitte eine Zahl von 1 bis 999 eingeben' }
  return taken.includes(value) ? { problem: sizeHasPrice } : { value }
}

const extraName: PriceColumn = {
  ...name,
  key: 'name',
  title: 'Name',
  fullTitle: 'Name des Extras',
  // As quoted in 002 §5.
  placeholder: "Extra's Name",
  kind: text,
  isRequired: true,
  value: (row) => (row.record === null ? (row.begun?.name ?? '') : storedIn(row, 'name')),
  lock: () => null,
  draw: (row) =>
    row.record !== null || row.begun?.name != null ? (
      String(row.record?.item.name ?? row.begun?.name)
    ) : (
      <span className={classes.note}>Extra's Name</span>
    ),
  change: (value) => ({ name: value ?? '' }),
}

const extraType: PriceColumn = {
  key: 'type',
  title: 'Menge je',
  width: 110,
  kind: {
    is: 'choice',
    choices: () => Object.entries(extraTypes).map(([value, { label }]) => ({ value, label })),
  },
  isRequired: true,
  value: (row) => (row.record === null ? (row.begun?.type ?? 'per_group') : storedIn(row, 'type')),
  change: (value) => ({ type: value }),
}

const extraQuantity: PriceColumn = {
  key: 'quantity',
  asks: true,
  title: 'Anzahl',
  width: 72,
  kind: { is: 'number' },
  value: (row) => {
    const type = row.record?.item.type ?? row.begun?.type
    if (type !== 'custom') return null
    return row.record === null ? (row.begun?.quantity ?? null) : storedIn(row, 'quantity')
  },
  lock: (row) =>
    (row.record?.item.type ?? row.begun?.type) === 'custom' ? null : 'Eine Anzahl gilt nur bei „nach Anzahl“.',
  change: (value) => ({ quantity: value ?? 0 }),
}

function price(sort: Sheets, currency: string): PriceColumn {
  const mayBeNegative = sort === 'extras' || sort === 'services'
  return {
    key: 'price',
    asks: true,
    title: `Verkauf ${currencySign(currency)}`,
    width: 116,
    // Discounts are extras, and a room for three may cost less than the package.
    kind: { is: 'money', mayBeNegative },
    read: (typed, row) => {
      const read = readPrice(typed, currency, mayBeNegative)
      const isMeantBelow = row.isDiscount === true && !typed.trim().startsWith('+')
      const isTurned = isMeantBelow && 'value' in read && typeof read.value === 'number' && read.value > 0
      return isTurned ? { value: -Number(read.value) } : read
    },
    value: (row) =>
      row.record === null ? (row.begun?.price ?? null) : priceValue(moneyOf(row.record, row.field), currency),
    missing: ({ begun }) => (begun?.numberOfPersons != null && begun.price == null ? pleaseFillIn : null),
    change: (value, row) => {
      const money = moneyFrom(value, currency)
      return { [row.field]: money === null ? null : { amount: money.amount, currency: money.currency } }
    },
  }
}

const quantity: PriceColumn = {
  ...shown({ key: 'count', title: 'Menge', width: 70, kind: { is: 'number' } }, ({ isFirst, line }) =>
    isFirst && line !== null && line.quantity > 0 ? line.quantity : null,
  ),
  draw: ({ isFirst, line }) => (isFirst && line !== null ? (line.quantity > 0 ? count(line.quantity) : '–') : null),
}

function total(currency: string): PriceColumn {
  return {
    ...shown(
      { key: 'total', title: `Gesamt ${currencySign(currency)}`, width: 170, kind: { is: 'money' } },
      ({ isFirst, line }) => (isFirst && line !== null ? line.cents : null),
    ),
    lock: ({ line }) => (line === null ? '' : (line.reason ?? partsOf(line.parts))),
    draw: ({ isFirst, line }) => {
      if (!isFirst || line === null) return null
      if (line.reason !== null) return <span className={classes.reason}>{line.reason}</span>
      return (
        <strong className={classes.total} title={partsOf(line.parts)}>
          {amount(line.cents)}
        </strong>
      )
    },
  }
}

/** '36 × 80,00 + 4 × 110,00' */
export function partsOf(parts: readonly { quantity: number; unitCents: number }[]): string {
  return parts.map(({ quantity: times, unitCents }) => `${count(times)} × ${amount(unitCents)}`).join(' + ')
}

/** Who travels free pays the supplement of another room or cabin all the same (money.md §2). */
function mayBeFree({ isFirst, record, line }: PriceLine): boolean {
  return isFirst && record !== null && line?.section !== 'supplements'
}

const takesFree = [
  { value: 'true', word: 'abgezogen' },
  { value: 'false', word: 'nicht abgezogen' },
]

function freePlaces({ onToggle }: PriceActions): PriceColumn {
  const column: PriceColumn = {
    ...shown({ key: 'hasFreeplaces', title: 'Freiplätze', width: 84 }, (row) =>
      mayBeFree(row) ? String(row.record?.item.hasFreeplaces) : null,
    ),
    words: takesFree,
    lock: () => 'Leertaste: Freiplätze abziehen oder nicht',
    press: (row) => mayBeFree(row) && onToggle(row, column, String(row.record?.item.hasFreeplaces !== true)),
    change: (value) => ({ hasFreeplaces: value === 'true' }),
    draw: (row) =>
      mayBeFree(row) ? (
        <span className={onPage.tools}>
          <Switch
            size="xs"
            tabIndex={-1}
            checked={row.record?.item.hasFreeplaces === true}
            aria-label={`Freiplätze bei ${row.name}`}
            onChange={(event) => onToggle(row, column, String(event.currentTarget.checked))}
          />
        </span>
      ) : null,
  }
  return column
}

const added: Readonly<Record<Sheets, string>> = {
  double: 'Paketpreis hinzufügen',
  single: 'Einzelzimmerpreis hinzufügen',
  services: '',
  items: '',
  extras: 'Extra hinzufügen',
}

/** Tiers and extras can go, rows of services only once these have gone. */
function mayGo({ record, line }: PriceLine): boolean {
  if (record === null || line === null) return false
  return line.section === 'package' || line.section === 'extras' || record.item.isWithoutService === true
}

function tool(sort: Sheets, { onRemove, onBegin }: PriceActions): PriceColumn {
  return {
    ...shown({ key: 'tool', title: '', fullTitle: 'Löschen', width: 40 }, () => null),
    lock: (row) => (mayGo(row) ? 'Strg+Entf: löschen' : ''),
    press: (row) => (row.record === null ? onBegin() : mayGo(row) && onRemove(row)),
    draw: (row) => {
      if (row.record !== null && (!row.isFirst || !mayGo(row))) return null
      const [icon, label] = row.record === null ? [IconPlus, added[sort]] : [IconTrash, `${row.name} löschen`]
      return (
        <span className={onPage.tools}>
          <IconButton
            size={24}
            tabIndex={-1}
            icon={icon}
            label={label}
            onClick={() => (row.record === null ? onBegin() : onRemove(row))}
          />
        </span>
      )
    },
  }
}
