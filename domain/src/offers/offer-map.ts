import type { PrintedMap } from './offer-model.ts'
import type { LegKind } from './route-outline.ts'
import type { RouteSketch } from './route-sketch.ts'

const legendLabels = { road: 'Bus', ferry: 'Schiff', rail: 'Bahn', air: 'Flug' } as const satisfies Record<
  LegKind,
  string
>
const spokenLegs = {
  road: '',
  ferry: 'mit dem Schiff nach ',
  rail: 'mit der Bahn nach ',
  air: 'mit dem Flugzeug nach ',
}

/** The sketch with its words: legend of what is drawn, and the route as a sentence for those who do not see it. */
export function printedMap(sketch: RouteSketch): PrintedMap {
  const kinds = new Set(sketch.legs.map((leg) => leg.kind))
  const legend = (Object.keys(legendLabels) as LegKind[]) // the object above names every kind
    .filter((kind) => kinds.has(kind))
    .map((kind) => ({ kind, label: legendLabels[kind] }))
  const hasNumbers = sketch.stops.some((stop) => stop.note !== '')
  return { ...sketch, alt: altText(sketch), legend, legendNote: hasNumbers ? 'Ziffern: Übernachtung am Reisetag' : '' }
}

function altText({ itinerary }: RouteSketch): string {
  const stops = itinerary.map(({ kind, name }) => (kind === null ? name : `${spokenLegs[kind]}${name}`))
  return `Kartenskizze der Reise: ${stops.join(', ')}.`
}
