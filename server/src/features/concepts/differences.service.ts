import { conceptDifferences, type DifferenceBadge } from '@reisewerk/domain/concepts/differences.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import { readDayConcept } from './concepts.queries.ts'
import { type ListedService, readListedServices } from './differences.queries.ts'
import { readTripDays } from './trip-days.queries.ts'

type Comparison = {
  readonly badges: readonly DifferenceBadge[]
  readonly day: readonly ListedService[]
  readonly concept: readonly ListedService[]
}

/**
 * Sets a day of a trip beside a day concept: the services of both for the preview, and the badges of what differs (000 §2.5).
 * @throws ApiError 404 when the actor sees one of them not
 */
export async function compareDayWithConcept(trx: Transaction, dayId: number, conceptId: number): Promise<Comparison> {
  await readDayConcept(trx, conceptId)
  if ((await readTripDays(trx, [dayId])).length === 0) throw notFound('Tag')
  const [day, concept] = await Promise.all([readListedServices(trx, dayId), readListedServices(trx, conceptId)])
  return { badges: conceptDifferences(day, concept), day, concept }
}
