import { daysBetween } from '@reisewerk/domain/calendar-date.ts'
import { shiftedByDays } from '@reisewerk/domain/itinerary/service-times.ts'
import { placedBefore } from '@reisewerk/domain/itinerary/sort-helper.ts'
import { isRefusal } from '@reisewerk/domain/refusal.ts'
import { localTimeOfWire, wireOfLocalTime } from '@reisewerk/domain/wire.ts'
import { dateOf, type TripDay } from './days.ts'
import { type Service, servicesOf, withItems } from './services.ts'

/** Where a service may be put: in front of another one, or (`before` null) at the end of a day. */
export type Slot = { readonly dayId: number; readonly before: string | null }

export function keysOf(day: TripDay): string[] {
  return servicesOf(day).map(({ key }) => key)
}

/**
 * Every slot a service can be moved to, from the first day to the last; a closed day only takes it at its end.
 * A service that is not shown is no place to be put before. The slot in which the service stands is among them, and the one just behind it, which is the same, is not.
 */
export function slotsFor(
  key: string,
  days: readonly TripDay[],
  isOpen: (dayId: number) => boolean,
  isShown: (service: Service) => boolean = () => true,
): Slot[] {
  return days.flatMap((day) => {
    const keys = isOpen(day.id) ? shownKeysOf(day, isShown) : []
    const end = { dayId: day.id, before: null }
    const slots: Slot[] = [...keys.map((before) => ({ dayId: day.id, before })), end]
    return slots.filter((_, index) => keys[index - 1] !== key)
  })
}

/** Nobody aims at what is not shown: the management description leaves out what describes the way (HEAD-01). */
export function shownKeysOf(day: TripDay, isShown: (service: Service) => boolean): string[] {
  return servicesOf(day)
    .filter(isShown)
    .map(({ key }) => key)
}

export function slotOf({ key, dayId }: Pick<Service, 'key' | 'dayId'>): Slot {
  return { dayId, before: key }
}

export function isSameSlot(one: Slot | null, other: Slot | null): boolean {
  return one?.dayId === other?.dayId && one?.before === other?.before
}

/** @returns the keys of the slot's day once the service stands there */
export function keysAfterMove(days: readonly TripDay[], key: string, slot: Slot): string[] {
  const day = days.find(({ id }) => id === slot.dayId)
  const keys = day === undefined ? [] : keysOf(day)
  const placed = placedBefore(keys, key, slot.before)
  // Somebody has taken away the service in front of which it should come; the server says so.
  return isRefusal(placed) ? [...keys.filter((other) => other !== key), key] : placed
}

/** The days as they will be: the service in its new place, on another day at its clock times (001 §4). */
export function daysAfterMove(days: readonly TripDay[], service: Service, slot: Slot): TripDay[] {
  const sortHelper = keysAfterMove(days, service.key, slot)
  const from = days.find(({ id }) => id === service.dayId)
  const to = days.find(({ id }) => id === slot.dayId)
  if (from === undefined || to === undefined) return [...days]
  if (from === to) return days.map((day) => (day === to ? { ...day, sortHelper } : day))
  const shift = daysBetween(dateOf(from), dateOf(to))
  return days.map((day) => {
    if (day === from) return without(day, service)
    return day === to ? { ...withService(day, service, shift), sortHelper } : day
  })
}

function without(day: TripDay, { kind, key, item }: Service): TripDay {
  const sortHelper = day.sortHelper.filter((other) => other !== key)
  return { ...withItems(day, kind, (items) => items.filter(({ id }) => id !== item.id)), sortHelper }
}

function withService(day: TripDay, { kind, item }: Service, shift: number): TripDay {
  // The list of the kind takes an item of the kind.
  return withItems(day, kind, (items) => [
    ...items.filter(({ id }) => id !== item.id),
    shifted(item, shift) as (typeof items)[number],
  ])
}

type Timed = { startAt: string | null; endAt: string | null; checkInAt: string | null }

function shifted<Item extends Timed>(item: Item, days: number): Item {
  const move = (wire: string | null) => {
    const time = wire === null ? null : shiftedByDays(localTimeOfWire(wire), days)
    return time === null ? null : wireOfLocalTime(time)
  }
  return { ...item, startAt: move(item.startAt), endAt: move(item.endAt), checkInAt: move(item.checkInAt) }
}
