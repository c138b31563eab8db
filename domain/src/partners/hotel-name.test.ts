import { expect, test } from 'vitest'
import { hotelNamed } from './hotel-name.ts'

test.each([
  ['Bryggekanten', 'Hotel Bryggekanten'],
  ['Hotel Larvik', 'Hotel Larvik'],
  ['HOTEL LARVIK', 'HOTEL LARVIK'],
  ['Hotell Karl Johan', 'Hotell Karl Johan'],
  ['Hôtel du Nord', 'Hôtel du Nord'],
  ['Parkhotel Ahlbeck', 'Parkhotel Ahlbeck'],
  ['Fjord-Hotel', 'Fjord-Hotel'],
  ['Quality Hotel Edvard', 'Quality Hotel Edvard'],
  ['Hotelschiff Donau', 'Hotel Hotelschiff Donau'],
  ['Gasthof Post', 'Hotel Gasthof Post'],
])('ROOM-01 DOC-01 the hotel %s is called %s', (name, called) => {
  expect(hotelNamed(name)).toBe(called)
})
