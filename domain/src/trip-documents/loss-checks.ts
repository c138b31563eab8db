import type { PaperCheck } from '../documents/paper-check.contract.ts'
import type { Loss } from '../requests/losses/loss.ts'

const point = { label: 'Zusagen der Leistungsträger', isRequired: false } as const

/**
 * What 'Generieren' asks about (`lost_choices`), as points of the list before a paper (TRUE-06), each with the service whose requests
 * are meant. It keeps nobody from making one.
 * @returns one point that is met where nothing is lost
 */
export function lossChecks(losses: readonly Loss[], orderId: number): PaperCheck[] {
  if (losses.length === 0) return [{ ...point, key: 'partners', isMet: true, message: '', path: null }]
  return losses.map(({ message, service }, index) => {
    const path = `/orders/${orderId}${service === null ? '' : `#service-${service}`}`
    return { ...point, key: `partners.${index + 1}`, isMet: false, message, path }
  })
}
