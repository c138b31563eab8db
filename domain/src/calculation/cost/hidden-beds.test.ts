import { expect, test } from 'vitest'
import { costGiven, purchaseService, rooms } from './cost.fixture.ts'
import { costsOf } from './costs.ts'

const hiding = (...hidden: readonly number[]) => {
  const items = rooms.map((room, at) =>
    hidden.includes(at) ? { ...room, billingType: 'not_included' as const } : room,
  )
  return costsOf(costGiven({ services: [purchaseService({}, { items })] }))
}

test.each<[string, number[], string[]]>([
  ['nothing', [], []],
  ['the beds', [0], ['Preis im Doppelzimmer ausgeblendet, zählt nicht']],
  ['the supplement', [1], ['Preis im Einzelzimmer ausgeblendet, zählt nicht']],
  ['both', [0, 1], ['Kein Einkaufspreis zählt mit']],
])('CALC-05 what is hidden of the prices of a house the group sleeps in is a gap: %s', (_, hidden, gaps) => {
  expect(hiding(...hidden).gaps.map(({ reason }) => reason)).toEqual(gaps)
})
