import type { OfferPoint } from '@reisewerk/domain/accounts/settings.ts'
import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'

/** What is open of some points before an offer goes out, as the person before the button reads it. */
export function openPoints({ checks }: Pick<OfferContents, 'checks'>, ...points: OfferPoint[]): string[] {
  const open = checks.filter(({ point, isMet, papers }) => !isMet && papers.includes('offer') && points.includes(point))
  return open.map(({ message }) => message)
}
