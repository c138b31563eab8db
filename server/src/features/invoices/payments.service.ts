import type { NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import { discountLost, discountTaken } from '@reisewerk/domain/invoices/early-payment.ts'
import { longBeforeQuestion, paymentDateFault } from '@reisewerk/domain/invoices/invoice-faults.ts'
import type { PaymentKind, paymentContract } from '@reisewerk/domain/invoices/payment.contract.ts'
import { recordedAlready } from '@reisewerk/domain/invoices/recorded-already.ts'
import { receivedOf, refundFault } from '@reisewerk/domain/invoices/standing.ts'
import { formatMoney } from '@reisewerk/domain/money.ts'
import { feeGivenBack, feePart, feeReturned, type PaidFees } from '@reisewerk/domain/payments/reminders/paid-fees.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound, refused, violated } from '../../platform/errors.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import {
  insertPayment,
  lockPaidInvoice,
  markRemoved,
  type PaidInvoice,
  readDiscountStandings,
  readPaidFees,
  readRecorded,
  takeDiscountsBack,
} from './payments.queries.ts'

/** The entry of a bank from which a payment is booked. */
type BankLine = { readonly id: number; readonly organisationId: number; readonly currency: string }

/**
 * Records money that came in for an invoice, or went back. What it changes on the invoice follows by itself.
 * @param bankLine of which it is a part, locked; null for what somebody typed
 * @throws ApiError 422 at the invoice, the amount or the day; 409 'recorded_already' for what is recorded already, or 'long_before_invoice', and not confirmed
 */
export async function recordPayment(
  trx: Transaction,
  {
    clientInvoice,
    dateOfPayment,
    amount,
    kind = amount.cents < 0 ? 'refund' : 'payment',
    note = '',
  }: NewBodyOf<typeof paymentContract>,
  { today, now }: Desk,
  bankLine: BankLine | null = null,
): Promise<number> {
  const invoice = await lockPaidInvoice(trx, clientInvoice)
  if (invoice === null) throw violated({ propertyPath: 'clientInvoice', message: 'Rechnung wurde nicht gefunden.' })
  if (bankLine !== null && bankLine.organisationId !== invoice.organisationId) {
    throw violated({ propertyPath: 'clientInvoice', message: 'Die Rechnung ist von einer anderen Organisation.' })
  }
  if (bankLine !== null && bankLine.currency !== invoice.currency) {
    throw violated({ propertyPath: 'clientInvoice', message: `Die Rechnung ist in ${invoice.currency} gestellt.` })
  }
  if (kind === 'discount') {
    const message = 'Skonto kommt mit der Zahlung, die um genau diesen Betrag kürzer ist.'
    throw violated({ propertyPath: 'kind', message })
  }
  if (amount.cents === 0) throw violated({ propertyPath: 'amount', message: 'Bitte einen Betrag angeben' })
  // What is given back of a fee is a fee below nothing (decision 163).
  if (kind !== 'reminderFee' && (kind === 'refund') !== amount.cents < 0) {
    const message = kind === 'refund' ? 'Eine Rückzahlung liegt unter 0.' : 'Was zurückgeht, ist eine Rückzahlung.'
    throw violated({ propertyPath: 'amount', message })
  }
  if (amount.currency !== null && amount.currency !== invoice.currency) {
    const message = `Die Rechnung ist in ${invoice.currency} gestellt.`
    throw violated({ propertyPath: 'amount', message })
  }
  const { openCents, openFeeCents, feeCreditCents } = invoice
  const paidFees = amount.cents < 0 ? await readPaidFees(trx, clientInvoice) : { paidCents: 0, parts: [] }
  const backCents =
    kind === 'reminderFee'
      ? Math.max(0, -amount.cents)
      : kind === 'refund'
        ? feeReturned(amount.cents, receivedOf(invoice), paidFees) ||
          feeGivenBack(amount.cents, openCents, feeCreditCents)
        : 0
  const fault =
    paymentDateFault(dateOfPayment, today) ?? refundFault(amount.cents + backCents, invoice, invoice.currency)
  if (fault !== null) throw refused(fault)
  checkFee({ kind, cents: amount.cents }, invoice, paidFees)
  if (!trx.isConfirmed) {
    const recorded = await readRecorded(trx, clientInvoice)
    const question =
      longBeforeQuestion(dateOfPayment, invoice) ??
      recordedAlready({ cents: amount.cents, dateOfPayment }, recorded, invoice)
    if (question !== null) throw refused(question)
  }
  const feeCents = kind === 'payment' ? feePart(amount.cents, openCents, openFeeCents) : 0
  const record = (cents: number, as: PaymentKind, discountOfId: number | null = null) =>
    insertPayment(trx, {
      ...{ orderId: invoice.orderId, clientInvoiceId: clientInvoice, dateOfPayment, kind: as, note },
      ...{ amountCents: cents, amountCurrency: invoice.currency, userId: trx.actor.userId },
      // What came off came in with no entry.
      ...{ bankLineId: discountOfId === null ? (bankLine?.id ?? null) : null, discountOfId },
    })
  // What is more than the invoice asks for settles what reminding has cost (decision 060).
  const ofFees = feeCents - backCents
  const fee = kind !== 'reminderFee' && ofFees !== 0 ? await record(ofFees, 'reminderFee') : null
  if (fee !== null && ofFees === amount.cents) return fee
  const id = await record(fee === null ? amount.cents : amount.cents - ofFees, kind)
  const taken =
    kind === 'payment' ? discountTaken({ cents: amount.cents, on: dateOfPayment }, openCents, invoice.discount) : 0
  if (taken > 0) await record(taken, 'discount', id)
  if (kind === 'refund') await settleDiscounts(trx, clientInvoice, now)
  return id
}

/**
 * Fees are paid as far as they are asked for. They go back as far as they were paid and are asked for no more, or as they came in on this
 * invoice: then a bank has returned them, and they are asked for again.
 * @throws ApiError 422
 */
function checkFee(
  { kind, cents }: { readonly kind: PaymentKind; readonly cents: number },
  { openFeeCents, feeCreditCents, currency }: PaidInvoice,
  { paidCents }: PaidFees,
): void {
  if (kind !== 'reminderFee') return
  const returnable = Math.max(feeCreditCents, paidCents)
  const told = (amount: number) => formatMoney({ cents: amount, currency })
  const message =
    cents > openFeeCents
      ? `An Mahngebühren sind nur ${told(openFeeCents)} offen.`
      : cents < -returnable
        ? `An Mahngebühren sind nur ${told(returnable)} zurückzugeben.`
        : null
  if (message !== null) throw violated({ propertyPath: 'amount', message })
}

/** Takes back a payment that was recorded by mistake: it counts no more, and stays kept with who took it back and when. */
export async function removePayment(trx: Transaction, id: number, { now }: Desk): Promise<void> {
  const invoice = await markRemoved(trx, id, trx.actor.userId, now)
  if (invoice === null) throw notFound('Zahlung')
  await settleDiscounts(trx, invoice, now)
}

/**
 * After money went back, or a payment was taken back: a discount whose payment did not stay comes off no more, by bank file and by
 * hand alike, and comes off again where it turns out that nothing went back.
 */
async function settleDiscounts(trx: Transaction, invoiceId: number, now: Date): Promise<void> {
  for (const one of await readDiscountStandings(trx, invoiceId)) {
    const { discountCents, uncoveredCents, payment, terms } = one
    if (discountLost(discountCents, uncoveredCents) > 0) {
      await takeDiscountsBack(trx, one.invoiceId, trx.actor.userId, now)
    } else if (discountCents === 0 && payment !== null) {
      const cents = discountTaken(payment, uncoveredCents + payment.cents, terms)
      if (cents === 0) continue
      await insertPayment(trx, {
        ...{
          orderId: one.orderId,
          clientInvoiceId: one.invoiceId,
          dateOfPayment: payment.on,
          kind: 'discount',
          note: '',
        },
        ...{ amountCents: cents, amountCurrency: one.currency, userId: trx.actor.userId, discountOfId: payment.id },
      })
    }
  }
}
