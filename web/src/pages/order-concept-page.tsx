import { getRouteApi } from '@tanstack/react-router'
import { OrderConceptView } from '../features/concepts/order-concept-view.tsx'

const route = getRouteApi('/shell/order_concepts/$id')

/** The page of an overall concept. */
export function OrderConceptPage() {
  const { id } = route.useParams()
  return <OrderConceptView key={id} id={Number(id)} />
}
