import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import classes from '../days/day-list.module.css'
import type { Places } from './dragging.ts'
import { useDraggingStore } from './dragging-store.ts'

/** Where the taken row will land; one line for all rows, which goes over them without drawing any of them again (DAY-04). */
export function DropLine({ places }: { places: Places }) {
  const { read, subscribe } = useDraggingStore()
  const shown = useSyncExternalStore(subscribe, () => read().shown)
  const line = useRef<HTMLDivElement>(null)

  // Rows are measured as they are drawn; the list may have changed since.
  useLayoutEffect(() => {
    const row = shown === null ? undefined : places.get(shown.id)?.element.getBoundingClientRect()
    const list = line.current?.parentElement?.getBoundingClientRect()
    if (line.current === null) return
    line.current.hidden = row === undefined
    if (row === undefined || list === undefined || shown === null) return
    const top = (shown.side === 'before' ? row.top : row.bottom - 2) - list.top
    line.current.style.width = `${row.width}px`
    line.current.style.transform = `translate(${row.left - list.left}px, ${top}px)`
  })
  return <div ref={line} className={classes.line} data-drop={shown?.side} hidden />
}
