import { calculate } from '@reisewerk/domain/calculation/calculate.ts'
import { givenOf } from '@reisewerk/domain/calculation/given.ts'
import type { Basis } from '@reisewerk/domain/calculation/group.ts'
import { linesAsServed } from '@reisewerk/domain/calculation/lines.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import type { ResourceSet } from '../../platform/resource/resource.ts'
import { readReceived } from './calculation.queries.ts'
import { calculationOfTrip } from './prices-of-trip.service.ts'

/** Calculates a trip as it stands. @throws ApiError 404 when the actor sees no such calculation */
export async function calculationLines(
  trx: Transaction,
  resources: ResourceSet,
  id: number,
  basis: Basis,
): Promise<ReturnType<typeof linesAsServed>> {
  const found = await calculationOfTrip(trx, resources, { calculationId: id })
  if (found === null) throw notFound('Kalkulation')
  const { item, currency, supplementPrices } = found
  const invoices = await readReceived(trx, idOf(item.order))
  return linesAsServed(calculate(givenOf(item, { basis, currency, supplementPrices, invoices })), currency)
}
