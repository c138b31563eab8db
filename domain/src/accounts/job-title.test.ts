import { expect, test } from 'vitest'
import { germanJobTitle, jobTitleIn } from './job-title.ts'

const titles = { de_DE: 'Leitung Gruppenreisen', en: 'Head of Group Travel', fr: ' ' }

test.each([
  ['de_DE', 'Leitung Gruppenreisen', false],
  ['en', 'Head of Group Travel', false],
  ['fr', 'Leitung Gruppenreisen', true],
] as const)('OFFER-02 the function of who signs on a paper in %s', (locale, printed, isTold) => {
  expect(jobTitleIn(locale, titles)).toBe(printed)
  expect(germanJobTitle('Anna Lindqvist', locale, titles) !== null).toBe(isTold)
})

test('OFFER-02 nothing is told of who has no function at all', () => {
  expect(germanJobTitle('Anna Lindqvist', 'fr', { de_DE: '', en: '', fr: '' })).toBeNull()
})
