import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, daysOfPeriod } from '../calendar-date.ts'
import { isRefusal } from '../refusal.ts'
import { daysAfterPeriodChange, type PlannedDay, periodRefusal } from './trip-period.ts'

const date = (number: number) => addDays('2027-05-01', number)
const period = fc
  .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 9 }))
  .map(([start, length]) => ({ startAt: date(start), endAt: date(start + length) }))

test.each([
  // new start and end, what moves where, what goes, what comes
  [
    date(2),
    date(5),
    [
      [1, date(2)],
      [2, date(3)],
      [3, date(5)],
    ],
    [],
    [],
  ],
  [date(0), date(4), [], [], []],
  [date(0), date(2), 'Frühestes Ende: 04.05.2027. Oder verschiebe zuerst, was an diesem Tag steht.', [], []],
])('HEAD-11 a trip of 01.–04.05. with a full last day from %s to %s', (startAt, endAt, moved, removed, added) => {
  const days = [day(1, 0, 0), day(2, 1, 0), day(3, 3, 1)]
  const changes = daysAfterPeriodChange(days, { startAt: date(0), endAt: date(3) }, { startAt, endAt })
  if (isRefusal(changes)) {
    expect(changes.message).toContain(moved)
    return
  }
  expect(changes.moved.map(({ id, date }) => [id, date])).toEqual(moved)
  expect([changes.removed, changes.added]).toEqual([removed, added])
})

test.each([
  [date(0), date(0), undefined],
  [date(0), date(365), undefined],
  [date(1), date(0), 'Das Ende liegt vor dem Beginn.'],
  [date(0), date(366), 'Eine Reise dauert höchstens 366 Tage.'],
])('NEW-04 HEAD-11 a trip from %s to %s: %s', (startAt, endAt, message) => {
  expect(periodRefusal({ startAt, endAt })?.message).toBe(message)
})

test('HEAD-11 where every date has its day, a date that is won gets one', () => {
  const days = [day(1, 0, 0), day(2, 1, 0)]
  const from = { startAt: date(0), endAt: date(1) }
  expect(daysAfterPeriodChange(days, from, { startAt: date(0), endAt: date(3) })).toMatchObject({
    added: [date(2), date(3)],
  })
})

test('HEAD-11 no new dates of a trip lose a day that holds something, leave one outside or put two on a date; all keep their distance', () => {
  const trip = period.chain((from) =>
    fc.record({
      from: fc.constant(from),
      days: fc
        .subarray(daysOfPeriod(from.startAt, from.endAt))
        .chain((dates) =>
          fc.tuple(
            ...dates.map((at, index) =>
              fc.integer({ min: 0, max: 2 }).map((count) => ({ id: index, date: at, contentCount: count })),
            ),
          ),
        ),
      to: period,
    }),
  )
  fc.assert(
    fc.property(trip, ({ from, days, to }) => {
      const changes = daysAfterPeriodChange(days, from, to)
      const shift = daysBetween(from.startAt, to.startAt)
      const stays = (one: PlannedDay) => addDays(one.date, shift) <= to.endAt
      if (isRefusal(changes)) {
        expect(days.some((one) => one.contentCount > 0 && !stays(one))).toBe(true)
        return
      }
      const dates = new Map(changes.moved.map((one) => [one.id, one.date]))
      const left = days.filter(({ id }) => !changes.removed.includes(id))
      expect(days.filter(({ contentCount }) => contentCount > 0).every((one) => left.includes(one))).toBe(true)
      const after = [...left.map((one) => dates.get(one.id) ?? one.date), ...changes.added]
      expect(new Set(after).size).toBe(after.length)
      expect(after.every((at) => at >= to.startAt && at <= to.endAt)).toBe(true)
      expect(left.every((one) => (dates.get(one.id) ?? one.date) === addDays(one.date, shift))).toBe(true)
    }),
  )
})

function day(id: number, number: number, contentCount: number): PlannedDay {
  return { id, date: date(number), contentCount }
}
