import { expect, test } from 'vitest'
import { endMovedAlong, todayInGermany } from './calendar-date.ts'

test.each([
  ['2028-05-21', '2028-05-14', '2028-05-24'],
  ['2028-05-16', '2028-05-14', '2028-05-17'],
  ['2028-05-17', '2028-05-14', '2028-05-17'],
  ['2028-05-21', null, '2028-05-21'],
])('HEAD-11 moved to %s, a period from %s to 2028-05-17 ends on %s', (from, start, end) => {
  expect(endMovedAlong({ from: start, to: '2028-05-17' }, from)).toBe(end)
})

test('the German day of every moment is that of its clock, also when the clocks change and whatever was asked before', () => {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })
  const start = Date.UTC(2026, 0, 1)
  const wrong = Array.from({ length: 366 * 24 }, (_, hour) => start + hour * 3_600_000)
    .flatMap((moment) => [moment, moment + 3_599_999, moment - 86_400_000])
    .map((moment) => new Date(moment))
    .filter((moment) => todayInGermany(moment) !== clock.format(moment))
  expect(wrong).toEqual([])
})
