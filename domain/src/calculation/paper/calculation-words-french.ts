import type { CabinType } from '../../accounts/options.ts'
import type { CalculationWords } from './calculation-words.ts'

const cabinTypes = {
  inside: 'intérieure',
  outside: 'extérieure',
  balcony: 'avec balcon',
  suite: 'suite',
} satisfies Record<CabinType, string>
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
  cabin: (persons, type) => `${cabins[persons] ?? `Cabine pour ${persons} personnes`} ${type}`,
  cabinTypes,
  compartment: (persons) => compartments[persons] ?? `Compartiment pour ${persons} personnes`,
  units: {
    per_person_night: 'par personne et par nuit',
    per_single_room: 'par chambre individuelle',
    per_single_room_night: 'par chambre individuelle et par nuit',
    custom: 'par unité',
  },
  cabins: { inside: 'cabine intérieure', outside: 'cabine extérieure' },
  tier: (persons) => `Prix du forfait en chambre double à partir de ${persons} personnes`,
  single: (rooms, isSupplement) =>
    `${isSupplement ? 'Supplément chambre individuelle' : 'Prix en chambre individuelle'} jusqu’à ${rooms} ${rooms === 1 ? 'chambre' : 'chambres'}`,
  parts: {
    DZ: 'en chambre double',
    EZ: 'en chambre individuelle',
    DKI: 'cabine double intérieure',
    EKI: 'cabine individuelle intérieure',
    DKA: 'cabine double extérieure',
    EKA: 'cabine individuelle extérieure',
    '2K': '2de classe',
    '1K': '1re classe',
    'DZ 2K': 'compartiment double, 2de classe',
    'EZ 2K': 'compartiment individuel, 2de classe',
    'DZ 1K': 'compartiment double, 1re classe',
    'EZ 1K': 'compartiment individuel, 1re classe',
  },
  document: {
    name: 'Calcul du prix',
    columns: {
      item: 'Prestation',
      unit: 'Unité',
      quantity: 'Quantité',
      unitPrice: 'Prix unitaire',
      amount: 'Montant',
      sum: 'Somme',
    },
    sections: {
      package: 'Prix du voyage',
      supplements: 'Suppléments pour d’autres chambres et cabines',
      services: 'Prestations supplémentaires',
      items: 'Autres prestations des hôtels et transporteurs',
      extras: 'Extras et réductions',
    },
    otherRooms: 'Autres chambres et cabines',
    basis: 'Base',
    bases: { Reserved: 'réservations', Asked: 'contingent' },
    period: 'Dates',
    guests: 'Participants',
    counted: (pax, singles) => (singles === 0 ? `${pax}` : `${pax}, dont ${singles} en chambre individuelle`),
    freePlaces: 'Gratuités',
    total: 'Prix total',
    together: 'Prix total de tous les voyages',
    payments: 'Paiements',
    due: 'Montant dû',
    refund: 'Remboursement',
    empty: 'Aucun prix n’est encore saisi.',
  },
}
