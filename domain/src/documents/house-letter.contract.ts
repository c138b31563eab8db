import * as z from 'zod'

/** `POST /api/organisations/{id}/letter`: page 1 of a letter as the house would send it, and what it lacks (MOVE-01). */
export const houseLetterSchema = z.object({
  svg: z.string(),
  pages: z.int(),
  missing: z.array(z.string()).meta({ description: 'What is still to be said of the house, in German' }),
})
export type HouseLetter = z.output<typeof houseLetterSchema>
