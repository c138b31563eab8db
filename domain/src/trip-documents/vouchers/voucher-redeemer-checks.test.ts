import { expect, test } from 'vitest'
import { voucherRedeemerChecks } from './voucher-redeemer-checks.ts'

test.each([
  ['hotel', 0, 'Hotel in Loen', 'Hotel in Loen: kein Haus gewählt, der Voucher nennt niemanden.'],
  ['hotel', 2, 'Hotel in Loen', 'Hotel in Loen: 2 Häuser zur Wahl, keines gewählt, der Voucher nennt niemanden.'],
  ['ferry', 0, 'Fähre Kiel – Oslo', 'Fähre Kiel – Oslo: kein Leistungsträger gewählt, der Voucher nennt niemanden.'],
] as const)(
  'TRUE-01 DOC-03 a voucher of a %s for which nobody is chosen of %i says so before it is made',
  (type, toChooseFrom, title, message) => {
    const chosen = {
      id: 7,
      infos: { type: 'hotel', title: 'Hotel Fjordblick', request: '/api/hotel_requests/3', toChooseFrom: 0 },
    } as const
    expect(voucherRedeemerChecks([chosen, { id: 8, infos: { type, title, request: null, toChooseFrom } }], 5)).toEqual([
      {
        key: 'redeemer.8',
        label: 'Leistungsträger der Voucher',
        isMet: false,
        isRequired: false,
        message,
        path: '/orders/5#service-8',
      },
    ])
    expect(voucherRedeemerChecks([chosen], 5)).toMatchObject([{ isMet: true, message: '' }])
  },
)
