import { optionWords } from '../../accounts/option-words.ts'
import type { Board, Locale } from '../../accounts/options.ts'
import { isOutdated, type Translations, translationOf } from '../../accounts/translation/translations.ts'
import { daysBetween, type LocalTime } from '../../calendar-date.ts'
import { clockIn, isTimed, minutesOfLasting } from '../../itinerary/clock-time.ts'
import { type MeetingPoint, meetingPointIn } from '../../itinerary/meeting-point.ts'
import { isServed } from '../../partners/hotel-times.ts'
import { roomTypeIn } from '../../requests/rooms/room-types.ts'
import type { RequestedKind } from '../../service-kinds.ts'
import { figuresAsIn } from '../../typography/amounts.ts'
import { datesIn } from '../../typography/date-words.ts'
import { untypeset } from '../../typography/typeset.ts'
import { crewCabins, crewRooms } from './crew-beds.ts'
import { inOneLine } from './one-line.ts'
import { voucherWordsIn } from './voucher-language.ts'
import type { Beds, VoucherSource } from './voucher-source.ts'
import type { VoucherFieldId, VoucherWords } from './voucher-words.ts'

/** Which fields the voucher of a kind has, in its two columns (002 §3). */
export const fieldsOfKind: Readonly<Record<RequestedKind, Readonly<Record<1 | 2, readonly VoucherFieldId[]>>>> = {
  hotel: { 1: ['arrival', 'departure', 'rooms'], 2: ['services', 'meals', 'bookingNumber', 'remarks'] },
  ferry: {
    1: ['route', 'leaves', 'arrives'],
    2: ['cabins', 'seats', 'vehicle', 'services', 'bookingNumber', 'remarks'],
  },
  airline: { 1: ['route', 'flight', 'leaves', 'arrives'], 2: ['seats', 'services', 'bookingNumber', 'remarks'] },
  train: {
    1: ['route', 'train', 'leaves', 'arrives'],
    2: ['cabins', 'seats', 'services', 'bookingNumber', 'remarks'],
  },
  other: { 1: ['begin', 'duration', 'meetingPoint'], 2: ['services', 'bookingNumber', 'remarks'] },
}

/**
 * What a field says as long as nobody has edited it: it follows the service and its chosen request (DOC-03). What the
 * request says counts before what the service was planned as.
 * @returns '' where nothing is known
 */
export function automaticContent(id: VoucherFieldId, source: VoucherSource, locale: Locale): string {
  return untypeset(contents[id](source, voucherWordsIn[locale], locale))
}

/**
 * Whether what a field says in a language was translated from a German text that has changed since (decision 106): the same
 * choice between request, service and master data as above.
 */
export function isContentOutdated(id: VoucherFieldId, source: VoucherSource, locale: Locale): boolean {
  const { request, translations, typeTranslations, placeTranslations } = source
  const isOld = <Name extends string>(of: Translations<Name> | null | undefined, name: Name) =>
    isOutdated(of ?? undefined, locale, name)
  if (id === 'route') return isOld(source.fromTranslations, 'name') || isOld(source.toTranslations, 'name')
  if (id === 'meetingPoint') {
    const { text, isOutdated } = meetingPointOf(source, locale)
    return text === '' ? isOld(placeTranslations, 'name') : isOutdated
  }
  if (id !== 'services') return false
  if (descriptionIn(request, locale) !== '') return isOld(request?.translations, 'serviceDescription')
  if (descriptionIn(source, locale) !== '') return isOld(translations, 'serviceDescription')
  return source.kind !== 'hotel' && isOld(typeTranslations, 'name')
}

/** Whether it says in German what nobody has said in that language: where one meets; of all else its words tell. */
export function isContentOnlyGerman(id: VoucherFieldId, source: VoucherSource, locale: Locale): boolean {
  return id === 'meetingPoint' && meetingPointOf(source, locale).isOnlyGerman
}

