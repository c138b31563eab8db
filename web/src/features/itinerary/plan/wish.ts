import type { HotelCategory } from '@reisewerk/domain/accounts/options.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import { choiceOf } from './service-draft.ts'
import type { RequestedService } from './services.ts'

/** What narrows the search for whoever performs a service: as it is saved, or as its form says so far. */
export type Wish = {
  place: Choice | null
  area: Choice | null
  stars: number | null
  category: HotelCategory | null
  /** Both ends of a passage. */
  from: Choice | null
  to: Choice | null
  serviceType: Choice | null
  /** Whom the service already names. */
  provider: Choice | null
  agency: Choice | null
  /** On which day a passage leaves. */
  date: CalendarDate | null
}

export const noWish: Wish = {
  place: null,
  area: null,
  stars: null,
  category: null,
  from: null,
  to: null,
  serviceType: null,
  provider: null,
  agency: null,
  date: null,
}

export function wishOf(service: RequestedService): Wish {
  switch (service.kind) {
    case 'hotel': {
      const { place, area, hotelType } = service.item
      return {
        ...noWish,
        place: choiceOf(place),
        area: choiceOf(area),
        stars: hotelType.stars,
        category: hotelType.category,
      }
    }
    case 'ferry':
      return { ...noWish, from: choiceOf(service.item.startPort), to: choiceOf(service.item.endPort) }
    case 'airline':
      return { ...noWish, from: choiceOf(service.item.startAirport), to: choiceOf(service.item.endAirport) }
    case 'train': {
      const { startTrainStation, endTrainStation } = service.item
      return { ...noWish, from: choiceOf(startTrainStation), to: choiceOf(endTrainStation) }
    }
    case 'other': {
      const { otherServiceType, place, area } = service.item
      return {
        ...noWish,
        ...{ serviceType: choiceOf(otherServiceType), place: choiceOf(place), area: choiceOf(area) },
      }
    }
  }
}
