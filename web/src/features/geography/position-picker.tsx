import { Button, useComputedColorScheme } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { countryIn } from '@reisewerk/domain/geography/countries.ts'
import { type GazetteerHit, type GazetteerKind, gazetteerKinds } from '@reisewerk/domain/geography/gazetteer.ts'
import type { Coordinates } from '@reisewerk/domain/geography/great-circle.ts'
import { positionInWords } from '@reisewerk/domain/geography/position.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { late } from '../../ui/late.tsx'
import { canDraw } from '../../ui/map/can-draw.ts'
import { MapWaiting } from '../../ui/map/map-waiting.tsx'
import { gazetteerOf } from './api.ts'
import classes from './position-picker.module.css'

const PointMap = late(() => import('../../ui/map/point-map.tsx'))

type Props = {
  /** What lies there: the gazetteer is asked for it. */
  name: string
  /** What is to be placed, by its resource; of several spots of one name those of its kind come first. */
  resource: string
  value: Coordinates | null
  /** @param country of two letters, where the gazetteer tells it */
  onChange: (at: Coordinates, country?: string) => void
  disabled?: boolean
  error?: string | undefined
  /** The fields for whoever knows the figures; shown when asked for, and where they are the only way. */
  typed: ReactNode
  /** They stand there anyway, as all fields of a page do. */
  showsTyped?: boolean
}

const words: Readonly<Record<GazetteerKind, string>> = {
  places: 'Ort',
  ports: 'Hafen',
  airports: 'Flughafen',
  train_stations: 'Bahnhof',
}

/** Where something lies: as the gazetteer knows it, else by a press on the map, and by figures only where nothing else will do. */
export function PositionPicker(props: Props) {
  const { name, resource, value, onChange, disabled = false, error, typed, showsTyped = false } = props
  const scheme = useComputedColorScheme()
  const [isTyping, setTyping] = useState(false)
  const [sought] = useDebouncedValue(name.trim(), 300)
  const kind = gazetteerKinds.find((one) => one === resource)
  // Of what has its place and is only looked at nobody asks where else it could be.
  const isAsked = !disabled && !(showsTyped && value !== null)
  const hits = useQuery(gazetteerOf(isAsked ? sought : '', kind)).data ?? []
  const [isDrawn] = useState(canDraw)
  const shown = hits.filter((hit) => !isAt(value, hit))
  return (
    <div>
      {isDrawn && (
        <div className={classes.map}>
          <Suspense fallback={<MapWaiting />}>
            {/* Colours are taken from the page when the map is made. */}
            <PointMap
              key={`${scheme} ${disabled}`}
              label="Karte: Lage"
              value={value}
              {...(!disabled && { onChange: (at: Coordinates) => onChange(at) })}
            />
          </Suspense>
        </div>
      )}
      <div className={classes.foot}>
        {error !== undefined ? (
          <span role="alert">{error}</span>
        ) : (
          <span role="status">
            {value === null ? 'Noch ohne Lage: auf die Karte klicken.' : positionInWords(value)}
          </span>
        )}
        {!showsTyped && isDrawn && (
          <Button size="compact-xs" variant="subtle" aria-expanded={isTyping} onClick={() => setTyping(!isTyping)}>
            Koordinaten eingeben
          </Button>
        )}
      </div>
      {/* Below the map, which must not move under the hand that presses on it. */}
      {isAsked && (
        <div className={classes.hits} role="group" aria-label="Vorschläge für die Lage">
          {sought !== '' &&
            shown.map((hit) => (
              <Button
                key={`${hit.kind} ${hit.name} ${hit.latitude} ${hit.longitude}`}
                size="compact-xs"
                variant="default"
                onClick={() => onChange({ latitude: hit.latitude, longitude: hit.longitude }, hit.country)}
              >
                {hit.name}, {countryIn('de_DE', hit.country)} · {words[hit.kind]}
              </Button>
            ))}
        </div>
      )}
      {(isTyping || showsTyped || !isDrawn) && <div className={classes.typed}>{typed}</div>}
    </div>
  )
}

function isAt(value: Coordinates | null, hit: GazetteerHit): boolean {
  return value !== null && value.latitude === hit.latitude && value.longitude === hit.longitude
}
