import type { TripRates } from '@reisewerk/domain/calculation/cost/compared-rooms.ts'
import { exchangeRateContract } from '@reisewerk/domain/calculation/exchange-rate.contract.ts'
import { rateIn } from '@reisewerk/domain/calculation/exchange-rate.ts'
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
  return useMemo(() => {
    const inForce = (data?.items ?? []).filter(({ baseCurrency }) => baseCurrency === currency)
    return { currency, rates: new Map(inForce.flatMap(toldRate)) }
  }, [currency, data])
}

/** What is being saved may still be refused. */
function toldRate({ currency, rate }: { currency: string; rate: string }): [string, number][] {
  const told = rateIn(rate)
  return told === null ? [] : [[currency, Number(told)]]
}
