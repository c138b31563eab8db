import { linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import { type Amounts, amountOf, type CrewMember, type Draft, type OrderBody, type PlannedTrip } from './draft.ts'
import { type OtherEntry, othersOf } from './source.ts'

export function orderBodyOf(draft: Draft, range: PlannedTrip): OrderBody {
  const further = draft.destinations.filter((id) => id !== draft.mainDestination)
  const destinations = draft.mainDestination === null ? further : [draft.mainDestination, ...further]
  const others = othersOf(draft.source)
  const isKept = (type: OtherEntry['type']) => others.cabins.some((cabin) => isSame(cabin.type, type))
  // What is outside is asked for later, on the trip; a copy keeps what it took over.
  const outside = entries(['0', '0', '0', '0'], 'outside').filter(({ type }) => !isKept(type))
  return {
    startAt: wireOfDate(range.startAt),
    endAt: wireOfDate(range.endAt),
    ...(draft.organisation === null ? {} : { organisationFilter: linkOf('organisations', draft.organisation) }),
    client: linkOf('clients', draft.client?.value ?? null),
    groupName: draft.groupName.trim(),
    trip: {
      name: draft.tripName.trim(),
      mainDestination: linkOf('destinations', draft.mainDestination),
      destinations: destinations.map((id) => linkOf('destinations', id)),
    },
    category: draft.category,
    orderCurrency: draft.currency,
    requestSource: draft.requestSource,
    requestToUser: linkOf('users', draft.requestToUser),
    user: linkOf('users', draft.user),
    traitTags: draft.tags,
    complexity: {
      offerComplexity: draft.offerComplexity,
      operationComplexity: draft.operationComplexity,
      rentability: draft.rentability,
      bookingProbability: numberOf(draft.bookingProbability),
      executionProbability: numberOf(draft.executionProbability),
    },
    ...unlessTakenOver(draft, {
      hotelContingent: [...entries(draft.rooms, 'standard'), ...others.rooms],
      ferryContingent: [...entries(draft.cabins, 'inside'), ...outside, ...others.cabins],
      orderContacts: crewOf(draft).map(({ role, member }) => ({
        role,
        contact: linkOf('contacts', member.contact),
        roomType: { type: 'standard', persons: Number(member.room) },
        cabinType: { type: 'inside', persons: Number(member.cabin) },
      })),
    }),
    notes: draft.notes,
  }
}

/** What nobody changed of a copy is left to the server, which takes over more than this form has fields for. */
function unlessTakenOver({ source, rooms, cabins, driver, guide }: Draft, fields: Pick<OrderBody, ContingentAndCrew>) {
  const before = source.takenOver
  if (before === null) return fields
  return {
    ...(!isSame(rooms, before.rooms) && { hotelContingent: fields.hotelContingent }),
    ...(!isSame(cabins, before.cabins) && { ferryContingent: fields.ferryContingent }),
    ...(!isSame([driver, guide], [before.driver, before.guide]) && { orderContacts: fields.orderContacts }),
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
type ContingentAndCrew = 'hotelContingent' | 'ferryContingent' | 'orderContacts'

export function crewOf({ driver, guide }: Draft): { role: string; name: 'driver' | 'guide'; member: CrewMember }[] {
  return [
    { role: '3_bus_driver', name: 'driver' as const, member: driver },
    { role: '1_tour_guide', name: 'guide' as const, member: guide },
  ].filter(({ member }) => member.isAdded)
}

function entries(amounts: Amounts, type: string) {
  return amounts.map((amount, index) => ({ type: { persons: index + 1, type }, askedAmount: amountOf(amount) }))
}

function linkOf(resource: string, id: string | null) {
  return id === null ? null : linkTo(resource, Number(id))
}

function numberOf(text: string | null): number | null {
  return text === null ? null : Number(text)
}
