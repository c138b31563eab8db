import { missingOnLetters } from '@reisewerk/domain/accounts/house/letterhead.ts'
import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { bindingLabels } from '@reisewerk/domain/documents/paper-checks.ts'
import { type PromisedChoice, unheldPromises } from '@reisewerk/domain/offers/allotment/promised-places.ts'
import { checksOfPapers } from '@reisewerk/domain/offers/checks/checks-of-papers.ts'
import type { OfferCheck } from '@reisewerk/domain/offers/checks/offer-check.contract.ts'
import { type CheckedTrip, offerChecks } from '@reisewerk/domain/offers/checks/offer-checks.ts'
import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { offerContents } from '@reisewerk/domain/offers/offer-contents.ts'
import { type GeneratedType, generatedTypes, type MadeType } from '@reisewerk/domain/offers/offer-documents.ts'
import { unnamedServices } from '@reisewerk/domain/offers/offered-providers.ts'
import { warningsOfOffer } from '@reisewerk/domain/offers/prices-of-calculation.ts'
import { refusal } from '@reisewerk/domain/refusal.ts'
import { listIn } from '@reisewerk/domain/typography/lists.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { refused } from '../../platform/errors.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { readHouse } from '../accounts/house/house.service.ts'
import { readSettings } from '../accounts/settings.service.ts'
import { readDocumentTrips } from '../documents/document-source.service.ts'
import { type LossesOfTrip, lossesOfTrips } from '../requests/losses/losses.service.ts'
import {
  countUnseenTrips,
  readCancelledOrders,
  readHiddenOrders,
  readOfferedOrders,
} from './attached-orders.queries.ts'
import { isMultilingual, type OfferedTrip, type OfferedTrips, offeredTrips } from './offered-trips.service.ts'
import {
  readClientOf,
  readFirstOption,
  readHouseOf,
  readOfferedProviders,
  readPromisedChoices,
} from './offers.queries.ts'

/**
 * What an offer made now would list, in the language it would have, and what it lacks.
 * @param asked X-LOCALE of the request
 * @throws ApiError 404 when the actor sees no such trip
 */
export async function contentsOfOffer(
  trx: Transaction,
  orderId: number,
  asked: Locale | null,
  desk: Desk,
): Promise<OfferContents> {
  const [{ settings }, trips] = await Promise.all([
    readHouseOf(trx, orderId).then((house) => readSettings(trx, house)),
    tripsNow(trx, orderId, asked, desk),
  ])
  const unnamed = await unnamedIn(trx, trips.own)
  return {
    ...offerContents(
      trips.own.source,
      trips.attached.map(({ source }) => source),
    ),
    unnamedServices: unnamed,
    checks: await checksOf(trx, trips, settings, unnamed),
  }
}

/**
 * Refuses a paper while a point is open that the house has made binding (TRUE-06).
 * @throws ApiError 409 naming these points, 404 when the actor sees no such trip
 */
export async function checkPaper(
  trx: Transaction,
  orderId: number,
  type: MadeType,
  { asked, desk }: { readonly asked: Locale | null; readonly desk: Desk },
): Promise<void> {
  const { settings } = await readSettings(trx, await readHouseOf(trx, orderId))
  if (settings.offer.binding.length === 0 || !isOfOffer(type)) return
  const trips = await tripsNow(trx, orderId, asked, desk)
  const checks = await checksOf(trx, trips, settings, await unnamedIn(trx, trips.own))
  const missing = bindingLabels(checksOfPapers(checks, [type]))
  if (missing.length === 0) return
  // No field of a body is wrong, and a call by GET has none.
  throw refused(refusal('checks_open', `Erst, wenn erledigt ist: ${listIn('de_DE', missing)}.`))
}

function isOfOffer(type: MadeType): type is GeneratedType {
  return generatedTypes.some((one) => one === type)
}

async function tripsNow(trx: Transaction, orderId: number, asked: Locale | null, desk: Desk): Promise<OfferedTrips> {
  const told = { asked, today: desk.today, isMultilingual }
  const trips = await readDocumentTrips(trx, orderId, await readOfferedOrders(trx, orderId), told)
  return offeredTrips(trx, trips, desk, { number: '', isConfirmation: false })
}

async function unnamedIn(trx: Transaction, { orderId, source }: OfferedTrip): Promise<number[]> {
  return unnamedServices(source.days, await readOfferedProviders(trx, orderId))
}

async function checksOf(
  trx: Transaction,
  { own, attached }: OfferedTrips,
  { offer }: Settings,
  unnamed: readonly number[],
): Promise<OfferCheck[]> {
  const { orderId, organisationId, signerTitles } = own
  const orderIds = [own, ...attached].map((trip) => trip.orderId)
  const [house, clientId, unseenTrips, cancelled, hidden, firstOption, losses, choices] = await Promise.all([
    readHouse(trx, organisationId),
    readClientOf(trx, orderId),
    countUnseenTrips(trx, orderId),
    readCancelledOrders(trx, orderId),
    readHiddenOrders(trx, orderId),
    readFirstOption(trx, orderId),
    lossesOfTrips(trx, orderIds),
    readPromisedChoices(trx, orderIds),
  ])
  const checked = (trip: OfferedTrip) => {
    const ofTrip = choices.filter((choice) => choice.orderId === trip.orderId)
    return checkedTrip(trip, losses.get(trip.orderId) ?? nothingLost, ofTrip)
  }
  const { freePlaces: _places, ...conditions } = offer.tabs
  return offerChecks({
    ...checked(own),
    attached: attached.map(checked),
    clientId,
    house: { organisationId, missing: house === null ? [] : missingOnLetters(house) },
    unnamed,
    signerTitles,
    unseenTrips,
    cancelled: cancelled.map(({ orderNumber }) => orderNumber),
    hidden,
    firstOption,
    hasConditions: Object.values(conditions).some((isShown) => isShown),
    binding: offer.binding,
  })
}

function checkedTrip(
  { orderId, source, planned, calculation, foreignServices }: OfferedTrip,
  { losses, open }: LossesOfTrip,
  choices: readonly PromisedChoice[],
): CheckedTrip {
  const told = calculation === null ? noWarnings : warningsOfOffer(calculation.item, calculation)
  const promises = calculation === null ? [] : unheldPromises(planned, calculation.item.contingent, choices)
  return { orderId, source, currency: calculation?.currency ?? null, foreignServices, losses, open, promises, ...told }
}

const nothingLost: LossesOfTrip = { losses: [], open: [] }
const noWarnings = { warnings: [], foreignPrices: [] }
