import { expect, test } from 'vitest'
import { kinds } from './kinds.ts'

test('MD-01 every field and every filter of the master data has its word', () => {
  const words = Object.values(kinds).flatMap(({ groups, filters }) => [
    ...groups.flatMap(({ fields }) => fields.map(({ label }) => label)),
    ...filters.map(({ label }) => label),
  ])
  expect(words.length).toBeGreaterThan(50)
  expect(words.filter((word) => word === undefined || word === '')).toEqual([])
})
