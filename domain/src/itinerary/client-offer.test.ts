import { expect, test } from 'vitest'
import { nextClientOfferStatus, offeredDescription } from './client-offer.ts'

test.each([
  ['included', 'optional'],
  ['optional', 'additional'],
  ['additional', 'atLocation'],
  ['atLocation', 'included'],
  [null, 'included'],
  ['something else', 'included'],
] as const)('PLACE-09 the offer status steps from %s to %s', (status, next) => {
  expect(nextClientOfferStatus(status)).toBe(next)
})

test.each([
  ['included', undefined, 'Stadtführung'],
  ['optional', undefined, 'Möglichkeit: Stadtführung'],
  ['optional', 'Auf Wunsch', 'Auf Wunsch: Stadtführung'],
  ['additional', undefined, 'Zusätzlich buchbar: Stadtführung'],
  ['atLocation', undefined, 'Vor Ort: Stadtführung'],
] as const)('PLACE-14 the description of an %s service in the words %s', (status, label, read) => {
  expect(offeredDescription(status, 'Stadtführung', label)).toBe(read)
})
