import { type DraggableAttributes, useDraggable, useDroppable } from '@dnd-kit/core'
import { useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import type { TripDay } from '../plan/days.ts'
import type { Service } from '../plan/services.ts'
import { blockId, headId, type Offer, type Taken } from './dragging.ts'
import { LandedContext, useDraggingStore } from './plan-dragging.tsx'

/** On which side of an element the dragged one would land. */
export type DropSide = 'before' | 'after' | undefined

type Grip = {
  rowRef: (row: HTMLElement | null) => void
  handle: DraggableAttributes & { ref: (button: HTMLElement | null) => void }
  isDragged: boolean
  drop: DropSide
}

/** Lets a service be taken by its handle, and lets others land beside it. */
export function useServiceGrip(service: Service): Grip {
  const grip = useGrip(service.key, { type: 'service', service }, { type: 'service', service })
  const landed = useContext(LandedContext)
  const handle = useRef<HTMLElement | null>(null)

  // A row that comes to another day is a new element, which the focus does not know.
  useEffect(() => {
    if (landed.current !== service.key) return
    landed.current = null
    handle.current?.focus()
  }, [landed, service.key])

  const { ref } = grip.handle
  const both = (button: HTMLElement | null) => {
    handle.current = button
    ref(button)
  }
  return { ...grip, handle: { ...grip.handle, ref: both } }
}

/** Lets a day be taken by its handle, and lets services land below its head. */
export function useDayGrip(day: TripDay): Grip {
  return useGrip(headId(day.id), { type: 'day', day }, { type: 'head', day })
}

function useGrip(id: string, taken: Taken, offer: Offer): Grip {
  const drag = useDraggable({ id, data: taken, attributes: { roleDescription: 'verschiebbar' } })
  const drop = useDroppable({ id, data: offer })
  const side = useDropSide(id)
  return {
    rowRef: (row) => {
      drag.setNodeRef(row)
      drop.setNodeRef(row)
    },
    handle: { ...drag.attributes, ...drag.listeners, ref: drag.setActivatorNodeRef },
    isDragged: drag.isDragging,
    drop: side,
  }
}

/** A whole day as the place for another one. */
export function useDayBlock(dayId: number): { ref: (block: HTMLElement | null) => void; drop: DropSide } {
  const id = blockId(dayId)
  const { setNodeRef } = useDroppable({ id, data: { type: 'block', dayId } satisfies Offer })
  return { ref: setNodeRef, drop: useDropSide(id) }
}

function useDropSide(id: string): DropSide {
  const { read, subscribe } = useDraggingStore()
  return useSyncExternalStore(subscribe, () => {
    const { shown } = read()
    return shown?.id === id ? shown.side : undefined
  })
}
