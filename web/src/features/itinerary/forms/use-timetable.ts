import type { PassageType } from '@reisewerk/domain/accounts/options.ts'
import {
  arrivalAfter,
  asPassage,
  byTimetable,
  type Connection,
  connectionFor,
  type Filled,
  typeByDays,
} from '@reisewerk/domain/itinerary/timetable.ts'
import { useRef, useState } from 'react'
import { ApiError } from '../../../lib/http.ts'
import type { Moment, MomentsDraft } from '../../../lib/moments.ts'
import type { Choice } from '../../../ui/inline/inline-select.tsx'

type PassageDraft = MomentsDraft & { type: PassageType }
type Passage<Known> = {
  draft: PassageDraft
  /** Whether somebody has said before that it goes by day or by night. */
  isTypeKnown: boolean
  set: (part: Partial<PassageDraft>) => void
  /** What the master data know of the way between two stops. */
  ask: (from: string, to: string) => Promise<readonly Known[]>
  onTake?: (connection: Known) => void
}

/** Fills departure and arrival of a ferry or train from what is known of its way, as far as nobody has typed them. */
export function useTimetable<Known extends Connection>(passage: Passage<Known>) {
  const [known, setKnown] = useState<readonly Known[]>([])
  const [taken, setTaken] = useState<Known | null>(null)
  /** By day or by night as somebody said it; the master data only propose (001 §4). */
  const [said, setSaid] = useState(passage.isTypeKnown ? passage.draft.type : null)
  // The master data answer later; by then something else may have been typed.
  const now = useRef({ passage, said, way: '' })
  now.current = { ...now.current, passage, said }
  // A clock time belongs to whoever typed it, also where the timetable has the same one.
  const filled = useRef<Filled>({ start: false, end: false })

  function take(found: readonly Known[], wanted: PassageType | null) {
    const { draft, set, onTake } = now.current.passage
    const connection = connectionFor(found, wanted)
    const { start, end, filled: filledNow } = byTimetable(draft, connection, filled.current)
    filled.current = filledNow
    setTaken(connection)
    const usual = connection?.type ?? draft.type
    set(asPassage({ start, end }, { said: wanted, usual, standing: draft.end.time }))
    if (connection !== null) onTake?.(connection)
  }

  return {
    /** The times were filled in, and the user should know. */
    note:
      taken === null || taken.durationMinutes === null ? null : 'Zeiten nach Fahrplan, soweit nicht selbst eingegeben',
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
      take(found, now.current.said)
    },
    turn: (type: PassageType) => {
      setSaid(type)
      take(known, type)
    },
    leave: (start: Moment) => {
      const { draft, set } = passage
      const isTyped = start.date === draft.start.date
      if (isTyped) filled.current = { ...filled.current, start: false }
      const end = arrivalAfter({ start, end: draft.end }, taken, filled.current)
      if (taken === null || end === null) return set({ start })
      filled.current = { ...filled.current, end: true }
      set(asPassage({ start, end }, { said, usual: taken.type, standing: draft.end.time }))
    },
    /** Whoever names the day of arrival says by it whether a night lies between. */
    arrive: (end: Moment) => {
      const { draft, set } = passage
      filled.current = { ...filled.current, end: false }
      const type = end.date === draft.end.date ? null : typeByDays({ start: draft.start, end })
      if (type !== null) setSaid(type)
      set({ end, ...(type !== null && { type }) })
    },
  }
}
