import * as z from 'zod'
import { type OfferPoint, offerPoints } from '../../accounts/settings.ts'
import { paperCheckSchema } from '../../documents/paper-check.contract.ts'
import { generatedTypes } from '../offer-documents.ts'

// Object.keys forgets the key type.
const points = Object.keys(offerPoints) as [OfferPoint, ...OfferPoint[]]

/** A point of the list before the papers of an offer (TRUE-06). */
export const offerCheckSchema = paperCheckSchema.extend({
  point: z.enum(points).meta({ description: 'What of the setting offer.binding it belongs to' }),
  papers: z.array(z.enum(generatedTypes)).meta({ description: 'Of which papers it is asked' }),
})
export type OfferCheck = z.output<typeof offerCheckSchema>
