import { type Board, boardKeys } from '@reisewerk/domain/accounts/options.ts'
import { daysBetween } from '@reisewerk/domain/calendar-date.ts'
import {
  type Change,
  clearsDescriptions,
  newService,
  type ServiceStates,
  serviceAfterChange,
} from '@reisewerk/domain/itinerary/service-changes.ts'
import type { ServiceBody } from '@reisewerk/domain/itinerary/service-contracts.ts'
import { passageTypeOf, shiftedByDays } from '@reisewerk/domain/itinerary/service-times.ts'
import { placedBefore, sortKey } from '@reisewerk/domain/itinerary/sort-helper.ts'
import { isRefusal } from '@reisewerk/domain/refusal.ts'
import { isCrossingKind, type ServiceKind, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound, refused, violated } from '../../platform/errors.ts'
import { houseOfTrip, offeredOf } from '../../platform/resource/offered.ts'
import { type Desk, type Resource, resourceOf } from '../../platform/resource/resource.ts'
import { insertItem, updateItem } from '../../platform/resource/write.ts'
import { withinAllotments } from '../orders/allotted-rooms.service.ts'
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
import { moveRequestsAlong } from './request-times.queries.ts'
import { checkService } from './service-checks.service.ts'
import { kindRows } from './service-kinds.ts'
import { readFollowers, type TakenOver } from './taken-over.queries.ts'

export type NewService = ServiceBody & { readonly day: number }
/** The service in front of which it comes, 'ferry-7'; null for the end of the day. */
export type ServiceChange = ServiceBody & { readonly before?: string | null }

