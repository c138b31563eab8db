import {
  type Announcements,
  DndContext,
  type DragCancelEvent,
  type DragEndEvent,
  type DragMoveEvent,
  type DragOverEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  type KeyboardSensorOptions,
  PointerSensor,
  type PointerSensorOptions,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { KindIcon } from '../../../ui/marks/kind-icon.tsx'
import { dateOf } from '../plan/dates.ts'
import { usePlan } from '../plan/plan-context.tsx'
import { describesRoute, type Service } from '../plan/services.ts'
import { useMoveDay } from '../plan/use-move-day.ts'
import { useMoveService } from '../plan/use-move-service.ts'
import classes from './day-list.module.css'
import {
  type Aim,
  aimAt,
  collide,
  keyboardWay,
  lineAt,
  nameOfTaken,
  ownAim,
  type Scene,
  type Taken,
  takenOf,
  wordsOfAim,
} from './dragging.ts'

type Dragging = { readonly taken: Taken | null; readonly aim: Aim | null }
/** Key of the service that was let go by the keyboard last: its handle takes the focus wherever it now stands. */
export const LandedContext = createContext<RefObject<string | null>>({ current: null })
const nothing: Dragging = { taken: null, aim: null }
/** Like the options for the keyboard the same object each time: another one would draw every row again. */
const byPointer: PointerSensorOptions = { activationConstraint: { distance: 4 } }
/** `shown`: the row or day at which a line shows where it would land. */
type Shown = Dragging & { readonly shown: ReturnType<typeof lineAt> }
const still: Shown = { ...nothing, shown: null }
/** Read without being drawn again by every row that is crossed; whoever shows a line hears of its own (`useDropSide`). */
type DraggingStore = { readonly read: () => Shown; readonly subscribe: (heard: () => void) => () => void }
const DraggingContext = createContext<DraggingStore>({ read: () => still, subscribe: () => () => undefined })
export const useDraggingStore = () => useContext(DraggingContext)

/**
 * Services and days are moved by mouse and keyboard (DAY-04, DAY-05). Nothing makes way while something is dragged: a line
 * shows where it will land, so that the list stands still under the hand.
 */
export function PlanDragging({ children }: { children: ReactNode }) {
  const { days, isOpen, showsRoute } = usePlan()
  const moveService = useMoveService()
  const moveDay = useMoveDay()
  const [dragging, setDragging] = useState(nothing)
  const [said, setSaid] = useState('')
  const landed = useRef<string | null>(null)
  // The library keeps the functions it was given when the drag began; they read what holds now from here.
  const scene = { days, isOpen, isShown: (service: Service) => showsRoute || !describesRoute(service) }
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

  function onStart({ active }: DragStartEvent) {
    set({ taken: takenOf(active), aim: null })
  }

  /** Told once the list has been measured: from here on keys lead somewhere. */
  function onReady({ active }: DragOverEvent) {
    const taken = takenOf(active)
    if (now.current.aim === null) say(' aufgenommen', taken, ownAim(taken))
  }

  function onMove({ active, collisions }: DragMoveEvent) {
    const found = collisions?.[0]?.data
    if (found === undefined) return
    const taken = takenOf(active)
    const aim = aimAt(found.droppableContainer, found.isLowerHalf === true, now.current.scene)
    set({ taken, aim })
    say('', taken, aim)
  }

  function onEnd({ activatorEvent }: DragEndEvent) {
    const { taken, aim } = now.current
    set(nothing)
    if (taken === null || aim === null) return
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

  function onCancel({ active }: DragCancelEvent) {
    set(nothing)
    say(' nicht verschoben', takenOf(active), null)
  }

  const shown = { ...dragging, shown: lineAt(dragging.taken, dragging.aim, now.current.scene) }
  const latest = useRef<Shown>(still)
  const listeners = useRef(new Set<() => void>())
  const store = useMemo<DraggingStore>(
    () => ({
      read: () => latest.current,
      subscribe: (heard) => {
        listeners.current.add(heard)
        return () => listeners.current.delete(heard)
      },
    }),
    [],
  )
  useLayoutEffect(() => {
    latest.current = shown
    for (const heard of listeners.current) heard()
  })
  const byKeyboard = useMemo<KeyboardSensorOptions>(
    // A page that glides would still be on its way when the next key is pressed.
    () => ({ coordinateGetter: keyboardWay(() => now.current), scrollBehavior: 'auto' }),
    [],
  )
  const sensors = useSensors(useSensor(PointerSensor, byPointer), useSensor(KeyboardSensor, byKeyboard))
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collide}
      accessibility={accessibility}
      onDragStart={onStart}
      onDragOver={onReady}
      onDragMove={onMove}
      onDragEnd={onEnd}
      onDragCancel={onCancel}
    >
      <DraggingContext.Provider value={store}>
        <LandedContext.Provider value={landed}>{children}</LandedContext.Provider>
      </DraggingContext.Provider>
      <DragOverlay dropAnimation={null}>
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
