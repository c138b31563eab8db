import { expect, test } from 'vitest'
import { orderConceptContract } from './order-concept.contract.ts'

test.each([
  [12, 12],
  ['12', 12],
  [' 012 ', 12],
  ['12–14', '12–14'],
  ['', null],
  [null, null],
])('MD-09 page %j of the catalogue is kept as %j', (sent, kept) => {
  expect(orderConceptContract.fields.catalogPage.input.parse(sent)).toBe(kept)
})

test.each([-1, 10_000, 1.5, true])('MD-09 %j is no page', (sent) => {
  expect(orderConceptContract.fields.catalogPage.input.safeParse(sent).success).toBe(false)
})
