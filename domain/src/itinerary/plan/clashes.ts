import { type CalendarDate, germanDate, type LocalTime } from '../../calendar-date.ts'
import { clockIn, isTimed } from '../clock-time.ts'
import { isIncluded, isSold, type PlanDay, type PlannedOther, type PlannedPassage, type TripPlan } from './trip-plan.ts'

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

/** Somebody of a trip who is on another one, too. */
type Engagement = {
  readonly name: string
  /** 'Busfahrer' */
  readonly role: string
  readonly orderNumber: string
  readonly startAt: CalendarDate
  readonly endAt: CalendarDate
}

type Period = { readonly startAt: CalendarDate; readonly endAt: CalendarDate }

/**
 * Who is on two trips at once (TRUE-08). Longer trips may follow on one another on one day: back in the morning, off at noon.
 * @param others trips of the same people that still take place
 */
export function clashesOfPeople(trip: Period, others: readonly Engagement[]): Clash[] {
  return others
    .filter((other) => overlap(trip, other))
    .map(({ name, role, orderNumber, startAt, endAt }) => ({
      kind: 'two_trips',
      text: `${name} (${role}) ist vom ${germanDate(startAt)} bis ${germanDate(endAt)} auch auf der Reise ${orderNumber}.`,
      dayId: null,
    }))
}

function overlap(one: Period, other: Period): boolean {
  if (one.startAt > other.endAt || other.startAt > one.endAt) return false
  const isLong = ({ startAt, endAt }: Period) => startAt < endAt
  const onlyTouch = one.endAt === other.startAt || other.endAt === one.startAt
  return !(onlyTouch && isLong(one) && isLong(other))
}

/** A timed service of a plan. */
export type Span = {
  readonly service: PlannedPassage | PlannedOther
  readonly dayId: number
  readonly name: string
  readonly from: LocalTime
  readonly to: LocalTime
}

/**
 * What the times of a plan contradict (TRUE-08). Only what is included counts; what is offered beside it is chosen
 * instead of something.
 * @param checkIns of ferries, by the ids of their services
 */
export function clashesOfPlan(plan: TripPlan, checkIns: ReadonlyMap<number, LocalTime>): Clash[] {
  const spans = plan.flatMap((day) => spansOf(day))
  const early = spans.flatMap(({ service, dayId, name, from }): Clash[] => {
    const checkIn = service.kind === 'ferry' && service.id !== undefined ? checkIns.get(service.id) : undefined
    if (checkIn === undefined || !isTimed(checkIn) || from >= checkIn) return []
    const text = `${name} legt um ${clockIn(from)} Uhr ab, vor ihrem Check-in um ${clockIn(checkIn)} Uhr.`
    return [{ kind: 'before_check_in', text, dayId }]
  })
  const twice = spans.flatMap((one, index) =>
    spans
      .slice(index + 1)
      .filter((other) => one.from < other.to && other.from < one.to && !belongTogether(one, other))
      .map((other): Clash => {
        const text = `${one.name} (${hoursOf(one)}) und ${amid(other)} (${hoursOf(other)}) liegen zur gleichen Zeit.`
        return { kind: 'two_services', text, dayId: other.dayId }
      }),
  )
  return [...early, ...twice]
}

/** What of a day is included and has times; nights in a house are none. */
export function spansOf({ id, services }: PlanDay): Span[] {
  return services.flatMap((service) => {
    if (!isIncluded(service) || !isSold(service) || service.kind === 'hotel') return []
    const { startAt: from, endAt: to } = service
    return isTimed(from) && isTimed(to) ? [{ service, dayId: id, name: nameOf(service), from, to }] : []
  })
}

/** A dinner on board, a group that is shown the town in two halves, and what goes along for days, as its bus does. */
function belongTogether(one: Span, other: Span): boolean {
  const isAboard = (inside: Span, outside: Span) =>
    inside.service.kind === 'other' &&
    inside.service.place === null &&
    outside.service.kind !== 'other' &&
    inside.from >= outside.from &&
    inside.to <= outside.to
  const isHalf = one.service.kind === 'other' && other.service.kind === 'other' && one.name === other.name
  const goesAlong = ({ service, from, to }: Span) => service.kind === 'other' && from.slice(0, 10) < to.slice(0, 10)
  return isHalf || goesAlong(one) || goesAlong(other) || isAboard(one, other) || isAboard(other, one)
}

const passages = { ferry: 'Die Fähre', airline: 'Der Flug', train: 'Der Zug' } as const

/** What a service is called at the beginning of a sentence. */
export function nameOf(service: PlannedPassage | PlannedOther): string {
  if (service.kind === 'other') return service.title || 'Zusatzleistung'
  const way = [service.from?.name, service.to?.name].filter((name) => name !== undefined).join(' – ')
  return `${passages[service.kind]} ${way}`.trim()
}

/** The same within a sentence. */
function amid({ service, name }: Span): string {
  return service.kind === 'other' ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

/** '10:00–12:00 Uhr' */
export const hoursOf = ({ from, to }: Span) => `${clockIn(from)}–${clockIn(to)} Uhr`
