import type { RouteSketch } from '../geography/map/route-sketch.ts'
import { isIncluded } from '../itinerary/plan/trip-plan.ts'
import { documentModel } from './document.ts'
import type { DocumentModel } from './document-model.ts'
import type { DocumentSource } from './document-source.ts'

/**
 * The route of a trip for those who travel (002 §7 'route'): map, stages and days with what is included. It names no price, and
 * nothing that must still be chosen.
 */
export function routeDocument(source: DocumentSource, sketch: RouteSketch | null): DocumentModel {
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
