import { cabinTypes, type Locale } from '../accounts/options.ts'
import { type VehicleType, vehicleNames } from '../itinerary/vehicle-words.ts'
import { listIn } from '../typography/lists.ts'
import { counted } from './mail-words.ts'

export type Bus = { readonly length: string | null; readonly height: string | null; readonly plate: string | null }
/** So many cabins, compartments or seats of a size; the type is a cabin's, or the class of a train. */
export type AskedCabin = { readonly persons: number; readonly type: string; readonly amount: number }

type Counted = readonly [one: string, many: string]
type Words = {
  readonly cabins: Readonly<Record<number, Counted>>
  readonly largerCabins: (persons: number) => Counted
  readonly cabinTypes: Readonly<Record<string, string>>
  readonly seats: Counted
  readonly compartments: Readonly<Record<number, Counted>>
  readonly largerCompartments: (persons: number) => Counted
  readonly classes: Readonly<Record<string, string>>
  readonly bus: Readonly<Record<keyof Bus, (value: string) => string>>
}

const lowered = Object.fromEntries(
  Object.entries(cabinTypes).map(([key, { label }]) => [key, key === 'suite' ? label : label.toLowerCase()]),
)

/** Words of what a carrier is asked for, in the languages partners are written to. */
const words: Readonly<Record<Locale, Words>> = {
  de_DE: {
    cabins: { 1: ['Einzelkabine', 'Einzelkabinen'], 2: ['Doppelkabine', 'Doppelkabinen'] },
    largerCabins: (persons) => [`${persons}-Bett-Kabine`, `${persons}-Bett-Kabinen`],
    cabinTypes: { ...lowered, balcony: 'mit Balkon' },
    seats: ['Sitzplatz', 'Sitzplätze'],
    compartments: { 1: ['Einzelabteil', 'Einzelabteile'], 2: ['Doppelabteil', 'Doppelabteile'] },
    largerCompartments: (persons) => [`${persons}-Bett-Abteil`, `${persons}-Bett-Abteile`],
    classes: { first: '1. Klasse', second: '2. Klasse' },
    bus: {
      length: (value) => `Länge ${value}`,
      height: (value) => `Höhe ${value}`,
      plate: (value) => `Kennzeichen ${value}`,
    },
  },
  en: {
    cabins: { 1: ['single cabin', 'single cabins'], 2: ['double cabin', 'double cabins'] },
    largerCabins: (persons) => [`${persons}-berth cabin`, `${persons}-berth cabins`],
    cabinTypes: { inside: 'inside', outside: 'outside', balcony: 'with balcony', suite: 'suite' },
    seats: ['seat', 'seats'],
    compartments: {
      1: ['single compartment', 'single compartments'],
      2: ['double compartment', 'double compartments'],
    },
    largerCompartments: (persons) => [`${persons}-berth compartment`, `${persons}-berth compartments`],
    classes: { first: '1st class', second: '2nd class' },
    bus: {
      length: (value) => `length ${value}`,
      height: (value) => `height ${value}`,
      plate: (value) => `registration ${value}`,
    },
  },
  fr: {
    cabins: { 1: ['cabine simple', 'cabines simples'], 2: ['cabine double', 'cabines doubles'] },
    largerCabins: (persons) => [`cabine à ${persons} lits`, `cabines à ${persons} lits`],
    cabinTypes: { inside: 'intérieures', outside: 'extérieures', balcony: 'avec balcon', suite: 'suite' },
    seats: ['place assise', 'places assises'],
    compartments: {
      1: ['compartiment individuel', 'compartiments individuels'],
      2: ['compartiment double', 'compartiments doubles'],
    },
    largerCompartments: (persons) => [`compartiment à ${persons} lits`, `compartiments à ${persons} lits`],
    classes: { first: '1re classe', second: '2de classe' },
    bus: {
      length: (value) => `longueur ${value}`,
      height: (value) => `hauteur ${value}`,
      plate: (value) => `immatriculation ${value}`,
    },
  },
}

/** @returns '20 Doppelkabinen (außen) und 2 Einzelkabinen (innen)'; a type without a word of its own stands as it is kept */
export function cabinsIn(locale: Locale, cabins: readonly AskedCabin[]): string {
  const { cabins: named, largerCabins, cabinTypes: types } = words[locale]
  return placesIn(locale, cabins, (persons) => named[persons] ?? largerCabins(persons), types)
}

/** @param isNight by night single places are compartments, by day seats @returns '48 Sitzplätze (2. Klasse)' */
export function trainPlacesIn(locale: Locale, places: readonly AskedCabin[], isNight: boolean): string {
  const { seats, compartments: named, largerCompartments, classes } = words[locale]
  const nameOf = (persons: number) =>
    persons === 1 && !isNight ? seats : (named[persons] ?? largerCompartments(persons))
  return placesIn(locale, places, nameOf, classes)
}

function placesIn(
  locale: Locale,
  places: readonly AskedCabin[],
  nameOf: (persons: number) => Counted,
  types: Readonly<Record<string, string>>,
): string {
  const parts = places
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => other.amount - one.amount)
    .map(({ persons, type, amount }) => `${counted(amount, nameOf(persons))} (${types[type] ?? type})`)
  return listIn(locale, parts)
}

export function classIn(locale: Locale, category: string): string {
  return words[locale].classes[category] ?? category
}

/** @param buses of the trip; what is known of them stands with the word @returns 'Reisebus (Länge 12,30 m, Höhe 3,80 m) und Pkw', in English 'coach (length 12.30 m …' */
export function vehiclesIn(locale: Locale, offered: readonly VehicleType[], buses: readonly Bus[]): string {
  const named = vehicleNames[locale]
  const { bus: facts } = words[locale]
  const describe = (bus: Bus) => {
    const known = (['length', 'height', 'plate'] as const).flatMap((fact) => {
      const value = bus[fact]?.trim() ?? ''
      return value === '' ? [] : [facts[fact](locale === 'en' ? value.replace(/(\d),(?=\d)/g, '$1.') : value)]
    })
    return known.length === 0 ? named.bus : `${named.bus} (${known.join(', ')})`
  }
  const parts = offered.flatMap((vehicle) =>
    vehicle === 'bus' && buses.length > 0 ? buses.map(describe) : [named[vehicle]],
  )
  return listIn(locale, parts)
}
