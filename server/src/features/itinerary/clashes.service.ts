import { contactRoles } from '@reisewerk/domain/accounts/options.ts'
import { type Clash, clashesOfPeople, clashesOfPlan } from '@reisewerk/domain/itinerary/plan/clashes.ts'
import { clashesOfSeasons, clashOfBerths } from '@reisewerk/domain/itinerary/plan/clashes-of-requests.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { readAskedBerths, readCheckIns, readEngagements, readPeriod, readPricedRequests } from './clashes.queries.ts'
import { readTripPlan } from './trip-plan.service.ts'

/** What in a trip cannot be as it stands (TRUE-08); nothing of one that does not take place. */
export async function readClashes(trx: Transaction, orderId: number): Promise<Clash[]> {
  const [period, others, plan, checkIns, priced, { pax, berths }] = await Promise.all([
    readPeriod(trx, orderId),
    readEngagements(trx, orderId),
    readTripPlan(trx, orderId),
    readCheckIns(trx, orderId),
    readPricedRequests(trx, orderId),
    readAskedBerths(trx, orderId),
  ])
  if (period === null) return []
  const engagements = others.map((other) => ({ ...other, role: contactRoles[other.role].label }))
  return [
    ...clashesOfPeople(period, engagements),
    ...clashOfBerths(pax, berths),
    ...clashesOfSeasons(priced),
    ...clashesOfPlan(plan, new Map(checkIns.map(({ id, checkInAt }) => [id, checkInAt]))),
  ]
}
