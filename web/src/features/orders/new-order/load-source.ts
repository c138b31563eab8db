import { lengthOfPeriod } from '@reisewerk/domain/concepts/new-trip.ts'
import { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { dateOfWire, idOf } from '@reisewerk/domain/wire.ts'
import type { QueryClient } from '@tanstack/react-query'
import { itemOf } from '../../../lib/api.ts'
import type { Amounts, CrewMember, Draft } from './draft.ts'
import { type OtherEntry, othersIn } from './source.ts'

const groups = ['order_list_read', 'client_read', 'order_contact_read', 'order_complexity', 'contingent_read'] as const
type SourceTrip = ItemOf<typeof orderContract, (typeof groups)[number]>

/** What the form takes over from the trip that is copied. @throws ApiError when it cannot be loaded */
export async function loadTrip(client: QueryClient, id: number, draft: Draft): Promise<Partial<Draft>> {
  const trip = await client.fetchQuery({ ...itemOf(orderContract, id, groups), staleTime: 0 })
  const { complexity, trip: named, client: customer } = trip
  const { hotelContingent: hotel, ferryContingent: ferry } = trip
  const rooms = [hotel?.singleRooms, hotel?.doubleRooms, hotel?.tripleRooms, hotel?.quadrupleRooms]
  const cabins = [ferry?.singleCabins, ferry?.doubleCabins, ferry?.tripleCabins, ferry?.quadrupleCabins]
  const taken = {
    rooms: amountsOf(rooms, 'standard'),
    cabins: amountsOf(cabins, 'inside'),
    driver: crewOf(trip, '3_bus_driver', draft.driver),
    guide: crewOf(trip, '1_tour_guide', draft.guide),
  }
  const margin = { currency: trip.orderCurrency, rentability: complexity?.rentability ?? null }
  const others = {
    rooms: othersIn(rooms, 'standard'),
    cabins: othersIn([...cabins, ferry?.otherCabins], 'inside'),
  }
  return {
    ...taken,
    source: {
      ...draft.source,
      chosen: { value: String(id), label: tripLabel(trip) },
      days: daysOf(trip),
      takenOver: { ...taken, others, margin, notes: trip.notes },
      notes: false,
    },
    tripName: named.name,
    client: customer === null ? null : { value: String(customer.id), label: customer.companyName },
    clientOrganisation: customer === null ? null : String(idOf(customer.organisationFilter)),
    clientComplexity: customer?.clientComplexity ?? null,
    storedComplexity: customer?.clientComplexity ?? null,
    groupName: trip.groupName,
    mainDestination: named.mainDestination === null ? null : String(named.mainDestination.id),
    destinations: named.destinations.map((destination) => String(destination.id)),
    category: trip.category,
    ...margin,
    organisation: String(idOf(trip.organisationFilter)),
    organisationFromClient: false,
    offerComplexity: complexity?.offerComplexity ?? null,
    operationComplexity: complexity?.operationComplexity ?? null,
    bookingProbability: textOf(complexity?.bookingProbability),
    executionProbability: textOf(complexity?.executionProbability),
  }
}

/** What the form takes over from a concept; a name that somebody has typed stays. @throws ApiError */
export async function loadConcept(client: QueryClient, id: number, draft: Draft): Promise<Partial<Draft>> {
  const concept = await client.fetchQuery({ ...itemOf(orderConceptContract, id), staleTime: 0 })
  const destinations = concept.destinations.map((link) => String(idOf(link)))
  return {
    source: {
      ...draft.source,
      chosen: { value: String(id), label: conceptLabel(concept) },
      days: concept.dayCount,
      takenOver: null,
    },
    tripName: draft.tripName.trim() === '' ? concept.name : draft.tripName,
    category: concept.category,
    destinations: draft.destinations.length === 0 ? destinations : draft.destinations,
    mainDestination: draft.mainDestination ?? destinations[0] ?? null,
    organisation: String(idOf(concept.organisationFilter)),
    organisationFromClient: false,
  }
}

export function tripLabel(trip: {
  orderNumber: string
  groupName: string
  trip: { name: string }
  startAt: string
  endAt: string
}): string {
  const name = trip.trip.name || trip.groupName
  return [trip.orderNumber, name, dayWord(daysOf(trip))].filter(Boolean).join(' · ')
}

export function conceptLabel({ name, dayCount }: { name: string; dayCount: number }): string {
  return `${name} · ${dayWord(dayCount)}`
}

function dayWord(days: number): string {
  return days === 1 ? '1 Tag' : `${days} Tage`
}

function daysOf({ startAt, endAt }: { startAt: string; endAt: string }): number {
  return lengthOfPeriod({ startAt: dateOfWire(startAt) ?? '', endAt: dateOfWire(endAt) ?? '' })
}

/** @param lists by the persons of their rooms or cabins, from one on */
function amountsOf(lists: readonly (readonly OtherEntry[] | undefined)[], standard: string): Amounts {
  const amount = (persons: number) => {
    const isWanted = ({ type }: OtherEntry) => type.type === standard && type.persons === persons
    return String(lists[persons - 1]?.find(isWanted)?.askedAmount ?? 0)
  }
  return [amount(1), amount(2), amount(3), amount(4)]
}

function crewOf({ orderContacts }: SourceTrip, role: string, nobody: CrewMember): CrewMember {
  const member = orderContacts.find((contact) => contact.role === role)
  if (member === undefined) return { ...nobody, isAdded: false, contact: null }
  return {
    isAdded: true,
    contact: member.contact === null ? null : String(idOf(member.contact)),
    room: String(member.roomType?.persons ?? 1),
    cabin: String(member.cabinType?.persons ?? 1),
  }
}

function textOf(value: number | null | undefined): string | null {
  return value == null ? null : String(value)
}
