import { type Calculation, calculate } from '@reisewerk/domain/calculation/calculate.ts'
import { type CalculationItem, givenOf } from '@reisewerk/domain/calculation/given.ts'
import type { Basis } from '@reisewerk/domain/calculation/group.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import { readItem } from '../../platform/resource/list.ts'
import { type ResourceSet, resourceOf } from '../../platform/resource/resource.ts'
import { readSettings } from '../accounts/settings.service.ts'
import { readTripOfCalculation } from './calculation.queries.ts'

const whole: ReadonlySet<string> = new Set(['calculation_read'])

/** Calculates a trip as it stands. @throws ApiError 404 when the actor sees no such calculation */
export async function calculationLines(
  trx: Transaction,
  resources: ResourceSet,
  id: number,
  basis: Basis,
): Promise<Calculation> {
  const trip = await readTripOfCalculation(trx, id)
  if (trip === null) throw notFound('Kalkulation')
  const { settings } = await readSettings(trx, trip.organisationId)
  const item = await readItem(trx, resources, resourceOf(resources, 'calculations'), id, whole)
  const { supplementPrices } = settings.calculation
  // Read by this very contract.
  return calculate(
    givenOf(item as unknown as CalculationItem, { basis, currency: trip.currency, supplementPrices, invoices: [] }),
  )
}
