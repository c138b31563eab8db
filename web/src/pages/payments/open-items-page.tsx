import { getRouteApi } from '@tanstack/react-router'
import { PaymentList } from '../../features/invoices/overview/payment-list.tsx'
import type { OpenItemSearch } from '../../features/payments/open-item-search.ts'
import { OpenItemsList } from '../../features/payments/open-items-list.tsx'
import { useListChange } from '../../list/use-list-change.ts'

const route = getRouteApi('/shell/open-items')

/** 'Zahlungen': what is still to come in, over all trips (INV-08). */
export function OpenItemsPage() {
  const change = useListChange<OpenItemSearch>(route.useNavigate())
  return (
    <OpenItemsList
      search={route.useSearch()}
      onChange={change}
      payments={(invoice, onRecorded) => <PaymentList invoice={invoice} onRecorded={onRecorded} />}
    />
  )
}
