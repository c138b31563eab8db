import { expect, test } from 'vitest'
import type { KnownCrew } from '../requests/rooms/known-crew.ts'
import { tellsCrew } from './told-crew.ts'

const driver = { isDriver: true, roomFor: 1 }
const guide = { isDriver: false, roomFor: 1 }

test.each<[string, KnownCrew, boolean]>([
  ['Zimmer: 19 Doppelzimmer, 1 Einzelzimmer für den Fahrer', [driver], true],
  ['Rooms: 19 double rooms, 2 single rooms for driver and tour leader', [driver, guide], true],
  ['Zimmer: 19 Doppelzimmer, 1 Einzelzimmer für den Fahrer', [driver, driver], false],
  ['Alles bleibt wie vereinbart.', [driver], false],
  ['Zimmer: 19 Doppelzimmer', [], true],
])('TRUE-03 the letter "%s" tells of %j: %s', (text, crew, tells) => {
  expect(tellsCrew(text, crew)).toBe(tells)
})
