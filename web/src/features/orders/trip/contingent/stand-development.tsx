import { daysBetween } from '@reisewerk/domain/calendar-date.ts'
import { bookingStandContract } from '@reisewerk/domain/orders/contingent.contract.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { listOf } from '../../../../lib/api.ts'
import { count, day, dayMonth } from '../../../../lib/format.ts'
import { ErrorState } from '../../../../ui/lists/list-state.tsx'
import classes from './stand-development.module.css'

type Stand = { date: string; persons: number }

const width = 288
const height = 92
const left = 30
const bottom = 16
const top = 8

/** Guests over time as steps: between two entries nothing changed. The table below says the same in figures. */
function StandChart({ stands }: { stands: readonly Stand[] }) {
  const days = stands.map(({ date }) => dateOfWire(date) ?? '')
  const [first, last] = [days[0] ?? '', days.at(-1) ?? '']
  const span = Math.max(1, daysBetween(first, last))
  const most = Math.max(1, ...stands.map(({ persons }) => persons))
  const x = (date: string) => left + (daysBetween(first, date) / span) * (width - left - 6)
  const y = (persons: number) => top + (1 - persons / most) * (height - top - bottom)
  const [start, ...rest] = stands.map(({ persons }, index) => ({ x: x(days[index] ?? ''), y: y(persons) }))
  if (start === undefined) return null
  const line = `M${start.x},${start.y}${rest.map((point) => `H${point.x}V${point.y}`).join('')}H${width - 6}`
  const ground = y(0)
  return (
    <svg className={classes.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={spoken(stands)}>
      {[0, most].map((persons) => (
        <g key={persons}>
          <line className={classes.grid} x1={left} x2={width} y1={y(persons)} y2={y(persons)} />
          <text className={classes.axis} x={left - 6} y={y(persons) + 3.5} textAnchor="end">
            {count(persons)}
          </text>
        </g>
      ))}
      <path className={classes.area} d={`${line}V${ground}H${start.x}Z`} />
      <path className={classes.line} d={line} />
      {[start, ...rest].map((point) => (
        <circle key={point.x} className={classes.point} cx={point.x} cy={point.y} r={2.5} />
      ))}
      <text className={classes.axis} x={left} y={height - 2}>
        {dayMonth(stands[0]?.date)}
      </text>
      {stands.length > 1 && (
        <text className={classes.axis} x={width} y={height - 2} textAnchor="end">
          {dayMonth(stands.at(-1)?.date)}
        </text>
      )}
    </svg>
  )
}

function spoken(stands: readonly Stand[]): string {
  const last = stands.at(-1)
  return `Verlauf über ${stands.length} ${stands.length === 1 ? 'Eintrag' : 'Einträge'}, zuletzt ${count(last?.persons ?? 0)} Pax`
}

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
