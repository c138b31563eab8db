import type { PassageType, QuantityType } from '@reisewerk/domain/accounts/options.ts'
import { crossingPrices, usualPriceNames } from '@reisewerk/domain/requests/crossing-prices.ts'
import { amount } from '../../lib/format.ts'
import { centsOf, type DrawerColumn, drawnPrice, money, moneyFrom } from './fields.ts'
import { asSent, type CabinSort, cabinColumns } from './list-fields.ts'
import { type DrawerRow, rawOf } from './rows.ts'

/**
 * Prices of items of a request in cells: one cell shows and edits one item, and what several items or another field say of the
 * same thing is shown, not told a second time (decision 054).
 */

type ItemPrice = { id?: number; quantityType: QuantityType; name: string } & Record<string, unknown>

/** Which items a cell is about; one of this kind and name is begun where there is none. */
type CellItems = {
  readonly isIt: (price: ItemPrice) => boolean
  readonly quantityType: QuantityType
  readonly name: string
}

// The contract says what the list holds.
const pricesIn = (raw: unknown) => (Array.isArray(raw) ? (raw as ItemPrice[]) : [])
const itemsOf = (row: DrawerRow) => pricesIn(rawOf(row, 'request', 'itemPrices'))
const isPriced = ({ price }: ItemPrice) => price != null

type Saving = Required<Pick<DrawerColumn, 'change' | 'part'>>

function savingOf({ isIt, quantityType, name }: CellItems): Saving {
  return {
    change: (value, row, stored) => {
      const prices = pricesIn(stored('itemPrices')).map(({ request: _request, ...price }) => asSent(price as ItemPrice))
      const first = prices.find(isIt)
      // Emptied again, and under no name of its own, it says nothing any more.
      if (value === null && first?.name === name) return { itemPrices: prices.filter((one) => one !== first) }
      const price = moneyFrom(value, row, first?.price)
      return {
        itemPrices:
          first === undefined
            ? [...prices, { name, quantityType, price }]
            : prices.map((one) => (one === first ? { ...one, price } : one)),
      }
    },
    part: ({ itemPrices }, stored, unsent) => {
      const others = pricesIn(unsent('itemPrices')).filter((price) => !isIt(price))
      const own = pricesIn(itemPrices).find(isIt)
      const before = pricesIn(stored('itemPrices')).find(isIt)
      const { id, name: named = name, quantityType: kind = quantityType } = own ?? before ?? {}
      // The server drops what has neither a name nor an amount left.
      const isGone = own === undefined && id !== undefined
      const entry = { quantityType: kind, name: isGone ? '' : named, price: own?.price ?? null }
      return { itemPrices: [...others, id === undefined ? entry : { id, ...entry }] }
    },
  }
}

/** What items amount to, in the currency of all of them; null where none is priced, or they are in several. */
function sumOf(items: readonly ItemPrice[]): { cents: number; price: unknown } | null {
  const priced = items.filter(isPriced)
  const [first] = priced
  // Money on the wire has a currency.
  const currencies = new Set(priced.map(({ price }) => (price as { currency: string }).currency))
  if (first === undefined || currencies.size > 1) return null
  return { cents: priced.reduce((sum, { price }) => sum + (centsOf(price) ?? 0), 0), price: first.price }
}

const inForm = 'im Formular der Anfrage'

function severalWords(items: readonly ItemPrice[]): string {
  const names = items.map(
    ({ name, price }) => `„${name}“ ${price == null ? 'ohne Preis' : amount(centsOf(price) ?? 0)}`,
  )
  return `Summe aus ${names.join(' und ')}. Sie stehen ${inForm}.`
}

function shownSum(items: (row: DrawerRow) => readonly ItemPrice[]): Pick<DrawerColumn, 'value' | 'draw'> {
  return {
    value: (row) => sumOf(items(row))?.cents ?? null,
    draw: (row) => {
      const sum = sumOf(items(row))
      return sum === null ? null : drawnPrice(sum.price, row, sum.cents)
    },
  }
}

