import type { CalculationWords } from './calculation-words.ts'

const sizes: Readonly<Record<number, string>> = { 1: 'Single', 2: 'Double', 3: 'Triple', 4: 'Quadruple' }
const cabinTypes = { inside: 'inside', outside: 'outside', balcony: 'with balcony', suite: 'suite' } as const
const sized = (what: string, persons: number) => {
  const size = sizes[persons]
  return size === undefined ? `${what} for ${persons} persons` : `${size} ${what.toLowerCase()}`
}

export const englishCalculationWords: CalculationWords = {
  room: (persons) => sized('Room', persons),
  cabin: (persons, type) => `${sized('Cabin', persons)}, ${cabinTypes[type]}`,
  compartment: (persons) => sized('Compartment', persons),
  units: {
    per_person_night: 'per person and night',
    per_single_room: 'per single room',
    per_single_room_night: 'per single room and night',
    custom: 'each',
  },
  cabins: { inside: 'inside cabin', outside: 'outside cabin' },
}
