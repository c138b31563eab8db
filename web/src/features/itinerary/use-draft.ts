import { useState } from 'react'
import { type MomentsDraft, startingOn } from '../../lib/moments.ts'
import { dateOf } from './dates.ts'
import { usePlan } from './plan-context.tsx'
import { changedFields } from './service-draft.ts'

/**
 * What a form holds: as the service was when it opened, and as it is typed.
 * @param opened what the form shows first when that is more than is stored
 */
export function useDraft<Draft extends object>(
  initial: () => Draft,
  bodyOf: (draft: Draft) => object,
  opened: (stored: Draft) => Draft = (stored) => stored,
) {
  const [before] = useState(initial)
  const [draft, setDraft] = useState(() => opened(before))
  return {
    before,
    draft,
    set: (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })),
    /** The fields that were changed. */
    body: () => changedFields(bodyOf(before), bodyOf(draft)),
  }
}

/** As `useDraft`; a service nobody has timed yet takes place on the day on which it stands. */
export function useTimedDraft<Draft extends MomentsDraft>(
  dayId: number,
  initial: () => Draft,
  bodyOf: (draft: Draft) => object,
) {
  const { days } = usePlan()
  const day = days.find(({ id }) => id === dayId)
  return useDraft(initial, bodyOf, (stored) => startingOn(stored, day && dateOf(day)))
}
