import type { OrderStatus } from '@reisewerk/domain/accounts/options.ts'
import { addDays, type CalendarDate, daysBetween } from '@reisewerk/domain/calendar-date.ts'
import { numberBetween } from '../choose.ts'
import type { DemoAmount } from './trip-model.ts'

/** How much of what was asked is booked, in per cent: from and to. */
const reservedShare: Record<OrderStatus, readonly [number, number]> = {
  new: [0, 0],
  provisional_offer_sent: [0, 0],
  offer_sent: [60, 105],
  pre_reservation: [82, 106],
  booked: [94, 108],
  documents_sent: [98, 108],
  on_tour: [99, 110],
  completed: [98, 112],
  cancelled: [0, 0],
  deleted: [0, 0],
}

/**
 * How many of so many the providers have confirmed, the same for a seed. Shares above a hundred mean that all is
 * booked: the further a trip has come, the rarer is a shortfall.
 */
export function reservedOf(seed: string, asked: number, status: OrderStatus): number {
  const [least, most] = reservedShare[status]
  return Math.min(asked, Math.round((asked * numberBetween(`${seed} reserved`, least, most)) / 100))
}

/** Rooms for the guests: singles for about a sixth, schools in rooms of three and four. */
export function roomsFor(seed: string, pax: number, status: OrderStatus, isSchool: boolean): DemoAmount[] {
  const single = isSchool ? Math.max(2, Math.round(pax / 12)) : Math.round((pax * numberBetween(seed, 12, 24)) / 100)
  const quadruple = isSchool ? Math.floor((pax - single) / 6) : 0
  const triple = isSchool ? Math.floor((pax - single - quadruple * 4) / 3) : numberBetween(`${seed} 3Z`, 0, 1)
  const rest = pax - single - triple * 3 - quadruple * 4
  const counts = [single + (rest % 2), Math.floor(rest / 2), triple, quadruple]
  return counts.map((asked, index) => amount(`${seed} room ${index}`, index + 1, 'standard', asked, status))
}

/** Cabins of the night ferries, inside by default; without a night at sea nothing is asked. */
export function cabinsFor(seed: string, pax: number, status: OrderStatus, hasNightFerry: boolean): DemoAmount[] {
  const guests = hasNightFerry ? pax : 0
  const singles = Math.round(guests / 10)
  const doubles = Math.ceil((guests - singles) / 2)
  const outside = hasNightFerry ? numberBetween(`${seed} outside`, 0, Math.floor(doubles / 2)) : 0
  const asked = { inside: [singles, doubles - outside, 0, 0], outside: [0, outside, 0, 0] }
  return (['inside', 'outside'] as const).flatMap((type) =>
    asked[type].map((count, index) => amount(`${seed} ${type} ${index}`, index + 1, type, count, status)),
  )
}

function amount(seed: string, persons: number, type: string, asked: number, status: OrderStatus): DemoAmount {
  const changes = status === 'pre_reservation' || status === 'booked'
  const hasChange = changes && asked > 4 && numberBetween(`${seed} change`, 0, 3) === 0
  return {
    persons,
    type,
    askedAmount: asked,
    reservedAmount: reservedOf(seed, asked, status),
    requestedChangeAmount: hasChange ? numberBetween(`${seed} by`, -2, 3) || 1 : null,
  }
}

/** @returns guests for whom something is reserved */
export function paxReserved(amounts: readonly DemoAmount[]): number {
  return amounts.reduce((sum, { persons, reservedAmount }) => sum + persons * reservedAmount, 0)
}

/** The booking stand grew over the weeks to what it is now; nothing reserved, nothing recorded. */
export function bookingStandsUntil(
  seed: string,
  createdOn: CalendarDate,
  lastDay: CalendarDate,
  numberOfPersons: number,
): { date: CalendarDate; numberOfPersons: number }[] {
  const span = daysBetween(createdOn, lastDay)
  const entries = Math.min(numberBetween(`${seed} stands`, 3, 7), Math.floor(span / 5))
  if (numberOfPersons === 0 || entries < 1) return []
  return Array.from({ length: entries }, (_, index) => ({
    date: addDays(createdOn, Math.round((span * (index + 1)) / (entries + 1))),
    numberOfPersons: Math.round(numberOfPersons * Math.sqrt((index + 1) / entries)),
  }))
}
