import { expect, test } from 'vitest'
import { type Begun, type FirstStep, nextStep, stepsOf } from './first-steps.ts'

const empty: Begun = { missing: ['Anschrift'], people: 1, sendsMail: false, hasPartners: false, hasTrips: false }

test.each<[string, Partial<Begun>, string[], FirstStep | null]>([
  ['a new house', {}, [], 'house'],
  ['a whole letterhead', { missing: [] }, [], 'people'],
  ['nobody else works there', { missing: [] }, ['people'], 'mail'],
  ['no server, nothing to take over', { missing: [], people: 2 }, ['mail', 'import'], 'trip'],
  ['all there', { missing: [], people: 3, sendsMail: true, hasPartners: true, hasTrips: true }, [], null],
  ['all put off', {}, ['house', 'people', 'mail', 'import', 'trip'], null],
])('MOVE-02 %s: the next step', (_case, begun, left, next) => {
  expect(nextStep(stepsOf({ ...empty, ...begun }, left))).toBe(next)
})

test('MOVE-02 a step that was put off and is done all the same counts as done', () => {
  expect(stepsOf({ ...empty, people: 2 }, ['people'])[1]).toEqual({ key: 'people', isDone: true, isLeft: true })
})
