import { DndContext, PointerSensor, useDraggable, useDroppable, useSensor, useSensors } from '@dnd-kit/core'
import type { KeyboardEvent, ReactNode } from 'react'
import classes from './movable-rows.module.css'

type Props = { onMove: (from: number, to: number) => void; children: ReactNode }

/** Rows of a list that are put in order by hand; each uses `useMovableRow` with its place. */
export function MovableRows({ onMove, children }: Props) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={({ active, over }) => {
        if (over !== null && active.id !== over.id) onMove(Number(active.id), Number(over.id))
      }}
    >
      {children}
    </DndContext>
  )
}

/**
 * @param own class of the row
 * @returns what makes a row one on which others land and shows where, and a handle by which it is taken
 */
export function useMovableRow(index: number, own = '') {
  const drag = useDraggable({ id: index })
  const drop = useDroppable({ id: index })
  const from = drop.active === null ? null : Number(drop.active.id)
  const aim: 'before' | 'after' | undefined =
    !drop.isOver || from === null || from === index ? undefined : from < index ? 'after' : 'before'
  return {
    row: {
      ref: drop.setNodeRef,
      className: `${classes.row} ${own}`,
      'data-aim': aim,
      'data-dragged': drag.isDragging || undefined,
    },
    handle: { ref: drag.setNodeRef, ...drag.listeners },
  }
}

/** On a handle with the focus the arrow keys move its row by one place. */
export function movesByKeys(index: number, last: number, onMove: (to: number) => void) {
  return (event: KeyboardEvent) => {
    const to = event.key === 'ArrowUp' ? index - 1 : event.key === 'ArrowDown' ? index + 1 : null
    if (to === null || to < 0 || to > last) return
    event.preventDefault()
    onMove(to)
  }
}
