import {
  markedOutdated,
  renamedTranslations,
  type Translations,
} from '@reisewerk/domain/accounts/translation/translations.ts'
import { addDays } from '@reisewerk/domain/calendar-date.ts'
import { lengthOfPeriod, lengthRefusal } from '@reisewerk/domain/concepts/new-trip.ts'
import { nameInTrip } from '@reisewerk/domain/concepts/typed-values.ts'
import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import { marginInCopy } from '@reisewerk/domain/orders/estimate.ts'
import type { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import type { SaleCurrency } from '@reisewerk/domain/partners/client.contract.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { refused, violated } from '../../platform/errors.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { refreshRoutes } from '../itinerary/day-route.service.ts'
import { currencyForClient } from '../orders/client-change.service.ts'
import { createOrder, withOutsideEmpty } from '../orders/create-order.service.ts'
import { findStrangers } from '../orders/people.service.ts'
import { readOrderConcept } from './concepts.queries.ts'
import { copyDays } from './copy-days.service.ts'
import { checkServicesFit } from './services-fit.service.ts'
import { readSourceTrip, type SourceTrip } from './source-trip.queries.ts'
import { readDaysOfTrip } from './trip-days.queries.ts'

type Order = BodyOf<typeof orderContract>
type NewOrder = NewBodyOf<typeof orderContract>

/** What a copy of a trip may bring along beside its days (NEW-05). */
export type CopyChoices = {
  readonly requests: boolean
  readonly calculation: boolean
  /** Only with the calculation. */
  readonly prices: boolean
  readonly emails: boolean
}

/** A service and its copy. */
export type CopiedService = { readonly from: number; readonly to: number }
/** What a later feature copies when it is asked for, or always; app.ts brings them together. */
export type TripCopier = {
  readonly when: 'calculation' | 'emails' | 'always'
  readonly copy: (
    trx: Transaction,
    from: number,
    to: number,
    choices: CopyChoices,
    services: readonly CopiedService[],
  ) => Promise<void>
}

/**
 * Creates a trip as a copy of another one (000 §4, NEW-05). What the body does not name is taken from the source; days and
 * services come along on the new dates.
 * @throws ApiError 404 when the actor sees no such trip; 422 when the new period is shorter than the old
 */
export async function copyTrip(
  trx: Transaction,
  sourceId: number,
  asked: Order,
  choices: CopyChoices,
  desk: Desk,
  copiers: readonly TripCopier[],
): Promise<number> {
  const source = await withoutStrangers(trx, await readSourceTrip(trx, sourceId))
  const body = withPeriod(asked)
  if (choices.prices && !choices.calculation) {
    throw violated({ propertyPath: 'prices', message: 'Preise werden nur mit der Kalkulation kopiert.' })
  }
  const needed = lengthOfPeriod(source)
  checkLength(body, needed)
  const id = await createOrder(trx, bodyFrom(source, body, await currencyOfCopy(trx, source, body)), desk, needed)
  const days = await readDaysOfTrip(trx, sourceId)
  const copies = await copyDays(
    trx,
    days.map((day) => ({ from: day.id, orderId: id, date: addDays(body.startAt, day.place) })),
    {
      today: desk.today,
      ...{ withRequests: choices.requests, withPrices: choices.prices, calculated: calculatedAs(choices) },
    },
  )
  const services = copies
    .flatMap(({ keys }) => [...keys])
    .map(([from, to]) => ({ from: idOfKey(from), to: idOfKey(to) }))
  for (const { when, copy } of copiers) {
    if (when === 'always' || choices[when]) await copy(trx, sourceId, id, choices, services)
  }
  return id
}

/** 'hotel-12' → 12 */
function idOfKey(key: string): number {
  return Number(key.split('-')[1])
}

function calculatedAs({ calculation, prices }: CopyChoices) {
  return prices ? 'withPrices' : calculation ? 'asShown' : 'anew'
}

/** Its end follows from the concept unless told. */
type WithStart = Order & Pick<NewOrder, 'startAt'>
type Length = { readonly days: number | undefined; readonly nights: number | undefined; readonly requests: boolean }

/**
 * Creates a trip from an overall concept (000 §4, NEW-06). The concept is given at least as many days as the trip is long:
 * what it has no plan for starts empty.
 * @throws ApiError 404 when the actor sees no such concept; 422 when the trip is shorter than the concept
 */
export async function createTripFromConcept(
  trx: Transaction,
  conceptId: number,
  body: WithStart,
  { days, nights, requests }: Length,
  desk: Desk,
): Promise<number> {
  const concept = await readOrderConcept(trx, conceptId)
  const needed = Math.max(0, ...concept.days.map(({ sort }) => sort + 1))
  const period = withEnd(body, Math.max(days ?? 0, (nights ?? -1) + 1, needed, 1))
  checkLength(period, Math.max(days ?? 0, needed))
  checkHouse(body, concept.organisationId, 'Dieses Konzept gehört zu einer anderen Organisation.')
  const complete: NewOrder = {
    organisationFilter: concept.organisationId,
    category: concept.category,
    ...withOutsideEmpty(period),
    trip: { name: concept.name, destinations: [...concept.destinations], ...body.trip },
    translations: translatedName(renamedTranslations(concept.translations, 'name', 'tripName'), concept.name, body),
  }
  const id = await createOrder(trx, complete, desk, needed)
  const { startAt } = body
  const copies = await copyDays(
    trx,
    concept.days.map((day) => ({ from: day.id, orderId: id, date: addDays(startAt, day.sort), name: nameInTrip(day) })),
    { today: desk.today, withRequests: requests },
  )
  await checkServicesFit(trx, copies, { startAt, endAt: period.endAt }, 'endAt')
  await refreshRoutes(trx, id)
  return id
}

/** A trip without an end ends with its days. */
function withEnd(body: WithStart, days: number): NewOrder {
  return { ...body, endAt: body.endAt ?? addDays(body.startAt, days - 1) }
}

/** @throws ApiError 422 at the dates that are missing */
function withPeriod({ startAt, endAt, ...body }: Order): NewOrder {
  if (startAt !== undefined && endAt !== undefined) return { ...body, startAt, endAt }
  const missing = Object.entries({ startAt, endAt }).filter(([, date]) => date === undefined)
  throw violated(...missing.map(([propertyPath]) => ({ propertyPath, message: 'Bitte ausfüllen' })))
}

function checkLength(period: Pick<NewOrder, 'startAt' | 'endAt'>, needed: number): void {
  // A period that ends before it starts is told as such.
  if (period.endAt < period.startAt) return
  const refusal = lengthRefusal(lengthOfPeriod(period), needed)
  if (refusal !== null) throw refused(refusal)
}

/** Partners of one house are strangers in another (APP-04). */
function checkHouse({ organisationFilter }: Order, organisation: number, message: string): void {
  if (organisationFilter === undefined || organisationFilter === organisation) return
  throw violated({ propertyPath: 'organisationFilter', message })
}

/** Whoever is of another house stays behind (APP-04). */
async function withoutStrangers(trx: Transaction, source: SourceTrip): Promise<SourceTrip> {
  const contacts = source.contacts.flatMap(({ contact }) => contact ?? [])
  const foreign = await findStrangers(trx, source.organisationId, { contacts })
  return {
    ...source,
    contacts: source.contacts.filter(({ contact }) => contact == null || !foreign.contacts.has(contact)),
  }
}

/** What a trip is called in other languages, as that from which it is made; under another name they are marked (decision 106). */
function translatedName(source: Translations<'tripName'>, name: string | undefined, { trip, translations }: Order) {
  if (translations !== undefined) return translations
  return trip?.name === undefined || trip.name === name ? source : markedOutdated(source, 'tripName')
}

/** Another choice of places has a main one of its own. */
function placesOf(source: SourceTrip['trip'], asked: Order['trip'] = {}): Order['trip'] {
  return { ...source, ...(asked.destinations !== undefined && { mainDestination: null }), ...asked }
}

const isSameClient = ({ client }: Order, source: SourceTrip) => client === undefined || client === source.clientId

/** What a copy is sold in: as told, as the source for the same client, else as the client pays (000 §3). */
async function currencyOfCopy(trx: Transaction, source: SourceTrip, body: Order): Promise<SaleCurrency> {
  if (body.orderCurrency !== undefined) return body.orderCurrency
  if (isSameClient(body, source)) return source.fields.orderCurrency
  return currencyForClient(trx, body.client)
}

/**
 * Booked amounts stay behind; people of the client come along when it travels again.
 * @param currency of the copy: no amount is taken over into another one
 */
function bodyFrom(source: SourceTrip, body: NewOrder, currency: SaleCurrency): NewOrder {
  checkHouse(body, source.organisationId, 'Diese Reise gehört zu einer anderen Organisation.')
  const { organisationId, clientId, fields, trip, complexity, rooms, cabins } = source
  const isClients = isSameClient(body, source)
  const contacts = source.contacts.filter(
    ({ role, contact }) => isClients || (role !== '1_contact' && contact === null),
  )
  const primary = contacts.find(({ isPrimary }) => isPrimary)?.contact
  const { orderCurrency, orderLocale, isFormal, translations, ...kept } = fields
  const rentability = marginInCopy({ currency: orderCurrency, rentability: complexity.rentability ?? null }, currency)
  return {
    organisationFilter: organisationId,
    client: clientId,
    ...kept,
    // Another client has a currency and a language of its own.
    ...(isClients && { orderCurrency, orderLocale, isFormal }),
    hotelContingent: rooms,
    ferryContingent: cabins,
    ...(body.orderContacts === undefined && {
      orderContacts: contacts.map(({ isPrimary: _isPrimary, ...contact }) => contact),
      ...(primary != null && { primaryOrderContact: { contact: primary } }),
    }),
    ...body,
    trip: placesOf(trip, body.trip),
    translations: translatedName(translations, trip.name, body),
    complexity: { ...complexity, rentability, ...(typeof body.complexity === 'object' ? body.complexity : {}) },
  }
}
