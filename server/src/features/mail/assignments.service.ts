import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { AssignedTo, emailAssignmentContract } from '@reisewerk/domain/mail/email-assignment.contract.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound, violated } from '../../platform/errors.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { checkReferences, removeItem, updateItem } from '../../platform/resource/write.ts'
import {
  addLinks,
  addToAssignment,
  alreadyAssigned,
  hasOtherLinks,
  insertAssignment,
  linksOf,
  lockAssignment,
  lockMessage,
  nextAssignmentId,
  removeLinks,
} from './assignments.queries.ts'
import { aYearBefore } from './email-files.service.ts'
import { tripOfRequest } from './emails.queries.ts'

type Assignment = BodyOf<typeof emailAssignmentContract>

/**
 * Assigns an e-mail to trips or concepts (MAIL-01). Its links are written first: who sees an assignment is told by them.
 * One that is assigned to one of them already is not assigned to it once more: its assignment takes what is new.
 * @throws ApiError 422 for a trip, concept, person or file the actor does not see
 */
export async function assignEmail(
  trx: Transaction,
  body: NewBodyOf<typeof emailAssignmentContract>,
  desk: Desk,
): Promise<number> {
  const links = await checkedLinks(trx, body.links, desk)
  const { user = trx.actor.userId, file = null } = body
  await checkReferences(trx, desk.resources, [
    { path: 'user', resource: 'users', ids: [user] },
    { path: 'file', resource: 'email_files', ids: file === null ? [] : [file] },
  ])
  await checkRequest(trx, body.request, links)
  const again = await assignAgain(trx, links, { ...body, file })
  if (again !== null) return again
  const id = await nextAssignmentId(trx)
  await addLinks(trx, id, links)
  await insertAssignment(trx, id, {
    ...body,
    user,
    file,
    date: body.date ?? aYearBefore(desk.now),
    order: links.flatMap((link) => ('order' in link ? [link.order] : []))[0] ?? null,
  })
  return id
}

/** @returns the assignment that has the e-mail at one of these already, null when there is none */
async function assignAgain(trx: Transaction, links: readonly AssignedTo[], body: Assignment): Promise<number | null> {
  const { messageId = '' } = body
  if (messageId.trim() === '') return null
  await lockMessage(trx, messageId)
  const known = await alreadyAssigned(trx, messageId, links)
  if (known[0] === undefined) return null
  const { assignment } = known[0]
  const missing = links.filter((link) => !known.some((one) => keyOf(one.link) === keyOf(link)))
  await addLinks(trx, assignment, missing)
  await addToAssignment(trx, assignment, body)
  return assignment
}

/** Changes tags, or what an e-mail is assigned to; trips the actor does not see keep it. */
export async function changeAssignment(trx: Transaction, id: number, body: Assignment, desk: Desk): Promise<void> {
  const { links, ...fields } = body
  await checkRequest(trx, fields.request, links ?? (await linksOf(trx, id)))
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'email_assignments'), id, fields)
  if (links === undefined) return
  const wanted = await checkedLinks(trx, links, desk)
  const known = await linksOf(trx, id)
  if (known.length === 0) throw notFound('Zugeordnete E-Mail')
  const isIn = (list: readonly AssignedTo[], link: AssignedTo) => list.some((one) => keyOf(one) === keyOf(link))
  // The new ones first, or there would be nothing left to see it by.
  await addLinks(
    trx,
    id,
    wanted.filter((link) => !isIn(known, link)),
  )
  await removeLinks(
    trx,
    known.filter((link) => !isIn(wanted, link)).map((link) => link.id),
  )
}

/**
 * Takes an e-mail from the trips and concepts the actor sees; it goes when it is assigned to nothing else.
 * @throws ApiError 404 when the actor sees no such assignment
 */
export async function removeAssignment(trx: Transaction, id: number, desk: Desk): Promise<void> {
  if (!(await lockAssignment(trx, id))) throw notFound('Zugeordnete E-Mail')
  const known = (await linksOf(trx, id)).map((link) => link.id)
  if (await hasOtherLinks(trx, known)) await removeLinks(trx, known)
  else await removeItem(trx, resourceOf(desk.resources, 'email_assignments'), id)
}

/** A mail answers a request of a trip it is assigned to. */
async function checkRequest(
  trx: Transaction,
  request: number | null | undefined,
  links: readonly AssignedTo[],
): Promise<void> {
  if (request == null) return
  const asked = await tripOfRequest(trx, request)
  if (asked !== null && links.some((link) => 'order' in link && link.order === asked.orderId)) return
  throw violated({ propertyPath: 'request', message: 'Diese Anfrage gehört zu keiner der zugeordneten Reisen.' })
}

function keyOf(link: AssignedTo): string {
  return 'order' in link ? `order ${link.order}` : `concept ${link.orderConcept}`
}

async function checkedLinks(trx: Transaction, asked: readonly AssignedTo[], desk: Desk): Promise<AssignedTo[]> {
  const links = [...new Map(asked.map((link) => [keyOf(link), link])).values()]
  if (links.length === 0) throw violated({ propertyPath: 'links', message: 'Bitte mindestens einen Vorgang auswählen' })
  await checkReferences(trx, desk.resources, [
    { path: 'links', resource: 'orders', ids: links.flatMap((link) => ('order' in link ? [link.order] : [])) },
    {
      path: 'links',
      resource: 'order_concepts',
      ids: links.flatMap((link) => ('orderConcept' in link ? [link.orderConcept] : [])),
    },
  ])
  return links
}
