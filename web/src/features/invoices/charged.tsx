import { Link } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import type { Invoice } from './api.ts'
import classes from './invoices.module.css'

/** Why no other invoice over the price can be made, and what would make room for one (§ 14c UStG). */
export function Charged({ orderId, by: { id, invoiceNumber } }: { orderId: number; by: Invoice }) {
  return (
    <>
      Die Reise ist mit{' '}
      <Link {...paths.clientInvoice(orderId, { invoice: id })} className={classes.elsewhere}>
        {invoiceNumber}
      </Link>{' '}
      ganz abgerechnet. Eine andere gibt es nach ihrer{' '}
      <Link
        {...paths.clientInvoice(orderId, { tab: 'create', type: 'cancelation', cancels: id })}
        className={classes.elsewhere}
      >
        Stornorechnung
      </Link>
      .
    </>
  )
}
