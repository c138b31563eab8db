import 'maplibre-gl/dist/maplibre-gl.css'
import { useQuery } from '@tanstack/react-query'
import { LngLatBounds, Map as MapView, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useEffect, useRef, useState } from 'react'
import countriesUrl from 'world-atlas/countries-50m.json?url'
import { type Land, readLand } from './map-land.ts'
import { linesOf } from './map-lines.ts'
import { MapWaiting } from './map-waiting.tsx'
import classes from './trip-map.module.css'
import { type TripRoute, travels, wordsOfStop } from './trip-route.ts'

// The worker as a file of ours: the security policy lets no other run.
setWorkerUrl(workerUrl)

/**
 * Draws the trip on land and water that come with the app; nothing is asked of anybody outside.
 * @param props.route keep it the same as long as the map stands
 */
export default function TripMap(props: { route: TripRoute }) {
  // The same way found anew is no reason to draw the map anew.
  const [route] = useState(props.route)
  const place = useRef<HTMLDivElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const land = useQuery({
    queryKey: ['map', 'land'],
    queryFn: ({ signal }) => readLand(countriesUrl, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

  // The map draws into an element of its own, which React does not know.
  useEffect(() => {
    if (place.current === null || land.data === undefined) return
    const map = drawn(place.current, route, land.data)
    map.once('load', () => setDrawn(true))
    return () => map.remove()
  }, [route, land.data])

  if (land.isError) {
    return (
      <p className={classes.message} role="alert">
        Die Karte konnte nicht geladen werden.
      </p>
    )
  }
  return (
    <div className={classes.frame}>
      <div
        ref={place}
        className={classes.map}
        role="region"
        aria-label={`Karte: ${route.stops.map(wordsOfStop).join(', ')}`}
      />
      {!isDrawn && <MapWaiting />}
    </div>
  )
}

const german = {
  'NavigationControl.ZoomIn': 'Vergrößern',
  'NavigationControl.ZoomOut': 'Verkleinern',
  'AttributionControl.ToggleAttribution': 'Quelle zeigen oder verbergen',
  'Map.Title': 'Karte',
}

function drawn(container: HTMLElement, route: TripRoute, land: Land): MapView {
  const colour = (token: string) => getComputedStyle(document.documentElement).getPropertyValue(`--rw-${token}`).trim()
  const bounds = new LngLatBounds()
  for (const { longitude, latitude } of route.stops) bounds.extend([longitude, latitude])
  const lines = linesOf(route, land)
  const map = new MapView({
    container,
    bounds,
    // Of a lone place only what lies around it tells where it is.
    fitBoundsOptions: { padding: 48, maxZoom: route.stops.length === 1 ? 5 : 8 },
    attributionControl: { compact: true, customAttribution: 'Natural Earth' },
    renderWorldCopies: false,
    dragRotate: false,
    locale: german,
    style: {
      version: 8,
      sources: {
        land: { type: 'geojson', data: land.shapes },
        borders: { type: 'geojson', data: land.borders },
        ...Object.fromEntries(travels.map(({ by }) => [by, { type: 'geojson' as const, data: lines[by] }])),
      },
      layers: [
        { id: 'water', type: 'background', paint: { 'background-color': colour('info-soft') } },
        { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colour('surface') } },
        {
          id: 'borders',
          type: 'line',
          source: 'borders',
          paint: { 'line-color': colour('line-strong'), 'line-width': 1 },
        },
        ...travels.map(({ by, token, width, dash }) => ({
          id: by,
          type: 'line' as const,
          source: by,
          layout: { 'line-cap': 'butt' as const, 'line-join': 'round' as const },
          paint: {
            'line-color': colour(token),
            'line-width': width,
            ...(dash !== undefined && { 'line-dasharray': [...dash] }),
          },
        })),
      ],
    },
  })
  map.addControl(new NavigationControl({ showCompass: false }))
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
