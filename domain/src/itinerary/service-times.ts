import type { PassageType } from '../accounts/options.ts'
import { addDays, type CalendarDate, daysBetween, germanDate, type LocalTime } from '../calendar-date.ts'
import { type Refusal, refusal } from '../refusal.ts'
import { isCrossingKind, type ServiceKind, serviceKinds } from '../service-kinds.ts'
import { clockIn, isTimed, minutesAfter, minutesOfLasting } from './clock-time.ts'

/** When a service takes place, as local clock times; null where nothing is known yet. */
export type ServiceTimes = {
  readonly startAt: LocalTime | null
  readonly endAt: LocalTime | null
  readonly checkInAt: LocalTime | null
}
type Times = Pick<ServiceTimes, 'startAt' | 'endAt'>

/** @returns the moment so many days later at the same clock time */
export function shiftedByDays(time: LocalTime | null, days: number): LocalTime | null {
  return time === null ? null : onDate(addDays(dayOf(time), days), time)
}

/**
 * A service's times after a change. Whoever moves the start to another day takes end and check-in along, so the length
 * of a stay is kept; clock times nobody named stay (001 §5), but for a check-in, which is so long before its start.
 * @param change fields that are not named are undefined
 * @param dayShift days by which the service's day moved
 */
export function timesAfterChange(before: ServiceTimes, change: Partial<ServiceTimes>, dayShift = 0): ServiceTimes {
  const days = change.startAt && before.startAt ? daysBetween(dayOf(before.startAt), dayOf(change.startAt)) : dayShift
  const after = (name: keyof ServiceTimes) =>
    change[name] === undefined ? shiftedByDays(before[name], days) : change[name]
  const startAt = after('startAt')
  const checkInAt = change.checkInAt === undefined ? checkInFollowing(before, startAt, days) : change.checkInAt
  return { startAt, endAt: after('endAt'), checkInAt }
}

/** Whoever is there longer than these minutes before the start has mistyped. */
export const longestWait = 12 * 60

/**
 * A check-in at another start: as long before it as it was said (TRUE-08, decision 114). One that did not lie in the half day
 * before its start keeps its clock time, as does one of a start whose clock time is not known. `check_in_following` of the
 * database says the same.
 * @param dayShift days by which a start that is not known moves along with its day
 */
export function checkInFollowing(
  { startAt, checkInAt }: Pick<ServiceTimes, 'startAt' | 'checkInAt'>,
  to: LocalTime | null,
  dayShift = 0,
): LocalTime | null {
  const wait = isTimed(startAt) && checkInAt !== null ? minutesOfLasting(timedAt(checkInAt), startAt) : null
  if (wait !== null && wait < longestWait && isTimed(to)) return minutesAfter(to, -wait)
  return shiftedByDays(checkInAt, startAt === null || to === null ? dayShift : daysBetween(dayOf(startAt), dayOf(to)))
}

/** A midnight of a check-in is one that was said (decision 005). */
function timedAt(time: LocalTime): LocalTime {
  return isTimed(time) ? time : `${dayOf(time)}T00:00:01`
}

/** A hotel stay goes from day to day, one night unless told otherwise (001 §4). */
export function hotelStay({ startAt, endAt }: Times): Times {
  const from = startAt === null ? null : atMidnight(startAt)
  return { startAt: from, endAt: endAt === null ? shiftedByDays(from, 1) : atMidnight(endAt) }
}

/** @returns how many nights a stay lasts; one while an end is open */
export function nightsOf({ startAt, endAt }: Times): number {
  return startAt === null || endAt === null ? 1 : daysBetween(dayOf(startAt), dayOf(endAt))
}

/** The end of a crossing of this type: by day on the day it starts, by night on the next, at its own clock time (001 §4). */
export function crossingEnd(type: PassageType, { startAt, endAt }: Times): LocalTime | null {
  if (startAt === null || endAt === null) return endAt
  return onDate(addDays(dayOf(startAt), type === 'night' ? 1 : 0), endAt)
}

export function endsOnEarlierDay({ startAt, endAt }: Times): boolean {
  return startAt !== null && endAt !== null && dayOf(endAt) < dayOf(startAt)
}

/** What the times of a crossing say of its type; null while one of them is open. */
export function passageTypeOf({ startAt, endAt }: Times): PassageType | null {
  if (startAt === null || endAt === null) return null
  return dayOf(endAt) > dayOf(startAt) ? 'night' : 'day'
}

/** @param minutes how long a service lasts @returns the moment so many minutes after its start */
export function endAfter(startAt: LocalTime | null, minutes: number): LocalTime | null {
  if (startAt === null) return null
  return new Date(Date.parse(`${startAt}Z`) + minutes * 60_000).toISOString().slice(0, 19)
}

/**
 * The end of a service at another start: it lasts as long as before, or as long as its type does where it had no times yet
 * (001 §4).
 * @param ofType minutes a service of its type lasts; null when nothing is usual
 * @returns null where neither is known
 */
