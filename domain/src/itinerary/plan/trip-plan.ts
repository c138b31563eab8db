import type { Board, ClassCategory, ClientOfferStatus, PassageType, PriceType } from '../../accounts/options.ts'
import type { Translations } from '../../accounts/translation/translations.ts'
import { addDays, type CalendarDate, type LocalTime } from '../../calendar-date.ts'
import type { GazetteerKind } from '../../geography/gazetteer.ts'
import type { Money } from '../../money.ts'
import { serviceKinds } from '../../service-kinds.ts'
import type { VehicleType } from '../vehicle-words.ts'
import { type RoutedService, type Stop, stopsOfDays } from './trip-stops.ts'

/** The days of a trip in order, as everything reads them that prints or reckons days: documents, day names, kilometres, maps. */
export type TripPlan = readonly PlanDay[]

export type PlanDay = {
  id: number
  date: CalendarDate
  name: string
  isAutomaticName: boolean
  distanceKm: number | null
  distanceIsCalculated: boolean
  subtitles: readonly string[]
  /** As the texts of services: in other languages, where there are any. */
  translations?: Translations<'name'>
  /** In the order of the subtitles. */
  subtitleTranslations?: readonly Translations<'subtitle'>[]
  /** Which of its texts are in the language of the paper: 'name', 'subtitles.0'. */
  translated?: readonly string[]
  /** Which of those were made of another German text. */
  outdated?: readonly string[]
  /** In the order in which the day shows them. */
  services: readonly PlannedService[]
}

/** A place, port, station or airport. */
export type PlanPlace = Stop & {
  /** Where its name is entered, and that of the town of a station or airport. */
  kind?: GazetteerKind
  id?: number
  townId?: number | null
  /** Of a station or airport: the town by which a day is named. */
  town?: string | null
  /** What it and its town are called in other languages, where somebody has entered it. */
  translations?: Translations<'name'>
  townTranslations?: Translations<'name'>
  /** Whether its name is in the language of the paper, once the plan is told in one. */
  isTranslated?: boolean
  /** Whose name there was made of another German one: its own, its town's. */
  outdatedNames?: readonly NamedPlace[]
  /** ISO 3166-1, where it was read with the place. */
  country?: string | null
}

type NamedPlace = { readonly kind: GazetteerKind; readonly id: number; readonly name: string }

type Planned = {
  clientOffer: ClientOfferStatus
  /** Its texts in other languages, as the plan calls them. */
  translations?: Translations<PlannedText>
  /** Which of its texts are in the language of the paper, once the plan is told in one (`planIn`). */
  translated?: readonly string[]
  /** Which of those were made of another German text. */
  outdated?: readonly string[]
}
export type PlannedText = 'description' | 'title' | 'text'
/** Local times as on a ticket; of a moment at 00:00:00 only the day is known. */
type Timed = { startAt: LocalTime | null; endAt: LocalTime | null }
type Sold = Planned & {
  /** As it is kept; a plan made by hand has none. */
  id?: number
  priceType: PriceType
  price: Money | null
  /** What the staff wrote about this service for the client; may be long. */
  description: string
}
type Passage = Sold &
  Timed & { from: PlanPlace | null; to: PlanPlace | null; company: string | null; isBrandNew: boolean }

export type PlannedHotel = Sold & {
  kind: 'hotel'
  name: string | null
  place: PlanPlace | null
  stars: number | null
  board: Board
  nights: number
}
export type PlannedFerry = Passage & {
  kind: 'ferry'
  isNight: boolean
  /** What goes along, where it is to be told with the passage. */
  vehicles?: readonly VehicleType[]
}
export type PlannedFlight = Passage & {
  kind: 'airline'
  flightNumber: string | null
  /** How sure its price is, in the words of the document. */
  priceNote?: string
}
export type PlannedTrain = Passage & { kind: 'train'; isNight: boolean; classCategory: ClassCategory | null }
export type PlannedOther = Sold &
  Timed & {
    kind: 'other'
    title: string
    place: PlanPlace | null
    /** Who renders it, where that was named for the client. */
    company?: string
  }
export type PlannedPassage = PlannedFerry | PlannedFlight | PlannedTrain
/** What a client pays for, in the package or beside it. */
export type SoldService = PlannedHotel | PlannedPassage | PlannedOther

/** Route bullet points and free texts are part of the plan, never for sale. */
export type Remark = Planned &
  Timed & {
    /** As it is kept; a plan made by hand has none. */
    id?: number
    kind: 'route' | 'free'
    text: string
    place: PlanPlace | null
    isEmptyDrive: boolean
  }
export type PlannedService = SoldService | Remark

export function isIncluded({ clientOffer }: Planned): boolean {
  return clientOffer === 'included'
}

export function isSold(service: PlannedService): service is SoldService {
  return service.kind !== 'route' && service.kind !== 'free'
}

/** The hotels of a day in which the group sleeps; what is only possible is no bed. */
export function includedHotels({ services }: PlanDay): PlannedHotel[] {
  return services.filter((service) => service.kind === 'hotel').filter(isIncluded)
}

/** The way of the group, day by day (DAY-03, DAY-08). Only what is included counts: options are not driven to. */
export function stopsOfPlan(plan: TripPlan): ReturnType<typeof stopsOfDays> {
  return stopsOfDays(
    plan.map(({ date, services }) => ({
      date,
      services: services.filter(isIncluded).flatMap((service) => routed(service, date)),
    })),
  )
}

function routed(service: PlannedService, date: CalendarDate): RoutedService[] {
  if (service.kind === 'hotel') {
    return service.place === null ? [] : [{ what: 'stay', at: service.place, until: addDays(date, service.nights) }]
  }
  if ('place' in service) return service.place === null ? [] : [{ what: 'visit', at: service.place }]
  const { kind, from, to, endAt, isBrandNew } = service
  // A draft that still lacks both its ends is none yet.
  if (from === null && to === null && isBrandNew) return []
  const type: PassageType | null = kind === 'airline' ? null : service.isNight ? 'night' : 'day'
  return [
    {
      what: 'passage',
      by: serviceKinds[kind].carries,
      from: townOf(from),
      to: townOf(to),
      type,
      until: endAt?.slice(0, 10) ?? null,
    },
  ]
}

/** Day names and maps speak of towns, not of their airports and stations. */
function townOf(place: PlanPlace | null): Stop | null {
  return place && { ...place, name: place.town ?? place.name }
}

/** The plan as guests read it: without the ways on which the bus drives alone. */
export function withoutEmptyDrives(plan: TripPlan): TripPlan {
  return plan.map((day) => ({
    ...day,
    services: day.services.filter((service) => !('isEmptyDrive' in service && service.isEmptyDrive)),
  }))
}
