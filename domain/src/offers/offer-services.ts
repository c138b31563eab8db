import { boards, classCategories, clientOfferStatuses } from '../accounts/options.ts'
import type { LocalTime } from '../calendar-date.ts'
import { counted, printedMoney } from '../typography/amounts.ts'
import { enDash, narrowSpace, rangeDash } from '../typography/characters.ts'
import { clockRange } from '../typography/date-words.ts'
import { shortened, typeset } from '../typography/typeset.ts'
import type { PrintedHotel, PrintedService } from './offer-model.ts'
import type { OfferHotel, OfferPlace, OfferService } from './offer-source.ts'

const listedLetters = 160
const passageWords = { ferry: 'Fähre', airline: 'Flug', train: 'Bahnfahrt' } as const
/** @returns 'Hirtshals–Larvik'; names of several words take spaces around the dash (DIN 5008) */
export function routeBetween(from: OfferPlace | null, to: OfferPlace | null): string {
  const names = [from, to].flatMap((place) => (place === null || place.name.trim() === '' ? [] : [place.name.trim()]))
  return names.join(names.some((name) => /\s/.test(name)) ? ` ${enDash} ` : rangeDash)
}

/** The name of a service as the client reads it. */
function serviceTitle(service: OfferService): string {
  switch (service.kind) {
    case 'hotel':
      return hotelName(service)
    case 'ferry':
    case 'train':
    case 'airline':
      return passageTitle(service)
    case 'other':
      return typeset(service.title.trim()) || 'Leistung'
    case 'route':
    case 'free':
      return typeset(service.text.trim())
  }
}

/** The same in one or two lines, for lists: the first line of what may be a whole text. */
export function shortServiceTitle(service: OfferService): string {
  return shortened(serviceTitle(service).split('\n')[0] ?? '', listedLetters)
}

type OfferPassage = Extract<OfferService, { kind: 'ferry' | 'train' | 'airline' }>

/** 'Nachtfähre Bergen–Hirtshals mit Fjord Line', 'Flug Hamburg–Oslo mit Nordair, NA 684'. */
function passageTitle(passage: OfferPassage): string {
  const isNight = passage.kind !== 'airline' && passage.isNight
  const word = isNight ? { ferry: 'Nachtfähre', train: 'Nachtzug' }[passage.kind] : passageWords[passage.kind]
  const route = routeBetween(passage.from, passage.to)
  const company = passage.company?.trim() ? ` mit ${passage.company.trim()}` : ''
  return typeset([word, route].filter((part) => part !== '').join(' ') + company + passageDetail(passage))
}

function passageDetail(passage: OfferPassage): string {
  if (passage.kind === 'airline') return passage.flightNumber?.trim() ? `, ${passage.flightNumber.trim()}` : ''
  if (passage.kind === 'train')
    return passage.classCategory === null ? '' : `, ${classCategories[passage.classCategory].label}`
  return ''
}

/** A hotel that is not chosen yet is named by what is offered: 'Hotel in Oslo'. */
export function hotelName({ name, place }: OfferHotel): string {
  if (name?.trim()) return typeset(name.trim())
  return place?.name.trim() ? `Hotel in ${place.name.trim()}` : 'Hotel'
}

/** @returns '4 Sterne', or nothing when they are not known */
export function starsText(stars: number | null): string {
  return stars === null || stars < 1 ? '' : counted(Math.floor(stars), 'Stern', 'Sterne')
}

/** The stay that begins on a day: name, stars, place, nights (only when more than one), board. */
export function printedHotel(hotel: OfferHotel): PrintedHotel {
  const place = hotel.name?.trim() ? (hotel.place?.name.trim() ?? '') : ''
  const nights = hotel.nights > 1 ? counted(hotel.nights, 'Nacht', 'Nächte') : ''
  return {
    name: hotelName(hotel),
    stars: Math.min(5, Math.max(0, Math.floor(hotel.stars ?? 0))),
    starsText: starsText(hotel.stars),
    line: [place, nights, boards[hotel.board].label].filter((part) => part !== '').join(' · '),
    detail: typeset(hotel.description.trim()),
  }
}

/** A row of the day. What is not included carries its status in words and its price instead of a time. */
export function printedService(service: OfferService): PrintedService {
  const time = service.kind === 'hotel' ? '' : clockTimes(service)
  const row = { kind: service.kind, text: serviceTitle(service), detail: '', time, statusText: '', price: '' }
  if (service.kind === 'route' || service.kind === 'free') return row
  const detail = typeset(service.description.trim())
  if (service.clientOffer === 'included') return { ...row, detail }
  return { ...row, detail, statusText: clientOfferStatuses[service.clientOffer].label, price: pricePerUnit(service) }
}

/** @returns '39,00 € p. P.', '180,00 €' for the group, or nothing when no price is entered */
function pricePerUnit({ price, priceType }: Exclude<OfferService, { kind: 'route' | 'free' }>): string {
  if (price === null || price.cents === 0) return ''
  const amount = printedMoney(price)
  return priceType === 'per_person' ? `${amount} p.${narrowSpace}P.` : amount
}

/** Clock times of a service. Midnight means that only the day is known; an arrival on another day is left out. */
function clockTimes({ startAt, endAt }: Exclude<OfferService, OfferHotel>): string {
  if (startAt === null || clockOf(startAt) === '00:00') return ''
  const endsSameDay = endAt !== null && endAt.slice(0, 10) === startAt.slice(0, 10) && endAt > startAt
  return clockRange(clockOf(startAt), endsSameDay ? clockOf(endAt) : null)
}

function clockOf(time: LocalTime): string {
  return time.slice(11, 16)
}
