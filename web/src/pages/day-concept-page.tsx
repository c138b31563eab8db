import { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import { dateOfWire, idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { DayConceptView, type StoredDayConcept } from '../features/concepts/day-concept-view.tsx'
import { DayPlan } from '../features/itinerary/days/day-plan.tsx'
import type { PlannedTrip } from '../features/orders/trip/api.ts'
import { requestSlots } from '../features/requests/request-slots.tsx'
import { itemOf } from '../lib/api.ts'
import { OptionsOfOrganisation } from '../lib/options.ts'
import { DaysCountedFrom } from '../lib/relative-days.ts'
import { PhotoPanel } from '../photos/photo-panel.tsx'
import { LoadingRows } from '../ui/lists/list-state.tsx'

const route = getRouteApi('/shell/day_concepts/$id')

export function DayConceptPage() {
  const { id } = route.useParams()
  return <DayConceptView key={id} id={Number(id)} services={(concept) => <Services concept={concept} />} />
}

/** A concept's day is a day like any other (docs/decisions/016): its services are worked on as in a trip. */
function Services({ concept }: { concept: StoredDayConcept }) {
  const { data: day } = useQuery(itemOf(dayContract, idOf(concept.day)))
  const shelf = day === undefined ? 0 : idOf(day.order)
  const requests = useMemo(() => requestSlots(shelf), [shelf])
  if (day === undefined) return <LoadingRows rows={3} rowHeight={31} />
  // Its one day has no neighbours, so that no other can be added and none be moved.
  const trip: PlannedTrip = {
    id: shelf,
    startAt: day.date,
    endAt: day.date,
    currentStatus: 'new',
    orderCurrency: 'EUR',
    organisationFilter: concept.organisationFilter,
    trip: { name: concept.name, mainDestination: null, destinations: concept.destinations, isDummy: false },
  }
  return (
    <OptionsOfOrganisation value={idOf(concept.organisationFilter)}>
      {/* The bulk panels are of trips: nothing is asked for, grouped or held for a concept, so nothing is selected here. */}
      <DaysCountedFrom value={dateOfWire(day.date)}>
        <DayPlan trip={trip} mayMoveDays={false} showsRoute requests={requests} />
        <PhotoPanel home="day" id={day.id} />
      </DaysCountedFrom>
    </OptionsOfOrganisation>
  )
}
