import * as z from 'zod'
import { requestStatusKeys } from '../accounts/options.ts'

/** Answer of `GET /api/hotel_placeholders/{id}/alternatives`: houses of the area, those that come into question first. */
export const alternativesSchema = z
  .object({
    houses: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        place: z.string(),
        stars: z.int().nullable(),
        category: z.string().nullable(),
        rating: z.number().nullable(),
        kilometres: z.number().nullable().meta({ description: 'Entfernung vom gesuchten Ort; null ohne Lage' }),
        asked: z
          .enum(requestStatusKeys)
          .nullable()
          .meta({ description: 'Stand der letzten Anfrage für dieses Hotel; null: nicht gefragt' }),
        isProposed: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Alternatives' })
export type AlternativeHouse = z.output<typeof alternativesSchema>['houses'][number]

/** Body of `POST /api/hotel_placeholders/{id}/ask_alternatives`: whom to ask; without it the first five that were not asked and lie within 60 km. */
export const askAlternativesBody = z
  .strictObject({ hotels: z.array(z.int()).min(1, 'Bitte Häuser auswählen.').max(50).optional() })
  .nullish()
