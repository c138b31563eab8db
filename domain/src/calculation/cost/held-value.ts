import { type Money, rounded } from '../../money.ts'
import { type Basis, type Contingent, type Group, groupOf } from '../group.ts'
import type { PurchaseRequest, PurchaseService } from './cost-service.ts'
import { countedCosts } from './service-costs.ts'

export type HeldService = Pick<PurchaseService, 'id' | 'kind' | 'status' | 'passage'>

/**
 * What a provider asks for what it holds by an option, for the group as the trip has it now: its prices as the calculation
 * counts them (money.md §4), whether or not the request is the chosen one. Amounts of one currency are one; nothing is converted.
 * @param contingent of the trip; one without guests yet counts those of the request
 * @returns nothing where no price is told
 */
export function heldValue(
  { id, kind, status, passage }: HeldService,
  request: PurchaseRequest,
  { contingent, busSeats }: { readonly contingent: Contingent; readonly busSeats: number },
): Money[] {
  const service: PurchaseService = {
    ...{ id, kind, status, passage, title: '', date: null, isHidden: false, isForGroup: false },
    requests: [request],
  }
  const [basis, group] = heldGroup(contingent, request)
  const sums = new Map<string, number>()
  for (const { price, quantity } of countedCosts(service, request, { basis, contingent, busSeats, group })) {
    if (price !== null) sums.set(price.currency, (sums.get(price.currency) ?? 0) + price.cents * quantity)
  }
  return [...sums].filter(([, cents]) => cents > 0).map(([currency, cents]) => ({ cents: rounded(cents), currency }))
}

/** Who is asked for: options are held for the guests expected, not only for those who have booked. */
function heldGroup(contingent: Contingent, { askedAmount }: PurchaseRequest): [Basis, Group] {
  const group = groupOf(contingent, 'Asked')
  if (group.pax > 0) return ['Asked', group]
  return ['Asked', { from: 'typed', pax: askedAmount, doubles: askedAmount, singles: 0, others: 0 }]
}
