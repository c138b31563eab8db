import type { CabinType } from '../../accounts/options.ts'
import type { CalculationWords } from './calculation-words.ts'

const sizes: Readonly<Record<number, string>> = { 1: 'Einzel', 2: 'Doppel', 3: 'Dreibett', 4: 'Vierbett' }
const cabinTypes = { inside: 'innen', outside: 'außen', balcony: 'mit Balkon', suite: 'Suite' } satisfies Record<
  CabinType,
  string
>
const sized = (what: string, persons: number) => {
  const size = sizes[persons]
  return size === undefined ? `${what} für ${persons} Personen` : `${size}${what.toLowerCase()}`
}

export const germanCalculationWords: CalculationWords = {
  room: (persons) => sized('Zimmer', persons),
  cabin: (persons, type) => `${sized('Kabine', persons)} ${type}`,
  cabinTypes,
  compartment: (persons) => sized('Abteil', persons),
  units: {
    per_person_night: 'pro Person und Nacht',
    per_single_room: 'pro Einzelzimmer',
    per_single_room_night: 'pro Einzelzimmer und Nacht',
    custom: 'pro Stück',
  },
  cabins: { inside: 'Innenkabine', outside: 'Außenkabine' },
  tier: (persons) => `Paketpreis im Doppelzimmer ab ${persons} Pax`,
  single: (rooms, isSupplement) => `${isSupplement ? 'Einzelzimmerzuschlag' : 'Preis im Einzelzimmer'} bis ${rooms} EZ`,
  parts: {
    DZ: 'im Doppelzimmer',
    EZ: 'im Einzelzimmer',
    DKI: 'Doppelkabine innen',
    EKI: 'Einzelkabine innen',
    DKA: 'Doppelkabine außen',
    EKA: 'Einzelkabine außen',
    '2K': '2. Klasse',
    '1K': '1. Klasse',
    'DZ 2K': 'Doppelabteil, 2. Klasse',
    'EZ 2K': 'Einzelabteil, 2. Klasse',
    'DZ 1K': 'Doppelabteil, 1. Klasse',
    'EZ 1K': 'Einzelabteil, 1. Klasse',
  },
  document: {
    name: 'Kalkulation',
    columns: {
      item: 'Leistung',
      unit: 'Einheit',
      quantity: 'Menge',
      unitPrice: 'Einzelpreis',
      amount: 'Betrag',
      sum: 'Summe',
    },
    sections: {
      package: 'Reisepreis',
      supplements: 'Zuschläge für andere Zimmer und Kabinen',
      services: 'Zusätzliche Leistungen',
      items: 'Weitere Leistungen der Häuser und Verkehrsmittel',
      extras: 'Extras und Ermäßigungen',
    },
    otherRooms: 'Andere Zimmer und Kabinen',
    basis: 'Grundlage',
    bases: { Reserved: 'Buchungsstand', Asked: 'Kontingent' },
    period: 'Zeitraum',
    guests: 'Teilnehmer',
    counted: (pax, singles) => (singles === 0 ? `${pax}` : `${pax}, davon ${singles} im Einzelzimmer`),
    freePlaces: 'Freiplätze',
    total: 'Gesamtpreis',
    together: 'Gesamtpreis aller Reisen',
    payments: 'Zahlungen',
    due: 'Offener Betrag',
    refund: 'Erstattung',
    empty: 'Es sind noch keine Preise hinterlegt.',
  },
}
