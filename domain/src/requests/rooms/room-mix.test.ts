import { expect, test } from 'vitest'
import {
  cabinsAskedFor,
  mixOf,
  mixWords,
  type RoomMix,
  roomChanges,
  roomChangeWords,
  roomsAskedFor,
} from './room-mix.ts'

/** @param larger rooms for three */
const mix = (doubles: number, singles: number, larger = 0): RoomMix =>
  [
    { persons: 2, type: 'standard', amount: doubles },
    { persons: 1, type: 'standard', amount: singles },
    { persons: 3, type: 'standard', amount: larger },
  ].filter(({ amount }) => amount > 0)
const sea = (amount: number) => ({ persons: 2, type: 'Meerblick', amount })

test.each([
  // known, now, words
  [mix(18, 8), mix(18, 8), ''],
  [mix(18, 8), mix(18, 8).toReversed(), ''],
  [mix(18, 8), mix(20, 4), '2 DZ mehr, 4 EZ weniger'],
  [mix(13, 4), mix(11, 8), '2 DZ weniger, 4 EZ mehr'],
  [mix(20, 4), mix(22, 0), '2 DZ mehr, 4 EZ weniger'],
  [mix(18, 8), mix(18, 5, 1), '3 EZ weniger, 1 3Z mehr'],
  [mix(18, 8), [...mix(10, 8), sea(8)], '8 DZ (Meerblick) mehr, 8 DZ weniger'],
  // Nobody was told rooms, or none are named any more.
  [null, mix(20, 4), ''],
  [undefined, mix(20, 4), ''],
  [mix(18, 8), null, ''],
])('TRUE-03 a house that knows %j and is asked for %j: %s', (known, now, words) => {
  expect(roomChangeWords(roomChanges(known, now))).toBe(words)
})

test.each([
  // kind, persons asked, guests, whether its letter names the rooms of the trip
  ['hotel', 44, 44, true],
  ['hotel', 0, 44, true],
  ['hotel', 30, 44, false],
  ['ferry', 44, 44, false],
] as const)('TRUE-03 the letter to a %s for %i of %i guests names rooms: %s', (kind, asked, pax, isNamed) => {
  expect(roomsAskedFor(kind, asked, { pax, rooms: mix(18, 8) }) !== null).toBe(isNamed)
})

test('TRUE-03 a mix is what a contingent asks for, said as a desk says it', () => {
  const row = (persons: number, askedAmount: number) => ({ type: { persons, type: 'standard' }, askedAmount })
  expect(mixOf([row(1, 0), row(2, 0)])).toBeNull()
  expect(mixWords(mixOf([row(3, 2), row(1, 8), row(2, 18), row(4, 0)]) ?? [])).toBe('18 DZ, 8 EZ und 2 3Z')
  expect(mixWords(mix(18, 0))).toBe('18 DZ')
})

const ofShip = (inside: number, outside: number): RoomMix =>
  [
    { persons: 2, type: 'inside', amount: inside },
    { persons: 2, type: 'outside', amount: outside },
  ].filter(({ amount }) => amount > 0)
const rowsOf = (mix: RoomMix) =>
  mix.map(({ persons, type, amount }) => ({ type: { persons, type }, askedAmount: amount }))

test.each([
  // cabins of its own, persons asked, cabins it is asked for
  [ofShip(13, 3), 32, ofShip(13, 3)],
  [[], 32, ofShip(6, 10)],
  [[], 0, ofShip(6, 10)],
  [[], 20, null],
] as const)('TRUE-03 a ferry with cabins %j for %i of 32 guests is asked for %j', (own, asked, cabins) => {
  expect(cabinsAskedFor(rowsOf(own), asked, { pax: 32, rooms: null, cabins: ofShip(6, 10) })).toEqual(cabins)
})

test('TRUE-03 cabins differ by where they lie, also with as many berths', () => {
  expect(roomChangeWords(roomChanges(ofShip(13, 3), ofShip(6, 10)))).toBe('7 DKI weniger, 7 DKA mehr')
  expect(mixWords([...ofShip(13, 0), { persons: 4, type: 'outside', amount: 1 }])).toBe('13 DKI und 1 4KA')
})
