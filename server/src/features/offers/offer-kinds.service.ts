import { offerDocument } from '@reisewerk/domain/offers/offer-document.ts'
import { offerWordsIn } from '@reisewerk/domain/offers/offer-language.ts'
import { countOfNumber, numberOfDocument, numberRefusal } from '@reisewerk/domain/offers/offer-number.ts'
import { type FrozenOffer, frozenOffer } from '@reisewerk/domain/offers/versions/frozen-offer.ts'
import { refused } from '../../platform/errors.ts'
import type { FileStore } from '../../platform/file-store/file-store.ts'
import type { DocumentTrips } from '../documents/document-source.service.ts'
import { type DocumentKind, withRoutes } from '../documents/generate.service.ts'
import { checkHasOwnOffer } from './attached-orders.service.ts'
import { isMultilingual, type OfferedTrips, offeredTrips } from './offered-trips.service.ts'
import { countGenerated, type LockedOffer, lockOffer } from './offers.queries.ts'
import { openOffer } from './offers.service.ts'
import { photosOnPaper } from './photos/offer-photos.service.ts'
import { insertVersion } from './versions/offer-versions.queries.ts'
import { numberOfTranslation } from './versions/offer-versions.service.ts'

/** The offer of a trip as PDF; its number is taken under a lock (OFFER-06, OFFER-10). */
export const offerKind = (files: FileStore): DocumentKind => ({
  type: 'offer',
  isMultilingual,
  compose: async (trx, trips, desk) => {
    const { orderId } = trips.own
    await checkHasOwnOffer(trx, orderId)
    const offerId = await openOffer(trx, { order: orderId }, desk)
    const offer = await lockOffer(trx, offerId)
    const { last, orderNumber } = offer
    checkNumber('offer', offer)
    const own = numberOfDocument('offer', offer)
    const { locale } = trips.own.source.language
    const translated = own.isTyped ? null : await numberOfTranslation(trx, orderId, locale, desk)
    const number = translated ?? own.number
    const offered = await offeredTrips(trx, trips, desk, { number, isConfirmation: false })
    const count = countOfNumber(orderNumber, number) ?? last
    // Once it is made, the next is an updated one; a confirmation stays what it is.
    const next =
      offer.type === 'confirmation'
        ? { type: offer.type, offerNr: offer.offerNr }
        : { type: 'updated' as const, offerNr: null }
    return {
      name: documentName(wordsOf(trips).name, number),
      ...printed(offered),
      images: await photosOnPaper(trx, offered, files),
      count: async (documentId) => {
        await countGenerated(trx, offerId, { ...next, lastNumber: Math.max(last, count), lastDocumentId: documentId })
        const content = frozen(offered)
        await insertVersion(trx, { orderId, documentId, type: 'offer', number, content, createdAt: desk.now })
      },
    }
  },
})

/** The reconfirmation: the same document with the number of the last offer or one of its own, to be signed by the client. */
export const confirmationKind = (files: FileStore): DocumentKind => ({
  type: 'offer_confirmation',
  isMultilingual,
  compose: async (trx, trips, desk) => {
    const { orderId } = trips.own
    await checkHasOwnOffer(trx, orderId)
    const offer = await lockOffer(trx, await openOffer(trx, { order: orderId }, desk))
    checkNumber('offer_confirmation', offer)
    const { number } = numberOfDocument('offer_confirmation', offer)
    const offered = await offeredTrips(trx, trips, desk, { number, isConfirmation: true })
    const content = frozen(offered)
    return {
      name: documentName(wordsOf(trips).confirmation, number),
      ...printed(offered),
      images: await photosOnPaper(trx, offered, files),
      count: (documentId) =>
        insertVersion(trx, { orderId, documentId, type: 'offer_confirmation', number, content, createdAt: desk.now }),
    }
  },
})

/** @throws ApiError 409 at a number that is none yet (OFFER-09) */
function checkNumber(kind: 'offer' | 'offer_confirmation', offer: LockedOffer): void {
  const refusal = numberRefusal(kind, offer)
  if (refusal !== null) throw refused(refusal)
}

function wordsOf({ own }: DocumentTrips) {
  return offerWordsIn[own.source.language.locale]
}

/** The paper of an offer, with a part for each trip it speaks for beside its own (OFFER-01). */
function printed({ own, attached }: OfferedTrips) {
  return { template: 'offer/offer', ...withRoutes(own, attached, offerDocument) }
}

function frozen({ own, attached }: OfferedTrips): FrozenOffer {
  return frozenOffer(
    own.source,
    attached.map(({ source }) => source),
  )
}

/** 'Angebot 2600417-2': what stands in no name of a file becomes a dash. */
function documentName(kind: string, number: string): string {
  return `${kind} ${number.replaceAll(/ ?[^\p{L}\p{N} ._()-]+ ?/gu, '-')}`.trim()
}
