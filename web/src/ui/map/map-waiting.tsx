import { Loader } from '@mantine/core'
import classes from './map.module.css'

export function MapWaiting() {
  return (
    <div className={classes.waiting} role="status">
      <Loader size={18} aria-hidden />
      Die Karte wird gezeichnet ...
    </div>
  )
}
