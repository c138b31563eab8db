import * as z from 'zod'

/** What a request tells in words that somebody typed, as its letter may name them (TRUE-07). */
export const wordingSchema = z.strictObject({
  /** The service at which they are entered. */
  service: z.int(),
  tripName: z.string(),
  description: z.string(),
  meetingPoint: z.string(),
  notes: z.string(),
  /** Descriptions in other languages whose German text has changed since (decision 106). */
  outdated: z.array(z.string()),
})
export type Wording = z.output<typeof wordingSchema>
