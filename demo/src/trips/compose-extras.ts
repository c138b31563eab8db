import { addDays, type CalendarDate, type LocalTime } from '@reisewerk/domain/calendar-date.ts'
import { greatCircleKilometres } from '@reisewerk/domain/geography/great-circle.ts'
import { choose, numberBetween } from '../choose.ts'
import { airports, placeNamed, stations } from '../geography/geography.ts'
import type { TrainRoute } from '../geography/geography-model.ts'
import { trainRoutes } from '../geography/train-routes.ts'
import { otherProviders } from '../partners/providers.ts'
import { type Flight, flights } from '../services/flights.ts'
import { type DemoRouteDetail, routeDetails } from '../services/route-library.ts'
import { type DemoServiceType, serviceTypeOf } from '../services/service-types.ts'
import { withoutAnswer } from './compose-requests.ts'
import { included, type RouteOffer } from './route-model.ts'
import type { DemoItemPrice, DemoRequest, PlannedTrip } from './trip-model.ts'

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
    place === null ? null : routeDetailOn(trip, index, seed, date, place),
    place === null ? null : otherOn(trip, index, seed, date, place),
    place === null ? null : trainOn(trip, seed, date, place),
  ]
  return found.filter((extra) => extra !== null)
}

/** Where the group sleeps in this night. */
function placeOn(trip: PlannedTrip, date: CalendarDate): string | null {
  const stays = trip.days.flatMap(({ services }) => services).filter((service) => service.kind === 'hotel')
  return stays.find(({ startDate, endDate }) => startDate <= date && date < endDate)?.place ?? null
}

/** Kilometres after which nobody goes on an excursion. */
const longDrive = 350

function otherOn(trip: PlannedTrip, index: number, seed: string, date: CalendarDate, place: string): DemoExtra | null {
  if ((trip.days[index]?.distance ?? 0) > longDrive) return null
  // A ship takes the better part of its day.
  if (trip.days[index]?.services.some(({ kind }) => kind === 'ferry')) return null
  const firms = otherProviders.filter((provider) => provider.place === place)
  if (firms.length === 0 || numberBetween(`${seed} other`, 0, 3) === 0) return null
  const firm = choose(`${seed} firm`, firms).name
  const type = serviceTypeOf(firm)
  const times = type.dayTimes.length === 0 ? null : choose(`${seed} time`, type.dayTimes)
  const tells = (word: string) =>
    trip.days[index]?.services.some((service) => service.kind === 'free' && service.text.toLowerCase().includes(word))
  // Where the programme speaks of it already, a second one would only confuse.
  if (times === null || tells('führung') || tells('boot')) return null
  const [start, end, checkIn] = times
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
    requests: status === 'atLocation' ? [] : requestLike(trip, firm, purchaseOf(type)),
  }
}

/** On days on the road the group hears of what it passes. */
function routeDetailOn(
  trip: PlannedTrip,
  index: number,
  seed: string,
  date: CalendarDate,
  place: string,
): DemoExtra | null {
  if ((trip.days[index]?.distance ?? 0) < 60) return null
  const ends = [place, placeOn(trip, addDays(date, -1))]
  const candidates = routeDetails.filter((detail) => ends.includes(detail.place))
  if (candidates.length === 0 || numberBetween(`${seed} route`, 0, 2) === 0) return null
  const detail = choose(`${seed} detail`, candidates)
  const times = { startAt: `${date}T11:30:00`, endAt: null, checkInAt: null }
  return { kind: 'route', detail, ...times, offer: included, description: '', requests: [] }
}

/** A trip by rail from where the group stays more than one night. */
function trainOn(trip: PlannedTrip, seed: string, date: CalendarDate, place: string): DemoExtra | null {
  const stays = placeOn(trip, addDays(date, -1)) === place
  const from = stations.filter((station) => station.place === place).map(({ name }) => name)
  const routes = trainRoutes.filter(
    (route) => from.includes(route.from) && route.passage === 'day' && route.minutes <= 240,
  )
  if (!stays || routes.length === 0 || numberBetween(`${seed} train`, 0, 1) === 0) return null
  const route = choose(`${seed} line`, routes)
  return {
    kind: 'train',
    route,
    ...during(date, route.departure, route.minutes, 15),
    offer: { status: 'optional', priceType: 'per_person', priceCents: 2_000 + route.minutes * 15 },
    description: `Bahnfahrt ${route.from} – ${route.to}, reservierte Plätze`,
    requests: requestLike(trip, route.company),
  }
}

/** Kilometres from an airport to the bed. */
const nearby = 250
const homeAirports = { nord: ['HAM'], sued: ['MUC', 'FRA'] } as const

/** Some groups are offered to fly instead of the long way by bus. */
function flightOn(trip: PlannedTrip, seed: string, date: CalendarDate): DemoExtra | null {
  const target = placeOn(trip, addDays(date, 1))
  if (target === null || numberBetween(`${seed} flight`, 0, 2) === 0) return null
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
    requests: requestLike(trip, flight.airline),
  }
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
