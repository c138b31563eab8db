import { greatCircleKilometres } from '../../geography/great-circle.ts'
import type { RouteOutline, RouteStop } from '../../geography/map/route-sketch.ts'
import { dayOutline, type JourneyEnds, routeOutline } from '../../itinerary/plan/route-outline.ts'
import type { PaperProvider, PaperSource } from './paper-source.ts'

/** The map of a box that holds one (DOC-09). @property outline null when nobody knows where the day leads, or where the provider is */
export type BoxMap = { readonly serviceId: number; readonly name: string; readonly outline: RouteOutline | null }

/**
 * What the maps in boxes show: the way of the day on which the service begins, as its page does; where no stop of that day is
 * known, what lies around the provider. Of a lone town the nearest other one of the trip tells where it is.
 */
export function boxMaps({ providers, days }: Pick<PaperSource, 'providers' | 'days'>, ends: JourneyEnds): BoxMap[] {
  const trip = routeOutline(days, ends)?.stops ?? []
  return providers.filter(holdsMap).map(({ serviceId, name, place }) => {
    const index = days.findIndex(({ services }) => services.some((one) => 'id' in one && one.id === serviceId))
    const around = place === null ? null : { stops: [{ ...place, days: [], isOvernight: false }], legs: [] }
    const outline = dayOutline(days, index, ends) ?? around
    return { serviceId, name, outline: outline && withNeighbour(outline, trip) }
  })
}

function holdsMap({ isLeftOut, notes }: PaperProvider): boolean {
  return !isLeftOut && notes.some(({ type }) => type === 'box_map')
}

/** Closer places are one on the map. */
const neighbourKm = 6

function withNeighbour(outline: RouteOutline, trip: readonly RouteStop[]): RouteOutline {
  const [town, other] = outline.stops
  if (town === undefined || other !== undefined) return outline
  const [nearest] = trip
    .map((stop) => ({ stop, km: greatCircleKilometres(town, stop) }))
    .filter(({ km }) => km > neighbourKm)
    .sort((one, two) => one.km - two.km)
  if (nearest === undefined) return outline
  return { ...outline, stops: [town, { ...nearest.stop, days: [], isOvernight: false }] }
}
