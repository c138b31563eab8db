import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  type KeyboardSensorOptions,
  PointerSensor,
  type PointerSensorOptions,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createListeners } from '../../../lib/shared-state.ts'
import { KindIcon } from '../../../ui/marks/kind-icon.tsx'
import classes from '../days/day-list.module.css'
import { dateOf } from '../plan/days.ts'
import { usePlan } from '../plan/plan-context.tsx'
import {
  type Aim,
  aimAt,
  type Dragging,
  DraggingContext,
  type DraggingStore,
  keyboardWay,
  LandedContext,
  lineAt,
  nameOfTaken,
  nothing,
  ownAim,
  type Places,
  placeAt,
  type Scene,
  type Shown,
  still,
  type Taken,
  wordsOfAim,
} from './dragging.ts'
import { isInSight, scrollAtEdges } from './edge-scrolling.ts'
import { DropLine, Hand } from './hand.tsx'
import { useMoveDay, useMoveService } from './use-move-day.ts'

/** Like the options for the keyboard the same object each time: another one would draw every row again. */
const byPointer: PointerSensorOptions = { activationConstraint: { distance: 4 } }

/**
 * Services and days are moved by mouse and keyboard (DAY-04, DAY-05). Nothing makes way while something is dragged: a line
 * shows where it will land, so that the list stands still under the hand.
 */
export function PlanDragging({ children }: { children: ReactNode }) {
  const { days, isOpen, isShown } = usePlan()
  const moveService = useMoveService()
  const moveDay = useMoveDay()
  const [dragging, setDragging] = useState(nothing)
  const [isByMouse, setByMouse] = useState(false)
  const [said, setSaid] = useState('')
  const landed = useRef<string | null>(null)
  const places = useRef<Places>(new Map()).current
  const hand = useRef<Taken | null>(null)
  const pointerY = useRef<number | null>(null)
  const stopScrolling = useRef(() => {})
  // The library keeps the functions it was given when the drag began; they read what holds now from here.
  const scene = { days, isOpen, isShown }
  const now = useRef<Dragging & { scene: Scene }>({ ...nothing, scene })
  now.current.scene = scene

  function set(next: Dragging) {
    now.current = { ...now.current, ...next }
    if (JSON.stringify(next.aim) !== JSON.stringify(dragging.aim) || next.taken !== dragging.taken) setDragging(next)
  }

  /** For the ear: what is in hand and where it would land. */
  function say(verb: string, taken: Taken, aim: Aim | null) {
    const { scene } = now.current
    const place = aim === null ? '' : `: ${wordsOfAim(taken, aim, scene)}`
    setSaid(`${nameOfTaken(taken, scene)}${verb}${place}`)
  }

  function onStart({ activatorEvent }: DragStartEvent) {
    set({ taken: hand.current, aim: null })
    pointerY.current = null
    if (!(activatorEvent instanceof PointerEvent)) return
    setByMouse(true)
    stopScrolling.current = scrollAtEdges(() => pointerY.current)
  }

  /**
   * Told once keys lead somewhere: what is in hand has been measured, and the library listens to the keys (it begins to in a
   * timer of its own, set before this one).
   */
  function onReady() {
    setTimeout(() => {
      const { taken, aim } = now.current
      if (taken !== null && aim === null) say(' aufgenommen', taken, ownAim(taken))
    })
  }

  function onMove({ collisions }: DragMoveEvent) {
    const { taken } = now.current
    if (taken === null) return
    const found: ReturnType<typeof placeAt> | undefined = collisions?.[0]?.data?.place
    if (found === undefined) return
    const aim = found && aimAt(found.offer, found.isLowerHalf, now.current.scene)
    set({ taken, aim })
    say('', taken, aim)
  }

  function letGo() {
    set(nothing)
    setByMouse(false)
    stopScrolling.current()
  }

  function onEnd({ activatorEvent }: DragEndEvent) {
    const { taken, aim } = now.current
    letGo()
    if (taken === null) return
    if (aim === null) return say(' nicht verschoben', taken, null)
    say(' abgelegt', taken, aim)
    if (taken.type === 'service' && aim.type === 'slot') {
      landed.current = activatorEvent instanceof KeyboardEvent ? taken.service.key : null
      moveService(taken.service, aim.slot)
    }
    if (taken.type === 'day' && aim.type === 'day' && aim.dayId !== taken.day.id) {
      const target = days.find(({ id }) => id === aim.dayId)
      if (target !== undefined) void moveDay(taken.day, dateOf(target))
    }
  }

  function onCancel() {
    const { taken } = now.current
    letGo()
    if (taken !== null) say(' nicht verschoben', taken, null)
  }

  // The rows are no drop zones of the library: it would draw each of them again whenever one is crossed (DAY-04).
  const collide = useCallback<CollisionDetection>(
    ({ pointerCoordinates, collisionRect }) => {
      const { taken } = now.current
      pointerY.current = pointerCoordinates?.y ?? null
      const y = pointerCoordinates?.y ?? collisionRect.top + collisionRect.height / 2
      // What lies below the drawer is no place for what is let go over it.
      const isHidden = pointerCoordinates !== null && !isInSight(pointerCoordinates.y)
      return [{ id: 'place', data: { place: taken === null || isHidden ? null : placeAt(y, taken, places) } }]
    },
    [places],
  )

  const shown = { ...dragging, shown: lineAt(dragging.taken, dragging.aim, now.current.scene) }
  const latest = useRef<Shown>(still)
  const [{ tell, subscribe }] = useState(createListeners)
  const store = useMemo<DraggingStore>(() => ({ read: () => latest.current, subscribe }), [subscribe])
  useLayoutEffect(() => {
    latest.current = shown
    tell()
  })
  const byKeyboard = useMemo<KeyboardSensorOptions>(
    // A page that glides would still be on its way when the next key is pressed.
    () => ({ coordinateGetter: keyboardWay(() => now.current, places), scrollBehavior: 'auto' }),
    [places],
  )
  const sensors = useSensors(useSensor(PointerSensor, byPointer), useSensor(KeyboardSensor, byKeyboard))
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collide}
      accessibility={accessibility}
      autoScroll={false}
      onDragStart={onStart}
      onDragOver={onReady}
      onDragMove={onMove}
      onDragEnd={onEnd}
      onDragCancel={onCancel}
    >
      <DraggingContext.Provider value={store}>
        <LandedContext.Provider value={landed}>
          <Hand places={places} hand={hand}>
            <div className={classes.list}>
              {children}
              <DropLine places={places} />
            </div>
          </Hand>
        </LandedContext.Provider>
      </DraggingContext.Provider>
      {isByMouse && <div className={classes.shield} />}
      <DragOverlay dropAnimation={null} style={layer}>
        {dragging.taken !== null && <InHand taken={dragging.taken} name={nameOfTaken(dragging.taken, { days })} />}
      </DragOverlay>
      <span className="rw-spoken" role="status" aria-live="assertive">
        {said}
      </span>
    </DndContext>
  )
}

function InHand({ taken, name }: { taken: Taken; name: string }) {
  return (
    <span className={classes.taken}>
      {taken.type === 'service' && <KindIcon kind={taken.service.kind} />}
      {name}
    </span>
  )
}

/** What moves with the hand is put over the page, not painted into it. */
const layer = { willChange: 'transform' }

/** The library would tell of a move before it is known where it leads; we tell it ourselves. */
const silent: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

const accessibility = {
  announcements: silent,
  screenReaderInstructions: {
    draggable:
      'Leertaste nimmt das Element auf, die Pfeiltasten verschieben es, Leertaste legt es ab, Escape bricht ab.',
  },
}
