import { expect, test } from 'vitest'
import { requestDrift } from './request-drift.ts'

const at = (day: number, clock = '00:00') => `2027-05-${day}T${clock}:00`
const span = (startAt: string | null, endAt: string | null) => ({ startAt, endAt })

test.each([
  ['hotel', span(at(14), at(16)), span(at(14), at(16)), null],
  ['hotel', span(at(14), at(16)), span(at(15), at(17)), 'days'],
  ['hotel', span(at(14), at(16)), span(at(14), at(17)), 'days'],
  ['hotel', span(at(14), at(16)), span(at(14, '15:00'), at(16)), null],
  ['other', span(at(14, '10:00'), at(14, '12:00')), span(at(14, '10:00'), at(14, '12:00')), null],
  ['other', span(at(14, '10:00'), at(14, '12:00')), span(at(14, '11:00'), at(14, '13:00')), 'hours'],
  ['other', span(at(14, '10:00'), at(14, '12:00')), span(at(14), at(14)), null],
  ['ferry', span(at(14, '18:00'), at(15, '07:30')), span(at(15, '18:00'), at(16, '07:30')), 'days'],
  ['ferry', span(at(14, '18:00'), at(15, '07:30')), span(at(14, '18:00'), at(15)), null],
  ['ferry', span(at(14, '18:00'), at(15, '07:30')), span(at(14), at(15, '08:30')), 'hours'],
  ['ferry', span(at(14, '18:00'), null), span(at(14, '18:00'), at(15, '07:30')), null],
  ['train', span(null, null), span(at(14, '09:00'), at(14, '11:00')), null],
] as const)('REQ-01 a request of a %s at %j asked for %j differs by %s', (kind, service, request, drift) => {
  expect(requestDrift(kind, service, request)).toBe(drift)
})
