import { getRouteApi } from '@tanstack/react-router'
import { NewOrderForm } from '../features/orders/new-order/new-order-form.tsx'

const route = getRouteApi('/shell/orders/add')

export function NewOrderPage() {
  const { copy, client } = route.useSearch()
  // Another trip to copy, or another client, is another form.
  return <NewOrderForm key={`${copy} ${client}`} copy={copy} client={client} />
}
