import type { Board } from '../../accounts/options.ts'
import type { CalendarDate, LocalTime } from '../../calendar-date.ts'
import type { DocumentSource } from '../../documents/document-source.ts'
import type { Stop } from '../../itinerary/plan/trip-stops.ts'
import type { RichText } from '../../rich-text.ts'
import type { ServiceKind } from '../../service-kinds.ts'
import type { meals, tripDetailTypes } from '../templates.contract.ts'
import type { PaperChoices } from './paper-choices.ts'

/** What the travel documents are made of, beside what every document of the trip knows. */
export type PaperSource = DocumentSource & {
  choices: PaperChoices
  /** Of the cover letter, below its salutation; null for the usual words. */
  freeText: RichText | null
  /** Where the house is reached day and night; empty where it is not. */
  emergency: { label: string; value: string }
  generalInfos: readonly PaperNote[]
  /** In the order of the journey. */
  providers: readonly PaperProvider[]
  /** Until when one has to be there for a passage, by its service: what was agreed before what was planned. */
  checkIns: ReadonlyMap<number, LocalTime>
}

/** A passage of text as the trip has it (002 §3 Trip detail). */
export type PaperNote = {
  type: keyof typeof tripDetailTypes
  title: string
  text: RichText | null
  /** Its link is also shown as a QR code (002 §3 subType). */
  hasQrCode: boolean
  /** Files of its pictures, by which the renderer finds them. */
  images: readonly string[]
}

/** What is eaten, where it was chosen (002 §3: a menu's title is its date). */
export type PaperMeal = {
  date: CalendarDate
  meal: keyof typeof meals
  name: string
  text: RichText | null
}

/** Who renders a service, and what the group should know of it. */
export type PaperProvider = {
  /** Of the service in the plan. */
  serviceId: number
  kind: ServiceKind
  name: string
  stars: number | null
  from: CalendarDate
  until: CalendarDate
  /** Of a hotel. */
  board: Board | null
  address: string
  phone: string
  website: string
  /** The town it is in, where that is known. */
  place: Stop | null
  /** It has no page: somebody has left it out (002 §3 noOwnTripDetails). */
  isLeftOut: boolean
  /** Passages, boxes and boxes with a map, as they are sorted. */
  notes: readonly PaperNote[]
  meals: readonly PaperMeal[]
  /** Chosen for the whole of the service (002 §7: requests with a menu). */
  menu: Omit<PaperMeal, 'date'> | null
}
