import { calculationContract } from '@reisewerk/domain/calculation/calculation.contract.ts'
import type { CancellationLosses } from '@reisewerk/domain/calculation/cost/losses.contract.ts'
import type { CalculationItem } from '@reisewerk/domain/calculation/given.ts'
import { queryOptions } from '@tanstack/react-query'
import { listOf } from '../../lib/api.ts'
import { send } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'

/** The one calculation of a trip with all its rows (002 §7). */
export function calculationOf(orderId: number) {
  const list = listOf(calculationContract, { groups: ['calculation_read'], query: { 'order.id': orderId } })
  return queryOptions({
    ...list,
    select: ({ items }): CalculationItem => {
      const [calculation] = items
      if (calculation === undefined) throw new Error(`no calculation for trip ${orderId}`)
      return calculation
    },
  })
}

/** What is lost when the trip is cancelled today (REQ-09), for whoever sees purchases. @param readAt when the requests were read */
export function lossesOf(calculationId: number, readAt: number) {
  return queryOptions({
    queryKey: [...keys.resource('calculations'), 'losses', calculationId, readAt],
    queryFn: async ({ signal }) =>
      (await send<CancellationLosses>('GET', `/api/calculations/${calculationId}/cancellation_losses`, { signal }))
        .data,
  })
}

/** What nobody can tell is counted beside the sum, never as 0. */
export function toldLosses({ requests, total }: Pick<CancellationLosses, 'requests' | 'total'>): string {
  const open = requests.filter(({ amount }) => amount === null).length
  const sum = `zusammen ${total.formatted}`
  return open === 0 ? sum : `${sum}, dazu ${open} unbekannt`
}
