import { useCallback, useRef, useState } from 'react'
import { notice } from '../../../ui/notices/notice.tsx'
import type { TripDay } from './days.ts'
import type { Edited, Pending } from './plan-context.tsx'
import { servicesOf } from './services.ts'

/**
 * Only one element may be edited at a time (001 §5). What a colleague deletes meanwhile stays open with what was typed, until
 * it is closed; what is deleted here is closed by `deleting`.
 * @param begins what is open at first
 */
export function useEdited(days: readonly TripDay[], begins: Edited | null = null) {
  const [chosen, setChosen] = useState(begins)
  const seen = useRef<Edited | null>(null)
  if (chosen !== null && days.some((day) => isOfDay(chosen, day))) seen.current = chosen
  const edited = chosen === seen.current ? chosen : null

  // Rows keep what they were given and still learn what is open by now.
  const now = useRef(edited)
  now.current = edited

  // What is being added opens as soon as it is there: until then it counts as open.
  const isAdding = useRef(false)

  const mayEdit = useCallback(() => {
    const isFree = now.current === null && !isAdding.current
    if (!isFree) notice.bad(onlyOne)
    return isFree
  }, [])
  const [pending, setPending] = useState<Pending | null>(null)
  const adding = useCallback(async (add: () => Promise<unknown>, what: Pending | null = null) => {
    isAdding.current = true
    setPending(what)
    try {
      await add()
    } finally {
      isAdding.current = false
      setPending(null)
      notice.withdraw(onlyOne)
    }
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
  const deleting = useCallback((isPartOfIt: (edited: Edited) => boolean) => {
    if (now.current !== null && isPartOfIt(now.current)) setChosen(null)
  }, [])
  return { edited, pending, mayEdit, adding, edit, finish, deleting, turnTo: setChosen }
}

/** A link may name what it is about: 'day-7' and 'service-34' open with the page (MOVE-08). */
export function namedIn(hash: string, days: readonly TripDay[]): Edited | null {
  const [, what, number] = /^(day|service)-(\d{1,15})$/.exec(hash) ?? []
  const id = Number(number)
  if (what === 'day') return days.some((day) => day.id === id) ? { what, dayId: id } : null
  const service = what === 'service' ? days.flatMap(servicesOf).find(({ item }) => item.id === id) : undefined
  return service === undefined ? null : { what: 'service', key: service.key, isNew: false }
}

const onlyOne = 'Es können nicht zwei Elemente gleichzeitig editiert werden!'

export function isOfDay(edited: Edited, day: TripDay): boolean {
  if (edited.what === 'day') return edited.dayId === day.id
  return servicesOf(day).some(({ key }) => key === edited.key)
}
