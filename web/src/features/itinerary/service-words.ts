import { daysBetween } from '@reisewerk/domain/calendar-date.ts'
import { plainTextOf } from '@reisewerk/domain/rich-text.ts'
import { dateOfWire, localTimeOfWire } from '@reisewerk/domain/wire.ts'
import { clock, dayMonth, duration } from '../../lib/format.ts'
import type { Options } from '../../lib/options.ts'
import { type FerryService, mainRequestOf, type Service } from './services.ts'

/** The words of a service in the day list. */

/** 'Hotel Bjørvika Brygge, Oslo', 'Nachtfähre Kiel – Oslo', the first line of a free text. */
export function titleOf(service: Service): string {
  switch (service.kind) {
    case 'hotel': {
      const { place } = service.item
      const hotel = mainRequestOf(service)?.provider?.name
      if (hotel !== undefined) return place === null || hotel.includes(place.name) ? hotel : `${hotel}, ${place.name}`
      return place === null ? 'Hotel' : `Hotel in ${place.name}`
    }
    case 'ferry': {
      const name = service.item.type === 'night' ? 'Nachtfähre' : 'Fähre'
      const way = [service.item.startPort?.name, service.item.endPort?.name].filter((port) => port !== undefined)
      return [name, way.join(' – ')].join(' ').trim()
    }
    case 'free':
      return plainTextOf(service.item.text).split('\n')[0] || 'Freitext'
  }
}

/** What stands behind the title, quieter. */
export function noteOf(service: Service, boards: Options): string {
  switch (service.kind) {
    case 'hotel':
      return [boards.of(service.item.board).label, service.item.serviceDescription].filter(Boolean).join(' · ')
    case 'ferry':
      return [shipOf(service), service.item.serviceDescription].filter(Boolean).join(' · ')
    case 'free':
      return plainTextOf(service.item.text).split('\n').slice(1).join(' ')
  }
}

function shipOf(service: FerryService): string {
  const request = mainRequestOf(service)
  return request !== undefined && 'shipName' in request ? request.shipName : ''
}

/** The stars of the hotel that was asked, else those the agency looks for. */
export function starsOf(service: Service): number | undefined {
  if (service.kind !== 'hotel') return undefined
  return mainRequestOf(service)?.provider?.stars ?? service.item.hotelType.stars
}

/** '14.05.' or '14.05.–15.05.' */
export function datesOf({ item }: Service): string {
  const [from, to] = [dayMonth(item.startAt), dayMonth(item.endAt)]
  return to === '' || to === from ? from : `${from}–${to}`
}

/** Nights of a hotel ('2 N'), hours of a crossing ('3:45 h'). */
export function lengthOf({ kind, item }: Service): string {
  const [from, to] = [item.startAt, item.endAt]
  if (from === null || to === null) return ''
  if (kind === 'hotel') return `${daysBetween(dateOfWire(from) ?? '', dateOfWire(to) ?? '')} N`
  const minutes = (Date.parse(`${localTimeOfWire(to)}Z`) - Date.parse(`${localTimeOfWire(from)}Z`)) / 60_000
  return kind === 'ferry' && minutes > 0 ? duration(minutes) : ''
}

/** Check-in of a hotel, departure of a ferry, the time of a note; '' when nobody has said one. */
export function timeOf(service: Service): string {
  switch (service.kind) {
    case 'hotel':
      return clock(service.item.checkInAt) || (service.item.times.find(({ type }) => type === 'checkIn')?.time ?? '')
    case 'ferry':
      return clock(service.item.startAt)
    case 'free':
      return service.item.timeOfDay ?? ''
  }
}

/** The agency asked, else 'direkt'; of a ferry booked directly the line, which its title does not name. */
export function partnerOf(service: Service): string {
  if (service.kind === 'free') return ''
  const request = mainRequestOf(service)
  const agency = request?.agency?.name ?? service.item.agency?.name
  if (agency !== undefined) return agency
  if (request === undefined) return ''
  return service.kind === 'ferry' ? (request.provider?.name ?? 'direkt') : 'direkt'
}
