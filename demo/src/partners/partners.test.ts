import { roomBands } from '@reisewerk/domain/partners/room-bands.ts'
import { expect, test } from 'vitest'
import { organisations } from '../agency/houses.ts'
import { users } from '../agency/staff.ts'
import { ferryConnections } from '../geography/ferry-connections.ts'
import { placeNamed } from '../geography/geography.ts'
import { addressOf } from './addresses.ts'
import { agencies } from './agencies.ts'
import { clients } from './clients.ts'
import { phoneAt } from './phones.ts'
import { airlines, ferryLines, hotels, noNameAirlineId, providers } from './providers.ts'

const people = [...clients, ...providers, ...agencies].flatMap((firm) => firm.contacts)

test('MD-03 there are at least 150 hotels in known places, each with what the filters ask for', () => {
  expect(hotels.length).toBeGreaterThanOrEqual(150)
  for (const { name, place, hotel } of hotels) {
    expect(placeNamed(place ?? name).name).toBe(place)
    expect(hotel?.rating).toBeGreaterThanOrEqual(1)
    expect(hotel?.rating).toBeLessThanOrEqual(10)
    expect(hotel?.roomCount).toBeGreaterThan(10)
  }
})

test.each(Object.entries(roomBands))(
  'REQ-02 whoever looks for hotels of %s rooms finds some',
  (_band, { from, to }) => {
    const found = hotels.filter(({ hotel }) => hotel !== undefined && hotel.roomCount >= from && hotel.roomCount <= to)
    expect(found.length).toBeGreaterThanOrEqual(3)
  },
)

test('MD-01 there are 25 clients, 1 to 3 contacts each, one of them the first', () => {
  expect(clients).toHaveLength(25)
  expect(new Set(clients.map((client) => client.key)).size).toBe(25)
  for (const client of clients) {
    expect(client.contacts.length).toBeGreaterThanOrEqual(1)
    expect(client.contacts.length).toBeLessThanOrEqual(3)
    expect(client.contacts.filter((contact) => contact.isPrimary)).toHaveLength(1)
    expect(client.complexity).toBeGreaterThanOrEqual(1)
    expect(client.complexity).toBeLessThanOrEqual(10)
  }
})

test('MD-02 every e-mail address is on .example and written so that mail programs take it', () => {
  const addresses = [
    ...people.map((person) => person.email),
    ...[...providers, ...agencies].map((firm) => firm.email).filter((email) => email !== null),
    ...users.map((user) => user.email),
  ]
  expect(addresses.filter((address) => !/^[a-z0-9.-]+@[a-z0-9-]+\.example$/.test(address))).toEqual([])
})

test('MD-03 names of firms are unique, so that they can serve as keys', () => {
  const names = [...providers, ...agencies].map((firm) => firm.name)
  expect(new Set(names).size).toBe(names.length)
})

test('MD-03 phone numbers lie in the blocks kept free for fiction', () => {
  const numbers = people
    .flatMap((person) => [person.phoneFixed, person.phoneMobile])
    .filter((number) => number !== null)
  const free = /^(040 66969-|030 23125-|069 90009-|089 99998-|0171 39200 |0176 040690 |020 7946 0)\d{2,3}$/
  expect(numbers.filter((number) => !free.test(number))).toEqual([])
})

test('MD-03 every hotel can be rung up in its country, each under a number of its own that nobody has', () => {
  const numbers = hotels.map(({ phone }) => phone)
  expect(new Set(numbers).size).toBe(hotels.length)
  // Kept free for fiction, or of zeros where a country keeps none.
  const free =
    /^\+(49 (40 66969|30 23125|69 90009|89 99998|221 4710)-\d{3}|44 20 7946 0\d{3}|33 1 99 00 \d\d \d\d|46 8 465 004 \d\d|353 20 910 0\d{3}|\d{2,3} 00 00 0\d \d\d)$/
  expect(numbers.filter((number) => !free.test(number ?? ''))).toEqual([])
})

test.each([
  ['Kiel', 'DE', '+49 40 66969-501'],
  ['Oberammergau', 'DE', '+49 89 99998-501'],
  ['Vadstena', 'SE', '+46 8 465 004 01'],
  ['Kopenhagen', 'DK', '+45 00 00 05 01'],
])('MD-03 a hotel in %s is rung up in its country: %s', (place, country, phone) => {
  expect(phoneAt(place, country, '501')).toBe(phone)
})

test.each([
  ['Kiel', '24103', 'Deutschland'],
  ['Vadstena', '592 30', 'Schweden'],
  ['Stockholm', '111 52', 'Schweden'],
])('MD-03 a firm in %s has the post code of its town', (city, zip, country) => {
  expect(addressOf('Haus am Markt', city)).toMatchObject({ city, zip, country })
})

test('MD-03 every firm has the post code of its town', () => {
  const homes = [...providers, ...agencies].flatMap(({ name, place }) => addressOf(name, place) ?? [])
  expect(homes.length).toBeGreaterThan(100)
  expect(homes.filter(({ zip }) => zip === '')).toEqual([])
})

test('PLACE-15 the airline no-name has id -1', () => {
  expect(airlines.find((airline) => airline.name === 'no-name')?.id).toBe(noNameAirlineId)
  expect(noNameAirlineId).toBe(-1)
})

test('MD-04 every connection is served by a known line', () => {
  const lines = new Set(ferryLines.map((line) => line.name))
  expect(ferryConnections.filter((connection) => !lines.has(connection.line))).toEqual([])
})

test('APP-04 two houses and the three accounts with their reach', () => {
  expect(organisations.map(({ id, name }) => [id, name])).toEqual([
    [1, 'Reisewerk Nord'],
    [2, 'Reisewerk Süd'],
  ])
  const accounts = users.filter((user) => user.canSignIn)
  expect(accounts.map(({ email, isAdmin, organisations: of }) => [email, isAdmin, of])).toEqual([
    ['anna@reisewerk.example', true, ['nord', 'sued']],
    ['bernd@reisewerk.example', false, ['nord']],
    ['clara@reisewerk.example', false, ['sued']],
  ])
})