export function endKeepingLength(startAt: LocalTime | null, before: Times, ofType: number | null): LocalTime | null {
  const minutes = minutesOfLasting(before.startAt, before.endAt) ?? ofType
  return isTimed(startAt) && minutes !== null ? endAfter(startAt, minutes) : null
}

/** Days by which something may lie before or after its trip: a service the last night, a request what a partner has instead. */
const daysAround = { Leistung: 1, Anfrage: 3 } as const

type Period = { readonly startAt: CalendarDate; readonly endAt: CalendarDate }

/**
 * Services take place during their trip. A day before and after belongs to it, too: the night ferry home, the last night.
 * @param trip its first and last day
 */
export function outsideTripRefusal(
  { startAt, endAt }: Times,
  trip: Period,
  what: keyof typeof daysAround = 'Leistung',
): Refusal | null {
  const [first, last] = [addDays(trip.startAt, -daysAround[what]), addDays(trip.endAt, daysAround[what])]
  const isOutside = (time: LocalTime | null) => time !== null && (dayOf(time) < first || dayOf(time) > last)
  const field = isOutside(startAt) ? 'startAt' : isOutside(endAt) ? 'endAt' : null
  if (field === null) return null
  const period = `${germanDate(trip.startAt)} bis ${germanDate(trip.endAt)}`
  return refusal('outside_trip', `Die ${what} liegt außerhalb der Reise (${period}).`, field)
}

/**
 * Days do not move, nor does their trip get dates, so that a service would lie outside the trip. One that lies there
 * already holds nobody up.
 * @param services with the days by which each moves @param from the trip's period so far @param to the new one
 */
export function movedOutRefusal(
  services: readonly (Times & { readonly days: number })[],
  from: Period,
  to: Period = from,
): Refusal | null {
  for (const { startAt, endAt, days } of services) {
    if (outsideTripRefusal({ startAt, endAt }, from) !== null) continue
    const moved = { startAt: shiftedByDays(startAt, days), endAt: shiftedByDays(endAt, days) }
    const refusal = outsideTripRefusal(moved, to)
    // Of a day's many services it is told which one.
    if (refusal !== null) return { ...refusal, message: `${refusal.message} Sie stünde dort${spanOf(moved)}.` }
  }
  return null
}

/** @returns ' vom 09.07.2027 bis 12.07.2027' */
function spanOf({ startAt, endAt }: Times): string {
  const words = [startAt, endAt].map((time) => time && germanDate(dayOf(time)))
  const [from, to] = words
  if (from === to || !to) return from ? ` am ${from}` : ''
  return from ? ` vom ${from} bis ${to}` : ` bis ${to}`
}

/** No service ends before it starts, and a hotel stay lasts a night (001 §5). @returns what is wrong, and what helps */
export function timesRefusal({ startAt, endAt }: Times, kind: ServiceKind): Refusal | null {
  if (startAt === null || endAt === null) return null
  if (serviceKinds[kind].nature === 'stay' && daysBetween(dayOf(startAt), dayOf(endAt)) < 1) {
    return refusal('no_night', 'Ein Hotelaufenthalt dauert mindestens eine Nacht.', 'endAt')
  }
  // An end without its clock time may lie anywhere in its day.
  const isBefore = isTimed(endAt) ? endAt < startAt : dayOf(endAt) < dayOf(startAt)
  return isBefore ? refusal('ends_before_start', backwardsWords({ startAt, endAt }, kind), 'endAt') : null
}

/** Of days it is only said which is the earlier one: those of a concept are nobody's dates. */
function backwardsWords({ startAt, endAt }: Times, kind: ServiceKind): string {
  const isPassage = serviceKinds[kind].nature === 'passage'
  const start = kind === 'airline' ? 'Abflug' : isPassage ? 'Abfahrt' : 'Beginn'
  const end = isPassage ? 'Die Ankunft' : 'Das Ende'
  const the = start === 'Abfahrt' ? 'der' : 'dem'
  if (endsOnEarlierDay({ startAt, endAt })) {
    const whose = end === 'Das Ende' ? 'des Endes' : 'der Ankunft'
    return `${end} liegt an einem früheren Tag als ${the === 'der' ? 'die' : 'der'} ${start}. Bitte den Tag ${whose} ändern.`
  }
  const wrong = `${end} um ${clockIn(endAt)} Uhr liegt vor ${the} ${start} um ${clockIn(startAt)} Uhr.`
  if (isCrossingKind(kind))
    return `${wrong} Bitte eine der Zeiten ändern; geht die Fahrt über Mitternacht, im Formular „Nacht“ wählen.`
  return `${wrong} Bitte eine der Zeiten ändern, oder nach Mitternacht den Tag ${isPassage ? 'der Ankunft' : 'des Endes'}.`
}

/** @returns the first moment of the day */
export function atMidnight(time: LocalTime | CalendarDate): LocalTime {
  return `${dayOf(time)}T00:00:00`
}

function dayOf(time: LocalTime): CalendarDate {
  return time.slice(0, 10)
}

function onDate(date: CalendarDate, time: LocalTime): LocalTime {
  return `${date}T${time.slice(11)}`
}
