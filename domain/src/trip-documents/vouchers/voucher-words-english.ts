import type { VoucherWords } from './voucher-words.ts'

const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`
const sizes = ['', 'single', 'double', 'triple', 'four-bed', 'five-bed', 'six-bed']
const cabinTypes: Readonly<Record<string, string>> = {
  inside: 'inside',
  outside: 'outside',
  balcony: 'with balcony',
  suite: 'suite',
}
const classes: Readonly<Record<string, string>> = { first: '1st class', second: '2nd class' }
function crewWords(drivers: number, guides: number): string {
  const [driver, leader] = [drivers === 1 ? 'driver' : 'drivers', guides === 1 ? 'tour leader' : 'tour leaders']
  if (drivers === 0) return `for the ${leader}`
  return guides === 0 ? `for the ${driver}` : `for ${driver} and ${leader}`
}

export const englishVoucherWords: VoucherWords = {
  titles: {
    arrival: 'Arrival',
    departure: 'Departure',
    rooms: 'Rooms',
    route: 'Route',
    flight: 'Flight',
    train: 'Train',
    leaves: 'Departure',
    arrives: 'Arrival',
    begin: 'Start',
    duration: 'Duration',
    meetingPoint: 'Meeting point',
    services: 'Services',
    seats: 'Seats',
    cabins: 'Cabins',
    vehicle: 'Vehicle',
    meals: 'Meals',
    bookingNumber: 'Booking reference',
    remarks: 'Remarks',
  },
  clock: (time) => time,
  checkInUntil: (clock) => `check-in until ${clock}`,
  boardingFrom: (clock) => `boarding from ${clock}`,
  nights: counted('night', 'nights'),
  guests: counted('guest', 'guests'),
  drivers: counted('driver', 'drivers'),
  guides: counted('tour leader', 'tour leaders'),
  hours: counted('hour', 'hours'),
  until: (moment) => `until ${moment}`,
  days: counted('day', 'days'),
  minutes: counted('minute', 'minutes'),
  seats: counted('seat', 'seats'),
  coaches: counted('coach', 'coaches'),
  rooms: (persons, count) => `${count} ${sizes[persons] ?? `${persons}-bed`} room${count === 1 ? '' : 's'}`,
  cabins: (persons, type, count) =>
    `${count} ${sizes[persons] ?? `${persons}-bed`} cabin${count === 1 ? '' : 's'} ${cabinTypes[type] ?? type}`,
  compartments: (persons, type, count) =>
    `${count} ${sizes[persons] ?? `${persons}-bed`} compartment${count === 1 ? '' : 's'} ${classes[type] ?? type}`,
  forCrew: (rooms, drivers, guides) => `${rooms} ${crewWords(drivers, guides)}`,
  meals: { breakfast: 'breakfast', lunch: 'lunch', dinner: 'dinner', checkIn: 'check-in' },
  track: (track) => `platform ${track}`,
  foodAndBed: (nights, board) => `${nights}, ${board}`,
  onlyBed: (nights) => `${nights}, room only`,
  reception: 'Reception',
  paper: {
    voucher: 'Voucher',
    internal: 'Internal voucher',
    group: 'Group',
    persons: 'Persons',
    order: 'Trip',
    number: 'Number',
    closing: 'Please provide the services listed to our guests and send your invoice to us.',
    notes: 'Internal notes',
    agency: 'Booked through',
    day: (number) => `Day ${number}`,
    qr: 'QR code with number, service and emergency phone',
  },
}
