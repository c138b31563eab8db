import type { DocumentType } from '../files/document.contract.ts'

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

/** What the call makes for papers of a trip: those of the offer page, and what only who sees the purchase is given. */
export const madeTypes = [...generatedTypes, 'internal_calculation'] as const satisfies DocumentType[]
export type MadeType = (typeof madeTypes)[number]
