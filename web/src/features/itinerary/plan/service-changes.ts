import type { TripDay } from './days.ts'
import { type Service, withItems } from './services.ts'

type Patch = Partial<Pick<Service['item'], 'clientOffer' | 'selectedRequest' | 'startAt' | 'endAt' | 'checkInAt'>>

/** The days with some values of one service changed, as they will be once the server has saved it. */
export function daysWith(days: readonly TripDay[], { kind, dayId, item }: Service, patch: Patch): TripDay[] {
  return days.map((day) =>
    day.id === dayId
      ? withItems(day, kind, (items) => items.map((one) => (one.id === item.id ? { ...one, ...patch } : one)))
      : day,
  )
}
