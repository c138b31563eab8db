import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { vouchersOf } from '../../features/trip-documents/vouchers/api.ts'
import { counted } from '../../lib/format.ts'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TripPage } from './trip-page.tsx'
import Vouchers from './vouchers.tsx'

const route = getRouteApi('/shell/orders/$orderId/voucher')

/** What each provider is handed by the guide (002 §2). */
export function VoucherPage() {
  const orderId = Number(route.useParams().orderId)
  const { data } = useQuery(vouchersOf(orderId))
  const hint =
    data === undefined ? '' : `${counted(data.total, ['Leistung', 'Leistungen'])}, Doppelklick öffnet die Leistung`
  return (
    <TripPage orderId={orderId}>
      <PageHead title="VOUCHER" hint={hint} />
      <Vouchers key={orderId} orderId={orderId} />
    </TripPage>
  )
}
