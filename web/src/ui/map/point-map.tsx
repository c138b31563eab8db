import type { Coordinates } from '@reisewerk/domain/geography/great-circle.ts'
import { type Map as MapView, Marker } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { LandMap, landMap } from './land-map.tsx'
import classes from './map.module.css'

type Props = {
  label: string
  /** Where the point is; null while there is none. */
  value: Coordinates | null
  /** Somebody has pressed on the map, or drawn the point elsewhere; left out where it is only looked at. */
  onChange?: (at: Coordinates) => void
}

/** Where most groups go. */
const europe = { bounds: [-12, 35, 32, 66] as [number, number, number, number] }
/** Of a lone place only what lies around it tells where it is. */
const closeUp = 5

/** A map on which a press sets a point, and drawing moves it. */
export default function PointMap({ label, value, onChange }: Props) {
  const drawn = useRef<{ map: MapView; point: Marker } | null>(null)
  // The map is drawn once, and later than the form around it.
  const latest = useRef({ onChange, value })
  latest.current = { onChange, value }
  const { latitude = null, longitude = null } = value ?? {}

  function draw(container: HTMLElement, land: Parameters<typeof landMap>[0]): MapView {
    const { value: at } = latest.current
    const map = landMap(land, {
      container,
      ...(at === null ? europe : { center: [at.longitude, at.latitude], zoom: closeUp }),
    })
    const element = document.createElement('span')
    element.className = classes.point ?? ''
    const point = new Marker({ element, draggable: latest.current.onChange !== undefined })
    point.on('dragend', () => latest.current.onChange?.(metres(point.getLngLat())))
    map.on('click', ({ lngLat }) => latest.current.onChange?.(metres(lngLat)))
    drawn.current = { map, point }
    setPoint(drawn.current, at)
    return map
  }

  // What was typed or taken from the gazetteer moves the point.
  useEffect(() => {
    if (drawn.current === null) return
    setPoint(drawn.current, latitude === null || longitude === null ? null : { latitude, longitude })
  }, [latitude, longitude])

  return <LandMap label={label} draw={draw} isPointed={onChange !== undefined} />
}

function setPoint({ map, point }: { map: MapView; point: Marker }, at: Coordinates | null) {
  if (at === null) return void point.remove()
  point.setLngLat([at.longitude, at.latitude]).addTo(map)
  if (!map.getBounds().contains([at.longitude, at.latitude]))
    map.jumpTo({ center: [at.longitude, at.latitude], zoom: closeUp })
}

/** Five places after the point are a metre. */
function metres({ lat, lng }: { lat: number; lng: number }): Coordinates {
  const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000
  return { latitude: round(lat), longitude: round(lng) }
}
