import type { DocumentType } from '../files/document.contract.ts'
import type { StatusOfSent } from './email.contract.ts'

const statusesAfter: Readonly<Partial<Record<DocumentType, readonly StatusOfSent[]>>> = {
  offer: ['provisional_offer_sent', 'offer_sent'],
  trip: ['documents_sent'],
}

/** Where a trip may go once a mail with papers of these types has left, the farthest last (OFFER-11, EASE-04). */
export function statusesAfterSending(types: readonly DocumentType[]): StatusOfSent[] {
  return Object.entries(statusesAfter).flatMap(([type, statuses]) =>
    types.some((one) => one === type) ? statuses : [],
  )
}
