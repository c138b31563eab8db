import { calculationCostContract, calculationTargetContract } from '@reisewerk/domain/calculation/cost/cost.contract.ts'
import type { CostsAnswer } from '@reisewerk/domain/calculation/cost/purchase.contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { listOf } from '../../../lib/api.ts'
import { send } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'

/** What providers ask for the services of a trip; every change in the trip asks for it again. */
export function purchaseOf(orderId: number, calculationId: number) {
  return queryOptions({
    queryKey: [...keys.list('calculations'), { query: { 'order.id': orderId }, of: 'costs' }],
    queryFn: async ({ signal }) => {
      const { data } = await send<CostsAnswer>('GET', `/api/calculations/${calculationId}/costs`, { signal })
      return data
    },
  })
}

/** What a trip costs beside its services. */
export function ownCostsOf(orderId: number) {
  return listOf(calculationCostContract, { query: { 'order.id': orderId } })
}

/** What somebody said that a trip is to bring. */
export function targetOf(orderId: number) {
  return listOf(calculationTargetContract, { query: { 'order.id': orderId } })
}
