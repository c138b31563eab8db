import { LngLatBounds, type Map as MapView, Marker } from 'maplibre-gl'
import { useState } from 'react'
import { colourOf, LandMap, landMap } from '../../../ui/map/land-map.tsx'
import type { Land } from '../../../ui/map/map-land.ts'
import { linesOf } from './map-lines.ts'
import classes from './trip-map.module.css'
import { type TripRoute, travels, wordsOfStop } from './trip-route.ts'

/**
 * Draws the trip on the map of the app.
 * @param props.route keep it the same as long as the map stands
 */
export default function TripMap(props: { route: TripRoute }) {
  // The same way found anew is no reason to draw the map anew.
  const [route] = useState(props.route)
  return (
    <LandMap
      label={`Karte: ${route.stops.map(wordsOfStop).join(', ')}`}
      draw={(container, land) => drawn(container, route, land)}
    />
  )
}

function drawn(container: HTMLElement, route: TripRoute, land: Land): MapView {
  const bounds = new LngLatBounds()
  for (const { longitude, latitude } of route.stops) bounds.extend([longitude, latitude])
  const lines = linesOf(route, land)
  // Of a lone place only what lies around it tells where it is.
  const fitBoundsOptions = { padding: 48, maxZoom: route.stops.length === 1 ? 5 : 8 }
  const map = landMap(
    land,
    { container, bounds, fitBoundsOptions },
    {
      sources: Object.fromEntries(travels.map(({ by }) => [by, { type: 'geojson' as const, data: lines[by] }])),
      layers: travels.map(({ by, token, width, dash }) => ({
        id: by,
        type: 'line' as const,
        source: by,
        layout: { 'line-cap': 'butt' as const, 'line-join': 'round' as const },
        paint: {
          'line-color': colourOf(token),
          'line-width': width,
          ...(dash !== undefined && { 'line-dasharray': [...dash] }),
        },
      })),
    },
  )
  route.stops.forEach((stop, index) => {
    new Marker({ element: pin(index + 1, wordsOfStop(stop)) }).setLngLat([stop.longitude, stop.latitude]).addTo(map)
  })
  return map
}

function pin(number: number, words: string): HTMLElement {
  const element = document.createElement('span')
  element.className = classes.pin ?? ''
  element.textContent = String(number)
  element.title = words
  return element
}
