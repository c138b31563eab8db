import type { Calculation } from '@reisewerk/domain/calculation/calculate.ts'
import type { CostsAnswer } from '@reisewerk/domain/calculation/cost/purchase.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth } from '../../test/planned-trip.ts'
import { reckonedCells } from '../../test/reckoned-sheet.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

/* One trip worked through by hand: docs/calculation.md says the same in words. */

type Made = { id: number }
let desk: TestApp
let anna: Caller
let order: number
let calculation: string
const euros = (amount: string) => ({ amount, currency: 'EUR' })
const make = (path: string, body: object) => expectStatus<Made>(201, anna.post(`/api/${path}`, body))

beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  anna = await desk.as('anna')
  const trip = { organisationFilter: '/api/organisations/1', startAt: '14.05.2027', endAt: '17.05.2027' }
  order = (await make('orders', trip)).id
  const [found] = await expectStatus<Made[]>(200, anna.get(`/api/calculations?order.id=${order}`))
  calculation = `/api/calculations/${found?.id}`
  const freePlaces = [
    { numberOfPersons: 25, type: 'double' },
    { numberOfPersons: 40, type: 'single' },
  ]
  const tier = (priceType: string, numberOfPersons: number, amount: string) => {
    return { priceType, numberOfPersons, sellPrice: euros(amount) }
  }
  const packagePrices = [
    ...[tier('double', 20, '1649.00'), tier('double', 25, '1559.00'), tier('double', 40, '1489.00')],
    ...[tier('single', 2, '380.00'), tier('single', 6, '415.00')],
  ]
  await expectStatus(200, anna.put(calculation, { freePlaces, packagePrices, minimumPersons: 20 }))
  const day = await make('days', { order: `/api/orders/${order}`, date: '14.05.2027' })
  await make('other_placeholders', {
    ...{ day: `/api/days/${day.id}`, serviceDescription: 'Stadtführung' },
    clientOffer: { status: 'additional', priceType: 'per_group', price: euros('180.00') },
  })
  await buy(day.id)
  const extras = [
    { name: 'Trinkgeld', type: 'per_person', hasFreeplaces: true, sellPrice: euros('12.50') },
    { name: 'Frühbucher', type: 'per_person', sellPrice: euros('-20.00') },
  ]
  for (const extra of extras) await make('calculation_price_extras', { calculation, ...extra })
})
afterAll(() => desk.close())

/** What the trip buys: a house, a flight and a ferry in the package, the tour on top, and costs of its own. */
async function buy(day: number) {
  const north = await loadNorth(desk.db)
  const service = async (kind: string, more: object) =>
    (await make(`${kind}_placeholders`, { day: `/api/days/${day}`, ...more })).id
  const priced = (name: string, quantityType: string, amount: string) => ({ name, quantityType, price: euros(amount) })
  const house = await service('hotel', {
    ...{ serviceDescription: 'Bryggekanten, Bergen', place: `/api/places/${north.Oslo}` },
    ...{ startAt: '14.05.2027 00:00:00', endAt: '17.05.2027 00:00:00' },
  })
  const asked = await make('hotel_requests', {
    ...{ placeholder: `/api/hotel_placeholders/${house}`, requestStatus: { status: 'option' } },
    requestDetails: { free: '1 auf 25 im DZ' },
    itemPrices: [
      priced('Doppelzimmer', 'per_person_night', '195.00'),
      priced('Einzelzimmerzuschlag', 'per_single_room_night', '75.00'),
      priced('Halbpension', 'per_person_night', '48.00'),
    ],
  })
  await expectStatus(
    200,
    anna.put(`/api/hotel_placeholders/${house}`, { selectedRequest: `/api/requests/${asked.id}` }),
  )
  const flight = await service('airline', { serviceDescription: 'Flug' })
  await make('airline_requests', {
    ...{ placeholder: `/api/airline_placeholders/${flight}`, itemPrices: [priced('Flug', 'per_person', '320.00')] },
  })
  const ferry = await service('ferry', { serviceDescription: 'Hardangerfjord', type: 'day' })
  const [ticketPrice, ticketTax, busPrice] = [euros('18.50'), euros('1.50'), euros('95.00')]
  await make('ferry_requests', {
    ...{ placeholder: `/api/ferry_placeholders/${ferry}`, contingent: { ticketPrice, ticketTax, busPrice } },
  })
  const [tour] = await expectStatus<Made[]>(200, anna.get(`/api/other_placeholders?order.id=${order}`))
  await make('other_requests', {
    ...{ placeholder: `/api/other_placeholders/${tour?.id}`, itemPrices: [priced('Tour', 'per_person', '4.00')] },
  })
  const costs = [
    { name: 'Reisebus', type: 'per_group', price: euros('6400.00') },
    { name: 'Reiseleitung', type: 'per_group', groupSize: 25, price: euros('900.00') },
    { name: 'Sicherungsschein', type: 'per_person', price: euros('9.50') },
  ]
  for (const cost of costs) await make('calculation_costs', { calculation, ...cost })
  const [target] = await expectStatus<Made[]>(200, anna.get(`/api/calculation_targets?order.id=${order}`))
  const aims = { overheadPercent: 1, overheadPerPerson: 5, targetPercent: 10 }
  await expectStatus(200, anna.put(`/api/calculation_targets/${target?.id}`, aims))
}

