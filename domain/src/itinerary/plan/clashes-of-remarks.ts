import { greatCircleKilometres } from '../../geography/great-circle.ts'
import { clockIn, isTimed } from '../clock-time.ts'
import { type Clash, hoursOf, nameOf, type Span, spansOf } from './clashes.ts'
import { isIncluded, type PlanDay, type PlanPlace, type Remark, type TripPlan } from './trip-plan.ts'

/** What lies so near is part of what the group does there: a break during a guided tour, the quay before the ship. */
const nearbyKilometres = 10

/**
 * A free text with a time and a place, while the group is with something else elsewhere (TRUE-08): a cathedral of another town
 * during a guided tour. What lies nearby belongs to it, and of a text without a place nobody knows where it would be.
 */
export function clashesOfRemarks(plan: TripPlan): Clash[] {
  const spans = plan.flatMap((day) => spansOf(day)).filter(({ from, to }) => from.slice(0, 10) === to.slice(0, 10))
  return plan.flatMap((day) =>
    remarksOf(day).flatMap(({ text, place, at }) =>
      spans
        .filter((span) => span.from < at && at < span.to && isElsewhere(span, place))
        .map((span): Clash => {
          const during = `${nameOf(span.service)} (${hoursOf(span)})`
          return {
            kind: 'two_services',
            text: `${during} und ${text} (${clockIn(at)} Uhr) liegen zur gleichen Zeit.`,
            dayId: day.id,
          }
        }),
    ),
  )
}

function remarksOf({ services }: PlanDay): { text: string; place: PlanPlace; at: string }[] {
  return services.flatMap((service) => {
    if (service.kind !== 'free' || !isIncluded(service) || service.place === null || !isTimed(service.startAt))
      return []
    return [{ text: headOf(service), place: service.place, at: service.startAt }]
  })
}

/** The first line of a text, which may be long. */
function headOf({ text, place }: Remark): string {
  return text.split('\n', 1)[0]?.trim() || (place?.name ?? '')
}

/** A passage is somewhere else than any place while it lasts, but for the ends it lies at. */
function isElsewhere({ service }: Span, place: PlanPlace): boolean {
  const ends = service.kind === 'other' ? [service.place] : [service.from, service.to]
  const known = ends.filter((end) => end !== null)
  return known.length > 0 && known.every((end) => greatCircleKilometres(end, place) > nearbyKilometres)
}
