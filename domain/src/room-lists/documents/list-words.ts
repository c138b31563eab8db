import type { Locale } from '../../accounts/options.ts'
import { amountsIn } from '../../typography/amounts.ts'
import type { ExtraType } from '../extra-types.ts'
import type { GuestDocument } from '../room-list.contract.ts'

/** What a list can tell in a column. */
export type ListColumn =
  | ('number' | 'hotel' | 'arrival' | 'departure' | 'room' | 'roomType' | 'guests')
  | ('lastName' | 'firstName' | 'gender' | 'dateOfBirth' | 'placeOfBirth' | 'nationality')
  | ('documentType' | 'documentNumber' | 'assistance' | 'outsideCabin' | 'motorBike' | 'licencePlate')
  | ('allergies' | 'notes')

/** Rooms of those who travel with the group by trade. */
export type StaffType = 'driver' | 'guide'

/** The fixed words of lists in one language. */
export type ListWords = {
  titles: Readonly<Record<'roomList' | 'passengerList', string>>
  columns: Readonly<Record<ListColumn, string>>
  /** 'DZ' of two persons. */
  room: (persons: number) => string
  twin: string
  extra: Readonly<Record<ExtraType, string>>
  /** '2 Fahrer': of those who travel with the group by trade. */
  staff: (count: number, type: StaffType) => string
  gender: Readonly<Record<'M' | 'W', string>>
  documentType: Readonly<Record<GuestDocument, string>>
  yes: string
  facts: Readonly<Record<'group' | 'trip' | 'stay' | 'board' | 'bookingNumber' | 'asOf', string>>
  counts: Readonly<Record<'roomType' | 'listed', string>>
  ofThemTwin: (count: number) => string
  /** Rooms that stand on the list and are not in its number. */
  besides: (rooms: string) => string
  guests: (count: number) => string
  notesTitle: string
  /** Of notes that are different since the last list. */
  changedNotes: string
  noNotesNow: string
  /** Head of the column that says what of these a room is. */
  change: string
  added: string
  changed: string
  /** Since the last list: which rooms are no more. */
  gone: (rooms: string) => string
  noRooms: string
}

