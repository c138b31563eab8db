import { addDays, type CalendarDate } from '../calendar-date.ts'
import type { RouteSketch } from '../geography/map/route-sketch.ts'
import { clockIn, isTimed } from '../itinerary/clock-time.ts'
import {
  isIncluded,
  isSold,
  type PlanDay,
  type PlannedOther,
  type PlannedPassage,
  type PlannedService,
} from '../itinerary/plan/trip-plan.ts'
import type { ServiceKind } from '../service-kinds.ts'
import { capitalised } from '../typography/characters.ts'
import { documentModel } from './document.ts'
import type { DocumentModel } from './document-model.ts'
import type { DocumentSource } from './document-source.ts'
import type { DrawnTrip } from './drawn-trip.ts'
import { clockTimes, detailOf, printedHotel, serviceTitle } from './printed-services.ts'
import type { RoutePart } from './route-document.ts'

/** One line of a day: when, what, and how it is offered. */
export type TimetableEntry = {
  kind: ServiceKind
  time: string
  text: string
  detail: string
  /** 'Inklusive', 'Möglichkeit'; empty where nothing is sold. */
  status: string
  /** Which service of the plan begins here; null where nobody sells one. */
  serviceId: number | null
}
/** The days, each with its timetable. */
type Timetable = { timetable: TimetableEntry[][] }
export type DetailedRouteModel = DocumentModel & Timetable & { attached: (RoutePart & Timetable)[] }

/**
 * The route for those who carry it out (002 §7 'detailed_route'): each day by the clock, with what is included and what is only
 * offered, where a passage comes in, and where the night is spent. It names no price.
 * @param attached each is a part of its own (OFFER-01)
 */
export function detailedRouteDocument(
  source: DocumentSource,
  sketch: RouteSketch | null,
  attached: readonly DrawnTrip[] = [],
): DetailedRouteModel {
  const parts = attached.map((other) => modelOf(other.source, other.sketch))
  return {
    ...modelOf(source, sketch),
    attached: parts.map(({ trip, map, days, timetable }) => ({ trip, map, days, timetable })),
  }
}

function modelOf(source: DocumentSource, sketch: RouteSketch | null): DocumentModel & Timetable {
  const { words, dates } = source.language
  const model = documentModel(
    source,
    detailedRouteName(source),
    [{ label: words.keyFacts.date, value: dates.longDate(source.today) }],
    sketch,
  )
  return { ...model, timetable: source.days.map((day) => timetableOf(day, source)) }
}

/** @returns 'Ausführlicher Reiseverlauf 2600417' */
export function detailedRouteName({ orderNumber, language: { words } }: DocumentSource): string {
  return `${words.detailedRoute} ${orderNumber}`
}

/** What a timetable is made of. */
export type PlanSource = Pick<DocumentSource, 'days' | 'language'>

/** Timed entries by the clock; what has no time stands behind the entry it follows in the plan, the night comes last. */
export function timetableOf(day: PlanDay, source: PlanSource): TimetableEntry[] {
  const isNight = (service: PlannedService) => service.kind === 'hotel' && isIncluded(service)
  const placed = [
    ...goingAlongOn(day, source),
    ...arrivalsOn(day, source),
    ...inOrder(day.services.filter((service) => !isNight(service))).map(({ service, clock }) => ({
      clock,
      entry: entryOf(service, day, source),
    })),
  ]
  return [
    ...placed.toSorted((one, other) => one.clock.localeCompare(other.clock)).map(({ entry }) => entry),
    ...day.services.filter(isNight).map((service) => entryOf(service, day, source)),
  ].filter(({ text }) => text !== '')
}

/** What has no time of its own happens after what stands before it. */
function inOrder(services: readonly PlannedService[]): { service: PlannedService; clock: string }[] {
  let clock = ''
  return services.map((service) => {
    clock = (service.kind === 'hotel' ? null : clockIn(service.startAt)) ?? clock
    return { service, clock }
  })
}

function entryOf(service: PlannedService, day: PlanDay, { language }: PlanSource): TimetableEntry {
  const status =
    isSold(service) || !isIncluded(service) ? capitalised(language.options.client_offer[service.clientOffer]) : ''
  if (service.kind === 'hotel') {
    const { name, starsText, line, detail } = printedHotel(service, language)
    return {
      kind: 'hotel',
      time: '',
      text: [name, starsText].filter(Boolean).join(', '),
      detail: lines(line, detail),
      status,
      serviceId: service.id ?? null,
    }
  }
  const text = serviceTitle(service, language)
  const detail = isSold(service) ? detailOf(service, language) : ''
  const arrival =
    'from' in service ? arrivalOf(service, day, language) : service.kind === 'other' ? lastingOf(service, language) : ''
  const serviceId = isSold(service) ? (service.id ?? null) : null
  return {
    kind: service.kind,
    time: clockTimes(service, language),
    text,
    detail: lines(arrival, detail),
    status,
    serviceId,
  }
}

/** Said with a passage only where it comes in on another day: else its times tell. */
function arrivalOf({ endAt }: PlannedPassage, day: PlanDay, { words, dates }: DocumentSource['language']): string {
  const clock = clockIn(endAt)
  const date = endAt?.slice(0, 10) ?? day.date
  return clock === null || date <= day.date ? '' : words.arrivesOn(dates.shortDay(date), dates.clock(clock))
}

const earliestMorning = '06:00:00'

/** The last day of what goes along for days, as a coach does; null of what ends on its day, or in the night after it. */
function lastDayOf({ startAt, endAt }: PlannedOther): CalendarDate | null {
  if (startAt === null || endAt === null) return null
  const until = endAt.slice(0, 10)
  const last = isTimed(endAt) && endAt.slice(11) < earliestMorning ? addDays(until, -1) : until
  return last > startAt.slice(0, 10) ? last : null
}

function lastingOf(service: PlannedOther, { words, dates }: DocumentSource['language']): string {
  if (lastDayOf(service) === null || service.endAt === null) return ''
  const clock = clockIn(service.endAt)
  return words.lastsUntil(dates.shortDay(service.endAt.slice(0, 10)), clock === null ? null : dates.clock(clock))
}

/** What has begun on a day before and still goes along: who stands at the coach reads that it is there until the evening. */
function goingAlongOn(day: PlanDay, { days, language }: PlanSource): { clock: string; entry: TimetableEntry }[] {
  return days.flatMap(({ date, services }) =>
    services.flatMap((service) => {
      if (date >= day.date || service.kind !== 'other' || !isIncluded(service)) return []
      if ((lastDayOf(service) ?? date) < day.date) return []
      const text = serviceTitle(service, language)
      const detail = lastingOf(service, language)
      return [{ clock: '', entry: { kind: 'other' as const, time: '', text, detail, status: '', serviceId: null } }]
    }),
  )
}

/** Passages of days before that come in on this one. */
function arrivalsOn(day: PlanDay, { days, language }: PlanSource): { clock: string; entry: TimetableEntry }[] {
  return days.flatMap(({ date, services }) =>
    services.flatMap((service) => {
      if (date >= day.date || !('from' in service) || !isIncluded(service)) return []
      const { kind, endAt } = service
      if (!isTimed(endAt) || endAt.slice(0, 10) !== day.date) return []
      const clock = clockIn(endAt) ?? ''
      const text = language.words.arrival(serviceTitle(service, language))
      return [
        { clock, entry: { kind, time: language.dates.clock(clock), text, detail: '', status: '', serviceId: null } },
      ]
    }),
  )
}

function lines(...texts: string[]): string {
  return texts.filter((text) => text !== '').join('\n')
}
