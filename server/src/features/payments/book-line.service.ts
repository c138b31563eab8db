import { germanDate } from '@reisewerk/domain/calendar-date.ts'
import { decimalAmount, formatMoney } from '@reisewerk/domain/money.ts'
import {
  type BankProposal,
  type BookLine,
  withheldFromYou,
} from '@reisewerk/domain/payments/bank/bank-line.contract.ts'
import { proposalsFor } from '@reisewerk/domain/payments/bank/matching.ts'
import { refusal } from '@reisewerk/domain/refusal.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound, refused, violated } from '../../platform/errors.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { recordPayment, removePayment } from '../invoices/payments.service.ts'
import {
  type LockedLine,
  readBankLine,
  readBookedPayments,
  readOpenInvoices,
  readSettledNumbers,
} from './bank-lines.queries.ts'

/** For which invoices an entry may be, with what speaks for each. @throws ApiError 404 */
export async function proposeFor(trx: Transaction, id: number): Promise<BankProposal[]> {
  const line = await readBankLine(trx, id, false)
  if (line === null) throw notFound('Umsatz')
  const rest = line.cents - line.bookedCents
  if (rest === 0 || line.state === 'repeat' || line.isWithheld) return []
  const open = await readOpenInvoices(trx, line.organisationId, line.currency)
  const settled = await readSettledNumbers(trx, line)
  const known = new Map(open.map((invoice) => [invoice.id, invoice]))
  const money = (cents: number) => ({
    ...{ amount: decimalAmount(cents), currency: line.currency },
    formatted: formatMoney({ cents, currency: line.currency }),
  })
  return proposalsFor({ ...line, cents: rest }, open, settled).map(({ reasons, parts, isSure }) => ({
    isSure,
    reasons: [...reasons],
    parts: parts.flatMap(({ invoiceId, cents }) => {
      const invoice = known.get(invoiceId)
      if (invoice === undefined) return []
      const { number, clientName, openCents } = invoice
      return [
        {
          ...{ clientInvoice: linkTo('client_invoices', invoiceId), invoiceNumber: number, clientName },
          ...{ open: money(openCents), amount: money(cents) },
        },
      ]
    }),
  }))
}

/**
 * Books an entry on one invoice or several, each a payment of its own: all of them or none, and never more than came in.
 * @throws ApiError 404, 409 for one that is for administrators, 422 at the part that cannot be
 */
export async function bookLine(trx: Transaction, id: number, { parts }: BookLine, desk: Desk): Promise<void> {
  const line = await lockLine(trx, id)
  checkParts(line, parts)
  const note =
    line.statementNumber === ''
      ? `Kontoauszug vom ${germanDate(line.bookingDate)}`
      : `Kontoauszug ${line.statementNumber}`
  // In the order of their numbers, so that two people who book for the same invoices wait for each other and no more.
  for (const { clientInvoice, amount } of parts.toSorted((one, other) => one.clientInvoice - other.clientInvoice)) {
    await recordPayment(trx, { clientInvoice, amount, dateOfPayment: line.bookingDate, note }, desk, {
      id,
      organisationId: line.organisationId,
      currency: line.currency,
    })
  }
}

function checkParts({ cents, bookedCents, currency, state }: LockedLine, parts: BookLine['parts']): void {
  if (state === 'repeat') {
    const message =
      'Dieser Umsatz ist wahrscheinlich schon eingelesen. Bitte zuerst sagen, dass es eine andere Zahlung ist.'
    throw violated({ propertyPath: 'parts', message })
  }
  const rest = cents - bookedCents
  if (parts.length === 0) throw violated({ propertyPath: 'parts', message: 'Bitte eine Rechnung wählen' })
  const turned = parts.findIndex(({ amount }) => Math.sign(amount.cents) !== Math.sign(cents))
  if (turned >= 0) {
    const message = cents < 0 ? 'Der Betrag ging hinaus und liegt unter 0.' : 'Der Betrag kam herein und liegt über 0.'
    throw violated({ propertyPath: `parts[${turned}].amount`, message })
  }
  const sum = parts.reduce((all, { amount }) => all + amount.cents, 0)
  if (Math.abs(sum) <= Math.abs(rest)) return
  const left = formatMoney({ cents: rest, currency })
  throw violated({ propertyPath: 'parts', message: `Von diesem Umsatz sind nur noch ${left} zuzuordnen.` })
}

/** Takes back what was booked from an entry: it is open again; the removed payments stay kept. @throws ApiError 404, 409 */
export async function releaseLine(trx: Transaction, id: number, desk: Desk): Promise<void> {
  await lockLine(trx, id)
  for (const payment of await readBookedPayments(trx, id)) await removePayment(trx, payment, desk)
}

/** Who does not see the trip on which a part of an entry is booked neither books its rest nor takes anything back (decision 153). */
async function lockLine(trx: Transaction, id: number): Promise<LockedLine> {
  const line = await readBankLine(trx, id, true)
  if (line === null) throw notFound('Umsatz')
  if (line.isWithheld) throw refused(refusal('bank_line_withheld', withheldFromYou))
  return line
}
