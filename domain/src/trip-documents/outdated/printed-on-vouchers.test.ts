import { expect, test } from 'vitest'
import { askedHotel, hotelInOslo } from '../vouchers/voucher.fixture.ts'
import type { LoggedRow } from './net-changes.ts'
import { changesSince, type MadePaper } from './outdated-papers.ts'
import type { VoucherNow } from './voucher-before.ts'

const made = new Date('2026-11-21T09:00:00Z')
const paper: MadePaper = { id: 1, type: 'voucher', createdAt: made, sentAt: null, request: null }
const update = (table: string, row: number, before: object, after: object): LoggedRow => {
  return { table, row, operation: 'update', before: { ...before }, after: { ...after }, at: new Date('2026-11-22') }
}
const held = (service: number, partner: string) => {
  const asked = { asked_amount: 38, reserved_amount: 38, whole_group: null, cabins: [] }
  return {
    service,
    partner,
    todo: null,
    ...asked,
    status: 'approved',
    option: { dueDate: null, status: null },
  } as const
}
const voucher = (more: Partial<VoucherNow>): VoucherNow => {
  const source = { ...hotelInOslo, request: askedHotel }
  return { isShown: true, isUsual: true, provider: 20, isTyped: false, texts: {}, source, ...more }
}
const open = { ...hotelInOslo, request: { ...askedHotel, board: null } }
const described = { ...hotelInOslo, request: { ...askedHotel, serviceDescription: 'Zwei Nächte mit allem' } }
const typed = voucher({
  isTyped: true,
  texts: { bookingNumber: { de_DE: { content: '4711' }, en: { content: '4711' }, fr: { content: '4711' } } },
})

/** A hotel (10) whose voucher is printed, and one (11) that is only offered, so that its is not. */
const told = (log: readonly LoggedRow[], first: Partial<VoucherNow> = {}) =>
  changesSince(paper, log, {
    ...{ startAt: '2027-05-14', endAt: '2027-05-17', today: '2026-11-23', guests: 38, contingent: [] },
    services: new Map([
      [10, { kind: 'hotel', dayNumber: 2, chosen: 101 }],
      [11, { kind: 'hotel', dayNumber: 3, chosen: 102 }],
    ]),
    requests: new Map([
      [101, held(10, 'Hotell Karl Johan')],
      [102, held(11, 'Grand Hotel')],
    ]),
    vouchers: new Map([
      [10, voucher(first)],
      [11, voucher({ isShown: false, isUsual: false, provider: 21 })],
    ]),
  }).map(({ words }) => words)

const bookingNumber = (request: number) => update('requests', request, { option_nr: 'alt' }, { option_nr: 'KJ-771204' })
const board = update('hotel_placeholders', 10, { board: 'full' }, { board: 'half' })
const description = update('placeholders', 10, { service_description: 'Alt' }, { service_description: '' })
const phone = (provider: number) => update('providers', provider, { phone: '+47 1' }, { phone: '+47 22 55 50 17' })
const street = update('addresses', 5, { street_address: 'Storgata 1' }, { street_address: 'Karl Johans gate 112' })
const gone = {
  provider_id: 20,
  street_address: 'Storgata 1',
  zip: '0155',
  city: 'Oslo',
  country: 'Norwegen',
  purpose: '',
}
const deleted = (more: object): LoggedRow => {
  const before = { ...gone, ...more }
  return { table: 'addresses', row: 6, operation: 'delete', before, after: null, at: new Date('2026-11-23') }
}
const came: LoggedRow = { ...deleted({}), operation: 'insert', before: null, after: gone }

test.each([
  ['the booking number of a voucher that is printed', [bookingNumber(101)], {}, ['andere Buchungsnummer']],
  ['that of one that is not', [bookingNumber(102)], {}, []],
  ['one that somebody has typed over', [bookingNumber(101)], typed, []],
  ['a board that the request overrules', [board], {}, []],
  ['one that it leaves open', [board], { source: open }, ['Hotel geändert']],
  ['a description that was printed', [description], {}, ['Hotel geändert']],
  ['one that the request overrules', [description], { source: described }, []],
  [
    'what is printed on none',
    [update('placeholders', 10, { route_description: 'a' }, { route_description: 'b' })],
    {},
    [],
  ],
  [
    'how many stars were looked for',
    [update('hotel_placeholders', 10, { hotel_type_stars: 3 }, { hotel_type_stars: 4 })],
    {},
    [],
  ],
  ['the telephone of its house', [phone(20)], {}, ['andere Telefonnummer']],
  ['that of a house without a voucher', [phone(21)], {}, []],
  ['its street', [street], {}, ['andere Anschrift']],
  [
    'an address that stood before the one it has now and was deleted',
    [deleted({ sort: -1 })],
    {},
    ['andere Anschrift'],
  ],
  ['one that stood behind it', [deleted({ sort: 1 })], {}, []],
  ['one that was for invoices', [deleted({ sort: -1, purpose: 'invoice' })], {}, []],
  ['one of another house', [deleted({ sort: -1, provider_id: 22 })], {}, []],
  [
    'one that was chosen for it',
    [deleted({ sort: 1 }), update('requests', 101, { assigned_address_id: 6 }, { assigned_address_id: null })],
    {},
    ['andere Anschrift', 'andere Angaben zur Buchung'],
  ],
  ['one that came and went', [came, deleted({ sort: -1 })], {}, []],
  [
    'the name of somebody to whom it does not go',
    [update('contacts', 4, { last_name: 'Berg' }, { last_name: 'Sandvik' })],
    {},
    [],
  ],
  ['a name of the trip that is the office’s', [update('orders', 1, { trip_name: 'a' }, { trip_name: 'b' })], {}, []],
  ['the name of the group', [update('orders', 1, { group_name: 'a' }, { group_name: 'b' })], {}, ['Name oder Kunde']],
] as const)('TRUE-04 a voucher is outdated by what it printed otherwise: %s', (_, log, now, words) => {
  const found = told(log, now)
  expect(found).toHaveLength(words.length)
  for (const [index, part] of words.entries()) expect(found[index]).toContain(part)
})

test('TRUE-04 where board and request have changed together, so that neither alone is to blame, both are told', () => {
  const request = update('hotel_requests', 101, { board: null }, { board: 'half' })
  expect(told([board, request])).toEqual(['Tag 2: Hotel geändert', 'Tag 2: Hotell Karl Johan andere Verpflegung'])
  const same = update('hotel_placeholders', 10, { board: 'half' }, { board: 'full' })
  const overruled = { source: { ...hotelInOslo, board: 'full' as const, request: askedHotel } }
  expect(told([same, request], overruled)).toEqual([])
})
