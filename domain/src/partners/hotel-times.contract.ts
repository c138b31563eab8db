import * as z from 'zod'
import { json } from '../contract/fields.ts'
import { hotelTimeTypes } from '../itinerary/hotel-times.ts'

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Bitte eine Uhrzeit wie 18:30 eingeben')

/** Clock times of a stay: check-in and meals (001 §3). */
export const hotelTimes = () =>
  json(z.array(z.strictObject({ type: z.enum(hotelTimeTypes), time: clockTime })).max(20, 'Höchstens 20 Zeiten'), {
    label: 'Mahlzeiten',
  })

/** Clock times a house keeps by itself; some hold for the first night only. */
export const defaultHotelTimes = () =>
  json(
    z
      .array(
        z.strictObject({ type: z.enum(hotelTimeTypes), time: clockTime, firstNightOnly: z.boolean().default(false) }),
      )
      .max(20, 'Höchstens 20 Zeiten'),
    { label: 'Zeiten des Hauses' },
  )
