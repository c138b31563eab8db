import { useRef } from 'react'
import {
  type CheckIn,
  checkInBefore,
  checkInRefusal,
  type Moment,
  type MomentsDraft,
  momentFrom,
} from '../lib/moments.ts'

/** The fields in which a service and a request hold their times. */
type HeldTimes = (path: 'startAt' | 'endAt' | 'checkInAt') => Moment | null

export function momentsIn(held: HeldTimes): MomentsDraft {
  const none = momentFrom(null)
  return { start: held('startAt') ?? none, end: held('endAt') ?? none, checkIn: held('checkInAt')?.time ?? null }
}

export function draftsOfTimes({ start, end, checkIn }: Partial<MomentsDraft>) {
  return {
    ...(start !== undefined && { startAt: start }),
    ...(end !== undefined && { endAt: end }),
    ...(checkIn !== undefined && { checkInAt: { date: null, time: checkIn } }),
  }
}

/**
 * A check-in moves with the start and stays as long before it as it was said, also while another start is being typed.
 * @returns what a change of the draft means for its check-in
 */
export function useFollowingCheckIn(draft: MomentsDraft): (part: Partial<MomentsDraft>) => { checkIn?: string | null } {
  const said = useRef(saidIn(draft))
  return (part) => {
    const start = part.start ?? draft.start
    if (part.checkIn !== undefined && part.checkIn !== draft.checkIn) {
      said.current = saidIn({ start, checkIn: part.checkIn })
      return {}
    }
    if (said.current === null || start.time === null || start.time === draft.start.time) return {}
    return { checkIn: checkInBefore(start.time, said.current) }
  }
}

type Ends = Pick<MomentsDraft, 'start' | 'end'>

/**
 * The times from which an arrival follows while another departure is being typed: as they were when the form was opened, or as a
 * timetable has set both. An arrival that somebody has typed stays (decision 120).
 * @returns asked with each change of the draft; null where the arrival stays
 */
export function useFollowedTimes(
  draft: Ends,
): (changed: { startAt?: Moment | null; endAt?: Moment | null }) => Ends | null {
  const base = useRef(endsIn(draft))
  return ({ startAt, endAt }) => {
    if (endAt != null) base.current = startAt == null ? null : endsIn({ start: startAt, end: endAt })
    return base.current
  }
}

function endsIn({ start, end }: Ends): Ends | null {
  return start.date === null || start.time === null || end.date === null || end.time === null ? null : { start, end }
}

function saidIn({ start, checkIn }: Pick<MomentsDraft, 'start' | 'checkIn'>): CheckIn | null {
  if (checkIn === null || start.time === null || checkInRefusal({ start, end: start, checkIn }) !== null) return null
  return { checkIn, start: start.time }
}
