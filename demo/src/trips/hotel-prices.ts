import type { Board } from '@reisewerk/domain/accounts/options.ts'
import { numberBetween } from '../choose.ts'
import type { DemoItemPrice } from './trip-model.ts'

/** Euros for a guest in a double room with breakfast, by stars. */
const bedPrices: Readonly<Record<number, number>> = { 1: 29, 2: 34, 3: 44, 4: 58, 5: 86 }
/** Where a night costs more than at home, in per cent; elsewhere as much. */
const dearer: Readonly<Record<string, number>> = {
  CH: 145,
  IS: 145,
  NO: 135,
  DK: 120,
  SE: 115,
  FI: 115,
  GB: 115,
  IE: 115,
}
const meals: Readonly<Record<Board, number>> = {
  none: -9,
  half: 19,
  full: 33,
  half_extra_breakfast: 25,
  full_extra_breakfast: 39,
}

/**
 * What a hotel asks groups of a year: each guest's half of a double room, and what a single room costs more. A house has its
 * own level, and all of them get a little dearer every year.
 */
export function hotelPrices(name: string, stars: number, country: string, board: Board, year: number): DemoItemPrice[] {
  const atHome = (bedPrices[stars] ?? 44) + meals[board] + numberBetween(`${name} level`, -5, 8)
  const euros = (atHome * (dearer[country] ?? 100) * (100 + 3 * (year - 2026))) / 10_000
  return [
    { name: 'Doppelzimmer', quantityType: 'per_person_night', priceCents: halves(euros) },
    { name: 'Einzelzimmerzuschlag', quantityType: 'per_single_room_night', priceCents: halves(euros * 0.35) },
  ]
}

/** Hotels ask whole euros or fifty cents more. */
function halves(euros: number): number {
  return Math.round(euros * 2) * 50
}
