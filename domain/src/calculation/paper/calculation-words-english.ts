import type { CabinType } from '../../accounts/options.ts'
import type { CalculationWords } from './calculation-words.ts'

const sizes: Readonly<Record<number, string>> = { 1: 'Single', 2: 'Double', 3: 'Triple', 4: 'Quadruple' }
const cabinTypes = { inside: 'inside', outside: 'outside', balcony: 'with balcony', suite: 'suite' } satisfies Record<
  CabinType,
  string
>
const sized = (what: string, persons: number) => {
  const size = sizes[persons]
  return size === undefined ? `${what} for ${persons} persons` : `${size} ${what.toLowerCase()}`
}

export const englishCalculationWords: CalculationWords = {
  room: (persons) => sized('Room', persons),
  cabin: (persons, type) => `${sized('Cabin', persons)}, ${type}`,
  cabinTypes,
  compartment: (persons) => sized('Compartment', persons),
  units: {
    per_person_night: 'per person and night',
    per_single_room: 'per single room',
    per_single_room_night: 'per single room and night',
    custom: 'each',
  },
  cabins: { inside: 'inside cabin', outside: 'outside cabin' },
  tier: (persons) => `Package price in a double room from ${persons} guests`,
  single: (rooms, isSupplement) =>
    `${isSupplement ? 'Single room supplement' : 'Price in a single room'} up to ${rooms} ${rooms === 1 ? 'room' : 'rooms'}`,
  parts: {
    DZ: 'in a double room',
    EZ: 'in a single room',
    DKI: 'double cabin, inside',
    EKI: 'single cabin, inside',
    DKA: 'double cabin, outside',
    EKA: 'single cabin, outside',
    '2K': '2nd class',
    '1K': '1st class',
    'DZ 2K': 'double compartment, 2nd class',
    'EZ 2K': 'single compartment, 2nd class',
    'DZ 1K': 'double compartment, 1st class',
    'EZ 1K': 'single compartment, 1st class',
  },
  document: {
    name: 'Calculation',
    columns: {
      item: 'Service',
      unit: 'Unit',
      quantity: 'Quantity',
      unitPrice: 'Unit price',
      amount: 'Amount',
      sum: 'Sum',
    },
    sections: {
      package: 'Package price',
      supplements: 'Supplements for other rooms and cabins',
      services: 'Additional services',
      items: 'Further services of hotels and carriers',
      extras: 'Extras and reductions',
    },
    otherRooms: 'Other rooms and cabins',
    basis: 'Based on',
    bases: { Reserved: 'bookings', Asked: 'allotment' },
    period: 'Dates',
    guests: 'Participants',
    counted: (pax, singles) => (singles === 0 ? `${pax}` : `${pax}, of whom ${singles} in single rooms`),
    freePlaces: 'Free places',
    total: 'Total price',
    together: 'Total price of all trips',
    payments: 'Payments',
    due: 'Amount due',
    refund: 'Refund',
    empty: 'No prices have been entered yet.',
  },
}
