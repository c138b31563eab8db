import { expect, test } from 'vitest'
import { papersFor } from './offer-documents.ts'

test.each([
  // The offer becomes, with these ticked, these are.
  ['confirmation', ['offer'], ['offer_confirmation']],
  ['confirmation', ['offer', 'calculation'], ['offer_confirmation', 'calculation']],
  ['confirmation', ['offer', 'offer_confirmation'], ['offer', 'offer_confirmation']],
  ['confirmation', ['route'], ['route']],
  ['updated', ['offer_confirmation', 'route'], ['offer', 'route']],
  ['updated', ['offer'], ['offer']],
] as const)('OFFER-10 an offer that becomes ‘%s’ makes of %j %j', (type, before, after) => {
  expect(papersFor(type, before)).toEqual(after)
})
