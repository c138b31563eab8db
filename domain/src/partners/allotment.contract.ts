import * as z from 'zod'
import { keysOf } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import { choice, integer } from '../contract/fields.ts'
import { agreedFields, seasonFields } from './agreed-fields.ts'
import { roomTypes } from './allotments.ts'

/** Rooms a hotel keeps free for the agency each night of a season, for whatever trip takes them (REQ-10). */
export const allotmentContract = contract({
  name: 'hotel_allotments',
  title: 'Hotelkontingent',
  fields: {
    ...agreedFields('Hotel', ['hotels']),
    ...seasonFields,
    roomType: choice(roomTypes, { label: 'Zimmer', required: true }),
    rooms: integer({ label: 'Zimmer je Nacht', min: 1, max: 999, required: true }),
    /** What nobody has taken so many days before the night goes back to the house. */
    releaseDays: integer({ label: 'Verfall', unit: 'Tage vorher', min: 0, max: 730, nullable: true }),
  },
  filters: { id: 'in', 'provider.id': 'in', startAt: 'range', endAt: 'range' },
  orderBy: ['id', 'startAt'],
})

/** What `GET /api/hotels/{id}/allotment_nights` answers: each night of each kind of room, and which trips take it. */
export const allotmentNightsSchema = z.array(
  z.object({
    organisation: z.int(),
    date: z.string().describe('DD.MM.YYYY HH:mm:ss'),
    roomType: z.enum(keysOf(roomTypes)),
    contracted: z.int(),
    used: z.int(),
    left: z.int().describe('Unter 0 ist überbucht; nach dem Verfall 0'),
    isReleased: z.boolean(),
    trips: z.array(
      z.object({
        order: z.int().nullable().describe('null, wo die Reise dem Fragenden nicht gezeigt wird'),
        orderNumber: z.string(),
        name: z.string(),
        rooms: z.int(),
      }),
    ),
  }),
)
export type NightOfHotel = z.output<typeof allotmentNightsSchema>[number]
