import type { PaperCheck } from '../documents/paper-check.contract.ts'

const point = { label: 'Zusagen der Leistungsträger', isRequired: false } as const

/**
 * What 'Generieren' asks about (`lost_choices`), as points of the list before a paper (TRUE-06). It keeps nobody from making one.
 * @returns one point that is met where nothing is lost
 */
export function lossChecks(losses: readonly string[], orderId: number): PaperCheck[] {
  if (losses.length === 0) return [{ ...point, key: 'partners', isMet: true, message: '', path: null }]
  return losses.map((message, index) => {
    return { ...point, key: `partners.${index + 1}`, isMet: false, message, path: `/orders/${orderId}` }
  })
}
