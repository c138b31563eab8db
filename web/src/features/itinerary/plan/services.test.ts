import { expect, test } from 'vitest'
import { kilometresOf } from './days.ts'
import { plannedDay } from './planned-day.fixture.ts'
import { servicesOf, withItems } from './services.ts'

const day = plannedDay(1, '14.05.2028', {
  texts: [3],
  hotels: [
    { id: 7, place: null },
    { id: 8, place: null },
  ],
})

test('HEAD-10 of a day that has changed only the services that have are new', () => {
  const before = servicesOf(day)
  const changed = withItems(day, 'hotel', (items) =>
    items.map((item) => (item.id === 7 ? { ...item, serviceDescription: 'am Hafen' } : item)),
  )
  const after = servicesOf(changed)
  expect(after.filter((service) => !before.includes(service)).map(({ key }) => key)).toEqual(['hotel-7'])
})

test('DAY-04 a service that comes to another day knows its new one', () => {
  const [service] = servicesOf(day)
  const elsewhere = { ...day, id: 2 }
  expect(servicesOf(elsewhere).find(({ key }) => key === service?.key)?.dayId).toBe(2)
  expect(servicesOf({ ...day }).every(({ dayId }) => dayId === 1)).toBe(true)
})

test.each([
  [null, true, null],
  [0, true, null],
  [512, true, 512],
  [77, false, 77],
  // Somebody has said so.
  [0, false, 0],
] as const)('DAY-01 a day of %s Km, worked out %s, reads %s', (distance, distanceIsCalculated, shown) => {
  expect(kilometresOf({ ...day, distance, distanceIsCalculated })).toBe(shown)
})
