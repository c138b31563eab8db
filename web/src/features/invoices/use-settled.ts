import { calculate } from '@reisewerk/domain/calculation/calculate.ts'
import { givenOf } from '@reisewerk/domain/calculation/given.ts'
import type { Basis } from '@reisewerk/domain/calculation/group.ts'
import { basisOnPaper } from '@reisewerk/domain/calculation/paper/shown-rows.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { settingsOf } from '../accounts/api.ts'
import { calculationOf } from '../calculation/api.ts'
import type { Trip } from '../orders/trip/api.ts'
import { type Invoice, paidOf } from './api.ts'

/** The calculation of a trip with what was paid on its invoices, as the one engine counts it (002 §9). */
export function useSettled(
  { id, orderCurrency: currency, organisationFilter }: Pick<Trip, 'id' | 'orderCurrency' | 'organisationFilter'>,
  invoices: readonly Invoice[],
  basis?: Basis,
) {
  const { data: stored } = useSuspenseQuery(calculationOf(id))
  const { data: settings } = useSuspenseQuery(settingsOf(idOf(organisationFilter)))
  const { supplementPrices } = settings.calculation
  const counted = { currency, supplementPrices, invoices: paidOf(invoices) }
  return calculate(givenOf(stored, { ...counted, basis: basis ?? basisOnPaper(stored) }))
}
