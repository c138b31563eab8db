import type { VehicleType } from '../../itinerary/vehicle-words.ts'
import { instead } from './change-words.ts'
import type { FrozenOffer } from './frozen-offer.ts'
import { pairsOf } from './pairs.ts'

const names: Readonly<Record<VehicleType, string>> = {
  bus: 'Bus',
  motorcycle: 'Motorrad',
  sprinter: 'Sprinter',
  trailer: 'Anhänger',
  car: 'Pkw',
}

/** What goes along on a ferry now, and what does no more: 'Bus auf der Fähre neu'. @param ferry by its id */
export function vehicleWords(after: FrozenOffer, before: FrozenOffer, ferry: number | undefined): string[] {
  // A copy of before does not tell of vehicles.
  if (after.vehicles === undefined || before.vehicles === undefined) return []
  const on = (offer: FrozenOffer) =>
    (offer.vehicles ?? []).filter(({ id }) => id === ferry).map(({ vehicle }) => `${names[vehicle]} auf der Fähre`)
  const { added, gone } = pairsOf(on(after), on(before), [(one, other) => one === other])
  return [...added.map((name) => instead(name, '')), ...gone.map((name) => instead('', name))]
}
