import type {
  Board,
  ClientOfferStatus,
  Locale,
  OrderCategory,
  PriceType,
  TrainCategory,
} from '@reisewerk/domain/accounts/options.ts'
import type { CalendarDate, LocalTime } from '@reisewerk/domain/calendar-date.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'

/** Rows as `offers.queries.ts` reads them for the offer of one trip. */
export type OfferTripRows = OfferHeadRow & { days: OfferDayRow[]; prices: OfferPriceRow[]; ends: OfferEndsRow }

export type OfferHeadRow = {
  orderNumber: string
  organisationId: number
  orderLocale: Locale
  tripName: string
  groupName: string
  category: OrderCategory
  startAt: CalendarDate
  endAt: CalendarDate
  isFormal: boolean
  houseName: string
  brandColor: string
  senderLine: string
  footer: string[][]
  logoSvg: string | null
  logoAlt: string
  signerName: string
  signerEmail: string
  signerRole: string
  signerPhone: string
  companyName: string | null
  destinations: string[] | null
  address: AddressRow | null
  contact: { salutation: 'Frau' | 'Herr' | null; firstName: string; lastName: string } | null
  introTitle: string | null
  introText: RichText | null
  conditions: RichText | null
}

export type AddressRow = {
  street: string
  zip: string
  city: string
  country: string
  longitude: number | null
  latitude: number | null
}
export type PlaceRow = { name: string; longitude: number; latitude: number }

/** Where the first and the last day of the trip begin and end, by the days' names. */
export type OfferEndsRow = { departure: PlaceRow | null; arrival: PlaceRow | null }

export type OfferDayRow = {
  date: CalendarDate
  name: string
  distance: number | null
  subtitles: string[]
  services: OfferServiceRow[]
}

export type OfferServiceRow = {
  kind: string
  startAt: LocalTime | null
  endAt: LocalTime | null
  clientOffer: ClientOfferStatus
  priceType: PriceType
  cents: number | null
  currency: string
  description: string
  board: Board | null
  stars: number | null
  passageType: 'night' | 'day' | null
  routeDescription: string
  serviceType: string | null
  flightNumber: string | null
  /** null where the class is hidden. */
  trainCategory: TrainCategory | null
  text: RichText | null
  timeOfDay: string | null
  provider: string | null
  place: PlaceRow | null
  from: PlaceRow | null
  to: PlaceRow | null
} & Partial<Record<'bus' | 'car' | 'motorcycle' | 'sprinter' | 'trailer', boolean | null>>

export type OfferPriceRow = { kind: 'package' | 'single_supplement'; persons: number; cents: number; currency: string }
