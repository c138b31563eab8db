import { expect, test } from 'vitest'
import { parseClock } from './time-field.tsx'

test.each([
  ['18:30', '18:30'],
  ['1830', '18:30'],
  ['830', '08:30'],
  ['8', '08:00'],
  [' 8.15 ', '08:15'],
  ['0:00', '00:00'],
  ['24:00', null],
  ['12:60', null],
  ['abends', null],
  ['', null],
])('reads %j as a time of day', (typed, time) => {
  expect(parseClock(typed)).toBe(time)
})
