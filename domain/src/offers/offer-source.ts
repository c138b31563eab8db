import type { Board, ClassCategory, ClientOfferStatus, OrderCategory, PriceType } from '../accounts/options.ts'
import type { CalendarDate, LocalTime } from '../calendar-date.ts'
import type { Money } from '../money.ts'
import type { RichText } from '../rich-text.ts'
import type { OfferLanguage } from './offer-language.ts'

/** All that an offer says about a trip, as the database has it. {@link offerDocument} turns it into words. */
export type OfferSource = {
  /** In which it is written. */
  language: OfferLanguage
  /** The day the letter is dated. */
  today: CalendarDate
  orderNumber: string
  /** Which offer of this trip: 'Angebot 2600417 / 2' is the second. */
  sequence: number
  /** Until when places are held and the offer stands. */
  optionDate: CalendarDate | null
  trip: OfferTrip
  client: OfferClient
  house: OfferHouse
  signer: OfferSigner
  /** Subject line; the trip itself when empty. */
  introTitle: string
  /** Cover letter without its salutation; a usual one when null. */
  introText: RichText | null
  days: readonly OfferDay[]
  prices: OfferPrices
  conditions: RichText | null
}

export type OfferTrip = {
  name: string
  groupName: string
  category: OrderCategory
  destinations: readonly string[]
  startAt: CalendarDate
  endAt: CalendarDate
}

export type OfferClient = {
  companyName: string
  /** Street, place, and the country when it is another one: what follows the names in the address window. */
  addressLines: readonly string[]
  contact: OfferContact | null
  /** Whether the letter addresses people formally (orders.isFormal). */
  isFormal: boolean
}

export type OfferContact = { salutation: 'Frau' | 'Herr' | null; firstName: string; lastName: string }

/** What an organisation prints on its paper. */
export type OfferHouse = {
  name: string
  /** '#rrggbb' */
  brandColor: string
  senderLine: string
  footer: readonly (readonly string[])[]
  logoSvg: string | null
  logoAlt: string
}

export type OfferSigner = { name: string; role: string; phone: string; email: string }

export type OfferDay = {
  date: CalendarDate
  name: string
  distanceKm: number | null
  subtitles: readonly string[]
  /** In the order in which the day shows them. */
  services: readonly OfferService[]
}

export type Position = { longitude: number; latitude: number }
/** A place, port, station or airport; without a position it is named but not drawn. */
export type OfferPlace = { name: string; position: Position | null }

type Offered = {
  clientOffer: ClientOfferStatus
  priceType: PriceType
  price: Money | null
  /** What the staff wrote about this service for the client; may be long. */
  description: string
}
/** Local times as on a ticket; of a moment at 00:00:00 only the day is known. */
type Timed = { startAt: LocalTime | null; endAt: LocalTime | null }
type Passage = Offered & Timed & { from: OfferPlace | null; to: OfferPlace | null; company: string | null }

export type OfferHotel = Offered & {
  kind: 'hotel'
  name: string | null
  place: OfferPlace | null
  stars: number | null
  board: Board
  nights: number
}
export type OfferFerry = Passage & { kind: 'ferry'; isNight: boolean; vehicles: readonly string[] }
export type OfferFlight = Passage & { kind: 'airline'; flightNumber: string | null }
export type OfferTrain = Passage & { kind: 'train'; isNight: boolean; classCategory: ClassCategory | null }
export type OfferOther = Offered & Timed & { kind: 'other'; title: string; place: OfferPlace | null }
/** Route bullet points and free texts are part of the plan, never for sale. */
type Remark = Timed & { text: string; place: OfferPlace | null }
export type OfferRoutePoint = Remark & { kind: 'route' }
export type OfferFreeText = Remark & { kind: 'free' }

export type OfferService =
  | OfferHotel
  | OfferFerry
  | OfferFlight
  | OfferTrain
  | OfferOther
  | OfferRoutePoint
  | OfferFreeText

/** Prices as entered by hand. */
export type OfferPrices = {
  /** Package price per person in a double room from a group size on. */
  tiers: readonly { fromPax: number; price: Money }[]
  /** Supplement per person up to a number of single rooms; null: for every one. */
  singleSupplements: readonly { upToRooms: number | null; price: Money }[]
  minimumPax: number | null
}
