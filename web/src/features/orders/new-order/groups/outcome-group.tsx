import { guestsOf } from '@reisewerk/domain/orders/contingent-rows.ts'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { counted, period } from '../../../../lib/format.ts'
import { paths } from '../../../../paths.ts'
import { Field, FormGroup } from '../../../../ui/fields/form-group.tsx'
import { type Draft, lengthOf, paxOf, plannedTrips } from '../draft.ts'
import classes from '../new-order.module.css'
import { othersOf, paxOfOthers, type SourceMode } from '../source.ts'

/** A trip that begins with nothing has no days yet (000 §2.2 'Es gibt keine Tage'). */
const daysOf: Readonly<Record<SourceMode, string>> = {
  new: 'noch ohne Tagesplan',
  concept: 'mit den Tagen des Konzepts',
  copy: 'mit den Tagen der kopierten Reise',
}

/** What the click on 'speichern' will do, in words, before it is done; and what a click that failed half-way has done. */
export function OutcomeGroup({ draft }: { draft: Draft }) {
  const planned = plannedTrips(draft.ranges)
  const others = othersOf(draft.source)
  const pax = guestsOf(paxOf(draft.rooms) + paxOfOthers(others.rooms), paxOf(draft.cabins) + paxOfOthers(others.cabins))
  const guests = pax === 0 ? '' : `, ${counted(pax, ['Gast', 'Gäste'])}`
  return (
    <FormGroup title="Das wird angelegt" hint="Nummern werden beim Speichern vergeben">
      <Field>
        {planned.length + draft.created.length === 0 && (
          <p className={classes.quiet}>Für jeden Zeitraum eine Reise, {daysOf[draft.source.mode]}.</p>
        )}
        <div className={classes.outcome}>
          {draft.created.map((trip) => (
            <Fragment key={trip.id}>
              <Link {...paths.order(trip.id)} target="_blank" className={classes.link}>
                Reise {trip.orderNumber}
              </Link>
              <span>schon angelegt</span>
              <span>{period(trip.startAt, trip.endAt)}</span>
            </Fragment>
          ))}
          {planned.map((trip, index) => (
            <Fragment key={trip.key}>
              <strong>Reise {draft.created.length + index + 1}</strong>
              <span>
                {counted(lengthOf(trip) ?? 0, ['Tag', 'Tage'])}
                {guests}, {daysOf[draft.source.mode]}
              </span>
              <span>{period(trip.startAt, trip.endAt)}</span>
            </Fragment>
          ))}
        </div>
      </Field>
    </FormGroup>
  )
}
