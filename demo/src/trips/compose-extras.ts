import type { ClientOfferStatus, OtherServiceCategory } from '@reisewerk/domain/accounts/options.ts'
import { addDays, type CalendarDate, type LocalTime } from '@reisewerk/domain/calendar-date.ts'
import { greatCircleKilometres } from '@reisewerk/domain/geography/great-circle.ts'
import { isSettled } from '@reisewerk/domain/requests/booked-statuses.ts'
import { choose, numberBetween } from '../choose.ts'
import { airports, placeNamed } from '../geography/geography.ts'
import type { TrainRoute } from '../geography/geography-model.ts'
import { otherProviders } from '../partners/providers.ts'
import { type Flight, flights } from '../services/flights.ts'
import { type DemoRouteDetail, routeDetails } from '../services/route-library.ts'
import { type DemoServiceType, serviceTypeOf } from '../services/service-types.ts'
import { isFree, tellsOf } from './busy-hours.ts'
import { withoutAnswer } from './compose-requests.ts'
import { railExcursion, railPassage } from './rail-excursions.ts'
import { included, type RouteOffer } from './route-model.ts'
import type { DemoDay, DemoItemPrice, DemoRequest, PlannedTrip } from './trip-model.ts'

interface Timed {
  startAt: LocalTime
  endAt: LocalTime | null
  checkInAt: LocalTime | null
  offer: RouteOffer
  description: string
  /** How the firm answered; none while nobody was asked. */
  requests: readonly DemoRequest[]
}
export type DemoExtra =
  | (Timed & { kind: 'other'; firm: string; place: string; type: DemoServiceType })
  | (Timed & { kind: 'train'; route: TrainRoute })
  | (Timed & { kind: 'airline'; flight: Flight })
  | (Timed & { kind: 'route'; detail: DemoRouteDetail })

/** What a day of a trip has beside its hotels, ferries and texts: the same trip gets the same. */
export function extrasOf(trip: PlannedTrip, index: number): DemoExtra[] {
  const date = addDays(trip.startDate, index)
  const place = placeOn(trip, date)
  const seed = `${trip.name} ${trip.createdOn} ${index}`
  const found = [
    index === 0 ? flightOn(trip, seed, date) : null,
    place === null ? null : routeDetailOn(trip, index),
    place === null ? null : otherOn(trip, index, date, place),
    ...railOn(trip, index, date),
  ]
  return found.filter((extra) => extra !== null)
}

/** Where the group sleeps in this night. */
function placeOn(trip: PlannedTrip, date: CalendarDate): string | null {
  const stays = trip.days.flatMap(({ services }) => services).filter((service) => service.kind === 'hotel')
  return stays.find(({ startDate, endDate }) => startDate <= date && date < endDate)?.place ?? null
}

/** Where it has slept and will sleep again, on the day of that index; null while it moves on. */
function stayOn(trip: PlannedTrip, index: number): string | null {
  const date = addDays(trip.startDate, index)
  const place = placeOn(trip, date)
  return place === placeOn(trip, addDays(date, -1)) ? place : null
}

/** Kilometres after which nobody goes on a guided tour. */
const longDrive = 160

/** Where the programme speaks of it already, a second one would only confuse: of a tour of a town on its day, of others in all the trip. */
const alike: readonly (readonly [kind: OtherServiceCategory, words: RegExp])[] = [
  ['guide', /führung|rundgang|rundfahrt/i],
  ['boat', /boot|schiff|dampfer|fahrt auf|kurenkahn|haffrund/i],
  ['meal', /heurige|probe|brennerei/i],
]

/** One firm of each town the group stays in, on a day that has the time for it. */
function otherOn(trip: PlannedTrip, index: number, date: CalendarDate, place: string): DemoExtra | null {
  const firms = otherProviders.filter((provider) => provider.place === place)
  const seed = `${trip.name} ${trip.createdOn} ${place}`
  if (firms.length === 0) return null
  const firm = choose(`${seed} firm`, firms).name
  const type = serviceTypeOf(firm)
  const days = trip.days.flatMap((day, at) =>
    stayOn(trip, at) === place ? [{ at, times: timesOn(trip, day, type) }] : [],
  )
  const possible = days.flatMap(({ at, times }) => times.map((time) => ({ at, time })))
  if (possible.length === 0) return null
  const { at, time } = choose(`${seed} time`, possible)
  if (at !== index) return null
  const [start, end, checkIn] = time
  const status = choose(`${seed} status`, ['included', 'included', 'optional', 'additional', 'atLocation'] as const)
  return {
    kind: 'other',
    firm,
    place,
    type,
    startAt: `${date}T${start}:00`,
    endAt: `${date}T${end}:00`,
    checkInAt: checkIn === null ? null : `${date}T${checkIn}:00`,
    offer: { status, priceType: type.priceType, priceCents: status === 'included' ? null : type.cents },
    description: type.description,
    requests: requestsOf(status, requestLike(trip, firm, purchaseOf(type))),
  }
}

/** When it could take place on a day. */
function timesOn(trip: PlannedTrip, day: DemoDay, type: DemoServiceType): DemoServiceType['dayTimes'] {
  const words = alike.find(([kind]) => kind === type.category)?.[1]
  const told = type.category === 'guide' ? [day] : trip.days
  if (words !== undefined && told.some((each) => tellsOf(each, words))) return []
  // A ship takes the better part of its day.
  if ((day.distance ?? 0) > longDrive || day.services.some(({ kind }) => kind === 'ferry')) return []
  return type.dayTimes.filter(([start, end]) => isFree(day, start, end))
}

