import { hotelItemOf } from '../../requests/hotel-prices.ts'
import { amountOf, type Group } from '../group.ts'
import { cabinName, trainCabinName } from '../row-names.ts'
import { itemQuantity } from '../service-lines.ts'
import { cabinsOfService, type Persons, personsOfService } from '../service-persons.ts'
import type { Behaviour } from './cost-line.ts'
import type {
  CostGiven,
  PurchaseCabin,
  PurchaseItem,
  PurchasePrice,
  PurchaseRequest,
  PurchaseService,
} from './cost-service.ts'
import { freeAtProvider, providerFreePlaces } from './provider-free-places.ts'

/** One price of a service with how often it is paid, before anything is multiplied. */
export type CountedCost = {
  readonly key: string
  readonly name: string
  readonly behaviour: Behaviour
  readonly isSingle: boolean
  readonly quantity: number
  readonly free: number
  readonly price: PurchasePrice
  /** What of its price is asked of a guest for sleeping alone, where the rest would be paid anyhow. */
  readonly singleCents?: number
  readonly reason?: string
}
type Counting = Pick<CostGiven, 'basis' | 'contingent' | 'busSeats'> & { readonly group: Group }

/** Every price of a request with how often a group of this size pays it. */
export function countedCosts(service: PurchaseService, request: PurchaseRequest, counting: Counting): CountedCost[] {
  const guests = guestsOf(service, request, counting)
  return [
    ...request.items.map((item) => costOfItem(service, request, item, guests, counting)),
    ...costsOfCabins(service, request, counting),
    ...costsOfTickets(service, request, guests, counting),
  ]
}

type Guests = {
  readonly double: number
  readonly single: number
  /** Beds paid for those who share, each started double room as a whole one. */
  readonly shared: number
}

/** Who is there: of an included service everybody, of one on top those of its chosen request (as its row counts). */
function guestsOf({ status }: PurchaseService, request: PurchaseRequest, { group, basis }: Counting): Guests {
  const isPart = status === 'additional' && request.isChosen
  if (isPart) {
    const { double, single } = personsOfService({ amounts: request }, group, basis)
    return { double, single, shared: wholeRooms(double) }
  }
  const { pax, doubles, singles, others } = group
  return { double: pax - singles, single: singles, shared: wholeRooms(doubles) + others }
}

function wholeRooms(persons: number): number {
  return Math.ceil(persons / 2) * 2
}

function costOfItem(
  { kind }: PurchaseService,
  request: PurchaseRequest,
  item: PurchaseItem,
  guests: Guests,
  { basis }: Counting,
): CountedCost {
  const { quantityType, name, billingType } = item
  const part = kind === 'hotel' ? hotelItemOf({ quantityType, name }) : null
  const isRoom = part === 'guest'
  const isSingle = quantityType === 'per_single_room' || quantityType === 'per_single_room_night'
  const free = freeOf(request, guests)
  const persons: Persons = { double: isRoom ? guests.shared : guests.double, single: guests.single }
  const paid = { double: Math.max(0, persons.double - free.double), single: Math.max(0, persons.single - free.single) }
  const isValid = basis === 'Asked' ? item.limitIsValidAsked : item.limitIsValid
  const isHidden = billingType === 'not_included'
  return {
    ...{ key: `item-${item.id}`, name, behaviour: isRoom || isSingle ? 'room' : 'person', isSingle },
    quantity: isValid && !isHidden ? itemQuantity({ ...item, nights: request.nights }, paid) : 0,
    free: isSingle ? free.single : free.double + free.single,
    price: item.price,
    ...(isHidden ? { reason: 'Ausgeblendet' } : !isValid && { reason: `Grenze gilt nicht für ${basisWord[basis]}` }),
  }
}
const basisWord = { Asked: 'das Kontingent', Reserved: 'den Buchungsstand' } as const

function freeOf({ freePlaces }: PurchaseRequest, { double, single }: Guests): Persons {
  const granted = providerFreePlaces(freePlaces)
  const free = freeAtProvider(granted, double + single)
  return granted !== null && granted !== 'unread' && granted.type === 'single'
    ? { double: 0, single: Math.min(free, single) }
    : { double: Math.min(free, double), single: 0 }
}

