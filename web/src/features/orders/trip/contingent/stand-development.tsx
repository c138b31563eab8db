import { bookingStandContract } from '@reisewerk/domain/orders/contingent.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { listOf } from '../../../../lib/api.ts'
import { count, day } from '../../../../lib/format.ts'
import { ErrorState } from '../../../../ui/list-state.tsx'
import { StandChart } from './stand-chart.tsx'
import classes from './stand-development.module.css'

/** How many guests were booked when, newest first, with a small chart of the way there (CAP-04). */
export default function StandDevelopment({ orderId }: { orderId: number }) {
  const stands = useQuery(
    listOf(bookingStandContract, { query: { 'order.id': orderId, '_order[date]': 'desc', _itemsPerPage: 500 } }),
  )
  if (stands.isPending) return <p className={classes.quiet}>Bitte warten...</p>
  if (stands.isError) {
    return <ErrorState text="Der Buchungsstand konnte nicht geladen werden!" onRetry={() => void stands.refetch()} />
  }
  const { items } = stands.data
  if (items.length === 0) return <p className={classes.quiet}>Es wurde noch nichts eingetragen</p>
  return (
    <>
      <StandChart stands={items.map(({ date, numberOfPersons }) => ({ date, persons: numberOfPersons })).reverse()} />
      <div className={classes.scroll}>
        <table className={classes.table} aria-label="Entwicklung des Buchungsstands">
          <thead>
            <tr>
              <th scope="col">Datum</th>
              <th scope="col">Pax</th>
              <th scope="col">
                <span className={classes.unseen}>Änderung</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ id, date, numberOfPersons }, index) => (
              <tr key={id}>
                <td>{day(date)}</td>
                <td>{count(numberOfPersons)}</td>
                <td className={classes.step}>{stepFrom(items[index + 1]?.numberOfPersons, numberOfPersons)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** '+12' since the entry before; nothing for the first. */
function stepFrom(before: number | undefined, now: number): string {
  if (before === undefined || before === now) return ''
  return now > before ? `+${count(now - before)}` : count(now - before)
}
