import { Loader } from '@mantine/core'
import classes from './trip-map.module.css'

/** Lies over the map until there is more to see than water. */
export function MapWaiting() {
  return (
    <div className={classes.waiting} role="status">
      <Loader size={18} aria-hidden />
      Die Karte wird gezeichnet ...
    </div>
  )
}