/** Cabins of a ferry by night, seats and compartments of a train: each that is begun is paid for whole. */
function costsOfCabins(
  service: PurchaseService,
  request: PurchaseRequest,
  { basis, contingent }: Counting,
): CountedCost[] {
  if (service.kind !== 'train' && !(service.kind === 'ferry' && service.passage === 'night')) return []
  const own = request.cabins
  // Who is asked for a price by guest names none by cabin.
  if (own.every(({ price }) => price === null) && request.items.some(({ price }) => price !== null)) return []
  const needed = service.kind === 'train' ? own : cabinsOfService({ amounts: null, cabins: own }, contingent.cabins)
  const priced = (persons: number, type: string) =>
    own.find((cabin) => cabin.persons === persons && cabin.type === type)
  return needed
    .filter((cabin) => amountOf(cabin, basis) > 0)
    .map((cabin) => {
      const { persons, type } = cabin
      const price = priced(persons, type)?.price ?? null
      return {
        ...{ key: `cabin-${persons}-${type}`, name: nameOfCabin(service, cabin), behaviour: 'room', free: 0, price },
        isSingle: false,
        quantity: Math.ceil(amountOf(cabin, basis)),
        singleCents: persons === 1 ? aloneCents(price, priced(2, type)?.price ?? null) : 0,
      }
    })
}

/** What a cabin for one costs above half of one for two. */
function aloneCents(single: PurchasePrice, double: PurchasePrice): number {
  if (single === null || double === null || single.currency !== double.currency) return 0
  return Math.max(0, single.cents - Math.ceil(double.cents / 2))
}

function nameOfCabin({ kind }: PurchaseService, { persons, type }: Pick<PurchaseCabin, 'persons' | 'type'>): string {
  // The database keeps no other types of cabins and compartments than these.
  return kind === 'train'
    ? trainCabinName({ persons, type: type as 'first' | 'second', title: '' })
    : cabinName({ persons, type: type as 'inside' | 'outside' })
}

/** Day ferries sell tickets; by day and night the bus is carried, a second one above its seats. */
function costsOfTickets(
  service: PurchaseService,
  request: PurchaseRequest,
  guests: Guests,
  { busSeats }: Counting,
): CountedCost[] {
  const { tickets } = request
  if (service.kind !== 'ferry' || tickets === null) return []
  const persons = guests.double + guests.single
  const free = freeAtProvider(providerFreePlaces(request.freePlaces), persons)
  const ofTicket = { behaviour: 'person', quantity: persons - free, free, isSingle: false } as const
  const ofBus = { behaviour: 'size', quantity: groupsOf(persons, busSeats), free: 0, isSingle: false } as const
  const isDay = service.passage !== 'night'
  return [
    // A day ferry that prices its tickets as items needs none here.
    ...(isDay && (tickets.ticket !== null || request.items.length === 0)
      ? [{ key: 'ticket', name: 'Ticket', ...ofTicket, price: tickets.ticket }]
      : []),
    ...(isDay && tickets.ticketTax !== null
      ? [{ key: 'ticketTax', name: 'Steuer Ticket', ...ofTicket, price: tickets.ticketTax }]
      : []),
    ...(tickets.bus === null ? [] : [{ key: 'bus', name: 'Bus an Bord', ...ofBus, price: tickets.bus }]),
    ...(tickets.busTax === null ? [] : [{ key: 'busTax', name: 'Steuer Bus', ...ofBus, price: tickets.busTax }]),
  ]
}

/** How many groups of a size are begun; nobody needs none. @param size null where one does for all */
export function groupsOf(persons: number, size: number | null): number {
  if (persons === 0) return 0
  return size === null ? 1 : Math.ceil(persons / Math.max(1, size))
}

/** What nobody told of a service although its guests need it. */
export function missingOf(
  service: PurchaseService,
  request: PurchaseRequest,
  costs: readonly CountedCost[],
  { group }: Counting,
): string[] {
  const asked = costs.filter(({ reason }) => reason === undefined)
  if (asked.every(({ price }) => price === null)) return ['Kein Einkaufspreis']
  const unpriced = asked
    .filter(({ price, quantity }) => price === null && quantity > 0)
    .map(({ name }) => `${name === '' ? 'Ein Preis' : name} ohne Einkaufspreis`)
  const unread = providerFreePlaces(request.freePlaces) === 'unread' ? ['Freiplatz nicht gelesen, zählt nicht'] : []
  return [...unpriced, ...(service.kind === 'hotel' ? missingRooms(request, group) : []), ...unread]
}

/** A house that priced beds in one sort of room only. */
function missingRooms({ items }: PurchaseRequest, { doubles, singles, others }: Group): string[] {
  const parts = new Set(items.filter(({ price }) => price !== null).map((item) => hotelItemOf(item)))
  const isBed = parts.has('guest') || parts.has('supplement') || parts.has('singleRoom')
  if (!isBed) return []
  return [
    ...(doubles + others > 0 && !parts.has('guest') ? ['Kein Preis im Doppelzimmer'] : []),
    ...(singles > 0 && !parts.has('supplement') && !parts.has('singleRoom') ? ['Kein Preis im Einzelzimmer'] : []),
  ]
}
