import { expect, test } from 'vitest'
import { nextClientOfferStatus } from './client-offer.ts'

test.each([
  ['included', 'optional'],
  ['optional', 'additional'],
  ['additional', 'atLocation'],
  ['atLocation', 'included'],
] as const)('PLACE-09 the offer status steps from %s to %s', (status, next) => {
  expect(nextClientOfferStatus(status)).toBe(next)
})
