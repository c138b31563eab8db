import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { visitReportContract } from '@reisewerk/domain/tasks/visit-report.contract.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { insertItem, updateItem } from '../../platform/resource/write.ts'
import { findTripOfTask, isMember, isStrangerToReport } from './todos.queries.ts'
import { stranger } from './todos.service.ts'

type Report = BodyOf<typeof visitReportContract>

/** Saves what came of a visit, with the trip and with the client it had then (TODO-03). */
export async function addVisitReport(
  trx: Transaction,
  body: NewBodyOf<typeof visitReportContract>,
  desk: Desk,
): Promise<number> {
  const trip = await findTripOfTask(trx, body.order)
  if (trip === null) throw violated({ propertyPath: 'order', message: 'Reise wurde nicht gefunden.' })
  const report: Report = { user: trx.actor.userId, ...body }
  if (report.user != null && !(await isMember(trx, report.user, trip.organisationId))) throw violated(stranger)
  const reports = resourceOf(desk.resources, 'visit_reports')
  return insertItem(trx, desk.resources, reports, report, new Map([['"client_id"', trip.clientId]]))
}

/** Whoever went there is of the trip's house (APP-04); who has left it since stays named. */
export async function changeVisitReport(trx: Transaction, id: number, body: Report, desk: Desk): Promise<void> {
  if (body.user != null && (await isStrangerToReport(trx, id, body.user))) throw violated(stranger)
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'visit_reports'), id, body)
}
