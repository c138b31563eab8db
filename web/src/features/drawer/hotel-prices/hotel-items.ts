import type { QuantityType } from '@reisewerk/domain/accounts/options.ts'
import { type AskedItem, askedPrices } from '@reisewerk/domain/calculation/cost/asked-prices.ts'
import type { AskedPrices } from '@reisewerk/domain/calculation/cost/compared-rooms.ts'
import { rounded } from '@reisewerk/domain/money.ts'
import {
  type HotelItem,
  type HotelItemPrices,
  hotelItemOf,
  hotelItems,
  isUsualName,
  keptAmount,
  type RoomPrices,
  roomPricesOf,
  shareOf,
  supplementOf,
  withGuestPrice,
  withRoomPrice,
} from '@reisewerk/domain/requests/hotel-prices.ts'
import { centsOf, type DrawerColumn, drawnPrice, moneyFrom } from '../fields.ts'
import { asSent } from '../list-fields.ts'
import { type DrawerRow, rawOf } from '../rows.ts'
import { changesAtOddCent } from './taken-back.ts'

/** The price of a night as the cells of a request show it, and the items of which it is kept (002 §3, §9). */

type Price = { readonly amount: string; readonly currency: string }
type Item = {
  readonly id?: number
  readonly quantityType: QuantityType
  readonly name: string
  readonly price: Price | null
  readonly priceForAllNights?: boolean
  readonly priceForTwo?: boolean
}
const all = Object.keys(hotelItems) as HotelItem[] // its own keys

function listedItems(raw: unknown): readonly Item[] {
  // The contract says what the list holds.
  return Array.isArray(raw) ? (raw as readonly Item[]) : []
}

const firstOf = (items: readonly Item[], item: HotelItem) => items.find((one) => hotelItemOf(one) === item)

/** What a guest pays of it, in cents and half cents. */
function centsOfItem(item: Item | undefined): number | null {
  const cents = centsOf(item?.price)
  return cents === null ? null : shareOf({ cents, priceForTwo: item?.priceForTwo === true })
}

function centsIn(raw: unknown): HotelItemPrices {
  const items = listedItems(raw)
  const priceOf = (item: HotelItem) => centsOfItem(firstOf(items, item))
  return {
    guest: priceOf('guest'),
    supplement: priceOf('supplement'),
    singleRoom: priceOf('singleRoom'),
    halfBoard: priceOf('halfBoard'),
  }
}

/** All that a request's hotel asks. */
export function askedItems(row: DrawerRow): AskedItem[] {
  return listedItems(rawOf(row, 'request', 'itemPrices')).map((item) => ({
    ...{ name: item.name, quantityType: item.quantityType, cents: centsOfItem(item) },
    ...{ currency: item.price?.currency ?? row.currency, isForAllNights: item.priceForAllNights === true },
  }))
}

/** What it asks for each room. */
export function askedOf(row: DrawerRow): AskedPrices {
  return askedPrices(askedItems(row))
}

/** What is asked for the whole stay is no price of a night; what one alone pays is told on top of what a guest pays. */
function isOfStay(row: DrawerRow, room: keyof RoomPrices): boolean {
  const asked = askedOf(row)
  const parts = room === 'single' ? (['guest', ...touched.single] as const) : touched[room]
  return parts.some((item) => asked[item]?.isOfStay === true)
}

/** The items that a room's price may change, its own first. */
const touched = {
  double: ['guest', 'supplement', 'singleRoom'],
  single: ['supplement', 'singleRoom'],
  halfBoard: ['halfBoard'],
} as const

/** What a room of a request costs a night, as it was asked; nothing where all nights were priced together. */
function nightOf(row: DrawerRow, room: keyof RoomPrices): number | null {
  return isOfStay(row, room) ? null : roomPricesOf(centsIn(rawOf(row, 'request', 'itemPrices')))[room]
}

type Head = Pick<DrawerColumn, 'key' | 'title' | 'fullTitle' | 'width' | 'words'>
/** Which items a cell shows, how a typed amount changes them, and which it may change. */
type Cell = {
  readonly shown: (items: HotelItemPrices) => number | null
  readonly changed: (items: HotelItemPrices, cents: number | null) => HotelItemPrices
  /** Its own first. */
  readonly touches: readonly HotelItem[]
}

const forAllNights = 'Der Preis gilt für alle Nächte. Er steht im Formular der Anfrage.'

