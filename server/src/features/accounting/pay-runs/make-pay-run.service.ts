import { createHash } from 'node:crypto'
import { creditTransferXml } from '@reisewerk/domain/accounting/pay-runs/credit-transfer.ts'
import type { NewPayRun } from '@reisewerk/domain/accounting/pay-runs/pay-run.contract.ts'
import {
  accountFault,
  executionFault,
  type Transfer,
  transfersOf,
} from '@reisewerk/domain/accounting/pay-runs/transfers.ts'
import { supplierDiscount } from '@reisewerk/domain/accounting/suppliers/supplier-discount.ts'
import { supplierInvoiceStatuses } from '@reisewerk/domain/accounting/suppliers/supplier-invoice-types.ts'
import { sellerOf } from '@reisewerk/domain/invoices/seller.ts'
import { plainIban } from '@reisewerk/domain/partners/iban.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { ApiError, notFound, refused, violated } from '../../../platform/errors.ts'
import type { Desk } from '../../../platform/resource/resource.ts'
import { type ChosenInvoice, lockChosen, lockPayingHouse, nextRunNumber } from './pay-runs.queries.ts'
import { payRunFiles, payRunItems, payRuns } from './pay-runs.tables.ts'

/**
 * Puts approved invoices of a house into one file for its bank and orders them to be paid (INV-12). The file is kept as it was made;
 * no invoice is in two that count.
 * @returns the id of the run
 * @throws ApiError 404 without the house, 422 at the day, or naming everything that cannot be paid
 */
export async function makePayRun(
  trx: Transaction,
  organisationId: number,
  { supplierInvoices, executionDate }: NewPayRun,
  { now, today }: Pick<Desk, 'now' | 'today'>,
): Promise<number> {
  const house = await lockPayingHouse(trx, organisationId)
  if (house === null) throw notFound('Die Organisation')
  if (executionDate === undefined) throw violated({ propertyPath: 'executionDate', message: 'Bitte ausfüllen' })
  const wrongDay = executionFault(executionDate, today)
  if (wrongDay !== null) throw refused(wrongDay)
  const ids = [...new Set(supplierInvoices)]
  if (ids.length === 0) {
    throw violated({ propertyPath: 'supplierInvoices', message: 'Bitte mindestens eine Rechnung auswählen.' })
  }
  const seller = sellerOf(house)
  const chosen = await lockChosen(trx, organisationId, ids)
  const payables = chosen.map((one) => ({ ...one, cents: one.cents - supplierDiscount(one, executionDate) }))
  const { transfers, faults } = transfersOf(payables)
  const own = accountFault(seller)
  notPayable([
    ...(own === null ? [] : [`Das eigene Konto: ${own.message} Es steht unter Einstellungen, Unser Haus.`]),
    ...(chosen.length < ids.length ? ['Eine der Rechnungen wurde nicht gefunden.'] : []),
    ...chosen.flatMap(notReady),
    ...faults.map(({ message }) => message),
  ])
  const number = await nextRunNumber(trx, organisationId)
  const messageId = `ZL${organisationId}-${number}-${now.toISOString().replaceAll(/\D/g, '').slice(0, 14)}`
  const debtor = {
    holder: seller.name,
    iban: plainIban(seller.iban),
    bic: plainIban(seller.bic),
    address: seller.address,
  }
  const content = Buffer.from(creditTransferXml({ messageId, createdAt: now, executionDate, debtor, transfers }))
  const [made] = await trx.db
    .insert(payRuns)
    .values({
      ...{ organisationId, number, executionDate, iban: debtor.iban, userId: trx.actor.userId, createdAt: now },
      totalCents: transfers.reduce((sum, { cents }) => sum + cents, 0),
      ...{ transferCount: transfers.length, invoiceCount: chosen.length },
      messageId,
      fileName: `SEPA_Zahllauf_${number}_${executionDate}.xml`,
      sha256: createHash('sha256').update(content).digest('hex'),
    })
    .returning({ id: payRuns.id })
  if (made === undefined) throw new Error('a pay run has no row')
  await trx.db.insert(payRunFiles).values({ payRunId: made.id, organisationId, content })
  await trx.db
    .insert(payRunItems)
    .values(itemsOf(transfers).map((one) => ({ ...one, payRunId: made.id, organisationId })))
  await trx.query(`update supplier_invoices set status = 'ordered' where id = any ($1)`, [chosen.map(({ id }) => id)])
  return made.id
}

function notReady({ number, status, heldBy }: ChosenInvoice): string[] {
  if (heldBy !== null) return [`${number} steht schon im Zahllauf ${heldBy}.`]
  if (status === 'approved') return []
  return [`${number} ist nicht freigegeben, sondern ${supplierInvoiceStatuses[status].label.toLowerCase()}.`]
}

function notPayable(messages: readonly string[]): void {
  if (messages.length === 0) return
  const violations = messages.map((message) => ({ propertyPath: 'supplierInvoices', message }))
  throw new ApiError(422, 'not_payable', messages.join(' '), { violations })
}

function itemsOf(transfers: readonly Transfer[]) {
  return transfers.flatMap(({ payee, iban, purpose, invoices }, place) =>
    invoices.map(({ id, type, cents }) => ({
      ...{ supplierInvoiceId: id, place, payee, iban, purpose },
      amountCents: type === 'credit' ? -cents : cents,
    })),
  )
}
