export type ServiceKind = 'hotel' | 'ferry' | 'airline' | 'train' | 'other' | 'route' | 'free'
type Leg = 'road' | 'ferry' | 'rail' | 'air'

/** What the template itself says, in the document's language. */
export type PrintedWords = {
  lang: string
  region: string
  page: string
  of: string
  itinerary: string
  services: string
  included: string
  prices: string
  extras: string
  conditions: string
  kinds: Record<ServiceKind, string>
}

/** The parts of an offer its usual letter points to. */
export type OfferPart = 'days' | 'services' | 'prices'

/** Every fixed word of an offer in one language; what people typed stays as they typed it. */
export type OfferWords = {
  /** What the template itself says. */
  printed: PrintedWords
  offer: string
  greeting: string
  salutation: {
    nobody: string
    anybody: (name: string) => string
    madam: (name: string) => string
    sir: (name: string) => string
  }
  titles: Record<'Frau' | 'Herr', string>
  facts: Record<'offer' | 'trip' | 'date' | 'optionUntil' | 'contact' | 'phone' | 'email', string>
  quoted: (text: string) => string
  /** What stands between a label and what it names, the space behind included. */
  colon: string
  yourTrip: (category: string) => string
  letter: {
    thanks: (category: string, period: string) => string
    follows: (list: string) => string
    parts: Record<OfferPart, string>
    and: string
    validUntil: (date: string) => string
    choices: (statusWord: string) => string
    close: string
  }
  day: (number: number) => string
  days: (count: number) => string
  nights: (count: number) => string
  atLeisure: string
  keyFacts: Record<'duration' | 'distance' | 'pricePerPerson', string>
  fromPrice: (amount: string) => string
  hotel: string
  hotelIn: (place: string) => string
  stars: (count: number) => string
  service: string
  passages: Record<'ferry' | 'airline' | 'train' | 'nightFerry' | 'nightTrain', string>
  with: (company: string) => string
  perPerson: (amount: string) => string
  onRequest: string
  /** The sum of the nights: '8 Übernachtungen in Hotels mit 3 bis 4 Sternen'. */
  includedNights: (nights: number, hotels: number, stars: readonly [least: number, most: number] | null) => string
  nightOnBoard: string
  nightOnTrain: string
  furtherNight: (night: number, hotel: string) => string
  packageTitle: string
  fromPax: (persons: number) => string
  singleTitle: string
  upToSingles: (rooms: number) => string
  everySingle: string
  whatDecides: string
  minimumPax: (persons: number) => string
  map: {
    legend: Record<Leg, string>
    /** How one gets to a stop, for those who do not see the map. */
    legs: Record<Leg, (stop: string) => string>
    nights: string
    alt: (stops: string) => string
  }
}
