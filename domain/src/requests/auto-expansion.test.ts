import { expect, test } from 'vitest'
import type { OrderStatus, RequestStatus } from '../accounts/options.ts'
import { isOptionOpen, showsRequests } from './auto-expansion.ts'

const both: RequestStatus[] = ['option', 'requested']
const oneLeft: RequestStatus[] = ['option', 'declined', 'cancelled']

test.each<[RequestStatus[], boolean, boolean, OrderStatus, boolean]>([
  // statuses, chosen, wanted, trip, shown
  [['option'], false, true, 'new', false],
  [both, false, true, 'booked', true],
  [both, true, true, 'booked', true],
  [oneLeft, true, true, 'booked', false],
  [oneLeft, false, true, 'booked', true],
  [oneLeft, true, true, 'pre_reservation', true],
  [oneLeft, true, true, 'documents_sent', false],
  [both, false, false, 'new', false],
])('REQ-07 %j, chosen %s, wanted %s, trip %s: shown %s', (statuses, isChosen, isWanted, orderStatus, shown) => {
  expect(showsRequests(statuses, { isChosen, isWanted, orderStatus })).toBe(shown)
})

test.each([
  ['open', 'option', true],
  ['waiting', 'requested', true],
  ['done', 'option', false],
  ['open', 'declined', false],
  ['waiting', 'cancelled', false],
  ['open', 'bookings_sent', true],
  ['open', 'approved', false],
  ['waiting', 'paid', false],
] as const)('REQ-03 an option that is %s presses while its request is %s: %s', (option, request, presses) => {
  expect(isOptionOpen(option, request)).toBe(presses)
})
