import { expect, test } from 'vitest'
import type { RequestStatus } from '../accounts/options.ts'
import { arrivalFollowing, flightTimes, isArrivalConfirmed, type Passage, passageTimes } from './passage-times.ts'

const at = (day: number, clock = '00:00') => `2027-05-${day}T${clock}:00`
const night = { startAt: at(14, '18:45'), endAt: at(15, '09:15'), checkInAt: null, type: 'night' } as const
const day = { startAt: at(14, '14:00'), endAt: at(14, '20:00'), checkInAt: null, type: 'day' } as const

test.each([
  ['later', night, at(14, '20:45'), at(15, '11:15')],
  ['earlier', night, at(14, '17:00'), at(15, '07:30')],
  ['on another day at another hour', night, at(16, '19:00'), at(17, '09:30')],
  ['on another day', night, at(16, '18:45'), at(17, '09:15')],
  ['by day', day, at(14, '15:30'), at(14, '21:30')],
  ['into the night, though it goes by day', day, at(14, '19:00'), at(14, '20:00')],
  ['at midnight', { ...day, endAt: at(14, '15:00') }, at(14, '22:59'), at(14, '23:59')],
  ['at an hour that is not known', night, at(14), at(15, '09:15')],
  ['its arrival has no hour', { ...night, endAt: at(15) }, at(14, '20:45'), at(15)],
])('TRUE-08 the arrival goes along with a departure: %s', (_, before, startAt, endAt) => {
  expect(passageTimes(before, { startAt })).toMatchObject({ startAt, endAt })
})

test('TRUE-08 an arrival that is named or confirmed stays, whatever becomes of the departure', () => {
  const startAt = at(14, '20:45')
  expect(passageTimes(night, { startAt, endAt: at(15, '08:00') })).toMatchObject({ endAt: at(15, '08:00') })
  expect(passageTimes({ ...night, isArrivalConfirmed: true }, { startAt })).toMatchObject({ endAt: night.endAt })
  expect(passageTimes({ ...night, isArrivalConfirmed: true }, { startAt: at(16, '20:45') })).toMatchObject({
    endAt: at(17, '09:15'),
  })
})

test('TRUE-08 a flight takes its arrival along, over midnight too', () => {
  const flight: Passage = { startAt: at(14, '20:00'), endAt: at(14, '22:30'), checkInAt: null }
  expect(flightTimes(flight, { startAt: at(14, '21:30') })).toMatchObject({ endAt: `${at(15, '00:00').slice(0, -1)}1` })
  expect(flightTimes(flight, { startAt: at(14, '22:00') })).toMatchObject({ endAt: at(15, '00:30') })
  expect(flightTimes(flight, { endAt: at(14, '23:00') })).toMatchObject({ endAt: at(14, '23:00') })
  expect(arrivalFollowing({ ...flight, endAt: null }, at(14, '21:00'))).toBeNull()
})

test.each<[RequestStatus, string | null, boolean]>([
  ['approved', night.endAt, true],
  ['paid', night.endAt, true],
  ['approved', at(15, '08:00'), false],
  ['approved', null, false],
  ['requested', night.endAt, false],
  ['declined', night.endAt, false],
])(
  'TRUE-08 an arrival is confirmed by a request that is %s and known to its provider as %s: %s',
  (status, agreed, is) => {
    expect(isArrivalConfirmed({ status, agreed }, night.endAt)).toBe(is)
    expect(isArrivalConfirmed(null, night.endAt)).toBe(false)
    expect(isArrivalConfirmed({ status, agreed: at(15) }, at(15))).toBe(false)
  },
)
