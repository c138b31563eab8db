import { Button } from '@mantine/core'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { act } from '../../../lib/api.ts'
import { day } from '../../../lib/format.ts'
import { ApiError } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { nameOf } from '../../../lib/session.ts'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import classes from './deleted-trip.module.css'

export type DeletedOrder = ItemOf<typeof orderContract, 'order_list_read'>
type Props = { trip: DeletedOrder; onRestored: () => void; children: React.ReactNode }

/** A deleted trip, to be read and to be brought back; nothing in it can be changed (APP-11). */
export function DeletedTrip({ trip, onRestored, children }: Props) {
  const name = trip.trip.name || trip.groupName
  usePageTitle(`${trip.orderNumber} ${name}`, 'trip')
  return (
    <main className={classes.page}>
      <RestoreBanner id={trip.id} onRestored={onRestored} />
      <header className={classes.head}>
        <h1 className={classes.title}>
          <span className={classes.number}>{trip.orderNumber}</span> {name}
        </h1>
        <dl className={classes.facts}>
          {factsOf(trip).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value === '' ? '–' : value}</dd>
            </div>
          ))}
        </dl>
      </header>
      {children}
    </main>
  )
}

function factsOf({ client, groupName, startAt, endAt, trip, user }: DeletedOrder): [label: string, value: string][] {
  return [
    ['Kunde', client?.companyName ?? ''],
    ['Gruppe', groupName],
    ['Zeitraum', `${day(startAt)} – ${day(endAt)}`],
    ['Destinationen', trip.destinations.map(({ name }) => name).join(', ')],
    ['Verantwortlich', nameOf(user)],
  ]
}

function RestoreBanner({ id, onRestored }: { id: number; onRestored: () => void }) {
  const client = useQueryClient()
  const [isRunning, setRunning] = useState(false)

  async function restore() {
    setRunning(true)
    try {
      await act(`/api/orders/${id}/restore`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.bad('Die Reise konnte nicht wiederhergestellt werden! Server Error!', error.message)
      return
    } finally {
      setRunning(false)
    }
    void client.invalidateQueries({ queryKey: keys.list(orderContract.name) })
    onRestored()
  }

  return (
    <div className={classes.banner}>
      <IconTrash size={16} stroke={1.7} aria-hidden />
      <strong role="status">Diese Reise ist gelöscht</strong>
      <Button size="compact-sm" variant="default" loading={isRunning} onClick={() => void restore()}>
        Wiederherstellen
      </Button>
    </div>
  )
}
