import { daysBetween } from '@reisewerk/domain/calendar-date.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { count, dayMonth } from '../../../../lib/format.ts'
import classes from './stand-development.module.css'

/** Oldest first. */
type Stand = { date: string; persons: number }

const width = 288
const height = 92
const left = 30
const bottom = 16
const top = 8

/** Guests over time as steps: between two entries nothing changed. The table below says the same in figures. */
export function StandChart({ stands }: { stands: readonly Stand[] }) {
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
