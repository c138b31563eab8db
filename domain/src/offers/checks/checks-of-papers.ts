import type { GeneratedType } from '../offer-documents.ts'
import type { OfferCheck } from './offer-check.contract.ts'

/** Those that are asked of one of the papers, met or not. */
export function checksOfPapers(checks: readonly OfferCheck[], papers: readonly GeneratedType[]): OfferCheck[] {
  return checks.filter((check) => check.papers.some((paper) => papers.includes(paper)))
}
