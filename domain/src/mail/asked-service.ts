import type { Board, Locale, OtherServiceCategory, PassageType, TrainCategory } from '../accounts/options.ts'
import { type Translations, translationOf } from '../accounts/translation/translations.ts'
import type { LocalTime } from '../calendar-date.ts'
import { wordsIn } from '../documents/document-language.ts'
import { passageWord } from '../documents/printed-services.ts'
import { clockIn, isTimed } from '../itinerary/clock-time.ts'
import { meetingPointIn, type SaidMeetingPoint } from '../itinerary/meeting-point.ts'
import type { VehicleType } from '../itinerary/vehicle-words.ts'
import { type CabinNeed, trainNeeds } from '../requests/cabins.ts'
import type { AskedRooms } from '../requests/rooms/room-types.ts'
import { isPassageKind, type RequestedKind, serviceKinds } from '../service-kinds.ts'
import { type Crew, crewCabins, crewRooms } from '../trip-documents/vouchers/crew-beds.ts'
import { voucherWordsIn } from '../trip-documents/vouchers/voucher-language.ts'
import { datesIn } from '../typography/date-words.ts'
import { type AskedCabin, type Bus, cabinsIn, classIn, trainPlacesIn, vehiclesIn } from './asked-words.ts'
import { boardIn, dayIn, roomsIn } from './mail-words.ts'
import type { PlaceholderName } from './placeholders.ts'
import { serviceTypeIn } from './service-types.ts'

/** What a request tells beside its trip (REQ-05): its own data, and its service's where it has none. */
export type MailRequest = {
  readonly kind: RequestedKind
  readonly partner: string | null
  /** Of a ferry or train. */
  readonly passage: PassageType | null
  /** Ports, airports, stations. */
  readonly startStop: string | null
  readonly endStop: string | null
  readonly place: string | null
  /** What they are called in other languages. */
  readonly startTranslations?: Translations<'name'> | null
  readonly endTranslations?: Translations<'name'> | null
  readonly placeTranslations?: Translations<'name'> | null
  /** Of airports: 'HAM'. */
  readonly startCode?: string | null
  readonly endCode?: string | null
  /** What an other service is, as its house calls it, and of which category. */
  readonly serviceType: string | null
  readonly serviceCategory: OtherServiceCategory | null
  readonly description: string
  /** Its description in other languages. */
  readonly translations?: Translations<'serviceDescription'> | null
  readonly meetingPoint: string
  /** Whoever says where one meets, with their words in other languages; nobody where it is not known. */
  readonly meetingPoints?: readonly SaidMeetingPoint[]
  readonly startAt: LocalTime | null
  readonly endAt: LocalTime | null
  readonly board: Board | null
  readonly category: TrainCategory | null
  /** Ship, flight or train. */
  readonly connection: string
  readonly askedAmount: number
  readonly cabins: readonly AskedCabin[]
  readonly vehicles: readonly VehicleType[]
  readonly notes: string
  /** The driver sleeps elsewhere. */
  readonly isWithoutDriver: boolean
}

/** What the trip asks for where its request says nothing of its own. */
export type TripNeeds = {
  readonly pax: number
  readonly rooms: readonly AskedRooms[]
  readonly cabins: readonly AskedCabin[]
  /** Drivers and guides, and where they sleep. */
  readonly crew: Crew['crew']
  /** With which the trip's drivers come. */
  readonly buses: readonly Bus[]
}

/** The placeholders only a request can fill. */
export type AskedName = Extract<
  PlaceholderName,
  | ('leistung' | 'strecke' | 'ort' | 'plaetze' | 'klasse' | 'fahrzeuge' | 'verbindung' | 'treffpunkt')
  | ('beschreibung' | 'verpflegung' | 'beginn_zeit' | 'ende_zeit' | 'bemerkungen')
>

/** What a partner must know of what is asked for; null where it is missing, empty where there is nothing to say. */
export function askedValues(
  locale: Locale,
  trip: TripNeeds,
  request: MailRequest,
): Readonly<Record<AskedName, string | null>> {
  const route = routeOf(locale, request)
  return {
    leistung: serviceIn(locale, request, route),
    strecke: route,
    ort: placeOf(locale, request) ?? '',
    plaetze: placesIn(locale, trip, request),
    klasse: request.category === null ? '' : classIn(locale, request.category),
    fahrzeuge: vehiclesIn(locale, request.vehicles, trip.buses),
    verbindung: request.connection.trim(),
    treffpunkt: meetingPointIn(locale, [
      { text: request.meetingPoint, translations: null },
      ...(request.meetingPoints ?? []),
    ]).text,
    beschreibung: translationOf(request.translations, locale, 'serviceDescription') ?? request.description.trim(),
    verpflegung: request.board === null ? null : boardIn(locale, request.board),
    beginn_zeit: momentIn(locale, request, 'startAt'),
    ende_zeit: endIn(locale, request),
    bemerkungen: request.notes.trim(),
  }
}

function routeOf(locale: Locale, request: MailRequest): string | null {
  const { startStop, startTranslations, startCode, endStop, endTranslations, endCode } = request
  if (startStop === null || endStop === null) return null
  const begin = translationOf(startTranslations, locale, 'name') ?? startStop
  const end = translationOf(endTranslations, locale, 'name') ?? endStop
  return `${withCode(begin, startCode)} – ${withCode(end, endCode)}`
}

function withCode(name: string, code: string | null | undefined): string {
  return code == null ? name : `${name} (${code})`
}

function placeOf(locale: Locale, { place, placeTranslations }: MailRequest): string | null {
  return translationOf(placeTranslations, locale, 'name') ?? place
}

