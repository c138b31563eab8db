import * as z from 'zod'
import { contract } from '../../contract/contract.ts'
import { link } from '../../contract/fields.ts'

/** So many photos of a day stand on one line of paper and can still be looked at. */
export const mostPhotosOfDay = 3

/** A photo an offer shows with a day, because somebody chose it (MOVE-08). */
export const offerPhotoContract = contract({
  name: 'offer_photos',
  title: 'Foto im Angebot',
  fields: {
    day: link('days', { label: 'Tag', required: true }),
    photo: link('photos', { label: 'Foto', required: true }),
  },
})

/** A photo that could be shown with a day. */
export const offeredPhotoSchema = z.object({
  id: z.int(),
  from: z.enum(['day', 'provider', 'destination']).meta({ description: 'What it is a photo of' }),
  shows: z.string().meta({ description: 'The name of what it shows' }),
  caption: z.string(),
  path: z.string(),
  rights: z.enum(['noted', 'missing', 'expired']).meta({ description: 'Only with noted rights it stands on paper' }),
})
export type OfferedPhoto = z.output<typeof offeredPhotoSchema>

/** Answer of `GET /api/orders/{id}/offer/photos`: each day with the photos it could show, its own first. */
export const offeredPhotosSchema = z.array(
  z.object({
    day: z.int(),
    number: z.int(),
    name: z.string(),
    photos: z.array(offeredPhotoSchema),
  }),
)
export type OfferedDay = z.output<typeof offeredPhotosSchema>[number]
