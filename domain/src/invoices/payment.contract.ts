import { userContract } from '../accounts/user.contract.ts'
import { contract } from '../contract/contract.ts'
import { choice, day, instant, link, money, text } from '../contract/fields.ts'

/** What a payment is; without saying so, money that came in, or below nothing that went back. */
export const paymentKinds = {
  payment: { label: 'Zahlung' },
  refund: { label: 'Rückzahlung' },
  /** What a bank on the way kept back: the client has paid it. */
  fee: { label: 'Bankgebühr' },
  /** Taken off for paying early, as the invoice allows: it came in with no money (§ 17 UStG). It goes with its payment. */
  discount: { label: 'Skonto' },
  /** Paid for having been reminded, beside what the invoice asks for (decision 060). */
  reminderFee: { label: 'Mahngebühr' },
} as const
export type PaymentKind = keyof typeof paymentKinds

/**
 * Money that came in for an invoice, or went back to the client when it is below nothing (002 §3). It is never changed: a wrong
 * one is removed and recorded anew, and what was removed stays kept with who did it.
 */
export const paymentContract = contract({
  name: 'payments',
  title: 'Zahlung',
  fields: {
    order: link('orders', { label: 'Reise', write: 'never' }),
    clientInvoice: link('client_invoices', { label: 'Rechnung', write: 'create', required: true }),
    invoiceNumber: text({ label: 'Rechnungsnummer', write: 'never' }),
    dateOfPayment: day({ label: 'Zahlungseingang', write: 'create', required: true }),
    amount: money({ label: 'Betrag', write: 'create', required: true }),
    kind: choice(paymentKinds, { label: 'Art', write: 'create' }),
    /** Where it stands: 'Auszug 32'. */
    note: text({ label: 'Vermerk', write: 'create', max: 200 }),
    user: link('users', {
      label: 'Erfasst von',
      write: 'never',
      expand: { contract: userContract, groups: ['payment_read'] },
    }),
    createdAt: instant({ label: 'Erfasst am', write: 'never' }),
  },
  filters: { id: 'in', 'order.id': 'in', 'clientInvoice.id': 'in', dateOfPayment: 'range' },
  orderBy: ['id', 'dateOfPayment', 'amount'],
})
