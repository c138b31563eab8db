import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  checkInFollowing,
  crossingEnd,
  hotelStay,
  shiftedByDays,
  timesAfterChange,
  timesRefusal,
} from './service-times.ts'

const at = (day: number, clock = '00:00') => `2027-05-${String(day).padStart(2, '0')}T${clock}:00`
const ferry = { startAt: at(14, '12:45'), endAt: at(14, '16:30'), checkInAt: at(14, '11:45') }

test.each([
  [
    'a later start takes the rest along',
    { startAt: at(16, '13:00') },
    0,
    [at(16, '13:00'), at(16, '16:30'), at(16, '12:00')],
  ],
  [
    'a named end stays as named',
    { startAt: at(16, '13:00'), endAt: at(17, '08:00') },
    0,
    [at(16, '13:00'), at(17, '08:00'), at(16, '12:00')],
  ],
  ['the day moved', {}, -3, [at(11, '12:45'), at(11, '16:30'), at(11, '11:45')]],
  ['a check-in alone', { checkInAt: at(14, '11:00') }, 0, [at(14, '12:45'), at(14, '16:30'), at(14, '11:00')]],
  ['an emptied end', { endAt: null }, 0, [at(14, '12:45'), null, at(14, '11:45')]],
])('DAY-05 services keep their clock times: %s', (_, change, dayShift, [startAt, endAt, checkInAt]) => {
  expect(timesAfterChange(ferry, change, dayShift)).toEqual({ startAt, endAt, checkInAt })
})

test.each([
  // said, from, to, follows
  ['an hour later', at(14, '11:45'), at(14, '12:45'), at(14, '13:45'), at(14, '12:45')],
  ['past midnight', at(14, '14:00'), at(14, '15:00'), at(15, '00:30'), at(14, '23:30')],
  ['to a midnight, which is known', at(14, '23:00'), at(15, '00:30'), at(15, '01:30'), '2027-05-15T00:00:01'],
  ['from a midnight', '2027-05-15T00:00:00', at(15, '01:00'), at(15, '08:00'), at(15, '07:00')],
  ['said after its start', at(14, '13:00'), at(14, '12:45'), at(16, '14:00'), at(16, '13:00')],
  ['half a day before it', at(14, '00:45'), at(14, '12:45'), at(14, '14:00'), at(14, '00:45')],
  ['of a start nobody has timed', at(14, '11:45'), at(14), at(15, '14:00'), at(15, '11:45')],
  ['of one nobody times any more', at(14, '11:45'), at(14, '12:45'), at(15), at(15, '11:45')],
])('TRUE-08 a check-in stays as long before its start: %s', (_, checkInAt, startAt, to, follows) => {
  expect(checkInFollowing({ startAt, checkInAt }, to)).toBe(follows)
})

test('DAY-05 whatever moves with its day keeps clock time and length, comes back, and a night still ends the morning after', () => {
  const clock = fc.integer({ min: 0, max: 1439 }).map((minute) => `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`)
  const crossing = fc.record({
    type: fc.constantFrom('day', 'night'),
    date: fc.integer({ min: 1, max: 31 }),
    from: clock,
    to: clock,
    shift: fc.integer({ min: -400, max: 400 }),
  })
  fc.assert(
    fc.property(crossing, ({ type, date, from, to, shift }) => {
      const startAt = at(date, from)
      const times = { startAt, endAt: crossingEnd(type, { startAt, endAt: at(date, to) }), checkInAt: null }
      const moved = timesAfterChange(times, {}, shift)
      expect([moved.startAt?.slice(11), moved.endAt?.slice(11)]).toEqual([`${from}:00`, `${to}:00`])
      expect(crossingEnd(type, moved)).toBe(moved.endAt)
      expect(timesAfterChange(moved, {}, -shift)).toEqual(times)
    }),
  )
})
const pad = (number: number) => String(number).padStart(2, '0')

test.each([
  [at(14), null, at(14), at(15)],
  [at(14, '15:00'), at(17, '10:00'), at(14), at(17)],
  [null, null, null, null],
])('PLACE-01 a hotel stay from %s to %s is from %s to %s', (startAt, endAt, from, to) => {
  expect(hotelStay({ startAt, endAt })).toEqual({ startAt: from, endAt: to })
})

test.each([
  ['day', at(14, '12:45'), at(15, '16:30'), at(14, '16:30')],
  ['night', at(14, '18:00'), at(14, '07:30'), at(15, '07:30')],
  ['night', at(31, '18:00'), at(31, '07:30'), '2027-06-01T07:30:00'],
  ['night', at(14, '18:00'), null, null],
  ['day', null, at(14, '07:30'), at(14, '07:30')],
] as const)('PLACE-02 a %s crossing from %s, arriving %s, ends %s', (type, startAt, endAt, end) => {
  expect(crossingEnd(type, { startAt, endAt })).toBe(end)
})

test.each([
  [at(14), at(14), 'hotel', 'Ein Hotelaufenthalt dauert mindestens eine Nacht.'],
  [at(14), at(13), 'hotel', 'Ein Hotelaufenthalt dauert mindestens eine Nacht.'],
  [at(14), at(15), 'hotel', null],
  [
    at(14, '12:45'),
    at(14, '12:44'),
    'ferry',
    'Die Ankunft um 12:44 Uhr liegt vor der Abfahrt um 12:45 Uhr. Bitte eine der Zeiten ändern; geht die Fahrt über Mitternacht, im Formular „Nacht“ wählen.',
  ],
  [
    at(14, '20:00'),
    at(14, '01:15'),
    'airline',
    'Die Ankunft um 01:15 Uhr liegt vor dem Abflug um 20:00 Uhr. Bitte eine der Zeiten ändern, oder nach Mitternacht den Tag der Ankunft.',
  ],
  [
    at(14, '12:00'),
    at(14, '11:30'),
    'other',
    'Das Ende um 11:30 Uhr liegt vor dem Beginn um 12:00 Uhr. Bitte eine der Zeiten ändern, oder nach Mitternacht den Tag des Endes.',
  ],
  [at(14, '12:45'), at(14, '12:45'), 'train', null],
  // Midnight says the day alone: the arrival is not known yet.
  [at(14, '20:00'), at(14), 'ferry', null],
  [
    at(14, '20:00'),
    at(13),
    'train',
    'Die Ankunft liegt an einem früheren Tag als die Abfahrt. Bitte den Tag der Ankunft ändern.',
  ],
  [
    at(14, '20:00'),
    at(13, '21:00'),
    'other',
    'Das Ende liegt an einem früheren Tag als der Beginn. Bitte den Tag des Endes ändern.',
  ],
  [at(14), null, 'hotel', null],
] as const)('TRUE-08 PLACE-01 PLACE-02 a service from %s to %s, a %s: %s', (startAt, endAt, kind, message) => {
  expect(timesRefusal({ startAt, endAt }, kind)?.message ?? null).toBe(message)
})

test('DAY-05 moving there and back restores every moment', () => {
  const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, fc.integer({ min: -400, max: 400 }), (moment, days) => {
      const time = moment.toISOString().slice(0, 19)
      expect(shiftedByDays(shiftedByDays(time, days), -days)).toBe(time)
    }),
  )
})
