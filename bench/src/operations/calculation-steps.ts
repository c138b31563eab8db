import { readSettings } from '@reisewerk/server/features/accounts/settings.service.ts'
import { readCalculationOfTrip } from '@reisewerk/server/features/calculation/calculation.queries.ts'
import { readRates } from '@reisewerk/server/features/calculation/exchange-rates.queries.ts'
import { readOwnCosts, readPurchases } from '@reisewerk/server/features/calculation/purchase.queries.ts'
import { readItem } from '@reisewerk/server/platform/resource/list.ts'
import { type ResourceSet, resourceOf } from '@reisewerk/server/platform/resource/resource.ts'
import { marked, recordStatements, type Sample, type Step } from './statement.ts'

/** The generator gives the calculation of a large trip the number of the trip (05-long-trips.sql). */
const calculationOf = ({ long }: Sample) => long

/** What all services of a trip cost, with all that providers ask: the statements of costs.service.ts. */
export async function costsStep(resources: ResourceSet): Promise<Step> {
  const id = calculationOf(marked)
  return {
    method: 'GET',
    url: (sample) => `/api/calculations/${calculationOf(sample)}/costs`,
    statements: await recordStatements(async (trx) => {
      const found = await readCalculationOfTrip(trx, { calculationId: id })
      await Promise.all([
        readItem(trx, resources, resourceOf(resources, 'calculations'), id, new Set(['calculation_read'])),
        readSettings(trx, found?.id ?? 0),
      ])
      await Promise.all([readPurchases(trx, marked.long), readOwnCosts(trx, id), readRates(trx, marked.long)])
    }),
  }
}
