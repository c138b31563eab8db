import { rounded } from '../../money.ts'

/** What a service is planned to cost, in cents of the trip's currency: a line of the cost engine. */
export type PlannedLine = { readonly service: number | null; readonly title: string; readonly cents: number }

/** What nobody knows of the cost of a service: 'Kein Einkaufspreis'; of a cost of our own the service is null. */
export type PlannedGap = { readonly service: number | null; readonly title: string; readonly reason: string }

/** An invoice of a supplier; cents of its own currency, below nothing for a credit. */
export type ActualInvoice = {
  readonly service: number | null
  /** Of its service, else the supplier that charges; empty where neither is named. */
  readonly title: string
  readonly cents: number
  readonly currency: string
  readonly isPaid: boolean
}

export type ComparedCost = {
  /** Null for what belongs to no service: own costs, and what a supplier charged for several or for the trip as a whole. */
  readonly service: number | null
  readonly title: string
  readonly plannedCents: number
  /** Why the plan does not know all that it costs; null where it does. */
  readonly gap: string | null
  readonly actualCents: number
  /** Of the actual what is still to be paid. */
  readonly openCents: number
}

export type ComparedCosts = {
  readonly rows: readonly ComparedCost[]
  readonly totals: Omit<ComparedCost, 'service' | 'title' | 'gap'> & {
    /** What the plan does not know, as the calculation counts it: the sum of the planned can only grow. */
    readonly gaps: number
  }
  /** Currencies of invoices for which the trip has no rate: they are in no sum. */
  readonly withoutRate: readonly string[]
}

const ofTrip = 'Ohne Leistung'

/**
 * What a trip was planned to cost against what suppliers charged, a row a service (INV-12). Invoices in another currency count at the
 * rate of the trip, rounded once an invoice. What the plan does not know is told with its row, never as 0 in silence (money.md §4).
 * @param rates how much of a currency one unit of the trip's buys
 */
export function comparedCosts(
  planned: { readonly lines: readonly PlannedLine[]; readonly gaps: readonly PlannedGap[] },
  invoices: readonly ActualInvoice[],
  currency: string,
  rates: Readonly<Record<string, number>>,
): ComparedCosts {
  const rows = new Map<number | string, ComparedCost>()
  const add = (service: number | null, title: string, more: Partial<ComparedCost>) => {
    const key = service ?? title
    const row = rows.get(key) ?? { service, title, plannedCents: 0, gap: null, actualCents: 0, openCents: 0 }
    rows.set(key, {
      ...row,
      plannedCents: row.plannedCents + (more.plannedCents ?? 0),
      gap: [row.gap, more.gap].filter((gap) => gap != null).join(', ') || null,
      actualCents: row.actualCents + (more.actualCents ?? 0),
      openCents: row.openCents + (more.openCents ?? 0),
    })
  }
  for (const { service, title, cents } of planned.lines)
    add(service, service === null ? ofTrip : title, { plannedCents: cents })
  for (const { service, title, reason } of planned.gaps)
    add(service, service === null ? ofTrip : title, { gap: service === null ? `${title}: ${reason}` : reason })
  const withoutRate = new Set<string>()
  for (const { service, title, cents: charged, currency: charges, isPaid } of invoices) {
    const rate = charges === currency ? 1 : rates[charges]
    if (rate === undefined) {
      withoutRate.add(charges)
      continue
    }
    const cents = rounded(charged / rate)
    add(service, title || ofTrip, { actualCents: cents, openCents: isPaid ? 0 : cents })
  }
  const all = [...rows.values()]
  const sum = (of: (row: ComparedCost) => number) => all.reduce((cents, row) => cents + of(row), 0)
  return {
    rows: all,
    totals: {
      plannedCents: sum(({ plannedCents }) => plannedCents),
      actualCents: sum(({ actualCents }) => actualCents),
      openCents: sum(({ openCents }) => openCents),
      gaps: planned.gaps.length,
    },
    withoutRate: [...withoutRate],
  }
}
