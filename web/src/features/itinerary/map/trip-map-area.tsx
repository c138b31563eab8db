import { useComputedColorScheme } from '@mantine/core'
import { placeContract } from '@reisewerk/domain/geography/geography.contract.ts'
import { IconMap2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { listOf } from '../../../lib/api.ts'
import { SidePanel, SidePanelBody } from '../../../ui/dialogs/side-panel.tsx'
import { late } from '../../../ui/late.tsx'
import { canDraw } from '../../../ui/map/can-draw.ts'
import { MapMessage } from '../../../ui/map/map-message.tsx'
import { MapWaiting } from '../../../ui/map/map-waiting.tsx'
import type { TripDay } from '../plan/days.ts'
import type { MapOf } from './shown-map.ts'
import classes from './trip-map.module.css'
import { placesOfRoutes, routeOf, type TripRoute, travelsOf, wordsOfStop } from './trip-route.ts'

const TripMap = late(() => import('./trip-map.tsx'))

type Props = {
  days: readonly TripDay[]
  of: MapOf
  onClose: () => void
}

/** The map of the trip or of one of its days, with its stops in words beside it (DAY-08). */
export function TripMapArea({ days, of, onClose }: Props) {
  const places = usePlacesOfRoutes(days)
  const only = of === 'trip' ? null : days.findIndex(({ id }) => id === of)
  if (only === -1) return null
  const route = routeOf(days, places, only)
  const [title, stops, empty] =
    only === null
      ? ['Karte der Reise', 'Stationen der Reise', 'Noch hat keine Leistung']
      : [`Karte von Tag ${only + 1}`, 'Stationen des Tages', 'An diesem Tag hat keine Leistung']
  return (
    <SidePanel title={title} icon={<IconMap2 size={16} stroke={1.7} aria-hidden />} onClose={onClose}>
      <SidePanelBody>
        <MapPicture route={route} empty={`${empty} einen Ort, einen Hafen, Flughafen oder Bahnhof.`} />
        <ol className={classes.stops} aria-label={stops}>
          {route.stops.map((stop, index) => (
            <li key={stop.name}>
              <span className={classes.number} aria-hidden>
                {index + 1}
              </span>
              {only === null ? wordsOfStop(stop) : stop.name}
            </li>
          ))}
        </ol>
      </SidePanelBody>
    </SidePanel>
  )
}

export function usePlacesOfRoutes(days: readonly TripDay[]) {
  const ids = placesOfRoutes(days)
  const { data } = useQuery({
    ...listOf(placeContract, { query: { 'id[]': ids, _itemsPerPage: 500 } }),
    enabled: ids.length > 0,
  })
  return new Map(data?.items.map((place) => [place.id, place]))
}

export function MapPicture({ route, empty }: { route: TripRoute; empty: string }) {
  const scheme = useComputedColorScheme()
  if (route.stops.length === 0) {
    return <MapMessage>{empty}</MapMessage>
  }
  if (!canDraw()) {
    return (
      <MapMessage role="status">
        Dieser Browser kann die Karte nicht zeichnen (WebGL fehlt). Die Stationen stehen hier als Liste.
      </MapMessage>
    )
  }
  return (
    <Suspense fallback={<MapWaiting />}>
      {/* Colours are taken from the page when the map is made. */}
      <TripMap key={`${scheme} ${JSON.stringify(route)}`} route={route} />
      <MapLegend route={route} />
    </Suspense>
  )
}

const length = 30

function MapLegend({ route }: { route: TripRoute }) {
  return (
    <ul className={classes.legend} aria-label="Legende der Karte">
      {travelsOf(route).map(({ by, label, token, width, dash }) => (
        <li key={by}>
          <svg width={length} height={8} aria-hidden>
            <line
              x2={length}
              y1={4}
              y2={4}
              stroke={`var(--rw-${token})`}
              strokeWidth={width}
              strokeDasharray={dash?.map((part) => part * width).join(' ')}
            />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}
