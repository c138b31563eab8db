import type { ReactNode } from 'react'
import { PageHead } from '../../ui/layout/page-head.tsx'
import type { InvoiceTab } from './invoice-search.ts'
import { InvoiceTabs } from './invoice-tabs.tsx'

type Props = { orderId: number; active: InvoiceTab | 'settlement'; children?: ReactNode }

/** The first line of every page of a trip's invoices. */
export function InvoicesHead({ orderId, active, children }: Props) {
  return (
    <PageHead title="Rechnungen" tabs={<InvoiceTabs orderId={orderId} active={active} />}>
      {children}
    </PageHead>
  )
}