const otherWay = { per_person: 'per_group', per_group: 'per_person' } as const
const otherWayWords = {
  per_person: 'Der Preis gilt für die Gruppe: Leere erst „Preis Gruppe“.',
  per_group: 'Der Preis gilt je Person: Leere erst „Preis p. P.“.',
}

/** What a service costs by guest, or for the group: whoever typed one of both is not asked for the other one. */
export function servicePrice(quantityType: 'per_person' | 'per_group', title: string): DrawerColumn {
  const isIt = (price: ItemPrice) => price.quantityType === quantityType
  const own = (row: DrawerRow) => itemsOf(row).filter(isIt)
  return {
    key: `itemPrices.${quantityType}`,
    title,
    width: 104,
    of: 'request',
    isPurchase: true,
    kind: { is: 'money' },
    ...shownSum(own),
    ...savingOf({ isIt, quantityType, name: usualPriceNames[quantityType] }),
    lock: (row) => {
      const items = own(row)
      if (items.length > 1) return severalWords(items)
      const isToldOtherwise = itemsOf(row).some(
        (price) => price.quantityType === otherWay[quantityType] && isPriced(price),
      )
      return isToldOtherwise && !items.some(isPriced)
        ? `${otherWayWords[quantityType]} Beides nebeneinander steht ${inForm}.`
        : null
    },
  }
}

const crossingOf = (row: DrawerRow, passage: PassageType) => crossingPrices(itemsOf(row), passage)

/** The ticket of a day ferry: where an item names what a guest pays for crossing, that is it (decision 054). */
export function ticketPrice(sign: string): DrawerColumn {
  const ticket = money({ title: 'Ticket', group: `Preise ${sign}`, width: 72, path: 'contingent.ticketPrice' })
  const own = (row: DrawerRow) => crossingOf(row, 'day')
  const ofItems = shownSum(own)
  const isToldByItem = (row: DrawerRow) => own(row).length > 0
  const saving = (row: DrawerRow) => {
    const [first] = own(row)
    if (first === undefined) return null
    const isIt = (price: ItemPrice) => crossingPrices([price], 'day').length > 0
    // It has a name of its own, and keeps it without a price.
    return savingOf({ isIt, quantityType: first.quantityType, name: '' })
  }
  return {
    ...ticket,
    value: (row) => (isToldByItem(row) ? ofItems : ticket).value(row),
    draw: (row) => (isToldByItem(row) ? ofItems : ticket).draw?.(row) ?? null,
    change: (value, row, stored) => (saving(row) ?? ticket).change(value, row, stored),
    part: (changed, stored, unsent, row) => saving(row)?.part(changed, stored, unsent, row) ?? changed,
    lock: (row) => (own(row).length > 1 ? severalWords(own(row)) : null),
  }
}

/** Cabins of a night ferry: where an item names what a guest pays for a place in one, their price follows from it. */
export function crossingCabinColumns(sort: CabinSort, sign: string): DrawerColumn[] {
  return cabinColumns(sort, sign).map((column) => {
    if (column.isPurchase !== true) return column
    const own = (row: DrawerRow) => crossingOf(row, 'night').filter(isPriced)
    const cents = (row: DrawerRow) => {
      const sum = sumOf(own(row))
      return sum === null ? null : sum.cents * sort.persons
    }
    return {
      ...column,
      value: (row) => (own(row).length > 0 ? cents(row) : column.value(row)),
      draw: (row) => {
        const [first] = own(row)
        return first === undefined ? (column.draw?.(row) ?? null) : drawnPrice(first.price, row, cents(row))
      },
      lock: (row) => {
        const items = own(row)
        const each = items.map(({ name, price }) => `„${name}“ ${amount(centsOf(price) ?? 0)}`)
        return items.length === 0 ? null : `Der Preis gilt je Person: ${each.join(' und ')}. Er steht ${inForm}.`
      },
    }
  })
}