function priceColumn(head: Head, { shown, changed, touches }: Cell): DrawerColumn {
  const done = changesAtOddCent(touches)

  /** What is shown already stays as it is kept, and what was changed goes back to it. */
  function pricesAfter(row: DrawerRow, now: HotelItemPrices, typed: number | null): HotelItemPrices {
    if (typed === shown(now)) return now
    const after = done.before(row.id, typed, now) ?? changed(now, typed)
    done.note(row.id, shown(now), now, after)
    return after
  }

  return {
    ...head,
    of: 'request',
    isPurchase: true,
    kind: { is: 'money' },
    value: (row) => shown(centsIn(rawOf(row, 'request', 'itemPrices'))),
    change: (value, row, stored) => {
      const before = listedItems(stored('itemPrices'))
      const after = pricesAfter(row, centsIn(before), typeof value === 'number' ? value : null)
      const items: readonly Item[] = before.map(bare)
      return { itemPrices: all.reduce((list, item) => withItem(list, item, after[item], row), items) }
    },
    part: ({ itemPrices }, stored, unsent) => {
      const [after, before] = [listedItems(itemPrices), listedItems(stored('itemPrices'))]
      const own = touches.filter((item, place) => place === 0 || isOther(item, after, before))
      const rest = listedItems(unsent('itemPrices')).filter((one) => !own.some((item) => hotelItemOf(one) === item))
      return { itemPrices: [...rest, ...own.map((item) => told(item, firstOf(after, item), firstOf(before, item)))] }
    },
  }
}

/** What goes of an item: the server drops one that has its usual name and no amount left. */
function told(item: HotelItem, after: Item | undefined, before: Item | undefined) {
  const { quantityType, name: usual } = hotelItems[item]
  const { id, name }: Partial<Item> = after ?? before ?? { name: usual }
  const isForTwo = after?.priceForTwo === true
  return {
    ...(id !== undefined && { id }),
    ...{ quantityType, name, price: after?.price ?? null },
    ...(isForTwo !== (before?.priceForTwo === true) && { priceForTwo: isForTwo }),
  }
}

function isOther(item: HotelItem, after: readonly Item[], before: readonly Item[]): boolean {
  return centsOfItem(firstOf(after, item)) !== centsOfItem(firstOf(before, item))
}

function withItem(items: readonly Item[], item: HotelItem, cents: number | null, row: DrawerRow): readonly Item[] {
  const first = firstOf(items, item)
  if (cents === centsOfItem(first)) return items
  const usual = hotelItems[item]
  // Emptied again, and under no name of its own, it says nothing any more.
  if (cents === null && first !== undefined && isUsualName(item, first.name))
    return items.filter((one) => one !== first)
  const currency = items.find((one) => hotelItemOf(one) !== null && one.price !== null)?.price
  const kept = cents === null ? null : keptAmount(cents, first?.priceForTwo)
  const price = moneyFrom(kept?.cents ?? null, row, first?.price ?? currency)
  const amount = { price, ...(kept?.priceForTwo && { priceForTwo: true }) }
  if (first === undefined) return [...items, { name: usual.name, quantityType: usual.quantityType, ...amount }]
  return items.map((one) => (one === first ? { ...one, ...amount } : one))
}

function bare(item: Item): Item {
  const { request: _request, ...rest } = asSent<Item & { request?: unknown }>(item)
  return rest
}

/** What a guest in a double room pays a night, and what one alone pays more: as the quick edit tells it. */
export function guestPrice(item: 'guest' | 'supplement', title: string): DrawerColumn {
  const touches = item === 'guest' ? touched.double : touched.single
  const shown = (items: HotelItemPrices) => (item === 'guest' ? shownShare(items.guest) : supplementOf(items))
  const column = priceColumn(
    { key: `itemPrices.${hotelItems[item].quantityType}`, title, width: 104 },
    { shown, changed: (items, cents) => withGuestPrice(items, item, cents), touches },
  )
  const told = (row: DrawerRow) => listedItems(rawOf(row, 'request', 'itemPrices'))
  const ofStay = (row: DrawerRow) => {
    const asked = askedOf(row)
    return touches.some((part) => asked[part]?.isOfStay === true)
  }
  const value = (row: DrawerRow) => (ofStay(row) ? null : column.value(row))
  return {
    ...column,
    value,
    draw: (row) => {
      const [price] = touches.map((part) => firstOf(told(row), part)?.price).filter((one) => one != null)
      const cents = value(row)
      return typeof cents === 'number' ? drawnPrice(price, row, cents) : null
    },
    lock: (row) => (ofStay(row) ? forAllNights : null),
  }
}

/** What a room costs a night, or half board a guest: as hotels are compared (002 §9). */
export function roomPrice(room: keyof RoomPrices, head: Omit<Head, 'key'>): DrawerColumn {
  const column = priceColumn(
    { ...head, key: room },
    {
      shown: (items) => roomPricesOf(items)[room],
      changed: (items, cents) => withRoomPrice(items, room, cents),
      touches: touched[room],
    },
  )
  return {
    ...column,
    value: (row) => nightOf(row, room),
    lock: (row) => (isOfStay(row, room) ? forAllNights : null),
  }
}

/** Of a room at an odd number of cents each guest's half is shown in whole ones (002 §9). */
function shownShare(cents: number | null): number | null {
  return cents === null ? null : rounded(cents)
}
