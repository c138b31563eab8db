import * as z from 'zod'
import { json } from '../contract/fields.ts'
import { type DefaultHotelTime, type HotelTime, hotelTimeTypes } from './hotel-times.ts'

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Bitte eine Uhrzeit wie 18:30 eingeben')
const type = z.enum(hotelTimeTypes)
const most = 20

const times: z.ZodType<readonly HotelTime[]> = z
  .array(z.strictObject({ type, time: clockTime }))
  .max(most, `Höchstens ${most} Zeiten`)
const timesOfHouse: z.ZodType<readonly DefaultHotelTime[]> = z
  .array(z.strictObject({ type, time: clockTime, firstNightOnly: z.boolean().default(false) }))
  .max(most, `Höchstens ${most} Zeiten`)

/** Clock times of a stay: check-in and meals (001 §3). */
export const hotelTimes = () => json(times, { label: 'Mahlzeiten' })

/** Clock times a house keeps by itself; some hold for the first night only. */
export const defaultHotelTimes = () => json(timesOfHouse, { label: 'Zeiten des Hauses' })
