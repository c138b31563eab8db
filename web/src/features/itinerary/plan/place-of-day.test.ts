import { expect, test } from 'vitest'
import { placeForNew, placeOfDay } from './place-of-day.ts'
import { plannedDay } from './planned-day.fixture.ts'

const [oslo, bergen] = [
  { id: 1, name: 'Oslo', latitude: 59.9, longitude: 10.7 },
  { id: 2, name: 'Bergen', latitude: 60.4, longitude: 5.3 },
]
const [first, second, third] = [
  plannedDay(1, '14.05.2028', { hotels: [{ id: 5, place: oslo, until: '16.05.2028' }] }),
  plannedDay(2, '15.05.2028', { hotels: [{ id: 6, place: bergen }] }),
  plannedDay(3, '16.05.2028', {}),
]

test('PLACE-01 a new service takes the place of its day: where the group sleeps, else where it woke up', () => {
  const days = [first, second, third]
  expect(placeOfDay(days, first)?.name).toBe('Oslo')
  expect(placeOfDay(days, second)?.name).toBe('Bergen')
  expect(placeOfDay(days, plannedDay(4, '18.05.2028', {}))).toBeNull()
  const placed = (['hotel', 'other', 'ferry', 'free'] as const).map((kind) => placeForNew(kind, days, first)?.name)
  expect(placed).toEqual(['Oslo', 'Oslo', undefined, undefined])
})
