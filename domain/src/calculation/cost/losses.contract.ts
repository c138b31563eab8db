import * as z from 'zod'
import { wireMoney } from '../../contract/fields.ts'

/** What `GET /api/calculations/{id}/cancellation_losses` answers: what is lost when the trip is cancelled today (REQ-09). */
export const cancellationLossesSchema = z.object({
  currency: z.string(),
  requests: z.array(
    z.object({
      id: z.int(),
      provider: z.string(),
      title: z.string(),
      freeUntil: z.string().nullable().describe('Letzter Tag ohne Stornokosten: DD.MM.YYYY HH:mm:ss'),
      amount: wireMoney.nullable().describe('In der Währung der Reise; null, wo es niemand sagen kann'),
      free: z.string().nullable().describe('Warum nichts zu verlieren ist: noch ist nichts vereinbart'),
      unknown: z.string().nullable().describe('Warum es niemand sagen kann'),
    }),
  ),
  total: wireMoney.describe('Summe der bekannten Verluste'),
})
export type CancellationLosses = z.output<typeof cancellationLossesSchema>
