import { invoiceTypes } from '@reisewerk/domain/invoices/invoice-types.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { day } from '../../lib/format.ts'
import { paths } from '../../paths.ts'
import { SidePanel } from '../../ui/dialogs/side-panel.tsx'
import { OutdatedMark } from '../../ui/marks/outdated-mark.tsx'
import { tripChanged, useOutdated } from '../files/outdated/api.ts'
import { centsOf, type OpenItem } from './api.ts'
import { shownAmount } from './open-item-columns.tsx'
import classes from './payments.module.css'

type Props = { item: OpenItem; onClose: () => void; children: ReactNode }

/** The invoice of a row: what is open stands in the field, one more key records it, and the list is there again. */
export function PayPanel({ item, onClose, children }: Props) {
  const { id, type, invoiceNumber, client, document, order, orderNumber, tripName, dueAt } = item
  const changes = useOutdated(idOf(order))(document.id)
  const facts = [
    ['Kunde', client?.companyName ?? ''],
    ['Betrag', shownAmount(item.amount)],
    ['bezahlt', shownAmount(item.paid)],
    ['offen', shownAmount(item.open)],
    ['fällig', day(dueAt)],
    ...(item.discount === null || item.discountUntil === null
      ? []
      : [['Skonto', `${shownAmount(item.discount)} bis ${day(item.discountUntil)}`] as const]),
    ...(centsOf(item.reminderFees) === 0 ? [] : [['Mahngebühren offen', shownAmount(item.reminderFees)] as const]),
  ] as const
  return (
    <SidePanel title={`${invoiceTypes[type].label} ${invoiceNumber}`} onClose={onClose}>
      <div className={classes.panel}>
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>Reise</dt>
            <dd>
              <Link {...paths.clientInvoice(idOf(order), { invoice: id })} className={classes.trip}>
                {orderNumber} <span>{tripName}</span>
              </Link>
            </dd>
          </div>
        </dl>
        <OutdatedMark changes={changes} word={tripChanged} />
        {children}
      </div>
    </SidePanel>
  )
}
