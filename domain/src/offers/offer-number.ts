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

/** The number a type begins with: initial 1, updated the last one + 1, a confirmation has the last one again (002 §5). */
export function proposedNumber(type: OfferType, orderNumber: string, last: number): string {
  const count = { initial: 1, updated: last + 1, confirmation: Math.max(1, last) }
  return `${numberStem(orderNumber)}${count[type]}`
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
  const own = isConfirmation ? 'confirmation' : type === 'confirmation' ? 'updated' : type
  const typed = type === own ? offerNr : null
  return { number: typed ?? proposedNumber(own, orderNumber, last), isTyped: typed !== null }
}