/** Of the request, else of the service; the type only has words for what they say. */
function meetingPointOf({ request, ...service }: VoucherSource, locale: Locale): MeetingPoint {
  const { meetingPoint, translations, typeMeetingPoint, typeTranslations } = service
  const own = [
    { text: request?.meetingPoint ?? '', translations: request?.translations },
    { text: meetingPoint, translations },
  ]
  if (own.every(({ text }) => text.trim() === '')) return { text: '', isOnlyGerman: false, isOutdated: false }
  return meetingPointIn(locale, [...own, { text: typeMeetingPoint, translations: typeTranslations }])
}

type Described = { readonly serviceDescription: string; readonly translations: Translations<'serviceDescription'> }

function descriptionIn(of: Described | null, locale: Locale): string {
  return (translationOf(of?.translations, locale, 'serviceDescription') ?? of?.serviceDescription ?? '').trim()
}

type Content = (source: VoucherSource, words: VoucherWords, locale: Locale) => string

const contents: Readonly<Record<VoucherFieldId, Content>> = {
  arrival: (source, words, locale) => {
    const listed = source.times.find(({ type }) => type === 'checkIn')?.time
    return moment(startOf(source), words, locale, listed ?? clockIn(source.request?.checkInAt ?? source.checkInAt))
  },
  departure: (source, words, locale) => moment(endOf(source), words, locale),
  rooms: (source, words, locale) =>
    inOneLine([roomsOf(source, words, locale), crewRooms(source, words), source.request?.extra ?? '']),
  route: ({ from, to, fromTranslations, toTranslations, request }, _, locale) => {
    const begin = translationOf(fromTranslations, locale, 'name') ?? from
    const end = translationOf(toTranslations, locale, 'name') ?? to
    return inOneLine([between(begin, end), request?.shipName ?? ''])
  },
  flight: ({ request }) => request?.flightNumber ?? '',
  train: ({ request }) => request?.trainNumber ?? '',
  leaves: (source, words, locale) => {
    const { request } = source
    const [checkIn, embark] = [clockIn(request?.checkInAt ?? source.checkInAt), clockIn(request?.embarkAt ?? null)]
    return [
      inOneLine([moment(startOf(source), words, locale), track(request?.startTrack, words)]),
      checkIn === null ? '' : words.checkInUntil(words.clock(checkIn)),
      embark === null ? '' : words.boardingFrom(words.clock(embark)),
    ]
      .filter((part) => part !== '')
      .join('; ')
  },
  arrives: (source, words, locale) =>
    inOneLine([moment(endOf(source), words, locale), track(source.request?.endTrack, words)]),
  begin: (source, words, locale) => moment(startOf(source), words, locale),
  duration: (source, words, locale) => {
    const [start, end] = [startOf(source), endOf(source)]
    const minutes = minutesOfLasting(start, end) ?? 0
    if (end !== null && isForDays(start, end, minutes)) {
      const days = daysBetween(start.slice(0, 10), end.slice(0, 10)) + 1
      return inOneLine([words.days(days), words.until(moment(end, words, locale))])
    }
    return minutes <= 0 ? '' : lasting(minutes, words)
  },
  meetingPoint: (source, _, locale) =>
    meetingPointOf(source, locale).text ||
    (translationOf(source.placeTranslations, locale, 'name') ?? source.place ?? ''),
  services: (source, words, locale) => {
    const said = descriptionIn(source.request, locale) || descriptionIn(source, locale)
    if (said === '') return agreed(source, words, locale)
    return namesBoard(said, source, locale) ? said : `${agreed(source, words, locale)}\n${said}`
  },
  seats: (source, words) => (bedsOf(source, words) === '' ? words.seats(guestsOf(source)) : ''),
  cabins: bedsOf,
  vehicle: ({ crew, isWithoutDriver }, words, locale) => {
    const buses = crew.filter(({ isDriver }) => isDriver)
    if (buses.length === 0 || isWithoutDriver) return ''
    const sizes = buses.flatMap(({ busLength, busHeight, busPlate }) => [
      figuresAsIn(locale, [busLength, busHeight].filter((size) => size !== '').join(' × ')),
      busPlate,
    ])
    return inOneLine([words.coaches(buses.length), ...sizes])
  },
  // What the house serves by the board it was asked for, whatever the service was planned with.
  meals: ({ times, ...source }, words) =>
    inOneLine(
      times
        .filter(({ type }) => type !== 'checkIn' && isServed(type, boardOf(source)))
        .map(({ type, time }) => `${words.meals[type] ?? type} ${words.clock(time)}`),
    ),
  bookingNumber: ({ request }) => inOneLine([request?.bookingNumber ?? '', request?.ticketNumber ?? '']),
  remarks: () => '',
}

