import { Link } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { useOutdated } from '../files/outdated/api.ts'
import type { Invoice } from './api.ts'
import classes from './invoices.module.css'

/** Why no other invoice over the price can be made, what of the trip it does not know, and what would make room for one (§ 14c UStG). */
export function Charged({ orderId, by: { id, invoiceNumber, document } }: { orderId: number; by: Invoice }) {
  const changes = useOutdated(orderId)(document.id)
  return (
    <>
      Die Reise ist mit{' '}
      <Link {...paths.clientInvoice(orderId, { invoice: id })} className={classes.elsewhere}>
        {invoiceNumber}
      </Link>{' '}
      {changes.length === 0 ? 'ganz abgerechnet' : `abgerechnet und seither geändert: ${changes.join(' · ')}`}. Eine
      andere gibt es nach ihrer{' '}
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
