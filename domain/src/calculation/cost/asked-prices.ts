import type { QuantityType } from '../../accounts/options.ts'
import { formatMoney, rounded } from '../../money.ts'
import { type HotelItem, hotelItemOf, isUsualName } from '../../requests/hotel-prices.ts'
import type { AskedPrice, AskedPrices } from './compared-rooms.ts'
import { roomItemOf } from './item-costs.ts'

/** A price of a hotel's request; cents are what one guest pays of it, null where it has none yet. */
export type AskedItem = {
  readonly name: string
  readonly quantityType: QuantityType
  readonly cents: number | null
  readonly currency: string
  /** A price of a night that is told for all nights together. */
  readonly isForAllNights: boolean
}

/**
 * What a hotel asks for each room (002 §9): by the night, or for the stay where it tells no price of a night (decision 033).
 * Both stand beside each other only by the night (`nightlyPrices`).
 */
export function askedPrices(items: readonly AskedItem[]): AskedPrices {
  const of = (item: HotelItem): AskedPrice | null => {
    const night = items.find((one) => hotelItemOf(one) === item)
    const found = night === undefined || night.cents === null ? stayItem(items, item) : night
    if (found === undefined || found.cents === null) return null
    return { cents: found.cents, currency: found.currency, isOfStay: isForStay(found) }
  }
  return { guest: of('guest'), supplement: of('supplement'), singleRoom: of('singleRoom'), halfBoard: of('halfBoard') }
}

/** The price of a bed bears its name sooner than that of another room. */
function stayItem(items: readonly AskedItem[], item: HotelItem): AskedItem | undefined {
  const found = items.filter((one) => one.cents !== null && hotelItemOf(one) === null && roomItemOf(one) === item)
  return found.find(({ name }) => isUsualName(item, name)) ?? found[0]
}

function isForStay({ quantityType, isForAllNights }: AskedItem): boolean {
  return isForAllNights || quantityType === 'per_person' || quantityType === 'per_single_room'
}

/** A price of the whole stay as it was asked. */
export type StayPrice = AskedItem & { readonly cents: number }

/**
 * The prices a hotel asks for the whole stay: of its rooms, and, where it tells none of a room, all that it asks of a guest or
 * of the group – a hut has one price for all.
 * @returns `isCompared` where the price of its beds follows from them, by the night
 */
export function pricesOfStay(
  items: readonly AskedItem[],
  nights: number,
): { readonly prices: readonly StayPrice[]; readonly isCompared: boolean } {
  const priced = items.filter((one): one is StayPrice => one.cents !== null)
  const isRoom = (one: AskedItem) => roomItemOf(one) === 'guest' || roomItemOf(one) === 'singleRoom'
  const hasRoom = priced.some(isRoom)
  const prices = priced.filter((one) =>
    hasRoom ? isForStay(one) && roomItemOf(one) !== null : isForStay(one) || one.quantityType === 'per_group',
  )
  return { prices, isCompared: hasRoom && nights > 0 }
}

const units = {
  per_person: 'p. P.',
  per_person_night: 'p. P.',
  per_single_room: 'je EZ',
  per_single_room_night: 'je EZ',
  per_group: 'für die Gruppe',
} as const satisfies Readonly<Record<QuantityType, string>>

/** 'Doppelzimmer 210,00 € p. P.' */
export function stayPriceWords({ name, cents, currency, quantityType }: StayPrice): string {
  return [name.trim(), formatMoney({ cents: rounded(cents), currency }), units[quantityType]].filter(Boolean).join(' ')
}