/** '38 Gäste, 2 Fahrer, 1 Reiseleitung': for whom the service is. */
export function personsText(source: VoucherSource, locale: Locale): string {
  const words = voucherWordsIn[locale]
  const guides = source.crew.filter(({ isDriver }) => !isDriver).length
  const drivers = source.isWithoutDriver ? 0 : source.crew.length - guides
  return inOneLine([
    words.guests(guestsOf(source)),
    drivers === 0 ? '' : words.drivers(drivers),
    guides === 0 ? '' : words.guides(guides),
  ])
}

/**
 * How many guests it is for: those that travel, on every voucher of a trip the same and on the same basis as the beds beside it,
 * whatever number a request was sent with or is held for (decision 104). What is for a part of the group goes by its request.
 */
function guestsOf(source: VoucherSource): number {
  const { request, guests } = source
  const beds = berthsOf(source.kind === 'hotel' && !isPartOfGroup(source) ? source.rooms : cabinsOfTrip(source))
  if (beds > 0) return beds
  return request !== null && (isPartOfGroup(source) || guests === 0) ? request.guests : guests
}

/** 'für 12 von 38 Gästen': why a voucher tells fewer than the others; '' where it tells as many, or more: a part is no more than its whole (TRUE-03). */
export function partInWords(source: VoucherSource): string {
  const own = guestsOf(source)
  return own >= source.guests || source.guests === 0 ? '' : `für ${own} von ${source.guests} Gästen`
}

/** Those of the trip's contingents, where the request has none of its own. */
function cabinsOfTrip(source: VoucherSource): readonly Beds[] {
  const { kind, passageType, ferryCabins } = source
  return kind === 'ferry' && passageType === 'night' && cabinsOfRequest(source).length === 0 ? ferryCabins : []
}

/**
 * The cabins or compartments of its request. A group that grows asks a ship for more than travel by now: cabins that nobody holds yet give
 * way to those the trip has booked for its guests (TRUE-03).
 */
function cabinsOfRequest(source: VoucherSource): readonly Beds[] {
  const { kind, request, guests, ferryCabins } = source
  if (request === null) return []
  const isMerelyAsked = kind === 'ferry' && !request.holdsCabins && !isPartOfGroup(source)
  const isForMore = berthsOf(request.cabins) > guests && berthsOf(ferryCabins) === guests
  return isMerelyAsked && isForMore ? [] : request.cabins
}

function berthsOf(beds: readonly Pick<Beds, 'persons' | 'amount'>[]): number {
  return beds.reduce((sum, { persons, amount }) => sum + persons * amount, 0)
}

/**
 * Who performs something for a part of the group does it for whom the request says; a house has the rooms of that. A group that is no
 * larger than what was a part of it once is all of it now.
 */
function isPartOfGroup({ request, guests }: VoucherSource): boolean {
  return request !== null && !request.isWholeGroup && request.guests !== 0 && (guests === 0 || request.guests < guests)
}

