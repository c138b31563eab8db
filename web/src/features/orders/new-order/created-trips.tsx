import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { counted, period } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import type { CreatedTrip } from './draft.ts'
import classes from './new-order.module.css'

/** What was created, as links: stands in place of the form when the browser let no further tab be opened (NEW-13). */
export function CreatedTrips({ trips }: { trips: readonly CreatedTrip[] }) {
  const last = trips.at(-1)
  return (
    <main>
      <PageHead title="Neue Reise anlegen" hint={`${counted(trips.length, ['Reise', 'Reisen'])} angelegt`}>
        {last !== undefined && (
          <Button renderRoot={(props) => <Link {...props} {...paths.order(last.id)} replace />}>
            Weiter zu Reise {last.orderNumber}
          </Button>
        )}
      </PageHead>
      <section className={classes.created} aria-label="Angelegte Reisen">
        <p>Der Browser hat das Öffnen weiterer Tabs verhindert. Hier geht es zu den neuen Reisen:</p>
        <ul className={classes.outcome}>
          {trips.map((trip) => (
            <li key={trip.id}>
              <Link {...paths.order(trip.id)} target="_blank" className={classes.link}>
                Reise {trip.orderNumber}
              </Link>
              <span>{period(trip.startAt, trip.endAt)}</span>
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}
