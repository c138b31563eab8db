import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { offerContract } from '@reisewerk/domain/offers/offer.contract.ts'
import {
  isCleared,
  isOfferNumber,
  numberOfType,
  numberStem,
  proposedNumber,
} from '@reisewerk/domain/offers/offer-number.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { ApiError, violated } from '../../platform/errors.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { checkReferences, updateItem } from '../../platform/resource/write.ts'
import { changeCalculation } from '../calculation/calculation.service.ts'
import { attachOrders } from './attached-orders.service.ts'
import { checkBulletPoints } from './bullet-points.service.ts'
import { withDeadlines } from './conditions.service.ts'
import { checkAddressOfClient } from './offer-address.service.ts'
import {
  ensureOffer,
  lockedIsBlank,
  lockOffer,
  readCalculationOf,
  readFreePlaces,
  readOrderOfOffer,
  setOfferNumber,
} from './offers.queries.ts'
import { checkOfferPhotos } from './photos/offer-photos.service.ts'

type Offer = BodyOf<typeof offerContract>

/**
 * Opens the offer of a trip. A trip has one: opening it again answers the same.
 * @throws ApiError 409 when the body says something and the offer does already, for that may be a colleague's
 */
export async function openOffer(trx: Transaction, body: NewBodyOf<typeof offerContract>, desk: Desk): Promise<number> {
  const { order: orderId, ...fields } = body
  await checkReferences(trx, desk.resources, [{ path: 'order', resource: 'orders', ids: [orderId] }])
  const offerId = await ensureOffer(trx, orderId)
  if (Object.keys(fields).length === 0) return offerId
  const isBlank = await lockedIsBlank(trx, offerId)
  // What is wrong with the body is told first; nothing of it stays when the transaction is refused.
  await changeOffer(trx, offerId, fields, desk)
  if (!isBlank) throw new ApiError(409, 'duplicate', 'Diese Reise hat schon ein Angebot.')
  return offerId
}

/**
 * Changes what an offer says.
 * @throws ApiError 422 at the number, the address, the photos, the bullet points and the attached trips
 */
export async function changeOffer(
  trx: Transaction,
  id: number,
  body: BodyOf<typeof offerContract>,
  desk: Desk,
): Promise<void> {
  const { offerNr: _number, attachedOrders, minimumPersons, freeplaces, ...fields } = body
  const number = await numberAfter(trx, id, body)
  if (fields.address != null) await checkAddressOfClient(trx, id, fields.address)
  if (fields.photos !== undefined) await checkOfferPhotos(trx, await readOrderOfOffer(trx, id), fields.photos)
  if (fields.bulletPoints !== undefined) await checkBulletPoints(trx, id, fields.bulletPoints)
  const { conditions } = fields
  const counted = conditions === undefined ? {} : { conditions: await withDeadlines(trx, id, conditions) }
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'offers'), id, { ...fields, ...counted })
  if (number !== undefined) await setOfferNumber(trx, id, number)
  if (attachedOrders !== undefined) await attachOrders(trx, id, attachedOrders, desk)
  if (minimumPersons !== undefined || freeplaces !== undefined)
    await changeGroup(trx, id, { minimumPersons, freeplaces }, desk)
}

/** From how many guests on the trip is made, and who travels free: the calculation keeps it (002 §3, §9). */
async function changeGroup(
  trx: Transaction,
  id: number,
  { minimumPersons, freeplaces }: Pick<Offer, 'minimumPersons' | 'freeplaces'>,
  desk: Desk,
): Promise<void> {
  const calculation = await readCalculationOf(trx, id)
  const freePlaces = freeplaces && (await changedPlaces(trx, calculation, freeplaces))
  const change = { ...(minimumPersons !== undefined && { minimumPersons }), ...(freePlaces && { freePlaces }) }
  if (Object.keys(change).length > 0) await changeCalculation(trx, calculation, change, desk)
}

/** Rules that stand there already stay the same rows. @returns undefined where nothing would change */
async function changedPlaces(trx: Transaction, calculation: number, rules: NonNullable<Offer['freeplaces']>) {
  const there = await readFreePlaces(trx, calculation)
  const kept = rules.map((rule) => {
    const at = there.findIndex((one) => one.numberOfPersons === rule.numberOfPersons && one.type === rule.type)
    const [same] = at < 0 ? [] : there.splice(at, 1)
    return same === undefined ? rule : { ...rule, id: same.id }
  })
  return there.length === 0 && kept.every((rule) => 'id' in rule) ? undefined : kept
}

/**
 * What becomes of the number (002 §5): another type begins with its own, a cleared one is what cannot be missing.
 * @returns null for the one the type begins with, undefined where the number stays as it is
 * @throws ApiError 422 at the number
 */
async function numberAfter(
  trx: Transaction,
  id: number,
  { type: wanted, offerNr: typed }: BodyOf<typeof offerContract>,
): Promise<string | null | undefined> {
  if (wanted === undefined && typed === undefined) return undefined
  const { type: before, offerNr, last, orderNumber } = await lockOffer(trx, id)
  const type = wanted ?? before
  const isTyped = typed !== undefined && typed.trim() !== (offerNr?.trim() ?? proposedNumber(before, orderNumber, last))
  if (!isTyped) return type === before ? undefined : numberOfType(type, { offerNr, last, orderNumber })
  if (isCleared(orderNumber, typed)) return numberStem(orderNumber)
  if (isOfferNumber(type, orderNumber, typed)) return typed
  throw violated({
    propertyPath: 'offerNr',
    message: `Bitte eine Nummer wie ${numberStem(orderNumber)}${last + 1}`,
  })
}
