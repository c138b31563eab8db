import { placeWithArea } from '@reisewerk/domain/requests/sorted-hotels.ts'
import { expect, test } from 'vitest'
import type { DrawerRow } from '../rows.ts'
import { type HotelGroup, type HotelRow, shownHotels } from './hotel-rows.ts'
import { roomCountsOf, staySum, tripSum } from './stay-sums.ts'

type Price = readonly [
  part: 'guest' | 'supplement' | 'board' | 'guestOfStay' | 'supplementOfStay' | 'hut',
  amount: string,
  currency?: string,
  priceForAllNights?: boolean,
]
const parts = {
  guest: { quantityType: 'per_person_night', name: 'Doppelzimmer' },
  supplement: { quantityType: 'per_single_room_night', name: 'Einzelzimmerzuschlag' },
  board: { quantityType: 'per_person_night', name: 'Halbpension' },
  guestOfStay: { quantityType: 'per_person', name: 'Doppelzimmer' },
  supplementOfStay: { quantityType: 'per_single_room', name: 'Einzelzimmerzuschlag' },
  hut: { quantityType: 'per_group', name: 'Ganze Hütte' },
} as const

const rates = { currency: 'EUR', rates: new Map([['NOK', 11.5]]) }
const stay = { startAt: '15.05.2027 00:00:00', endAt: '18.05.2027 00:00:00' }

/** Hotels that were asked for three nights, by what each asks. */
function shown(
  asked: readonly (readonly Price[])[],
  marks: Record<string, number> = {},
  status = 'option',
  dueDate: string | null = null,
): HotelRow[] {
  const hotels = asked.map((prices, index) => ({
    id: index + 1,
    ...stay,
    requestStatus: { status: index === 2 ? 'declined' : status },
    optionTodo: { dueDate: index === 0 ? dueDate : null, status: dueDate === null ? null : 'open' },
    provider: { name: `Haus ${index + 1}`, rating: null, place: { name: 'Molde', area: '/api/areas/7' }, area: null },
    itemPrices: prices.map(([part, amount, currency = 'EUR', priceForAllNights = false], place) => ({
      ...{ id: place + 1, ...parts[part], price: { amount, currency }, priceForAllNights },
    })),
  }))
  const service = { kind: 'hotel', item: { id: 3, ...stay, selectedRequest: null, requests: hotels } }
  const rows = hotels.map((item) => ({
    ...{ id: `hotel_requests/${item.id}`, currency: 'EUR', service: { id: 3 } },
    request: { resource: 'hotel_requests', id: item.id, item },
  })) as unknown as DrawerRow[] // only what is read of them
  const group = { service, rows } as unknown as HotelGroup // likewise
  const typed = Object.fromEntries(Object.entries(marks).map(([column, cents]) => [column, { shown: cents }]))
  return shownHotels(
    group,
    ({ id }) => (id.endsWith('/1') ? (typed as never) : {}),
    (link) => (link === '/api/areas/7' ? 'Fjordnorwegen' : undefined),
    rates,
  )
}

test('CALC-06 CALC-09 hotels that ask in another currency are compared in that of the trip, at its rate', () => {
  const [oslo, bergen] = shown([
    [
      ['guest', '69.57', 'EUR'],
      ['supplement', '30.00'],
      ['board', '20.00'],
    ],
    [
      ['guest', '790.00', 'NOK'],
      ['supplement', '400.00', 'NOK'],
      ['board', '0.00', 'NOK'],
    ],
  ])
  expect(bergen).toMatchObject({
    // As it was asked, and as it is compared: 1.580 NOK are 137,39 EUR.
    rooms: { double: 1_580_00, single: 1_190_00, halfBoard: 0 },
    night: { double: 137_39, single: 103_48, halfBoard: 0 },
    guest: { perPerson: 68_70, withHalfBoard: 68_70, singleSupplement: 34_78 },
    ...{ foreign: 'NOK', unrated: null },
    best: ['double', 'halfBoard', 'perPerson', 'withHalfBoard'],
  })
  expect(oslo).toMatchObject({ foreign: null, best: ['single', 'singleSupplement'] })
})

test('CALC-06 a house is told by its place, with the area (002 §2)', () => {
  expect(shown([[]])[0]).toMatchObject({ place: 'Molde (Fjordnorwegen)', area: 'Fjordnorwegen' })
  expect([placeWithArea('Oslo', 'Oslo'), placeWithArea('', 'Telemark'), placeWithArea('Skien', '')]).toEqual([
    ...['Oslo', 'Telemark', 'Skien'],
  ])
})

test('CALC-06 a currency without a rate is no match, and says so', () => {
  const [oslo, malmo] = shown([[['guest', '70.00']], [['guest', '30.00', 'SEK']]])
  expect(malmo).toMatchObject({
    rooms: { double: 60_00 },
    night: { double: null },
    foreign: 'SEK',
    unrated: 'SEK',
    best: [],
  })
  expect(oslo?.best).toEqual([])
})

test('CALC-06 what is asked for all nights stands beside the others as an average night', () => {
  const [sum, night] = shown([
    [
      ['guest', '210.00', 'EUR', true],
      ['supplement', '91.00', 'EUR', true],
      ['board', '60.00', 'EUR', true],
    ],
    [
      ['guest', '72.00'],
      ['supplement', '28.00'],
    ],
  ])
  expect(sum).toMatchObject({
    rooms: { double: 140_00, single: 100_33, halfBoard: 20_00 },
    guest: { perPerson: 70_00, withHalfBoard: 90_00, singleSupplement: 30_33 },
    ...{ averaged: ['double', 'single', 'halfBoard'], best: ['double', 'perPerson'] },
  })
  expect(night).toMatchObject({ averaged: [], best: ['single', 'singleSupplement'] })
})

