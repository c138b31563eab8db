import { clockIn } from '../itinerary/clock-time.ts'
import {
  isIncluded,
  isSold,
  type PlannedHotel,
  type PlannedOther,
  type PlannedPassage,
  type PlannedService,
  type PlanPlace,
  type SoldService,
} from '../itinerary/plan/trip-plan.ts'
import { vehicleNames } from '../itinerary/vehicle-words.ts'
import { capitalised, enDash, noBreakSpace, rangeDash } from '../typography/characters.ts'
import { listIn } from '../typography/lists.ts'
import { shortened } from '../typography/typeset.ts'
import type { DocumentLanguage } from './document-language.ts'
import type { PrintedHotel, PrintedService } from './document-model.ts'
import type { DocumentWords } from './document-words.ts'

const listedLetters = 160

/** @returns 'Hirtshals–Larvik'; names of several words take spaces around the dash (DIN 5008) */
export function routeBetween(from: PlanPlace | null, to: PlanPlace | null): string {
  const names = [from, to].flatMap((place) => (place === null || place.name.trim() === '' ? [] : [place.name.trim()]))
  return names.join(names.some((name) => /\s/.test(name)) ? ` ${enDash} ` : rangeDash)
}

/** The name of a service as the client reads it. */
export function serviceTitle(service: PlannedService, language: DocumentLanguage): string {
  switch (service.kind) {
    case 'hotel':
      return hotelName(service, language)
    case 'ferry':
    case 'train':
    case 'airline':
      return passageTitle(service, language)
    case 'other':
      return titleOfOther(service, language)
    case 'route':
    case 'free':
      return language.typeset(service.text.trim())
  }
}

/** Without a type it is called by what was written about it, as in the calculation (functions/title_of_service.sql). */
function titleOfOther(service: PlannedOther, { typeset, words }: DocumentLanguage): string {
  const [firstLine = ''] = service.description.trim().split('\n')
  const title = typeset(service.title.trim()) || typeset(firstLine.trim()) || words.service
  return service.company === undefined ? title : `${title} ${typeset(words.with(service.company))}`
}

/** What is written about a service beside its name. */
export function detailOf(service: SoldService, { typeset }: DocumentLanguage): string {
  const description = service.description.trim()
  const isNamedByIt = service.kind === 'other' && service.title.trim() === ''
  return typeset((isNamedByIt ? description.split('\n').slice(1).join('\n') : description).trim())
}

/** The same in one or two lines, for lists: the first line of what may be a whole text. */
export function shortServiceTitle(service: PlannedService, language: DocumentLanguage): string {
  return shortened(serviceTitle(service, language).split('\n')[0] ?? '', listedLetters)
}

/** 'Nachtfähre Bergen–Hirtshals mit Fjord Line', 'Flug Hamburg–Oslo mit Nordair, NA 684'. */
function passageTitle(passage: PlannedPassage, language: DocumentLanguage): string {
  const { words, typeset } = language
  const company = passage.company?.trim() ? words.with(passage.company.trim()) : ''
  const parts = [passageWord(passage, words), routeBetween(passage.from, passage.to), company]
  return typeset(parts.filter((part) => part !== '').join(' ') + passageDetail(passage, language))
}

type Carried = { kind: 'airline' } | { kind: 'ferry' | 'train'; isNight: boolean }

/** 'Nachtfähre', 'Zug', 'Flug' */
export function passageWord(passage: Carried, { passages }: Pick<DocumentWords, 'passages'>): string {
  const isNight = passage.kind !== 'airline' && passage.isNight
  return passages[isNight ? ({ ferry: 'nightFerry', train: 'nightTrain' } as const)[passage.kind] : passage.kind]
}

function passageDetail(passage: PlannedPassage, { locale, words, options }: DocumentLanguage): string {
  if (passage.kind === 'airline') {
    return [passage.flightNumber?.trim(), passage.priceNote].flatMap((part) => (part ? [`, ${part}`] : [])).join('')
  }
  if (passage.kind === 'train') {
    return passage.classCategory === null ? '' : `, ${options.class_category[passage.classCategory]}`
  }
  const { vehicles = [] } = passage
  const names = vehicles.map((vehicle) => vehicleNames[locale][vehicle])
  return names.length === 0 ? '' : `, ${words.onBoard(listIn(locale, names))}`
}

/** A hotel that is not chosen yet is named by what is offered: 'Hotel in Oslo'. */
export function hotelName({ name, place }: PlannedHotel, { words, typeset }: DocumentLanguage): string {
  if (name?.trim()) return typeset(name.trim())
  return place?.name.trim() ? words.hotelIn(place.name.trim()) : words.hotel
}

/** @returns whole stars, 0 when they are not known */
export function starsOf(stars: number | null): number {
  return Math.max(0, Math.floor(stars ?? 0))
}

/** The stay that begins on a day: name, stars, place, nights (only when more than one), board. */
export function printedHotel(hotel: PlannedHotel, language: DocumentLanguage): PrintedHotel {
  const { words, options, typeset } = language
  const place = hotel.name?.trim() ? (hotel.place?.name.trim() ?? '') : ''
  const nights = hotel.nights > 1 ? words.nights(hotel.nights) : ''
  const stay = [place, nights].filter((part) => part !== '')
  const board = options.board[hotel.board]
  const stars = starsOf(hotel.stars)
  return {
    name: hotelName(hotel, language),
    stars: Math.min(5, stars),
    starsText: stars === 0 ? '' : words.stars(stars),
    line: stay.length === 0 ? capitalised(board) : [...stay, board].join(' · '),
    detail: typeset(hotel.description.trim()),
  }
}

/** A row of the day. What is not included says so before its name and carries its price below its time (PLACE-14). */
export function printedService(service: PlannedService, language: DocumentLanguage): PrintedService {
  const { words, options } = language
  const time = service.kind === 'hotel' ? '' : clockTimes(service, language)
  const row = { kind: service.kind, text: serviceTitle(service, language), detail: '', time, price: '' }
  if (!isSold(service)) return row
  const detail = detailOf(service, language)
  if (isIncluded(service)) return { ...row, detail }
  const status = capitalised(options.client_offer[service.clientOffer])
  const text = status + words.colon + row.text
  return { ...row, text, detail, price: pricePerUnit(service, language) }
}

/** @returns '39,00 € p. P.', '180,00 € pro Gruppe', or nothing when no price is entered */
function pricePerUnit({ price, priceType }: SoldService, { words, options, amounts }: DocumentLanguage): string {
  if (price === null || price.cents === 0) return ''
  const amount = amounts.money(price)
  if (priceType === 'per_person') return words.perPerson(amount)
  // The column is narrow: it breaks before the unit, not inside it.
  return `${amount} ${options.price_type.per_group.replaceAll(' ', noBreakSpace)}`
}

/** Clock times of a service, where one is known; an arrival on another day is left out. */
export function clockTimes(
  { startAt, endAt }: Exclude<PlannedService, PlannedHotel>,
  { dates }: Pick<DocumentLanguage, 'dates'>,
): string {
  const clock = clockIn(startAt)
  if (startAt === null || clock === null) return ''
  const endsSameDay = endAt !== null && endAt.slice(0, 10) === startAt.slice(0, 10) && endAt > startAt
  return dates.clockRange(clock, endsSameDay ? clockIn(endAt) : null)
}
