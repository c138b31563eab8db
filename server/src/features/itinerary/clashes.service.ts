import { contactRoles } from '@reisewerk/domain/accounts/options.ts'
import { type Clash, clashesOfPlan } from '@reisewerk/domain/itinerary/plan/clashes.ts'
import { clashesOfEnds } from '@reisewerk/domain/itinerary/plan/clashes-of-ends.ts'
import {
  clashesBeyondEnd,
  clashesOfDates,
  clashesOfNights,
} from '@reisewerk/domain/itinerary/plan/clashes-of-nights.ts'
import { clashesOfPeople } from '@reisewerk/domain/itinerary/plan/clashes-of-people.ts'
import { clashesOfRemarks } from '@reisewerk/domain/itinerary/plan/clashes-of-remarks.ts'
import { clashesOfSeasons, clashOfBerths } from '@reisewerk/domain/itinerary/plan/clashes-of-requests.ts'
import { namesOfDepartures } from '@reisewerk/domain/itinerary/plan/coach-departure.ts'
import { clashesOfDriving } from '@reisewerk/domain/itinerary/plan/driving-times.ts'
import { namesOfDays, withNamedPlaces } from '@reisewerk/domain/itinerary/plan/named-places.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import {
  readAskedBerths,
  readCheckIns,
  readDrivers,
  readDuties,
  readEngagements,
  readPeriod,
  readPlacesNamed,
  readPricedRequests,
  readSharing,
} from './clashes.queries.ts'
import { readTripPlan } from './trip-plan.service.ts'

/** Clashes of a trip, and whose changes may make others: null where nobody of it drives or guides. */
export type ClashAnswer = { readonly clashes: Clash[]; readonly sharing: Sharing | null }
/** Trips on which one of its drivers or guides is too, and those of them that are at the same time. */
type Sharing = { readonly trips: readonly number[]; readonly atOnce: readonly number[] }

/** What clashes in a trip, for a page that hears of changes in other trips, too (APP-12). */
export async function readClashAnswer(trx: Transaction, orderId: number): Promise<ClashAnswer> {
  const [clashes, rows] = await Promise.all([readClashes(trx, orderId), readSharing(trx, orderId)])
  const idsOf = (of: typeof rows) => of.flatMap(({ id }) => id ?? [])
  const sharing = { trips: idsOf(rows), atOnce: idsOf(rows.filter(({ isAtOnce }) => isAtOnce)) }
  return { clashes, sharing: rows.length === 0 ? null : sharing }
}

/** What in a trip cannot be as it stands (TRUE-08, DAY-10); nothing of one that does not take place. */
export async function readClashes(trx: Transaction, orderId: number): Promise<Clash[]> {
  const [period, others, plan, checkIns, priced, { pax, berths }, drivers] = await Promise.all([
    readPeriod(trx, orderId),
    readEngagements(trx, orderId),
    readTripPlan(trx, orderId),
    readCheckIns(trx, orderId),
    readPricedRequests(trx, orderId),
    readAskedBerths(trx, orderId),
    readDrivers(trx, orderId),
  ])
  const [duties, named] = await Promise.all([
    readDuties(trx, [orderId, ...others.map((other) => other.orderId)]),
    readPlacesNamed(trx, [...namesOfDays(plan), ...namesOfDepartures(plan)]),
  ])
  if (period === null) return []
  const checkInAt = new Map(checkIns.map((ferry) => [ferry.id, ferry.checkInAt]))
  const dutiesOf = (order: number) => duties.filter((duty) => duty.orderId === order)
  const engagements = others.map((other) => ({
    ...other,
    ...{ role: contactRoles[other.role].label, isDriver: other.role === '3_bus_driver' },
    duties: dutiesOf(other.orderId),
  }))
  return [
    ...clashesOfPeople({ ...period, duties: dutiesOf(orderId) }, engagements),
    ...clashOfBerths(pax, berths),
    ...clashesOfSeasons(priced),
    ...clashesOfDates(plan, period),
    ...clashesOfNights(plan, period),
    ...clashesBeyondEnd(plan, period),
    ...clashesOfDriving(plan, drivers),
    ...clashesOfPlan(plan, checkInAt),
    ...clashesOfRemarks(withNamedPlaces(plan, named), checkInAt),
    ...clashesOfEnds(plan, named),
  ]
}
