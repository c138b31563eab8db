import { daysBetween, type LocalTime } from '@reisewerk/domain/calendar-date.ts'
import {
  type Change,
  clearsDescriptions,
  type ServiceStates,
  serviceAfterChange,
} from '@reisewerk/domain/itinerary/service-changes.ts'
import { noPrice } from '@reisewerk/domain/itinerary/service-choices.ts'
import { atMidnight, passageTypeOf } from '@reisewerk/domain/itinerary/service-times.ts'
import { placedBefore, type ServiceKind, serviceResources, sortKey } from '@reisewerk/domain/itinerary/sort-helper.ts'
import { isRefusal } from '@reisewerk/domain/refusal.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound, refused, violated } from '../../platform/errors.ts'
import { houseOfTrip, offeredOf } from '../../platform/resource/offered.ts'
import { type Body, type Desk, type Resource, resourceOf } from '../../platform/resource/resource.ts'
import { insertItem, updateItem } from '../../platform/resource/write.ts'
import { moveRequestTimes } from '../orders/day-dates.service.ts'
import { withPlansOf } from '../orders/plan-lock.service.ts'
import { refreshRoutes, touchesRoute } from './day-route.service.ts'
import {
  appendServiceKey,
  type DayRow,
  findDay,
  lockServiceKeys,
  removeServiceKey,
  saveServiceKeys,
} from './days.queries.ts'
import { deleteService, isRequestOf, lockService, type ServiceRow } from './placeholders.queries.ts'
import { checkService } from './service-checks.service.ts'
import { withChoices } from './service-choices.service.ts'

/** Adds a service at the end of its day; what nobody named has the defaults of its kind (001 §3, §4). */
export async function addService(trx: Transaction, kind: ServiceKind, body: Body, desk: Desk): Promise<number> {
  const day = await withPlansOf(trx, 'days', [Number(body.day)], () => dayNamed(trx, body.day))
  if (body.selectedRequest) throw violated(foreignRequest)
  const service = newService(kind, day)
  const chosen = await withChoices(trx, kind, service, body)
  const board = kind === 'hotel' && body.board === undefined ? await usualBoard(trx, day.orderId) : undefined
  const told = { ...(board !== undefined && { board }), ...typeByTimes(kind, chosen) }
  const priced = kind === 'route' ? { pricePerPerson: noPrice } : {}
  const complete: Body = {
    ...priced,
    ...chosen,
    ...typeByTimes(kind, chosen),
    ...followed(kind, service, { ...told, ...chosen }),
  }
  // A draft may still lack what its first save asks for.
  await checkService(trx, kind, service, body, { isBrandNew: true, ...complete })
  const id = await insertItem(trx, desk.resources, resourceFor(kind, desk), complete)
  await appendServiceKey(trx, day.id, sortKey(kind, id))
  if (touchesRoute(complete)) await refreshRoutes(trx, day.orderId)
  return id
}

/** The board of a new hotel, from which its times follow: half board, unless the trip's house has switched that off. */
async function usualBoard(trx: Transaction, orderId: number): Promise<string | undefined> {
  const [board] = await offeredOf(trx, houseOfTrip(orderId), [{ list: 'board', usual: 'half' }])
  return board
}

/**
 * Changes a service with everything that follows from it. On another day of the trip its times and requests move along at
 * their clock times; it stands last there, unless `before` names the service in front of which it comes (DAY-04).
 */
export async function changeService(
  trx: Transaction,
  kind: ServiceKind,
  id: number,
  { before: place, ...body }: Body,
  desk: Desk,
): Promise<void> {
  const resource = resourceFor(kind, desk)
  const before = await withPlansOf(trx, 'placeholders', [id], () => lockService(trx, kind, id))
  if (before === null) throw notFound(resource.contract.title)
  const day = body.day === undefined || body.day === before.dayId ? null : await dayNamed(trx, body.day)
  if (day !== null && day.orderId !== before.orderId) throw violated(foreignDay)
  if (typeof body.selectedRequest === 'number' && !(await isRequestOf(trx, body.selectedRequest, id))) {
    throw violated(foreignRequest)
  }
  const shift = day === null ? 0 : daysBetween(before.date, day.date)
  const chosen = await withChoices(trx, kind, before, body)
  const cleared = clearsDescriptions(kind, before, chosen) ? emptyDescriptions : {}
  const change: Body = { ...cleared, ...chosen, ...followed(kind, before, chosen, shift), ...savedOnce(kind, body) }
  await checkService(trx, kind, before, body, change)
  await updateItem(trx, desk.resources, resource, id, change)
  if (day !== null) await moveToDay(trx, sortKey(kind, id), before, day, shift)
  // The contract has decoded it: the key of a service, or null for the end of the day.
  if (place !== undefined) await putBefore(trx, day ?? { id: before.dayId }, sortKey(kind, id), place as string | null)
  if (touchesRoute(change) || place !== undefined) await refreshRoutes(trx, before.orderId)
}

