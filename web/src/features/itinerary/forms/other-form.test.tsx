import { expect, test } from 'vitest'
import { withDayTime, wordsOf } from './other-form.tsx'

const on = (time: string | null) => ({ date: '2028-05-14', time })

test('PLACE-05 a time of day fills in beginning, end and check-in; without an end the duration gives it', () => {
  const draft = { start: on(null), end: on(null), checkIn: null }
  const guided = { startTimeOfDay: '10:00', endTimeOfDay: null, checkInTimeOfDay: '09:45' }
  expect(withDayTime(draft, guided, 120)).toEqual({ start: on('10:00'), end: on('12:00'), checkIn: '09:45' })
  expect(withDayTime(draft, { ...guided, endTimeOfDay: '11:30' }, 120)).toMatchObject({ end: on('11:30') })
  expect(wordsOf({ ...guided, endTimeOfDay: '11:30' })).toBe('10:00–11:30 Uhr, Check-in 09:45')
})
