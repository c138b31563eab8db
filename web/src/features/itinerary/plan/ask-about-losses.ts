import type { PaperCheck } from '@reisewerk/domain/documents/paper-check.contract.ts'
import type { ActedPaper } from '@reisewerk/domain/requests/losses/cancelled-trip.ts'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'

/**
 * What 'Generieren' asks about before a paper by which others act, told before anybody presses it, each point with its service; any change
 * in the trip may change it.
 */
export function paperChecksOf(orderId: number, paper: ActedPaper) {
  return queryOptions({
    queryKey: [...keys.item('orders', orderId), 'paper-checks', paper],
    queryFn: async ({ signal }) => {
      const path = `/api/orders/${orderId}/paper_checks?paper=${paper}`
      return (await send<PaperCheck[]>('GET', path, { signal })).data
    },
  })
}

async function readLosses(orderId: number, paper?: ActedPaper): Promise<string[]> {
  const asked = paper === undefined ? '' : `?paper=${paper}`
  return (await send<string[]>('GET', `/api/orders/${orderId}/lost_choices${asked}`)).data
}

/**
 * Asks before a paper of a trip leaves out whom it has lost: chosen requests that declined, were cancelled or whose option ran out
 * (TRUE-01), or speaks for times or guests nobody has said yes to (TRUE-02, TRUE-03), or before one by which others act leaves of a
 * cancelled trip. @param further what the paper says beside and nobody holds it to @returns whether the paper is to be made
 */
export async function askAboutLosses(
  orderId: number,
  paper?: ActedPaper,
  further: readonly string[] = [],
): Promise<boolean> {
  const lost = [...new Set([...(await readLosses(orderId, paper)), ...further])]
  if (lost.length === 0) return true
  return confirm({ title: 'Trotzdem erzeugen?', text: lost.join(' '), action: 'Erzeugen' })
}
