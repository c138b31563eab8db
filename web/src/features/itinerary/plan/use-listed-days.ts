import { useRef } from 'react'
import { dateOf } from './dates.ts'
import type { TripDay } from './days.ts'
import type { Edited } from './plan-context.tsx'

/**
 * The days as the list shows them: one that a colleague deletes while it is edited stays in its place until it is closed.
 * @returns them, and the one that is gone
 */
export function useListedDays(days: readonly TripDay[], edited: Edited | null) {
  const known = useRef<TripDay | null>(null)
  const dayId = edited?.what === 'day' ? edited.dayId : null
  const found = days.find(({ id }) => id === dayId)
  known.current = found ?? (known.current?.id === dayId ? known.current : null)
  const gone = found === undefined ? known.current : null
  if (gone === null) return { listed: days, gone }
  return { listed: [...days, gone].sort((one, other) => dateOf(one).localeCompare(dateOf(other))), gone }
}