function startOf({ request, startAt, date }: VoucherSource): LocalTime {
  return request?.startAt ?? startAt ?? `${date}T00:00:00`
}

function endOf({ request, endAt }: VoucherSource): LocalTime | null {
  return request?.endAt ?? endAt
}

/** 'Samstag, 15. Mai 2027, 18:00 Uhr' @param clock where the moment itself tells none */
function moment(time: LocalTime | null, words: VoucherWords, locale: Locale, clock: string | null = null): string {
  if (time === null) return ''
  const date = time.slice(0, 10)
  const said = clockIn(time) ?? clock
  return inOneLine([datesIn[locale].weekdayAndDate(date), said === null ? '' : words.clock(said)])
}

/** What goes along for days, as a coach does: a night that is over within a day is told in hours. */
function isForDays(start: LocalTime, end: LocalTime, minutes: number): boolean {
  return end.slice(0, 10) > start.slice(0, 10) && (minutes === 0 || minutes >= 1_440 || !isTimed(end))
}

function lasting(minutes: number, words: VoucherWords): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours === 0 ? '' : words.hours(hours), rest === 0 ? '' : words.minutes(rest)].filter(Boolean).join(' ')
}

/** What was agreed: nights and board, the type of a service. */
function agreed(source: VoucherSource, { nights, foodAndBed, onlyBed }: VoucherWords, locale: Locale): string {
  if (source.kind !== 'hotel') return translationOf(source.typeTranslations, locale, 'name') ?? source.serviceType ?? ''
  const end = endOf(source)
  const count = end === null ? 1 : Math.max(1, daysBetween(startOf(source).slice(0, 10), end.slice(0, 10)))
  const board = boardOf(source)
  if (board === 'none') return onlyBed(nights(count))
  return board === null ? nights(count) : foodAndBed(nights(count), optionWords(locale, {}).board[board])
}

function boardOf({ kind, request, board }: Pick<VoucherSource, 'kind' | 'request' | 'board'>): Board | null {
  return kind === 'hotel' ? (request?.board ?? board) : null
}

/** How the desk writes a board for short. */
const shortBoards: Readonly<Partial<Record<Board, RegExp>>> = { half: /\bHP\b/, full: /\bVP\b/ }

/** Whether a description already tells what the house is to serve, so that it need not be said twice; true where it serves nothing. */
function namesBoard(description: string, source: VoucherSource, locale: Locale): boolean {
  const board = boardOf(source)
  if (board === null || board === 'none') return true
  const name = optionWords(locale, {}).board[board]
  return description.toLowerCase().includes(name.toLowerCase()) || (shortBoards[board]?.test(description) ?? false)
}

/** By size and type, as the letter named them. */
function roomsOf(source: VoucherSource, words: VoucherWords, locale: Locale): string {
  if (isPartOfGroup(source)) return words.guests(guestsOf(source))
  const { rooms } = source
  return inOneLine(rooms.map((one) => `${words.rooms(one.persons, one.amount)}${roomTypeIn(locale, one, rooms)}`))
}

function bedsOf(source: VoucherSource, words: VoucherWords): string {
  // By day one has a seat (REQ-04).
  if (source.passageType !== 'night') return ''
  const name = source.kind === 'train' ? words.compartments : words.cabins
  const beds = [...cabinsOfRequest(source), ...cabinsOfTrip(source)]
  const ofGuests = beds.map(({ persons, type, amount }) => name(persons, type, amount))
  // Who drives or guides has a cabin beside those of the guests, as a room in a house (TRUE-04).
  const ofCrew = source.kind === 'ferry' && beds.length > 0 ? crewCabins(source, words) : ''
  return inOneLine([...ofGuests, ofCrew])
}

function track(number: string | undefined, words: VoucherWords): string {
  return number === undefined || number === '' ? '' : words.track(number)
}

function between(from: string | null, to: string | null): string {
  return [from, to].filter((end) => end !== null).join(' – ')
}
