import { daysBetween } from '@reisewerk/domain/calendar-date.ts'
import {
  clearsDescriptions,
  driverChoiceRefusal,
  ferryAfterChange,
  freeTextAfterChange,
  hotelAfterChange,
} from '@reisewerk/domain/itinerary/service-changes.ts'
import { atMidnight } from '@reisewerk/domain/itinerary/service-times.ts'
import { type ServiceKind, serviceResources, sortKey } from '@reisewerk/domain/itinerary/sort-helper.ts'
import { isRefusal } from '@reisewerk/domain/refusal.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound, refused, violated } from '../../platform/errors.ts'
import { type Body, type Desk, type Resource, resourceOf } from '../../platform/resource/resource.ts'
import { insertItem, updateItem } from '../../platform/resource/write.ts'
import { readSettings } from '../accounts/settings.service.ts'
import { appendServiceKey, type DayRow, findDay, removeServiceKey } from './days.queries.ts'
import {
  deleteService,
  isRequestOf,
  lockService,
  organisationOfOrder,
  type ServiceRow,
  shiftRequests,
} from './placeholders.queries.ts'

/** Adds a service at the end of its day; what nobody named has the defaults of its kind (001 §3, §4). */
export async function addService(trx: Transaction, kind: ServiceKind, body: Body, desk: Desk): Promise<number> {
  const day = await dayNamed(trx, body.day)
  if (body.selectedRequest) throw violated(foreignRequest)
  const service = newService(kind, day)
  const complete = {
    ...body,
    ...followed(kind, service, { ...(kind === 'hotel' && { board: service.board }), ...body }),
  }
  // A draft may still lack the choice; its first save asks for it.
  if (kind === 'ferry' && body.isBrandNew === false) await checkDriverChoice(trx, service, complete)
  const id = await insertItem(trx, desk.resources, resourceFor(kind, desk), complete)
  await appendServiceKey(trx, day.id, sortKey(kind, id))
  return id
}

/**
 * Changes a service with everything that follows from it. On another day of the trip it stands last, and its times and
 * requests move along at their clock times.
 */
export async function changeService(
  trx: Transaction,
  kind: ServiceKind,
  id: number,
  body: Body,
  desk: Desk,
): Promise<void> {
  const resource = resourceFor(kind, desk)
  const before = await lockService(trx, kind, id)
  if (before === null) throw notFound(resource.contract.title)
  const day = body.day === undefined || body.day === before.dayId ? null : await dayNamed(trx, body.day)
  if (day !== null && day.orderId !== before.orderId) throw violated(foreignDay)
  const shift = day === null ? 0 : daysBetween(before.date, day.date)
  const change: Body = { ...body, ...followed(kind, before, body, shift), ...savedOnce(body) }
  if (clearsDescriptions(kind, { ...before }, body)) Object.assign(change, emptyDescriptions, descriptionsOf(body))
  if (kind === 'ferry') await checkDriverChoice(trx, before, change)
  if (typeof body.selectedRequest === 'number' && !(await isRequestOf(trx, body.selectedRequest, id))) {
    throw violated(foreignRequest)
  }
  await updateItem(trx, desk.resources, resource, id, change)
  if (day !== null) await moveToDay(trx, sortKey(kind, id), before, day, shift)
}

/** Deletes a service with its requests. @throws ApiError 404 when the actor sees no such service */
export async function removeService(trx: Transaction, kind: ServiceKind, id: number, desk: Desk): Promise<void> {
  if (!(await deleteService(trx, kind, id))) throw notFound(resourceFor(kind, desk).contract.title)
}

const foreignDay = { propertyPath: 'day', message: 'Dieser Tag gehört zu einer anderen Reise.' }
const foreignRequest = { propertyPath: 'selectedRequest', message: 'Diese Anfrage gehört zu einer anderen Leistung.' }
const emptyDescriptions = { routeDescription: '', serviceDescription: '' }

function resourceFor(kind: ServiceKind, desk: Desk): Resource {
  return resourceOf(desk.resources, serviceResources[kind])
}

async function dayNamed(trx: Transaction, id: unknown): Promise<DayRow> {
  const day = await findDay(trx, Number(id))
  if (day === null) throw violated({ propertyPath: 'day', message: 'Tag wurde nicht gefunden.' })
  return day
}

/** A hotel is taken from the day on which it stands; when a ferry leaves is not known before somebody says so. */
function newService(kind: ServiceKind, day: DayRow): ServiceRow {
  return {
    id: 0,
    orderId: day.orderId,
    dayId: day.id,
    date: day.date,
    startAt: kind === 'hotel' ? atMidnight(day.date) : null,
    endAt: null,
    checkInAt: null,
    isBrandNew: true,
    driverNotParticipating: null,
    board: 'half',
    times: [],
    type: 'day',
    startPort: null,
    endPort: null,
    hideClass: false,
    classCategory: null,
  }
}

const rules = {
  hotel: hotelAfterChange,
  ferry: ferryAfterChange,
  airline: freeTextAfterChange,
  train: freeTextAfterChange,
  other: freeTextAfterChange,
  route: freeTextAfterChange,
  free: freeTextAfterChange,
}

function followed(kind: ServiceKind, before: ServiceRow, body: Body, shift = 0): Body {
  // The body was decoded by the contract of this kind, whose fields are those of the rule's state.
  const after = rules[kind](before, body as Partial<ServiceRow>, shift)
  if (isRefusal(after)) throw refused(after)
  return after
}

/** The first save makes a draft a service; merely moving it does not. */
function savedOnce(body: Body): Body {
  const isMoveOnly = Object.keys(body).every((name) => name === 'day')
  return isMoveOnly ? {} : { isBrandNew: body.isBrandNew ?? false }
}

function descriptionsOf(body: Body): Body {
  return Object.fromEntries(
    Object.keys(emptyDescriptions).flatMap((name) => (name in body ? [[name, body[name]]] : [])),
  )
}

/** Asked when the type or the choice itself changes and at the first save, not at every small change of an older service. */
async function checkDriverChoice(trx: Transaction, before: ServiceRow, change: Body): Promise<void> {
  const isDraft = change.isBrandNew === undefined ? before.isBrandNew : change.isBrandNew === true
  const isTouched = before.isBrandNew || change.type !== undefined || change.driverNotParticipating !== undefined
  if (isDraft || !isTouched) return
  const after = { ...before, ...(change as Partial<ServiceRow>) }
  const { settings } = await readSettings(trx, await organisationOfOrder(trx, before.orderId))
  const asking = settings.itinerary.driverChoice.ferry
  const refusal = driverChoiceRefusal(after.type, after.driverNotParticipating, asking)
  if (refusal !== null) throw refused(refusal)
}

async function moveToDay(trx: Transaction, key: string, from: ServiceRow, to: DayRow, shift: number): Promise<void> {
  await removeServiceKey(trx, from.dayId, key)
  await appendServiceKey(trx, to.id, key)
  if (shift !== 0) await shiftRequests(trx, from.id, shift)
}
