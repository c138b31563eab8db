import type { TripDay } from './api.ts'
import type { Service } from './services.ts'

type Patch = Partial<Pick<Service['item'], 'clientOffer' | 'selectedRequest'>>

/** The days with some values of one service changed, as they will be once the server has saved it. */
export function daysWith(days: readonly TripDay[], service: Service, patch: Patch): TripDay[] {
  const change = <Item extends { id: number }>(items: Item[]): Item[] =>
    items.map((item) => (item.id === service.item.id ? { ...item, ...patch } : item))
  const changed = (day: TripDay): TripDay => {
    switch (service.kind) {
      case 'hotel':
        return { ...day, hotelPlaceholders: change(day.hotelPlaceholders) }
      case 'ferry':
        return { ...day, ferryPlaceholders: change(day.ferryPlaceholders) }
      case 'free':
        return { ...day, freeTextItems: change(day.freeTextItems) }
    }
  }
  return days.map((day) => (day.id === service.dayId ? changed(day) : day))
}
