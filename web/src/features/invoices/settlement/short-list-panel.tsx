import { invoiceTypes } from '@reisewerk/domain/invoices/invoice-types.ts'
import { IconReceipt } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { amount, today } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { EmptyState } from '../../../ui/lists/list-state.tsx'
import table from '../../../ui/lists/table.module.css'
import { Badge } from '../../../ui/marks/badge.tsx'
import type { Invoice } from '../api.ts'
import { centsOf, stateOfInvoice } from '../invoice-state.ts'
import classes from '../invoices.module.css'

/** The invoices of the trip at a glance; everything else about them is one tab to the right. */
export function ShortListPanel({ orderId, invoices }: { orderId: number; invoices: readonly Invoice[] }) {
  return (
    <Panel title="Rechnungen" hint={invoices.length > 0 ? invoices.length : undefined} flush>
      {invoices.length === 0 && <EmptyState icon={IconReceipt} text="Es wurden noch keine Rechnungen ausgestellt" />}
      {invoices.length > 0 && (
        <table className={table.table} aria-label="Rechnungen der Reise">
          <colgroup>
            <col />
            <col width={100} />
            <col width={116} />
          </colgroup>
          <tbody>
            {invoices.map((invoice) => {
              const { label, tone } = stateOfInvoice(invoice, today())
              const isOff = invoice.billingType === 'not_included' || invoice.status === 'canceled'
              return (
                <tr key={invoice.id} className={isOff ? table.off : undefined}>
                  <td className={classes.stacked}>
                    <Link {...paths.clientInvoice(orderId, { invoice: invoice.id })} className={table.link}>
                      {invoice.invoiceNumber}
                    </Link>
                    <span className={classes.detail}>{invoiceTypes[invoice.type].label}</span>
                  </td>
                  <td className={table.number}>{amount(centsOf(invoice.amount))}</td>
                  <td>
                    <Badge tone={tone}>{label}</Badge>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
