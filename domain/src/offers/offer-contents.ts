import { isFormal, recipientLines, salutation } from '../documents/letter.ts'
import { linesOfOffer, toldIncluded } from './included/arranged-lines.ts'
import type { OfferContents } from './offer-contents.contract.ts'
import { extraGroups } from './offer-extras.ts'
import { letterSubject } from './offer-letter.ts'
import type { OfferSource } from './offer-source.ts'
import { withVehicles } from './offered-providers.ts'
import { ownNames } from './own-names.ts'

/**
 * The same words the document will have, so that nobody must make one to see what it lists.
 * @param attached trips it tells of as well
 */
export function offerContents(
  offer: OfferSource,
  attached: readonly OfferSource[] = [],
): Omit<OfferContents, 'checks' | 'unnamedServices'> {
  const source = withVehicles(offer)
  return {
    recipient: recipientLines(source.client, source.language),
    hasAddress: source.client.addressLines.length > 0,
    salutation: salutation(source.client, source.language),
    isFormal: isFormal(source.client),
    usualSubject: letterSubject({ ...source, introTitle: '' }, attached),
    included: toldIncluded(source),
    includedLines: linesOfOffer(source),
    services: ownNames(source.days, source.language),
    extras: extraGroups(source.days, source.language, source.prices),
  }
}
