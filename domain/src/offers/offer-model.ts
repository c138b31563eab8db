import type { RichText } from '../rich-text.ts'
import type { PrintedWords, ServiceKind } from './offer-words.ts'
import type { RouteSketch } from './route-sketch.ts'

/**
 * The offer as it is read: every string ready to be set, nothing left to calculate or format. A renderer (Typst for PDF,
 * Word) only lays it out. What a trip does not have is null or an empty list, and vanishes with its heading.
 */
export type OfferDocumentModel = {
  /** Document title for metadata, bookmarks and the file's name. */
  title: string
  /** Running head of the pages behind the letter. */
  runningTitle: string
  house: PrintedHouse
  words: PrintedWords
  recipient: string[]
  facts: LabelledValue[]
  subject: string
  letter: RichText
  signature: { greeting: string; name: string; role: string }
  trip: { title: string; subtitle: string; group: string; keyFacts: LabelledValue[] }
  map: PrintedMap | null
  days: PrintedDay[]
  included: string[]
  packagePrices: PriceBand | null
  singleSupplements: PriceBand | null
  packageNote: string
  extras: { group: string; rows: PrintedExtra[] }[]
  conditions: PrintedCondition[]
}

export type LabelledValue = { label: string; value: string }
export type PriceBand = { title: string; tiers: { label: string; price: string }[] }
export type PrintedExtra = { name: string; unit: string; price: string }

/** A section of the conditions; long ones may break over pages. */
export type PrintedCondition = { title: string; text: RichText; isLong: boolean }

export type PrintedHouse = {
  name: string
  brandColor: string
  fonts: { text: string; display: string; fallback: string[] }
  logoSvg: string | null
  logoAlt: string
  senderLine: string
  footer: string[][]
}

export type PrintedDay = {
  number: string
  /** 'Tag 1: ', before the route in bookmarks and to a screen reader. */
  label: string
  weekday: string
  date: string
  /** 'Fr 14. 5.', for the overview. */
  short: string
  route: string
  distance: string
  paragraphs: string[]
  services: PrintedService[]
  hotels: PrintedHotel[]
  /** Where the night is spent when no hotel begins on this day: 'Nacht an Bord'. */
  stayNote: string | null
}

export type PrintedService = {
  kind: ServiceKind
  /** 'Stadtführung', 'Möglichkeit: Stadtführung' where it is not included. */
  text: string
  detail: string
  time: string
  price: string
}
export type PrintedHotel = { name: string; stars: number; starsText: string; line: string; detail: string }

export type PrintedMap = RouteSketch & {
  alt: string
  legend: { label: string; kind: 'road' | 'ferry' | 'rail' | 'air' }[]
  legendNote: string
}
