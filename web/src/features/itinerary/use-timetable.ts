import type { PassageType } from '@reisewerk/domain/accounts/options.ts'
import { crossingEnd } from '@reisewerk/domain/itinerary/service-times.ts'
import { arrivalAfter, byTimetable, type Connection, connectionFor } from '@reisewerk/domain/itinerary/timetable.ts'
import { useRef, useState } from 'react'
import { ApiError } from '../../lib/http.ts'
import { endFrom, type Moment, type MomentsDraft, rawTimes } from '../../lib/moments.ts'
import type { Choice } from '../../ui/inline-select.tsx'

type PassageDraft = MomentsDraft & { type: PassageType }
type Passage<Known> = {
  draft: PassageDraft
  set: (part: Partial<PassageDraft>) => void
  /** What the master data know of the way between two stops. */
  ask: (from: string, to: string) => Promise<readonly Known[]>
  /** What follows from another departure by the rule of the kind (001 §4). */
  left: (start: Moment) => Partial<PassageDraft>
  onTake?: (connection: Known) => void
}

/** Fills departure and arrival of a ferry or train from what is known of its way, as far as nobody has typed them. */
export function useTimetable<Known extends Connection>(passage: Passage<Known>) {
  const [known, setKnown] = useState<readonly Known[]>([])
  const [taken, setTaken] = useState<Known | null>(null)
  // The master data answer later; by then something else may have been typed.
  const now = useRef({ passage, taken, way: '' })
  now.current = { ...now.current, passage, taken }

  function take(found: readonly Known[], wanted: PassageType) {
    const { draft, set, onTake } = now.current.passage
    const connection = connectionFor(found, wanted)
    const type = connection?.type ?? wanted
    const part: Partial<PassageDraft> = type === draft.type ? {} : { type, end: turnedEnd(type, draft) }
    const { start, end } = byTimetable(draft, connection, now.current.taken)
    const follows = part.end ?? draft.end
    setTaken(connection)
    set({ ...part, start, end: end === draft.end ? follows : end.time === null ? { ...follows, time: null } : end })
    if (connection !== null) onTake?.(connection)
  }

  return {
    /** The times were filled in, and the user should know. */
    note:
      taken === null || taken.durationMinutes === null ? null : 'Zeiten nach Fahrplan, soweit nicht selbst eingegeben',
    /** Both ends as they are chosen now. */
    go: async (from: Choice | null, to: Choice | null) => {
      const way = `${from?.value} ${to?.value}`
      now.current.way = way
      let found: readonly Known[] = []
      try {
        if (from !== null && to !== null) found = await passage.ask(from.value, to.value)
      } catch (error) {
        // Without a timetable the times are typed.
        if (!(error instanceof ApiError)) throw error
      }
      if (now.current.way !== way) return
      setKnown(found)
      take(found, now.current.passage.draft.type)
    },
    turn: (type: PassageType) => take(known, type),
    leave: (start: Moment) => {
      const { draft, set, left } = passage
      const end = arrivalAfter(draft, start, taken)
      set({ ...left(start), ...(end !== null && { end }) })
    },
  }
}

/** By day it arrives the day it leaves, by night the next (001 §4), even where that is refused when it is saved. */
function turnedEnd(type: PassageType, draft: PassageDraft): Moment {
  return endFrom(crossingEnd(type, rawTimes(draft)), draft.end)
}
