import {
  areSeatsForAll,
  cabinFaults,
  cabinListNames,
  classToFollow,
  sizedCabins,
} from '@reisewerk/domain/requests/cabins.ts'
import type { RequestBody, RequestedContingent } from '@reisewerk/domain/requests/request-contracts.ts'
import { isCrossingKind, type RequestedKind } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'
import { readAskedSeats, readCabins, readSeats, saveAskedSeats, saveClassOfSeats } from './cabins.queries.ts'

/**
 * A contingent whose new cabins say how many persons each holds.
 * @param id the request whose lists these replace; null for a new one
 * @throws ApiError 422 for a size that belongs into another list, a type without name or one that stands there twice
 */
export async function withSizedCabins(
  trx: Transaction,
  kind: RequestedKind | undefined,
  id: number | null,
  contingent: RequestedContingent,
): Promise<RequestedContingent> {
  if (kind === undefined || !isCrossingKind(kind)) return contingent
  const named = cabinListNames.flatMap((list) => {
    const rows = contingent[list]
    return rows === undefined ? [] : [{ list, rows }]
  })
  if (named.length === 0) return contingent
  const kept = id === null ? [] : await readCabins(trx, id)
  const faults = named.flatMap(({ list, rows }) => cabinFaults(kind, list, rows, kept))
  if (faults.length > 0) throw violated(...faults)
  return { ...contingent, ...Object.fromEntries(named.map(({ list, rows }) => [list, sizedCabins(list, rows)])) }
}

/** Before a train is asked for in another class: the seats that are as they were made go along, unless others are named. */
export async function moveSeatsAlong(
  trx: Transaction,
  id: number,
  { category }: RequestBody,
  named: RequestedContingent,
): Promise<void> {
  if (category === undefined || cabinListNames.some((name) => named[name] !== undefined)) return
  const asked = await readSeats(trx, id)
  const klass = asked === null ? null : classToFollow(asked.category, category, asked.seats)
  if (klass !== null) await saveClassOfSeats(trx, id, klass)
}

/** Before a train is asked for more or fewer guests: a seat for each goes along, unless seats are named (TRUE-03). */
export async function moveSeatsWithGuests(trx: Transaction, id: number, named: RequestedContingent): Promise<void> {
  const { askedAmount } = named
  if (askedAmount === undefined || cabinListNames.some((name) => named[name] !== undefined)) return
  const before = await readAskedSeats(trx, id)
  if (before !== null && askedAmount > 0 && areSeatsForAll(before.type, before.seats, before.asked))
    await saveAskedSeats(trx, id, askedAmount)
}
