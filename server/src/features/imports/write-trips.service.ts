import type { OrderStatus } from '@reisewerk/domain/accounts/options.ts'
import { addDays, type CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { BodyOf } from '@reisewerk/domain/contract/shape.ts'
import { nameKey, type PlannedLine } from '@reisewerk/domain/imports/plan-import.ts'
import type { LineValues } from '@reisewerk/domain/imports/read-line.ts'
import type { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { addService } from '../itinerary/placeholders.service.ts'
import { changeOrder } from '../orders/change-order.service.ts'
import { createOrder } from '../orders/create-order.service.ts'
import { addRequest } from '../requests/requests.service.ts'
import { daysByDate } from './imports.queries.ts'

/** Ids of what lines name, by key. */
export type NamedIds = Readonly<Record<'places' | 'clients' | 'hotels', ReadonlyMap<string, number>>>

type Taking = {
  readonly house: number
  readonly lines: readonly PlannedLine[]
  readonly named: NamedIds
  readonly tell: (done: number, total: number) => Promise<void>
}

/** In these the rooms asked for are the rooms booked. */
const booked: ReadonlySet<OrderStatus> = new Set(['booked', 'documents_sent', 'on_tour', 'completed'])

/** How many trips are made before it is told how far it is. */
const together = 20

/**
 * Makes the trips of a run as people make them, one after the other: with a day for each date, their contingent, and the nights in hotels that
 * their lines name (MOVE-03). Of a trip that is there already only name, client and status are changed.
 */
export async function writeTrips(trx: Transaction, { house, lines, named, tell }: Taking, desk: Desk): Promise<void> {
  const ids = new Map<number, number>()
  const nights = new Map<number, LineValues[]>()
  for (const [at, { line, joins, action, values, twin }] of lines.entries()) {
    if (at % together === 0) await tell(at, lines.length)
    if (action === 'update' && twin !== null) await changeOrder(trx, twin.id, factsOf(values, named), desk)
    if (action === 'new') ids.set(line, await newTrip(trx, house, values, named, desk))
    const first = joins ?? line
    if (values.hotel !== undefined) nights.set(first, [...(nights.get(first) ?? []), values])
  }
  for (const [line, stays] of nights) {
    const order = ids.get(line)
    if (order !== undefined) await addStays(trx, order, stays, named, desk)
  }
  await tell(lines.length, lines.length)
}

function newTrip(trx: Transaction, house: number, values: LineValues, named: NamedIds, desk: Desk): Promise<number> {
  const { startAt, endAt } = periodOf(values)
  const rooms = roomsOf(values)
  const isBooked = booked.has(statusOf(values) ?? 'new')
  const trip = {
    ...factsOf(values, named),
    ...{
      startAt,
      endAt,
      organisationFilter: house,
      _importId: values.number === undefined ? null : String(values.number),
    },
    hotelContingent: rooms.map(({ persons, amount }) => ({
      type: { persons, type: 'standard' },
      ...{ askedAmount: amount, reservedAmount: isBooked ? amount : 0 },
    })),
  }
  return createOrder(trx, trip, desk, 0)
}

/** What can be told of any trip, also of one that is there already. */
function factsOf(values: LineValues, { clients }: NamedIds): BodyOf<typeof orderContract> {
  const { name, client, tripName } = values
  const clientId = typeof client === 'string' ? clients.get(nameKey(client)) : undefined
  const status = statusOf(values)
  return {
    ...(name !== undefined && { groupName: String(name).slice(0, 160) }),
    ...(tripName !== undefined && { trip: { name: String(tripName) } }),
    ...(clientId !== undefined && { client: clientId }),
    ...(status !== undefined && { currentStatus: status }),
  }
}

function statusOf({ status }: LineValues): OrderStatus | undefined {
  return status as OrderStatus | undefined // as its line was read
}

function periodOf({ startAt, endAt }: LineValues) {
  return { startAt: startAt as CalendarDate, endAt: endAt as CalendarDate } // a line without them is not taken over
}

function roomsOf({ doubleRooms, singleRooms, persons }: LineValues): { persons: number; amount: number }[] {
  const guests = Number(persons ?? 0)
  const isTold = doubleRooms !== undefined || singleRooms !== undefined
  const [double, single] = isTold ? [doubleRooms, singleRooms] : [Math.floor(guests / 2), guests % 2]
  return [
    { persons: 2, amount: Number(double ?? 0) },
    { persons: 1, amount: Number(single ?? 0) },
  ].filter(({ amount }) => amount > 0)
}

/** The nights of a trip in their houses: from their day on as long as it is said, else to the next house or the end of the trip. */
async function addStays(
  trx: Transaction,
  order: number,
  stays: readonly LineValues[],
  { hotels }: NamedIds,
  desk: Desk,
): Promise<void> {
  const days = await daysByDate(trx, order)
  const begun = stays
    .map((values) => ({ values, from: (values.hotelFrom ?? values.startAt) as CalendarDate })) // as they were read
    .toSorted((one, other) => one.from.localeCompare(other.from))
  for (const [at, { values, from }] of begun.entries()) {
    const day = days.get(from)
    if (day === undefined) continue
    const { endAt } = periodOf(values)
    const told = values.nights === undefined ? (begun[at + 1]?.from ?? endAt) : addDays(from, Number(values.nights))
    const until = told > endAt || told <= from ? endAt : told
    const times = { startAt: `${from}T00:00:00`, endAt: `${until}T00:00:00` }
    const service = await addService(trx, 'hotel', { day, ...times }, desk)
    const hotel = hotels.get(nameKey(String(values.hotel)))
    if (hotel !== undefined) await addRequest(trx, 'hotel', { placeholder: service, hotel }, desk)
  }
}
