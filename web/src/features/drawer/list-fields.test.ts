import { expect, test } from 'vitest'
import { itemPrice } from './list-fields.ts'
import type { DrawerRow } from './rows.ts'

const double = itemPrice('per_person_night', 'Doppelzimmer', 'Preis DZ €')
// Only the currency of the line matters to a price.
const row = { currency: 'EUR' } as DrawerRow
const price = { amount: '64.50', currency: 'EUR' }
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
