import { useDraggable } from '@dnd-kit/core'
import {
  createContext,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import classes from '../days/day-list.module.css'
import { type Places, type Taken, useDraggingStore } from './dragging.ts'

export type HandleProps = {
  'aria-roledescription': string
  'aria-describedby': string
  onPointerDown: (event: SyntheticEvent<HTMLElement>) => void
  onKeyDown: (event: SyntheticEvent<HTMLElement>) => void
}
type Grips = { readonly places: Places; readonly handleOf: (taken: Taken) => HandleProps }

export const GripContext = createContext<Grips>({
  places: new Map(),
  handleOf: () => {
    throw new Error('Handles stand inside the dragging')
  },
})

type Props = { places: Places; hand: RefObject<Taken | null>; children: ReactNode }

/**
 * The one thing the library knows as draggable: it becomes the row whose handle is taken. A draggable of its own for every row
 * would draw all of them again at each grab, half a second in a large trip (DAY-04).
 */
export function Hand({ places, hand, children }: Props) {
  const drag = useDraggable({ id: 'hand', attributes: { roleDescription: 'verschiebbar' } })
  const latest = useRef(drag)
  latest.current = drag
  const describedBy = drag.attributes['aria-describedby']
  const grips = useMemo<Grips>(
    () => ({
      places,
      handleOf: (taken) => {
        const take = (name: 'onPointerDown' | 'onKeyDown') => (event: SyntheticEvent<HTMLElement>) => {
          const { isDragging, setNodeRef, setActivatorNodeRef, listeners } = latest.current
          if (!isDragging) {
            hand.current = taken
            setNodeRef(event.currentTarget.closest('tr'))
            setActivatorNodeRef(event.currentTarget)
          }
          listeners?.[name]?.(event)
        }
        return {
          'aria-roledescription': 'verschiebbar',
          'aria-describedby': describedBy,
          onPointerDown: take('onPointerDown'),
          onKeyDown: take('onKeyDown'),
        }
      },
    }),
    [places, hand, describedBy],
  )
  return <GripContext value={grips}>{children}</GripContext>
}

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
