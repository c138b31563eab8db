import { expect, test } from 'vitest'

import { checkInClock, checkInRefusal, isOnEveBefore, momentFrom, momentOf, timesBody } from './moments.ts'

const date = '2028-05-14'
type Stored = ReturnType<typeof timesBody>
/** As a form opens them. */
function momentsOf({ startAt, endAt, checkInAt }: Stored) {
  return { start: momentOf(startAt), end: momentOf(endAt), checkIn: checkInClock(checkInAt) }
}
const on = (time: string | null, day = date) => ({ date: day, time })

test.each([
  ['an end on the same day is open before its clock time is known', on('08:15'), on(null), null, null],
  ['a day without any clock times lasts from midnight to midnight', on(null), on(null), null, '14.05.2028 00:00:00'],
  ['a night train may lack its arrival time', on('21:00'), on(null, '2028-05-15'), null, '15.05.2028 00:00:00'],
  ['a check-in stands on the day of the start', on('21:00'), on('07:00', '2028-05-15'), '20:15', '15.05.2028 07:00:00'],
])('PLACE-03 PLACE-04 %s', (_, start, end, checkIn, endAt) => {
  const body = timesBody({ start, end, checkIn })
  expect(body.endAt).toBe(endAt)
  expect(body.checkInAt).toBe(checkIn === null ? null : `14.05.2028 ${checkIn}:00`)
})

test('PLACE-04 an end that follows from a rule shows no clock time that nobody typed', () => {
  expect(momentFrom('2028-05-15T00:00:00')).toEqual(on(null, '2028-05-15'))
  expect(momentFrom('2028-05-15T00:00:01')).toEqual(on('00:00', '2028-05-15'))
  expect(momentFrom('2028-05-14T11:00:00')).toEqual(on('11:00'))
})

test.each([
  ['14:00', null],
  [null, '09:00'],
  [null, null],
  ['20:15', '00:00'],
  ['00:00', '06:30'],
])(
  'PLACE-02 PLACE-04 REQ-05 a form opens again with the times that were typed, and with no others: %s–%s',
  (from, to) => {
    const [start, end] = [on(from), on(to, '2028-05-15')]
    expect(momentsOf(timesBody({ start, end, checkIn: null }))).toEqual({ start, end, checkIn: null })
  },
)

test('PLACE-02 a check-in on the evening before a start after midnight is read, shown and saved as it is (001 §5)', () => {
  const stored = { startAt: '14.05.2028 00:45:00', endAt: '14.05.2028 06:00:00', checkInAt: '13.05.2028 22:30:00' }
  const draft = momentsOf(stored)
  expect([checkInRefusal(draft), isOnEveBefore(draft)]).toEqual([null, true])
  expect(timesBody(draft)).toEqual(stored)
  expect(checkInRefusal({ ...draft, start: on('15:00') })?.message).toBe('Der Check-in liegt nach dem Beginn.')
})
