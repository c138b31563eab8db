import { Button } from '@mantine/core'
import { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { invoicesSorted } from '../../../features/invoices/api.ts'
import type { InvoiceSearch } from '../../../features/invoices/invoice-search.ts'
import classes from '../../../features/invoices/invoices.module.css'
import { InvoicesHead } from '../../../features/invoices/invoices-head.tsx'
import { InvoiceOverview } from '../../../features/invoices/overview/invoice-overview.tsx'
import { usualSort } from '../../../features/invoices/overview/invoice-table.tsx'
import { tripOf } from '../../../features/orders/trip/api.ts'
import { InvoiceReminders } from '../../../features/payments/reminders/invoice-reminders.tsx'
import { StoredPapers } from '../../../features/trip-documents/stored-papers.tsx'
import { ExportButton } from '../../../list/export-button.tsx'
import { paths } from '../../../paths.ts'
import { late } from '../../../ui/late.tsx'
import { LoadingRows } from '../../../ui/lists/list-state.tsx'
import { TripPage } from '../trip-page.tsx'

const InvoiceEditor = late(() => import('../../../features/invoices/create/invoice-editor.tsx'))
const route = getRouteApi('/shell/orders/$orderId/client-invoice')

/** The invoices of a trip to its client: those there are, a new one, and every document made of them (002 §2). */
export function ClientInvoicePage() {
  const orderId = Number(route.useParams().orderId)
  return (
    <TripPage orderId={orderId}>
      <Suspense fallback={<LoadingRows rows={12} />}>
        <Tab key={orderId} orderId={orderId} />
      </Suspense>
    </TripPage>
  )
}

function Tab({ orderId }: { orderId: number }) {
  const { data: trip } = useSuspenseQuery(tripOf(orderId))
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { tab = 'list' } = search
  const onSearch = (next: InvoiceSearch) => void navigate({ search: next })
  if (tab === 'create') {
    return (
      <Suspense
        fallback={
          <>
            <InvoicesHead orderId={orderId} active="create" />
            <LoadingRows rows={12} />
          </>
        }
      >
        <InvoiceEditor trip={trip} search={search} onSearch={onSearch} />
      </Suspense>
    )
  }
  if (tab === 'documents') {
    return (
      <>
        <InvoicesHead orderId={orderId} active="documents" />
        <div className={classes.below}>
          <StoredPapers orderId={orderId} type="invoice" title="Abgelegte Rechnungsdokumente" />
          <StoredPapers orderId={orderId} type="reminder" title="Abgelegte Mahnungen" />
        </div>
      </>
    )
  }
  return (
    <>
      <InvoicesHead orderId={orderId} active="list">
        <ExportButton
          path={`/api/${clientInvoiceContract.name}/export.xlsx`}
          query={{ ...invoicesSorted(orderId, search.sort ?? usualSort), '_groups[]': ['client_invoice_read'] }}
        />
        <Button
          variant="default"
          leftSection={<IconPlus size={15} aria-hidden />}
          renderRoot={(root) => <Link {...root} {...paths.clientInvoice(orderId, { tab: 'create' })} />}
        >
          Rechnung erstellen
        </Button>
      </InvoicesHead>
      <InvoiceOverview
        trip={trip}
        search={search}
        reminders={(invoice) => <InvoiceReminders invoice={invoice} />}
        onSearch={(change) => void navigate({ search: (before) => ({ ...before, ...change }), replace: true })}
      />
    </>
  )
}
