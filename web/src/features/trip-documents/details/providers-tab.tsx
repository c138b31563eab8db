import { IconCalendarOff } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { daysOf, type TripDay } from '../../itinerary/plan/days.ts'
import { servicesOf } from '../../itinerary/plan/services.ts'
import { tripOf } from '../../orders/trip/api.ts'
import { DayOverview, type MapOfDay } from './day-overview.tsx'
import { DaySwitcher } from './day-switcher.tsx'
import { LeftOut } from './left-out.tsx'
import { speaksInDocuments } from './progress.ts'
import { ServiceArea } from './service-area.tsx'

const route = getRouteApi('/shell/orders/$orderId/trip-details')

/** 'Leistungsträger': day by day what the travellers read about each service (002 §2). */
export function ProvidersTab({ orderId, mapOf }: { orderId: number; mapOf: MapOfDay }) {
  const days = useQuery(daysOf(orderId))
  if (days.data === undefined && days.isError) {
    return <ErrorState text="Die Tage konnten nicht geladen werden." onRetry={() => void days.refetch()} />
  }
  if (days.data === undefined) return <LoadingRows rows={8} />
  const [first] = days.data.items
  if (first === undefined) return <EmptyState icon={IconCalendarOff} text="Es gibt keine Tage" />
  return <Days orderId={orderId} days={days.data.items} first={first} mapOf={mapOf} />
}

type Props = { orderId: number; days: readonly TripDay[]; first: TripDay; mapOf: MapOfDay }

function Days({ orderId, days, first, mapOf }: Props) {
  const { data: trip } = useSuspenseQuery(tripOf(orderId))
  const search = route.useSearch()
  const day = days.find(({ id }) => id === search.day) ?? first
  const services = servicesOf(day).filter(speaksInDocuments)
  const service = services.find(({ key }) => key === search.service) ?? services[0]
  return (
    <>
      <DaySwitcher orderId={orderId} days={days} chosen={day} view={search.view} />
      <DayOverview orderId={orderId} days={days} day={day} selected={service?.key} view={search.view} mapOf={mapOf} />
      {service !== undefined && <ServiceArea key={service.key} trip={trip} service={service} map={mapOf(days, day)} />}
      <LeftOut orderId={orderId} day={day} />
    </>
  )
}
