import type { TripRates } from '@reisewerk/domain/calculation/cost/compared-rooms.ts'
import { exchangeRateContract } from '@reisewerk/domain/calculation/exchange-rate.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listOf } from '../../../lib/api.ts'
import { useSeesPurchase } from '../../../lib/session.ts'

/** What other currencies are worth for a trip (CALC-09); nothing for who may not see purchase figures. */
export function useTripRates(orderId: number, currency: string): TripRates {
  const seesPurchase = useSeesPurchase()
  const { data } = useQuery({
    ...listOf(exchangeRateContract, { query: { 'order.id': orderId } }),
    enabled: seesPurchase,
  })
  return useMemo(
    () => ({ currency, rates: new Map((data?.items ?? []).map((one) => [one.currency, Number(one.rate)])) }),
    [currency, data],
  )
}
