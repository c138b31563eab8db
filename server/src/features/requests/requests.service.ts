import { cabinListNames, listedCabins, trainNeeds } from '@reisewerk/domain/requests/cabins.ts'
import type { RequestBody, RequestedContingent } from '@reisewerk/domain/requests/request-contracts.ts'
import { providerNames, type RequestedKind, requestedKinds, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound, violated } from '../../platform/errors.ts'
import { type Desk, type Resource, resourceOf } from '../../platform/resource/resource.ts'
import { refuseRetired } from '../../platform/resource/retired.ts'
import { checkReferences, insertItem, removeItem, updateItem } from '../../platform/resource/write.ts'
import { refreshRoutes } from '../itinerary/day-route.service.ts'
import { withinAllotments } from '../orders/allotted-rooms.service.ts'
import { withPlansOf } from '../orders/plan-lock.service.ts'
import { checkProviderKind } from '../partners/provider-kind.service.ts'
import { changeOptionDeadline } from '../tasks/todos.service.ts'
import { countReservedCabins, ferryCabinsOfTrip, hotelRoomsOfTrip } from './cabins.queries.ts'
import { moveSeatsAlong, moveSeatsWithGuests, withSizedCabins } from './cabins.service.ts'
import { saveClientOffer, withOneProvider } from './client-offer.service.ts'
import { checkItemPrices } from './item-prices.service.ts'
import { withOptionNamed } from './option-name.service.ts'
import { withWholeLists } from './quick-edit.service.ts'
import { takenOver } from './request-kinds.ts'
import { checkMenu, checkRequestPartners, checkRequestPeople } from './request-people.service.ts'
import { passageOf, requestTimes } from './request-times.service.ts'
import {
  findOtherService,
  findRequestedService,
  followProgress,
  isOtherProvider,
  isOtherRequest,
  lockRequest,
  moveBoardingAlong,
  moveServiceAlong,
  type RequestedService,
  readPartner,
  readProvider,
  tripsLedBy,
} from './requests.queries.ts'
import { seasonPricesFor, takeSeasonPrices } from './season-prices.service.ts'

export type NewRequest = RequestBody & { readonly placeholder: number }

/**
 * Asks a provider or agency for a service. What nobody named is taken from the service, and as many are asked for as the
 * trip has rooms for; the request is not chosen by being there (REQ-02, decision 141).
 * @throws ApiError 422 when the service is of another kind or not visible
 */
export async function addRequest(trx: Transaction, kind: RequestedKind, body: NewRequest, desk: Desk): Promise<number> {
  const { optionTodo, contingent, clientOffer, ...fields } = await withOtherService(
    trx,
    withOneProvider(kind, body),
    desk,
  )
  const { placeholder } = body
  const service = await withPlansOf(trx, 'placeholders', [placeholder], () => findRequestedService(trx, placeholder))
  if (service === null) throw violated({ propertyPath: 'placeholder', message: 'Leistung wurde nicht gefunden.' })
  if (service.kind !== kind)
    throw violated({ propertyPath: 'placeholder', message: serviceKinds[kind].asked.notOfKind })
  await checkProvider(trx, kind, fields, desk)
  await checkRequestPartners(trx, { order: service.orderId }, fields)
  await checkItemPrices(trx, { order: service.orderId }, fields.itemPrices)
  const own = takenOver[kind](service)
  await checkRequestPeople(trx, service.orderId, fields)
  const passage = passageOf(kind, fields, service.type)
  const times = await requestTimes(trx, service, { ...fields, ...passage })
  const request: RequestBody = { ...own, ...timesOf(service), ...fields, ...passage, ...times }
  const named = await withSizedCabins(trx, kind, null, contingent ?? {})
  request.contingent = {
    askedAmount: service.pax,
    ...(await neededCabins(trx, service, request, named)),
    ...named,
  }
  const taken = await seasonPricesFor(trx, kind, service.orderId, { ...request, optionTodo }, desk)
  const { optionTodo: option = optionTodo, ...filled } = taken.fields
  const resource = resourceOf(desk.resources, serviceKinds[kind].asked.requests)
  const from = new Map([['"prices_from"', taken.from]])
  const insert = () => insertItem(trx, desk.resources, resource, { ...request, ...filled }, from)
  const id = await (kind === 'hotel'
    ? withinAllotments(trx, 'orders', [service.orderId], desk.today, insert)
    : insert())
  await countCabins(trx, id, named)
  await saveOption(trx, id, option, desk)
  await saveClientOffer(trx, id, clientOffer, desk)
  if (kind === 'hotel') await leadThere(trx, id)
  return id
}

