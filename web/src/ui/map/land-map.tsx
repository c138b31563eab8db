import 'maplibre-gl/dist/maplibre-gl.css'
import { useQuery } from '@tanstack/react-query'
import { type MapOptions, Map as MapView, NavigationControl, type StyleSpecification, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useEffect, useRef, useState } from 'react'
import countriesUrl from 'world-atlas/countries-50m.json?url'
import classes from './map.module.css'
import { type Land, readLand } from './map-land.ts'
import { MapMessage } from './map-message.tsx'
import { MapWaiting } from './map-waiting.tsx'

// The worker as a file of ours: the security policy lets no other run.
setWorkerUrl(workerUrl)

type Props = {
  /** What it shows, for whoever does not see it. */
  label: string
  /** Makes the map in its place. @returns the same as long as the map stands */
  draw: (container: HTMLElement, land: Land) => MapView
  isPointed?: boolean
}

/**
 * A map on land and water that come with the app; nothing is asked of anybody outside.
 * @param props.draw is called once: keep what it draws, or give the map another key
 */
export function LandMap({ label, draw, isPointed = false }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [first] = useState(() => draw)
  const [isDrawn, setDrawn] = useState(false)
  const land = useQuery({
    queryKey: ['map', 'land'],
    queryFn: ({ signal }) => readLand(countriesUrl, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

  // The map draws into an element of its own, which React does not know.
  useEffect(() => {
    if (place.current === null || land.data === undefined) return
    const map = first(place.current, land.data)
    map.once('load', () => setDrawn(true))
    return () => map.remove()
  }, [first, land.data])

  if (land.isError) {
    return <MapMessage role="alert">Die Karte konnte nicht geladen werden.</MapMessage>
  }
  return (
    <div className={classes.frame}>
      <div
        ref={place}
        className={`${classes.map} ${isPointed ? classes.pointed : ''}`}
        role="region"
        aria-label={label}
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

/** The colour of a token, as the page has it now. */
export const colourOf = (token: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--rw-${token}`).trim()

type Drawn = Pick<StyleSpecification, 'sources' | 'layers'>

/** Land, borders and buttons; @param over what lies on it */
export function landMap(
  land: Land,
  options: Omit<MapOptions, 'style'>,
  over: Drawn = { sources: {}, layers: [] },
): MapView {
  const map = new MapView({
    attributionControl: { compact: true, customAttribution: 'Natural Earth' },
    renderWorldCopies: false,
    dragRotate: false,
    locale: german,
    ...options,
    style: {
      version: 8,
      sources: {
        land: { type: 'geojson', data: land.shapes },
        borders: { type: 'geojson', data: land.borders },
        ...over.sources,
      },
      layers: [
        { id: 'water', type: 'background', paint: { 'background-color': colourOf('info-soft') } },
        { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colourOf('surface') } },
        {
          id: 'borders',
          type: 'line',
          source: 'borders',
          paint: { 'line-color': colourOf('line-strong'), 'line-width': 1 },
        },
        ...over.layers,
      ],
    },
  })
  map.addControl(new NavigationControl({ showCompass: false }))
  return map
}
