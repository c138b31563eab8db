import { expect, test } from 'vitest'
import { daysAfterMove, keysAfterMove, keysOf, slotsFor } from './arrangement.ts'
import { plannedDay } from './planned-day.fixture.ts'
import { describesRoute, servicesOf } from './services.ts'

const first = plannedDay(1, '14.05.2028', { texts: [1, 2, 3] })
const second = plannedDay(2, '16.05.2028', { texts: [4] })
const empty = plannedDay(3, '17.05.2028', {})
const days = [first, second, empty]
const allOpen = () => true
const words = (slots: ReturnType<typeof slotsFor>) => slots.map(({ dayId, before }) => `${dayId} ${before ?? 'end'}`)

test('DAY-04 a service can stand before every other one and at the end of each day, but not behind itself', () => {
  expect(words(slotsFor('free-1', days, allOpen))).toEqual([
    '1 free-1',
    '1 free-3',
    '1 end',
    '2 free-4',
    '2 end',
    '3 end',
  ])
  expect(words(slotsFor('free-3', days, allOpen))).toEqual([
    '1 free-1',
    '1 free-2',
    '1 free-3',
    '2 free-4',
    '2 end',
    '3 end',
  ])
})

test('DAY-04 a closed day takes a service at its end', () => {
  expect(words(slotsFor('free-1', days, (id) => id !== 2))).toContain('2 end')
  expect(words(slotsFor('free-1', days, (id) => id !== 2))).not.toContain('2 free-4')
})

test.each([
  ['free-1', 1, 'free-1', ['free-1', 'free-2', 'free-3']],
  ['free-1', 1, 'free-3', ['free-2', 'free-1', 'free-3']],
  ['free-1', 1, null, ['free-2', 'free-3', 'free-1']],
  ['free-1', 2, 'free-4', ['free-1', 'free-4']],
  ['free-1', 3, null, ['free-1']],
])('DAY-04 %s on day %i before %s', (key, dayId, before, keys) => {
  expect(keysAfterMove(days, key, { dayId, before })).toEqual(keys)
})

test('DAY-04 on another day a service keeps its clock times', () => {
  const service = servicesOf(first)[0]
  if (service === undefined) throw new Error('the day has services')
  const [from, to] = daysAfterMove(days, service, { dayId: 2, before: null })
  expect(from && keysOf(from)).toEqual(['free-2', 'free-3'])
  expect(to && keysOf(to)).toEqual(['free-4', 'free-1'])
  expect(to?.freeTextItems.at(-1)?.startAt).toBe('16.05.2028 09:00:00')
})

test('services the order does not know stand last, none is lost', () => {
  expect(keysOf({ ...first, sortHelper: ['free-3', 'free-99'] })).toEqual(['free-3', 'free-1', 'free-2'])
})

test('DAY-04 HEAD-01 a service passes what the management description does not show', () => {
  const day = plannedDay(1, '14.05.2028', {
    hotels: [
      { id: 5, place: null },
      { id: 6, place: null },
    ],
    texts: [1],
  })
  const arranged = [{ ...day, sortHelper: ['hotel-5', 'free-1', 'hotel-6'] }]
  const shown = slotsFor('hotel-5', arranged, allOpen, (service) => !describesRoute(service))
  expect(words(shown)).toEqual(['1 hotel-5', '1 end'])
  expect(keysAfterMove(arranged, 'hotel-5', { dayId: 1, before: null })).toEqual(['free-1', 'hotel-6', 'hotel-5'])
})