/** What a new request takes over from its service is no new choice, also where the body says it (001 §3, decision 006). */
export async function chosenForRequest(trx: Transaction, kind: RequestedKind, body: NewRequest): Promise<RequestBody> {
  const service = await findRequestedService(trx, body.placeholder)
  const own: Readonly<Record<string, unknown>> = service === null ? {} : takenOver[kind](service)
  return Object.fromEntries(Object.entries(body).filter(([name, value]) => value === null || value !== own[name]))
}

const timesOf = ({ startAt, endAt, checkInAt }: RequestedService) => ({ startAt, endAt, checkInAt })
/** What other fields follow from, or what is checked against what stood there. */
const followed = [
  'startAt',
  'endAt',
  'checkInAt',
  'type',
  'otherServiceType',
  'requestContact',
  'assignedContact',
  'assignedAddress',
] as const

/** Changes a request; whoever moves its start to another day takes its end along (001 §5), and so does another type (001 §4). */
export async function changeRequest(
  trx: Transaction,
  resource: Resource,
  id: number,
  body: RequestBody,
  desk: Desk,
): Promise<void> {
  await withPlansOf(trx, 'requests', [id], () => saveRequest(trx, resource, id, body, desk))
}

/** Changes single cells of a request: what is not named stays, in its lists as well (001 §7). */
export async function changeCellsOfRequest(
  trx: Transaction,
  resource: Resource,
  id: number,
  body: RequestBody,
  desk: Desk,
): Promise<void> {
  await withPlansOf(trx, 'requests', [id], async () => {
    const { contingent } = body
    // What is wrong is told at the entries as they were sent.
    const named = contingent && { contingent: await withSizedCabins(trx, kindOf(resource), id, contingent) }
    await saveRequest(trx, resource, id, await withWholeLists(trx, id, { ...body, ...named }), desk)
  })
}

function kindOf({ contract }: Resource): RequestedKind | undefined {
  return requestedKinds.find((key) => serviceKinds[key].asked.requests === contract.name)
}

async function saveRequest(
  trx: Transaction,
  resource: Resource,
  id: number,
  body: RequestBody,
  desk: Desk,
): Promise<void> {
  const kind = kindOf(resource)
  const asked = kind === undefined ? body : withOneProvider(kind, body)
  const { optionTodo, contingent, clientOffer, ...fields } = await withOtherService(trx, asked, desk)
  if (kind !== undefined) await checkProvider(trx, kind, fields, desk)
  await checkRequestPartners(trx, { id }, fields)
  await checkMenu(trx, id, fields)
  await checkItemPrices(trx, { request: id }, fields.itemPrices)
  const timed = followed.some((name) => fields[name] !== undefined)
  const before = timed ? await lockRequest(trx, id) : null
  if (timed) {
    if (before === null) throw notFound(resource.contract.title)
    await checkRequestPeople(trx, before.orderId, fields, before)
    Object.assign(fields, await requestTimes(trx, before, fields))
  }
  if (kind === undefined && body.otherService !== undefined) await saveOtherService(trx, id, fields, desk)
  const named = contingent === undefined ? undefined : await withSizedCabins(trx, kind, id, contingent)
  if (kind === 'train') {
    await moveSeatsAlong(trx, id, fields, named ?? {})
    await moveSeatsWithGuests(trx, id, named ?? {})
  }
  const change: RequestBody = { ...fields, ...(named && { contingent: named }) }
  const namesProvider = providerNames.some((name) => fields[name] !== undefined)
  const provider = namesProvider ? await readProvider(trx, id) : null
  await withinAllotments(trx, 'requests', [id], desk.today, () =>
    withOptionNamed(trx, id, change, () => updateItem(trx, desk.resources, resource, id, change)),
  )
  if (before !== null) await moveServiceAlong(trx, id, before)
  if (before?.kind === 'ferry' && body.startAt !== undefined && body.embarkAt === undefined) {
    await moveBoardingAlong(trx, id, before.startAt)
  }
  if (body.tripDetailProgress !== undefined) await followProgress(trx, id)
  await countCabins(trx, id, named ?? {})
  const option = namesProvider ? await takeSeasonPrices(trx, id, provider, desk) : undefined
  await saveOption(trx, id, optionTodo === undefined ? option : optionTodo, desk)
  await saveClientOffer(trx, id, clientOffer, desk)
  if (namesProvider || body.requestStatus !== undefined) await leadThere(trx, id)
}

