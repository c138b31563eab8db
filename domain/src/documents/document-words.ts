import type { Travel } from '../geography/great-circle.ts'

/** What the templates themselves say, in the document's language. */
export type PrintedWords = {
  lang: string
  region: string
  page: string
  of: string
  itinerary: string
  /** What each kind of service is called. */
  kinds: Readonly<Record<string, string>>
}

/** The fixed words that documents of a trip share in one language; what people typed stays as they typed it. */
export type DocumentWords = {
  printed: PrintedWords
  /** Above the signature. */
  close: string
  titles: Record<'Frau' | 'Herr', string>
  facts: Record<'trip' | 'trips' | 'date' | 'contact' | 'phone' | 'email', string>
  quoted: (text: string) => string
  /** What stands before the number that is answered around the clock; the house has worded it in German. */
  emergency: (label: string) => string
  /** What stands between a label and what it names, the space behind included. */
  colon: string
  day: (number: number) => string
  days: (count: number) => string
  nights: (count: number) => string
  atLeisure: string
  keyFacts: Record<'duration' | 'distance' | 'date', string>
  hotel: string
  hotelIn: (place: string) => string
  stars: (count: number) => string
  service: string
  passages: Record<'ferry' | 'airline' | 'train' | 'nightFerry' | 'nightTrain', string>
  with: (company: string) => string
  /** What a ferry takes along: 'Reisebus und Anhänger an Bord'. */
  onBoard: (vehicles: string) => string
  perPerson: (amount: string) => string
  nightOnBoard: string
  nightOnTrain: string
  furtherNight: (night: number, hotel: string) => string
  detailedRoute: string
  /** A passage of the day before comes in: 'Ankunft Nachtfähre Bergen–Hirtshals'. */
  arrival: (passage: string) => string
  /** 'bis So 23. 5., 20:00', below what goes along for days, as a coach does. */
  lastsUntil: (day: string, clock: string | null) => string
  /** 'Ankunft So 23. 5., 08:00', below a passage that comes in on another day. */
  arrivesOn: (day: string, clock: string) => string
  map: {
    legend: Record<Travel, string>
    /** How one gets to a stop, for those who do not see the map. */
    legs: Record<Travel, (stop: string) => string>
    nights: string
    alt: (stops: string) => string
  }
}
