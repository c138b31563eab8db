import type { Board } from '@reisewerk/domain/accounts/options.ts'
import { choose, numberBetween } from '../choose.ts'
import type { DemoConditions, DemoItemPrice } from './trip-model.ts'

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
 * What a hotel asks groups of a year: each guest's half of a double room, what a single room costs more, and the meals that
 * are wanted where they are no part of it. A house has its own level, and all of them get a little dearer every year.
 */
export function hotelPrices(name: string, stars: number, country: string, board: Board, year: number): DemoItemPrice[] {
  const isPart = meals[board] < 0 || numberBetween(`${name} meals`, 0, 2) === 0
  const atHome = (bedPrices[stars] ?? 44) + (isPart ? meals[board] : 0) + numberBetween(`${name} level`, -5, 8)
  const inYear = (euros: number) => (euros * (dearer[country] ?? 100) * (100 + 3 * (year - 2026))) / 10_000
  const rooms: DemoItemPrice[] = [
    { name: 'Doppelzimmer', quantityType: 'per_person_night', priceCents: halves(inYear(atHome)) },
    { name: 'Einzelzimmerzuschlag', quantityType: 'per_single_room_night', priceCents: halves(inYear(atHome) * 0.35) },
  ]
  if (meals[board] < 0) return rooms
  const ofMeals = isPart ? 0 : halves(inYear(meals[board]))
  return [...rooms, { name: 'Halbpension', quantityType: 'per_person_night', priceCents: ofMeals }]
}

/** What a house grants groups and when it wants its money. */
export function hotelConditions(name: string): DemoConditions {
  return {
    freePlaces: choose(`${name} free`, ['1 je 20', '1 je 25', '1 je 30', 'keiner']),
    cancellation: choose(`${name} cancel`, ['21 Tage', '28 Tage', '30 Tage', '42 Tage']),
    payment: choose(`${name} payment`, ['14 Tage vor', 'bei Ankunft', '20 % Anz.', 'nach Rechnung']),
  }
}

/** Hotels ask whole euros or fifty cents more. */
function halves(euros: number): number {
  return Math.round(euros * 2) * 50
}
