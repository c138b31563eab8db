import * as z from 'zod'
import { contract } from '../../contract/contract.ts'
import { day, integer, link, text } from '../../contract/fields.ts'
import { linkInput } from '../../contract/wire-schema.ts'

/** Photos of one home at most: more nobody looks through. */
export const mostPhotos = 60

/** A photo of a hotel or another partner, of a destination, or of a day of a trip (MOVE-08); its bytes are at `path`. */
export const photoContract = contract({
  name: 'photos',
  title: 'Foto',
  fields: {
    /** Told below it, and read to whoever does not see it. */
    caption: text({ label: 'Bildunterschrift', max: 200 }),
    source: text({ label: 'Fotograf oder Quelle', max: 120 }),
    licence: text({ label: 'Lizenz', max: 120 }),
    /** The last day on which it may be used; null: for good. */
    validUntil: day({ label: 'Nutzbar bis', nullable: true }),
    /** Where it was put it stays. */
    provider: link('providers', { label: 'Leistungsträger', nullable: true, write: 'never' }),
    destination: link('destinations', { label: 'Destination', nullable: true, write: 'never' }),
    day: link('days', { label: 'Tag', nullable: true, write: 'never' }),
    path: text({ internal: 'where the bytes are fetched', write: 'never' }),
    filetype: text({ label: 'Dateityp', write: 'never' }),
    width: integer({ label: 'Breite', unit: 'px', write: 'never' }),
    height: integer({ label: 'Höhe', unit: 'px', write: 'never' }),
    byteSize: integer({ label: 'Größe', write: 'never' }),
  },
  filters: { id: 'in', 'provider.id': 'in', 'destination.id': 'in', 'day.id': 'in', 'order.id': 'in' },
})

/** All photos of one home in the order in which they are to stand. */
export const photoSequenceSchema = z.strictObject({
  photos: z.array(linkInput('photos')).max(mostPhotos, `Höchstens ${mostPhotos} Fotos`),
})
