import { isActiveRequest } from '../../requests/auto-expansion.ts'
import type { PurchaseRequest, PurchaseService } from './cost-service.ts'

/**
 * The request by which a service costs: the chosen one, else the only one that is still in the running.
 * @returns the words of a gap where no request tells a price for sure (money.md §4)
 */
export function requestInForce({ requests }: Pick<PurchaseService, 'requests'>): PurchaseRequest | string {
  const active = requests.filter(({ status, isLapsed }) => isActiveRequest(status) && !isLapsed)
  const chosen = active.find(({ isChosen }) => isChosen)
  if (chosen !== undefined) return chosen
  const [only, ...others] = active
  if (only === undefined && requests.length === 0) return 'Keine Anfrage'
  if (only === undefined)
    return requests.some(({ isLapsed }) => isLapsed) ? 'Option abgelaufen' : 'Alle Anfragen abgesagt'
  return others.length === 0 ? only : `${active.length} Anfragen, keine gewählt`
}
