import type { OtherServiceCategory, PassageType } from '@reisewerk/domain/accounts/options.ts'
import { foreignPrice } from '@reisewerk/domain/calculation/price-rules.ts'
import { driverChoiceRefusal, serviceTypeRefusal } from '@reisewerk/domain/itinerary/service-changes.ts'
import type { ServiceBody } from '@reisewerk/domain/itinerary/service-contracts.ts'
import { outsideTripRefusal, type ServiceTimes } from '@reisewerk/domain/itinerary/service-times.ts'
import type { TypedMoney } from '@reisewerk/domain/money.ts'
import { requestedKinds, type ServiceKind, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { refused, violated } from '../../platform/errors.ts'
import { readSettings } from '../accounts/settings.service.ts'
import { checkHouses, type HouseLink } from '../partners/houses.service.ts'
import { checkProviderKind } from '../partners/provider-kind.service.ts'
import { readTripFacts, type ServiceRow, type TripFacts } from './placeholders.queries.ts'
import { checkEnds } from './service-kinds.ts'

/** What a house may keep for itself (APP-04). */
const ofOneHouse: Readonly<Record<string, HouseLink>> = {
  agency: { to: 'agency', table: 'placeholders', column: 'agency_id' },
  airline: { to: 'provider', table: 'airline_placeholders', column: 'airline_id' },
  offerProvider: { to: 'provider', table: 'placeholders', column: 'offer_provider_id' },
  otherServiceType: { to: 'serviceType', table: 'other_placeholders', column: 'other_service_type_id' },
  predefinedRouteDetail: { to: 'routeDetail', table: 'route_details', column: 'predefined_route_detail_id' },
  predefinedFreeTextItem: { to: 'freeText', table: 'free_text_items', column: 'predefined_free_text_item_id' },
}

const chargeLink: HouseLink = {
  to: 'charge',
  table: 'route_detail_charges',
  column: 'location_charge_id',
  key: 'route_detail_id',
}

function chargesIn({ locationCharges = [] }: ServiceBody) {
  const paths = locationCharges.map(
    ({ locationCharge }, index) => [`locationCharges[${index}].locationCharge`, locationCharge] as const,
  )
  return {
    links: Object.fromEntries(paths.map(([path]) => [path, chargeLink])),
    fields: Object.fromEntries(paths),
  }
}

/**
 * Refuses what must not be: each check looks only when a field it is about was named, so that an older service is not held
 * up by a rule it never met.
 * @param named what somebody asked for @param change with everything that follows
 * @throws ApiError 422 at the field
 */
export async function checkService(
  trx: Transaction,
  kind: ServiceKind,
  before: ServiceRow,
  named: ServiceBody,
  change: ServiceBody,
): Promise<void> {
  const row = before.id === 0 ? { order: before.orderId } : { table: 'placeholders' as const, id: before.id }
  const charges = chargesIn(named)
  await checkHouses(trx, row, { ...ofOneHouse, ...charges.links }, { ...named, ...charges.fields })
  await checkOffered(trx, kind, before, named)
  let known: Promise<TripFacts> | undefined
  const trip = () => {
    known ??= readTripFacts(trx, before.orderId)
    return known
  }
  const after = { ...before, ...change }
  const isTimed = (['startAt', 'endAt', 'day'] as const).some((name) => named[name] !== undefined)
  if (isTimed && !hasItsTimes(before, after)) await checkPeriod(after, await trip())
  const price = named.clientOffer?.price ?? null
  if (price !== null && !isItsPrice(before, price)) checkPrice(price, before.priceCurrency, await trip())
  await checkEnds(trx, kind, named, after)
  if (kind === 'train' && named.routeDescription) await checkOwnDescription(trx, await trip())
  const isDraft = after.isBrandNew === true
  if (isDraft) return
  if (kind === 'other') checkType(before, named, after)
  await checkDriverChoice(trx, kind, before, change, trip)
}

/** Whom the offer names for a service sells such services (OFFER-04); who stands there already may stay. */
async function checkOffered(
  trx: Transaction,
  kind: ServiceKind,
  { id }: ServiceRow,
  named: ServiceBody,
): Promise<void> {
  const { offerProvider: provider } = named
  const requested = requestedKinds.find((one) => one === kind)
  if (provider == null || requested === undefined) return
  const stays = await trx.query('select from placeholders where id = $1 and offer_provider_id = $2', [id, provider])
  if (stays.length === 0) await checkProviderKind(trx, requested, 'offerProvider', provider)
}

/** Refuses a request that lies far outside its trip; a concept has no dates to lie in. */
export async function checkRequestPeriod(trx: Transaction, orderId: number, times: ServiceTimes): Promise<void> {
  const trip = await readTripFacts(trx, orderId)
  const refusal = trip.isShelf ? null : outsideTripRefusal(times, trip, 'Anfrage')
  if (refusal !== null) throw refused(refusal)
}

/** A service that lies outside, because it always did, may be sent back as it was read. */
function hasItsTimes(before: ServiceRow, after: ServiceBody): boolean {
  return before.id !== 0 && after.startAt === before.startAt && after.endAt === before.endAt
}

function checkPeriod(after: ServiceTimes, trip: TripFacts): void {
  const refusal = trip.isShelf ? null : outsideTripRefusal(after, trip)
  if (refusal !== null) throw refused(refusal)
}

/** So may a price from before the trip was sold in another currency. An amount alone is no such thing: it is a new price. */
function isItsPrice({ priceCents, priceCurrency }: ServiceRow, { cents, currency }: TypedMoney): boolean {
  return cents === priceCents && currency === priceCurrency
}

/** The offer adds up in one currency. */
function checkPrice(price: TypedMoney, stored: string | null, trip: TripFacts): void {
  // What the database will take for one that is not named.
  const currency = price.currency ?? stored ?? trip.currency
  const message = foreignPrice(currency, trip.currency)
  if (message !== null) throw violated({ propertyPath: 'clientOffer.price', message })
}

async function checkOwnDescription(trx: Transaction, { organisationId }: TripFacts): Promise<void> {
  const { settings } = await readSettings(trx, organisationId)
  if (settings.itinerary.ownRouteDescription) return
  const message = 'Eine eigene Streckenbeschreibung der Züge ist nicht eingeschaltet.'
  throw violated({ propertyPath: 'routeDescription', message })
}

/** A category that was just changed has taken its type away; choosing the next one comes after (001 §4). */
function checkType(before: ServiceRow, named: ServiceBody, after: ServiceBody): void {
  const isCleared = named.category !== undefined && named.otherServiceType === undefined
  if (isCleared || !(before.isBrandNew || named.otherServiceType !== undefined)) return
  const refusal = serviceTypeRefusal(after.otherServiceType ?? null)
  if (refusal !== null) throw refused(refusal)
}

/** Asked when the type or the choice itself changes and at the first save, not at every small change of an older service. */
async function checkDriverChoice(
  trx: Transaction,
  kind: ServiceKind,
  before: ServiceRow,
  change: ServiceBody,
  trip: () => Promise<TripFacts>,
): Promise<void> {
  const field = serviceKinds[kind].asksDriverBy
  if (field === null) return
  if (!before.isBrandNew && change[field] === undefined && change.driverNotParticipating === undefined) return
  const after: ServiceBody = { ...before, ...change }
  const { settings } = await readSettings(trx, (await trip()).organisationId)
  const asked: Partial<Record<ServiceKind, readonly string[]>> = settings.itinerary.driverChoice
  // The contract has decoded type, category and choice.
  const refusal = driverChoiceRefusal(
    (after[field] ?? null) as PassageType | OtherServiceCategory | null,
    (after.driverNotParticipating ?? null) as boolean | null,
    (asked[kind] ?? []) as (PassageType | OtherServiceCategory)[],
  )
  if (refusal !== null) throw refused(refusal)
}
