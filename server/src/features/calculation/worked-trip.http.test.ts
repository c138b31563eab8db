import type { Calculation } from '@reisewerk/domain/calculation/calculate.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus } from '../../test/planned-trip.ts'
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
  const extras = [
    { name: 'Trinkgeld', type: 'per_person', hasFreeplaces: true, sellPrice: euros('12.50') },
    { name: 'Frühbucher', type: 'per_person', sellPrice: euros('-20.00') },
  ]
  for (const extra of extras) await make('calculation_price_extras', { calculation, ...extra })
})
afterAll(() => desk.close())

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
})
