import { useDraggable } from '@dnd-kit/core'
import { createContext, type ReactNode, type RefObject, type SyntheticEvent, useMemo, useRef } from 'react'
import type { Places, Taken } from './dragging.ts'

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
