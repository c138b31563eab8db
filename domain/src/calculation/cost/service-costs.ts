import { rounded } from '../../money.ts'
import { crossingPrices, pricedBothWays } from '../../requests/crossing-prices.ts'
import type { Group } from '../group.ts'
import { personsOfService } from '../service-persons.ts'
import { costsOfCabins } from './cabin-costs.ts'
import type { PurchaseItem, PurchaseRequest, PurchaseService } from './cost-service.ts'
import type { CountedCost, Counting, Guests } from './counted-cost.ts'
import { costsOfItems, countedItems, roomItemOf } from './item-costs.ts'
import { freeAtProvider, providerFreePlaces } from './provider-free-places.ts'

/** Every price of a request with how often a group of this size pays it. */
export function countedCosts(service: PurchaseService, request: PurchaseRequest, counting: Counting): CountedCost[] {
  const guests = guestsOf(service, request, counting)
  const costs = [
    ...costsOfItems(service, request, guests, counting),
    ...costsOfCabins(service, request, guests, counting),
    ...costsOfTickets(service, request, guests, counting),
  ]
  const overruledBy = crossingPriceOf(service, request, counting)
  if (overruledBy === null) return costs
  return costs.flatMap((cost) => {
    if (!isCrossing(service, cost)) return cost
    return cost.price === null ? [] : { ...cost, quantity: 0, free: 0, overruledBy, reason: `„${overruledBy}“ zählt` }
  })
}

/** The price by guest that counts in place of a crossing's ticket or cabins (decision 054); null where none is told. */
function crossingPriceOf({ kind, passage }: PurchaseService, { items }: PurchaseRequest, { basis }: Counting) {
  return kind === 'ferry' ? (crossingPrices(countedItems(items, basis), passage)[0]?.name ?? null) : null
}

function isCrossing({ passage }: PurchaseService, { key }: CountedCost): boolean {
  return passage === 'night' ? key.startsWith('cabin-') : key === 'ticket'
}

/** What a service is priced by twice, in words; what of it counts is told. */
export function pricedTwice(
  { kind }: PurchaseService,
  { items }: PurchaseRequest,
  costs: readonly CountedCost[],
  { basis }: Counting,
): string[] {
  const both = pricedBothWays(kind, countedItems(items, basis))
  if (both !== null) return [`Doppelt bepreist: „${both[0]}“ und „${both[1]}“ zählen beide`]
  const overruled = costs.filter(({ overruledBy }) => overruledBy !== undefined)
  const [first] = overruled
  if (first === undefined) return []
  const names = new Set(overruled.map(({ name }) => `„${name}“`))
  return [`Doppelt bepreist: „${first.overruledBy}“ zählt, ${[...names].join(', ')} nicht`]
}

/** Who is there: of an included service everybody, of one on top those of its chosen request (as its row counts). */
function guestsOf({ status }: PurchaseService, request: PurchaseRequest, { group, basis }: Counting): Guests {
  const isPart = status === 'additional' && request.isChosen
  if (isPart) {
    const { double, single } = personsOfService({ amounts: request }, group, basis)
    return { double, single, shared: sharedBeds(double, group), isPart }
  }
  const { pax, doubles, singles, others } = group
  return { double: pax - singles, single: singles, shared: wholeRooms(doubles) + others, isPart }
}

/** Beds of some of those who do not sleep alone: as many of them as in the whole group share a larger room, which is full. */
function sharedBeds(persons: number, { doubles, others }: Counting['group']): number {
  const larger = others === 0 ? 0 : rounded((persons * others) / (doubles + others))
  return wholeRooms(persons - larger) + larger
}

/** Guests of a request that is counted by the group instead; null where it tells as many, or nobody yet. */
export function otherPax(service: PurchaseService, request: PurchaseRequest, counting: Counting): number | null {
  const told = counting.basis === 'Asked' ? request.askedAmount : request.reservedAmount
  const isOther = told > 0 && told !== counting.group.pax && !guestsOf(service, request, counting).isPart
  return isOther ? told : null
}

function wholeRooms(persons: number): number {
  return Math.ceil(persons / 2) * 2
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
  if (asked.every(({ price }) => price === null)) {
    return [costs.some(({ price }) => price !== null) ? 'Kein Einkaufspreis zählt mit' : 'Kein Einkaufspreis']
  }
  const unpriced = asked
    .filter(({ price, quantity }) => price === null && quantity > 0)
    .map(({ name }) => `${name === '' ? 'Ein Preis' : name} ohne Einkaufspreis`)
  const unread =
    providerFreePlaces(request.freePlaces) === 'unread'
      ? [`Freiplatzregel „${request.freePlaces.trim()}“ nicht lesbar, zählt nicht`]
      : []
  return [...unpriced, ...(service.kind === 'hotel' ? missingRooms(request, group) : []), ...unread]
}

/** A house that priced beds in one sort of room only, or whose price of one is hidden: hidden it counts 0 (002 §5), and the beds are paid for all the same. */
function missingRooms({ items }: PurchaseRequest, { doubles, singles, others }: Group): string[] {
  const priced = items.filter(({ price }) => price !== null)
  const partsOf = (some: readonly PurchaseItem[]) => new Set(some.map((item) => roomItemOf(item)))
  const [told, counted] = [partsOf(priced), partsOf(priced.filter((item) => item.billingType !== 'not_included'))]
  const beds = ['guest', 'supplement', 'singleRoom'] as const
  if (!beds.some((part) => told.has(part))) return []
  const gapOf = (parts: readonly (typeof beds)[number][], where: string): string[] => {
    if (parts.some((part) => counted.has(part))) return []
    const isHidden = parts.some((part) => told.has(part))
    return [isHidden ? `Preis im ${where} ausgeblendet, zählt nicht` : `Kein Preis im ${where}`]
  }
  return [
    ...(doubles + others > 0 ? gapOf(['guest'], 'Doppelzimmer') : []),
    ...(singles > 0 ? gapOf(['supplement', 'singleRoom'], 'Einzelzimmer') : []),
  ]
}
