import type { PlanChange } from '@reisewerk/domain/itinerary/plan-change.contract.ts'
import { refusal } from '@reisewerk/domain/refusal.ts'
import { wireOfInstant } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { nameBefore, noteDeletion } from '../../../platform/deletion/note-deletion.ts'
import { notFound, refused } from '../../../platform/errors.ts'
import { type Desk, type ResourceSet, resourceOf } from '../../../platform/resource/resource.ts'
import { wordOfTable } from '../../../platform/resource/usage.ts'
import { addDay, removeDay } from '../../itinerary/days.service.ts'
import { moveServicesBack, offerServicesBack, removeServices } from '../../itinerary/many/many.service.ts'
import { swapHotelBack } from '../../requests/swap/swap.service.ts'
import { readTripDays } from '../trip-days.queries.ts'
import { firstChangeSince, type LaterChange, lockPlanChange, markTakenBack } from './plan-changes.queries.ts'

/**
 * Takes back what was copied, swapped or changed of several services in a plan, as long as nothing of it was changed since (EASE-02, EASE-03, decision 098). Once more does
 * nothing more.
 * @throws ApiError 409 'changed_since' saying what was changed, when and by whom; 404 when the actor knows of no such change
 */
export async function takeBackPlanChange(trx: Transaction, id: number, desk: Desk): Promise<void> {
  const noted = await lockPlanChange(trx, id)
  if (noted === null) throw notFound('Änderung')
  if (noted.isTakenBack) return
  const later = await firstChangeSince(trx, id)
  if (later !== null) throw refused(refusal('changed_since', reasonOf(later, desk.resources)))
  await takeBack(trx, noted.orderId, noted.done, desk)
  await markTakenBack(trx, id)
}

async function takeBack(trx: Transaction, orderId: number, done: PlanChange, desk: Desk): Promise<void> {
  switch (done.kind) {
    case 'services':
      await removeServices(trx, done.placeholders, desk)
      return
    case 'day':
      return takeBackDay(trx, orderId, done, desk)
    case 'swap':
      return swapHotelBack(trx, done.placeholder, done.swapped, desk)
    case 'moves':
      return moveServicesBack(trx, done.moves, desk)
    case 'offers':
      return offerServicesBack(trx, done.offers, desk)
  }
}

async function takeBackDay(
  trx: Transaction,
  orderId: number,
  { day, tookPlace }: PlanChange & { kind: 'day' },
  desk: Desk,
): Promise<void> {
  const days = resourceOf(desk.resources, 'days')
  const [made] = await readTripDays(trx, [day])
  const name = await nameBefore(trx, days, day)
  await removeDay(trx, day, desk)
  await noteDeletion(trx, days, day, name)
  // An empty day stood there before.
  if (tookPlace && made !== undefined)
    await addDay(trx, { order: orderId, date: made.date, name: '', sortHelper: [] }, desk)
}

/** 'Seitdem hat Bernd Beispiel daran gearbeitet (Anfrage, 29.11.2026 10:05).' */
function reasonOf({ table, at, userName }: LaterChange, resources: ResourceSet): string {
  const what = wordOfTable(resources, table)?.title ?? 'Leistung'
  return `Seitdem hat ${userName ?? 'jemand'} daran gearbeitet (${what}, ${wireOfInstant(at).slice(0, 16)}).`
}
