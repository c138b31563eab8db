import { expect, test } from 'vitest'
import { faultOf, obstacleOf } from './obstacle.ts'

const ready = {
  isInConflict: false,
  refusedTexts: [],
  hasOpenConditions: false,
  hasNumber: true,
  waiting: 0,
  chosen: ['offer'] as const,
  hasClient: true,
  hasAddress: true,
}

test('OFFER-09 an offer is made once it is saved, has an address and a valid number, and a kind is ticked', () => {
  expect(obstacleOf(ready)).toBeNull()
})

test.each([
  [{ isInConflict: true }, 'Erst, wenn entschieden ist, welche Fassung gilt.'],
  [{ refusedTexts: ['Betreff', 'Anschreiben'] }, 'Erst, wenn berichtigt ist: Betreff und Anschreiben.'],
  [{ hasOpenConditions: true }, 'Erst, wenn die rot markierten Konditionen berichtigt sind.'],
  [{ waiting: 1 }, 'Erst, wenn alle Änderungen gespeichert sind.'],
  [{ chosen: [] }, 'Bitte wähle, was erzeugt werden soll.'],
  [{ hasNumber: false }, 'Erst, wenn die Nummer vollständig ist.'],
  [{ hasClient: false }, 'Erst, wenn die Reise einen Kunden hat.'],
  [{ hasAddress: false }, 'Erst, wenn der Kunde eine Anschrift hat.'],
])('OFFER-09 with %j it says: %s', (changes, reason) => {
  expect(obstacleOf({ ...ready, ...changes })).toBe(reason)
})

test.each([
  ['allotment', { hasClient: false }, 'Erst, wenn die Reise einen Kunden hat.'],
  ['allotment', { hasAddress: false }, 'Erst, wenn der Kunde eine Anschrift hat.'],
  ['allotment', { hasNumber: false }, null],
  ['calculation', { hasAddress: false }, 'Erst, wenn der Kunde eine Anschrift hat.'],
  ['calculation', { hasNumber: false }, null],
  ['detailed_route', { hasAddress: false, hasNumber: false }, null],
] as const)('OFFER-09 %s with %j: %s', (type, changes, reason) => {
  expect(obstacleOf({ ...ready, chosen: [type], ...changes })).toBe(reason)
})

test('OFFER-09 what is no letter needs neither number nor address', () => {
  expect(obstacleOf({ ...ready, chosen: ['route'], hasNumber: false, hasClient: false, hasAddress: false })).toBeNull()
  // A cleared number is saved as it is: only papers wait for it.
  expect(faultOf(ready)).toBeNull()
})
