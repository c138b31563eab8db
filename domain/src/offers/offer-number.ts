import { type Refusal, refusal } from '../refusal.ts'
import type { OfferType } from './offer.contract.ts'

/** What stands before the count, also where somebody has cleared it: '2600417 / ' (002 §5). */
export function numberStem(orderNumber: string): string {
  return `${orderNumber} / `
}

/** The count of a number as the rule wants it, whichever digits: 3 of '2600417 / 3' (002 §5). @returns null for any other text */
export function countOfNumber(orderNumber: string, number: string): number | null {
  const stem = numberStem(orderNumber)
  const digits = number.startsWith(stem) ? number.slice(stem.length) : ''
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null
}

/** Whether a number may stand on an offer: initial and updated ones are counted, a confirmation says what it likes, a cleared one is none (002 §5). */
export function isOfferNumber(type: OfferType, orderNumber: string, number: string): boolean {
  return type === 'confirmation' ? !isCleared(orderNumber, number) : countOfNumber(orderNumber, number) !== null
}

/**
 * The number a type begins with: initial 1, updated the last one + 1, a confirmation has the last one again (002 §5). The first
 * is 1 whether its paper has been made or not.
 */
export function proposedNumber(type: OfferType, orderNumber: string, last: number): string {
  const count = { initial: 1, updated: Math.max(1, last) + 1, confirmation: Math.max(1, last) }
  return `${numberStem(orderNumber)}${count[type]}`
}

/**
 * What becomes of the number when another type is chosen (002 §4 'changing the type recomputes the offer number').
 * @param offer as it was: an updated one counts on from a number somebody typed; a confirmation has that of the last paper, and
 * as long as none was made the one that was typed
 * @returns null for the one the type begins with
 */
export function numberOfType(type: OfferType, { offerNr, last, orderNumber }: Omit<Numbered, 'type'>): string | null {
  const typed = offerNr === null ? null : countOfNumber(orderNumber, offerNr)
  const isKept = type === 'updated' || (type === 'confirmation' && last === 0)
  return typed === null || typed <= last || !isKept ? null : proposedNumber(type, orderNumber, typed)
}

/** Whether nothing is left of a number but what cannot be missing (002 §5 'Clearing resets to'). */
export function isCleared(orderNumber: string, number: string): boolean {
  return number.trim() === '' || number.trim() === numberStem(orderNumber).trim()
}

type Numbered = {
  readonly type: OfferType
  readonly offerNr: string | null
  readonly last: number
  readonly orderNumber: string
}

/** Of which type the paper is; beside a confirmation an offer is an updated one. */
function typeOfPaper(kind: NumberedPaper, { type, last }: Pick<Numbered, 'type' | 'last'>): OfferType {
  if (kind === 'offer_confirmation') return 'confirmation'
  return type !== 'confirmation' ? type : last === 0 ? 'initial' : 'updated'
}

type NumberedPaper = 'offer' | 'offer_confirmation'

/** Why no such paper is made now: its number was cleared and nobody has gone on (OFFER-09); null where one may be. */
export function numberRefusal(kind: NumberedPaper, offer: Numbered): Refusal | null {
  const { type, offerNr, orderNumber } = offer
  if (typeOfPaper(kind, offer) !== type || offerNr === null || !isCleared(orderNumber, offerNr)) return null
  return refusal('offer_number', 'Erst, wenn die Nummer vollständig ist.')
}

/**
 * The number of an offer or a reconfirmation made now.
 * @param offer `offerNr` as somebody has typed it, or null
 */
export function numberOfDocument(
  kind: NumberedPaper,
  offer: Numbered,
): { readonly number: string; readonly isTyped: boolean } {
  const { type, offerNr, last, orderNumber } = offer
  const own = typeOfPaper(kind, offer)
  const typed = type === own && offerNr !== null && !isCleared(orderNumber, offerNr) ? offerNr : null
  return { number: typed ?? proposedNumber(own, orderNumber, last), isTyped: typed !== null }
}
