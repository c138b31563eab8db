import { daysBetween } from '@reisewerk/domain/calendar-date.ts'
import { numberBetween } from '../choose.ts'
import { extrasOf } from './compose-extras.ts'
import type { DemoItemPrice, DemoRequest, DemoTrip } from './trip-model.ts'

/** What a trip costs beside its services. */
export interface DemoCost {
  name: string
  type: 'per_person' | 'per_group'
  groupSize: number | null
  priceCents: number
}

const busSeats = 48
/** Of a day with driver, in euros: cheaper it is not to be had, dearer nobody takes it. */
const busDay = { least: 560, most: 1_180 }
/** In cents, for a guest and night, where no house has told a price yet. */
const usualNight = 6_500
const insurance = 950

/**
 * The bus, the insurance and what is paid on the way, so that the agency keeps what a group trip leaves: about an eighth of the
 * price.
 */
export function tripCostsOf(trip: DemoTrip): DemoCost[] {
  const { offer, rooms } = trip
  const pax = rooms.reduce((sum, { persons, askedAmount }) => sum + persons * askedAmount, 0)
  const tiers = offer?.prices.filter(({ priceType }) => priceType === 'double') ?? []
  const price = tiers.findLast(({ numberOfPersons }) => numberOfPersons <= pax) ?? tiers.at(-1)
  if (price === undefined || pax === 0) return []
  const days = daysBetween(trip.startDate, trip.endDate) + 1
  const kept = numberBetween(`${trip.name} ${trip.createdOn} margin`, 8, 11)
  const left = (price.sellPriceCents * (100 - kept)) / 100 - servicesOf(trip) - insurance
  const buses = Math.ceil(pax / busSeats)
  const day = Math.min(busDay.most, Math.max(busDay.least, (left * pax) / days / buses / 100))
  const bus = Math.round(day / 10) * 10 * days * 100
  const onTheWay = Math.floor((left - (bus * buses) / pax) / 50) * 50
  return [
    { name: `Reisebus mit Fahrer, ${days} Tage`, type: 'per_group', groupSize: busSeats, priceCents: bus },
    { name: 'Reisesicherungsschein', type: 'per_person', groupSize: null, priceCents: insurance },
    ...(onTheWay > 0
      ? [{ name: 'Eintritte, Führungen und Maut', type: 'per_person', groupSize: null, priceCents: onTheWay } as const]
      : []),
  ]
}

/** In cents for a guest in a double room. */
function servicesOf(trip: DemoTrip): number {
  const planned = trip.days.flatMap(({ services }) => services)
  const stays = planned.flatMap((service) => (service.kind === 'hotel' ? [service] : []))
  const hotels = stays.reduce((sum, { requests, startDate, endDate }) => {
    const night = perGuest(requests, 'per_person_night')
    return sum + (night === 0 ? usualNight : night) * daysBetween(startDate, endDate)
  }, 0)
  const extras = trip.days.flatMap((_, index) => extrasOf(trip, index))
  const others = [...planned, ...extras].filter(({ offer }) => offer.status === 'included')
  return hotels + others.reduce((sum, { requests }) => sum + perGuest(requests, 'per_person'), 0)
}

function perGuest(requests: readonly DemoRequest[], quantityType: DemoItemPrice['quantityType']): number {
  const counts = requests.find(({ isSelected }) => isSelected) ?? requests[0]
  const prices = counts?.prices.filter((price) => price.quantityType === quantityType) ?? []
  return prices.reduce((sum, { priceCents }) => sum + priceCents, 0)
}
