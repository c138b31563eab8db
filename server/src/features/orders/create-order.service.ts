import { addDays, daysBetween } from '@reisewerk/domain/calendar-date.ts'
import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { ComplexityInput } from '@reisewerk/domain/orders/new-order.contract.ts'
import type { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { orderNumberOf } from '@reisewerk/domain/orders/order-number.ts'
import { periodRefusal } from '@reisewerk/domain/orders/trip-period.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { refused, violated } from '../../platform/errors.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { checkReferences, insertItem } from '../../platform/resource/write.ts'
import { readSettings } from '../accounts/settings.service.ts'
import { noteBookingStand } from './contingents.queries.ts'
import {
  type ClientDefaults,
  clientDefaultsOf,
  hasUserOfItsHouse,
  includeMainDestination,
  insertComplexity,
  insertDays,
  insertFerryContingent,
  insertHotelContingent,
  takeOrderNumber,
} from './orders.queries.ts'
import { isMemberOf } from './people.queries.ts'
import { checkHaveAccess, checkPeople, peopleIn, strangers } from './people.service.ts'
import { choosePrimaryContact, markedContact } from './primary-contact.service.ts'

type NewOrder = NewBodyOf<typeof orderContract>
type Order = BodyOf<typeof orderContract>

/**
 * Creates a trip with its number, contingents, contacts and complexity in one transaction: all or nothing (NEW-12).
 * Defaults are those of 000 §9; currency, language and form of address follow the client, without one the language is the
 * house's. A trip of its own has no days yet (000 §2.2); one made from a concept or another trip has one per date.
 * @param plannedDays dates from the start on that the concept or the other trip fills; the rest get an empty day
 * @throws ApiError 422 when the period is wrong or no organisation can be told
 */
export async function createOrder(trx: Transaction, body: NewOrder, desk: Desk, plannedDays?: number): Promise<number> {
  const { complexity, hotelContingent, ferryContingent, primaryOrderContact, ...fields } = body
  const period = { startAt: fields.startAt, endAt: fields.endAt }
  checkPeriod(period.startAt, period.endAt)
  if (fields.currentStatus === 'deleted') {
    throw violated({ propertyPath: 'currentStatus', message: 'Eine neue Reise kann nicht gelöscht sein.' })
  }
  const organisation = ownOrganisation(trx, fields)
  const client = fields.client == null ? null : await clientDefaultsOf(trx, fields.client)
  checkClient(client, organisation)
  await checkContacts(trx, fields, organisation, desk)
  const year = Number(desk.today.slice(0, 4))
  const number = orderNumberOf(year, await takeOrderNumber(trx, year))
  const order = resourceOf(desk.resources, 'orders')
  const follows = client?.fields ?? (await localeOfHouse(trx, organisation))
  const complete: Order = { user: trx.actor.userId, organisationFilter: organisation, ...follows, ...fields }
  const id = await insertItem(trx, desk.resources, order, complete, new Map([['"order_number"', number]]))
  const rooms = hotelContingent ?? []
  const cabins = ferryContingent ?? []
  await Promise.all([
    insertHotelContingent(trx, id, rooms),
    insertFerryContingent(trx, id, cabins),
    insertComplexity(trx, id, newComplexity(complexity)),
    plannedDays !== undefined && insertOpenDays(trx, id, addDays(period.startAt, plannedDays), period.endAt),
  ])
  if (fields.user !== undefined && !(await hasUserOfItsHouse(trx, id))) {
    throw violated({ propertyPath: 'user', message: 'Die verantwortliche Person gehört nicht zu dieser Organisation.' })
  }
  if (fields.requestToUser != null && !(await isMemberOf(trx, fields.requestToUser, organisation))) {
    throw violated({ propertyPath: 'requestToUser', message: strangers.user })
  }
  await checkHaveAccess(trx, fields)
  await includeMainDestination(trx, id)
  const primary = primaryOrderContact ?? markedContact(fields.orderContacts)
  if (primary !== undefined) await choosePrimaryContact(trx, id, primary, desk)
  const reserved = [...rooms, ...cabins].some((entry) => (entry.reservedAmount ?? 0) > 0)
  if (reserved) await noteBookingStand(trx, id, desk.today)
  return id
}

/** Creates a trip that begins with nothing: outside cabins start at 0, whatever is sent (000 §3). @throws ApiError 422 */
export async function createNewOrder(trx: Transaction, body: NewOrder, desk: Desk): Promise<number> {
  return createOrder(trx, withOutsideEmpty(body), desk)
}

/** @returns the body of a new trip, which asks for outside cabins only later, on the trip itself (000 §3) */
export function withOutsideEmpty<Asked extends Order>(body: Asked): Asked {
  if (body.ferryContingent === undefined) return body
  const cabins = body.ferryContingent ?? []
  return {
    ...body,
    ferryContingent: cabins.map(({ type, ...amounts }) =>
      type.type === 'outside' ? { type, askedAmount: 0 } : { type, ...amounts },
    ),
  }
}

/** Without a client a trip speaks the language of its house (APP-05). */
async function localeOfHouse(trx: Transaction, organisationId: number): Promise<Pick<Order, 'orderLocale'>> {
  const { settings } = await readSettings(trx, organisationId)
  return { orderLocale: settings.general.defaultLocale }
}

async function insertOpenDays(trx: Transaction, id: number, from: string, to: string): Promise<void> {
  await insertDays(trx, id, from, daysBetween(from, to) + 1)
}

/** A new trip has no estimate yet that a link could name. */
function newComplexity(complexity: Order['complexity']): ComplexityInput {
  if (typeof complexity !== 'number') return complexity ?? {}
  throw violated({ propertyPath: 'complexity', message: 'Einschätzung wurde nicht gefunden.' })
}

function checkPeriod(startAt: string, endAt: string): void {
  const refusal = periodRefusal({ startAt, endAt })
  if (refusal !== null) throw refused(refusal)
}

/** Whoever sees the trip must see its client. */
function checkClient(client: ClientDefaults | null, organisation: number): void {
  if (client === null || client.organisationId === organisation) return
  throw violated({ propertyPath: 'client', message: 'Dieser Kunde gehört zu einer anderen Organisation.' })
}

/** Told here with the place in the list, so that the form can show it beside the driver or the guide. */
async function checkContacts(
  trx: Transaction,
  { orderContacts = [], client = null }: Order,
  organisation: number,
  desk: Desk,
): Promise<void> {
  const references = orderContacts.map(({ contact }, index) => ({
    path: `orderContacts[${index}].contact`,
    resource: 'contacts',
    ids: contact == null ? [] : [contact],
  }))
  await checkReferences(trx, desk.resources, references)
  await checkPeople(trx, { organisationId: organisation, client }, peopleIn(orderContacts, { people: [] }))
}

/** A single organisation is taken by itself; with several one must be chosen (NEW-04). */
function ownOrganisation(trx: Transaction, fields: Order): number {
  const { organisationIds } = trx.actor
  const chosen = fields.organisationFilter
  if (chosen !== undefined) {
    if (organisationIds.includes(chosen)) return chosen
    throw violated({ propertyPath: 'organisationFilter', message: 'Organisation wurde nicht gefunden.' })
  }
  const [only, second] = organisationIds
  if (only === undefined || second !== undefined) {
    throw violated({ propertyPath: 'organisationFilter', message: 'Bitte wähle eine Organisation.' })
  }
  return only
}
