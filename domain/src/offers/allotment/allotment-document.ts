import { amountOf, type Beds, type Contingent, groupOf, personsIn } from '../../calculation/group.ts'
import { cabinName, roomName } from '../../calculation/paper/row-names.ts'
import { documentModel, partTitle, tripInSentence } from '../../documents/document.ts'
import type { DocumentModel, LetterModel } from '../../documents/document-model.ts'
import { isFormal, letterFacts, paragraph, recipientLines, salutation } from '../../documents/letter.ts'
import { hotelName, shortServiceTitle } from '../../documents/printed-services.ts'
import { addressed } from '../../documents/salutation.ts'
import { plainTextOf } from '../../rich-text.ts'
import { printedConditions } from '../offer-conditions.ts'
import { offerWordsIn } from '../offer-language.ts'
import { offerNumber } from '../offer-letter.ts'
import type { OfferDocumentModel } from '../offer-model.ts'
import { packageBand, packageNote, singleBand } from '../offer-prices.ts'
import type { OfferSource } from '../offer-source.ts'
import { withVehicles } from '../offered-providers.ts'
import { allotmentWordsIn } from './allotment-words.ts'
import { priceOfCabin, priceOfRoom } from './held-prices.ts'
import { promisedIn } from './promised-places.ts'

/** A contract on what is held for a client; without a number no offer has gone out yet. */
export type AllotmentSource = OfferSource & { contingent: Contingent }

export type AllotmentModel = DocumentModel &
  Omit<LetterModel, 'signature'> &
  Pick<OfferDocumentModel, 'conditions' | 'words'> & {
    /** One for each trip, the own one first. */
    parts: AllotmentPart[]
    release: string
    acceptance: NonNullable<OfferDocumentModel['acceptance']>
  }

/** What is held for one trip. */
type AllotmentPart = Pick<OfferDocumentModel, 'packagePrices' | 'singleSupplements' | 'packageNote'> & {
  /** What the part is about; empty where there is only one. */
  title: string
  held: { title: string; columns: string[]; rows: string[][]; sum: string[] } | null
  stays: { title: string; rows: { date: string; text: string; detail: string }[] }
}

/**
 * The contract on a contingent (002 §7 'allotment', decision 026): what is held for the client, where and when, at which prices,
 * until when it may be given back, and the lines for both to sign.
 * @param attached trips its offer speaks for too, each a part of its own (OFFER-01)
 */
export function allotmentDocument(source: AllotmentSource, attached: readonly AllotmentSource[] = []): AllotmentModel {
  const { client, house, language } = source
  const offerWords = offerWordsIn[language.locale]
  const words = allotmentWordsIn[language.locale]
  const model = documentModel({ ...source, days: [] }, allotmentName(source), [], null)
  const number = offerNumber(source)
  const formal = isFormal(client)
  const trips = [source, ...attached]
  const text = words.text(trips.map(tripInSentence), number)
  const conditions = printedConditions(source, attached)
  return {
    ...model,
    words: { ...model.words, ...offerWords.printed },
    recipient: recipientLines(client, language),
    facts: letterFacts(source, { label: '', value: '' }, [{ label: offerWords.name, value: number }], attached),
    subject: `${words.name}${language.words.colon}${model.trip.title}`,
    letter: {
      type: 'doc',
      content: [paragraph(salutation(client, language)), paragraph(addressed(text, formal))],
    },
    parts: trips.map((one) => ({ ...allotmentPart(one), title: trips.length === 1 ? '' : partTitle(one) })),
    conditions,
    release: namesDeadlines(source) ? addressed(words.release, formal) : '',
    acceptance: { text: words.acceptance.text, fields: words.acceptance.fields(model.trip.group, house.name) },
  }
}

/** Who may give rooms back until deadlines that stand nowhere may do so at any time. */
function namesDeadlines({ conditions, conditionsText }: AllotmentSource): boolean {
  return conditions.some(({ isVisible }) => isVisible) || plainTextOf(conditionsText).trim() !== ''
}

function allotmentPart(source: AllotmentSource): Omit<AllotmentPart, 'title'> {
  const { prices, language } = source
  return {
    held: heldBeds(source),
    stays: { title: allotmentWordsIn[language.locale].stays, rows: heldServices(withVehicles(source)) },
    packagePrices: packageBand(prices, language),
    singleSupplements: singleBand(prices, language),
    packageNote: packageNote(prices, language),
  }
}

/** @returns 'Kontingentvertrag 2600417' */
export function allotmentName({ orderNumber, language }: Pick<OfferSource, 'orderNumber' | 'language'>): string {
  return `${allotmentWordsIn[language.locale].name} ${orderNumber}`
}

/**
 * Rooms and cabins as they are asked for: that is the contingent, bookings come later (002 §9 'Asked (Kontingent)'). Each with
 * what a guest pays in it.
 */
function heldBeds(source: AllotmentSource): AllotmentPart['held'] {
  const { contingent, prices, language } = source
  const words = allotmentWordsIn[language.locale]
  const { pax } = groupOf(contingent, 'Asked')
  const rowsOf = (beds: readonly Beds[], nameOf: (one: Beds) => string, priceOf: (one: Beds) => string) =>
    beds
      .filter((one) => amountOf(one, 'Asked') > 0)
      .toSorted((one, other) => one.persons - other.persons)
      .map((one) => {
        const amount = amountOf(one, 'Asked')
        return [nameOf(one), String(amount), String(one.persons * amount), priceOf(one)]
      })
  const rows = [
    ...rowsOf(
      contingent.rooms,
      (one) => roomName(one, language),
      (one) => priceOfRoom(one, prices, pax, language),
    ),
    ...rowsOf(
      contingent.cabins,
      (one) => cabinName(one, language.locale),
      (one) => priceOfCabin(one, source, language),
    ),
  ]
  if (rows.length === 0) return null
  const { what, amount, guests } = words.columns
  const slept = contingent.rooms.length > 0 ? contingent.rooms : contingent.cabins
  return {
    title: words.held,
    columns: [what, amount, guests, offerWordsIn[language.locale].pricePerPerson],
    rows,
    sum: [words.guests, '', String(personsIn(slept, 'Asked')), ''],
  }
}

/** The houses in which the group sleeps, and the crossings for which it has cabins. */
function heldServices({ days, language }: AllotmentSource): AllotmentPart['stays']['rows'] {
  const { words, dates, options } = language
  return days.flatMap((day) =>
    promisedIn(day).map((service) => {
      const date = dates.shortDay(day.date)
      if (service.kind === 'ferry') return { date, text: shortServiceTitle(service, language), detail: '' }
      const names = [hotelName(service, language), service.name?.trim() ? (service.place?.name ?? '') : '']
      const detail = `${words.nights(service.nights)} · ${options.board[service.board]}`
      return { date, text: names.filter((part) => part !== '').join(', '), detail }
    }),
  )
}
