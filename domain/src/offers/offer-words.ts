import type { PrintedWords } from '../documents/document-words.ts'
import type { FlightPriceType } from '../itinerary/offered-provider.ts'
import type { StandardCategory } from './conditions/condition-tabs.ts'
import type { DeadlineWords } from './conditions/deadlines.ts'
import type { OfferFreePlace } from './offer-source.ts'

type OwnPrintedWords = Record<'services' | 'included' | 'prices' | 'extras' | 'conditions', string>
export type PrintedOfferWords = PrintedWords & OwnPrintedWords

/** The parts of an offer its usual letter points to. */
export type OfferPart = 'days' | 'stages' | 'services' | 'prices'

/** The fixed words of an offer beside those of every document; '{Ihre|deine}' as one is with its reader. */
export type OfferWords = {
  printed: OwnPrintedWords
  name: string
  confirmation: string
  /** Below a confirmation: what the client agrees to, and the lines to fill in. */
  acceptance: { text: string; fields: (client: string) => string[] }
  optionUntil: string
  /** At the front of a subject, one trip or several. */
  yourTrip: (category: string) => string
  yourTrips: string
  letter: {
    /** The same within a sentence: 'Ihre Chorreise', 'Ihre Reisen'. */
    yourTrip: (category: string) => string
    yourTrips: string
    /** @param trips 'Ihre Chorreise vom 14. bis 23. Mai 2027' */
    thanks: (trips: string) => string
    confirms: (trips: string) => string
    follows: (list: string) => string
    parts: Record<OfferPart, string>
    validUntil: (date: string) => string
    choices: (statusWord: string) => string
    close: string
  }
  /** Beside a photo: 'Foto: Anna Berg'. */
  photoBy: (maker: string) => string
  /** What a photo is called that shows nothing in particular. */
  photo: string
  pricePerPerson: string
  fromPrice: (amount: string) => string
  onRequest: string
  /** The sum of the nights: '8 Übernachtungen in Hotels mit 3 bis 4 Sternen'. */
  includedNights: (nights: number, hotels: number, stars: readonly [least: number, most: number] | null) => string
  packageTitle: string
  fromPax: (persons: number) => string
  singleTitle: string
  /** Where a guest in a single room pays a price of their own, no supplement. */
  ownSingleTitle: string
  singleOccupancy: string
  /** Heads of what stands beside the package price. */
  otherRooms: string
  supplements: string
  extras: string
  discounts: string
  upToSingles: (rooms: number) => string
  everySingle: string
  whatDecides: string
  minimumPax: (persons: number) => string
  freePlaces: string
  /** '1 Freiplatz im Doppelzimmer ab 25 Personen' */
  freePlace: (persons: number, room: OfferFreePlace['type']) => string
  /** Who stands in the offer as an example: 'Beispielhotel Scandic', 'z. B. Hotel Larvik', 'z. B. Color Line'. */
  exampleHotel: (name: string) => string
  exampleProvider: (name: string) => string
  flightPrices: Record<FlightPriceType, string>
  deadlines: DeadlineWords
  categories: Record<StandardCategory, string>
}
