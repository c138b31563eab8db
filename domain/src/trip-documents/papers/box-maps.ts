import type { RouteOutline } from '../../geography/map/route-sketch.ts'
import { dayOutline } from '../../itinerary/plan/route-outline.ts'
import type { PaperProvider, PaperSource } from './paper-source.ts'

/** The map of a box that holds one (DOC-09). @property outline null when nobody knows where the day leads, or where the provider is */
export type BoxMap = { readonly serviceId: number; readonly name: string; readonly outline: RouteOutline | null }

/**
 * What the maps in boxes show: the way of the day on which the service begins, as its page does; where no stop of that day is
 * known, what lies around the provider.
 */
export function boxMaps({ providers, days }: Pick<PaperSource, 'providers' | 'days'>): BoxMap[] {
  return providers.filter(holdsMap).map(({ serviceId, name, place }) => {
    const index = days.findIndex(({ services }) => services.some((one) => 'id' in one && one.id === serviceId))
    const around = place === null ? null : { stops: [{ ...place, days: [], isOvernight: false }], legs: [] }
    return { serviceId, name, outline: dayOutline(days, index) ?? around }
  })
}

function holdsMap({ isLeftOut, notes }: PaperProvider): boolean {
  return !isLeftOut && notes.some(({ type }) => type === 'box_map')
}
