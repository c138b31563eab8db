import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'
import { type Body, type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { insertItem, updateItem } from '../../platform/resource/write.ts'
import { findTripOfTask, isMember, isStrangerToReport } from './todos.queries.ts'
import { stranger } from './todos.service.ts'

/** Saves what came of a visit, with the trip and with the client it had then (TODO-03). */
export async function addVisitReport(trx: Transaction, body: Body, desk: Desk): Promise<number> {
  const trip = await findTripOfTask(trx, Number(body.order))
  if (trip === null) throw violated({ propertyPath: 'order', message: 'Reise wurde nicht gefunden.' })
  const report: Body = { user: trx.actor.userId, ...body }
  if (typeof report.user === 'number' && !(await isMember(trx, report.user, trip.organisationId)))
    throw violated(stranger)
  const reports = resourceOf(desk.resources, 'visit_reports')
  return insertItem(trx, desk.resources, reports, report, new Map([['"client_id"', trip.clientId]]))
}

/** Whoever went there is of the trip's house (APP-04); who has left it since stays named. */
export async function changeVisitReport(trx: Transaction, id: number, body: Body, desk: Desk): Promise<void> {
  if (typeof body.user === 'number' && (await isStrangerToReport(trx, id, body.user))) throw violated(stranger)
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'visit_reports'), id, body)
}
