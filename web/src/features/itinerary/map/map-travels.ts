import type { Travel } from '@reisewerk/domain/geography/travel.ts'
import type { TripRoute } from './trip-route.ts'

/** How each way of travelling is drawn; told apart by the line, too, not by its colour alone. Dashes count in widths. */
export const travels: readonly TravelLine[] = [
  { by: 'ferry', label: 'Schiff', token: 'ferry-ink', width: 2, dash: [2, 1.6] },
  { by: 'air', label: 'Flug', token: 'airline-ink', width: 2, dash: [0.6, 1.4] },
  { by: 'rail', label: 'Bahn', token: 'train-ink', width: 2.5, dash: [5, 1.2] },
  { by: 'road', label: 'Bus', token: 'accent-ink', width: 2.5 },
]
type TravelLine = { by: Travel; label: string; token: string; width: number; dash?: readonly number[] }

/** Those that the trip makes use of. */
export function travelsOf({ legs }: TripRoute): TravelLine[] {
  return travels.filter(({ by }) => legs.some((leg) => leg.by === by))
}
