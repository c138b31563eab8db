import type { OfferPoint } from '@reisewerk/domain/accounts/settings.ts'
import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'

/** What is open of some points before a paper goes out, as the person before the button reads it. */
export function openPoints({ checks }: Pick<OfferContents, 'checks'>, ...points: OfferPoint[]): string[] {
  return checks.filter(({ point, isMet }) => !isMet && points.includes(point)).map(({ message }) => message)
}
