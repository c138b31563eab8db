import { expect, test } from 'vitest'
import { statusesAfterSending } from './status-after-sending.ts'

test.each([
  [[], []],
  [['room_list', 'invoice'], []],
  [['offer'], ['provisional_offer_sent', 'offer_sent']],
  [['voucher', 'trip'], ['documents_sent']],
  [
    ['trip', 'offer'],
    ['provisional_offer_sent', 'offer_sent', 'documents_sent'],
  ],
] as const)('EASE-04 OFFER-11 with %j a trip may go to %j', (types, expected) => {
  expect(statusesAfterSending(types)).toEqual(expected)
})
