import { NumberInput } from '@mantine/core'
import { addDays, type CalendarDate, daysBetween } from '@reisewerk/domain/calendar-date.ts'
import { canLastLonger } from '@reisewerk/domain/concepts/lasting.ts'
import { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import { dateOfWire, wireOfDate } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { itemOf } from '../../../lib/api.ts'
import { dayMonth } from '../../../lib/format.ts'
import { spanWords } from '../../../lib/relative-days.ts'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { dateOf } from '../plan/days.ts'
import { usePlan } from '../plan/plan-context.tsx'
import { titleOf } from '../plan/service-words.ts'
import { type Service, servicesOf } from '../plan/services.ts'
import classes from './concept-lengths.module.css'

/** How long services of the concept last in the trip, by their parameter: `nights[hotel-12]`, `durationDays[other-7]` (001 §7). */
export type Lengths = Readonly<Record<string, number>>

type Props = {
  conceptId: number
  date: CalendarDate
  lengths: Lengths
  onChange: (lengths: Lengths) => void
}

/** One line per service that can last longer than its day; what nobody changes lasts as long as in the concept. */
export function ConceptLengths({ conceptId, date, lengths, onChange }: Props) {
  // A concept's day has the concept's number (docs/decisions/016).
  const { data: day, isError, refetch } = useQuery(itemOf(dayContract, conceptId, ['trip_dashboard_read']))
  if (isError) return <ErrorState text="Die Leistungen konnten nicht geladen werden." onRetry={() => void refetch()} />
  if (day === undefined) return <LoadingRows rows={2} />
  const lasting = servicesOf(day).flatMap((service) => lastingOf(service, dateOf(day)))
  if (lasting.length === 0) return null
  return (
    <ul className={classes.lines} aria-label="Dauer der Leistungen">
      {lasting.map(({ service, parameter, nights, offset }) => (
        <Line
          key={service.key}
          service={service}
          start={addDays(date, offset)}
          nights={lengths[parameter] === undefined ? nights : nightsFrom(service, lengths[parameter])}
          onChange={(count) => onChange({ ...lengths, [parameter]: count })}
        />
      ))}
    </ul>
  )
}

type LineProps = { service: Service; start: CalendarDate; nights: number; onChange: (count: number) => void }

function Line({ service, start, nights, onChange }: LineProps) {
  const { period } = usePlan()
  const isHotel = service.kind === 'hotel'
  const title = titleOf(service)
  const end = addDays(start, nights)
  return (
    <li className={classes.line}>
      <span className={classes.title} title={title}>
        {title}
      </span>
      <NumberInput
        aria-label={`${isHotel ? 'Nächte' : 'Tage'} ${title}`}
        suffix={isHotel ? ' N' : nights === 0 ? ' Tag' : ' Tage'}
        min={1}
        max={60}
        allowDecimal={false}
        allowNegative={false}
        value={isHotel ? nights : nights + 1}
        onChange={(count) => typeof count === 'number' && count > 0 && onChange(count)}
      />
      <span className={classes.span}>{spanWords({ startAt: wireOfDate(start), endAt: wireOfDate(end) }, null)}</span>
      {end > period.endAt && (
        <p className={classes.late} role="status">
          Endet am {dayMonth(wireOfDate(end))}, nach dem Ende der Reise am {dayMonth(wireOfDate(period.endAt))}
        </p>
      )}
    </li>
  )
}

/** Hotels, other services, and what arrives on a later day, with how long after the concept's day they begin. */
function lastingOf(service: Service, conceptDay: CalendarDate) {
  const { kind, key, item } = service
  const [start, end] = [item.startAt, item.endAt].map((wire) => (wire === null ? null : dateOfWire(wire)))
  if (start == null) return []
  const nights = end == null ? 0 : daysBetween(start, end)
  if (!canLastLonger(kind, nights)) return []
  const parameter = `${kind === 'hotel' ? 'nights' : 'durationDays'}[${key}]`
  return [
    {
      service,
      parameter,
      nights: kind === 'hotel' ? Math.max(1, nights) : nights,
      offset: daysBetween(conceptDay, start),
    },
  ]
}

/** A service of so many days ends so many days less one later. */
function nightsFrom({ kind }: Service, count: number): number {
  return kind === 'hotel' ? count : count - 1
}
