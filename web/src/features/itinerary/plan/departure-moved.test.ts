import { expect, test } from 'vitest'
import { departureMoved, refusedTimes } from './departure-moved.ts'
import type { Service } from './services.ts'

const at = (clock: string) => `14.05.2028 ${clock}`
type Times = { startAt: string | null; checkInAt?: string | null; endAt?: string | null; status?: string }
const passage = (kind: string, { startAt, checkInAt = null, endAt = null, status = 'requested' }: Times) =>
  ({
    kind,
    item: {
      ...{ startAt, checkInAt, endAt, type: 'day', selectedRequest: '/api/ferry_requests/7' },
      requests: [{ id: 7, requestStatus: { status }, agreed: { endAt }, optionTodo: { dueDate: null, status: null } }],
    },
  }) as unknown as Service // as much of a service as is looked at

test.each([
  ['12:45:00', '11:45:00', at('14:00:00'), 'Check-in jetzt um 13:00 Uhr, so lange vorher wie bisher (11:45 Uhr).'],
  [
    '12:45:00',
    '11:45:00',
    at('00:30:00'),
    'Check-in jetzt am 13.05. um 23:30 Uhr, so lange vorher wie bisher (11:45 Uhr).',
  ],
  ['12:45:00', '11:45:00', at('12:45:00'), null],
  ['00:00:00', '11:45:00', at('14:00:00'), null],
  ['12:45:00', '11:45:00', undefined, null],
])('TRUE-08 a ferry at %s with its check-in at %s goes at %s: %s', (start, checkIn, startAt, text) => {
  const times = { startAt: at(start), checkInAt: at(checkIn) }
  const moved = departureMoved(passage('ferry', times), startAt === undefined ? {} : { startAt })
  expect(moved?.text ?? null).toBe(text)
  if (text !== null) expect(moved?.back).toEqual({ ...times, endAt: null })
})

test.each([
  ['ferry', 'requested', at('13:00:00'), 'Ankunft jetzt um 19:00 Uhr, gleich lange unterwegs wie bisher (18:00 Uhr).'],
  ['airline', 'option', at('13:00:00'), 'Ankunft jetzt um 19:00 Uhr, gleich lange unterwegs wie bisher (18:00 Uhr).'],
  [
    'airline',
    'option',
    at('20:00:00'),
    'Ankunft jetzt am 15.05. um 02:00 Uhr, gleich lange unterwegs wie bisher (18:00 Uhr).',
  ],
  ['train', 'approved', at('13:00:00'), 'Ankunft bleibt 18:00 Uhr, wie bestätigt.'],
  // It would go by night.
  ['ferry', 'requested', at('20:00:00'), 'Ankunft bleibt 18:00 Uhr.'],
  ['other', 'requested', at('13:00:00'), null],
])('TRUE-08 the arrival of a passage (%s, %s) that goes at %s: %s', (kind, status, startAt, text) => {
  const times = { startAt: at('12:00:00'), endAt: at('18:00:00'), status }
  const moved = departureMoved(passage(kind, times), { startAt })
  expect(moved?.text ?? null).toBe(text)
  if (text !== null) expect(moved?.back).toEqual({ startAt: times.startAt, endAt: times.endAt })
})

test('TRUE-08 of a service without check-in and arrival nothing is told', () => {
  expect(departureMoved(passage('ferry', { startAt: at('12:45:00') }), { startAt: at('14:00:00') })).toBeNull()
})

const tour = (duration: number | null) =>
  ({
    kind: 'other',
    item: {
      ...{ startAt: at('09:00:00'), endAt: at('11:30:00'), checkInAt: null, requests: [], selectedRequest: null },
      otherServiceType: { duration },
    },
  }) as unknown as Service // as much of a service as is looked at
const byDay = { startAt: at('12:00:00'), endAt: at('18:00:00') }

test.each([
  ['a ferry that would arrive the next day', passage('ferry', byDay), { startAt: at('20:00:00') }, /Nacht/],
  ['a train that would arrive the next day', passage('train', byDay), { startAt: at('20:00:00') }, /vor der Abfahrt/],
  ['a ferry that arrives the same day', passage('ferry', byDay), { startAt: at('15:00:00') }, null],
  ['a flight that lands the next day', passage('airline', byDay), { startAt: at('20:00:00') }, null],
  [
    'a flight whose landing is confirmed',
    passage('airline', { ...byDay, status: 'approved' }),
    { startAt: at('20:00:00') },
    /Die Ankunft um 18:00 Uhr liegt vor dem Abflug um 20:00 Uhr/,
  ],
  ['a flight that lands too early', passage('airline', byDay), { endAt: at('11:00:00') }, /vor dem Abflug um 12:00/],
  ['a tour as long as its type', tour(150), { startAt: at('12:00:00') }, null],
  ['a tour whose end stays', tour(null), { startAt: at('12:00:00') }, /Das Ende um 11:30 Uhr liegt vor dem Beginn/],
])('TRUE-08 %s is refused where its time is typed: %o', (_, service, patch, told) => {
  const refused = refusedTimes(service, patch)
  if (told === null) expect(refused).toBeNull()
  else expect(refused).toMatch(told)
})
