import * as z from 'zod'
import { includedServices } from './offer-included.ts'
import { letterSubject, recipientLines } from './offer-letter.ts'
import { extraGroups } from './offer-prices.ts'
import type { OfferSource } from './offer-source.ts'

/** Answer of `GET /api/orders/{id}/offer/contents`: what the document takes from the trip and nobody types. */
export const offerContentsSchema = z
  .object({
    recipient: z.array(z.string()).meta({ description: 'Lines of the address window' }),
    hasAddress: z.boolean(),
    usualSubject: z.string().meta({ description: 'The subject line of an offer that has none of its own' }),
    included: z.array(z.string()),
    extras: z.array(
      z.object({
        group: z.string(),
        rows: z.array(z.object({ name: z.string(), unit: z.string(), price: z.string() })),
      }),
    ),
  })
  .meta({ id: 'OfferContents' })
export type OfferContents = z.output<typeof offerContentsSchema>

/** The same words the document will have, so that nobody must make one to see what it lists. */
export function offerContents(source: OfferSource): OfferContents {
  return {
    recipient: recipientLines(source.client),
    hasAddress: source.client.addressLines.length > 0,
    usualSubject: letterSubject({ ...source, introTitle: '' }),
    included: includedServices(source.days),
    extras: extraGroups(source.days),
  }
}
