import * as z from 'zod'
import { wireMoney } from '../contract/fields.ts'
import { moneyOnWire } from '../money.ts'
import type { Calculation } from './calculate.ts'

const cents = z.int().describe('Cent in der Währung der Reise')
const line = z.object({
  key: z.string(),
  priceType: z.string(),
  section: z.string(),
  name: z.string(),
  isShown: z.boolean(),
  quantity: z.int(),
  parts: z.array(
    z.object({
      ...{ name: z.string(), quantity: z.int() },
      ...{ unitCents: cents, unitPrice: wireMoney, cents, amount: wireMoney },
    }),
  ),
  cents,
  amount: wireMoney,
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
  amounts: z
    .object({ beforePayments: wireMoney, payments: wireMoney, due: wireMoney })
    .describe('Die Summen in der Währung der Reise'),
  warnings: z.array(z.string()),
})
type Amounts = Record<keyof Calculation['totals'], z.output<typeof wireMoney>>
type CalculationLines = Omit<Calculation, 'lines'> & { lines: readonly z.output<typeof line>[]; amounts: Amounts }

/**
 * A calculation as it leaves the API: beside the cents by which is counted each amount as money is told everywhere (APP-06).
 * @param currency what the trip is sold in; a price in another one has no part
 */
export function linesAsServed({ lines, totals, ...told }: Calculation, currency: string): CalculationLines {
  const money = (cents: number) => moneyOnWire({ cents, currency })
  return {
    ...told,
    lines: lines.map((line) => ({
      ...line,
      parts: line.parts.map((part) => ({
        ...part,
        unitPrice: money(part.unitCents),
        amount: money(part.cents),
      })),
      amount: money(line.cents),
    })),
    totals,
    amounts: {
      beforePayments: money(totals.beforePayments),
      payments: money(totals.payments),
      due: money(totals.due),
    },
  }
}