/** 'Nachtfähre Rostock – Trelleborg', 'Hotel in Oslo', 'Stadtführung, Bergen' */
function serviceIn(locale: Locale, request: MailRequest, route: string | null): string | null {
  const words = wordsIn[locale]
  const { kind } = request
  const place = placeOf(locale, request)
  if (isPassageKind(kind)) {
    const passage = passageWord({ kind, isNight: request.passage === 'night' }, words)
    return route === null ? passage : `${passage} ${route}`
  }
  if (serviceKinds[kind].nature === 'stay') return place === null ? words.hotel : words.hotelIn(place)
  const name = kind === 'other' ? typeIn(locale, request) : serviceKinds[kind].printed[locale]
  return name === null ? null : [name, place].filter((part) => part !== null).join(', ')
}

function typeIn(locale: Locale, { serviceType, serviceCategory }: MailRequest): string | null {
  return serviceType === null ? null : serviceTypeIn(locale, serviceType, serviceCategory)
}

/**
 * Rooms, cabins, compartments or seats: the request's own, else what the trip needs; empty where persons say it all, null where
 * cabins, compartments or seats are for others than are asked for: a letter says no two numbers (TRUE-03).
 */
function placesIn(locale: Locale, trip: TripNeeds, request: MailRequest): string | null {
  // Rooms are the trip's: beside another number of persons a letter would say two.
  const isOfTrip = request.askedAmount === 0 || trip.pax === 0 || request.askedAmount === trip.pax
  if (serviceKinds[request.kind].nature === 'stay') return isOfTrip ? roomsOf(locale, trip, request) : ''
  switch (serviceKinds[request.kind].carries) {
    case 'ferry':
      return berthsIn(
        locale,
        trip,
        request,
        asked(request, () => (request.passage === 'night' ? trip.cabins : [])),
      )
    case 'rail': {
      const type = request.passage ?? 'day'
      const pax = request.askedAmount > 0 ? request.askedAmount : trip.pax
      const needs = () => trainNeeds(type, request.category ?? 'second', bySize(trip.rooms), pax).map(cabinOf)
      return railPlacesIn(locale, request, asked(request, needs))
    }
    case 'air':
    case null:
      return ''
  }
}

/** Rooms of the guests, and those of driver and guide: a voucher has them too (TRUE-04). */
function roomsOf(locale: Locale, { rooms, crew }: TripNeeds, { isWithoutDriver }: MailRequest): string {
  const own = crewRooms({ crew, isWithoutDriver }, voucherWordsIn[locale])
  return [roomsIn(locale, rooms), own].filter((part) => part !== '').join(', ')
}

/** Cabins of the guests, and by night those of driver and guide beside them: a voucher has them too (TRUE-04). */
function berthsIn(
  locale: Locale,
  { crew }: TripNeeds,
  { askedAmount, passage, isWithoutDriver }: MailRequest,
  cabins: readonly AskedCabin[],
): string | null {
  const berths = cabins.reduce((sum, cabin) => sum + cabin.persons * cabin.amount, 0)
  if (berths > 0 && berths < askedAmount) return null
  const words = {
    ...voucherWordsIn[locale],
    cabins: (persons: number, type: string, amount: number) => cabinsIn(locale, [{ persons, type, amount }]),
  }
  const own = berths > 0 && passage === 'night' ? crewCabins({ crew, isWithoutDriver }, words) : ''
  return [cabinsIn(locale, cabins), own].filter((part) => part !== '').join(', ')
}

/** By day everybody has a seat and nobody two; by night the compartments may have a berth more than there are guests. */
function railPlacesIn(
  locale: Locale,
  { askedAmount, passage }: MailRequest,
  places: readonly AskedCabin[],
): string | null {
  const isNight = passage === 'night'
  const berths = places.reduce((sum, { persons, amount }) => sum + persons * amount, 0)
  const isOther = isNight ? berths < askedAmount : berths !== askedAmount
  return berths > 0 && askedAmount > 0 && isOther ? null : trainPlacesIn(locale, places, isNight)
}

function asked({ cabins }: MailRequest, ofTrip: () => readonly AskedCabin[]): readonly AskedCabin[] {
  return cabins.some(({ amount }) => amount > 0) ? cabins : ofTrip()
}

function cabinOf({ persons, type, askedAmount }: CabinNeed): AskedCabin {
  return { persons, type, amount: askedAmount }
}

/** A train knows no types of rooms. */
function bySize(rooms: readonly AskedRooms[]): { persons: number; amount: number }[] {
  const sizes = [...new Set(rooms.map(({ persons }) => persons))]
  const amountOf = (size: number) =>
    rooms.reduce((sum, { persons, amount }) => (persons === size ? sum + amount : sum), 0)
  return sizes.map((persons) => ({ persons, amount: amountOf(persons) }))
}

/** An end says something when it lies on another day or has a clock time of its own. */
function endIn(locale: Locale, request: MailRequest): string {
  const { startAt, endAt } = request
  const isOneDay = startAt !== null && endAt?.slice(0, 10) === startAt.slice(0, 10)
  if (endAt === startAt || (isOneDay && !isTimed(endAt))) return ''
  return momentIn(locale, request, 'endAt') ?? ''
}

/** The day, with its clock time where one is known. */
export function momentIn(locale: Locale, request: MailRequest, name: 'startAt' | 'endAt'): string | null {
  const time = request[name]
  if (time === null) return null
  const [day, clock] = [dayIn(locale, time.slice(0, 10)), clockIn(time)]
  return clock === null ? day : `${day}, ${datesIn[locale].clock(clock)}`
}
