import { DayMap } from '../../features/itinerary/map/day-map.tsx'
import { ProvidersTab } from '../../features/trip-documents/details/providers-tab.tsx'

/** The tab of the providers, with the map of the day plan where it shows one. */
export default function TripDetailsProviders({ orderId }: { orderId: number }) {
  return <ProvidersTab orderId={orderId} mapOf={(days, day) => <DayMap days={days} day={day} />} />
}
