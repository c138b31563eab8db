import { amountOf, type Basis, type Contingent, groupOf } from '../group.ts'
import { bedsThatSay } from '../service-persons.ts'
import { contingentAt } from './at-size.ts'
import type { CostGiven, PurchaseRequest } from './cost-service.ts'
import { costsOf } from './costs.ts'

/** For whom a request holds what: one group, by which whatever it costs is counted. */
export type RequestGroup = {
  readonly basis: Basis
  /** The contingent of the trip at the size of the request. */
  readonly contingent: Contingent
  readonly persons: number
  /** Its cabins where it tells some, else the rooms in which its persons sleep; one that is half taken is whole. */
  readonly rooms: number
}

/**
 * Whom a request is for, in the trip's mix of rooms: those it has booked, else those the trip has, else those it asks for, else
 * the trip's guests (REQ-09).
 */
export function groupOfRequest(
  request: Pick<PurchaseRequest, 'askedAmount' | 'reservedAmount' | 'cabins'>,
  contingent: Contingent,
): RequestGroup {
  const booked = groupOf(contingent, 'Reserved')
  const isBooked = request.reservedAmount > 0 || (booked.from !== 'typed' && booked.pax > 0)
  const basis: Basis = isBooked ? 'Reserved' : 'Asked'
  const told = basis === 'Reserved' ? request.reservedAmount : request.askedAmount
  const persons = told > 0 ? told : groupOf(contingent, basis).pax
  const ofRequest = contingentAt(contingent, basis, persons)
  const own = bedsThatSay(request, basis)
  const beds = own.length > 0 ? own : ofRequest.rooms
  const rooms = beds.reduce((sum, entry) => sum + Math.ceil(amountOf(entry, basis)), 0)
  return { basis, contingent: ofRequest, persons, rooms }
}

/** Whether the partner of a request has confirmed anybody, in persons or cabins. */
export function hasConfirmed({ reservedAmount, cabins }: Pick<PurchaseRequest, 'reservedAmount' | 'cabins'>): boolean {
  return reservedAmount > 0 || cabins.some((cabin) => amountOf(cabin, 'Reserved') > 0)
}

/**
 * What a service costs for the group of its request, in cents of the trip's currency; the first gap where a part of it is not
 * known.
 * @param given of the trip on the basis of the group
 */
export function purchaseFor({ contingent, basis }: RequestGroup, service: number, given: CostGiven): number | string {
  const services = given.services.filter(({ id }) => id === service)
  const { lines, gaps } = costsOf({ ...given, basis, contingent, services, ownCosts: [] })
  const [gap] = gaps
  if (gap !== undefined) return gap.reason
  return lines.length === 0 ? 'Kein Einkaufspreis' : lines.reduce((sum, { cents }) => sum + cents, 0)
}
