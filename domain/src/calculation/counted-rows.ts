import { serviceKinds } from '../service-kinds.ts'
import { linkTo } from '../wire.ts'
import { freePlaces } from './free-places.ts'
import { type CalculationItem, givenOf } from './given.ts'
import { type Basis, groupOf } from './group.ts'
import { type Count, sectionOf } from './line.ts'
import { orderedLines } from './line-order.ts'
import { type CountedService, rowResources } from './price.contract.ts'
import type { ItemRow, PriceRow } from './price-row.ts'
import { countItem } from './service-lines.ts'
import { personsOfService } from './service-persons.ts'
import { servicePriceLists } from './service-price-lists.ts'

/**
 * A calculation with what follows from its rows and its group (002 §3): `sortedPrices`, the persons of each service and how
 * often each item price is charged. Quantities are those of the engine, hidden rows too.
 */
export function withCountedRows(item: CalculationItem): CalculationItem {
  // Currency, setting and payments decide over amounts, not over quantities.
  const given = givenOf(item, { basis: 'Reserved', currency: '', supplementPrices: true, invoices: [] })
  const countBy = (basis: Basis): Count => {
    const group = groupOf(given.contingent, basis)
    const common = { basis, supplementPrices: true, contingent: given.contingent, inForce: null, singles: new Map() }
    return { ...common, group, free: freePlaces(given.freePlaces, group.pax) }
  }
  const [reserved, asked] = [countBy('Reserved'), countBy('Asked')]
  const items = new Map(given.rows.filter(isItem).map((row) => [row.key, row]))
  const quantityOf = (id: number, count: Count) => {
    const row = items.get(`item-${id}`)
    return row === undefined ? 0 : countItem(row, count).parts.reduce((sum, { quantity }) => sum + quantity, 0)
  }
  const counted = <Row extends { info: CountedService | null }>(rows: readonly Row[]): Row[] =>
    rows.map((row) => ({ ...row, info: row.info && { ...row.info, personsInvoice: personsOf(row.info) } }))
  const personsOf = (info: CountedService) => ({
    Reserved: personsOfService(info, reserved.group, 'Reserved'),
    Asked: personsOfService(info, asked.group, 'Asked'),
  })
  return {
    ...item,
    sortedPrices: sorted(given.rows, item.sortHelper),
    ...Object.fromEntries(
      servicePriceLists(item).map(({ kind, rows }) => [serviceKinds[kind].asked.priceList, counted(rows)]),
    ),
    itemPrices: item.itemPrices.map((row) => ({
      ...row,
      calculatedQuantity: quantityOf(row.id, reserved),
      calculatedQuantityAsked: quantityOf(row.id, asked),
    })),
  }
}

function sorted(rows: readonly PriceRow[], sortHelper: readonly string[]): CalculationItem['sortedPrices'] {
  const lines = rows.map(({ key, priceType }) => ({ key, priceType, section: sectionOf({ priceType }) }))
  return orderedLines(lines, rows, sortHelper).map(({ key, priceType }) => ({ key, priceType, price: linkOfRow(key) }))
}

/** 'contingent-12' → '/api/calculation_price_contingents/12' */
function linkOfRow(key: string): string {
  const [kind = '', id] = key.split('-')
  // The engine makes no other keys.
  return linkTo(rowResources[kind as keyof typeof rowResources], Number(id))
}

function isItem(row: PriceRow): row is ItemRow {
  return row.priceType === 'item'
}