type Room = [persons: number, asked: number, reserved: number]
async function sleepIn(...rooms: Room[]) {
  type Size = { id: number; type: { persons: number } }
  const [contingent] = await expectStatus<Record<string, Size[]>[]>(
    200,
    anna.get(`/api/order_contingent_hotels?order.id=${order}`),
  )
  const sized = (list: string, persons: number) =>
    rooms
      .filter(([size]) => size === persons)
      .map(([, askedAmount, reservedAmount]) => ({
        ...{ id: contingent?.[list]?.find(({ type }) => type.persons === persons)?.id, askedAmount, reservedAmount },
      }))
  const body = {
    singleRooms: sized('singleRooms', 1),
    doubleRooms: sized('doubleRooms', 2),
    tripleRooms: sized('tripleRooms', 3),
  }
  await expectStatus(200, anna.put(`/api/order_contingent_hotels/${contingent?.id}`, body))
  const [read] = await expectStatus<{ contingentPrices: (Made & { priceType: string })[] }[]>(
    200,
    anna.get(`/api/calculations?order.id=${order}&_groups[]=calculation_read`),
  )
  const supplement = read?.contingentPrices.find(({ priceType }) => priceType === 'hotelSupplement')
  const path = `/api/calculation_price_contingents/${supplement?.id}`
  if (supplement !== undefined) await expectStatus(200, anna.put(path, { sellPrice: euros('-30.00') }))
}

async function told(basis: 'Reserved' | 'Asked') {
  const path = `${calculation}/lines?contingent_type=${basis}`
  const { group, lines, totals } = await expectStatus<Calculation>(200, anna.get(path))
  const counted = lines
    .filter(({ cents }) => cents !== 0)
    .map(({ name, quantity, cents }) => [name, quantity, cents / 100])
  return { pax: group.pax, counted, due: totals.due / 100 }
}

async function supplementPrices(on: boolean) {
  const path = '/api/settings/1'
  await expectStatus(200, anna.put(path, { calculation: { supplementPrices: on } }))
}

const size = { asked: 'Asked', booked: 'Reserved' } as const

test.each<[number, Room[], keyof typeof size, boolean, [string, number, number][], number]>([
  [
    ...([
      20,
      [
        [1, 2, 0],
        [2, 9, 0],
        [3, 0, 0],
      ],
      'asked',
      true,
    ] as [number, Room[], 'asked', true]),
    [
      ['Doppelzimmer Standard ab 20 Pax', 20, 32_980],
      ['Einzelzimmerzuschlag bis 2 EZ', 2, 760],
      ['Stadtführung', 1, 180],
      ['Trinkgeld', 20, 250],
      ['Frühbucher', 20, -400],
    ],
    33_770,
  ],
  [
    ...([
      25,
      [
        [1, 2, 3],
        [2, 9, 11],
        [3, 0, 0],
      ],
      'booked',
      true,
    ] as [number, Room[], 'booked', true]),
    [
      ['Doppelzimmer Standard ab 25 Pax', 24, 37_416],
      ['Einzelzimmerzuschlag bis 2 EZ', 2, 760],
      ['Einzelzimmerzuschlag bis 6 EZ', 1, 415],
      ['Stadtführung', 1, 180],
      ['Trinkgeld', 24, 300],
      ['Frühbucher', 25, -500],
    ],
    38_571,
  ],
  [
    ...([
      40,
      [
        [1, 2, 5],
        [2, 9, 16],
        [3, 0, 1],
      ],
      'booked',
      true,
    ] as [number, Room[], 'booked', true]),
    [
      ['Doppelzimmer Standard ab 40 Pax', 38, 56_582],
      ['Einzelzimmerzuschlag bis 2 EZ', 2, 760],
      ['Einzelzimmerzuschlag bis 6 EZ', 2, 830],
      ['Dreibettzimmer', 3, -90],
      ['Stadtführung', 1, 180],
      ['Trinkgeld', 38, 475],
      ['Frühbucher', 40, -800],
    ],
    57_937,
  ],
  [
    ...([
      20,
      [
        [1, 2, 5],
        [2, 9, 16],
        [3, 0, 0],
      ],
      'asked',
      false,
    ] as [number, Room[], 'asked', false]),
    [
      ['Doppelzimmer Standard ab 20 Pax', 18, 29_682],
      ['Einzelzimmer bis 2 EZ', 2, 760],
      ['Stadtführung', 1, 180],
      ['Trinkgeld', 20, 250],
      ['Frühbucher', 20, -400],
    ],
    30_472,
  ],
  [
    ...([
      25,
      [
        [1, 2, 3],
        [2, 9, 11],
        [3, 0, 0],
      ],
      'booked',
      false,
    ] as [number, Room[], 'booked', false]),
    [
      ['Doppelzimmer Standard ab 25 Pax', 21, 32_739],
      ['Einzelzimmer bis 2 EZ', 2, 760],
      ['Einzelzimmer bis 6 EZ', 1, 415],
      ['Stadtführung', 1, 180],
      ['Trinkgeld', 24, 300],
      ['Frühbucher', 25, -500],
    ],
    33_894,
  ],
  [
    ...([
      40,
      [
        [1, 2, 6],
        [2, 9, 17],
        [3, 0, 0],
      ],
      'booked',
      false,
    ] as [number, Room[], 'booked', false]),
    [
      ['Doppelzimmer Standard ab 40 Pax', 33, 49_137],
      ['Einzelzimmer bis 2 EZ', 2, 760],
      ['Einzelzimmer bis 6 EZ', 3, 1_245],
      ['Stadtführung', 1, 180],
      ['Trinkgeld', 38, 475],
      ['Frühbucher', 40, -800],
    ],
    50_997,
  ],
])('CALC-04 CALC-01 %i guests in %j, %s, supplements %s', async (pax, rooms, basis, supplements, lines, due) => {
  await supplementPrices(supplements)
  await sleepIn(...rooms)
  expect(await told(size[basis])).toEqual({ pax, counted: lines, due })
  const stored = `/api/orders/${order}/offer/generate-document?types=calculation&contingent_type=${size[basis]}&filetype=xlsx`
  const { path } = await expectStatus<{ path: string }>(200, anna.post(stored))
  expect(reckonedCells((await anna.get(path)).raw).at(-1)?.reckoned).toBeCloseTo(due, 5)
})

