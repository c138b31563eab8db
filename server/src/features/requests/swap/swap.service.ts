import type { Swapped } from '@reisewerk/domain/itinerary/plan-change.contract.ts'
import { refusal } from '@reisewerk/domain/refusal.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound, refused, violated } from '../../../platform/errors.ts'
import { type Desk, resourceOf } from '../../../platform/resource/resource.ts'
import { changeService } from '../../itinerary/placeholders.service.ts'
import { notePlanChange } from '../../itinerary/plan-changes/plan-changes.service.ts'
import { withinAllotments } from '../../orders/allotted-rooms.service.ts'
import { withPlansOf } from '../../orders/plan-lock.service.ts'
import { changeStatusOfRequests } from '../bulk.service.ts'
import { addRequest, removeRequest } from '../requests.service.ts'
import { type AskedHouse, lockAskedHouses, putBackStatus, readNamesOfSwap } from './swap.queries.ts'

/**
 * Puts another house in the place of the one a stay has (EASE-02): it is asked anew for the same days, persons and board and chosen;
 * the request to the earlier one is cancelled and stays with its history. No letter goes out by that.
 * @throws ApiError 404 when the actor sees no such hotel; 422 for a house that is asked already
 */
export async function swapHotel(
  trx: Transaction,
  placeholder: number,
  hotel: number | undefined,
  desk: Desk,
): Promise<Swapped & { planChange: number }> {
  return withPlansOf(trx, 'placeholders', [placeholder], async () => {
    const houses = await askedHouses(trx, placeholder)
    if (hotel === undefined) throw violated({ propertyPath: 'hotel', message: 'Bitte ausfüllen' })
    const active = houses.filter(({ isActive }) => isActive)
    if (active.some((house) => house.hotel === hotel)) {
      throw violated({ propertyPath: 'hotel', message: 'Dieses Haus ist für die Leistung schon angefragt.' })
    }
    // Without a choice the only one there is counts.
    const earlier = active.find(({ isChosen }) => isChosen) ?? (active.length === 1 ? active[0] : undefined)
    const request = await addRequest(trx, 'hotel', { placeholder, hotel, ...askedOf(earlier) }, desk)
    if (earlier !== undefined) await changeStatusOfRequests(trx, [earlier.id], 'cancelled', desk)
    const offered = earlier?.isOffered === true ? { offerProvider: hotel } : {}
    await changeService(trx, 'hotel', placeholder, { selectedRequest: request, ...offered }, desk)
    const swapped = { request, earlier: earlier === undefined ? null : memoOf(earlier) }
    return { ...swapped, planChange: await noteSwap(trx, placeholder, swapped) }
  })
}

async function noteSwap(trx: Transaction, placeholder: number, swapped: Swapped): Promise<number> {
  const { orderId, name } = await readNamesOfSwap(trx, placeholder, [swapped.earlier?.request ?? null, swapped.request])
  return notePlanChange(trx, orderId, name, { kind: 'swap', placeholder, swapped })
}

function askedOf(earlier: AskedHouse | undefined) {
  if (earlier === undefined) return {}
  const { startAt, endAt, checkInAt, board, askedAmount, extraDescription, extraAskedAmount } = earlier
  return { startAt, endAt, checkInAt, board, contingent: { askedAmount, extraDescription, extraAskedAmount } }
}

const memoOf = ({ id, status, isChosen, isOffered }: AskedHouse) => ({
  request: id,
  ...{ status, isChosen, isOffered },
})

/**
 * Takes a swap back of which nothing was changed since: the new request goes, the earlier one has its status and its place again.
 * @throws ApiError 409 when the requests are none of this service
 */
export async function swapHotelBack(
  trx: Transaction,
  placeholder: number,
  { request, earlier }: Swapped,
  desk: Desk,
): Promise<void> {
  return withPlansOf(trx, 'placeholders', [placeholder], async () => {
    const houses = await askedHouses(trx, placeholder)
    const added = houses.find(({ id }) => id === request)
    const before = earlier === null ? null : houses.find(({ id }) => id === earlier.request)
    if (added === undefined || before === undefined)
      throw refused(refusal('not_swapped', 'Den Tausch gibt es nicht mehr.'))
    await removeRequest(trx, resourceOf(desk.resources, 'hotel_requests'), request)
    if (earlier === null || before === null) return
    await withinAllotments(trx, 'requests', [before.id], desk.today, () =>
      putBackStatus(trx, before.id, earlier.status),
    )
    const selectedRequest = earlier.isChosen ? before.id : null
    const offered = earlier.isOffered ? { offerProvider: before.hotel } : {}
    await changeService(trx, 'hotel', placeholder, { selectedRequest, ...offered }, desk)
  })
}

async function askedHouses(trx: Transaction, placeholder: number): Promise<AskedHouse[]> {
  const houses = await lockAskedHouses(trx, placeholder)
  if (houses === null) throw notFound('Hotel')
  return houses
}
