import { addDays, type CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { arrivalOf, ferryConnections } from '../geography/ferry-connections.ts'
import { portNamed } from '../geography/geography.ts'
import type { FerryConnection } from '../geography/geography-model.ts'
import { hotels } from '../partners/providers.ts'
import { ferryRequests, hotelRequests, type RequestContext } from './compose-requests.ts'
import { included, type Route, type RouteService } from './route-model.ts'
import type { DemoDay, DemoFerryService, DemoHotelService, DemoService } from './trip-model.ts'

/** Crossings shorter than this are not booked: one drives up and on board. */
const shortestBookedCrossing = 45

/** Gives the days of a route their dates, and their services times and requests. */
export function daysOf(seed: string, route: Route, trip: RequestContext): DemoDay[] {
  return route.days.map((day, index) => {
    const date = addDays(trip.startDate, index)
    const services = day.services.map((service, at) => serviceOn(`${seed} ${index} ${at}`, date, service, route, trip))
    return { ...day, date, services }
  })
}

function serviceOn(
  seed: string,
  date: CalendarDate,
  service: RouteService,
  route: Route,
  trip: RequestContext,
): DemoService {
  switch (service.kind) {
    case 'hotel':
      return stay(seed, date, service, route, trip)
    case 'ferry':
      return crossing(seed, date, service, trip)
    case 'way': {
      const { text, time } = service
      return { kind: 'way', text, time, offer: included, description: '', requests: [] }
    }
    case 'free':
      return { ...service, description: '', requests: [] }
  }
}

function stay(
  seed: string,
  date: CalendarDate,
  service: RouteService & { kind: 'hotel' },
  route: Route,
  trip: RequestContext,
): DemoHotelService {
  const provider = hotels.find((hotel) => hotel.name === service.hotel)
  if (provider?.hotel === undefined || provider.place === null) throw new Error(`No such hotel: ${service.hotel}`)
  const board = service.board ?? route.board
  return {
    kind: 'hotel',
    hotel: provider.name,
    place: provider.place,
    stars: provider.hotel.stars,
    category: provider.hotel.category,
    board,
    startDate: date,
    endDate: addDays(date, service.nights),
    offer: included,
    description: service.description,
    requests: hotelRequests(seed, provider.name, provider.place, board, trip),
  }
}

function crossing(
  seed: string,
  date: CalendarDate,
  service: RouteService & { kind: 'ferry' },
  trip: RequestContext,
): DemoFerryService {
  const connection = connectionBetween(service.from, service.to, service.passage)
  const [from, to] = [portNamed(service.from), portNamed(service.to)]
  const arrival = arrivalOf(connection.departure, connection.minutes, from.country, to.country)
  return {
    kind: 'ferry',
    passage: service.passage,
    from: service.from,
    to: service.to,
    line: connection.line,
    startAt: `${date}T${connection.departure}:00`,
    endAt: `${addDays(date, arrival.days)}T${arrival.time}:00`,
    checkInAt: `${date}T${minutesBefore(connection.departure, checkInMinutes(connection))}:00`,
    offer: service.offer,
    description: service.description,
    requests:
      connection.minutes < shortestBookedCrossing
        ? []
        : ferryRequests(seed, connection.line, connection.passage, from.country, trip),
  }
}

function connectionBetween(from: string, to: string, passage: FerryConnection['passage']): FerryConnection {
  const found = ferryConnections.find((each) => each.from === from && each.to === to && each.passage === passage)
  if (found === undefined) throw new Error(`No ${passage} ferry from ${from} to ${to}`)
  return found
}

function checkInMinutes({ passage, minutes }: FerryConnection): number {
  if (passage === 'night') return 90
  return minutes < shortestBookedCrossing ? 10 : 45
}

function minutesBefore(time: string, minutes: number): string {
  const total = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) - minutes
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}
