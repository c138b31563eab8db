import { useCallback, useRef, useState } from 'react'
import { notice } from '../../ui/notice.tsx'
import type { TripDay } from './days.ts'
import type { Edited } from './plan-context.tsx'
import { servicesOf } from './services.ts'

/** Only one element may be edited at a time (001 §5). What a colleague deletes meanwhile is no longer edited. */
export function useEdited(days: readonly TripDay[]) {
  const [chosen, setChosen] = useState<Edited | null>(null)
  const edited = chosen !== null && exists(chosen, days) ? chosen : null

  // Rows keep what they were given and still learn what is open by now.
  const now = useRef(edited)
  now.current = edited

  const mayEdit = useCallback(() => {
    if (now.current !== null) notice.bad('Es können nicht zwei Elemente gleichzeitig editiert werden!')
    return now.current === null
  }, [])
  const edit = useCallback(
    (next: Edited) => {
      if (!mayEdit()) return false
      setChosen(next)
      return true
    },
    [mayEdit],
  )
  const finish = useCallback(() => setChosen(null), [])
  return { edited, mayEdit, edit, finish, turnTo: setChosen }
}

function exists(edited: Edited, days: readonly TripDay[]): boolean {
  if (edited.what === 'day') return days.some(({ id }) => id === edited.dayId)
  return days.some((day) => servicesOf(day).some(({ key }) => key === edited.key))
}
