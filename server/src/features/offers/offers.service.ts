import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { offerContents } from '@reisewerk/domain/offers/offer-contents.ts'
import { type OfferLanguage, offerLanguage } from '@reisewerk/domain/offers/offer-language.ts'
import { type AskedPrice, offerPriceFaults } from '@reisewerk/domain/offers/offer-price-rules.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { ApiError, notFound, violated } from '../../platform/errors.ts'
import { PdfError } from '../../platform/pdf/pdf-job.ts'
import type { Platform } from '../../platform/platform.ts'
import { deskOf } from '../../platform/platform.ts'
import { type Body, type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { checkReferences, updateItem } from '../../platform/resource/write.ts'
import { readDocumentLanguage } from '../accounts/document-language.service.ts'
import { storeDocument } from '../files/files.service.ts'
import type { OfferTripRows } from './offer-rows.ts'
import { journeyEndsOf, offerSourceOf } from './offer-source.ts'
import { renderOffer } from './offers.document.ts'
import {
  countGenerated,
  ensureOffer,
  lockedIsBlank,
  lockOffer,
  lockOfferPrices,
  readOfferTrip,
} from './offers.queries.ts'

/**
 * Opens the offer of a trip. A trip has one: opening it again answers the same.
 * @throws ApiError 409 when the body says something and the offer does already, for that may be a colleague's
 */
export async function openOffer(trx: Transaction, body: Body, desk: Desk): Promise<number> {
  const orderId = Number(body.order)
  await checkReferences(trx, desk.resources, [{ path: 'order', resource: 'orders', ids: [orderId] }])
  const { order: _order, ...fields } = body
  const offerId = await ensureOffer(trx, orderId)
  if (Object.keys(fields).length === 0) return offerId
  const isBlank = await lockedIsBlank(trx, offerId)
  // What is wrong with the body is told first; nothing of it stays when the transaction is refused.
  await changeOffer(trx, offerId, fields, desk)
  if (!isBlank) throw new ApiError(409, 'duplicate', 'Diese Reise hat schon ein Angebot.')
  return offerId
}

/**
 * Changes what an offer says; its prices are in the trip's currency, and each size has one.
 * @throws ApiError 422 at the price or the size
 */
export async function changeOffer(trx: Transaction, id: number, body: Body, desk: Desk): Promise<void> {
  if (body.prices !== undefined) {
    const { currency, prices } = await lockOfferPrices(trx, id)
    // The contract has decoded the list.
    const faults = offerPriceFaults(body.prices as AskedPrice[], prices, currency)
    if (faults.length > 0) {
      throw violated(...faults.map(({ at, field, message }) => ({ propertyPath: `prices[${at}].${field}`, message })))
    }
  }
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'offers'), id, body)
}

/**
 * What an offer made now would list, in the language it would have.
 * @param asked X-LOCALE of the request
 * @throws ApiError 404 when the actor sees no such trip
 */
export async function contentsOfOffer(
  trx: Transaction,
  orderId: number,
  asked: Locale | null,
  today: CalendarDate,
): Promise<OfferContents> {
  const trip = await readOfferTrip(trx, orderId)
  if (trip === null) throw notFound('Reise')
  return offerContents(offerSourceOf(trip, 0, today, await languageOf(trx, trip, asked)))
}

async function languageOf(trx: Transaction, trip: OfferTripRows, asked: Locale | null): Promise<OfferLanguage> {
  const { locale, lists } = await readDocumentLanguage(trx, {
    organisationId: trip.organisationId,
    asked,
    ofOrder: trip.orderLocale,
    isMultilingual: ({ offer }) => offer.multiLanguage,
  })
  return offerLanguage(locale, lists)
}

/**
 * Makes the offer of a trip as PDF, stores it with the next number, and answers the document's id (OFFER-06). The number is
 * taken under a lock and counts only when the document is stored.
 * @param asked X-LOCALE of the request
 * @throws ApiError 404 when the actor sees no such trip; 503 when no PDF could be made just now
 */
export async function generateOffer(
  trx: Transaction,
  platform: Platform,
  orderId: number,
  asked: Locale | null,
): Promise<number> {
  const desk = deskOf(platform)
  const trip = await readOfferTrip(trx, orderId)
  if (trip === null) throw notFound('Reise')
  const language = await languageOf(trx, trip, asked)
  const offerId = await openOffer(trx, { order: orderId }, desk)
  const sequence = (await lockOffer(trx, offerId)) + 1
  const source = offerSourceOf(trip, sequence, desk.today, language)
  const bytes = await renderOffer(platform.pdf, source, journeyEndsOf(trip), desk.now).catch(failed)
  const documentId = await storeDocument(trx, platform.files, {
    orderId,
    organisationId: trip.organisationId,
    name: `${language.words.offer} ${trip.orderNumber}-${sequence}`,
    type: 'offer',
    filetype: 'pdf',
    bytes,
  })
  await countGenerated(trx, offerId, sequence, documentId)
  return documentId
}

function failed(error: unknown): never {
  if (!(error instanceof PdfError)) throw error
  throw new ApiError(
    503,
    error.code,
    'Das Dokument konnte gerade nicht erstellt werden. Bitte versuche es gleich noch einmal.',
  )
}
