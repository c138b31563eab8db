import type { CancellationLosses } from '@reisewerk/domain/calculation/cost/losses.contract.ts'
import type { CostsAnswer } from '@reisewerk/domain/calculation/cost/purchase.contract.ts'
import { todayInGermany } from '@reisewerk/domain/calendar-date.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { addDaysTo, expectStatus, loadNorth } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

/* A trip bought in crowns and euros, worked through by hand: docs/calculation.md says the same in words. */

type Made = { id: number }
let desk: TestApp
let anna: Caller
let north: Record<string, number>
let order: number
let day: string
let calculation: string
const money = (amount: string, currency = 'EUR') => ({ amount, currency })
const crowns = (amount: string) => money(amount, 'NOK')
const make = (path: string, body: object) => expectStatus<Made>(201, anna.post(`/api/${path}`, body))

beforeAll(async () => {
  desk = await testApp()
  anna = await desk.as('anna')
  north = await loadNorth(desk.db)
  const dates = { startAt: '14.05.2027', endAt: '17.05.2027' }
  const hotelContingent = [
    { type: { persons: 1, type: 'standard' }, askedAmount: 2 },
    { type: { persons: 2, type: 'standard' }, askedAmount: 9 },
    { type: { persons: 3, type: 'standard' }, askedAmount: 0 },
  ]
  order = (await make('orders', { organisationFilter: '/api/organisations/1', ...dates, hotelContingent })).id
  const [first] = await addDaysTo(anna, order, dates.startAt, dates.endAt)
  day = `/api/days/${first?.id}`
  const [found] = await expectStatus<Made[]>(200, anna.get(`/api/calculations?order.id=${order}`))
  calculation = `/api/calculations/${found?.id}`
  await sell()
  await buy()
})
afterAll(() => desk.close())

async function sell() {
  const tier = (priceType: string, numberOfPersons: number, amount: string) => {
    return { priceType, numberOfPersons, sellPrice: money(amount) }
  }
  const tiers = [tier('double', 20, '1649.00'), tier('double', 25, '1559.00'), tier('double', 40, '1489.00')]
  await expectStatus(
    200,
    anna.put(calculation, {
      freePlaces: [{ numberOfPersons: 25, type: 'double' }],
      packagePrices: [...tiers, tier('single', 10, '380.00')],
    }),
  )
  const tip = { name: 'Trinkgeld', type: 'per_person', hasFreeplaces: true, sellPrice: money('12.50') }
  await make('calculation_price_extras', { calculation, ...tip })
}

const price = (name: string, quantityType: string, amount: ReturnType<typeof money>) => {
  return { name, quantityType, price: amount }
}

async function buy() {
  const ahead = (Date.parse('2027-05-14') - Date.parse(todayInGermany(new Date()))) / 86_400_000
  const step = (charge: string, value: number, currency = 'EUR') => [
    { days: Math.min(730, ahead), charge, value, currency },
  ]
  await asks(
    'hotel',
    { place: `/api/places/${north.Oslo}` },
    {
      ...{ startAt: '14.05.2027 00:00:00', endAt: '17.05.2027 00:00:00', requestDetails: { free: '1 auf 20 im DZ' } },
      itemPrices: [
        price('Doppelzimmer', 'per_person_night', money('62.50')),
        price('Einzelzimmer', 'per_single_room_night', money('98.00')),
        price('Halbpension', 'per_person_night', crowns('245.50')),
      ],
      cancellationSteps: step('percent', 30),
    },
  )
  const cabin = (persons: number, askedAmount: number, amount: string) => {
    return { type: { persons, type: 'inside' }, askedAmount, price: crowns(amount) }
  }
  const cabins = { doubleCabins: [cabin(2, 9, '1450.00')], singleCabins: [cabin(1, 2, '1190.00')] }
  await asks(
    'ferry',
    { type: 'night' },
    {
      contingent: { askedAmount: 20, busPrice: crowns('2345.00'), ...cabins },
      cancellationSteps: step('per_group', 1_000_00, 'NOK'),
    },
  )
  const guide = price('Stadtführung', 'per_group', crowns('3600.50'))
  await asks('other', { serviceDescription: 'Stadtführung' }, { itemPrices: [guide] })
  const museum = price('Museum', 'per_person', crowns('189.90'))
  await asks('other', { serviceDescription: 'Museum' }, { itemPrices: [museum] })
  const costs = [
    { name: 'Reisebus', type: 'per_group', groupSize: 48, price: money('5400.00') },
    { name: 'Sicherungsschein', type: 'per_person', price: money('9.50') },
  ]
  for (const cost of costs) await make('calculation_costs', { calculation, ...cost })
  await make('order_exchange_rates', { order: `/api/orders/${order}`, currency: 'NOK', rate: '11,4235' })
  const [target] = await expectStatus<Made[]>(200, anna.get(`/api/calculation_targets?order.id=${order}`))
  const aims = { overheadPercent: 2, overheadPerPerson: 3, targetPercent: 10 }
  await expectStatus(200, anna.put(`/api/calculation_targets/${target?.id}`, aims))
}

