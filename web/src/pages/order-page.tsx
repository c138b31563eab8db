import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { itemOf } from '../lib/api.ts'
import { PageHead } from '../ui/page-head.tsx'

const route = getRouteApi('/shell/orders/$orderId')

export function OrderPage() {
  const { orderId } = route.useParams()
  const { data: order } = useSuspenseQuery(itemOf(orderContract, Number(orderId), ['trip_dashboard_read']))
  return <PageHead title="REISEMASKE" hint={`${order.orderNumber} ${order.trip.name}`} />
}
