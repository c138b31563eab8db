import { calculate } from '@reisewerk/domain/calculation/calculate.ts'
import { givenOf } from '@reisewerk/domain/calculation/given.ts'
import { basisOnPaper } from '@reisewerk/domain/calculation/paper/shown-rows.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { settingsOf } from '../accounts/api.ts'
import type { Trip } from '../orders/trip/api.ts'
import { calculationOf } from './api.ts'

/** The calculation of a trip as it is saved, counted as its papers count it: for pages that only read its prices. */
export function useCounted({ id, orderCurrency: currency, organisationFilter }: Trip) {
  const { data: stored } = useSuspenseQuery(calculationOf(id))
  const { data: settings } = useSuspenseQuery(settingsOf(idOf(organisationFilter)))
  const { supplementPrices } = settings.calculation
  const calculation = calculate(
    givenOf(stored, { basis: basisOnPaper(stored), currency, supplementPrices, invoices: [] }),
  )
  return { stored, calculation }
}
