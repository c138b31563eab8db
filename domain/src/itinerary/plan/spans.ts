import type { LocalTime } from '../../calendar-date.ts'
import { type Coordinates, greatCircleKilometres } from '../../geography/great-circle.ts'
import { clockIn, isTimed, minutesOfLasting } from '../clock-time.ts'
import { longestWait } from '../service-times.ts'
import { isIncluded, isSold, type PlanDay, type PlannedOther, type PlannedPassage } from './trip-plan.ts'

/** The check-ins of ferries, by the ids of their services. */
export type CheckIns = ReadonlyMap<number, LocalTime>

/** A timed service of a plan. */
export type Span = {
  readonly service: PlannedPassage | PlannedOther
  readonly dayId: number
  readonly name: string
  /** Since when the group is with it: its check-in where one is known, else its beginning. */
  readonly since: LocalTime
  readonly from: LocalTime
  readonly to: LocalTime
}

/** What of a day is included and has times; nights in a house are none. */
export function spansOf({ id, services }: PlanDay, checkIns: CheckIns): Span[] {
  return services.flatMap((service) => {
    if (!isIncluded(service) || !isSold(service) || service.kind === 'hotel') return []
    const { startAt: from, endAt: to } = service
    if (!isTimed(from) || !isTimed(to)) return []
    const since = waitsSince(service, from, checkIns)
    return [{ service, dayId: id, name: nameOf(service), since, from, to }]
  })
}

/** @returns when a ferry is to be at, where somebody has said it; undefined of anything else */
export function checkInOf({ kind, id }: Span['service'], checkIns: CheckIns): LocalTime | undefined {
  const checkIn = kind === 'ferry' && id !== undefined ? checkIns.get(id) : undefined
  return checkIn !== undefined && isTimed(checkIn) ? checkIn : undefined
}

/** Who would wait longer than half a day has mistyped. */
function waitsSince(service: Span['service'], from: LocalTime, checkIns: CheckIns): LocalTime {
  const checkIn = checkInOf(service, checkIns)
  const wait = checkIn === undefined ? null : minutesOfLasting(checkIn, from)
  return checkIn !== undefined && wait !== null && wait < longestWait ? checkIn : from
}

/** Whether a moment or a time lies wholly between the check-in and the departure. */
export function isInWait({ since, from }: Span, time: { readonly since: LocalTime; readonly to: LocalTime }): boolean {
  return since <= time.since && time.to <= from
}

/** What lies so near is part of what the group does there: a break during a guided tour, the quay before the ship. */
const nearbyKilometres = 10

export function isNearby(one: Coordinates, other: Coordinates): boolean {
  return greatCircleKilometres(one, other) <= nearbyKilometres
}

const passages = { ferry: 'Die Fähre', airline: 'Der Flug', train: 'Der Zug' } as const

/** What a service is called at the beginning of a sentence. */
export function nameOf(service: PlannedPassage | PlannedOther): string {
  if (service.kind === 'other') return service.title || 'Zusatzleistung'
  const way = [service.from?.name, service.to?.name].filter((name) => name !== undefined).join(' – ')
  return `${passages[service.kind]} ${way}`.trim()
}

/** The same within a sentence. */
export function amid({ service, name }: Span): string {
  return service.kind === 'other' ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

/**
 * '10:00–12:00 Uhr', 'Check-in 15:45, 16:30–18:30 Uhr'
 * @param until of what lies at the same time; before the departure it is the check-in that it misses
 */
export function hoursOf({ since, from, to }: Span, until: LocalTime): string {
  const checkIn = until <= from && since < from ? `Check-in ${clockIn(since)}, ` : ''
  return `${checkIn}${clockIn(from)}–${clockIn(to)} Uhr`
}
