import { daysBetween } from '@reisewerk/domain/calendar-date.ts'
import { minutesBetween, minutesOfLasting } from '@reisewerk/domain/itinerary/clock-time.ts'
import { parseAmount, type WireMoney } from '@reisewerk/domain/money.ts'
import { isPassageKind, type ServiceKind, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import { dateOfWire, localTimeOfWire } from '@reisewerk/domain/wire.ts'
import { duration } from '../../../lib/format.ts'
import { hour } from '../../../lib/moments.ts'
import type { Options } from '../../../lib/options.ts'
import { spanWords } from '../../../lib/relative-days.ts'
import type { ServiceRequest } from './days.ts'
import { rowOf } from './kind-rows.ts'
import { isRequested, mainRequestOf, type Service } from './services.ts'

/** 'Hotel Bjørvika Brygge, Oslo', 'Nachtfähre Kiel – Oslo', the first line of a free text. */
export function titleOf(service: Service): string {
  return rowOf(service).title(service)
}

/** What is wanted, whoever is asked for it: 'Hotel in Oslo'. */
export function wantedTitleOf(service: Service): string {
  const { wanted, title } = rowOf(service)
  return (wanted ?? title)(service)
}

export function noteOf(service: Service, boards: Options): string {
  return rowOf(service).notes(service, boards).filter(Boolean).join(' · ')
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

/** Nights of a stay ('2 N'), hours of everything whose beginning and end are both known by the clock ('3:45 h'). */
export function lengthOf({ kind, item }: Service): string {
  const [from, to] = [item.startAt, item.endAt]
  if (from === null || to === null) return ''
  const { nature } = serviceKinds[kind]
  if (nature === 'stay') return `${daysBetween(dateOfWire(from) ?? '', dateOfWire(to) ?? '')} N`
  const minutesOf = nature === 'visit' ? minutesOfLasting : minutesBetween
  const minutes = minutesOf(localTimeOfWire(from), localTimeOfWire(to))
  return minutes !== null && minutes > 0 ? duration(minutes) : ''
}

/** Check-in of a hotel, departure or beginning of what follows the clock; '' when nobody has said one. */
export function timeOf(service: Service): string {
  return rowOf(service).time?.(service) ?? hour(service.item.startAt)
}

/** The agency asked, else 'direkt'; of a passage booked directly the line, which its title does not name. */
export function partnerOf(service: Service): string {
  if (!isRequested(service)) return ''
  const request = mainRequestOf(service)
  const agency = request?.agency?.name ?? service.item.agency?.name
  if (agency !== undefined) return agency
  if (request === undefined) return ''
  return agencyOrLine(service.kind, request)
}

/** 'Agentur/LT' of a request: the agency asked, else 'direkt', of a passage its line. */
export function agencyOrLine(
  kind: ServiceKind,
  { agency, provider }: Pick<ServiceRequest, 'agency' | 'provider'>,
): string {
  return agency?.name ?? (isPassageKind(kind) ? (provider?.name ?? 'direkt') : 'direkt')
}

/** What is to be paid on the way; a charge nobody has priced says so (decision 065). */
export function amountOfCharge({ amount, formatted }: WireMoney): string {
  return parseAmount(amount) === 0 ? 'ohne Preis' : formatted
}
