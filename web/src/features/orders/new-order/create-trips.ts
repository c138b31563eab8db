import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { ApiError, send } from '../../../lib/http.ts'
import type { CreatedTrip, Creation, Draft, PlannedTrip } from './draft.ts'
import { lengthOf, plannedTrips } from './draft.ts'
import { orderBodyOf } from './order-body.ts'
import { creationPath } from './source.ts'

type Watch = {
  /** Called before a range is sent, so that a reload meanwhile still knows what was. */
  onSending: (range: PlannedTrip, creation: Creation) => void
  onCreated: (range: PlannedTrip, trip: CreatedTrip) => void
  onRefused: (range: PlannedTrip) => void
}
type Outcome = {
  failed: { range: PlannedTrip; error: ApiError } | null
  /** Trips that an earlier, unanswered try had made already, with what stood in the form then. */
  older: CreatedTrip[]
}

/** One trip per range, until the first that fails (000 §4, NEW-13); a range keeps its key, so that it becomes one trip. */
export async function createTrips(draft: Draft, { onSending, onCreated, onRefused }: Watch): Promise<Outcome> {
  const older: CreatedTrip[] = []
  for (const range of plannedTrips(draft.ranges)) {
    const creation = { path: creationPath(draft.source, lengthOf(range) ?? 0), body: orderBodyOf(draft, range) }
    try {
      onSending(range, creation)
      const { trip, isOlder } = await createOnce(range, creation)
      if (isOlder) older.push(trip)
      onCreated(range, trip)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 401) throw error
      // A refusal has made no trip; after silence or a fault nobody knows.
      if (error.status >= 400 && error.status < 500) onRefused(range)
      return { failed: { range, error }, older }
    }
  }
  return { failed: null, older }
}

type Created = { trip: CreatedTrip; isOlder: boolean }

/** Sends what stands in the form; when the key has made a trip already, asks for that one by sending what made it. */
async function createOnce(range: PlannedTrip, creation: Creation): Promise<Created> {
  for (const candidate of [creation, ...range.sent]) {
    try {
      return { trip: await createOne(range, candidate), isOlder: candidate !== creation }
    } catch (error) {
      const isMade = error instanceof ApiError && error.code === 'key_reused'
      if (!isMade || candidate === range.sent.at(-1) || range.sent.length === 0) throw error
    }
  }
  throw new Error('The last candidate returns or throws')
}

async function createOne({ key, startAt, endAt }: PlannedTrip, { path, body }: Creation): Promise<CreatedTrip> {
  const { data } = await send<ItemOf<typeof orderContract>>('POST', path, { body, idempotencyKey: key })
  const { id, orderNumber } = data
  return { id, orderNumber, startAt, endAt }
}
