import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'
import { type Body, type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { insertItem } from '../../platform/resource/write.ts'
import { findTripOfTask } from './todos.queries.ts'

/** Saves what came of a visit, with the trip and with the client it had then (TODO-03). */
export async function addVisitReport(trx: Transaction, body: Body, desk: Desk): Promise<number> {
  const trip = await findTripOfTask(trx, Number(body.order))
  if (trip === null) throw violated({ propertyPath: 'order', message: 'Reise wurde nicht gefunden.' })
  const report = { user: trx.actor.userId, ...body }
  const reports = resourceOf(desk.resources, 'visit_reports')
  return insertItem(trx, desk.resources, reports, report, new Map([['"client_id"', trip.clientId]]))
}
