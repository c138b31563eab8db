import type { DocumentType } from '../files/document.contract.ts'
import type { OfferType } from './offer.contract.ts'

/** What lies beside a trip's offer (002 §7). */
export const offerDocumentTypes = [
  'offer',
  'calculation',
  'offer_confirmation',
  'route',
  'detailed_route',
  'allotment',
] as const satisfies DocumentType[]

/** What the offer page makes (002 §2 'checkboxes for generation types'). */
export const generatedTypes = [
  'offer',
  'calculation',
  'offer_confirmation',
  'route',
  'detailed_route',
  'allotment',
] as const satisfies DocumentType[]
export type GeneratedType = (typeof generatedTypes)[number]

/** On which paper the number of an offer stands: on its reconfirmation where it is one (OFFER-10). */
export function numberedPaper(type: OfferType): 'offer' | 'offer_confirmation' {
  return type === 'confirmation' ? 'offer_confirmation' : 'offer'
}

/**
 * What is to be made once an offer has become one of another type: in place of the offer its reconfirmation, and the other
 * way round (002 §2).
 * @param chosen for the type it had
 */
export function papersFor(type: OfferType, chosen: readonly GeneratedType[]): GeneratedType[] {
  const numbered = numberedPaper(type)
  if (chosen.includes(numbered)) return [...chosen]
  return chosen.map((one) => (one === 'offer' || one === 'offer_confirmation' ? numbered : one))
}

/** What the call makes for papers of a trip: those of the offer page, and what only who sees the purchase is given. */
export const madeTypes = [...generatedTypes, 'internal_calculation'] as const satisfies DocumentType[]
export type MadeType = (typeof madeTypes)[number]