const requests: string[] = []

async function asks(kind: string, service: object, request: object) {
  const { id } = await make(`${kind}_placeholders`, { day, ...service })
  const placeholder = `/api/${kind}_placeholders/${id}`
  const asked = await make(`${kind}_requests`, { placeholder, ...request })
  requests.push(`/api/${kind}_requests/${asked.id}`)
  await expectStatus(200, anna.patch(placeholder, { selectedRequest: `/api/requests/${asked.id}` }))
}

/** @param booked single, double and triple rooms */
async function book(booked: readonly number[]) {
  type Size = { id: number }
  const lists = ['singleRooms', 'doubleRooms', 'tripleRooms'] as const
  const [contingent] = await expectStatus<(Made & Record<(typeof lists)[number], Size[]>)[]>(
    200,
    anna.get(`/api/order_contingent_hotels?order.id=${order}`),
  )
  const sizes = lists.map((list, index) => [list, [{ id: contingent?.[list][0]?.id, reservedAmount: booked[index] }]])
  await expectStatus(200, anna.put(`/api/order_contingent_hotels/${contingent?.id}`, Object.fromEntries(sizes)))
}

test.each([
  {
    ...{ pax: 20, basis: 'Asked', booked: [0, 0, 0] },
    lines: {
      ...{ Doppelzimmer: 3_187.5, Einzelzimmer: 588, Halbpension: 1_224.97 },
      ...{ 'Doppelkabine Innen': 1_142.38, 'Einzelkabine Innen': 208.34, 'Bus an Bord': 205.28 },
      ...{ Stadtführung: 315.18, Museum: 332.47, Reisebus: 5_400, Sicherungsschein: 190 },
    },
    result: { sale: 33_990, purchase: 12_794.12, overhead: 315.88, margin: 20_880, target: 3_399 },
  },
  {
    ...{ pax: 25, basis: 'Reserved', booked: [3, 11, 0] },
    lines: {
      ...{ Doppelzimmer: 3_937.5, Einzelzimmer: 882, Halbpension: 1_547.34 },
      ...{ 'Doppelkabine Innen': 1_396.24, 'Einzelkabine Innen': 312.51, 'Bus an Bord': 205.28 },
      ...{ Stadtführung: 315.18, Museum: 415.59, Reisebus: 5_400, Sicherungsschein: 237.5 },
    },
    result: { sale: 38_856, purchase: 14_649.14, overhead: 367.98, margin: 23_838.88, target: 3_885.6 },
  },
  {
    ...{ pax: 40, basis: 'Reserved', booked: [5, 16, 1] },
    lines: {
      ...{ Doppelzimmer: 6_187.5, Einzelzimmer: 1_470, Halbpension: 2_449.95 },
      ...{ 'Doppelkabine Innen': 2_284.76, 'Einzelkabine Innen': 416.68, 'Bus an Bord': 205.28 },
      ...{ Stadtführung: 315.18, Museum: 664.95, Reisebus: 5_400, Sicherungsschein: 380 },
    },
    result: { sale: 60_458.5, purchase: 19_774.3, overhead: 515.49, margin: 40_168.71, target: 6_045.85 },
  },
])('CALC-05 CALC-09 what $pax guests cost in crowns and euros', async ({ pax, basis, booked, lines, result }) => {
  await book(booked)
  const told = await expectStatus<CostsAnswer>(200, anna.get(`${calculation}/costs?contingent_type=${basis}`))
  expect(told.gaps).toEqual([])
  expect(Object.fromEntries(told.lines.map(({ name, title, cents }) => [name || title, cents / 100]))).toEqual(lines)
  const { sale, purchase, overhead, margin, target } = told.result
  const inEuros = Object.entries({ sale, purchase, overhead, margin, target }).map(([key, cents]) => [key, cents / 100])
  expect([told.result.pax, Object.fromEntries(inEuros)]).toEqual([pax, result])
})

test('REQ-09 what is lost of it if cancelled today: 30 % of the house, 1.000 crowns of the ferry, and what nobody can tell', async () => {
  await book([3, 11, 0])
  // As long as nobody was asked nothing is lost (decision 155).
  const planned = await expectStatus<CancellationLosses>(200, anna.get(`${calculation}/cancellation_losses`))
  expect(planned.requests.map(({ free }) => free)).toEqual(requests.map(() => 'noch nicht angefragt'))
  expect(planned.total.amount).toBe('0.00')
  for (const request of requests)
    await expectStatus(200, anna.patch(request, { requestStatus: { status: 'approved' } }))
  const losses = await expectStatus<CancellationLosses>(200, anna.get(`${calculation}/cancellation_losses`))
  const [hotel, ferry, ...others] = losses.requests.map(({ amount, unknown }) => unknown ?? amount?.amount)
  // 3.937,50 + 882,00 + 1.547,34 = 6.366,84
  expect([hotel, ferry, others]).toEqual(['1910.05', '87.54', ['Keine Stornostaffel', 'Keine Stornostaffel']])
  expect(losses).toMatchObject({ total: { amount: '1997.59', currency: 'EUR' } })
})
