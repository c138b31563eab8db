import type { PassageType } from '../../accounts/options.ts'
import { addDays, type CalendarDate, daysBetween } from '../../calendar-date.ts'
import type { Coordinates, Travel } from '../../geography/great-circle.ts'
import type { DayStop } from './day-route.ts'

export type Stop = Coordinates & { readonly name: string }

/** A service as the way of the group sees it: somewhere it goes to or stays at, or what carries it from one stop to another. */
export type RoutedService =
  | { readonly what: 'visit'; readonly at: Stop }
  | {
      readonly what: 'stay'
      readonly at: Stop
      /** The day on which the group leaves; null while nobody said, then after one night. */
      readonly until: CalendarDate | null
    }
  | {
      readonly what: 'passage'
      readonly by: Exclude<Travel, 'road'>
      /** null where nobody has said it yet. */
      readonly from: Stop | null
      readonly to: Stop | null
      readonly type: PassageType | null
      /** The day of arrival; null while it has no times. */
      readonly until: CalendarDate | null
    }

export type RouteDay = { readonly date: CalendarDate; readonly services: readonly RoutedService[] }

/** Where the group is after a day; null when nobody knows. `isNight`: it slept there, or arrives there in the morning. */
type Whereabouts = { readonly at: Stop | null; readonly isNight: boolean }
type Stay = { readonly at: Stop; readonly until: CalendarDate }

/**
 * The stops of each day of a trip, each from where the group woke up (DAY-03, DAY-08). Ferries, trains and flights carry it
 * between their own ends; every other way between two stops is driven, unless nobody knows from where. A day ends where
 * the stay runs in which the group sleeps, or on board, and the next one begins there.
 * @param days in the order of their dates, their services in the order somebody gave them
 */
export function stopsOfDays(days: readonly RouteDay[]): DayStop[][] {
  const stays: Stay[] = []
  let woke: Whereabouts | null = null
  return days.map((day) => {
    const start: Whereabouts | null = woke
    const services = inOrderOfDay(day)
    stays.push(...staysOf(services, day.date))
    const isOnBoard = services.some((service) => isOvernight(service, day.date))
    const bed = isOnBoard ? undefined : stays.findLast(({ until }) => until > day.date)
    const own = stopsOf(services, day.date, bed?.at ?? null, start !== null && start.at === null)
    woke = whereabouts(services, own, isOnBoard || bed !== undefined) ?? (start && { ...start, isNight: false })
    const isThere = own.stops.length > 0 || start?.isNight === true
    return start?.at && isThere ? [{ ...start.at, by: null, isBed: false }, ...own.stops] : [...own.stops]
  })
}

/**
 * The order of the list, but who travels through the night boards last, and nobody moves in before the last passage of the
 * day has arrived: what is added first stands above.
 */
function inOrderOfDay({ date, services }: RouteDay): RoutedService[] {
  const byDay = services.filter((service) => !isOvernight(service, date))
  const arrived = byDay.findLastIndex(({ what }) => what === 'passage') + 1
  const before = byDay.slice(0, arrived)
  return [
    ...before.filter(({ what }) => what !== 'stay'),
    ...before.filter(({ what }) => what === 'stay'),
    ...byDay.slice(arrived),
    ...services.filter((service) => isOvernight(service, date)),
  ]
}

function staysOf(services: readonly RoutedService[], date: CalendarDate): Stay[] {
  return services.flatMap((service) =>
    service.what === 'stay' ? [{ at: service.at, until: service.until ?? addDays(date, 1) }] : [],
  )
}

function isOvernight(service: RoutedService, date: CalendarDate): boolean {
  if (service.what !== 'passage') return false
  return service.type === 'night' || (service.until !== null && service.until > date)
}

/** @param passage one that travels through the night */
function nightsOnBoard({ until }: Extract<RoutedService, { what: 'passage' }>, date: CalendarDate): number {
  return until === null ? 1 : Math.max(1, daysBetween(date, until))
}

type OwnStops = { readonly stops: readonly DayStop[]; readonly endsUnknown: boolean }

/** The stops of a day behind the one where it began. @param isLost whether nobody knows where that was */
function stopsOf(services: readonly RoutedService[], date: CalendarDate, bed: Stop | null, isLost: boolean): OwnStops {
  const stops: DayStop[] = []
  let isUnknown = isLost
  const driveTo = (stop: Stop) => {
    stops.push({ ...stop, by: isUnknown ? null : 'road' })
    isUnknown = false
  }
  for (const service of services) {
    if (service.what !== 'passage') {
      driveTo(service.at)
      continue
    }
    if (service.from !== null) driveTo(service.from)
    if (service.to !== null) {
      const onBoard = isOvernight(service, date) ? { daysLater: nightsOnBoard(service, date) } : {}
      stops.push({ ...service.to, by: service.by, ...onBoard })
    }
    isUnknown = service.to === null
  }
  if (bed !== null) stops.push({ ...bed, by: isUnknown ? null : 'road', isBed: true })
  return { stops, endsUnknown: isUnknown && bed === null }
}

function whereabouts(services: readonly RoutedService[], own: OwnStops, isNight: boolean): Whereabouts | null {
  if (services.length === 0 && own.stops.length === 0) return null
  return { at: own.endsUnknown ? null : (own.stops.at(-1) ?? null), isNight }
}
