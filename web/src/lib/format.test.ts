import { expect, test } from 'vitest'
import { amount, clock, count, counted, day, duration, period, shortDay, someOf } from './format.ts'

test('amounts carry a true minus and two decimals', () => {
  expect(amount(123450)).toBe('1.234,50')
  expect(amount(-5)).toBe('−0,05')
})

test('counts are grouped and agree with their noun', () => {
  expect(count(2418)).toBe('2.418')
  expect(counted(1, ['Reise', 'Reisen'])).toBe('1 Reise')
  expect(counted(0, ['Reise', 'Reisen'])).toBe('0 Reisen')
})

test.each([
  [['Hotel in Oslo'], 'Hotel in Oslo'],
  [['Hotel in Oslo', 'Transfer', 'Hafen'], 'Hotel in Oslo, Transfer, Hafen'],
  [['Hotel in Oslo', 'Transfer', 'Hotel in Oslo'], '3 Leistungen (Hotel in Oslo, Transfer)'],
  [['Oslo', 'Oslo', 'Bergen', 'Voss', 'Flåm'], '5 Leistungen, darunter Oslo, Bergen, Voss'],
])('BULK-01 however many are named, the sentence stays short: %j', (names, words) => {
  expect(someOf(names, ['Leistung', 'Leistungen'])).toBe(words)
})

test('wire dates read German; nothing reads as nothing', () => {
  expect(day('14.05.2027 00:00:00')).toBe('14.05.2027')
  expect(shortDay('14.05.2027 00:00:00')).toBe('14.05.27')
  expect(clock('14.05.2027 08:05:00')).toBe('08:05')
  expect(day(null)).toBe('')
})

test('a period names the year once unless it spans two', () => {
  expect(period('2027-05-14', '2027-05-23')).toBe('14.05.–23.05.2027')
  expect(period('2026-12-28', '2027-01-03')).toBe('28.12.2026–03.01.2027')
  expect(period('2027-05-14', '2027-05-14')).toBe('14.05.2027')
})

test('durations have two digits for the minutes', () => {
  expect(duration(225)).toBe('3:45 h')
  expect(duration(65)).toBe('1:05 h')
})
