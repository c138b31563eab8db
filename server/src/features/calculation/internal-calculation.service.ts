import {
  type InternalSource,
  internalCalculation,
  internalName,
} from '@reisewerk/domain/calculation/paper/internal-document.ts'
import { internalSheet } from '@reisewerk/domain/calculation/paper/internal-sheet.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { noPurchase } from '../../platform/errors.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import type { DocumentTrip } from '../documents/document-source.service.ts'
import type { DocumentKind } from '../documents/generate.service.ts'
import { readCalculation, type WantedCalculation } from './calculation-document.service.ts'
import { calculationCosts } from './costs.service.ts'
import { calculationOfTrip } from './prices-of-trip.service.ts'

/** What a trip is sold for, costs and brings, for who may see the purchase (decision 032). It is read here and speaks German. */
export function internalCalculationKind({ basis, filetype }: WantedCalculation): DocumentKind {
  return {
    type: 'internal_calculation',
    speaks: 'de_DE',
    isMultilingual: () => true,
    compose: async (trx, trips, desk) => {
      if (!trx.actor.maySeePurchase) throw noPurchase()
      const read = (trip: DocumentTrip) => readInternal(trx, trip, desk, basis)
      const [source, ...attached] = await Promise.all([read(trips.own), ...trips.attached.map(read)])
      const name = internalName(source)
      return filetype === 'xlsx'
        ? { name, sheet: internalSheet(source, name, attached) }
        : { name, template: 'calculation/internal', model: () => internalCalculation(source, attached) }
    },
  }
}

async function readInternal(
  trx: Transaction,
  trip: DocumentTrip,
  { resources }: Desk,
  basis: WantedCalculation['basis'],
): Promise<InternalSource> {
  const source = await readCalculation(trx, trip, resources, basis)
  const found = await calculationOfTrip(trx, resources, { orderId: trip.orderId })
  if (found === null) throw new Error(`trip ${trip.orderId} has lost its calculation while it was read`)
  return { ...source, costs: await calculationCosts(trx, resources, found.item.id, source.basis) }
}
