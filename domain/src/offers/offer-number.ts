import type { OfferType } from './offer.contract.ts'

/** What stands before the count, also where somebody has cleared it: '2600417 / ' (002 §5). */
export function numberStem(orderNumber: string): string {
  return `${orderNumber} / `
}

/** The count of a number as the rule wants it: 3 of '2600417 / 3'; the first is 1 (002 §5). @returns null for any other text */
export function countOfNumber(orderNumber: string, number: string): number | null {
  const stem = numberStem(orderNumber)
  const digits = number.startsWith(stem) ? number.slice(stem.length) : ''
  return /^\d{1,6}$/.test(digits) && Number(digits) > 0 ? Number(digits) : null
}

/** Whether a number may stand on an offer: initial and updated ones are counted, a confirmation says what it likes (002 §5). */
export function isOfferNumber(type: OfferType, orderNumber: string, number: string): boolean {
  return type === 'confirmation' ? number.trim() !== '' : countOfNumber(orderNumber, number) !== null
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
 * @param offer as it was: an updated one counts on from a number somebody typed; a confirmation has that of the last paper
 * @returns null for the one the type begins with
 */
export function numberOfType(type: OfferType, { offerNr, last, orderNumber }: Omit<Numbered, 'type'>): string | null {
  const typed = offerNr === null ? null : countOfNumber(orderNumber, offerNr)
  return typed === null || typed <= last || type !== 'updated' ? null : proposedNumber(type, orderNumber, typed)
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

/**
 * The number of an offer or a reconfirmation made now. Beside a confirmation an offer is an updated one.
 * @param offer `offerNr` as somebody has typed it, or null
 */
export function numberOfDocument(
  kind: 'offer' | 'offer_confirmation',
  { type, offerNr, last, orderNumber }: Numbered,
): { readonly number: string; readonly isTyped: boolean } {
  const isConfirmation = kind === 'offer_confirmation'
  const counted = last === 0 ? 'initial' : 'updated'
  const own = isConfirmation ? 'confirmation' : type === 'confirmation' ? counted : type
  const typed = type === own && offerNr !== null && !isCleared(orderNumber, offerNr) ? offerNr : null
  return { number: typed ?? proposedNumber(own, orderNumber, last), isTyped: typed !== null }
}
