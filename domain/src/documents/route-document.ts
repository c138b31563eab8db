import type { RouteSketch } from '../geography/map/route-sketch.ts'
import { isIncluded } from '../itinerary/plan/trip-plan.ts'
import { documentModel } from './document.ts'
import type { DocumentModel } from './document-model.ts'
import type { DocumentSource } from './document-source.ts'
import type { DrawnTrip } from './drawn-trip.ts'

/** What a route tells of one trip. */
export type RoutePart = Pick<DocumentModel, 'trip' | 'map' | 'days'>
export type RouteModel = DocumentModel & { attached: RoutePart[] }

/**
 * The route of a trip for those who travel (002 §7 'route'): map, stages and days with what is included. It names no price, and
 * nothing that must still be chosen.
 * @param attached each is a part of its own (OFFER-01)
 */
export function routeDocument(
  source: DocumentSource,
  sketch: RouteSketch | null,
  attached: readonly DrawnTrip[] = [],
): RouteModel {
  const parts = attached.map((other) => modelOf(other.source, other.sketch))
  return { ...modelOf(source, sketch), attached: parts.map(({ trip, map, days }) => ({ trip, map, days })) }
}

function modelOf(source: DocumentSource, sketch: RouteSketch | null): DocumentModel {
  const { words, dates } = source.language
  const days = source.days.map((day) => ({ ...day, services: day.services.filter(isIncluded) }))
  return documentModel(
    { ...source, days },
    routeName(source),
    [{ label: words.keyFacts.date, value: dates.longDate(source.today) }],
    sketch,
  )
}

/** @returns 'Reiseverlauf 2600417' */
export function routeName({ orderNumber, language: { words } }: DocumentSource): string {
  return `${words.printed.itinerary} ${orderNumber}`
}
