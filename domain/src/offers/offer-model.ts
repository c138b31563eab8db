import type { DocumentModel, LetterModel } from '../documents/document-model.ts'
import type { RichText } from '../rich-text.ts'
import type { PrintedOfferWords } from './offer-words.ts'

/** The offer as it is read; its template lays it out. */
export type OfferDocumentModel = DocumentModel &
  LetterModel & {
    words: PrintedOfferWords
    included: string[]
    packagePrices: PriceBand | null
    singleSupplements: PriceBand | null
    packageNote: string
    extras: { group: string; rows: PrintedExtra[] }[]
    conditions: PrintedCondition[]
    /** Those in the language of the document. */
    bulletPoints: { title: string; lines: string[] }[]
    /** Whether the days follow their overview. */
    tellsDays: boolean
    acceptance: { text: string; fields: string[] } | null
    /** Trips the offer speaks for beside its own, each with its days, services and prices (OFFER-01). */
    parts: OfferPart[]
  }

export type OfferPart = Pick<
  OfferDocumentModel,
  'trip' | 'days' | 'tellsDays' | 'included' | 'packagePrices' | 'singleSupplements' | 'packageNote' | 'extras'
>

export type PriceBand = { title: string; tiers: { label: string; price: string }[] }
export type PrintedExtra = { name: string; unit: string; price: string }

/** A section of the conditions, in lines by their deadlines or as the staff wrote it; long ones may break over pages. */
export type PrintedCondition = { title: string; rows: PrintedDeadline[]; text: RichText | null; isLong: boolean }
export type PrintedDeadline = {
  /** Stands above the first line of its group. */
  group: string
  deadline: string
  lines: string[]
  /** The day that a number of days comes to. */
  date: string
}
