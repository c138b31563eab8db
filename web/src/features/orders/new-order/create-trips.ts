import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { createAttempts, type Unanswered } from '../../../form/attempts.ts'
import { ApiError } from '../../../lib/http.ts'
import type { CreatedTrip, Draft, PlannedTrip } from './draft.ts'
import { lengthOf, plannedTrips } from './draft.ts'
import { orderBodyOf } from './order-body.ts'
import { creationPath } from './source.ts'

type Watch = {
  /** Called before a range is sent, so that a reload meanwhile still knows what was, and with null once that is answered. */
  onSent: (range: PlannedTrip, unanswered: Unanswered | null) => void
  onCreated: (range: PlannedTrip, trip: CreatedTrip) => void
}
type Outcome = {
  failed: { range: PlannedTrip; error: ApiError } | null
  /** Trips that an earlier, unanswered try had made already, with what stood in the form then. */
  older: CreatedTrip[]
}

/** One trip per range, each with its own attempts, until the first that fails (000 §4, NEW-13, 021). */
export async function createTrips(draft: Draft, { onSent, onCreated }: Watch): Promise<Outcome> {
  const older: CreatedTrip[] = []
  for (const range of plannedTrips(draft.ranges)) {
    const { startAt, endAt } = range
    const path = creationPath(draft.source, lengthOf(range) ?? 0)
    const attempts = createAttempts<ItemOf<typeof orderContract>>(orderContract, range.unanswered, true)
    try {
      const making = attempts.make({ path, body: orderBodyOf(draft, range) })
      onSent(range, attempts.unanswered())
      const { id, orderNumber } = await making
      const trip = { id, orderNumber, startAt, endAt }
      if (attempts.isOlder()) older.push(trip)
      onCreated(range, trip)
    } catch (error) {
      onSent(range, attempts.unanswered())
      if (!(error instanceof ApiError) || error.status === 401) throw error
      return { failed: { range, error }, older }
    }
  }
  return { failed: null, older }
}
