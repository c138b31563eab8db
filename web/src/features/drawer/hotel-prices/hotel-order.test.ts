import { expect, test } from 'vitest'
import { nextSort, sortedHotels } from './hotel-order.ts'
import { readHotelPriceSearch } from './hotel-price-search.ts'
import type { HotelRow } from './hotel-rows.ts'

const rooms = { double: null, single: null, halfBoard: null }
const guest = { perPerson: null, withHalfBoard: null, singleSupplement: null }
const row = (id: string, part: Partial<HotelRow>, name = id, status = 'option') =>
  // Only what is compared matters to the order.
  ({
    id,
    night: rooms,
    guest,
    rating: null,
    place: '',
    area: '',
    hotel: { provider: { name, stars: 3 }, requestStatus: { status } },
    ...part,
  }) as HotelRow
const idsOf = (rows: readonly HotelRow[]) => rows.map(({ id }) => id).join('')

const hotels = [
  row('a', { guest: { ...guest, perPerson: 71_00 }, rating: 8 }, 'Ørsta'),
  row('b', { guest: { ...guest, perPerson: 68_25 } }, 'Ålesund'),
  row('c', { rating: 9 }, 'Zum Hafen'),
  row('d', { guest: { ...guest, perPerson: 9_00 }, rating: 10 }, 'Adler'),
]

test.each([
  [{}, 'abcd'],
  [{ sort: 'perPerson' }, 'dbac'],
  [{ sort: 'perPerson', order: 'desc' }, 'abdc'],
  [{ sort: 'rating', order: 'desc' }, 'dcab'],
  [{ sort: 'hotel' }, 'dbac'],
] as const)('CALC-06 sorted by %j, whoever has no value stands last', (search, order) => {
  expect(idsOf(sortedHotels(hotels, search))).toBe(order)
})

test('CALC-06 a head sorts one way, the other, and not any more', () => {
  const once = nextSort({}, 'rating')
  const twice = nextSort(once, 'rating')
  expect([once, twice, nextSort(twice, 'rating'), nextSort(twice, 'stars')]).toEqual([
    { sort: 'rating', order: undefined },
    { sort: 'rating', order: 'desc' },
    { sort: undefined, order: undefined },
    { sort: 'stars', order: undefined },
  ])
})

test('CALC-06 what makes no sense in the address is left out', () => {
  const none = { sort: undefined, order: undefined, declined: undefined }
  expect(readHotelPriceSearch({ sort: 'price', order: 'up', declined: true })).toEqual(none)
  const known = { sort: 'rating', order: 'desc', declined: 'hidden' }
  expect(readHotelPriceSearch(known)).toEqual(known)
})
