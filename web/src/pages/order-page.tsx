import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { DayLock, useDayLock } from '../features/itinerary/day-lock.tsx'
import { DayPlan } from '../features/itinerary/day-plan.tsx'
import { OfferButton } from '../features/offers/offer-button.tsx'
import { tripOf } from '../features/orders/trip/api.ts'
import { TripFrame } from '../features/orders/trip/trip-frame.tsx'
import { TripPanels } from '../features/orders/trip/trip-panels.tsx'
import { RequestForm } from '../features/requests/request-form.tsx'
import { RequestRows } from '../features/requests/request-rows.tsx'

const route = getRouteApi('/shell/orders/$orderId')

/** The mask of a trip: its head, its panels and its day plan (000 §2.2). */
export function OrderPage() {
  const orderId = Number(route.useParams().orderId)
  const { data: trip } = useSuspenseQuery(tripOf(orderId))
  const lock = useDayLock()
  return (
    <TripFrame
      orderId={orderId}
      tools={
        <>
          <OfferButton orderId={orderId} />
          <DayLock {...lock} />
        </>
      }
    >
      <TripPanels trip={trip} />
      <DayPlan
        key={trip.id}
        trip={trip}
        mayMoveDays={!lock.isLocked}
        requests={{
          rows: (service, onEdit) => <RequestRows orderId={trip.id} service={service} onEdit={onEdit} />,
          form: (service, requestId, onClose) => (
            <RequestForm
              key={`${service.key} ${requestId}`}
              orderId={trip.id}
              service={service}
              requestId={requestId}
              onClose={onClose}
            />
          ),
        }}
      />
    </TripFrame>
  )
}
