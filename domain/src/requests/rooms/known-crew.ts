import { mixWords } from './room-mix.ts'

/** Those who drive or guide and have a room in a house, each with for how many it is. */
export type KnownCrew = readonly { readonly isDriver: boolean; readonly roomFor: number }[]

/** @returns '2 EZ und 1 DZ'; '' where nobody has a room */
export function crewInWords(crew: KnownCrew): string {
  const sizes = [...new Set(crew.map(({ roomFor }) => roomFor))]
  return mixWords(sizes.map((persons) => ({ persons, type: 'standard', amount: sized(crew, persons) })))
}

/**
 * A voucher names more rooms of some size for driver and guide than its house knows of: somebody has come since it was told (decision 182).
 * Fewer of them are fewer rooms, and who of them has one is no matter of the house.
 * @param known null where nobody noted it
 * @param printed null where no voucher names any
 * @returns null where nothing is to be told
 */
export function otherCrewWords(known: KnownCrew | null, printed: KnownCrew | null): string | null {
  if (known === null || printed === null) return null
  if (!printed.some(({ roomFor }) => sized(printed, roomFor) > sized(known, roomFor))) return null
  return `kennt ${crewInWords(known) || 'keine Zimmer'} für Fahrer und Reiseleitung, der Voucher nennt ${crewInWords(printed)}`
}

function sized(crew: KnownCrew, persons: number): number {
  return crew.filter(({ roomFor }) => roomFor === persons).length
}
