import type { CalculationItem } from '@reisewerk/domain/calculation/given.ts'
import {
  contingentPriceContract,
  extraPriceContract,
  servicePriceContracts,
} from '@reisewerk/domain/calculation/price.contract.ts'
import type { PriceRow } from '@reisewerk/domain/calculation/price-row.ts'
import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { labelOf } from '@reisewerk/domain/contract/words.ts'
import { decimalAmount, formatMoney, parseAmount, type WireMoney } from '@reisewerk/domain/money.ts'
import { requestItemPriceContract } from '@reisewerk/domain/requests/request-fields.contract.ts'
import { requestedKinds, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import type { CellValue, RowMarks } from '../../ui/sheet/sheet-column.ts'

type RowList = {
  readonly name: string
  readonly kind: string
  readonly contract: Contract
  readonly prices: readonly string[]
}

/** The lists of a calculation, each with what its rows are called by the engine and which prices they hold. */
const lists: readonly RowList[] = [
  { name: 'contingentPrices', kind: 'contingent', contract: contingentPriceContract },
  ...requestedKinds.map((kind) => ({
    ...{ name: serviceKinds[kind].asked.priceList, kind, contract: servicePriceContracts[kind] },
  })),
  { name: 'extraPrices', kind: 'extra', contract: extraPriceContract },
  { name: 'itemPrices', kind: 'item', contract: requestItemPriceContract },
].map((list) => ({ ...list, prices: pricesIn(list) }))

/** What is sold by: what a request asks for costs as well. */
function pricesIn({ contract }: Pick<RowList, 'contract'>): string[] {
  return Object.keys(contract.fields).filter(
    (name) => contract.fields[name]?.kind === 'money' && /sellPrice$/i.test(name),
  )
}

function itemsOf(calculation: CalculationItem, { name }: RowList): readonly PriceItem[] {
  // The lists are those of its contract.
  return calculation[name as keyof CalculationItem] as unknown as readonly PriceItem[]
}

/** What every row of a calculation has; its prices stand under the names its contract gives them. */
export type PriceItem = {
  readonly id: number
  readonly version: number
  readonly billingType: string
  readonly hasFreeplaces: boolean
} & Readonly<Record<string, unknown>>

export type PriceRecord = {
  /** 'hotel-3', as the engine names its line. */
  readonly key: string
  readonly contract: Contract
  readonly item: PriceItem
  readonly prices: readonly string[]
}

/** @returns every row by its key */
export function recordsOf(calculation: CalculationItem): ReadonlyMap<string, PriceRecord> {
  return new Map(
    lists.flatMap((list) =>
      itemsOf(calculation, list).map((item): [string, PriceRecord] => {
        const { kind, contract, prices } = list
        const key = `${kind}-${item.id}`
        return [key, { key, contract, item, prices }]
      }),
    ),
  )
}

/** Which of its prices a row is sold at, as the engine counts it. */
export function pricesInUse({ item, prices }: PriceRecord, priceType: PriceRow['priceType']): readonly string[] {
  const info = item.info as { category?: string | null } | null | undefined
  switch (priceType) {
    case 'additionalDay':
      return prices.filter((field) => field === 'dayTicketSellPrice')
    case 'additionalNight':
      return prices.filter((field) => field !== 'dayTicketSellPrice')
    case 'additionalTrainDay':
    case 'additionalTrainNight':
      return prices.filter((field) => {
        const isOfClass = info?.category === 'first_and_second' || field.startsWith(info?.category ?? 'second')
        return isOfClass && (priceType === 'additionalTrainNight' || !field.includes('Premium'))
      })
    default:
      return prices
  }
}

/** What a price of a row is called beside the row's name; '' where there is only one. */
export function priceName({ contract }: PriceRecord, field: string, inUse: readonly string[]): string {
  return inUse.length < 2 ? '' : labelOf(contract, field)
}

/** The line of the sheet in which a price stands. */
export function lineId(key: string, field: string): string {
  return `${key}/${field}`
}

/** Whether the row of a line is no longer there; the lines in which rows are begun always are. */
export function isLineGone(line: string, present: ReadonlyMap<string, PriceRecord>): boolean {
  const [key = '', field] = line.split('/')
  return field !== undefined && !present.has(key)
}

export function moneyOf({ item }: Pick<PriceRecord, 'item'>, field: string): WireMoney | null {
  // The contract says what stands there.
  return (item[field] ?? null) as WireMoney | null
}

/** Whole cents; a price in another currency than the trip's is a value of its own, typed anew it is in the trip's. */
export function priceValue(price: WireMoney | null, currency: string): CellValue {
  if (price === null) return null
  return price.currency === currency
    ? (parseAmount(price.amount) ?? 0)
    : { value: price.currency, label: price.formatted }
}

/** @returns null where the cell was emptied */
export function moneyFrom(value: CellValue, currency: string): WireMoney | null {
  if (typeof value !== 'number') return null
  return { amount: decimalAmount(value), currency, formatted: formatMoney({ cents: value, currency }) }
}

/**
 * The calculation with what was typed and is not read back yet, so that every sum follows at once. What was refused does
 * not count.
 */
export function asTyped(
  calculation: CalculationItem,
  marksOf: (row: { id: string }) => RowMarks,
  currency: string,
): CalculationItem {
  const typed = lists.map((list) => {
    const { name, kind, prices } = list
    const items = itemsOf(calculation, list)
    return [name, items.map((item) => itemAsTyped(item, `${kind}-${item.id}`, prices, marksOf, currency))]
  })
  return { ...calculation, ...Object.fromEntries(typed) }
}

function itemAsTyped(
  item: PriceItem,
  key: string,
  prices: readonly string[],
  marksOf: (row: { id: string }) => RowMarks,
  currency: string,
): PriceItem {
  const changes: Record<string, unknown> = {}
  for (const field of prices) {
    for (const [column, { shown, state }] of Object.entries(marksOf({ id: lineId(key, field) }))) {
      if (shown === undefined || state === 'refused' || state === 'conflicted') continue
      if (column !== 'price') changes[column] = column === 'hasFreeplaces' ? shown === 'true' : shown
      else if (typeof shown !== 'object' || shown === null) changes[field] = moneyFrom(shown, currency)
    }
  }
  return Object.keys(changes).length === 0 ? item : { ...item, ...changes }
}
