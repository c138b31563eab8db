import { datesIn } from '../../typography/date-words.ts'
import type { VoucherWords } from './voucher-words.ts'

const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`
const sizes = ['', 'individuelle', 'double', 'triple', 'quadruple']
const sized = (persons: number, count: number) =>
  sizes[persons] === undefined ? `à ${persons} lits` : `${sizes[persons]}${count === 1 ? '' : 's'}`
const cabinTypes: Readonly<Record<string, string>> = {
  inside: 'intérieure',
  outside: 'extérieure',
  balcony: 'avec balcon',
  suite: 'suite',
}
const classes: Readonly<Record<string, string>> = { first: '1re classe', second: '2de classe' }
function crewWords(drivers: number, guides: number): string {
  const driver = drivers === 1 ? 'le conducteur' : 'les conducteurs'
  const leader = guides === 1 ? 'l’accompagnateur' : 'les accompagnateurs'
  return `pour ${[...(drivers > 0 ? [driver] : []), ...(guides > 0 ? [leader] : [])].join(' et ')}`
}

export const frenchVoucherWords: VoucherWords = {
  titles: {
    arrival: 'Arrivée',
    departure: 'Départ',
    rooms: 'Chambres',
    route: 'Trajet',
    flight: 'Vol',
    train: 'Train',
    leaves: 'Départ',
    arrives: 'Arrivée',
    begin: 'Début',
    duration: 'Durée',
    meetingPoint: 'Point de rencontre',
    services: 'Prestations',
    seats: 'Places',
    cabins: 'Cabines',
    vehicle: 'Véhicule',
    meals: 'Repas',
    bookingNumber: 'Numéro de réservation',
    remarks: 'Remarques',
  },
  clock: datesIn.fr.clock,
  checkInUntil: (clock) => `enregistrement jusqu’à ${clock}`,
  boardingFrom: (clock) => `embarquement à partir de ${clock}`,
  nights: counted('nuit', 'nuits'),
  guests: counted('personne', 'personnes'),
  drivers: counted('conducteur', 'conducteurs'),
  guides: counted('accompagnateur', 'accompagnateurs'),
  hours: counted('heure', 'heures'),
  until: (moment) => `jusqu’au ${moment}`,
  days: counted('jour', 'jours'),
  minutes: counted('minute', 'minutes'),
  seats: counted('place', 'places'),
  coaches: counted('autocar', 'autocars'),
  rooms: (persons, count) => `${counted('chambre', 'chambres')(count)} ${sized(persons, count)}`,
  cabins: (persons, type, count) =>
    `${counted('cabine', 'cabines')(count)} ${sized(persons, count)} ${cabinTypes[type] ?? type}`,
  compartments: (persons, type, count) =>
    `${counted('compartiment', 'compartiments')(count)} à ${counted('lit', 'lits')(persons)}, ${classes[type] ?? type}`,
  forCrew: (rooms, drivers, guides) => `${rooms} ${crewWords(drivers, guides)}`,
  meals: {
    breakfast: 'petit-déjeuner',
    lunch: 'déjeuner',
    dinner: 'dîner',
    checkIn: 'enregistrement',
  },
  track: (track) => `voie ${track}`,
  foodAndBed: (nights, board) => `${nights}, ${board}`,
  onlyBed: (nights) => `${nights}, sans repas`,
  reception: 'Réception',
  paper: {
    voucher: 'Voucher',
    internal: 'Voucher interne',
    group: 'Groupe',
    persons: 'Personnes',
    order: 'Voyage',
    number: 'Numéro',
    closing: 'Merci de fournir les prestations indiquées à nos voyageurs et de nous adresser la facture.',
    notes: 'Notes internes',
    agency: 'Réservé par',
    day: (number) => `Jour ${number}`,
    qr: 'Code QR avec numéro, prestation et téléphone d’urgence',
  },
}
