import type { CalculationWords } from './calculation-words.ts'

const sizes: Readonly<Record<number, string>> = { 1: 'Einzel', 2: 'Doppel', 3: 'Dreibett', 4: 'Vierbett' }
const cabinTypes = { inside: 'innen', outside: 'außen', balcony: 'mit Balkon', suite: 'Suite' } as const
const sized = (what: string, persons: number) => {
  const size = sizes[persons]
  return size === undefined ? `${what} für ${persons} Personen` : `${size}${what.toLowerCase()}`
}

export const germanCalculationWords: CalculationWords = {
  room: (persons) => sized('Zimmer', persons),
  cabin: (persons, type) => `${sized('Kabine', persons)} ${cabinTypes[type]}`,
  compartment: (persons) => sized('Abteil', persons),
  units: {
    per_person_night: 'pro Person und Nacht',
    per_single_room: 'pro Einzelzimmer',
    per_single_room_night: 'pro Einzelzimmer und Nacht',
    custom: 'pro Stück',
  },
  cabins: { inside: 'Innenkabine', outside: 'Außenkabine' },
}
