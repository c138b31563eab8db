import type { RequestStatus } from '@reisewerk/domain/accounts/options.ts'
import { isActiveRequest } from '@reisewerk/domain/requests/auto-expansion.ts'
import { trainNeeds } from '@reisewerk/domain/requests/cabins.ts'
import { berthDifference, berthsOf } from '@reisewerk/domain/requests/losses/berth-difference.ts'
import { contingentDifference } from '@reisewerk/domain/requests/losses/contingent-difference.ts'
import { mixOf, mixWords, roomChanges } from '@reisewerk/domain/requests/rooms/room-mix.ts'
import type { ServiceRequest } from '../../itinerary/plan/days.ts'
import type { Trip } from '../../orders/trip/api.ts'

export type Needed = Pick<Trip, 'ferryContingent' | 'hotelContingent' | 'info'>
type Cabins = Parameters<typeof mixOf>[0]
type Places = { readonly name: string; readonly asked: Cabins; readonly needed: Cabins }
type Difference = {
  /** By so many more (or fewer) than the contingent of its trip; 0 where the cabins of a ferry are others for as many. */
  readonly by: number
  /** '30 angefragt, im Kontingent stehen 44' */
  readonly words: string
  /** '30 → 44' */
  readonly change: string
}

/**
 * In how far a request asks for something else than the contingent, in persons or in the cabins, compartments and seats they need (TRUE-03);
 * null where not, and as long as nobody knows what that says.
 */
export function differenceOf(request: ServiceRequest, trip: Needed | undefined): Difference | null {
  if (trip === undefined) return null
  const { status } = request.requestStatus
  const { askedAmount: asked } = request.contingent
  const { paxAsked: needed } = trip.info
  const by = contingentDifference({ status, asked }, needed)
  if (by !== 0)
    return { by, words: `${asked} angefragt, im Kontingent stehen ${needed}`, change: `${asked} → ${needed}` }
  const places = placesOf(request, trip)
  const berths = places === null ? 0 : berthDifference({ status, ...places })
  if (places === null) return null
  if (berths === 0) return otherCabins(status, places)
  const { name } = places
  const [here, there] = [berthsOf(places.asked), berthsOf(places.needed)]
  const words = `${name} für ${here} angefragt, im Kontingent stehen ${name} für ${there}`
  return { by: berths, words, change: `${name} für ${here} → ${there}` }
}

/** Cabins of a ferry are inside or outside: others with as many berths are others (decision 181). Compartments of a train follow from the rooms. */
function otherCabins(status: RequestStatus, { name, asked, needed }: Places): Difference | null {
  const [here, there] = [mixOf(asked), mixOf(needed)]
  if (name !== 'Kabinen' || here === null || there === null || !isActiveRequest(status)) return null
  if (roomChanges(here, there).length === 0) return null
  const [words, others] = [mixWords(here), mixWords(there)]
  return { by: 0, words: `${words} angefragt, im Kontingent stehen ${others}`, change: `${words} → ${others}` }
}

/** What a crossing by night or a train asks for, beside what its trip needs of that; null of what has no such places. */
function placesOf(request: ServiceRequest, trip: Needed): Places | null {
  if ('shipName' in request) {
    if (request.type !== 'night') return null
    return { name: 'Kabinen', asked: listed(request.contingent), needed: listed(trip.ferryContingent) }
  }
  if (!('trainNumber' in request)) return null
  const { type, category } = request
  const rooms = roomsOf(trip).map((room) => ({ persons: room.type.persons, amount: room.askedAmount }))
  const needed = trainNeeds(type, category, rooms, trip.info.paxAsked).map((need) => ({ ...need, type: need }))
  return { name: type === 'night' ? 'Abteile' : 'Sitzplätze', asked: listed(request.contingent), needed }
}

function roomsOf({ hotelContingent: hotel }: Needed): Cabins {
  if (hotel === null) return []
  const { singleRooms, doubleRooms, tripleRooms, quadrupleRooms } = hotel
  return [...singleRooms, ...doubleRooms, ...tripleRooms, ...quadrupleRooms]
}

type Listed = {
  readonly [List in 'singleCabins' | 'doubleCabins' | 'tripleCabins' | 'quadrupleCabins' | 'otherCabins']?: Cabins
}

function listed(of: Listed | null): Cabins {
  return [of?.singleCabins, of?.doubleCabins, of?.tripleCabins, of?.quadrupleCabins, of?.otherCabins].flatMap(
    (list) => list ?? [],
  )
}
