import { expect, test } from 'vitest'
import { keptOptions } from './api.ts'

const options = { categories: ['guide'], categoryOptions: [{ key: 'guide', label: 'Stadtführung' }], priceTypes: [] }
const kept = (at: number, organisation: number | null = 1) => JSON.stringify({ at, organisation, options })

test.each([
  ['nothing kept', null, false],
  ['a day before 10.05.2021', kept(Date.UTC(2021, 4, 9, 23, 59)), false],
  ['10.05.2021', kept(Date.UTC(2021, 4, 10)), true],
  ['yesterday', kept(Date.now() - 86_400_000), true],
  ["another organisation's", kept(Date.now(), 2), false],
  ['that of no trip', kept(Date.now(), null), false],
  ['another shape', JSON.stringify({ at: Date.now(), organisation: 1, options: { categories: ['guide'] } }), false],
  ['no time', JSON.stringify({ organisation: 1, options }), false],
  ['no JSON', '{', false],
])('PLACE-13 choices kept in the browser: %s', (_, text, isUsed) => {
  expect(keptOptions(text, 1)?.options).toEqual(isUsed ? options : undefined)
})
