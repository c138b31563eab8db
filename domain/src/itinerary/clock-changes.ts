import type { Refusal } from '../refusal.ts'
import { atClock, clockIn, isTimed } from './clock-time.ts'
import { type ServiceTimes, timesAfterChange, timesRefusal } from './service-times.ts'

/** A free text or a route bullet point: a note at a clock time of its day, which is all that is shown of its time. */
export type ClockState = ServiceTimes & {
  /** 'HH:mm' */
  readonly timeOfDay: string | null
}

/**
 * A note begins at its time of day: whichever of both is changed takes the other along, the time of day before the beginning.
 * A beginning at 00:00:00 names the day alone, so the time of day stays (001 §3, §5); what is sent back as it was read changes
 * neither (decision 005).
 * @param change fields that are not named are undefined
 * @param dayShift days by which its day moved
 */
export function clockAfterChange(
  before: ClockState,
  change: { readonly [K in keyof ClockState]?: ClockState[K] | undefined },
  dayShift = 0,
): Partial<ClockState> | Refusal {
  const { startAt, ...times } = timesAfterChange(before, change, dayShift)
  const isNew = (name: keyof ClockState) => change[name] !== undefined && change[name] !== before[name]
  const isNamed = isNew('timeOfDay')
  const begins = isNew('startAt') && startAt !== null
  const told = isNamed ? (change.timeOfDay ?? null) : begins && isTimed(startAt) ? clockIn(startAt) : before.timeOfDay
  const after = {
    ...times,
    startAt: startAt !== null && (isNamed || begins) ? atClock(startAt.slice(0, 10), told) : startAt,
    ...(told !== before.timeOfDay && { timeOfDay: told }),
  }
  return timesRefusal(after, 0) ?? after
}
