import type { Travel } from '../geography/great-circle.ts'
import type { RouteSketch } from '../geography/map/route-sketch.ts'
import type { RichText } from '../rich-text.ts'
import type { ServiceKind } from '../service-kinds.ts'
import type { PrintedWords } from './document-words.ts'

/**
 * What the pages of every document of a trip say: every string ready to be set, nothing left to calculate or format. A renderer
 * (Typst for PDF, Word) only lays it out. What a trip does not have is null or an empty list, and vanishes with its heading.
 */
export type DocumentModel = {
  /** Document title for metadata, bookmarks and the file's name. */
  title: string
  /** Running head of the pages. */
  runningTitle: string
  house: PrintedHouse
  words: PrintedWords
  trip: { title: string; subtitle: string; group: string; keyFacts: LabelledValue[] }
  map: PrintedMap | null
  days: PrintedDay[]
}

/** The first page of what goes to somebody by name. */
export type LetterModel = {
  recipient: string[]
  facts: LabelledValue[]
  subject: string
  letter: RichText
  signature: { greeting: string; name: string; role: string }
}

export type LabelledValue = { label: string; value: string }
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
  /** Where the document shows some with its days. */
  photos?: PrintedPhoto[]
}

export type PrintedPhoto = {
  /** By which the template finds it. */
  file: string
  /** Width to height. */
  ratio: number
  caption: string
  /** 'Foto: Anna Berg, CC BY 4.0' */
  credit: string
  /** Never empty: read to whoever does not see it. */
  alt: string
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
  legend: { label: string; kind: Travel }[]
  legendNote: string
}
