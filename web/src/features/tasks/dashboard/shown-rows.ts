import { firstShown, type Shown } from '@reisewerk/domain/tasks/user-dashboard.contract.ts'
import { useState } from 'react'

/** How much the lists of the first page show, and how one sees more. */
export type ShownRows = { readonly shown: Shown; readonly onMore: () => void }

const step = 50
/** The server tells no more of a list (user-dashboard.contract.ts). */
const most = 1000

/** Both lists come in one answer; either grows by itself. */
export function useShownRows(): Readonly<Record<keyof Shown, ShownRows>> {
  const [shown, setShown] = useState(firstShown)
  const rowsOf = (list: keyof Shown): ShownRows => ({
    shown,
    onMore: () => setShown((now) => ({ ...now, [list]: Math.min(most, now[list] + step) })),
  })
  return { todos: rowsOf('todos'), options: rowsOf('options') }
}
