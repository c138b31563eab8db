import { complexityContract, orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type BodyOf, listOf, update } from '../../../../lib/api.ts'
import { ApiError } from '../../../../lib/http.ts'
import { keys } from '../../../../lib/keys.ts'
import { notice } from '../../../../ui/notices/notice.tsx'

export type Estimate = {
  offerComplexity: number | null
  operationComplexity: number | null
  rentability: number | null
  bookingProbability: number | null
  executionProbability: number | null
}

const unknown: Estimate = {
  offerComplexity: null,
  operationComplexity: null,
  rentability: null,
  bookingProbability: null,
  executionProbability: null,
}

export function estimateOf(orderId: number) {
  return listOf(complexityContract, { query: { 'order.id': orderId } })
}

/**
 * The estimate of a trip, read and saved as 000 §7 says: by itself, or with its trip when there is none yet.
 * `save` answers null, or why the server refused.
 */
export function useEstimate(orderId: number) {
  const client = useQueryClient()
  const found = useQuery(estimateOf(orderId))
  const stored = found.data?.items[0]

  async function save(body: BodyOf<typeof complexityContract>): Promise<ApiError | null> {
    try {
      if (stored === undefined) await update(orderContract, orderId, { complexity: body })
      else await update(complexityContract, stored.id, body)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.bad('Die Details konnten nicht gespeichert werden', error.violations[0]?.message)
      return error
    }
    await client.invalidateQueries({ queryKey: keys.resource(complexityContract.name) })
    notice.good('Die Details wurden erfolgreich gespeichert')
    return null
  }

  return { found, estimate: stored ?? unknown, save }
}
