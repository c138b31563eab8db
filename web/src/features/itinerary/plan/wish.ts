import type { HotelCategory } from '@reisewerk/domain/accounts/options.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { placeContract } from '@reisewerk/domain/geography/geography.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { itemOf } from '../../../lib/api.ts'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import type { Near } from '../../partners/provider-search.ts'
import { placeOfDay } from './place-of-day.ts'
import { usePlan } from './plan-context.tsx'
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

/** Where somebody for it is looked for first: at its place and around, in its area while the place is open, else at the day's place. */
export function useNear(service: RequestedService, { place, area }: Pick<Wish, 'place' | 'area'>): Near {
  const { days } = usePlan()
  const day = days.find(({ id }) => id === service.dayId)
  const ofDay = area === null && day !== undefined ? choiceOf(placeOfDay(days, day)) : null
  const placeId = (place ?? ofDay)?.value ?? null
  const { data } = useQuery({ ...itemOf(placeContract, Number(placeId)), enabled: placeId !== null })
  const around = data?.area == null ? null : String(idOf(data.area))
  return { placeId, areaId: placeId === null ? (area?.value ?? null) : around }
}
