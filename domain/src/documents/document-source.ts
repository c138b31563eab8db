import type { OrderCategory } from '../accounts/options.ts'
import type { CalendarDate } from '../calendar-date.ts'
import type { TripPlan } from '../itinerary/plan/trip-plan.ts'
import type { DocumentLanguage } from './document-language.ts'
import type { Addressee } from './salutation.ts'

/** What every document of a trip is made of, as the database has it. */
export type DocumentSource = {
  /** In which it is written. */
  language: DocumentLanguage
  /** The day it is dated. */
  today: CalendarDate
  orderNumber: string
  trip: DocumentTrip
  client: DocumentClient
  house: DocumentHouse
  signer: DocumentSigner
  days: TripPlan
}

export type DocumentTrip = {
  name: string
  /** How its name stands in the language of the paper. */
  nameIs?: { readonly isTranslated: boolean; readonly isOutdated: boolean }
  groupName: string
  category: OrderCategory
  destinations: readonly string[]
  /** Those that have no name in the language of the paper, or one that was made of another German name. */
  destinationsToTranslate?: readonly {
    readonly id: number
    readonly name: string
    readonly isTranslated: boolean
    readonly isOutdated: boolean
  }[]
  startAt: CalendarDate
  endAt: CalendarDate
}

export type DocumentClient = {
  companyName: string
  /** Street, place, and the country when it is another one: what follows the names in the address window. */
  addressLines: readonly string[]
  contact: Addressee | null
  /** Whether the letter addresses people formally (orders.isFormal). */
  isFormal: boolean
}

/** What an organisation prints on its paper. */
export type DocumentHouse = {
  name: string
  /** '#rrggbb' */
  brandColor: string
  senderLine: string
  footer: readonly (readonly string[])[]
  logoSvg: string | null
  logoAlt: string
}

export type DocumentSigner = { name: string; role: string; phone: string; email: string }
