import * as z from 'zod'
import { ageKeys } from './ageing.ts'

const money = z.object({ amount: z.string(), currency: z.string(), formatted: z.string() })
// Its own keys.
const byAge = z.object(
  Object.fromEntries(ageKeys.map((age) => [age, money])) as Record<(typeof ageKeys)[number], typeof money>,
)

const sums = {
  currency: z.string(),
  count: z.int().meta({ description: 'How many invoices are open' }),
  total: money,
  overdue: money,
  ages: byAge,
  reminderFees: money.meta({ description: 'Fees of reminders that are open beside the invoices' }),
  feesToGiveBack: money.meta({ description: 'Fees of reminders that were paid and waived since' }),
}

/** What is still to come in, by how long it has been due: of all clients, and of each; amounts of one currency are one row. */
export const openItemSumsSchema = z.object({
  totals: z.array(z.object(sums)),
  clients: z.array(z.object({ ...sums, client: z.string().nullable(), name: z.string() })),
})
export type OpenItemSums = z.output<typeof openItemSumsSchema>
export type ClientSums = OpenItemSums['clients'][number]
