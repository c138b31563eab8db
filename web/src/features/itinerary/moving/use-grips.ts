import { useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import type { TripDay } from '../plan/days.ts'
import type { Service } from '../plan/services.ts'
import { blockId, headId, idOfTaken, LandedContext, type Offer, type Taken, useDraggingStore } from './dragging.ts'
import { GripContext, type HandleProps } from './hand.tsx'

type PlaceRef = (element: HTMLElement | null) => (() => void) | undefined
type Grip = {
  rowRef: PlaceRef
  handle: HandleProps & { ref?: (button: HTMLElement | null) => void }
  isDragged: boolean
}

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

  const ref = (button: HTMLElement | null) => {
    handle.current = button
  }
  return { ...grip, handle: { ...grip.handle, ref } }
}

export function useDayGrip(day: TripDay): Grip {
  return useGrip(headId(day.id), { type: 'day', day }, { type: 'head', day })
}

function useGrip(id: string, taken: Taken, offer: Offer): Grip {
  const { handleOf } = useContext(GripContext)
  const { read, subscribe } = useDraggingStore()
  const isDragged = useSyncExternalStore(subscribe, () => {
    const inHand = read().taken
    return inHand !== null && idOfTaken(inHand) === id
  })
  return { rowRef: usePlace(id, offer), handle: handleOf(taken), isDragged }
}

export function useDayBlock(dayId: number): PlaceRef {
  return usePlace(blockId(dayId), { type: 'block', dayId })
}

/** @returns the ref of an element on which something may land */
function usePlace(id: string, offer: Offer): PlaceRef {
  const { places } = useContext(GripContext)
  return (element) => {
    if (element === null) return undefined
    const place = { element, offer }
    places.set(id, place)
    return () => {
      // A service that came to another day has its new row before the old one goes.
      if (places.get(id) === place) places.delete(id)
    }
  }
}
