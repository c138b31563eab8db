import type { Transaction } from '../../platform/database/transaction.ts'
import { waitInLine } from '../../platform/database/wait-in-line.ts'
import { notFound } from '../../platform/errors.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { lockInvoice, markInvoiceSent } from './invoices.queries.ts'

/**
 * Notes that an invoice went out by other ways than a mail of the desk: from now on it is fixed (INV-06). Said again it stays as it was.
 * @throws ApiError 404 when the actor sees no such invoice
 */
export async function sendInvoice(trx: Transaction, id: number, { now }: Desk): Promise<void> {
  await waitInLine(trx)
  if ((await lockInvoice(trx, id)) === null) throw notFound('Kundenrechnung')
  await markInvoiceSent(trx, id, now)
}