/** Another house is somewhere else, and one that declined nowhere: where the group sleeps follows who is asked (DAY-03). */
async function leadThere(trx: Transaction, id: number): Promise<void> {
  for (const trip of await tripsLedBy(trx, [id])) await refreshRoutes(trx, trip)
}

/** Deletes a request; its service lies where who is left leads, or where it was wanted. */
export async function removeRequest(trx: Transaction, resource: Resource, id: number): Promise<void> {
  const trips = await withPlansOf(trx, 'requests', [id], () => tripsLedBy(trx, [id]))
  await removeItem(trx, resource, id)
  for (const trip of trips) await refreshRoutes(trx, trip)
}

async function checkProvider(trx: Transaction, kind: RequestedKind, body: RequestBody, desk: Desk): Promise<void> {
  if (body.provider == null) return
  await checkProviderKind(trx, kind, 'provider', body.provider)
  if (serviceKinds[kind].asked.provider !== 'provider') {
    const reference = { path: 'provider', resource: serviceKinds[kind].asked.providers, ids: [body.provider] }
    return checkReferences(trx, desk.resources, [reference])
  }
  if (!(await isOtherProvider(trx, body.provider))) {
    throw violated({ propertyPath: 'provider', message: 'Leistungsträger wurde nicht gefunden.' })
  }
}

/** A service that somebody chose brings its provider, agency and type, unless others are named (001 §7). */
async function withOtherService(trx: Transaction, body: RequestBody, desk: Desk): Promise<RequestBody> {
  if (body.otherService == null) return body
  await checkReferences(trx, desk.resources, [
    { path: 'otherService', resource: 'other_services', ids: [body.otherService] },
  ])
  const service = await findOtherService(trx, body.otherService)
  return service === null ? body : { ...service, ...body }
}

/** `requests` has no field for it; the row of the kind keeps it. */
async function saveOtherService(
  trx: Transaction,
  id: number,
  { otherService, otherServiceType }: RequestBody,
  desk: Desk,
): Promise<void> {
  if (!(await isOtherRequest(trx, id))) {
    // A request of another kind answers that it has none, and may be sent back so (decision 005).
    if (otherService === null) return
    throw violated({ propertyPath: 'otherService', message: serviceKinds.other.asked.notOfKind })
  }
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'other_requests'), id, {
    otherService,
    otherServiceType,
  })
}

/** The cabins a trip needs on a night ferry or a train, unless somebody named some. */
export async function neededCabins(
  trx: Transaction,
  service: RequestedService,
  asked: RequestBody,
  named: RequestedContingent,
): Promise<RequestedContingent> {
  if (cabinListNames.some((name) => named[name] !== undefined)) return {}
  if (service.kind === 'ferry') {
    return asked.type === 'night' ? listedCabins(await ferryCabinsOfTrip(trx, service.orderId)) : {}
  }
  if (service.kind !== 'train') return {}
  const rooms = await hotelRoomsOfTrip(trx, service.orderId)
  const { type = service.type, category = service.category } = asked
  return listedCabins(trainNeeds(type, category, rooms, service.pax))
}

/** Persons held follow from the cabins held, unless the body says otherwise. */
async function countCabins(trx: Transaction, id: number, named: RequestedContingent): Promise<void> {
  const isNamed = named.reservedAmount !== undefined || named.ticketsReserved !== undefined
  if (isNamed || !cabinListNames.some((name) => named[name] !== undefined)) return
  await countReservedCabins(trx, id)
}

async function saveOption(trx: Transaction, id: number, option: RequestBody['optionTodo'], desk: Desk): Promise<void> {
  if (option === undefined) return
  await changeOptionDeadline(trx, await readPartner(trx, id), option ?? { dueDate: null }, desk)
}

/**
 * Asks one agency for several services at once (000 §7).
 * @param ids of services by kind
 */
export async function addRequestsAtAgency(
  trx: Transaction,
  agency: number,
  ids: Readonly<Record<RequestedKind, readonly number[]>>,
  desk: Desk,
): Promise<void> {
  await checkReferences(trx, desk.resources, [{ path: 'agency', resource: 'agencies', ids: [agency] }])
  await refuseRetired(trx, desk.resources, 'agencies', agency, 'agency')
  const all = requestedKinds.flatMap((kind) => ids[kind])
  await withPlansOf(trx, 'placeholders', all, async () => {
    for (const kind of requestedKinds) {
      for (const placeholder of ids[kind]) await addRequest(trx, kind, { placeholder, agency }, desk)
    }
  })
}
