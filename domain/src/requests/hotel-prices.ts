import { rounded } from '../money.ts'

/**
 * What a hotel asks for a night, as the desk compares it: rooms, and half board for a guest. It is kept as prices of items
 * of the request (002 §3): the guest in a double room and what a guest alone pays more.
 */

/** Prices of a night, in cents of one currency; null where nothing is told. Half board of 0 is part of the room's price. */
export type RoomPrices = {
  readonly double: number | null
  readonly single: number | null
  readonly halfBoard: number | null
}

/** What follows from them, in cents; null where a price it follows from is missing. */
export type GuestPrices = {
  readonly perPerson: number | null
  readonly withHalfBoard: number | null
  readonly singleSupplement: number | null
}

/**
 * ›Double per person = room price / 2; double plus half board = per person + half board; single supplement = single room price
 * minus per person‹ (002 §9).
 */
export function guestPrices({ double, single, halfBoard }: RoomPrices): GuestPrices {
  if (double === null) return { perPerson: null, withHalfBoard: null, singleSupplement: null }
  const perPerson = rounded(double / 2)
  return {
    perPerson,
    withHalfBoard: halfBoard === null ? null : perPerson + halfBoard,
    singleSupplement: single === null ? null : single - perPerson,
  }
}

/** The items that make up the price of a night: how each is counted and what it is called where nobody named it. */
export const hotelItems = {
  guest: { quantityType: 'per_person_night', name: 'Doppelzimmer' },
  supplement: { quantityType: 'per_single_room_night', name: 'Einzelzimmerzuschlag' },
  /** The whole price of a single room, as long as no double room says what a guest pays there. */
  singleRoom: { quantityType: 'per_single_room_night', name: 'Einzelzimmer' },
  halfBoard: { quantityType: 'per_person_night', name: 'Halbpension' },
} as const
export type HotelItem = keyof typeof hotelItems
/** In cents; null where there is none. A guest's share of a room at an odd number of cents ends with half a cent. */
export type HotelItemPrices = Readonly<Record<HotelItem, number | null>>

/**
 * Half board in the words of a desk and of the houses it writes with, alone or as what comes on top: 'HP', 'Half board',
 * 'Halbpensionszuschlag', 'Aufpreis HP p. P.'. A room that includes it ('DZ mit HP') is a room.
 */
const halfBoardWords = (() => {
  const more = '(?:zuschlag|aufpreis|supplement|suppl[ée]ment)'
  const board = '(?:hp|hb|halbpension|half[ -]?board|demi[ -]?pension|halvpension|halvpensjon)'
  const each = '(?:(?:pro|p\\.?|je|per|par) ?(?:person|pers\\.?|personne|p\\.?))'
  return new RegExp(`^(?:${more}[ :]+)?${board}(?:s?[ -]?${more})?(?: ${each})?$`, 'iu')
})()

/** Whether an item is called as such items are, and bears no name of its own such as 'Meerblick'. */
export function isUsualName(item: HotelItem, name: string): boolean {
  const plain = name.trim().replaceAll(/\s+/g, ' ')
  return item === 'halfBoard' ? halfBoardWords.test(plain) : plain === hotelItems[item].name
}

/** Which of them a price of a request is; null for any other, such as a tax. */
export function hotelItemOf({ quantityType, name }: { quantityType: string; name: string }): HotelItem | null {
  if (quantityType === 'per_person_night') return isUsualName('halfBoard', name) ? 'halfBoard' : 'guest'
  if (quantityType === 'per_single_room_night') return isUsualName('singleRoom', name) ? 'singleRoom' : 'supplement'
  return null
}

/** Whether two guests pay an odd number of cents together: then a share ends with half a cent (decision 102). */
export function isAtOddCent({ guest }: HotelItemPrices): boolean {
  return guest !== null && !Number.isInteger(guest)
}

/** The rooms' prices that a request's items amount to. */
export function roomPricesOf({ guest, supplement, singleRoom, halfBoard }: HotelItemPrices): RoomPrices {
  const isTold = guest !== null && supplement !== null
  const single = isTold ? rounded(guest + supplement) : singleRoom
  return { double: guest === null ? null : guest * 2, single, halfBoard }
}

/** What a guest alone pays more a night: the supplement, or what the price of a single room is above a bed (002 §9). */
export function supplementOf({ guest, supplement, singleRoom }: HotelItemPrices): number | null {
  if (supplement !== null) return supplement
  return guest === null || singleRoom === null ? null : singleRoom - rounded(guest)
}

/** How the price of an item is kept: a share that ends with half a cent as what two pay together (decision 102). */
export type KeptAmount = { readonly cents: number; readonly priceForTwo: boolean }

/** @param share what one guest pays, in cents and half cents @param wasForTwo whether it has been told for two so far */
export function keptAmount(share: number, wasForTwo = false): KeptAmount {
  const priceForTwo = wasForTwo || !Number.isInteger(share)
  return { cents: priceForTwo ? share * 2 : share, priceForTwo }
}

/** @returns what one guest pays, in cents and half cents */
export function shareOf({ cents, priceForTwo }: KeptAmount): number {
  return priceForTwo ? cents / 2 : cents
}

/**
 * The items once a price of a room is another one. The other rooms keep theirs: with the double room's the supplement of a
 * guest alone changes, and where nobody tells a double room's any more, the single room's stands by itself; so it does beside
 * a share of half cents, for no supplement of whole cents would add up to it.
 */
export function withRoomPrice(items: HotelItemPrices, room: keyof RoomPrices, cents: number | null): HotelItemPrices {
  if (room === 'halfBoard') return { ...items, halfBoard: cents }
  const { single } = roomPricesOf(items)
  const guest = room === 'single' ? items.guest : cents === null ? null : cents / 2
  const wanted = room === 'single' ? cents : single
  // A supplement to no price at all stays what somebody noted.
  if (room === 'double' && single === null) return { ...items, guest }
  if (guest === null) return { ...items, guest, supplement: null, singleRoom: wanted }
  if (isAtOddCent({ ...items, guest })) return { ...items, guest, supplement: null, singleRoom: wanted }
  return { ...items, guest, supplement: wanted === null ? null : wanted - guest, singleRoom: null }
}

/** The items once a guest in a double room, or what one alone pays more, costs something else. */
export function withGuestPrice(
  items: HotelItemPrices,
  item: 'guest' | 'supplement',
  cents: number | null,
): HotelItemPrices {
  const { guest, singleRoom } = items
  // A supplement stands instead of the price of the single room, as soon as there is a bed to which it comes.
  if (item === 'supplement') return { ...items, supplement: cents, singleRoom: guest === null ? singleRoom : null }
  if (cents === null || singleRoom === null) return { ...items, guest: cents }
  return { ...items, guest: cents, supplement: singleRoom - cents, singleRoom: null }
}

/**
 * The best of what several hotels ask, or are rated.
 * @param values of those that may still be chosen; null where nothing is told
 * @returns null with fewer than two to compare
 */
export function bestOf(values: readonly (number | null)[], wanted: 'lowest' | 'highest'): number | null {
  const told = values.filter((value) => value !== null)
  if (told.length < 2) return null
  return wanted === 'lowest' ? Math.min(...told) : Math.max(...told)
}