/** Deletes a service with its requests. @throws ApiError 404 when the actor sees no such service */
export async function removeService(trx: Transaction, kind: ServiceKind, id: number, desk: Desk): Promise<void> {
  const orderId = await withPlansOf(trx, 'placeholders', [id], () => deleteService(trx, kind, id))
  if (orderId === null) throw notFound(resourceFor(kind, desk).contract.title)
  await refreshRoutes(trx, orderId)
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

const unknownTimes = { startAt: null, endAt: null, checkInAt: null }
/** What a new service of each kind starts from; when a ferry leaves is not known before somebody says so. */
const newStates: ServiceStates = {
  hotel: { ...unknownTimes, board: 'half', times: [], defaultHotelTimes: [] },
  ferry: { ...unknownTimes, type: 'day', startPort: null, endPort: null, hideClass: false, classCategory: null },
  airline: { ...unknownTimes, startAirport: null, endAirport: null, airline: -1 },
  train: {
    ...unknownTimes,
    type: 'day',
    startTrainStation: null,
    endTrainStation: null,
    trainType: 'standard',
    hideClass: false,
    category: 'second',
  },
  other: {
    ...unknownTimes,
    category: null,
    otherServiceType: null,
    area: null,
    place: null,
    destination: null,
    duration: null,
  },
  route: { ...unknownTimes, timeOfDay: null, predefinedRouteDetail: null },
  free: { ...unknownTimes, timeOfDay: null },
}

/** A hotel is taken from the day on which it stands. */
function newService(kind: ServiceKind, day: DayRow): ServiceRow {
  return {
    ...newStates[kind],
    ...(kind === 'hotel' && { startAt: atMidnight(day.date) }),
    id: 0,
    orderId: day.orderId,
    dayId: day.id,
    date: day.date,
    isBrandNew: true,
    driverNotParticipating: null,
    priceCents: null,
    priceCurrency: null,
  }
}

/** Whether a new crossing goes by day or by night is told by its times where nobody says so. */
function typeByTimes(kind: ServiceKind, { type, startAt = null, endAt = null }: Body): Body {
  if ((kind !== 'ferry' && kind !== 'train') || type !== undefined) return {}
  // The contract has decoded both.
  const byTimes = passageTypeOf({ startAt: startAt as LocalTime | null, endAt: endAt as LocalTime | null })
  return byTimes === null ? {} : { type: byTimes }
}

function followed<K extends ServiceKind>(kind: K, before: ServiceStates[K], body: Body, shift = 0): Body {
  // The body was decoded by the contract of this kind, whose fields are those of the rule's state.
  const after = serviceAfterChange(kind, before, body as Change<ServiceStates[K]>, shift)
  if (isRefusal(after)) throw refused(after)
  return after
}

/** What is done to a service without opening its form. */
const onItsCard = new Set(['day', 'sortGroup', 'selectedRequest'])

/**
 * The first save makes a draft a service; merely moving it or putting it into a group does not, nor, while another service
 * lacks its type, offering it otherwise.
 */
function savedOnce(kind: ServiceKind, body: Body): Body {
  const isCardOnly = Object.keys(body).every(
    (name) => onItsCard.has(name) || (kind === 'other' && name === 'clientOffer'),
  )
  return isCardOnly ? {} : { isBrandNew: body.isBrandNew ?? false }
}

async function moveToDay(trx: Transaction, key: string, from: ServiceRow, to: DayRow, shift: number): Promise<void> {
  await removeServiceKey(trx, from.dayId, key)
  await appendServiceKey(trx, to.id, key)
  if (shift !== 0) await moveRequestTimes(trx, from.id, shift)
}

async function putBefore(trx: Transaction, day: Pick<DayRow, 'id'>, key: string, before: string | null): Promise<void> {
  const order = placedBefore(await lockServiceKeys(trx, day.id), key, before)
  if (isRefusal(order)) throw refused(order)
  await saveServiceKeys(trx, day.id, order)
}
