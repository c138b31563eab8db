import { type Money, rounded } from '../../money.ts'
import type { RoomMix } from '../../requests/rooms/room-mix.ts'
import { type Contingent, type Group, groupOf, personsIn } from '../group.ts'
import { contingentAt } from './at-size.ts'
import type { PurchaseRequest, PurchaseService } from './cost-service.ts'
import { countedCosts } from './service-costs.ts'

export type HeldService = Pick<PurchaseService, 'id' | 'kind' | 'status' | 'passage'>

/** Whom a request is held for: the trip, and the rooms its house was told of (null where nobody noted any). */
export type HeldFor = {
  readonly contingent: Contingent
  readonly knownRooms: RoomMix | null
  readonly busSeats: number
}

/**
 * What a provider asks for what it holds by an option, for the persons that its request names: its prices as the calculation
 * counts them (money.md §4), whether or not the request is the chosen one. Amounts of one currency are one; nothing is converted.
 * @returns nothing where no price is told
 */
export function heldValue(
  { id, kind, status, passage }: HeldService,
  request: PurchaseRequest,
  { busSeats, ...trip }: HeldFor,
): Money[] {
  const service: PurchaseService = {
    ...{ id, kind, status, passage, title: '', date: null, isHidden: false, isForGroup: false },
    requests: [request],
  }
  const [contingent, group] = heldGroup(trip, request)
  const sums = new Map<string, number>()
  for (const { price, quantity } of countedCosts(service, request, { basis: 'Asked', contingent, busSeats, group })) {
    if (price !== null) sums.set(price.currency, (sums.get(price.currency) ?? 0) + price.cents * quantity)
  }
  return [...sums].filter(([, cents]) => cents > 0).map(([currency, cents]) => ({ cents: rounded(cents), currency }))
}

/**
 * Who is asked for: options are held for the guests expected, not only for those who have booked. A request for another number than
 * the trip's has the rooms its house knows for as many (decision 165), else the trip's mix of rooms.
 */
function heldGroup(
  { contingent, knownRooms }: Omit<HeldFor, 'busSeats'>,
  request: PurchaseRequest,
): [Contingent, Group] {
  const { askedAmount } = request
  const group = groupOf(contingent, 'Asked')
  if (group.pax === 0)
    return [contingent, { from: 'typed', pax: askedAmount, doubles: askedAmount, singles: 0, others: 0 }]
  if (askedAmount === 0 || askedAmount === group.pax) return [contingent, group]
  const rooms = (knownRooms ?? []).map(({ amount, ...room }) => ({ ...room, askedAmount: amount, reservedAmount: 0 }))
  const sized =
    personsIn(rooms, 'Asked') === askedAmount
      ? { ...contingent, rooms }
      : contingentAt(contingent, 'Asked', askedAmount)
  return [sized, groupOf(sized, 'Asked')]
}
