import type { Moment, MomentsDraft } from '../lib/moments.ts'
import { momentFrom } from '../lib/moments.ts'

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
