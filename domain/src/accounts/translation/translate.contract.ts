import * as z from 'zod'
import { keysOf, locales } from '../options.ts'

const longestText = 5_000
const mostTexts = 200

/** Texts to be translated, as somebody has seen them (INV-09). */
export const translateBody = z.strictObject({
  texts: z
    .array(z.string().min(1, 'Bitte Text eingeben').max(longestText, `Höchstens ${longestText} Zeichen je Absatz`))
    .max(mostTexts, `Höchstens ${mostTexts} Absätze`)
    .default([]),
  from: z.enum(keysOf(locales)).default('de_DE'),
  to: z.enum(keysOf(locales)).default('en'),
})
export type Translate = z.output<typeof translateBody>

/** In the order in which they were sent. */
export const translatedSchema = z.object({ texts: z.array(z.string()) })
