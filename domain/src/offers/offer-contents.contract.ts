import * as z from 'zod'
import { offerCheckSchema } from './checks/offer-check.contract.ts'
import { includedLineSchema } from './included/included-line.contract.ts'

/** Answer of `GET /api/orders/{id}/offer/contents`: what the document takes from the trip and nobody types. */
export const offerContentsSchema = z
  .object({
    recipient: z.array(z.string()).meta({ description: 'Lines of the address window' }),
    hasAddress: z.boolean(),
    salutation: z.string().meta({ description: 'Stands above the letter; nobody types it' }),
    isFormal: z.boolean().meta({ description: 'Whether it says Sie to its reader; nobody types that either' }),
    usualSubject: z.string().meta({ description: 'The subject line of an offer that has none of its own' }),
    unnamedServices: z
      .array(z.int())
      .meta({ description: 'Services for which a provider shall be named and nobody is there to be named' }),
    checks: z.array(offerCheckSchema).meta({ description: 'What nobody should overlook before a paper goes out' }),
    included: z.array(z.string()).meta({ description: 'What the paper says is included' }),
    includedLines: z
      .array(includedLineSchema)
      .meta({ description: 'The same with what is hidden, worded by hand or gone' }),
    services: z
      .array(z.object({ id: z.int(), name: z.string(), day: z.int() }))
      .meta({ description: 'What the services are called in the language of the paper, and on which day they are' }),
    extras: z.array(
      z.object({
        group: z.string(),
        rows: z.array(z.object({ name: z.string(), unit: z.string(), price: z.string() })),
      }),
    ),
  })
  .meta({ id: 'OfferContents' })
export type OfferContents = z.output<typeof offerContentsSchema>
