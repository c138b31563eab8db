import type { CalculationWords } from './calculation-words.ts'

const cabinTypes = { inside: 'intérieure', outside: 'extérieure', balcony: 'avec balcon', suite: 'suite' } as const
const rooms: Readonly<Record<number, string>> = {
  1: 'Chambre individuelle',
  2: 'Chambre double',
  3: 'Chambre triple',
  4: 'Chambre quadruple',
}
const cabins: Readonly<Record<number, string>> = {
  1: 'Cabine individuelle',
  2: 'Cabine double',
  3: 'Cabine triple',
  4: 'Cabine quadruple',
}
const compartments: Readonly<Record<number, string>> = { 1: 'Compartiment individuel', 2: 'Compartiment double' }

export const frenchCalculationWords: CalculationWords = {
  room: (persons) => rooms[persons] ?? `Chambre pour ${persons} personnes`,
  cabin: (persons, type) => `${cabins[persons] ?? `Cabine pour ${persons} personnes`} ${cabinTypes[type]}`,
  compartment: (persons) => compartments[persons] ?? `Compartiment pour ${persons} personnes`,
  units: {
    per_person_night: 'par personne et par nuit',
    per_single_room: 'par chambre individuelle',
    per_single_room_night: 'par chambre individuelle et par nuit',
    custom: 'par unité',
  },
  cabins: { inside: 'cabine intérieure', outside: 'cabine extérieure' },
}