/** Adds a service at the end of its day; what nobody named has the defaults of its kind (001 §3, §4). */
export async function addService(trx: Transaction, kind: ServiceKind, body: NewService, desk: Desk): Promise<number> {
  const day = await withPlansOf(trx, 'days', [body.day], () => dayNamed(trx, body.day))
  if (body.selectedRequest) throw violated(foreignRequest)
  const service = draftOn(kind, day)
  const chosen = await withChoice(trx, kind, service, body)
  const board = kind === 'hotel' && body.board === undefined ? await usualBoard(trx, day.orderId) : undefined
  const told = { ...(board !== undefined && { board }), ...typeByTimes(kind, chosen) }
  const complete: ServiceBody = {
    ...kindRows[kind].usual,
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

/**
 * A change together with what its choice brings along: a type its category and price type, a predefined bullet point its words
 * and charges, a chosen hotel its times (001 §4, MD-06, MD-07). What nobody sees is left to the check of references.
 */
async function withChoice(
  trx: Transaction,
  kind: ServiceKind,
  before: ServiceRow,
  body: ServiceBody,
): Promise<ServiceBody> {
  const { chosenBy, filled } = kindRows[kind]
  const id = chosenBy === undefined ? undefined : body[chosenBy]
  const known: ServiceBody = before
  const isNew = chosenBy !== undefined && typeof id === 'number' && id !== known[chosenBy]
  return filled === undefined ? body : filled(trx, isNew ? id : null, body, before.orderId)
}

/** The board of a new hotel, from which its times follow: half board, unless the trip's house has switched that off. */
async function usualBoard(trx: Transaction, orderId: number): Promise<Board | undefined> {
  const [offered] = await offeredOf(trx, houseOfTrip(orderId), [{ list: 'board', usual: 'half' }])
  return boardKeys.find((board) => board === offered)
}

/**
 * Changes a service with everything that follows from it. On another day of the trip its times and requests move along at
 * their clock times; it stands last there, unless `before` names the service in front of which it comes (DAY-04).
 */
export async function changeService(
  trx: Transaction,
  kind: ServiceKind,
  id: number,
  { before: place, ...sent }: ServiceChange,
  desk: Desk,
): Promise<void> {
  const resource = resourceFor(kind, desk)
  const before = await withPlansOf(trx, 'placeholders', [id], () => lockService(trx, kind, id))
  if (before === null) throw notFound(resource.contract.title)
  const body = withoutUsual(before, sent)
  const day = body.day === undefined || body.day === before.dayId ? null : await dayNamed(trx, body.day)
  if (day !== null && day.orderId !== before.orderId) throw violated(foreignDay)
  if (body.selectedRequest != null && !(await isRequestOf(trx, body.selectedRequest, id))) {
    throw violated(foreignRequest)
  }
  const shift = day === null ? 0 : daysBetween(before.date, day.date)
  const chosen = await withChoice(trx, kind, before, body)
  const cleared = clearsDescriptions(kind, before, chosen) ? emptyDescriptions : {}
  const change: ServiceBody = {
    ...cleared,
    ...chosen,
    ...followed(kind, before, chosen, shift),
    ...savedOnce(kind, body),
  }
  await checkService(trx, kind, before, body, change)
  // Whoever chooses a request takes over its times; those of the others stay (REQ-03).
  const takesRequests = body.selectedRequest === undefined && isMoved(before, change, shift)
  const save = async () => {
    await tellRequests(trx, kind, id, change, desk)
    await updateItem(trx, desk.resources, resource, id, change, takenBack(before, body))
    if (day !== null) await moveToDay(trx, sortKey(kind, id), before, day, shift)
    if (takesRequests) await moveRequestsAlong(trx, kind, id, timesShifted(before, shift))
  }
  if (kind === 'hotel' && (day !== null || takesRequests || body.selectedRequest != null)) {
    await withinAllotments(trx, 'placeholders', [id], desk.today, save)
  } else await save()
  if (place !== undefined) await putBefore(trx, day ?? { id: before.dayId }, sortKey(kind, id), place)
  if (touchesRoute(change) || place !== undefined) await refreshRoutes(trx, before.orderId)
}

/** A choice that somebody takes back is none, even where nobody else is asked; who is chosen is (decision 145). */
function takenBack({ chosenRequest: was }: ServiceRow, { selectedRequest }: ServiceBody): Map<string, unknown> {
  if (selectedRequest === undefined || (selectedRequest === null && was === null)) return new Map()
  return new Map([['taken_back_request_id', selectedRequest === null ? was : null]])
}

/** Requests that say what their service said go on doing so, that letter, voucher and plan name the same (TRUE-04). */
async function tellRequests(
  trx: Transaction,
  kind: ServiceKind,
  service: number,
  change: ServiceBody,
  { resources }: Desk,
): Promise<void> {
  if (kind !== 'hotel' && kind !== 'other') return
  const field = takenOver[kind]
  const value = change[field]
  if (typeof value !== 'string') return
  const requests = resourceOf(resources, serviceKinds[kind].asked.requests)
  for (const request of await readFollowers(trx, field, service, value)) {
    await updateItem(trx, resources, requests, request, { [field]: value })
  }
}
const takenOver = { hotel: 'board', other: 'meetingPoint' } as const satisfies Partial<Record<ServiceKind, TakenOver>>

/** Deletes a service with its requests. @throws ApiError 404 when the actor sees no such service */
export async function removeService(trx: Transaction, kind: ServiceKind, id: number, desk: Desk): Promise<void> {
  const orderId = await withPlansOf(trx, 'placeholders', [id], () => deleteService(trx, kind, id))
  if (orderId === null) throw notFound(resourceFor(kind, desk).contract.title)
  await refreshRoutes(trx, orderId)
}

const foreignDay = { propertyPath: 'day', message: 'Dieser Tag gehört zu einer anderen Reise.' }
const foreignRequest = { propertyPath: 'selectedRequest', message: 'Diese Anfrage gehört zu einer anderen Leistung.' }
const emptyDescriptions = { routeDescription: '', serviceDescription: '', translations: {} }

function resourceFor(kind: ServiceKind, desk: Desk): Resource {
  return resourceOf(desk.resources, serviceKinds[kind].resource)
}

async function dayNamed(trx: Transaction, id: number): Promise<DayRow> {
  const day = await findDay(trx, id)
  if (day === null) throw violated({ propertyPath: 'day', message: 'Tag wurde nicht gefunden.' })
  return day
}

function draftOn(kind: ServiceKind, day: DayRow): ServiceRow {
  return {
    ...newService(kind, day.date),
    id: 0,
    orderId: day.orderId,
    dayId: day.id,
    date: day.date,
    isBrandNew: true,
    chosenRequest: null,
    driverNotParticipating: null,
    priceCents: null,
    priceCurrency: null,
    usualVoucher: null,
  }
}

/** What follows how the service is offered goes on following it when it is sent back as it was read. */
function withoutUsual<Sent extends { showVoucher?: boolean }>({ usualVoucher }: ServiceRow, sent: Sent): Sent {
  if (sent.showVoucher !== usualVoucher) return sent
  const { showVoucher: _usual, ...others } = sent
  return others as Sent // the field may be missing
}

/** Whether a new crossing goes by day or by night is told by its times where nobody says so. */
function typeByTimes(kind: ServiceKind, { type, startAt = null, endAt = null }: ServiceBody): ServiceBody {
  if (!isCrossingKind(kind) || type !== undefined) return {}
  const byTimes = passageTypeOf({ startAt, endAt })
  return byTimes === null ? {} : { type: byTimes }
}

function followed<K extends ServiceKind>(kind: K, before: ServiceStates[K], body: ServiceBody, shift = 0): ServiceBody {
  // The body was decoded by the contract of this kind, whose fields are those of the rule's state.
  const after = serviceAfterChange(kind, before, body as Change<ServiceStates[K]>, shift)
  if (isRefusal(after)) throw refused(after)
  return after
}

/** What is done to a service without opening its form: in the day plan, or on the pages of offer and vouchers. */
const onItsCard = new Set([
  ...['day', 'sortGroup', 'selectedRequest', 'offerType', 'offerProvider', 'offerPriceType', 'showVoucher'],
])

/**
 * The first save makes a draft a service; merely moving it or putting it into a group does not, nor, while another service
 * lacks its type, offering it otherwise.
 */
function savedOnce(kind: ServiceKind, body: ServiceBody): ServiceBody {
  const isCardOnly = Object.keys(body).every(
    (name) => onItsCard.has(name) || (kind === 'other' && name === 'clientOffer'),
  )
  return isCardOnly ? {} : { isBrandNew: body.isBrandNew ?? false }
}

type Span = Pick<ServiceRow, 'startAt' | 'endAt' | 'checkInAt'>

/** When a service would be if it had only gone to another day. */
function timesShifted({ startAt, endAt, checkInAt }: Span, days: number): Span {
  return {
    startAt: shiftedByDays(startAt, days),
    endAt: shiftedByDays(endAt, days),
    checkInAt: shiftedByDays(checkInAt, days),
  }
}

/** Whether somebody has said when it is, beyond moving it to another day. */
function isMoved(before: ServiceRow, change: ServiceBody, shift: number): boolean {
  const kept = timesShifted(before, shift)
  return (['startAt', 'endAt'] as const).some((name) => change[name] !== undefined && change[name] !== kept[name])
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
