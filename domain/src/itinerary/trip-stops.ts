import type { PassageType } from '../accounts/options.ts'
import type { CalendarDate } from '../calendar-date.ts'
import { type Coordinates, greatCircleKilometres } from '../geography/great-circle.ts'
import type { DayStop } from './day-route.ts'

/** A place, port, airport or station. */
export type Stop = Coordinates & { readonly name: string }

/** A service as the way of the group sees it: somewhere it goes to, or what carries it from one stop to another. */
export type RoutedService = {
  /** Its last day; null while it has no times. */
  readonly until: CalendarDate | null
} & (
  | { readonly what: 'visit'; readonly at: Stop }
  | {
      readonly what: 'passage'
      /** null where nobody has said it yet. */
      readonly from: Stop | null
      readonly to: Stop | null
      /** Of ferries and trains. */
      readonly type: PassageType | null
    }
)
type Passage = Extract<RoutedService, { what: 'passage' }>
export type RouteDay = { readonly date: CalendarDate; readonly services: readonly RoutedService[] }

/** Where the group is after a day; `at` is null when nobody knows, `until` says how long it stays. */
type Whereabouts = { readonly at: Stop | null; readonly until: CalendarDate | null }

/**
 * The stops of each day of a trip, each from where the group woke up (DAY-03). The way to a stop is not driven where a ferry,
 * flight or train arrives, where nobody knows from where it is reached, and where a passage of the day or its neighbours goes
 * the same far way. On a day without a stop of its own the group stays where it sleeps.
 * @param days in the order of their dates, their services in the order somebody gave them
 */
export function stopsOfDays(days: readonly RouteDay[]): DayStop[][] {
  let woke: Whereabouts | null = null
  return days.map((day, index) => {
    const start: Whereabouts | null = woke
    const own = stopsOf(day)
    const isThere = own.stops.length > 0 || (start?.until ?? '') > day.date
    const first = start?.at && isThere ? [{ ...start.at, byPassage: false }] : []
    // The way from an unknown place is nobody's to count.
    const lost = start !== null && start.at === null
    woke = whereabouts(day, own, start)
    const stops = [...first, ...own.stops.map((stop, at) => (lost && at === 0 ? { ...stop, byPassage: true } : stop))]
    const around = passagesOf([days[index - 1], days[index + 1]])
    return withoutParallels(stops, passagesOf([day]), around)
  })
}

type OwnStops = { readonly stops: readonly DayStop[]; readonly endsUnknown: boolean }

/** The stops of a day's own services. Who travels through the night arrives last, wherever the service stands in the list. */
function stopsOf({ date, services }: RouteDay): OwnStops {
  const stops: DayStop[] = []
  const arrivals: DayStop[] = []
  let [isUnknown, arrivesUnknown] = [false, false]
  for (const service of services) {
    if (service.what === 'visit') {
      stops.push({ ...service.at, byPassage: isUnknown })
      isUnknown = false
      continue
    }
    if (service.from !== null) stops.push({ ...service.from, byPassage: isUnknown })
    if (service.from !== null) isUnknown = false
    if (isOvernight(service, date)) {
      if (service.to !== null) arrivals.push({ ...service.to, byPassage: true })
      arrivesUnknown = service.to === null
    } else {
      if (service.to !== null) stops.push({ ...service.to, byPassage: true })
      isUnknown = service.to === null
    }
  }
  return {
    stops: [...stops, ...arrivals],
    endsUnknown: arrivals.length > 0 ? arrivesUnknown : isUnknown || arrivesUnknown,
  }
}

function isOvernight({ type, until }: Passage, date: CalendarDate): boolean {
  return type === 'night' || (until !== null && until > date)
}

function whereabouts({ services }: RouteDay, own: OwnStops, before: Whereabouts | null): Whereabouts | null {
  const last = services.at(-1)
  if (last === undefined) return before
  return { at: own.endsUnknown ? null : (own.stops.at(-1) ?? null), until: last.until }
}

function passagesOf(days: readonly (RouteDay | undefined)[]): Whole[] {
  return days.flatMap((day) =>
    (day?.services ?? []).flatMap((one) =>
      one.what === 'passage' && one.from !== null && one.to !== null ? [{ from: one.from, to: one.to }] : [],
    ),
  )
}
type Whole = { readonly from: Stop; readonly to: Stop }

/** Shorter ways may well be driven beside a ferry: round the fjord, to the other bank. */
const farKilometres = 150

/** Nobody drives what the group flies or sails: an order of services that says so is not the order of the day. */
function withoutParallels(stops: readonly DayStop[], own: readonly Whole[], around: readonly Whole[]): DayStop[] {
  return stops.map((to, index) => {
    const from = stops[index - 1]
    if (from === undefined || to.byPassage || greatCircleKilometres(from, to) < farKilometres) return to
    const isParallel =
      [...own, ...around].some((passage) => goesAlong(passage, from, to)) ||
      own.some((passage) => leadsBack(passage, from, to))
    return isParallel ? { ...to, byPassage: true } : to
  })
}

/** Whether a passage makes the better part of the way. */
function goesAlong(passage: Whole, from: Coordinates, to: Coordinates): boolean {
  const rest = greatCircleKilometres(from, passage.from) + greatCircleKilometres(passage.to, to)
  return rest < greatCircleKilometres(from, to) / 2
}

/** Beyond this nobody drives back on the day on which one has come by train, ferry or flight. */
const dayKilometres = 400

/** Back to where a passage begins, before it has gone or too far for one day: the list is not in the order of the day. */
function leadsBack(passage: Whole, from: Coordinates, to: Coordinates): boolean {
  if (!goesAlong({ from: passage.to, to: passage.from }, from, to)) return false
  const isItsBeginning = to.latitude === passage.from.latitude && to.longitude === passage.from.longitude
  return isItsBeginning || greatCircleKilometres(from, to) > dayKilometres
}
