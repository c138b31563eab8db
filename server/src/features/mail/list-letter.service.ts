import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import { wordsIn } from '@reisewerk/domain/documents/document-language.ts'
import { paragraph } from '@reisewerk/domain/documents/letter.ts'
import { localeOfCountry } from '@reisewerk/domain/documents/partner-language.ts'
import { greeting } from '@reisewerk/domain/documents/salutation.ts'
import { isMailAddress } from '@reisewerk/domain/mail/email.contract.ts'
import { listMail } from '@reisewerk/domain/mail/list-letter.ts'
import { isFormalLetter } from '@reisewerk/domain/mail/template-values.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { hasList } from '../room-lists/documents/hotel-lists.service.ts'
import { generateListDocuments } from '../room-lists/documents/list-documents.service.ts'
import { readLetterRequest, readLetterTrip } from './letters.queries.ts'
import { signed } from './letters.service.ts'

type ListLetter = {
  readonly locale: Locale
  readonly subject: string
  readonly body: RichText
  readonly to: { readonly name: string; readonly address: string }[]
  /** The list that was made for it. */
  readonly documentId: number
}

/**
 * Makes the rooming list of a hotel and the mail that takes it there, both in the hotel's language (ROOM-08). Nothing is sent.
 * @param roomList the list that goes; without one the hotel's own, else the one it was sent last, else the trip's first
 * @throws ApiError 404 when the actor sees no such request of a hotel; 422 while the trip has no room list, and for a list of another
 */
export async function beginListLetter(
  trx: Transaction,
  platform: Platform,
  requestId: number,
  roomList: number | undefined,
): Promise<ListLetter> {
  const request = await readLetterRequest(trx, requestId)
  const trip = request === null ? null : await readLetterTrip(trx, request.orderId)
  if (request === null || trip === null || request.kind !== 'hotel') throw notFound('Hotelanfrage')
  const locale = localeOfCountry(request.country)
  const isAgain = await hasList(trx, requestId)
  const [documentId] = await generateListDocuments(trx, platform, {
    ...{ orderId: request.orderId, kind: 'hotel_pdf', name: undefined, roomList, requests: [requestId] },
    // The list that was named is the one that goes.
    ...{ language: locale, source: roomList === undefined ? 'individual' : 'current' },
  })
  const from = request.startAt?.slice(0, 10) ?? trip.startAt
  const { subject, sentences } = listMail(locale, {
    ...{ group: trip.groupName || trip.client || trip.tripName, from, to: request.endAt?.slice(0, 10) ?? from },
    ...{ bookingNumber: request.bookingNumber, isAgain },
  })
  const { addressee, to } = request
  const isFormal = isFormalLetter(trip, { locale, addressee, request, answerBy: null })
  const open = paragraph(`${greeting(locale, addressee, isFormal)},`)
  return {
    ...{
      locale,
      subject,
      body: signed([open, ...sentences.map(paragraph), paragraph(wordsIn[locale].close)], trip, locale),
      documentId,
    },
    to: to !== null && isMailAddress(to.address) ? [to] : [],
  }
}