const rooms = (...amounts: [asked: number, reserved: number][]) =>
  amounts.map(([asked, reserved], index): Room => [index + 1, asked, reserved])

test.each([
  {
    ...{ pax: 20, basis: 'asked' as const, sleeping: rooms([2, 0], [9, 0], [0, 0]) },
    lines: {
      ...{ Doppelzimmer: 11_700, Einzelzimmerzuschlag: 450, Halbpension: 2_880, Flug: 6_400, Ticket: 370 },
      ...{
        'Steuer Ticket': 30,
        'Bus an Bord': 95,
        Tour: 80,
        Reisebus: 6_400,
        Reiseleitung: 900,
        Sicherungsschein: 190,
      },
    },
    ...{ purchase: 29_495, overhead: 394.95, margin: 3_880.05, target: 3_377 },
  },
  {
    ...{ pax: 25, basis: 'booked' as const, sleeping: rooms([2, 3], [9, 11], [0, 0]) },
    lines: {
      ...{ Doppelzimmer: 14_040, Einzelzimmerzuschlag: 675, Halbpension: 3_456, Flug: 8_000, Ticket: 462.5 },
      ...{ 'Steuer Ticket': 37.5, 'Bus an Bord': 95, Tour: 100, Reisebus: 6_400, Reiseleitung: 900 },
      Sicherungsschein: 237.5,
    },
    ...{ purchase: 34_403.5, overhead: 469.04, margin: 3_698.46, target: 3_857.1 },
  },
  {
    ...{ pax: 40, basis: 'booked' as const, sleeping: rooms([2, 5], [9, 16], [0, 1]) },
    lines: {
      ...{ Doppelzimmer: 22_815, Einzelzimmerzuschlag: 1_125, Halbpension: 5_616, Flug: 12_800, Ticket: 740 },
      ...{ 'Steuer Ticket': 60, 'Bus an Bord': 95, Tour: 160, Reisebus: 6_400, Reiseleitung: 1_800 },
      Sicherungsschein: 380,
    },
    ...{ purchase: 51_991, overhead: 719.91, margin: 5_226.09, target: 5_793.7 },
  },
])('CALC-05 what $pax guests cost and bring, $basis', async ({ pax, basis, sleeping, lines, ...expected }) => {
  await supplementPrices(true)
  await sleepIn(...sleeping)
  const path = `${calculation}/costs?contingent_type=${size[basis]}`
  const told = await expectStatus<CostsAnswer>(200, anna.get(path))
  expect(told.gaps).toEqual([])
  expect(Object.fromEntries(told.lines.map(({ name, title, cents }) => [name || title, cents / 100]))).toEqual(lines)
  const { purchase, overhead, margin, target } = told.result
  const euro = (cents: number) => cents / 100
  expect(told.result.pax).toBe(pax)
  expect({
    ...{ purchase: euro(purchase), overhead: euro(overhead), margin: euro(margin), target: euro(target) },
  }).toEqual(expected)
})
