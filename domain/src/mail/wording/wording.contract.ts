import * as z from 'zod'
import { foreignLocales } from '../../accounts/translation/translations.ts'

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
  /** Meeting points and names of stops in other languages of which the same is true, with the page where a stop is named. */
  outdatedNames: z.array(
    z.strictObject({
      label: z.enum(['Treffpunkt', 'Hafen', 'Flughafen', 'Bahnhof']),
      text: z.string(),
      path: z.string().nullable(),
    }),
  ),
  /** Ports, airports and stations between which it goes, with the languages in which they have a name. */
  stops: z.array(
    z.strictObject({
      label: z.enum(['Hafen', 'Flughafen', 'Bahnhof']),
      name: z.string(),
      path: z.string(),
      namedIn: z.array(z.enum(foreignLocales)),
    }),
  ),
  /** In which languages something else of the trip, the service or the request has been written. */
  writtenIn: z.array(z.enum(foreignLocales)),
})
export type Wording = z.output<typeof wordingSchema>
