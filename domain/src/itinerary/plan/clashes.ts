import type { CalendarDate } from '../../calendar-date.ts'
import { clockIn } from '../clock-time.ts'
import { amid, type CheckIns, checkInOf, hoursOf, isInWait, isNearby, type Span, spansOf } from './spans.ts'
import type { TripPlan } from './trip-plan.ts'

export const clashKinds = [
  'two_trips',
  'two_services',
  'before_check_in',
  'other_end',
  'other_season',
  'berths_short',
  'driving_time',
  'driver_rest',
  'no_bed',
  'no_day',
  'beyond_end',
] as const

/** Something in a trip that cannot be as it stands, in words. `dayId`: where in its plan. */
export type Clash = {
  readonly kind: (typeof clashKinds)[number]
  readonly text: string
  readonly dayId: number | null
  /** Of nights without a bed: the stay that ends before them, and until when it would have to last. */
  readonly longer?: LongerStay
}

export type LongerStay = {
  readonly service: number
  /** The house. */
  readonly name: string
  readonly nights: number
  readonly endAt: CalendarDate
  readonly longerUntil: CalendarDate
}

/**
 * What the times of a plan contradict (TRUE-08). Only what is included counts; what is offered beside it is chosen
 * instead of something. The group is with a ferry from its check-in on.
 */
export function clashesOfPlan(plan: TripPlan, checkIns: CheckIns): Clash[] {
  const spans = plan.flatMap((day) => spansOf(day, checkIns))
  const early = spans.flatMap(({ service, dayId, name, from }): Clash[] => {
    const checkIn = checkInOf(service, checkIns)
    if (checkIn === undefined || from >= checkIn) return []
    const text = `${name} legt um ${clockIn(from)} Uhr ab, vor ihrem Check-in um ${clockIn(checkIn)} Uhr.`
    return [{ kind: 'before_check_in', text, dayId }]
  })
  const twice = spans.flatMap((one, index) =>
    spans
      .slice(index + 1)
      .filter((other) => one.since < other.to && other.since < one.to && !belongTogether(one, other))
      .map((other): Clash => {
        const [hours, others] = [hoursOf(one, other.to), hoursOf(other, one.to)]
        const text = `${one.name} (${hours}) und ${amid(other)} (${others}) liegen zur gleichen Zeit.`
        return { kind: 'two_services', text, dayId: other.dayId }
      }),
  )
  return [...early, ...twice]
}

/** A dinner on board, a group that is shown the town in two halves, and what goes along for days, as its bus does. */
function belongTogether(one: Span, other: Span): boolean {
  const isHalf = one.service.kind === 'other' && other.service.kind === 'other' && one.name === other.name
  const goesAlong = ({ service, from, to }: Span) => service.kind === 'other' && from.slice(0, 10) < to.slice(0, 10)
  return isHalf || goesAlong(one) || goesAlong(other) || isWith(one, other) || isWith(other, one)
}

/** On board, or where the group waits for its ship: what has no place, and in that time what lies at the port. */
function isWith(inside: Span, outside: Span): boolean {
  const [{ service }, passage] = [inside, outside.service]
  if (service.kind !== 'other' || passage.kind === 'other') return false
  if (service.place === null) return inside.from >= outside.since && inside.to <= outside.to
  return isInWait(outside, inside) && passage.from !== null && isNearby(service.place, passage.from)
}
