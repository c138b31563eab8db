import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import type { CalculationItem } from '@reisewerk/domain/calculation/given.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { readItem } from '../../platform/resource/list.ts'
import { type ResourceSet, resourceOf } from '../../platform/resource/resource.ts'
import { readSettings } from '../accounts/settings.service.ts'
import { readCalculationOfTrip } from './calculation.queries.ts'

const whole: ReadonlySet<string> = new Set(['calculation_read'])

/** A calculation with all its rows, and by which terms it counts. */
export type CalculationOfTrip = {
  readonly item: CalculationItem
  readonly currency: string
  readonly supplementPrices: boolean
  /** What the house wants a trip to bring. */
  readonly margins: Settings['calculation']['margins']
}

/**
 * The calculation of a trip as everything reads it that counts by it.
 * @returns null when the trip has none, or the actor sees no such trip
 */
export async function calculationOfTrip(
  trx: Transaction,
  resources: ResourceSet,
  of: { readonly orderId: number } | { readonly calculationId: number },
): Promise<CalculationOfTrip | null> {
  const found = await readCalculationOfTrip(trx, of)
  if (found === null) return null
  const [item, { settings }] = await Promise.all([
    readItem(trx, resources, resourceOf(resources, 'calculations'), found.id, whole),
    readSettings(trx, found.organisationId),
  ])
  const { supplementPrices, margins } = settings.calculation
  // Read by this very contract.
  return { item: item as unknown as CalculationItem, currency: found.currency, supplementPrices, margins }
}
