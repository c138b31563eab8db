import { Button } from '@mantine/core'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { IconCash, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { amount, currencySign, day } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { EmptyState } from '../../../ui/lists/list-state.tsx'
import table from '../../../ui/lists/table.module.css'
import { detailOf, type Invoice, isCounting, isOfInvoice, type Payment } from '../api.ts'
import { centsOf, whyNotCounting } from '../invoice-state.ts'
import classes from '../invoices.module.css'

type Props = { orderId: number; invoices: readonly Invoice[]; currency: string }

const dayOf = ({ dateOfPayment }: Payment) => dateOfWire(dateOfPayment) ?? ''

/** Payments of visible, not cancelled invoices (002 §4); what does not count is named, or the sum would look wrong. */
export function ReceivedPanel({ orderId, invoices, currency }: Props) {
  const counting = invoices.filter(isCounting)
  const payments = counting
    .flatMap((invoice) => invoice.payments.filter(isOfInvoice).map((payment) => ({ payment, invoice })))
    .toSorted(
      (one, other) => dayOf(other.payment).localeCompare(dayOf(one.payment)) || other.payment.id - one.payment.id,
    )
  const sum = payments.reduce((cents, { payment }) => cents + centsOf(payment.amount), 0)
  const left = invoices.filter((invoice) => !counting.includes(invoice) && centsOf(invoice.paid) !== 0)
  const open = counting.find((invoice) => centsOf(invoice.open) > 0)
  return (
    <Panel
      title="Zahlungseingänge"
      actions={
        open !== undefined && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            renderRoot={(root) => <Link {...root} {...paths.clientInvoice(orderId, { invoice: open.id, pay: true })} />}
          >
            Zahlung
          </Button>
        )
      }
      flush
    >
      {payments.length === 0 ? (
        <EmptyState icon={IconCash} text="Es sind noch keine Zahlungen eingegangen" />
      ) : (
        <table className={table.table} aria-label="Zahlungseingänge">
          <colgroup>
            <col width={108} />
            <col />
            <col width={116} />
          </colgroup>
          <tbody>
            {payments.map(({ payment, invoice }) => (
              <tr key={payment.id}>
                <td>{day(payment.dateOfPayment)}</td>
                <td>
                  <Link {...paths.clientInvoice(orderId, { invoice: invoice.id })} className={table.link}>
                    {invoice.invoiceNumber}
                  </Link>{' '}
                  <span className={classes.detail}>{detailOf(payment)}</span>
                </td>
                <td className={table.number}>{amount(centsOf(payment.amount))}</td>
              </tr>
            ))}
            <tr>
              <td className={table.strong}>Summe</td>
              <td />
              <td className={`${table.number} ${table.strong}`}>
                {amount(sum)} {currencySign(currency)}
              </td>
            </tr>
          </tbody>
        </table>
      )}
      {left.map((invoice) => (
        <p key={invoice.id} className={classes.note}>
          {invoice.paid.formatted} zu {invoice.invoiceNumber} zählen nicht mit: {whyNotCounting(invoice)}.
        </p>
      ))}
    </Panel>
  )
}
