import type { DocumentModel, LetterModel } from '../documents/document-model.ts'
import type { RichText } from '../rich-text.ts'
import type { PrintedOfferWords } from './offer-words.ts'

/** The offer as it is read; its template lays it out. */
export type OfferDocumentModel = DocumentModel &
  LetterModel &
  OfferedTrip & {
    words: PrintedOfferWords
    /** Below the subject, where neither it nor the letter names each of several trips. */
    namedTrips: string[]
    /** The trips the offer speaks for beside its own, each a part behind it (OFFER-01). */
    attached: OfferedTrip[]
    conditions: PrintedCondition[]
    /** Those in the language of the document. */
    bulletPoints: { title: string; lines: string[] }[]
    acceptance: { text: string; fields: string[] } | null
  }

/** What an offer tells of one trip: its days, what is in its price and what could be had beside it. */
export type OfferedTrip = Pick<DocumentModel, 'trip' | 'map' | 'days'> & {
  /** Whether the days follow their overview. */
  tellsDays: boolean
  included: string[]
  packagePrices: PriceBand | null
  singleSupplements: PriceBand | null
  packageNote: string
  extras: { group: string; rows: PrintedExtra[] }[]
}

export type PriceBand = { title: string; tiers: { label: string; price: string }[] }
export type PrintedExtra = { name: string; unit: string; price: string }

/** A section of the conditions, in lines by their deadlines or as the staff wrote it; long ones may break over pages. */
export type PrintedCondition = { title: string; rows: PrintedDeadline[]; text: RichText | null; isLong: boolean }
export type PrintedDeadline = {
  /** Stands above the first line of its group. */
  group: string
  deadline: string
  lines: string[]
  /** The day that a number of days comes to; a line for each trip where they are not the same. */
  date: string
}
