import { behaviours, type CostLine } from '../cost/cost-line.ts'
import type { CostsAnswer } from '../cost/purchase.contract.ts'
import { internalWords } from './internal-words.ts'

/** What one provider, or the trip itself, costs. */
export type CostGroup = { readonly title: string; readonly lines: readonly CostLine[] }

/** The lines by service in the order of the trip, costs of the trip's own at the end. */
export function costGroups({ lines }: Pick<CostsAnswer, 'lines'>): CostGroup[] {
  const byService = Map.groupBy(lines, ({ service }) => service)
  const own = byService.get(null) ?? []
  byService.delete(null)
  const services = [...byService.values()].map((some) => ({ title: some[0]?.title ?? '', lines: some }))
  return own.length === 0 ? services : [...services, { title: internalWords.ownCosts, lines: own }]
}

/** Of the trip's own costs the title says what it is, of a provider's prices their name. */
export function costName({ service, title, name }: CostLine): string {
  return (service === null ? title : name) || title
}

/** 'je Person · 1 frei', 'nach Zimmern · Keine Einzelzimmer' */
export function costDetail({ behaviour, free, requestPax, reason }: CostLine): string {
  const parts = [
    behaviours[behaviour].label,
    free === 0 ? '' : internalWords.free(free),
    requestPax === null ? '' : internalWords.asked(requestPax),
    reason ?? '',
  ]
  return parts.filter((part) => part !== '').join(' · ')
}

/** @returns how much of the line's currency one unit of the trip's buys; 1 for its own, null where nobody told it */
export function rateOfLine({ currency }: CostLine, costs: Pick<CostsAnswer, 'currency' | 'rates'>): number | null {
  return currency === costs.currency ? 1 : (costs.rates[currency] ?? null)
}
