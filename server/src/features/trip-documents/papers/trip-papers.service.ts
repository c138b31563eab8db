import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import { unmergeable } from '@reisewerk/domain/files/unmergeable.ts'
import { type Attachment, arrangedAttachments } from '@reisewerk/domain/trip-documents/papers/arranged-attachments.ts'
import type { tripPapersContract } from '@reisewerk/domain/trip-documents/papers/trip-papers.contract.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound, violated } from '../../../platform/errors.ts'
import { type Desk, resourceOf } from '../../../platform/resource/resource.ts'
import { checkReferences, updateItem } from '../../../platform/resource/write.ts'
import {
  ensurePapers,
  houseOfTrip,
  isContactOf,
  lockPapers,
  readAttachable,
  readDecided,
} from './trip-papers.queries.ts'

type Body = BodyOf<typeof tripPapersContract>

/** Opens the travel documents of a trip. A trip has one set of them: opening it again changes what the body says. */
export async function openPapers(
  trx: Transaction,
  { order, ...fields }: NewBodyOf<typeof tripPapersContract>,
  desk: Desk,
): Promise<number> {
  await checkReferences(trx, desk.resources, [{ path: 'order', resource: 'orders', ids: [order] }])
  const id = await ensurePapers(trx, order)
  if (Object.keys(fields).length > 0) await changePapers(trx, id, fields, desk)
  return id
}

/** Changes how they are put together. @throws ApiError 422 at the contact, when it is none of the trip's */
export async function changePapers(trx: Transaction, id: number, body: Body, desk: Desk): Promise<void> {
  const { order: _order, ...fields } = body
  const papers = await lockPapers(trx, id)
  if (papers === null) throw notFound('Reiseunterlagen')
  if (fields.contact != null) await checkContact(trx, papers.orderId, fields.contact, 'contact')
  if (fields.attachments != null) await checkMergeable(trx, papers.orderId, fields.attachments)
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'trip_papers'), id, fields)
}

/** @throws ApiError 422 at the attachments, naming a file that shall be bound in and cannot be opened */
async function checkMergeable(
  trx: Transaction,
  orderId: number,
  wanted: NonNullable<Body['attachments']>,
): Promise<void> {
  const merged = new Set(wanted.flatMap(({ document, isMerged }) => (isMerged ? [document] : [])))
  if (merged.size === 0) return
  const unread = (await readAttachable(trx, orderId)).find(({ id, fault }) => merged.has(id) && fault !== null)
  if (unread === undefined || unread.fault === null) return
  throw violated({
    propertyPath: 'attachments',
    message: unmergeable(`${unread.name}.${unread.filetype}`, unread.fault),
  })
}

/** @throws ApiError 422 unless the contact is one of the trip or of its client */
export async function checkContact(
  trx: Transaction,
  orderId: number,
  contact: number,
  propertyPath: string,
): Promise<void> {
  if (!(await isContactOf(trx, orderId, contact))) {
    throw violated({ propertyPath, message: 'Dieser Kontakt gehört nicht zu dieser Reise.' })
  }
}

/** The merge panel: what may be bound behind the papers, as it is arranged. @throws ApiError 404 when the actor sees no such trip */
export async function readArranged(trx: Transaction, orderId: number): Promise<Attachment[]> {
  if ((await houseOfTrip(trx, orderId)) === null) throw notFound('Reise')
  const [found, decided] = await Promise.all([readAttachable(trx, orderId), readDecided(trx, orderId)])
  return arrangedAttachments(found, decided)
}
