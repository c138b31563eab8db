import type { BodyOf } from '@reisewerk/domain/contract/shape.ts'
import { cancelledOnFault } from '@reisewerk/domain/orders/cancelled-on.ts'
import type { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { daysAfterPeriodChange, periodRefusal } from '@reisewerk/domain/orders/trip-period.ts'
import { isRefusal } from '@reisewerk/domain/refusal.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { forbidden, refused, violated } from '../../platform/errors.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { updateItem } from '../../platform/resource/write.ts'
import { withinAllotments } from './allotted-rooms.service.ts'
import { followClient, keepMargin } from './client-change.service.ts'
import { checkServicesStay } from './day-dates.service.ts'
import {
  applyDayChanges,
  dropStrayMainDestination,
  includeMainDestination,
  isComplexityOf,
  lockPeriod,
  readDeletedTrips,
  saveComplexity,
  savePrimaryContact,
  withOtherFields,
} from './orders.queries.ts'
import { changesHouse, checkNothingStays, checkOwners } from './other-house.service.ts'
import { isMemberOf, readPeopleOfTrip, readResponsible } from './people.queries.ts'
import { checkHaveAccess, checkPeople, peopleIn, strangers } from './people.service.ts'
import { choosePrimaryContact, markedContact } from './primary-contact.service.ts'

type Order = BodyOf<typeof orderContract>

/** What decides which rooms a trip takes, and of whose allotments. */
const takingRooms = ['startAt', 'endAt', 'currentStatus', 'organisationFilter'] as const

/** Changes a trip; one that takes more of an allotment than is left asks first (REQ-10). */
export async function changeOrder(trx: Transaction, id: number, body: Order, desk: Desk): Promise<void> {
  const save = () => saveOrder(trx, id, body, desk)
  if (takingRooms.every((name) => body[name] === undefined)) await save()
  else await withinAllotments(trx, 'orders', [id], desk.today, save)
}

/** Days go along with new dates (HEAD-11), currency and language with the client (000 §3); only an admin hides it (000 §6). */
async function saveOrder(trx: Transaction, id: number, body: Order, desk: Desk): Promise<void> {
  const { complexity, primaryOrderContact, ...fields } = body
  // Whoever is no admin sees no hidden trip: sent back as it was read, the flag says nothing new.
  if (fields.isAdminOnly === true && !trx.actor.isAdmin) throw forbidden()
  // A trip that is being deleted is still answered, and an admin brings a deleted one back (APP-11).
  const isRestore = trx.actor.isAdmin && fields.currentStatus !== undefined
  if (fields.currentStatus === 'deleted' || isRestore) await readDeletedTrips(trx)
  const fault = cancelledOnFault(fields.cancelledOn ?? null, desk.today)
  if (fault !== null) throw violated({ propertyPath: 'cancelledOn', message: fault.message })
  const order = resourceOf(desk.resources, 'orders')
  if (fields.startAt !== undefined || fields.endAt !== undefined) await moveDays(trx, id, fields)
  if (fields.additionalFields !== undefined)
    fields.additionalFields = await withOtherFields(trx, id, fields.additionalFields)
  const isMoving = await changesHouse(trx, id, fields)
  await checkPeopleOf(trx, id, fields)
  const { terms, losesMainContact } = await followClient(trx, id, fields.client)
  await keepMargin(trx, id, fields.orderCurrency, complexity)
  await updateItem(trx, desk.resources, order, id, { ...terms, ...fields })
  if (['client', 'user', 'organisationFilter'].some((name) => name in fields)) await checkOwners(trx, id, fields)
  if (isMoving) await checkNothingStays(trx, id)
  if (fields.trip !== undefined) await keepMainDestination(trx, id, fields.trip)
  const primary = primaryOrderContact === undefined ? markedContact(fields.orderContacts) : primaryOrderContact
  if (primary !== undefined) await choosePrimaryContact(trx, id, primary, desk)
  else if (losesMainContact) await savePrimaryContact(trx, id, null)
  if (typeof complexity === 'number') await checkOwnComplexity(trx, id, complexity)
  else if (complexity !== undefined) await saveComplexity(trx, id, complexity ?? {})
}

/** Whom one names as the main destination is one; whom one takes out of the list is not the main one any more. */
async function keepMainDestination(
  trx: Transaction,
  id: number,
  { mainDestination }: NonNullable<Order['trip']>,
): Promise<void> {
  if (typeof mainDestination === 'number') await includeMainDestination(trx, id)
  else await dropStrayMainDestination(trx, id)
}

/** People of another house do not come into a trip (APP-04); who stands there already may be sent back. */
async function checkPeopleOf(trx: Transaction, id: number, fields: Order): Promise<void> {
  const { orderContacts, user, requestToUser, organisationFilter } = fields
  if (orderContacts === undefined && user == null && requestToUser == null) return
  const [trip, soFar] = await Promise.all([readPeopleOfTrip(trx, id), readResponsible(trx, id)])
  if (trip === null) return
  const organisation = organisationFilter ?? trip.organisationId
  if (orderContacts !== undefined) {
    const client = fields.client === undefined ? trip.client : fields.client
    await checkPeople(trx, { organisationId: organisation, client }, peopleIn(orderContacts, trip))
  }
  if (
    requestToUser != null &&
    requestToUser !== soFar.requestToUser &&
    !(await isMemberOf(trx, requestToUser, organisation))
  ) {
    throw violated({ propertyPath: 'requestToUser', message: strangers.user })
  }
  await checkHaveAccess(trx, fields, soFar)
}

/** Sent back as it was read, the link says nothing new; any other is somebody else's. */
async function checkOwnComplexity(trx: Transaction, orderId: number, complexity: number): Promise<void> {
  if (await isComplexityOf(trx, complexity, orderId)) return
  throw violated({ propertyPath: 'complexity', message: 'Einschätzung wurde nicht gefunden.' })
}

async function moveDays(trx: Transaction, id: number, fields: Order): Promise<void> {
  const { days, ...from } = await lockPeriod(trx, id)
  const to = { startAt: fields.startAt ?? from.startAt, endAt: fields.endAt ?? from.endAt }
  const wrong = periodRefusal(to)
  if (wrong !== null) throw refused(wrong)
  const changes = daysAfterPeriodChange(days, from, to)
  if (isRefusal(changes)) throw refused(changes)
  await checkServicesStay(trx, id, changes.moved, { from, to })
  await applyDayChanges(trx, id, changes)
}
