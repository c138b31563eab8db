import type { HotelCategory } from '@reisewerk/domain/accounts/options.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { Choice } from '../../../ui/inline/inline-select.tsx'

/** What narrows the search for whoever performs a service: as it is saved, or as its form says so far. */
export type Wish = {
  place: Choice | null
  area: Choice | null
  stars: number | null
  category: HotelCategory | null
  from: Choice | null
  to: Choice | null
  serviceType: Choice | null
  provider: Choice | null
  agency: Choice | null
  date: CalendarDate | null
}

export const noWish: Wish = {
  ...{ place: null, area: null, stars: null, category: null, from: null, to: null },
  ...{ serviceType: null, provider: null, agency: null, date: null },
}
