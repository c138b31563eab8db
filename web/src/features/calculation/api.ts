import { calculationContract } from '@reisewerk/domain/calculation/calculation.contract.ts'
import type { CalculationItem } from '@reisewerk/domain/calculation/given.ts'
import { queryOptions } from '@tanstack/react-query'
import { listOf } from '../../lib/api.ts'

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