/** On days on the road the group hears of what it passes, of each once. */
function routeDetailOn(trip: PlannedTrip, index: number): DemoExtra | null {
  const passed = trip.days.map(({ date, distance }) =>
    (distance ?? 0) < 60 ? [] : [placeOn(trip, date), placeOn(trip, addDays(date, -1))],
  )
  const detail = routeDetails.find(({ name, place }) => {
    const days = passed.flatMap((ends, at) => (ends.includes(place) ? [at] : []))
    const seed = `${trip.name} ${trip.createdOn} ${name}`
    return days.length > 0 && numberBetween(`${seed} told`, 0, 2) > 0 && choose(`${seed} day`, days) === index
  })
  if (detail === undefined) return null
  // Nobody knows at which hour the coach comes by.
  const startAt = `${addDays(trip.startDate, index)}T00:00:00`
  const times = { startAt, endAt: startAt, checkInAt: null }
  return { kind: 'route', detail, ...times, offer: included, description: '', requests: [] }
}

/** An excursion by rail, there and back, once from each town the group stays in; or a way of the day that some go by rail. */
function railOn(trip: PlannedTrip, index: number, date: CalendarDate): DemoExtra[] {
  const day = trip.days[index]
  const woke = placeOn(trip, addDays(date, -1))
  if (day === undefined || woke === null) return []
  const excursion = trip.days.findIndex(
    (each, at) =>
      stayOn(trip, at) === woke && otherOn(trip, at, each.date, woke) === null && railExcursion(each, woke).length > 0,
  )
  if (stayOn(trip, index) !== null && excursion !== index) return []
  const routes = excursion === index ? railExcursion(day, woke) : railPassage(day, woke)
  return routes.map((route) => ({
    kind: 'train',
    route,
    ...during(date, route.departure, route.minutes, 15),
    offer: { status: 'optional', priceType: 'per_person', priceCents: fareOf(route) },
    description: `Bahnfahrt ${route.from} – ${route.to}, reservierte Plätze`,
    requests: requestsOf('optional', requestLike(trip, route.company)),
  }))
}

/** What a guest pays, in cents: lines that people ride for the view cost more than their minutes. */
function fareOf({ minutes, trainType }: TrainRoute): number {
  return minutes * 15 + (trainType === 'panorama' || trainType === 'historic' ? 3_000 : 500)
}

/** Kilometres from an airport to the bed. */
const nearby = 250
const homeAirports = { nord: ['HAM'], sued: ['ZRH', 'FRA'] } as const

/** Some groups are offered to fly instead of the long way by bus: to where they sleep on the first two nights. */
function flightOn(trip: PlannedTrip, seed: string, date: CalendarDate): DemoExtra | null {
  const target = placeOn(trip, date)
  if (target === null || target !== placeOn(trip, addDays(date, 1))) return null
  if (numberBetween(`${seed} flight`, 0, 2) === 0) return null
  const bed = placeNamed(target)
  const near = new Set(
    airports.filter((airport) => greatCircleKilometres(airport, bed) <= nearby).map(({ code }) => code),
  )
  const homes: readonly string[] = homeAirports[trip.organisation]
  const fits = flights.filter(({ from, to }) => homes.includes(from) && near.has(to))
  if (fits.length === 0) return null
  const flight = choose(`${seed} airline`, fits)
  return {
    kind: 'airline',
    flight,
    ...during(date, flight.departure, flight.minutes, 90),
    offer: { status: 'optional', priceType: 'per_person', priceCents: 12_900 + flight.minutes * 60 },
    description: 'Anreise mit dem Flugzeug statt im Bus, ein Gepäckstück je Gast',
    requests: requestsOf('optional', requestLike(trip, flight.airline)),
  }
}

/** What is paid on the spot nobody asks for; what is beside the package nobody books for all before a guest has chosen it. */
function requestsOf(status: ClientOfferStatus, requests: readonly DemoRequest[]): readonly DemoRequest[] {
  if (status === 'included') return requests
  return status === 'atLocation' ? [] : requests.filter(({ status: answer }) => !isSettled(answer))
}

/** Guests by whom the price of a group is told for each. */
const usualGroup = 30

/** What a firm asks for each guest, in cents: three quarters of what the client pays. */
function purchaseOf({ priceType, cents }: DemoServiceType): number {
  return Math.round((cents * 0.75) / (priceType === 'per_group' ? usualGroup : 1) / 10) * 10
}

/**
 * The firm answered as others of this trip did; no option of its own, so that deadlines stay as they were.
 * @param priceCents for each guest, once it has answered
 */
function requestLike(trip: PlannedTrip, provider: string, priceCents: number | null = null): DemoRequest[] {
  const sample = trip.days.flatMap(({ services }) => services).flatMap(({ requests }) => requests)[0]
  if (sample === undefined) return []
  const prices: DemoItemPrice[] =
    priceCents === null || withoutAnswer.has(sample.status)
      ? []
      : [{ name: 'Preis je Gast', quantityType: 'per_person', priceCents }]
  return [{ ...sample, provider, agency: null, optionNr: '', optionDue: null, shipName: null, prices }]
}

function during(date: CalendarDate, departure: string, minutes: number, checkIn: number) {
  const start = Date.parse(`${date}T${departure}:00Z`)
  const at = (shift: number) => new Date(start + shift * 60_000).toISOString().slice(0, 19)
  return { startAt: at(0), endAt: at(minutes), checkInAt: at(-checkIn) }
}
