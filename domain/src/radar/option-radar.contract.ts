import * as z from 'zod'
import { requestStatusKeys } from '../accounts/options.ts'
import { isCalendarDate } from '../calendar-date.ts'
import { requestedKinds } from '../service-kinds.ts'

const money = z.object({ amount: z.string(), currency: z.string(), formatted: z.string() })

/** An option that nobody has booked, extended or given back yet: the request it stands for, under its number. */
const radarOption = z.object({
  id: z.int().meta({ description: 'Nummer der Anfrage' }),
  dueDate: z.string().meta({ description: 'DD.MM.YYYY 00:00:00; der letzte Tag der Option' }),
  kind: z.enum(requestedKinds),
  status: z.enum(requestStatusKeys),
  partner: z.string().meta({ description: 'Wer hält, sonst leer' }),
  service: z.string(),
  startAt: z.string().nullable().meta({ description: 'DD.MM.YYYY HH:mm:ss; wann die Leistung beginnt' }),
  persons: z.int().meta({ description: 'Angefragte Personen' }),
  isChosen: z.boolean(),
  knownFor: z
    .string()
    .nullable()
    .meta({ description: 'Wovon der Leistungsträger weiß, wenn die Anfrage inzwischen anderes nennt, sonst null' }),
  order: z.object({ id: z.int(), orderNumber: z.string(), name: z.string(), organisation: z.int() }),
  user: z.object({ id: z.int(), name: z.string() }).meta({ description: 'Wer für die Reise verantwortlich ist' }),
  value: z
    .array(money)
    .nullable()
    .meta({ description: 'Was der Leistungsträger dafür verlangt, je Währung; null ohne das Recht „Einkauf sehen“' }),
})
export type RadarOption = z.output<typeof radarOption>

/** `GET /api/option_radar`: open options over all trips, expired ones first, then by date (EASE-06). */
export const optionRadarSchema = z.object({
  options: z.array(radarOption),
  total: z.int(),
  expired: z.int().meta({ description: 'Wie viele von allen abgelaufen sind' }),
})
export type OptionRadar = z.output<typeof optionRadarSchema>

export const radarPageSize = 50

const digits = z.string().regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
const id = digits.transform(Number)
const date = z.string().refine(isCalendarDate, 'Bitte ein Datum wie 2027-05-14 angeben')
const count = (most: number, usual: number) => digits.transform(Number).pipe(z.int().min(1).max(most)).default(usual)

/** How the radar is narrowed: by house, by who is responsible, by kind of service, and by the last day of the option. */
export const optionRadarQuery = z.object({
  organisation: id.optional(),
  user: id.optional(),
  kind: z.enum(requestedKinds).optional(),
  from: date.optional(),
  to: date.optional(),
  _search: z.string().max(200).optional(),
  _page: count(10_000, 1),
  _itemsPerPage: count(500, radarPageSize),
})
export type OptionRadarQuery = z.output<typeof optionRadarQuery>
