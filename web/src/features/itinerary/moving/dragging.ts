import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import { germanDate } from '@reisewerk/domain/calendar-date.ts'
import { createContext, type RefObject, useContext } from 'react'
import { isSameSlot, keysAfterMove, type Slot, shownKeysOf, slotOf, slotsFor } from '../plan/arrangement.ts'
import { dateOf, type TripDay } from '../plan/days.ts'
import { titleOf } from '../plan/service-words.ts'
import type { Service } from '../plan/services.ts'

export type Taken =
  | { readonly type: 'service'; readonly service: Service }
  | { readonly type: 'day'; readonly day: TripDay }
/** Where it would land: a place among the services, or the place of another day. */
export type Aim = { readonly type: 'slot'; readonly slot: Slot } | { readonly type: 'day'; readonly dayId: number }
/** What an element of the list offers to whatever is dragged over it. */
export type Offer =
  | { readonly type: 'service'; readonly service: Service }
  | { readonly type: 'head'; readonly day: TripDay }
  | { readonly type: 'block'; readonly dayId: number }

export type Scene = {
  readonly days: readonly TripDay[]
  readonly isOpen: (dayId: number) => boolean
  readonly isShown: (service: Service) => boolean
}

export const headId = (dayId: number) => `head-${dayId}`
export const blockId = (dayId: number) => `block-${dayId}`

/** Rows and days as they are drawn now, by their ids. Measured when asked: where the list has scrolled to holds at once. */
export type Places = Map<string, { readonly element: HTMLElement; readonly offer: Offer }>

export const idOfTaken = (taken: Taken) => (taken.type === 'service' ? taken.service.key : headId(taken.day.id))

/** The row nearest to the hand by height, and on which half of it the hand is; how far to the side does not matter. */
export function placeAt(y: number, taken: Taken, places: Places): { offer: Offer; isLowerHalf: boolean } | null {
  let nearest = null
  let least = Number.POSITIVE_INFINITY
  for (const { element, offer } of places.values()) {
    if ((offer.type === 'block') !== (taken.type === 'day')) continue
    const { top, bottom } = element.getBoundingClientRect()
    const away = Math.max(top - y, y - bottom, 0)
    if (away >= least) continue
    least = away
    nearest = { offer, isLowerHalf: y > (top + bottom) / 2 }
  }
  return nearest
}

/** Where something lands that is let go over an element. */
export function aimAt(offer: Offer, isLowerHalf: boolean, { days, isOpen, isShown }: Scene): Aim {
  if (offer.type === 'block') return { type: 'day', dayId: offer.dayId }
  if (offer.type === 'head') {
    const first = isOpen(offer.day.id) ? (shownKeysOf(offer.day, isShown)[0] ?? null) : null
    return { type: 'slot', slot: { dayId: offer.day.id, before: first } }
  }
  const { key, dayId } = offer.service
  if (!isLowerHalf) return { type: 'slot', slot: { dayId, before: key } }
  const keys = shownKeysOf(days.find(({ id }) => id === dayId) as TripDay, isShown) // the day of a row
  return { type: 'slot', slot: { dayId, before: keys[keys.indexOf(key) + 1] ?? null } }
}

export function ownAim(taken: Taken): Aim {
  return taken.type === 'day' ? { type: 'day', dayId: taken.day.id } : { type: 'slot', slot: slotOf(taken.service) }
}

/** The next place up or down; the same one at either end. */
function nextAim(taken: Taken, aim: Aim, step: 1 | -1, { days, isOpen, isShown }: Scene): Aim {
  if (taken.type === 'day' || aim.type === 'day') {
    const at = days.findIndex(({ id }) => aim.type === 'day' && id === aim.dayId)
    const next = days[at + step]
    return next === undefined ? aim : { type: 'day', dayId: next.id }
  }
  const slots = slotsFor(taken.service.key, days, isOpen, isShown)
  const next = slots[slots.findIndex((slot) => isSameSlot(slot, aim.slot)) + step]
  return next === undefined ? aim : { type: 'slot', slot: next }
}

