import { type CalendarDate, germanDate, type LocalTime } from '../../calendar-date.ts'
import { clockIn, isTimed } from '../clock-time.ts'
import type { Clash } from './clashes.ts'

type Period = { readonly startAt: CalendarDate; readonly endAt: CalendarDate }

/** An included service of a trip, from its check-in on. */
export type Duty = {
  readonly from: LocalTime | null
  readonly to: LocalTime | null
  /** No driver goes along. */
  readonly isWithoutDriver: boolean
}

/** Somebody of a trip who is on another one, too. */
type Engagement = Period & {
  readonly name: string
  /** 'Busfahrer' */
  readonly role: string
  readonly isDriver: boolean
  readonly orderNumber: string
  /** Of the other trip. */
  readonly duties: readonly Duty[]
}

/**
 * Who is on two trips at once (TRUE-08). Longer trips may follow on one another on one day: back in the morning, off at noon,
 * unless the times of that day say otherwise.
 * @param others trips of the same people that still take place
 */
export function clashesOfPeople(
  trip: Period & { readonly duties: readonly Duty[] },
  others: readonly Engagement[],
): Clash[] {
  return others.flatMap((other): Clash[] => {
    const text = isOverlap(trip, other) ? wholeTrips(other) : handOver(trip, other)
    return text === null ? [] : [{ kind: 'two_trips', text, dayId: null }]
  })
}

function isOverlap(one: Period, other: Period): boolean {
  if (one.startAt > other.endAt || other.startAt > one.endAt) return false
  const isLong = ({ startAt, endAt }: Period) => startAt < endAt
  const onlyTouch = one.endAt === other.startAt || other.endAt === one.startAt
  return !(onlyTouch && isLong(one) && isLong(other))
}

function wholeTrips({ name, role, orderNumber, startAt, endAt }: Engagement): string {
  return `${name} (${role}) ist vom ${germanDate(startAt)} bis ${germanDate(endAt)} auch auf der Reise ${orderNumber}.`
}

/** The day on which one trip ends and the other begins. @returns null where its times agree, or nobody knows them */
function handOver(trip: Period & { readonly duties: readonly Duty[] }, other: Engagement): string | null {
  const { name, role, isDriver, orderNumber } = other
  const isFirst = trip.endAt === other.startAt
  if (!isFirst && other.endAt !== trip.startAt) return null
  const [ends, begins] = isFirst ? [trip, other] : [other, trip]
  const day = begins.startAt
  const until = momentsOn(day, ends.duties, isDriver).at(-1)
  const since = momentsOn(day, begins.duties, isDriver)[0]
  if (until === undefined || since === undefined || until <= since) return null
  const [here, there] = ['auf dieser Reise', `auf der Reise ${orderNumber}`]
  const [before, then] = isFirst ? [here, there] : [there, here]
  return `${name} (${role}) ist am ${germanDate(day)} bis ${clockIn(until)} Uhr ${before} und ab ${clockIn(since)} Uhr schon ${then}.`
}

/** When something of a day begins or ends, in order. */
function momentsOn(day: CalendarDate, duties: readonly Duty[], isDriver: boolean): LocalTime[] {
  return duties
    .filter(({ isWithoutDriver }) => !(isDriver && isWithoutDriver))
    .flatMap(({ from, to }) => [from, to])
    .filter((moment) => isTimed(moment))
    .filter((moment) => moment.startsWith(day))
    .toSorted()
}
