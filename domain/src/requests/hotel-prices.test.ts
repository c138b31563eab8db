import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bestOf,
  guestPrices,
  type HotelItemPrices,
  hotelItemOf,
  keptAmount,
  type RoomPrices,
  roomPricesOf,
  shareOf,
  withGuestPrice,
  withRoomPrice,
} from './hotel-prices.ts'

const none: HotelItemPrices = { guest: null, supplement: null, singleRoom: null, halfBoard: null }
const bjorvika: HotelItemPrices = { ...none, guest: 71_00, supplement: 32_00, halfBoard: 32_00 }

describe('CALC-06 the price rules of a hotel (002 §9)', () => {
  test.each([
    // double, single, half board, per person, with half board, single supplement
    [142_00, 103_00, 32_00, 71_00, 103_00, 32_00],
    [129_00, 94_50, 0, 64_50, 64_50, 30_00],
    [118_00, 59_00, null, 59_00, null, 0],
    // A small house asks less for one than for half of two.
    [118_00, 50_00, null, 59_00, null, -9_00],
    [142_00, null, 32_00, 71_00, 103_00, null],
    [null, 103_00, 32_00, null, null, null],
    [null, null, null, null, null, null],
    [0, 0, 0, 0, 0, 0],
    [141_01, 103_00, null, 70_51, null, 32_49],
  ])('double %s, single %s, half board %s', (double, single, halfBoard, perPerson, withHalfBoard, singleSupplement) => {
    expect(guestPrices({ double, single, halfBoard })).toEqual({ perPerson, withHalfBoard, singleSupplement })
  })

  test.each([
    // how it is counted, its name, which item it is
    ['per_person_night', 'Doppelzimmer', 'guest'],
    ['per_person_night', 'Meerblick', 'guest'],
    ['per_person_night', 'Halbpension', 'halfBoard'],
    ['per_person_night', 'HP', 'halfBoard'],
    ['per_person_night', ' halbpension ', 'halfBoard'],
    ['per_person_night', 'Half board', 'halfBoard'],
    ['per_person_night', 'Demi-Pension', 'halfBoard'],
    ['per_person_night', 'Halvpensjon', 'halfBoard'],
    ['per_person_night', 'Halbpensionszuschlag', 'halfBoard'],
    ['per_person_night', 'Aufpreis HP p. P.', 'halfBoard'],
    // A room that includes it, and words that merely hold its letters.
    ['per_person_night', 'DZ mit HP', 'guest'],
    ['per_person_night', 'Doppelzimmer inkl. Halbpension', 'guest'],
    ['per_person_night', 'HPL-Zimmer', 'guest'],
    ['per_single_room_night', 'Einzelzimmerzuschlag', 'supplement'],
    ['per_single_room_night', 'Einzelzimmer', 'singleRoom'],
    ['per_person', 'Kurtaxe', null],
    ['per_single_room', 'Einzelzimmer', null],
  ])('a price %s called %s is the item %s', (quantityType, name, item) => {
    expect(hotelItemOf({ quantityType, name })).toBe(item)
  })

  test.each([
    ['nothing is told', none, { double: null, single: null, halfBoard: null }],
    ['all is told', bjorvika, { double: 142_00, single: 103_00, halfBoard: 32_00 }],
    ['only a guest', { ...none, guest: 71_00 }, { double: 142_00, single: null, halfBoard: null }],
    ['only a supplement', { ...none, supplement: 32_00 }, { double: null, single: null, halfBoard: null }],
    ['only a single room', { ...none, singleRoom: 103_00 }, { double: null, single: 103_00, halfBoard: null }],
  ])('rooms where %s', (_case, items, rooms) => {
    expect(roomPricesOf(items)).toEqual(rooms)
  })

  test.each([
    [
      'the double room keeps the single one',
      bjorvika,
      'double',
      150_00,
      { ...bjorvika, guest: 75_00, supplement: 28_00 },
    ],
    // Two guests pay an odd number of cents together; no supplement of whole cents adds up to the single room's price.
    [
      'a double room at an odd cent',
      bjorvika,
      'double',
      155_55,
      { ...bjorvika, guest: 7_777.5, supplement: null, singleRoom: 103_00 },
    ],
    [
      'a single room beside one at an odd cent',
      { ...none, guest: 7_777.5 },
      'single',
      99_99,
      { ...none, guest: 7_777.5, singleRoom: 99_99 },
    ],
    [
      'an even price again',
      { ...none, guest: 7_777.5, singleRoom: 99_99 },
      'double',
      150_00,
      { ...none, guest: 75_00, supplement: 24_99 },
    ],
    ['the single room changes the supplement', bjorvika, 'single', 111_00, { ...bjorvika, supplement: 40_00 }],
    [
      'no double room leaves the single one by itself',
      bjorvika,
      'double',
      null,
      { ...none, singleRoom: 103_00, halfBoard: 32_00 },
    ],
    ['no single room', bjorvika, 'single', null, { ...bjorvika, supplement: null }],
    ['no half board', bjorvika, 'halfBoard', null, { ...bjorvika, halfBoard: null }],
    ['half board as part of the price', bjorvika, 'halfBoard', 0, { ...bjorvika, halfBoard: 0 }],
    ['a single room alone', none, 'single', 103_00, { ...none, singleRoom: 103_00 }],
    [
      'a double room beside it',
      { ...none, singleRoom: 103_00 },
      'double',
      142_00,
      { ...none, guest: 71_00, supplement: 32_00 },
    ],
    [
      'a double room where a supplement was noted',
      { ...none, supplement: 32_00 },
      'double',
      142_00,
      { ...none, guest: 71_00, supplement: 32_00 },
    ],
  ] as const)('typed: %s', (_case, before, room, cents, after) => {
    expect(withRoomPrice(before, room, cents)).toEqual(after)
  })

  test.each([
    ['a guest', bjorvika, 'guest', 75_00, { ...bjorvika, guest: 75_00 }],
    ['no guest', bjorvika, 'guest', null, { ...bjorvika, guest: null }],
    ['the supplement', bjorvika, 'supplement', 30_00, { ...bjorvika, supplement: 30_00 }],
    [
      'a guest beside a single room',
      { ...none, singleRoom: 103_00 },
      'guest',
      71_00,
      { ...none, guest: 71_00, supplement: 32_00 },
    ],
  ] as const)('DRAW-02 typed in the drawer: %s', (_case, before, item, cents, after) => {
    expect(withGuestPrice(before, item, cents)).toEqual(after)
  })
})