/** The element that shows an aim, and where on it: a line above it, below it, or for a day by the way it comes. */
export function shownAt(aim: Aim, { days, isOpen, isShown }: Scene): { id: string; side: 'before' | 'after' } {
  if (aim.type === 'day') return { id: blockId(aim.dayId), side: 'before' }
  const { dayId, before } = aim.slot
  if (before !== null) return { id: before, side: 'before' }
  const day = days.find(({ id }) => id === dayId)
  const last = day !== undefined && isOpen(dayId) ? shownKeysOf(day, isShown).at(-1) : undefined
  return { id: last ?? headId(dayId), side: 'after' }
}

/**
 * Where a line says that something in hand would land. A day shows below the one it comes down to, above the one it comes up
 * to, and nowhere at its own place.
 */
export function lineAt(taken: Taken | null, aim: Aim | null, scene: Scene): ReturnType<typeof shownAt> | null {
  if (taken === null || aim === null) return null
  if (aim.type === 'slot') return shownAt(aim, scene)
  if (taken.type !== 'day' || taken.day.id === aim.dayId) return null
  const at = (id: number) => scene.days.findIndex((day) => day.id === id)
  return { id: blockId(aim.dayId), side: at(taken.day.id) < at(aim.dayId) ? 'after' : 'before' }
}

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

type InHand = { readonly taken: Taken | null; readonly aim: Aim | null; readonly scene: Scene }

/** An arrow key goes from place to place, not by pixels. @param read what is in hand and aimed at right now */
export function keyboardWay(read: () => InHand, places: Places): KeyboardCoordinateGetter {
  return (event, { currentCoordinates, context }) => {
    const step = steps[event.code]
    const { taken, aim, scene } = read()
    if (step === undefined || taken === null || context.collisionRect === null) return undefined
    event.preventDefault()
    const shown = shownAt(nextAim(taken, aim ?? ownAim(taken), step, scene), scene)
    const rect = places.get(shown.id)?.element.getBoundingClientRect()
    if (rect === undefined) return undefined
    const share = shown.side === 'before' ? 0.25 : 0.75
    return { x: currentCoordinates.x, y: rect.top + rect.height * share - context.collisionRect.height / 2 }
  }
}

/** @returns 'Hotel Larvik' or 'Tag 3' */
export function nameOfTaken(taken: Taken, { days }: Pick<Scene, 'days'>): string {
  return taken.type === 'service' ? titleOf(taken.service) : `Tag ${numberOf(taken.day.id, days)}`
}

/** Where it would land, for the ear: 'Tag 2, Platz 3 von 4'. */
export function wordsOfAim(taken: Taken, aim: Aim, { days }: Scene): string {
  if (taken.type === 'day' || aim.type === 'day') {
    const day = days.find(({ id }) => aim.type === 'day' && id === aim.dayId)
    return day === undefined ? '' : `auf den ${germanDate(dateOf(day))}`
  }
  const keys = keysAfterMove(days, taken.service.key, aim.slot)
  return `Tag ${numberOf(aim.slot.dayId, days)}, Platz ${keys.indexOf(taken.service.key) + 1} von ${keys.length}`
}

function numberOf(dayId: number, days: readonly TripDay[]): number {
  return days.findIndex(({ id }) => id === dayId) + 1
}

export type Dragging = { readonly taken: Taken | null; readonly aim: Aim | null }
/** Key of the service that was let go by the keyboard last: its handle takes the focus wherever it now stands. */
export const LandedContext = createContext<RefObject<string | null>>({ current: null })
export const nothing: Dragging = { taken: null, aim: null }
/** `shown`: the row or day at which a line shows where it would land. */
export type Shown = Dragging & { readonly shown: ReturnType<typeof lineAt> }
export const still: Shown = { ...nothing, shown: null }
/** Read without being drawn again by every row that is crossed; the line and the row in hand hear of it. */
export type DraggingStore = { readonly read: () => Shown; readonly subscribe: (heard: () => void) => () => void }
export const DraggingContext = createContext<DraggingStore>({ read: () => still, subscribe: () => () => undefined })
export const useDraggingStore = () => useContext(DraggingContext)
