import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { tripOf } from '../features/orders/trip/api.ts'
import { TripHeader } from '../features/orders/trip/trip-header.tsx'
import { TripPanels } from '../features/orders/trip/trip-panels.tsx'
import { paths } from '../paths.ts'
import classes from './order-page.module.css'

const route = getRouteApi('/shell/orders/$orderId')

/** The mask of a trip: its head, its panels and its day plan (000 §2.2). */
export function OrderPage() {
  const orderId = Number(route.useParams().orderId)
  const navigate = route.useNavigate()
  const { data: trip } = useSuspenseQuery(tripOf(orderId))
  return (
    <>
      <div className={classes.head}>
        <TripHeader trip={trip} onDeleted={() => void navigate(paths.orders())} />
      </div>
      <main>
        <TripPanels trip={trip} />
      </main>
    </>
  )
}
