import * as z from 'zod'
import { proposalSchema } from '../received-email.contract.ts'

/** What a dropped mail may belong to, and what a trip may begin with that it asks for (EASE-10); a person confirms either. */
export const begunTripSchema = z.object({
  proposals: z.array(proposalSchema),
  begins: z.object({
    tripName: z.string(),
    /** The client whose contact has written. */
    client: z.string().nullable(),
    startAt: z.string().nullable(),
    endAt: z.string().nullable(),
  }),
})
export type BegunTrip = z.output<typeof begunTripSchema>
