import type { TripDay } from '../plan/days.ts'
import { MapPicture, usePlacesOfRoutes } from './trip-map-area.tsx'
import { routeOf } from './trip-route.ts'

/** The map of one day, where it stands among other things. */
export function DayMap({ days, day }: { days: readonly TripDay[]; day: TripDay }) {
  const route = routeOf(days, usePlacesOfRoutes(days), days.indexOf(day))
  return (
    <MapPicture
      route={route}
      empty="An diesem Tag hat keine Leistung einen Ort, einen Hafen, Flughafen oder Bahnhof."
    />
  )
}
