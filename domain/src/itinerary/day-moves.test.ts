import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar-date.ts'
import { isRefusal } from '../refusal.ts'
import { type DatedDay, dayDatesAfterMove, newDayRefusal } from './day-moves.ts'

const date = (day: number) => addDays('2027-05-01', day - 1)
const period = { startAt: date(1), endAt: date(10) }
/** Days whose ids are the numbers of their dates. */
const plan = (...numbers: number[]): DatedDay[] => numbers.map((id) => ({ id, date: date(id) }))

function applied(days: readonly DatedDay[], changes: ReturnType<typeof dayDatesAfterMove>): DatedDay[] {
  if (isRefusal(changes)) throw new Error(changes.message)
  const dates = new Map(changes.map((day) => [day.id, day.date]))
  return days.map(({ id, date }) => ({ id, date: dates.get(id) ?? date }))
}
const inOrder = (days: readonly DatedDay[]) =>
  [...days].sort((a, b) => (a.date < b.date ? -1 : 1)).map(({ id, date }) => [id, Number(date.slice(8))])

test.each([
  // days,              moved, to, what stands then: [day, date]
  [
    [1, 2, 3, 4],
    1,
    3,
    [
      [2, 1],
      [3, 2],
      [1, 3],
      [4, 4],
    ],
  ],
  [
    [1, 2, 3, 4],
    4,
    2,
    [
      [1, 1],
      [4, 2],
      [2, 3],
      [3, 4],
    ],
  ],
  [
    [1, 2, 3, 4],
    2,
    2,
    [
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ],
  ],
  [
    [1, 2, 5],
    1,
    4,
    [
      [2, 2],
      [1, 4],
      [5, 5],
    ],
  ],
  [
    [1, 2, 5],
    1,
    5,
    [
      [2, 1],
      [5, 2],
      [1, 5],
    ],
  ],
  [
    [3, 4],
    4,
    1,
    [
      [4, 1],
      [3, 3],
    ],
  ],
])('DAY-05 of days %j, moving %i to date %i lets the neighbours give way', (days, moved, to, expected) => {
  const before = plan(...days)
  expect(inOrder(applied(before, dayDatesAfterMove(before, moved, date(to), period)))).toEqual(expected)
})

test.each([
  [date(0), 'Der 30.04.2027 liegt außerhalb der Reise (01.05.2027 bis 10.05.2027).'],
  [date(11), 'Der 11.05.2027 liegt außerhalb der Reise (01.05.2027 bis 10.05.2027).'],
])('DAY-05 no day leaves the trip for %s', (to, message) => {
  expect(dayDatesAfterMove(plan(1, 2, 3), 2, to, period)).toMatchObject({ refusal: true, field: 'date', message })
})

test('DAY-05 a move loses no day, keeps dates apart and inside, keeps the order of the others, and can be undone', () => {
  const trips = fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { minLength: 1 })
  fc.assert(
    fc.property(trips, fc.nat(), fc.integer({ min: 1, max: 10 }), (numbers, pick, to) => {
      const before = plan(...numbers)
      const moved = before[pick % before.length] as DatedDay
      const after = applied(before, dayDatesAfterMove(before, moved.id, date(to), period))
      expect(new Set(after.map((day) => day.date)).size).toBe(before.length)
      expect(after.every((day) => day.date >= period.startAt && day.date <= period.endAt)).toBe(true)
      expect(after.find((day) => day.id === moved.id)?.date).toBe(date(to))
      const others = (days: readonly DatedDay[]) => inOrder(days.filter((day) => day.id !== moved.id)).map(([id]) => id)
      expect(others(after)).toEqual(others(before))
      expect(applied(after, dayDatesAfterMove(after, moved.id, moved.date, period))).toEqual(before)
    }),
  )
})

test.each([
  [3, null],
  [2, 'Für den 02.05.2027 gibt es schon einen Tag.'],
  [11, 'Der 11.05.2027 liegt außerhalb der Reise (01.05.2027 bis 10.05.2027).'],
])('DAY-06 a day is added on a free date of the trip: %i', (day, message) => {
  expect(newDayRefusal(plan(1, 2), date(day), period)?.message ?? null).toBe(message)
})
