import type { Travel } from '../geography/great-circle.ts'
import type { RouteSketch } from '../geography/map/route-sketch.ts'
import type { DocumentLanguage } from './document-language.ts'
import type { PrintedMap } from './document-model.ts'

const legKinds = ['road', 'ferry', 'rail', 'air'] as const satisfies Travel[]

/**
 * The sketch with its words: legend of what is drawn, and the route as a sentence for those who do not see it.
 * @param altOf that sentence, where the map is not that of the whole trip
 */
export function printedMap(
  sketch: RouteSketch,
  { words: { map } }: DocumentLanguage,
  altOf: (stops: string) => string = map.alt,
): PrintedMap {
  const kinds = new Set(sketch.legs.map((leg) => leg.kind))
  const legend = legKinds.filter((kind) => kinds.has(kind)).map((kind) => ({ kind, label: map.legend[kind] }))
  const hasNumbers = sketch.stops.some((stop) => stop.note !== '')
  const stops = sketch.itinerary.map(({ kind, name }) => (kind === null ? name : map.legs[kind](name)))
  return { ...sketch, alt: altOf(stops.join(', ')), legend, legendNote: hasNumbers ? map.nights : '' }
}
