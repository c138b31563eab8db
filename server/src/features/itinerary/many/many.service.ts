import type {
  BulkAnswer,
  ChangedServices,
  OfferChange,
  ServiceMove,
} from '@reisewerk/domain/itinerary/bulk.contract.ts'
import type { PlanChange } from '@reisewerk/domain/itinerary/plan-change.contract.ts'
import { serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { nameBefore, noteDeletion } from '../../../platform/deletion/note-deletion.ts'
import { type Desk, resourceOf } from '../../../platform/resource/resource.ts'
import { withPlansOf } from '../../orders/plan-lock.service.ts'
import { refreshRoutes } from '../day-route.service.ts'
import { changeService } from '../placeholders.service.ts'
import { noteServices } from '../plan-changes/plan-changes.service.ts'
import {
  deleteManyServices,
  type LockedService,
  lockManyServices,
  readKeysOn,
  readOffersOf,
  readStands,
} from './many.queries.ts'

/** What became of a deletion, and by which number all of it comes back. */
export type Deleted = BulkAnswer & { readonly deletion: number | null }

/**
 * Deletes many services with their requests in one go (EASE-02). One note brings all of them back (decision 083): its
 * transaction is the same. What is gone already is told.
 */
export async function removeServices(trx: Transaction, ids: readonly number[], desk: Desk): Promise<Deleted> {
  const seen = await lockServices(trx, ids)
  const [first] = seen
  if (first === undefined) return { ...told(ids, seen), deletion: null }
  const more = seen.length - 1
  const name = await nameBefore(trx, resourceFor(first, desk), first.id)
  await deleteManyServices(
    trx,
    seen.map(({ id }) => id),
  )
  await refreshTrips(trx, seen)
  const called = more === 0 ? name : `${name} und ${more} weitere`
  return { ...told(ids, seen), deletion: await noteFirst(trx, seen, called, desk) }
}

/** A service that was added just now and cancelled was none yet: the note is that of another one. */
async function noteFirst(
  trx: Transaction,
  deleted: readonly LockedService[],
  name: string,
  desk: Desk,
): Promise<number | null> {
  for (const service of deleted) {
    const deletion = await noteDeletion(trx, resourceFor(service, desk), service.id, name)
    if (deletion !== null) return deletion
  }
  return null
}

/**
 * Moves many services to other days of their trip, their times and requests along with them (EASE-02, DAY-04); as one of them
 * may not go, none goes.
 * @throws ApiError 422 for a day that a service cannot go to
 */
export async function moveServices(
  trx: Transaction,
  moves: readonly ServiceMove[],
  desk: Desk,
): Promise<ChangedServices> {
  const ids = moves.map(({ placeholder }) => placeholder)
  const seen = await lockServices(trx, ids)
  const stands = await readStands(trx, ids)
  await move(trx, moves, seen, desk)
  const before = stands.map(({ placeholder, day, key, keys }) => {
    return { placeholder, day, before: keys[keys.indexOf(key) + 1] ?? null }
  })
  return { ...told(ids, seen), planChange: await note(trx, seen, { kind: 'moves', moves: before }) }
}

/** Puts services back where they stood; before what has gone since nothing can stand any more. */
export async function moveServicesBack(trx: Transaction, moves: readonly ServiceMove[], desk: Desk): Promise<void> {
  const seen = await lockServices(
    trx,
    moves.map(({ placeholder }) => placeholder),
  )
  const keys = await readKeysOn(
    trx,
    moves.map(({ day }) => day),
  )
  const back = moves.map((one) => ({ ...one, before: one.before !== null && keys.has(one.before) ? one.before : null }))
  await move(trx, back, seen, desk)
}

async function move(
  trx: Transaction,
  moves: readonly ServiceMove[],
  seen: readonly LockedService[],
  desk: Desk,
): Promise<void> {
  const kinds = new Map(seen.map(({ id, kind }) => [id, kind]))
  for (const { placeholder, day, before } of moves) {
    const kind = kinds.get(placeholder)
    if (kind !== undefined) await changeService(trx, kind, placeholder, { day, before }, desk)
  }
}

/** Changes how many services are offered to the client (EASE-02). */
export async function offerServices(
  trx: Transaction,
  offers: readonly OfferChange[],
  desk: Desk,
): Promise<ChangedServices> {
  const ids = offers.map(({ placeholder }) => placeholder)
  const seen = await lockServices(trx, ids)
  const before = await readOffersOf(trx, ids)
  await offer(trx, offers, seen, desk)
  return { ...told(ids, seen), planChange: await note(trx, seen, { kind: 'offers', offers: before }) }
}

export async function offerServicesBack(trx: Transaction, offers: readonly OfferChange[], desk: Desk): Promise<void> {
  const seen = await lockServices(
    trx,
    offers.map(({ placeholder }) => placeholder),
  )
  await offer(trx, offers, seen, desk)
}

async function offer(
  trx: Transaction,
  offers: readonly OfferChange[],
  seen: readonly LockedService[],
  desk: Desk,
): Promise<void> {
  const kinds = new Map(seen.map(({ id, kind }) => [id, kind]))
  for (const { placeholder, status } of offers) {
    const kind = kinds.get(placeholder)
    if (kind !== undefined) await changeService(trx, kind, placeholder, { clientOffer: { status } }, desk)
  }
}

/** Noted for the history of the trip (decision 098); services of several trips are taken back by hand. */
async function note(trx: Transaction, seen: readonly LockedService[], done: PlanChange): Promise<number | null> {
  const [trip, ...others] = new Set(seen.map(({ orderId }) => orderId))
  if (trip === undefined || others.length > 0) return null
  return noteServices(
    trx,
    trip,
    seen.map(({ id }) => id),
    done,
  )
}

function lockServices(trx: Transaction, ids: readonly number[]): Promise<LockedService[]> {
  return withPlansOf(trx, 'placeholders', ids, () => lockManyServices(trx, ids))
}

function resourceFor({ kind }: LockedService, desk: Desk) {
  return resourceOf(desk.resources, serviceKinds[kind].resource)
}

async function refreshTrips(trx: Transaction, services: readonly LockedService[]): Promise<void> {
  for (const trip of new Set(services.map(({ orderId }) => orderId))) await refreshRoutes(trx, trip)
}

function told(asked: readonly number[], seen: readonly LockedService[]): BulkAnswer {
  const known = new Set(seen.map(({ id }) => id))
  const ids = [...new Set(asked)]
  return {
    changed: ids.filter((id) => known.has(id)),
    failed: ids.filter((id) => !known.has(id)).map((id) => ({ id, message: 'Leistung wurde nicht gefunden.' })),
  }
}
