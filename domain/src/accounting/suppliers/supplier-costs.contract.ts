import * as z from 'zod'

const sums = { plannedCents: z.int(), actualCents: z.int(), openCents: z.int() }

/** What `GET /api/orders/{id}/supplier_costs` answers: what was planned against what suppliers charged, in the trip's currency. */
export const supplierCostsSchema = z.object({
  currency: z.string(),
  rows: z.array(
    z.object({
      service: z.int().nullable().describe('Leistung, zu der es gehört'),
      title: z.string(),
      gap: z.string().nullable().describe('Warum nicht alles geplant ist: „Kein Einkaufspreis“'),
      ...sums,
    }),
  ),
  totals: z.object({ ...sums, gaps: z.int().describe('Lücken im Einkauf: so vieles zählt im Geplanten nicht mit') }),
  requests: z.array(
    z
      .object({ id: z.int(), title: z.string(), provider: z.string() })
      .describe('Anfragen, zu denen eine Rechnung gehören kann'),
  ),
  reclaims: z.array(
    z
      .object({ provider: z.string(), cents: z.int(), currency: z.string() })
      .describe('An Partner gezahlt, die abgesagt haben oder denen abgesagt ist, abzüglich ihrer Gutschriften'),
  ),
  withoutRate: z.array(z.string()).describe('Währungen ohne Kurs: Rechnungen in ihnen zählen nicht mit'),
})
export type SupplierCosts = z.output<typeof supplierCostsSchema>
