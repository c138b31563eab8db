import { type HotelItem, hotelItemOf, hotelItems, isUsualName } from '../../requests/hotel-prices.ts'
import type { Basis } from '../group.ts'
import { itemQuantity } from '../service-lines.ts'
import type { Persons } from '../service-persons.ts'
import type { PurchaseItem, PurchaseRequest, PurchaseService } from './cost-service.ts'
import type { CountedCost, Counting, Guests } from './counted-cost.ts'
import { freeAtProvider, providerFreePlaces } from './provider-free-places.ts'

/** The prices of a request's items with how often they are paid. */
export function costsOfItems(
  { kind, isForGroup }: PurchaseService,
  request: PurchaseRequest,
  guests: Guests,
  { basis }: Pick<Counting, 'basis'>,
): CountedCost[] {
  const free = freeOf(request, guests)
  const rooms = kind === 'hotel' ? roomsTold(request.items, basis) : null
  return request.items.map((item) => {
    const part = rooms === null ? null : roomItemOf(item)
    const isBed = rooms?.beds.includes(item) === true
    const isSingle = item.quantityType === 'per_single_room' || item.quantityType === 'per_single_room_night'
    const isGroup = item.quantityType === 'per_group'
    // What is asked of a person for the stay is no bed: one left alone costs nobody else's.
    const isWhole = isBed && item.quantityType === 'per_person_night'
    const isShared = isBed && rooms?.alone === 'singleRoom'
    const persons: Persons = { double: isWhole ? guests.shared : guests.double, single: isShared ? 0 : guests.single }
    const paid = {
      double: Math.max(0, persons.double - free.double),
      single: Math.max(0, persons.single - free.single),
    }
    const isTwice = part === 'singleRoom' && rooms?.alone === 'supplement'
    const isOnce = isGroup && isForGroup
    const reason = whyUncounted(item, basis) ?? (isTwice ? 'Der Einzelzimmerzuschlag zählt' : null)
    return {
      ...{ key: `item-${item.id}`, name: item.name, isSingle, price: item.price },
      behaviour: isGroup ? 'group' : isWhole || isSingle ? 'room' : 'person',
      quantity:
        reason !== null
          ? 0
          : isOnce
            ? 1
            : itemQuantity({ ...item, nights: request.nights }, isGroup ? persons : paid) / sharersOf(item),
      free: isGroup ? 0 : isSingle ? free.single : free.double + (isShared ? 0 : free.single),
      ...(part === 'singleRoom' && rooms?.alone === part && { singleCents: aboveBed(item, rooms.beds) }),
      ...(reason !== null && { reason }),
    }
  })
}

/** Prices of items that are part of the purchase on a basis. */
export function countedItems(items: readonly PurchaseItem[], basis: Basis): PurchaseItem[] {
  return items.filter((item) => item.price !== null && whyUncounted(item, basis) === null)
}

/** Why a price of a request is no part of the purchase; null where it is. */
function whyUncounted(item: PurchaseItem, basis: Basis): string | null {
  if (item.billingType === 'not_included') return 'Ausgeblendet'
  const isValid = basis === 'Asked' ? item.limitIsValidAsked : item.limitIsValid
  return isValid ? null : `Grenze gilt nicht für ${basisWord[basis]}`
}
const basisWord = { Asked: 'das Kontingent', Reserved: 'den Buchungsstand' } as const

function freeOf({ freePlaces }: PurchaseRequest, { double, single }: Guests): Persons {
  const granted = providerFreePlaces(freePlaces)
  const free = freeAtProvider(granted, double + single)
  return granted !== null && granted !== 'unread' && granted.type === 'single'
    ? { double: 0, single: Math.min(free, single) }
    : { double: Math.min(free, double), single: 0 }
}

type Named = Pick<PurchaseItem, 'quantityType' | 'name'>
const ofNight = { per_person: 'per_person_night', per_single_room: 'per_single_room_night' } as const

/**
 * Which room the price of a house's item is for: one of a night as the comparison reads it (002 §9), one of the stay where it
 * bears a usual name; null for a tax of the stay, or what is paid for the group.
 */
export function roomItemOf({ quantityType, name }: Named): HotelItem | null {
  if (quantityType !== 'per_person' && quantityType !== 'per_single_room') return hotelItemOf({ quantityType, name })
  // Its own keys.
  const isUsual = (Object.keys(hotelItems) as HotelItem[]).some((usual) => isUsualName(usual, name))
  return isUsual ? hotelItemOf({ quantityType: ofNight[quantityType], name }) : null
}

type RoomsTold = {
  /** What a guest in a double room pays: the price of that name, else all that a guest pays there beside half board. */
  readonly beds: readonly PurchaseItem[]
  /** What whoever sleeps alone pays: a supplement to the bed, or a whole price instead of it; null where neither is told. */
  readonly alone: 'supplement' | 'singleRoom' | null
}

function roomsTold(items: readonly PurchaseItem[], basis: Basis): RoomsTold {
  const guest = items.filter((item) => roomItemOf(item) === 'guest')
  const named = guest.filter(({ name }) => isUsualName('guest', name))
  const beds = named.length > 0 ? named : guest
  const priced = countedItems(items, basis)
  const isTold = (part: HotelItem) => priced.some((item) => roomItemOf(item) === part)
  if (!beds.some((item) => priced.includes(item))) return { beds, alone: null }
  return { beds, alone: isTold('supplement') ? 'supplement' : isTold('singleRoom') ? 'singleRoom' : null }
}

/** What a single room costs above a bed in a double room; 0 where their prices cannot be compared. */
function aboveBed(single: PurchaseItem, beds: readonly PurchaseItem[]): number {
  const alike = beds.filter(
    ({ price, ...bed }) => price?.currency === single.price?.currency && isOfStay(bed) === isOfStay(single),
  )
  if (alike.length < beds.length) return 0
  return Math.max(
    0,
    (single.price?.cents ?? 0) - alike.reduce((sum, bed) => sum + (bed.price?.cents ?? 0) / sharersOf(bed), 0),
  )
}

/** How many guests pay a price together. */
function sharersOf({ quantityType, priceForTwo }: Pick<PurchaseItem, 'quantityType' | 'priceForTwo'>): number {
  return priceForTwo && (quantityType === 'per_person' || quantityType === 'per_person_night') ? 2 : 1
}

function isOfStay({ quantityType, priceForAllNights }: Pick<PurchaseItem, 'quantityType' | 'priceForAllNights'>) {
  return priceForAllNights || quantityType === 'per_person' || quantityType === 'per_single_room'
}
