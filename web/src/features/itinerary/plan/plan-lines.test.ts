import { expect, test } from 'vitest'
import { type Line, linesInstead, linesOf } from './plan-lines.ts'
import { plannedDay } from './planned-day.fixture.ts'

const lines = (plan: Record<string, readonly number[]>): Line[] =>
  linesOf(Object.entries(plan).map(([id, texts]) => plannedDay(Number(id), '14.05.2028', { texts: [...texts] })))

const before = lines({ 1: [11, 12, 13], 2: [], 3: [31] })

test.each([
  ['a service moved to another day', 'free-12', lines({ 1: [11, 13], 2: [], 3: [31, 12] }), ['free-12', 'day-3']],
  ['a deleted service: the next one', 'free-12', lines({ 1: [11, 13], 2: [], 3: [31] }), ['free-13', 'day-1']],
  ['the last of its day: the day', 'free-13', lines({ 1: [11, 12], 2: [], 3: [31] }), ['day-1']],
  ['the service of a deleted day', 'free-11', lines({ 2: [], 3: [31] }), ['day-2', 'day-3']],
  ['a deleted day: the next one', 'day-2', lines({ 1: [11, 12, 13], 3: [31] }), ['day-3', 'day-1']],
  ['the last day: the one before it', 'day-3', lines({ 1: [11, 12, 13], 2: [] }), ['day-2', 'day-1']],
  ['the only thing left', 'day-1', [], []],
])('DAY-04 DAY-09 APP-08 the keyboard goes on: %s', (_, key, after, goals) => {
  expect(linesInstead(key, before, after)).toEqual(goals)
})

test('REQ-03 APP-08 the keyboard goes on at the next request, else at the service', () => {
  const asked = (...ids: number[]): Line[] => [
    { key: 'day-1', under: null },
    { key: 'hotel-1', under: 'day-1' },
    ...ids.map((id) => ({ key: `request-${id}`, under: 'hotel-1' })),
  ]
  expect(linesInstead('request-7', asked(7, 8), asked(8))).toEqual(['request-8', 'hotel-1', 'day-1'])
  expect(linesInstead('request-8', asked(7, 8), asked(7))).toEqual(['hotel-1', 'day-1'])
  // Rows that close by themselves are still there: what is above them is tried next.
  expect(linesInstead('request-7', asked(7), asked(7))).toEqual(['request-7', 'hotel-1', 'day-1'])
})
