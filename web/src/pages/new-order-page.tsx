import { getRouteApi } from '@tanstack/react-router'
import { NewOrderForm } from '../features/orders/new-order/new-order-form.tsx'

const route = getRouteApi('/shell/orders/add')

export function NewOrderPage() {
  const { copy } = route.useSearch()
  // Another trip to copy is another form.
  return <NewOrderForm key={copy} copy={copy} />
}
