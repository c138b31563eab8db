import * as z from 'zod'

const cents = z.int().describe('Cent in der Währung der Reise')

/** What `GET /api/calculations/{id}/cancellation_losses` answers: what is lost when the trip is cancelled today (REQ-09). */
export const cancellationLossesSchema = z.object({
  currency: z.string(),
  requests: z.array(
    z.object({
      id: z.int(),
      provider: z.string(),
      title: z.string(),
      freeUntil: z.string().nullable().describe('Letzter Tag ohne Stornokosten'),
      cents: cents.nullable().describe('null, wo es niemand sagen kann'),
      unknown: z.string().nullable().describe('Warum es niemand sagen kann'),
    }),
  ),
  total: cents.describe('Summe der bekannten Verluste'),
})
export type CancellationLosses = z.output<typeof cancellationLossesSchema>
