import { travelsOf } from './map-travels.ts'
import classes from './trip-map.module.css'
import type { TripRoute } from './trip-route.ts'

const length = 30

/** Which line means which way of travelling. */
export function MapLegend({ route }: { route: TripRoute }) {
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