test.each([
  // values, which is wanted, the best
  [[71_00, 68_25, null], 'lowest', 68_25],
  [[68_25, 68_25], 'lowest', 68_25],
  [[8, 7, 9], 'highest', 9],
  [[0, 5_00], 'lowest', 0],
  [[71_00], 'lowest', null],
  [[71_00, null], 'lowest', null],
  [[], 'highest', null],
] as const)('CALC-06 of %j the %s is marked, where there are two to compare', (values, wanted, best) => {
  expect(bestOf(values, wanted)).toBe(best)
})

test('CALC-06 in whatever order prices are typed, taken away and typed again, every room costs what was typed last', () => {
  const cents = fc.option(fc.integer({ min: 0, max: 99_999_99 }), { nil: null })
  const typed = fc.oneof(
    fc.record({ room: fc.constantFrom('double' as const, 'single' as const, 'halfBoard' as const), cents }),
  )
  fc.assert(
    fc.property(fc.array(typed, { maxLength: 12 }), (steps) => {
      const items = steps.reduce((before, step) => withRoomPrice(before, step.room, step.cents), none)
      const last = (room: keyof RoomPrices) => steps.findLast((step) => step.room === room)?.cents ?? null
      const rooms = { double: last('double'), single: last('single'), halfBoard: last('halfBoard') }
      expect(roomPricesOf(items)).toEqual(rooms)
    }),
  )
})

test.each([
  // what one guest pays, whether it was told for two, what is kept
  [71_00, false, { cents: 71_00, priceForTwo: false }],
  [7_777.5, false, { cents: 155_55, priceForTwo: true }],
  [71_00, true, { cents: 142_00, priceForTwo: true }],
] as const)(
  'CALC-06 %f cents a guest are kept whole, told for two before: %s (decision 102)',
  (share, wasForTwo, kept) => {
    expect(keptAmount(share, wasForTwo)).toEqual(kept)
    expect(shareOf(kept)).toBe(share)
  },
)
