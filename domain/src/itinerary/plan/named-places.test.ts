import { expect, test } from 'vitest'
import { namesOfDays, withNamedPlaces } from './named-places.ts'
import { day, hamburg, note, oslo } from './trip-plan.fixture.ts'
import type { PlanPlace } from './trip-plan.ts'

const orvieto: PlanPlace = { name: 'Orvieto', latitude: 42.72, longitude: 12.11 }
const placeOf = (text: string, dayName: string, places = [orvieto, oslo, hamburg]) => {
  const [service] =
    withNamedPlaces([day('2027-05-15', dayName, null, '', [note('free', text)])], places)[0]?.services ?? []
  return service?.kind === 'free' ? (service.place?.name ?? null) : undefined
}

test.each<[string, string, string | null]>([
  ['Dom Orvieto', 'Assisi – Orvieto – Rom', 'Orvieto'],
  ['Mittag in Orvieto, frei', 'Assisi - Orvieto', 'Orvieto'],
  ['Von Hamburg nach Oslo', 'Hamburg – Oslo', null],
  ['Osloer Oper', 'Oslo – Larvik', null],
  ['Dom Orvieto', 'Assisi – Rom', null],
  ['Felsenkirche Temppeliaukio', 'Helsinki', null],
  ['Dom zu Assisi', 'Assisi – Orvieto', null],
])('TRUE-08 the free text "%s" of the day "%s" is at %s', (text, name, place) => {
  expect(placeOf(text, name)).toBe(place)
})

test('TRUE-08 of two places with one name nobody knows which', () => {
  expect(placeOf('Dom Orvieto', 'Orvieto', [orvieto, { ...orvieto, latitude: 50 }])).toBeNull()
})

test('TRUE-08 the towns of all days are looked up once', () => {
  const plan = ['Assisi – Orvieto – Rom', 'Rom', ''].map((name) => day('2027-05-15', name, null, '', []))
  expect(namesOfDays(plan)).toEqual(['Assisi', 'Orvieto', 'Rom'])
})
