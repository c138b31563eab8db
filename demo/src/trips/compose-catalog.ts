import { offeredDescription } from '@reisewerk/domain/itinerary/client-offer.ts'
import { choose } from '../choose.ts'
import type { RouteDay } from './route-model.ts'
import type { DemoDay } from './trip-model.ts'

/** What the catalogue says: the day's subtitle and the lines of its programme, each as it is offered (PLACE-14). */
export function catalogTextOf({ subtitle, services }: Pick<RouteDay | DemoDay, 'subtitle' | 'services'>): string {
  const lines = services.flatMap((service) => {
    if (!('text' in service)) return []
    return 'offer' in service ? offeredDescription(service.offer.status, service.text) : service.text
  })
  return [subtitle, ...lines].join('\n')
}

/** How far somebody has read the catalogue texts of a trip. */
export function checkStatusOf(seed: string): string {
  return choose(`${seed} check`, ['checked', 'checked', 'in_check', 'new'])
}
