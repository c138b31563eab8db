import * as z from 'zod'
import { addDays, type CalendarDate } from '../../calendar-date.ts'
import { dayInput } from '../../contract/wire-schema.ts'
import { type Refusal, refusal } from '../../refusal.ts'
import { marginSums } from './margin.ts'

const cents = Object.fromEntries(marginSums.map((key) => [key, z.int()])) as Record<
  (typeof marginSums)[number],
  z.ZodInt
> // its own keys

/** What `GET /api/organisations/{id}/margins` answers: the margins of a period under § 25 UStG, in cents of euros. */
export const marginListSchema = z.object({
  rows: z.array(
    z.object({
      order: z.int(),
      orderNumber: z.string(),
      name: z.string(),
      suppliedOn: z.string().describe('Letzter Tag der Reise, JJJJ-MM-TT'),
      isInvoiced: z.boolean().describe('Über den ganzen Preis abgerechnet, sonst nach der Kalkulation'),
      isPlanned: z.boolean().describe('Ein Teil der Vorleistungen ist noch nicht berechnet'),
      currency: z.string().describe('Währung der Reise'),
      ...cents,
    }),
  ),
  totals: z.object(cents),
  /** What is not in the list, or not as it should be. */
  notes: z.array(z.string()),
})
export type MarginList = z.output<typeof marginListSchema>

/** Of which days; both have to be told. */
export const marginPeriodQuery = z.object({ from: dayInput.optional(), to: dayInput.optional() })

/** @returns a refusal at `from` or `to` for a period that is none, or longer than a year */
export function marginPeriodFault(from: CalendarDate | undefined, to: CalendarDate | undefined): Refusal | null {
  if (from === undefined) return refusal('no_period', 'Bitte angeben, von wann an.', 'from')
  if (to === undefined) return refusal('no_period', 'Bitte angeben, bis wann.', 'to')
  if (to < from) return refusal('ends_before', 'Der Zeitraum endet vor seinem Beginn.', 'to')
  if (to > addDays(from, 366)) return refusal('too_long', 'Bitte höchstens ein Jahr auf einmal.', 'to')
  return null
}
