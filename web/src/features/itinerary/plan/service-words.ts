import { daysBetween } from '@reisewerk/domain/calendar-date.ts'
import { minutesBetween, minutesOfLasting } from '@reisewerk/domain/itinerary/clock-time.ts'
import { placeOfStay } from '@reisewerk/domain/itinerary/place-of-stay.ts'
import type { HotelTime } from '@reisewerk/domain/partners/hotel-times.ts'
import { plainTextOf } from '@reisewerk/domain/rich-text.ts'
import { dateOfWire, localTimeOfWire } from '@reisewerk/domain/wire.ts'
import { clock, duration } from '../../../lib/format.ts'
import { hour } from '../../../lib/moments.ts'
import type { Options } from '../../../lib/options.ts'
import { spanWords } from '../../../lib/relative-days.ts'
import { mainRequestOf, type Service } from './services.ts'

/** The words of a service in the day list. */

/** 'Hotel Bjørvika Brygge, Oslo', 'Nachtfähre Kiel – Oslo', the first line of a free text. */
export function titleOf(service: Service): string {
  switch (service.kind) {
    case 'hotel': {
      const hotel = mainRequestOf(service)?.provider
      if (hotel == null) return wantedTitleOf(service)
      const { place, area } = service.item
      return withPlace(hotel.name, { place: placeOfStay(place, hotel), area })
    }
    case 'ferry':
      return way(service.item.type === 'night' ? 'Nachtfähre' : 'Fähre', service.item.startPort, service.item.endPort)
    case 'airline':
      return way('Flug', service.item.startAirport, service.item.endAirport)
    case 'train': {
      const { type, startTrainStation, endTrainStation } = service.item
      return way(type === 'night' ? 'Nachtzug' : 'Zug', startTrainStation, endTrainStation)
    }
    case 'other': {
      return withPlace(service.item.otherServiceType?.name ?? 'Zusatzleistung', service.item)
    }
    case 'route':
      return service.item.predefinedRouteDetail?.name || firstLine(service.item.routeDescription) || 'Routenstichpunkt'
    case 'free':
      return firstLine(plainTextOf(service.item.text)) || 'Freitext'
  }
}

/** What is wanted, whoever is asked for it: 'Hotel in Oslo'. */
export function wantedTitleOf(service: Service): string {
  if (service.kind !== 'hotel') return titleOf(service)
  const where = service.item.place ?? service.item.area
  return where === null ? 'Hotel' : `Hotel in ${where.name}`
}

type Stop = { name: string } | null

/** A name with its place, or with its area while the place is open; neither twice. */
function withPlace(name: string, { place, area }: { readonly place: Stop; readonly area: Stop }): string {
  const where = place ?? area
  return where === null || name.includes(where.name) ? name : `${name}, ${where.name}`
}

function way(name: string, from: Stop, to: Stop): string {
  const stops = [from?.name, to?.name].filter((stop) => stop !== undefined)
  return [name, stops.join(' – ')].join(' ').trim()
}

function firstLine(text: string): string {
  return text.split('\n')[0]?.trim() ?? ''
}

/** What stands behind the title, quieter. */
export function noteOf(service: Service, boards: Options): string {
  const { serviceDescription } = service.item
  const joined = (...words: string[]) => words.filter(Boolean).join(' · ')
  switch (service.kind) {
    case 'hotel':
      return joined(boards.of(service.item.board).label, serviceDescription)
    case 'ferry':
      return joined(ofRequest(service, 'shipName'), serviceDescription)
    case 'airline':
      return joined(ofRequest(service, 'flightNumber'), serviceDescription)
    case 'train':
      return joined(ofRequest(service, 'trainNumber'), serviceDescription, service.item.routeDescription)
    case 'other':
      return joined(mainRequestOf(service)?.provider?.name ?? '', service.item.meetingPoint, serviceDescription)
    case 'route': {
      const { predefinedRouteDetail, routeDescription, emptyDrive } = service.item
      const text = predefinedRouteDetail === null ? routeDescription.split('\n').slice(1).join(' ') : routeDescription
      return joined(emptyDrive ? 'Leerfahrt' : '', text)
    }
    case 'free':
      return plainTextOf(service.item.text).split('\n').slice(1).join(' ')
  }
}

/** What the request of a service says in a field that only its kind has. */
function ofRequest(service: Service, field: 'shipName' | 'flightNumber' | 'trainNumber'): string {
  const request = mainRequestOf(service)
  const value = request === undefined ? undefined : Object.entries(request).find(([name]) => name === field)?.[1]
  return typeof value === 'string' ? value : ''
}

/** The stars of the hotel that was asked, else those the agency looks for. */
export function starsOf(service: Service): number | undefined {
  if (service.kind !== 'hotel') return undefined
  return mainRequestOf(service)?.provider?.stars ?? service.item.hotelType.stars
}

/** Of a service or a request. @returns '14.05.' or '14.05.–15.05.' */
export function datesOf({ startAt, endAt }: Pick<Service['item'], 'startAt' | 'endAt'>): string {
  return spanWords({ startAt, endAt }, null)
}

/** Nights of a hotel ('2 N'), hours of everything whose beginning and end are both known by the clock ('3:45 h'). */
export function lengthOf(service: Service): string {
  const { kind, item } = service
  const [from, to] = [item.startAt, item.endAt]
  if (from === null || to === null) return ''
  if (kind === 'hotel') return `${daysBetween(dateOfWire(from) ?? '', dateOfWire(to) ?? '')} N`
  const minutes = (kind === 'other' ? minutesOfLasting : minutesBetween)(localTimeOfWire(from), localTimeOfWire(to))
  return minutes !== null && minutes > 0 ? duration(minutes) : ''
}

/** 'HH:mm' at which a hotel lets the group in; null when its times do not say. */
export function checkInIn(times: readonly HotelTime[]): string | null {
  return times.find(({ type }) => type === 'checkIn')?.time ?? null
}

/** Check-in of a hotel, departure or beginning of what follows the clock; '' when nobody has said one. */
export function timeOf(service: Service): string {
  switch (service.kind) {
    case 'hotel':
      return clock(service.item.checkInAt) || (checkInIn(service.item.times) ?? '')
    case 'route':
    case 'free':
      return service.item.timeOfDay ?? ''
    default:
      return hour(service.item.startAt)
  }
}

/** The agency asked, else 'direkt'; of a passage booked directly the line, which its title does not name. */
export function partnerOf(service: Service): string {
  if (service.kind === 'free' || service.kind === 'route') return ''
  const request = mainRequestOf(service)
  const agency = request?.agency?.name ?? service.item.agency?.name
  if (agency !== undefined) return agency
  if (request === undefined) return ''
  const isPassage = service.kind === 'ferry' || service.kind === 'airline' || service.kind === 'train'
  return isPassage ? (request.provider?.name ?? 'direkt') : 'direkt'
}
