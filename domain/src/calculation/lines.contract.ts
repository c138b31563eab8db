import * as z from 'zod'
import type { Calculation } from './calculate.ts'

const cents = z.int().describe('Cent in der Währung der Reise')
const line = z.object({
  key: z.string(),
  priceType: z.string(),
  section: z.string(),
  name: z.string(),
  isShown: z.boolean(),
  quantity: z.int(),
  parts: z.array(z.object({ name: z.string(), quantity: z.int(), unitCents: cents, cents })),
  cents,
  reason: z.string().nullable().describe('Warum die Zeile nichts ergibt'),
})

/** What `GET /api/calculations/{id}/lines` answers: every row with what it comes to, and the totals. */
export const calculationLinesSchema: z.ZodType<CalculationLines> = z.object({
  group: z.object({
    from: z.enum(['rooms', 'cabins', 'typed']),
    pax: z.int(),
    doubles: z.int(),
    singles: z.int(),
    others: z.int(),
  }),
  free: z.object({ double: z.int(), single: z.int() }),
  lines: z.array(line),
  totals: z.object({ beforePayments: cents, payments: cents, due: cents }),
  warnings: z.array(z.string()),
})
type CalculationLines = Omit<Calculation, 'lines'> & { lines: readonly z.output<typeof line>[] }
