import { Button } from '@mantine/core'
import { IconPlus, IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLastKnown } from '../../../lib/use-last-known.ts'
import { paths } from '../../../paths.ts'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { Pager } from '../../../ui/lists/pager.tsx'
import { useOutdated } from '../../files/outdated/api.ts'
import type { Trip } from '../../orders/trip/api.ts'
import { type Invoice, invoicePage, invoicesFailed, invoicesOf, invoicesPerPage } from '../api.ts'
import type { InvoiceSearch } from '../invoice-search.ts'
import { InvoiceDetail } from './invoice-detail.tsx'
import { InvoiceTable, usualSort } from './invoice-table.tsx'
import { InvoiceTotals } from './invoice-totals.tsx'
import classes from './overview.module.css'

type Props = {
  trip: Trip
  search: InvoiceSearch
  onSearch: (search: Partial<InvoiceSearch>) => void
  reminders?: (invoice: Invoice) => ReactNode
}

/** 'Rechnungsübersicht': the invoices of a trip, 20 a page (002 §2), and beside them the one in hand. */
export function InvoiceOverview({ trip, search, onSearch, reminders }: Props) {
  const { page = 1, sort = usualSort } = search
  const changesOf = useOutdated(trip.id)
  const side = useRef<HTMLElement>(null)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...invoicePage(trip.id, page, sort),
    placeholderData: (before) => before,
  })
  const all = useQuery(invoicesOf(trip.id)).data?.items ?? []
  const items = data?.items ?? []
  const known = [...items, ...all]
  const chosen = known.find(({ id }) => id === search.invoice) ?? items[0] ?? null
  const shown = useLastKnown(chosen)
  const toPayment = () => side.current?.querySelector<HTMLInputElement>('input[data-payment]')?.focus()
  // Whoever comes for a payment begins where it is typed, as soon as that is there.
  const isAwaited = search.pay === true && data !== undefined && shown?.id === search.invoice
  useEffect(() => {
    if (!isAwaited) return
    toPayment()
    onSearch({ pay: undefined })
  })
  if (data === undefined) {
    return isError ? <ErrorState text={invoicesFailed} onRetry={() => void refetch()} /> : <LoadingRows rows={8} />
  }
  if (data.total === 0) {
    return (
      <EmptyState
        icon={IconReceipt}
        text="Es wurden noch keine Rechnungen ausgestellt"
        action={
          <Button
            variant="default"
            leftSection={<IconPlus size={15} aria-hidden />}
            renderRoot={(root) => <Link {...root} {...paths.clientInvoice(trip.id, { tab: 'create' })} />}
          >
            Rechnung erstellen
          </Button>
        }
      />
    )
  }
  return (
    <div className={classes.columns}>
      <div>
        <Suspense fallback={<LoadingRows rows={1} rowHeight={53} />}>
          <InvoiceTotals trip={trip} invoices={all} />
        </Suspense>
        <div className={classes.rows}>
          <InvoiceTable
            invoices={items}
            changesOf={changesOf}
            currency={trip.orderCurrency}
            chosen={chosen?.id ?? null}
            sort={sort}
            onSort={(next) => onSearch({ sort: next, page: undefined })}
            onChoose={(invoice) => onSearch({ invoice })}
            onPay={() => requestAnimationFrame(toPayment)}
          />
        </div>
        <Pager
          page={page}
          pageSize={invoicesPerPage}
          total={data.total}
          isStale={isPlaceholderData}
          noun={['Rechnung', 'Rechnungen']}
          onPage={(next) => onSearch({ page: next === 1 ? undefined : next })}
        />
      </div>
      <aside ref={side} className={classes.side} aria-label="Ausgewählte Rechnung">
        {shown !== null && <InvoiceDetail key={shown.id} invoice={shown} orderId={trip.id} reminders={reminders} />}
      </aside>
    </div>
  )
}
