import { useCallback, useState } from 'react'

/** Days stand open until somebody closes them. */
export function useClosedDays() {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const setOpen = useCallback((dayIds: readonly number[], isOpen: boolean) => {
    setClosed((before) => {
      const after = new Set(before)
      for (const id of dayIds) isOpen ? after.delete(id) : after.add(id)
      return after
    })
  }, [])
  return { isOpen: (dayId: number) => !closed.has(dayId), setOpen }
}
