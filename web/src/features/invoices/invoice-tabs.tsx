import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { count } from '../../lib/format.ts'
import { paths } from '../../paths.ts'
import classes from '../../ui/layout/page-tabs.module.css'
import { invoicesOf } from './api.ts'
import { type InvoiceTab, invoiceTabs } from './invoice-search.ts'

type Props = { orderId: number; active: InvoiceTab | 'settlement' }

/** The pages of a trip's invoices: for the clerk they are one place. */
export function InvoiceTabs({ orderId, active }: Props) {
  const { data } = useQuery(invoicesOf(orderId))
  const total = data?.total ?? 0
  const pages = [
    { key: 'settlement', label: 'Abrechnung', link: paths.invoices(orderId), total: 0 },
    ...(Object.keys(invoiceTabs) as InvoiceTab[]) // its own keys
      .map((key) => ({
        key,
        label: invoiceTabs[key],
        link: paths.clientInvoice(orderId, key === 'list' ? {} : { tab: key }),
        total: key === 'list' ? total : 0,
      })),
  ]
  return (
    <div className={classes.tabs} role="tablist" aria-label="Rechnungen">
      {pages.map(({ key, label, link, total: shown }) => (
        <Link
          key={key}
          {...link}
          role="tab"
          aria-selected={key === active}
          // Without a tab of its own the list's address is part of every other one.
          activeOptions={{ exact: true }}
          className={classes.tab}
        >
          {label}
          {shown > 0 && <span className={classes.count}>{count(shown)}</span>}
        </Link>
      ))}
    </div>
  )
}
