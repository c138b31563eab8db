import { expect, test } from 'vitest'
import type { LineTaxes } from './issued.ts'
import { type UsualTaxes, usualLineTaxes } from './usual-taxes.ts'

const rows = [
  { key: 'contingent-1', name: 'Reisepreis im Doppelzimmer' },
  { key: 'extra-2', name: 'Eigener Bus ab Lüneburg' },
  // A service of two prices is one row of the calculation.
  { key: 'extra-2', name: 'Eigener Bus ab Lüneburg' },
]
const bus: LineTaxes = [{ key: 'extra-2', taxPercentage: 19 }]

test.each<[string, Partial<UsualTaxes>, LineTaxes]>([
  ['none', {}, []],
  ['an own service by its word, however it is written', { ownServices: ['eigener bus'] }, bus],
  ['another word', { ownServices: ['Schiff'] }, []],
  ['a house without that rate', { ownServices: ['Bus'], offered: [7, -1] }, []],
  [
    'as on the invoice before',
    { before: [{ key: 'contingent-1', taxPercentage: 7 }], ownServices: ['Bus'] },
    [{ key: 'contingent-1', taxPercentage: 7 }],
  ],
  ['without rows that are gone', { before: [{ key: 'extra-9', taxPercentage: 7 }] }, []],
  ['none as before, though it is an own service', { before: [], ownServices: ['Bus'] }, []],
])('INV-03 INV-07 rates that rows have by themselves: %s', (_, usual, expected) => {
  expect(usualLineTaxes(rows, { before: null, ownServices: [], offered: [19, 7, 0, -1], ...usual })).toEqual(expected)
})
