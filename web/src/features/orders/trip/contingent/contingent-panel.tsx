import { useDateContext } from '../../../../lib/date-context.ts'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { Sheet } from '../../../../ui/sheet/sheet.tsx'
import type { Trip } from '../api.ts'
import { ContingentMenu } from './contingent-menu.tsx'
import classes from './contingent-panel.module.css'
import { useContingentCells } from './use-contingent-cells.ts'

const title = 'KONTINGENT (K) UND BUCHUNGSSTAND (B)'

type Props = {
  trip: Pick<Trip, 'id' | 'lastContingentUpdate' | 'hotelContingent' | 'ferryContingent' | 'organisationFilter'>
}

/** Contingent asked for and booked, by size, in a sheet (CAP-01, CAP-02). */
export function ContingentPanel({ trip }: Props) {
  const { hotelContingent: hotel, ferryContingent: ferry } = trip
  if (hotel === null || ferry === null) return <Panel title={title}>Diese Reise hat kein Kontingent.</Panel>
  return (
    <Panel title={title} flush actions={<ContingentMenu trip={trip} hotelId={hotel.id} ferryId={ferry.id} />}>
      <Amounts trip={trip} hotel={hotel} ferry={ferry} />
    </Panel>
  )
}

type AmountsProps = Props & Parameters<typeof useContingentCells>[1]

function Amounts({ trip, ...contingents }: AmountsProps) {
  const sheet = useContingentCells(trip, contingents)
  return (
    <div className={classes.sheet}>
      <Sheet label={title} dates={useDateContext()} {...sheet} />
    </div>
  )
}
