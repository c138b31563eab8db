import { expect, test } from 'vitest'
import { crossingCabinColumns, servicePrice, ticketPrice } from './item-prices.ts'
import type { DrawerRow } from './rows.ts'

const perPerson = servicePrice('per_person', 'Preis p. P. €')
// Only the currency of the line matters to a price.
const row = { currency: 'EUR' } as DrawerRow
const price = { amount: '64.50', currency: 'EUR' }
const sent = (value: number | null, before: readonly object[], unsent: readonly object[]) =>
  perPerson.part?.(
    pricesAfter(value, before),
    () => before,
    () => unsent,
    row,
  ).itemPrices
const pricesAfter = (value: number | null, itemPrices: readonly object[]) =>
  perPerson.change(value, row, () => itemPrices)

test.each([
  // what is typed, the prices before, the prices after
  [6450, [], [{ name: 'Preis pro Person', quantityType: 'per_person', price }]],
  [null, [{ id: 4, name: 'Preis pro Person', quantityType: 'per_person', price }], []],
  [
    null,
    [{ id: 4, name: 'Meerblick', quantityType: 'per_person', price }],
    [{ id: 4, name: 'Meerblick', quantityType: 'per_person', price: null }],
  ],
  [
    null,
    [
      { id: 3, name: 'Kurtaxe', quantityType: 'per_single_room', price },
      { id: 4, name: 'Preis pro Person', quantityType: 'per_person', price },
    ],
    [{ id: 3, name: 'Kurtaxe', quantityType: 'per_single_room', price }],
  ],
])('DRAW-02 REQ-04 %s cents typed over %j', (value, before, after) => {
  expect(pricesAfter(value, before)).toEqual({ itemPrices: after })
})

const tax = { id: 3, name: 'Kurtaxe', quantityType: 'per_single_room', price }
const room = { id: 4, name: 'Preis pro Person', quantityType: 'per_person', price }
const single = { name: 'Einzelzimmerzuschlag', quantityType: 'per_single_room_night', price }

test.each([
  // what is typed, the prices before, on their way, what goes
  ['a first price', 6450, [tax], [], [{ name: 'Preis pro Person', quantityType: 'per_person', price }]],
  ['another amount', 6450, [tax, { ...room, price: null }], [], [room]],
  ['a price taken back', null, [tax, room], [], [{ ...room, name: '', price: null }]],
  [
    'one with a name of its own',
    null,
    [{ ...room, name: 'Meerblick' }],
    [],
    [{ ...room, name: 'Meerblick', price: null }],
  ],
  ['one beside another that is on its way', 6450, [tax, single], [single], [single, { ...room, id: undefined }]],
])(
  'DRAW-02 APP-09 of %s only that goes to the server, which keeps what is not named',
  (_name, value, before, unsent, body) => {
    expect(sent(value, before, unsent)).toEqual(body)
  },
)

const euros = (amount: string) => ({ amount, currency: 'EUR' })
const asked = (item: object): DrawerRow => ({
  ...{ id: 'ferry_requests/1', kind: 'ferry', number: 1, date: '2027-05-14', currency: 'EUR' },
  service: { resource: 'ferry_placeholders', id: 1, item: {} },
  request: { resource: 'ferry_requests', id: 1, item },
})
const of = (id: number, name: string, amount: string | null, quantityType = 'per_person') => ({
  ...{ id, name, quantityType, price: amount === null ? null : euros(amount) },
})
const ticket = ticketPrice('€')
const [, , inDouble] = crossingCabinColumns({ list: 'doubleCabins', persons: 2, type: 'inside', code: 'DKI' }, '€')
const group = servicePrice('per_group', 'Preis Gruppe €')
const cells = { ticket, inDouble, person: perPerson, group } as const
const ticketPriced = { contingent: { ticketPrice: euros('30.00') } }

test.each<[string, keyof typeof cells, object, string | null, string | null]>([
  ['a ticket of its own', 'ticket', ticketPriced, '30,00', null],
  ['the crossing as an item', 'ticket', { itemPrices: [of(1, 'Überfahrt', '32.00')] }, '32,00', null],
  ['both: the item counts', 'ticket', { ...ticketPriced, itemPrices: [of(1, 'Überfahrt', '32.00')] }, '32,00', null],
  [
    'a breakfast beside the ticket',
    'ticket',
    { ...ticketPriced, itemPrices: [of(1, 'Frühstück', '9.00')] },
    '30,00',
    null,
  ],
  [
    'two items',
    'ticket',
    { itemPrices: [of(1, 'Überfahrt', '32.00'), of(2, 'Ticket Fahrer', '8.00')] },
    '40,00',
    'Summe aus „Überfahrt“ 32,00 und „Ticket Fahrer“ 8,00. Sie stehen im Formular der Anfrage.',
  ],
  [
    'a place in a cabin',
    'inDouble',
    { itemPrices: [of(1, 'Kabinenplatz', '88.00')] },
    '176,00',
    'Der Preis gilt je Person: „Kabinenplatz“ 88,00. Er steht im Formular der Anfrage.',
  ],
  ['passage beside the cabin', 'inDouble', { itemPrices: [of(1, 'Überfahrt', '32.00')] }, null, null],
  ['a price by guest', 'person', { itemPrices: [of(1, 'Eintritt', '4.50')] }, '4,50', null],
  [
    'a price for the group, where one is told by guest',
    'group',
    { itemPrices: [of(1, 'Eintritt', '4.50')] },
    null,
    'Der Preis gilt je Person: Leere erst „Preis p. P.“. Beides nebeneinander steht im Formular der Anfrage.',
  ],
  [
    'a price by guest, where one is told for the group',
    'person',
    { itemPrices: [of(1, 'Führung', '144.00', 'per_group'), of(2, 'Eintritt', null)] },
    null,
    'Der Preis gilt für die Gruppe: Leere erst „Preis Gruppe“. Beides nebeneinander steht im Formular der Anfrage.',
  ],
  [
    'both',
    'person',
    { itemPrices: [of(1, 'Führung', '144.00', 'per_group'), of(2, 'Eintritt', '4.50')] },
    '4,50',
    null,
  ],
])('DRAW-02 CALC-05 a cell shows the price there is: %s', (_name, cell, item, drawn, reason) => {
  const line = asked(item)
  expect([cells[cell]?.draw?.(line), cells[cell]?.lock?.(line) ?? null]).toEqual([drawn, reason])
})

test.each([
  ['a crossing', { itemPrices: [of(1, 'Überfahrt', '32.00')] }, 3600, { itemPrices: [of(1, 'Überfahrt', '36.00')] }],
  ['a ticket', ticketPriced, 3600, { 'contingent.ticketPrice': euros('36.00') }],
  [
    'a crossing without a price',
    { itemPrices: [of(1, 'Überfahrt', '32.00')] },
    null,
    { itemPrices: [of(1, 'Überfahrt', null)] },
  ],
])('DRAW-02 CALC-05 what is typed over the price of %s is kept where it stands', (_name, item, typed, sent) => {
  const line = asked(item)
  // The fields of the items above.
  const stored = (path: string) => (path === 'itemPrices' ? (item as { itemPrices?: object }).itemPrices : null)
  const shown = ticket.change(typed, line, stored)
  expect(ticket.part?.(shown, stored, () => undefined, line)).toEqual(sent)
})
