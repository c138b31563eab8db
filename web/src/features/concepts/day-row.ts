import { linkTo } from '@reisewerk/domain/wire.ts'
import type { Choice } from '../../ui/inline/inline-select.tsx'
import type { TripDay } from '../itinerary/plan/days.ts'
import type { DayConcept } from './api.ts'

/** A row of 'Gesamtkonzept speichern': a day of the trip and how it is kept (000 §2.5). */
export type DayRow = {
  readonly day: TripDay
  readonly number: number
  /** The day concept that stands for the day; null: the day is kept anew. */
  readonly concept: Choice | null
  readonly isHidden: boolean
  readonly name: string
  readonly subtitle: string
  readonly distance: number | null
  readonly destinations: readonly string[]
  readonly category: string
  /** 'LT speichern': with the requests to its providers. */
  readonly withRequests: boolean
}

/** What a row takes over from its trip: the destinations, and the category with which concepts of its house begin. */
export type OfTrip = Readonly<Pick<DayRow, 'destinations' | 'category'>>

/** The day's own values: not hidden, category 'classic', the trip's destinations (000 §4). */
export function ownRow(day: TripDay, number: number, ofTrip: OfTrip): DayRow {
  return {
    day,
    number,
    concept: null,
    isHidden: false,
    name: headingOf(day, number),
    subtitle: day.daySubtitles.map(({ subtitle }) => subtitle).join(' · '),
    distance: day.distance,
    ...ofTrip,
    withRequests: true,
  }
}

/** A day whose route nobody knows yet has no name; its row says which one it is. */
function headingOf({ name }: TripDay, number: number): string {
  return name === '' ? `Tag ${number}` : name
}

/** The row with the values of the day concept that was chosen for it (000 §4). */
export function withConcept(row: DayRow, concept: Choice, values: DayConcept): DayRow {
  const { isHidden, name, subtitle, distance, category } = values
  // Not expanded, a destination is its link.
  const destinations = values.destinations.map((link) => String(link).replace(/^.*\//, ''))
  return { ...row, concept, isHidden, name, subtitle, distance, category, destinations }
}

/** What the body says of it: the concept as it is (replace false), or the day as the row describes it. */
export function bodyOfRow(row: DayRow) {
  const day = linkTo('days', row.day.id)
  if (row.concept !== null) {
    return { day, dayConcept: linkTo('day_concepts', Number(row.concept.value)), replace: false }
  }
  const { isHidden, subtitle, distance, category, withRequests } = row
  return {
    day,
    isHidden,
    // What stood there by itself was not typed: the name stays automatic.
    name: row.name === headingOf(row.day, row.number) ? row.day.name : row.name,
    subtitle,
    distance,
    destinations: row.destinations.map((id) => linkTo('destinations', Number(id))),
    category,
    sortHelper: row.day.sortHelper,
    requests: withRequests,
    replace: true,
  }
}

export function linkOfRow({ day, concept }: DayRow) {
  return concept === null ? linkTo('days', day.id) : linkTo('day_concepts', Number(concept.value))
}
