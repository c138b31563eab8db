import { expect, test } from 'vitest'
import type { QuantityType } from '../../accounts/options.ts'
import { type AskedItem, askedPrices, pricesOfStay } from './asked-prices.ts'
import { nightlyPrices } from './compared-rooms.ts'

const item = (quantityType: QuantityType, name: string, cents: number | null, isForAllNights = false): AskedItem => ({
  ...{ quantityType, name, cents, currency: 'EUR', isForAllNights },
})
const night = item('per_person_night', 'Doppelzimmer', 72_00)
const stay = item('per_person', 'Doppelzimmer', 210_00)
const supplement = item('per_single_room', 'Einzelzimmerzuschlag', 91_00)
const tax = item('per_person', 'Kurtaxe', 6_00)
const hut = item('per_group', 'Ganze Hütte', 1_800_00)

test.each([
  // what is asked for, what a night of three is worth: guest, supplement, single room, half board
  [[night], [72_00, null, null, null]],
  [
    [stay, supplement],
    [70_00, 30_33, null, null],
  ],
  [
    [night, stay],
    [72_00, null, null, null],
  ],
  [
    [item('per_person_night', 'Doppelzimmer', null), stay],
    [70_00, null, null, null],
  ],
  [[item('per_person_night', 'Doppelzimmer', 210_00, true)], [70_00, null, null, null]],
  [
    [night, supplement],
    [72_00, 30_33, null, null],
  ],
  [
    [item('per_single_room', 'Einzelzimmer', 301_00), stay],
    [70_00, null, 100_33, null],
  ],
  [
    [item('per_person', 'Halbpension', 60_00), night],
    [72_00, null, null, 20_00],
  ],
  [
    [item('per_person', 'Einzelzimmer', 300_00), stay],
    [70_00, null, null, null],
  ],
  [
    [tax, hut],
    [null, null, null, null],
  ],
] as const)(
  'CALC-06 a house that asks for the stay is compared by the night (%#)',
  (items, [guest, more, alone, board]) => {
    const nightly = nightlyPrices(askedPrices(items), 3)
    expect(nightly).toEqual({ guest, supplement: more, singleRoom: alone, halfBoard: board })
  },
)

test('CALC-06 without nights a price of the stay is compared with nothing', () => {
  expect(nightlyPrices(askedPrices([stay]), 0).guest).toBeNull()
  expect(pricesOfStay([stay], 0)).toEqual({ prices: [stay], isCompared: false })
})

test.each([
  // what is told as a price of the stay, and whether it stands beside prices of a night
  [[night, tax], [], true],
  [[stay, supplement, tax], [stay, supplement], true],
  [[night, supplement], [supplement], true],
  [[hut, tax], [hut, tax], false],
  [
    [item('per_person', '3 Nächte mit Frühstück', 240_00)],
    [item('per_person', '3 Nächte mit Frühstück', 240_00)],
    false,
  ],
  [
    [item('per_person_night', 'Doppelzimmer', 210_00, true), hut],
    [item('per_person_night', 'Doppelzimmer', 210_00, true)],
    true,
  ],
  [[], [], false],
] as const)('CALC-06 what a house asks for the stay is told as it asks it (%#)', (items, prices, isCompared) => {
  expect(pricesOfStay(items, 3)).toEqual({ prices, isCompared })
})
