import { choose } from '../choose.ts'
import type { RouteDay } from './route-model.ts'
import type { DemoDay } from './trip-model.ts'

/** What the catalogue says: the day's subtitle and the lines of its programme. */
export function catalogTextOf({ subtitle, services }: Pick<RouteDay | DemoDay, 'subtitle' | 'services'>): string {
  return [subtitle, ...services.flatMap((service) => ('text' in service ? [service.text] : []))].join('\n')
}

/** How far somebody has read the catalogue texts of a trip. */
export function checkStatusOf(seed: string): string {
  return choose(`${seed} check`, ['checked', 'checked', 'in_check', 'new'])
}
