import { NewOrderForm } from '../features/orders/new-order/new-order-form.tsx'

export function NewOrderPage() {
  return <NewOrderForm />
}
