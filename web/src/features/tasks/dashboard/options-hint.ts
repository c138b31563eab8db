import { totalOf } from './total.ts'

/** @returns '3 abgelaufen · 32 in zwei Wochen': what ran out already is not what does so soon (APP-10) */
export function optionsHint({ total, expired }: { total: number; expired: number }): string {
  const ahead = `${totalOf(total - expired)} in zwei Wochen`
  return expired === 0 ? ahead : `${totalOf(expired)} abgelaufen · ${ahead}`
}
