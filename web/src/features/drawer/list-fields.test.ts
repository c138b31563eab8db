import { expect, test } from 'vitest'
import { itemPrice } from './list-fields.ts'
import type { DrawerRow } from './rows.ts'

const double = itemPrice('per_person_night', 'Doppelzimmer', 'Preis DZ €')
// Only the currency of the line matters to a price.
const row = { currency: 'EUR' } as DrawerRow
const price = { amount: '64.50', currency: 'EUR' }
const sent = (value: number | null, before: readonly object[], unsent: readonly object[]) =>
  double.part?.(
    pricesAfter(value, before),
    () => before,
    () => unsent,
    row,
  ).itemPrices
const pricesAfter = (value: number | null, itemPrices: readonly object[]) => double.change(value, row, () => itemPrices)

test.each([
  // what is typed, the prices before, the prices after
  [6450, [], [{ name: 'Doppelzimmer', quantityType: 'per_person_night', price }]],
  [null, [{ id: 4, name: 'Doppelzimmer', quantityType: 'per_person_night', price }], []],
  [
    null,
    [{ id: 4, name: 'Meerblick', quantityType: 'per_person_night', price }],
    [{ id: 4, name: 'Meerblick', quantityType: 'per_person_night', price: null }],
  ],
  [
    null,
    [
      { id: 3, name: 'Kurtaxe', quantityType: 'per_person', price },
      { id: 4, name: 'Doppelzimmer', quantityType: 'per_person_night', price },
    ],
    [{ id: 3, name: 'Kurtaxe', quantityType: 'per_person', price }],
  ],
])('DRAW-02 REQ-04 %s cents typed over %j', (value, before, after) => {
  expect(pricesAfter(value, before)).toEqual({ itemPrices: after })
})

const tax = { id: 3, name: 'Kurtaxe', quantityType: 'per_person', price }
const room = { id: 4, name: 'Doppelzimmer', quantityType: 'per_person_night', price }
const single = { name: 'Einzelzimmerzuschlag', quantityType: 'per_single_room_night', price }

test.each([
  // what is typed, the prices before, on their way, what goes
  ['a first price', 6450, [tax], [], [{ name: 'Doppelzimmer', quantityType: 'per_person_night', price }]],
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
