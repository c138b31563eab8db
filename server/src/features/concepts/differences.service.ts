import {
  type ComparedService,
  conceptDifferences,
  type DifferenceBadge,
} from '@reisewerk/domain/concepts/differences.ts'
import { clockIn } from '@reisewerk/domain/itinerary/clock-time.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import { readOptionLists } from '../accounts/option.service.ts'
import { readDayConcept } from './concepts.queries.ts'
import { readListedServices, type TimedService } from './differences.queries.ts'
import { readTripDays } from './trip-days.queries.ts'

type ListedService = ComparedService & {
  /** 'HH:mm', null where nobody has said an hour. */
  readonly startAt: string | null
  readonly clientOffer: string
}

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
  const [tripDay] = await readTripDays(trx, [dayId])
  if (tripDay === undefined) throw notFound('Tag')
  const { other_service_category } = await readOptionLists(trx, tripDay.organisationId)
  const categories = Object.fromEntries(other_service_category.map(({ key, label }) => [key, label]))
  const [day, concept] = await Promise.all([
    readListedServices(trx, dayId, categories),
    readListedServices(trx, conceptId, categories),
  ])
  return { badges: conceptDifferences(day, concept), day: day.map(listed), concept: concept.map(listed) }
}

/** A stay goes from day to day; what follows the clock says when it begins. */
function listed({ kind, content, startAt, clientOffer }: TimedService): ListedService {
  return { kind, content, startAt: kind === 'hotel' ? null : clockIn(startAt), clientOffer }
}
