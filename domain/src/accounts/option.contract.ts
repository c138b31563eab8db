import * as z from 'zod'
import { optionListNames } from './option-lists.ts'
import { optionSymbols, tones } from './options.ts'

/** One entry of an option list on the wire. */
export const optionSchema = z.strictObject({
  key: z
    .string()
    .min(1)
    .max(60)
    .regex(/^[\w-]+$/, 'Nur Buchstaben, Ziffern, _ und -'),
  label: z.string().trim().min(1, 'Bitte ausfüllen').max(60, 'Höchstens 60 Zeichen'),
  tone: z.enum(tones, `Erlaubt sind: ${tones.join(', ')}`),
  isActive: z.boolean(),
  symbol: z.enum(optionSymbols, 'Dieses Symbol gibt es nicht').optional(),
})

/** Body of `PUT /api/options/{organisationId}/{list}`: the whole list in its order. */
export const optionListSchema = z
  .array(optionSchema)
  .min(1, 'Mindestens ein Eintrag')
  .max(200, 'Höchstens 200 Einträge')

/** Answer of `GET /api/options/{organisationId}`: every list by its name. */
export const optionListsSchema = z.record(z.enum(optionListNames), z.array(optionSchema))
