import { Button } from '@mantine/core'
import type { TripDay } from '../../itinerary/plan/days.ts'
import { titleOf } from '../../itinerary/plan/service-words.ts'
import { isRequested, mainRequestOf, servicesOf } from '../../itinerary/plan/services.ts'
import classes from './details.module.css'
import { useProgress } from './use-progress.ts'

/** Services of a day that say nothing in the documents, and why. */
export function LeftOut({ orderId, day }: { orderId: number; day: TripDay }) {
  const progress = useProgress(orderId)
  const silent = servicesOf(day).filter(
    (service) => isRequested(service) && (service.item.noOwnTripDetails || mainRequestOf(service) === undefined),
  )
  if (silent.length === 0) return null
  return (
    <ul className={classes.leftOut} aria-label="Nicht in den Reiseunterlagen">
      {silent.map((service) => (
        <li key={service.key}>
          {titleOf(service)}:{' '}
          {service.item.noOwnTripDetails
            ? 'ohne eigene Angaben in den Reiseunterlagen'
            : 'noch keine Anfrage ausgewählt'}
          {service.item.noOwnTripDetails && (
            <Button variant="subtle" size="compact-xs" onClick={() => void progress.leaveOut(service, false)}>
              Wieder aufnehmen
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
