import type { LocalTime } from '../../calendar-date.ts'
import { clockIn, isTimed, minutesAfter } from '../clock-time.ts'
import type { Clash } from './clashes.ts'
import { type CheckIns, hoursOf, isInWait, isNearby, type Span, spansOf } from './spans.ts'
import { isIncluded, type PlanDay, type PlanPlace, type Remark, type TripPlan } from './trip-plan.ts'

/** A remark with a time and a place. `to`: its end, or its beginning where it has none. */
type PlacedRemark = {
  readonly kind: Remark['kind']
  readonly text: string
  readonly place: PlanPlace
  readonly since: LocalTime
  readonly to: LocalTime
}

/**
 * A free text or a stop of the route with a time and a place, while the group is with something else elsewhere (TRUE-08): a cathedral
 * of another town during a guided tour, a town on land while the ship is at sea or waits at its check-in. What lies nearby
 * belongs to it, and of a text without a place nobody knows where it would be.
 */
export function clashesOfRemarks(plan: TripPlan, checkIns: CheckIns): Clash[] {
  const spans = plan.flatMap((day) => spansOf(day, checkIns)).filter((span) => !goesAlong(span))
  return plan.flatMap((day) =>
    remarksOf(day).flatMap((remark) =>
      spans
        .filter((span) => isDuring(remark, span) && !isAlong(remark, span) && isElsewhere(span, remark))
        .map((span): Clash => {
          const during = `${span.name} (${hoursOf(span, remark.to)})`
          const text = `${during} und ${remark.text} (${clocksOf(remark)} Uhr) liegen zur gleichen Zeit.`
          return { kind: 'two_services', text, dayId: day.id }
        }),
    ),
  )
}

/** A bus of many days takes the group wherever it is told of. */
function goesAlong({ service, from, to }: Span): boolean {
  return service.kind === 'other' && from.slice(0, 10) < to.slice(0, 10)
}

function remarksOf({ services }: PlanDay): PlacedRemark[] {
  return services.flatMap((service) => {
    if (service.kind !== 'free' && service.kind !== 'route') return []
    const { kind, place, startAt, endAt } = service
    if (!isIncluded(service) || place === null || !isTimed(startAt)) return []
    const to = isTimed(endAt) && endAt > startAt ? endAt : startAt
    return [{ kind, text: headOf(service), place, since: startAt, to }]
  })
}

/** The first line of a text, which may be long. */
function headOf({ text, place }: Remark): string {
  return text.split('\n', 1)[0]?.trim() || (place?.name ?? '')
}

function isDuring(remark: PlacedRemark, span: Span): boolean {
  return span.since < remark.to && remark.since < span.to
}

/** What a bus or a passage passes on its way is written down as a stop of the route, with its place. */
function isAlong(remark: PlacedRemark, { service, from }: Span): boolean {
  if (remark.kind === 'free') return false
  return service.kind === 'other' ? /bus|coach|autocar|transfer/i.test(service.title) : remark.to > from
}

/** So long after it left and before it arrives, a passage is still near its ends. */
const minutesNearEnds = 60

/**
 * Until it leaves, a passage is at its port; then it is somewhere else than any place, but for its ends shortly before and after. What
 * lasts over its leaving or landing is seen on land: half of it would be missed.
 */
function isElsewhere(span: Span, remark: PlacedRemark): boolean {
  const { service, from, to } = span
  if (service.kind === 'other') return service.place !== null && !isNearby(service.place, remark.place)
  if (service.from === null && service.to === null) return false
  const isNear = (end: PlanPlace | null) => end !== null && isNearby(end, remark.place)
  if (isInWait(span, remark)) return service.from !== null && !isNear(service.from)
  const lastsOver = (moment: LocalTime) => remark.since < moment && moment < remark.to
  const isLeaving = remark.since < minutesAfter(from, minutesNearEnds) && isNear(service.from) && !lastsOver(from)
  const isArriving = remark.to > minutesAfter(to, -minutesNearEnds) && isNear(service.to) && !lastsOver(to)
  return !isLeaving && !isArriving
}

/** '11:00', '15:00–16:00' */
function clocksOf({ since, to }: PlacedRemark): string {
  return since === to ? `${clockIn(since)}` : `${clockIn(since)}–${clockIn(to)}`
}
