import { expect, test } from 'vitest'
import { type KnownCrew, otherCrewWords } from './known-crew.ts'

const driver = { isDriver: true, roomFor: 1 }
const guide = { isDriver: false, roomFor: 1 }
const couple = { isDriver: false, roomFor: 2 }
const other = (known: string, printed: string) =>
  `kennt ${known} für Fahrer und Reiseleitung, der Voucher nennt ${printed}`

test.each<[KnownCrew | null, KnownCrew | null, string | null]>([
  [[driver], [driver], null],
  [[driver], [driver, driver, couple], other('1 EZ', '1 DZ und 2 EZ')],
  [[], [driver, guide], other('keine Zimmer', '2 EZ')],
  // A larger room is another one.
  [[guide], [couple], other('1 EZ', '1 DZ')],
  // Who has the room is not for the house to know, and one that stays empty hurts nobody.
  [[driver], [guide], null],
  [[driver, guide], [driver], null],
  [[driver], [], null],
  // Nobody noted what it was told, or no voucher names any.
  [null, [driver], null],
  [[driver], null, null],
])('TRUE-03 a house that knows %j, its voucher names %j: %s', (known, printed, words) => {
  expect(otherCrewWords(known, printed)).toBe(words)
})
