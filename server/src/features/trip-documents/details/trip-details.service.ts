import { isCalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { tripDetailContract } from '@reisewerk/domain/trip-documents/details/trip-detail.contract.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound, violated } from '../../../platform/errors.ts'
import { type Desk, resourceOf } from '../../../platform/resource/resource.ts'
import { insertItem, updateItem } from '../../../platform/resource/write.ts'
import { menuOfTrip } from '../menus/menu-of-trip.service.ts'
import {
  dayOn,
  followTemplate,
  foreignDocuments,
  imagesOf,
  isDayOf,
  lockDetail,
  makeWay,
  nextPosition,
  type StoredDetail,
  templateById,
  templateOf,
  tripOfRequest,
} from './trip-details.queries.ts'

type Body = BodyOf<typeof tripDetailContract>
type NewBody = NewBodyOf<typeof tripDetailContract>

/**
 * Adds a passage, behind the others unless its position is named. One from the master data follows them until it is made
 * editable; any other is written by hand (002 §4).
 */
export async function addTripDetail(trx: Transaction, body: NewBody, desk: Desk): Promise<number> {
  const { image, ...named } = body
  const order = await orderOfNew(trx, body)
  await checkParts(trx, order, body)
  const ofMenu = body.type === 'menu' ? await menuOfTrip(trx, null, body) : {}
  const fields: Body = { ...named, ...ofMenu, order, isEditable: body.isEditable ?? body.template == null }
  if (image != null) fields.images = withFirst(image, body.images ?? [])
  if (body.template != null) {
    const of = await templateById(trx, body.template)
    if (of !== null) Object.assign(fields, textOf(of), body.isEditable === true ? body : {})
  }
  const day = await dayOfTitle(trx, order, body.type, body)
  if (day !== null) fields.day = day
  fields.positionInDocument ??= await nextPosition(trx, {
    orderId: order,
    requestId: body.request ?? null,
    type: body.type,
  })
  const { image: _first, ...kept } = fields
  const id = await insertItem(trx, desk.resources, resourceOf(desk.resources, 'trip_details'), kept)
  const place = { orderId: order, requestId: body.request ?? null, type: body.type }
  if (body.positionInDocument !== undefined) await makeWay(trx, place, id, body.positionInDocument)
  return id
}

/** Changes a passage; one that follows the master data again takes over what they say (002 §4). */
export async function changeTripDetail(trx: Transaction, id: number, body: Body, desk: Desk): Promise<void> {
  const before = await lockDetail(trx, id)
  if (before === null) throw notFound('Reisedetail')
  const { image, order: _order, type: _type, ...fields } = body
  if (before.type === 'menu') Object.assign(fields, await menuOfTrip(trx, id, body))
  await checkParts(trx, before.orderId, body)
  checkMayBeTyped(before, body)
  if (image !== undefined) {
    const images = fields.images ?? (await imagesOf(trx, id))
    fields.images = image === null ? images.slice(1) : withFirst(image, images)
  }
  const day = await dayOfTitle(trx, before.orderId, before.type, body)
  if (day !== null) fields.day = day
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'trip_details'), id, fields)
  if (body.isEditable === false && before.isEditable) await link(trx, before)
  const { positionInDocument } = body
  if (positionInDocument !== undefined && positionInDocument !== before.positionInDocument) {
    await makeWay(trx, { ...before, requestId: body.request ?? before.requestId }, id, positionInDocument)
  }
}

/** Relinking resets the text (002 §4); what no template stands for keeps what was typed. */
async function link(trx: Transaction, detail: StoredDetail): Promise<void> {
  const of = await templateOf(trx, detail)
  if (of !== null) await followTemplate(trx, detail.id, of)
}

/** @throws ApiError 422 for words typed into a passage that follows the master data */
function checkMayBeTyped(before: StoredDetail, body: Body): void {
  if (body.isEditable ?? before.isEditable) return
  const typed = (['title', 'text', 'subType'] as const).filter((name) => body[name] !== undefined)
  // Whoever links it in the same breath gets the words of the master data anyway.
  if (typed.length === 0 || before.isEditable) return
  throw violated(
    ...typed.map((propertyPath) => ({
      propertyPath,
      message: 'Diese Angabe folgt den Stammdaten. Bitte zuerst „Manuell bearbeiten“ wählen.',
    })),
  )
}

const textOf = ({ title, text, subType }: { title: string; text: string | null; subType: string | null }): Body => ({
  title,
  // Kept as rich text by the contract of the templates.
  text: text === null ? null : JSON.parse(text),
  subType,
})

const withFirst = (image: number, images: readonly number[]) => [image, ...images.filter((id) => id !== image)]

async function orderOfNew(trx: Transaction, { order, request }: NewBody): Promise<number> {
  if (order !== undefined) return order
  const found = request == null ? null : await tripOfRequest(trx, request)
  if (found === null) throw violated({ propertyPath: 'order', message: 'Bitte ausfüllen' })
  return found
}

/** @throws ApiError 422 naming what belongs to another trip */
async function checkParts(trx: Transaction, order: number, { request, day, image, images }: Body): Promise<void> {
  if (request != null && (await tripOfRequest(trx, request)) !== order) {
    throw violated({ propertyPath: 'request', message: 'Anfrage wurde nicht gefunden.' })
  }
  if (day != null && !(await isDayOf(trx, day, order))) {
    throw violated({ propertyPath: 'day', message: 'Tag wurde nicht gefunden.' })
  }
  const shown = [...(images ?? []), ...(image == null ? [] : [image])]
  if (shown.length > 0 && (await foreignDocuments(trx, shown, order)).length > 0) {
    throw violated({ propertyPath: 'images', message: 'Dieses Bild gehört zu einer anderen Reise.' })
  }
}

/**
 * Of a menu the title is its date (002 §3), which names the day unless the body does.
 * @throws ApiError 422 where it is no day of the trip, for such a menu would stand on no list
 */
async function dayOfTitle(trx: Transaction, order: number, type: string, { title, day }: Body): Promise<number | null> {
  if (type !== 'menu' || day != null || title === undefined || title === '') return null
  const date = dateOfWire(title) ?? (isCalendarDate(title) ? title : null)
  const found = date === null ? null : await dayOn(trx, order, date)
  if (found !== null) return found
  throw violated({ propertyPath: 'title', message: 'Bitte das Datum eines Reisetags wie 14.05.2027 angeben.' })
}
