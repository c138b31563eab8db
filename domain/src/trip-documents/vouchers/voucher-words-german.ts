import type { VoucherWords } from './voucher-words.ts'

const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`
const sizes = ['', 'Einzel', 'Doppel', 'Dreibett', 'Vierbett', 'Fünfbett', 'Sechsbett']
const cabinTypes: Readonly<Record<string, string>> = {
  inside: 'innen',
  outside: 'außen',
  balcony: 'mit Balkon',
  suite: 'Suite',
}
const classes: Readonly<Record<string, string>> = { first: '1. Klasse', second: '2. Klasse' }
/** 'Fahrer' are one or more. */
function crewWords(drivers: number, guides: number): string {
  const leaders = guides === 1 ? 'Reiseleitung' : 'Reiseleitungen'
  if (drivers === 0) return `für die ${leaders}`
  if (guides > 0) return `für Fahrer und ${leaders}`
  return drivers === 1 ? 'für den Fahrer' : 'für die Fahrer'
}

export const germanVoucherWords: VoucherWords = {
  titles: {
    arrival: 'Anreise',
    departure: 'Abreise',
    rooms: 'Zimmer',
    route: 'Strecke',
    flight: 'Flug',
    train: 'Zug',
    leaves: 'Abfahrt',
    arrives: 'Ankunft',
    begin: 'Beginn',
    duration: 'Dauer',
    meetingPoint: 'Treffpunkt',
    services: 'Leistungen',
    seats: 'Plätze',
    cabins: 'Kabinen',
    vehicle: 'Fahrzeug',
    meals: 'Mahlzeiten',
    bookingNumber: 'Buchungsnummer',
    remarks: 'Bemerkungen',
  },
  clock: (time) => `${time} Uhr`,
  checkInUntil: (clock) => `Check-in bis ${clock}`,
  boardingFrom: (clock) => `Einschiffung ab ${clock}`,
  nights: counted('Nacht', 'Nächte'),
  guests: counted('Gast', 'Gäste'),
  drivers: counted('Fahrer', 'Fahrer'),
  guides: counted('Reiseleitung', 'Reiseleitungen'),
  hours: counted('Stunde', 'Stunden'),
  until: (moment) => `bis ${moment}`,
  days: counted('Tag', 'Tage'),
  minutes: counted('Minute', 'Minuten'),
  seats: counted('Platz', 'Plätze'),
  coaches: counted('Reisebus', 'Reisebusse'),
  rooms: (persons, count) => `${count} ${sizes[persons] ?? `${persons}-Bett-`}zimmer`,
  cabins: (persons, type, count) =>
    `${count} ${sizes[persons] ?? `${persons}-Bett-`}kabine${count === 1 ? '' : 'n'} ${cabinTypes[type] ?? type}`,
  compartments: (persons, type, count) =>
    `${count} ${sizes[persons] ?? `${persons}-Bett-`}abteil${count === 1 ? '' : 'e'} ${classes[type] ?? type}`,
  forCrew: (rooms, drivers, guides) => `${rooms} ${crewWords(drivers, guides)}`,
  meals: { breakfast: 'Frühstück', lunch: 'Mittagessen', dinner: 'Abendessen', checkIn: 'Check-in' },
  track: (track) => `Gleis ${track}`,
  foodAndBed: (nights, board) => `${nights} mit ${board}`,
  onlyBed: (nights) => `${nights} ohne Verpflegung`,
  reception: 'Allgemein/Rezeption',
  paper: {
    voucher: 'Voucher',
    internal: 'Interner Voucher',
    group: 'Gruppe',
    persons: 'Personen',
    order: 'Reise',
    number: 'Nummer',
    closing: 'Bitte erbringen Sie die genannten Leistungen für unsere Gäste und senden Sie die Rechnung an uns.',
    notes: 'Interne Notizen',
    agency: 'Gebucht über',
    day: (number) => `Tag ${number}`,
    qr: 'QR-Code mit Nummer, Leistung und Notruf',
  },
}
