import { amount, counted, currencySign, today } from '../../../lib/format.ts'
import type { Trip } from '../../orders/trip/api.ts'
import { type Invoice, isCounting } from '../api.ts'
import { chargeOf } from '../invoice-chain.ts'
import { centsOf, stateOfInvoice } from '../invoice-state.ts'
import { useSettled } from '../use-settled.ts'
import classes from './overview.module.css'

/** How the trip stands: its price, what of it was paid, what is open and overdue, and what does not count. */
export function InvoiceTotals({ trip, invoices }: { trip: Trip; invoices: readonly Invoice[] }) {
  const { totals } = useSettled(trip, invoices)
  const sign = currencySign(trip.orderCurrency)
  const counting = invoices.filter(isCounting)
  const payments = counting.flatMap((invoice) => invoice.payments)
  const late = counting.filter((invoice) => stateOfInvoice(invoice, today()).tone === 'bad')
  const overdue = late.reduce((sum, { open }) => sum + centsOf(open), 0)
  const left = invoices.filter((invoice) => !counting.includes(invoice) && centsOf(invoice.paid) !== 0)
  const uncounted = left.reduce((sum, { paid }) => sum + centsOf(paid), 0)
  const charge = chargeOf(invoices)
  // A cancelled trip owes what was charged for that, not its price.
  const due =
    charge === null
      ? totals.due
      : invoices
          .filter(({ billingType }) => billingType === 'included')
          .reduce((sum, { open }) => sum + centsOf(open), 0)
  const facts = [
    charge === null
      ? { label: 'Reisepreis', cents: totals.beforePayments, more: '' }
      : { label: 'Stornokosten', cents: centsOf(charge.total), more: charge.invoiceNumber },
    {
      label: 'bezahlt',
      cents: totals.payments,
      more: payments.length === 0 ? '' : counted(payments.length, ['Zahlung', 'Zahlungen']),
    },
    { label: due < 0 ? 'Erstattung' : 'offen', cents: due, more: '', isStrong: true },
    ...(overdue > 0 ? [{ label: 'davon überfällig', cents: overdue, more: numbersOf(late), isLate: true }] : []),
    ...(uncounted === 0 ? [] : [{ label: 'zählt nicht mit', cents: uncounted, more: numbersOf(left) }]),
  ]
  return (
    <dl className={classes.totals} aria-label="Stand der Zahlungen">
      {facts.map(({ label, cents, more, ...how }) => (
        <div key={label} data-strong={'isStrong' in how || undefined} data-late={'isLate' in how || undefined}>
          <dt>{label}</dt>
          <dd>
            {amount(cents)} {sign} <span>{more}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function numbersOf(invoices: readonly Invoice[]): string {
  return invoices.map(({ invoiceNumber }) => invoiceNumber).join(', ')
}