export const listWordsIn: Readonly<Record<Locale, ListWords>> = {
  de_DE: {
    titles: { roomList: 'Zimmerliste', passengerList: 'Passagierliste' },
    columns: {
      number: 'Nr.',
      hotel: 'Hotel',
      arrival: 'Anreise',
      departure: 'Abreise',
      room: 'Zimmer',
      roomType: 'Typ',
      guests: 'Gäste',
      lastName: 'Name',
      firstName: 'Vorname',
      gender: 'M/W',
      dateOfBirth: 'Geboren',
      placeOfBirth: 'Geburtsort',
      nationality: 'Nat.',
      documentType: 'Ausweis',
      documentNumber: 'Ausweisnummer',
      assistance: 'Hilfe nötig',
      outsideCabin: 'Außenkabine',
      motorBike: 'Motorrad',
      licencePlate: 'Kennzeichen',
      allergies: 'Allergien',
      notes: 'Bemerkung',
    },
    room: (persons) => ['EZ', 'DZ', '3-Bett', '4-Bett', '5-Bett', '6-Bett'][persons - 1] ?? String(persons),
    twin: 'Twin',
    extra: {
      full: 'belegt',
      requested: 'angefragt',
      cancelled: 'storniert',
      driver: 'Fahrer',
      driver_french: 'Fahrer',
      guide: 'Reiseleitung',
      guide_french: 'Reiseleitung',
      fake: 'Platzhalter',
    },
    staff: (count, type) =>
      type === 'driver'
        ? amountsIn.de_DE.counted(count, 'Fahrer', 'Fahrer')
        : amountsIn.de_DE.counted(count, 'Reiseleitung', 'Reiseleitungen'),
    gender: { M: 'M', W: 'W' },
    documentType: { Personalausweis: 'Personalausweis', Reisepass: 'Reisepass' },
    yes: 'ja',
    facts: {
      group: 'Gruppe',
      trip: 'Reise',
      stay: 'Aufenthalt',
      board: 'Verpflegung',
      bookingNumber: 'Buchungsnummer',
      asOf: 'Stand',
    },
    counts: { roomType: 'Zimmertyp', listed: 'Zimmer' },
    ofThemTwin: (count) => `davon ${count} Twin`,
    besides: (rooms) => `dazu ${rooms}`,
    guests: (count) => amountsIn.de_DE.counted(count, 'Gast', 'Gäste'),
    notesTitle: 'Hinweise für das Hotel',
    changedNotes: 'geändert',
    noNotesNow: 'Die Hinweise der letzten Liste entfallen.',
    change: 'Änderung',
    added: 'neu',
    changed: 'geändert',
    gone: (rooms) => `Seit der letzten Liste entfallen: Zimmer ${rooms}.`,
    noRooms: 'Es sind noch keine Zimmer vergeben.',
  },
  en: {
    titles: { roomList: 'Rooming list', passengerList: 'Passenger list' },
    columns: {
      number: 'No.',
      hotel: 'Hotel',
      arrival: 'Arrival',
      departure: 'Departure',
      room: 'Room',
      roomType: 'Type',
      guests: 'Guests',
      lastName: 'Last name',
      firstName: 'First name',
      gender: 'M/F',
      dateOfBirth: 'Born',
      placeOfBirth: 'Place of birth',
      nationality: 'Nat.',
      documentType: 'Document',
      documentNumber: 'Document no.',
      assistance: 'Assistance',
      outsideCabin: 'Outside cabin',
      motorBike: 'Motorcycle',
      licencePlate: 'Licence plate',
      allergies: 'Allergies',
      notes: 'Remarks',
    },
    room: (persons) => ['SGL', 'DBL', 'TPL', 'QDP', '5 beds', '6 beds'][persons - 1] ?? String(persons),
    twin: 'Twin',
    extra: {
      full: 'occupied',
      requested: 'requested',
      cancelled: 'cancelled',
      driver: 'Driver',
      driver_french: 'Driver',
      guide: 'Tour guide',
      guide_french: 'Tour guide',
      fake: 'To be named',
    },
    staff: (count, type) =>
      type === 'driver'
        ? amountsIn.en.counted(count, 'driver', 'drivers')
        : amountsIn.en.counted(count, 'tour guide', 'tour guides'),
    gender: { M: 'M', W: 'F' },
    documentType: { Personalausweis: 'Identity card', Reisepass: 'Passport' },
    yes: 'yes',
    facts: {
      group: 'Group',
      trip: 'Trip',
      stay: 'Stay',
      board: 'Board',
      bookingNumber: 'Booking number',
      asOf: 'As of',
    },
    counts: { roomType: 'Room type', listed: 'Rooms' },
    ofThemTwin: (count) => `${count} of them twin`,
    besides: (rooms) => `plus ${rooms}`,
    guests: (count) => amountsIn.en.counted(count, 'guest', 'guests'),
    notesTitle: 'Notes for the hotel',
    changedNotes: 'changed',
    noNotesNow: 'The notes of the last list no longer apply.',
    change: 'Change',
    added: 'new',
    changed: 'changed',
    gone: (rooms) => `No longer needed since the last list: room ${rooms}.`,
    noRooms: 'No rooms have been assigned yet.',
  },
  fr: {
    titles: { roomList: 'Liste des chambres', passengerList: 'Liste des passagers' },
    columns: {
      number: 'N°',
      hotel: 'Hôtel',
      arrival: 'Arrivée',
      departure: 'Départ',
      room: 'Chambre',
      roomType: 'Type',
      guests: 'Clients',
      lastName: 'Nom',
      firstName: 'Prénom',
      gender: 'M/F',
      dateOfBirth: 'Né(e) le',
      placeOfBirth: 'Lieu de naissance',
      nationality: 'Nat.',
      documentType: 'Document',
      documentNumber: 'N° de document',
      assistance: 'Assistance',
      outsideCabin: 'Cabine extérieure',
      motorBike: 'Moto',
      licencePlate: 'Immatriculation',
      allergies: 'Allergies',
      notes: 'Remarques',
    },
    room: (persons) => ['Single', 'Double', 'Triple', 'Quadruple', '5 lits', '6 lits'][persons - 1] ?? String(persons),
    twin: 'Twin',
    extra: {
      full: 'occupée',
      requested: 'demandée',
      cancelled: 'annulée',
      driver: 'Chauffeur',
      driver_french: 'Chauffeur',
      guide: 'Accompagnateur',
      guide_french: 'Accompagnateur',
      fake: 'À nommer',
    },
    staff: (count, type) =>
      type === 'driver'
        ? amountsIn.fr.counted(count, 'chauffeur', 'chauffeurs')
        : amountsIn.fr.counted(count, 'accompagnateur', 'accompagnateurs'),
    gender: { M: 'M', W: 'F' },
    documentType: { Personalausweis: 'Carte d’identité', Reisepass: 'Passeport' },
    yes: 'oui',
    facts: {
      group: 'Groupe',
      trip: 'Voyage',
      stay: 'Séjour',
      board: 'Pension',
      bookingNumber: 'N° de réservation',
      asOf: 'État au',
    },
    counts: { roomType: 'Type de chambre', listed: 'Chambres' },
    ofThemTwin: (count) => `dont ${count} twin`,
    besides: (rooms) => `plus ${rooms}`,
    guests: (count) => amountsIn.fr.counted(count, 'personne', 'personnes'),
    notesTitle: 'Remarques pour l’hôtel',
    changedNotes: 'modifiées',
    noNotesNow: 'Les remarques de la dernière liste ne sont plus valables.',
    change: 'Modification',
    added: 'nouvelle',
    changed: 'modifiée',
    gone: (rooms) => `Supprimé depuis la dernière liste : chambre ${rooms}.`,
    noRooms: 'Aucune chambre n’a encore été attribuée.',
  },
}