test('CALC-06 a house that asks for the stay says so, and is compared by the night; a price for the group is not', () => {
  const [stay, night] = shown([
    [
      ['guestOfStay', '210.00'],
      ['supplementOfStay', '91.00'],
    ],
    [
      ['guest', '72.00'],
      ['supplement', '28.00'],
    ],
  ])
  expect(stay).toMatchObject({
    rooms: { double: 140_00, single: 100_33 },
    ...{ averaged: ['double', 'single'], best: ['double', 'perPerson'] },
    ofStay: { isCompared: true, prices: [{ name: 'Doppelzimmer', cents: 210_00 }, { name: 'Einzelzimmerzuschlag' }] },
  })
  expect(night).toMatchObject({ averaged: [], ofStay: { prices: [] }, best: ['single', 'singleSupplement'] })
  const [hut, other] = shown([[['hut', '50.00']], [['guest', '72.00']]])
  expect(hut).toMatchObject({
    rooms: { double: null },
    best: [],
    ofStay: { isCompared: false, prices: [{ cents: 50_00 }] },
  })
  expect(other?.best).toEqual([])
})

test('CALC-06 a room in one currency and its supplement in another have no price together', () => {
  const [mixed] = shown([
    [
      ['guest', '70.00'],
      ['supplement', '300.00', 'NOK'],
    ],
  ])
  expect(mixed).toMatchObject({ rooms: { double: 140_00, single: null }, guest: { singleSupplement: null } })
})

test('CALC-06 the best of each column is told while a price is being typed; who declined is no choice', () => {
  const asked = [[['guest', '72.00']], [['guest', '70.00']], [['guest', '10.00']]] as const
  expect(shown(asked).map(({ best }) => best)).toEqual([[], ['double', 'perPerson'], []])
  expect(shown(asked, { double: 130_00 }).map(({ best }) => best)).toEqual([['double', 'perPerson'], [], []])
})

test('CALC-06 a stay tells what its rooms cost in the chosen hotel, and how far that is from the cheapest', () => {
  const asked: Price[][] = [
    [
      ['guest', '71.00'],
      ['supplement', '32.00'],
    ],
    [
      ['guest', '852.00', 'NOK'],
      ['supplement', '230.00', 'NOK'],
    ],
    // Declined: the cheapest, but no choice any more.
    [
      ['guest', '20.00'],
      ['supplement', '10.00'],
    ],
  ]
  const rooms = { double: 18, single: 4, larger: 0 }
  const hotels = shown(asked)
  const chosen = (taken: number) => hotels.map((row, index) => ({ ...row, isChosen: index === taken }))
  // Three nights of 18 × 142 + 4 × 103; the other asks 852 NOK for 40 beds and 230 for 4 alone, converted once each as the calculation does: ÷ 11,5.
  const [oslo, bergen] = [8_904_00, 8_890_43 + 240_00]
  expect(staySum(chosen(0), rooms, 3)).toEqual({ chosen: oslo, cheapest: oslo, isCompared: true, isAverage: false })
  expect(staySum(chosen(1), rooms, 3)).toMatchObject({ chosen: bergen, cheapest: oslo })
  expect(staySum(chosen(2), rooms, 3)).toMatchObject({ chosen: null, cheapest: oslo })
  expect(staySum(hotels, { double: 0, single: 0, larger: 0 }, 3)).toMatchObject({ chosen: null, cheapest: null })
  const stays = [staySum(chosen(1), rooms, 3), staySum(chosen(0), rooms, 3), staySum(chosen(2), rooms, 3)]
  expect(tripSum(stays)).toEqual({ chosen: oslo + bergen, cheapest: 2 * oslo, stays: 2 })
})

test('TRUE-01 a house whose option has run out is in no sum of hotel prices and the best of nothing', () => {
  const asked = [[['guest', '50.00']], [['guest', '60.00']]] as const
  const [lapsed, other] = shown(asked, {}, 'option', '01.03.2020 00:00:00')
  expect([lapsed?.stands, other?.stands]).toEqual([false, true])
  expect(lapsed?.best).toEqual([])
  const rows = [lapsed, other].flatMap((row) => (row === undefined ? [] : [{ ...row, isChosen: row === lapsed }]))
  const rooms = { double: 10, single: 0, larger: 0 }
  expect(staySum(rows, rooms, 3)).toMatchObject({ chosen: null, isCompared: false })
  expect(tripSum([staySum(rows, rooms, 3)])).toBeNull()
})

test('TRUE-03 rooms for three and four guests are counted in hotel price sums', () => {
  const rooms = (askedAmount: number) => [{ askedAmount }]
  // What a contingent has beside its amounts is not read here.
  const hotelContingent = {
    doubleRooms: rooms(10),
    singleRooms: rooms(2),
    tripleRooms: rooms(2),
    quadrupleRooms: rooms(1),
  }
  const counts = roomCountsOf({ hotelContingent } as unknown as Parameters<typeof roomCountsOf>[0])
  expect(counts).toEqual({ double: 10, single: 2, larger: 10 })
})
