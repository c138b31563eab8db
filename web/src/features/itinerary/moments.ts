import type { LocalTime } from '@reisewerk/domain/calendar-date.ts'
import type { ServiceTimes } from '@reisewerk/domain/itinerary/service-times.ts'
import { wireOfLocalTime } from '@reisewerk/domain/wire.ts'
import { localTimeFrom, type Moment, momentFrom, momentOf } from './service-draft.ts'

/** When a service begins and ends, as forms hold it: a day and a clock time that can be typed alone. */
export type MomentsDraft = { start: Moment; end: Moment; checkIn: string | null }

export function momentsOf(item: { startAt: string | null; endAt: string | null; checkInAt: string | null }) {
  return { start: momentOf(item.startAt), end: momentOf(item.endAt), checkIn: momentOf(item.checkInAt).time }
}

/** A service nobody has timed yet takes place on the day on which it stands. */
export function startingOn<Draft extends MomentsDraft>(draft: Draft, date: string | undefined): Draft {
  if (draft.start.date !== null || date === undefined) return draft
  return { ...draft, start: { date, time: null }, end: { date, time: null } }
}

/** The times as rules see them; no clock time counts as midnight. */
export function rawTimes({ start, end }: MomentsDraft): ServiceTimes {
  return { startAt: localTimeFrom(start), endAt: localTimeFrom(end), checkInAt: null }
}

/** The times as they are saved: an end on the day of the start is none before its clock time is known. */
export function timesOf(draft: MomentsDraft): ServiceTimes {
  const { start, end, checkIn } = draft
  const isOpen = end.time === null && end.date === start.date && start.time !== null
  return {
    startAt: localTimeFrom(start),
    endAt: isOpen ? null : localTimeFrom(end),
    checkInAt: checkIn === null ? null : localTimeFrom({ date: start.date, time: checkIn }),
  }
}

/** The body of a draft's times. A check-in stands on the day of the start (001 §5). */
export function timesBody(draft: MomentsDraft) {
  const wire = (time: LocalTime | null) => (time === null ? null : wireOfLocalTime(time))
  const { startAt, endAt, checkInAt } = timesOf(draft)
  return { startAt: wire(startAt), endAt: wire(endAt), checkInAt: wire(checkInAt) }
}

/** An end that follows from a rule; a clock time nobody has typed stays open. */
export function endFrom(endAt: LocalTime | null, before: Moment): Moment {
  const after = momentFrom(endAt)
  return { date: after.date, time: before.time === null && after.time === '00:00' ? null : after.time }
}
