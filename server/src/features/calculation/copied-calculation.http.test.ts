import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { askForTriples, calculationOf, savePrices } from './calculation.fixture.ts'

type Made = { id: number }
let desk: TestApp
let bernd: Caller
let source: PlannedTrip
const euros = (amount: string) => ({ amount, currency: 'EUR' })
const make = (path: string, body: object) => expectStatus<Made>(201, bernd.post(`/api/${path}`, body))
const change = (path: string, body: object) => expectStatus<object>(200, bernd.put(`/api/${path}`, body))

const kinds = [
  ['hotel', 'hotelPrices', 'calculation_price_hotels', 'doubleRoomSellPrice'],
  ['ferry', 'ferryPrices', 'calculation_price_ferries', 'outsideDoubleCabinSellPrice'],
  ['train', 'trainPrices', 'calculation_price_trains', 'firstDoubleCabinSellPrice'],
  ['airline', 'airlinePrices', 'calculation_price_airlines', 'sellPrice'],
  ['other', 'otherPrices', 'calculation_price_others', 'sellPrice'],
] as const

beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  bernd = await desk.as('bernd')
  source = await planTrip(bernd)
  await askForTriples(bernd, source, 2)
  const { id } = await calculationOf(source, bernd)
  const calculation = `/api/calculations/${id}`
  const freePlaces = [{ numberOfPersons: 25, type: 'single' }]
  await change(`calculations/${id}`, { freePlaces, minimumPersons: 20, numberOfPersons: 33 })
  await savePrices(bernd, source, [{ priceType: 'double', numberOfPersons: 20, sellPrice: euros('999.00') }])
  await make('calculation_price_extras', {
    calculation,
    name: 'Konzert',
    type: 'per_group',
    sellPrice: euros('120.00'),
  })
  const [, triple] = (await calculationOf(source, bernd)).contingentPrices
  await change(`calculation_price_contingents/${triple?.id}`, {
    sellPrice: euros('-30.00'),
    billingType: 'not_included',
  })
  const day = source.days[0]?.link
  for (const [kind, list, resource, field] of kinds) {
    await make(`${kind}_placeholders`, { day, clientOffer: { status: 'additional' } })
    const [row] = (await calculationOf(source, bernd))[list]
    await change(`${resource}/${row?.id}`, {
      [field]: euros('80.00'),
      hasFreeplaces: true,
      billingType: 'not_included',
    })
  }
})
afterAll(() => desk.close())

const dates = { startAt: '01.06.2027', endAt: '04.06.2027' }
async function copied(query: string) {
  const copy = await expectStatus<Made>(201, bernd.post(`${source.order}/copy?${query}`, dates))
  return calculationOf(copy, bernd)
}

test('NEW-05 a copy brings the calculation and its prices, with every type of row', async () => {
  const copy = await copied('calculation=true&prices=true')
  expect(copy).toMatchObject({
    ...{ minimumPersons: 20, numberOfPersons: 33, freePlaces: [{ numberOfPersons: 25, type: 'single' }] },
    contingentPrices: [
      { priceType: 'double', numberOfPersons: 20, sellPrice: { amount: '999.00' } },
      { priceType: 'hotelSupplement', persons: 3, billingType: 'not_included', sellPrice: { amount: '-30.00' } },
    ],
    extraPrices: [{ name: 'Konzert', type: 'per_group', sellPrice: { amount: '120.00' } }],
  })
  for (const [kind, list, , field] of kinds) {
    const shown = { billingType: 'not_included', hasFreeplaces: true, isWithoutService: false }
    expect(copy[list], kind).toMatchObject([{ ...shown, [field]: { amount: '80.00', currency: 'EUR' } }])
  }
})

test('NEW-05 without the prices it brings how rows are shown, and nothing they cost', async () => {
  const copy = await copied('calculation=true')
  expect(copy).toMatchObject({
    ...{ minimumPersons: 20, freePlaces: [{ numberOfPersons: 25 }] },
    // For which sizes there are prices stays; what has none stands at 0.00 and on no paper.
    contingentPrices: [
      { priceType: 'double', numberOfPersons: 20, sellPrice: { amount: '0.00' } },
      { priceType: 'hotelSupplement', billingType: 'not_included', sellPrice: null },
    ],
    extraPrices: [{ name: 'Konzert', sellPrice: { amount: '0.00' } }],
  })
  for (const [kind, list, , field] of kinds) {
    expect(copy[list], kind).toMatchObject([{ billingType: 'not_included', hasFreeplaces: true, [field]: null }])
  }
})

test('NEW-05 a copy without the calculation begins its own', async () => {
  const copy = await copied('requests=true')
  expect(copy).toMatchObject({ minimumPersons: null, freePlaces: [], extraPrices: [] })
  expect(copy.contingentPrices).toMatchObject([
    { priceType: 'hotelSupplement', billingType: 'included', sellPrice: null },
  ])
  for (const [kind, list, , field] of kinds) {
    expect(copy[list], kind).toMatchObject([{ billingType: 'included', hasFreeplaces: false, [field]: null }])
  }
})

test('NEW-05 NEW-06 services kept as a concept bring their prices into the trip that starts from it', async () => {
  const concept = await make('order_concepts', { name: 'Norwegen', days: [{ day: source.days[0]?.link }] })
  const trip = await make(`orders/from_concept/${concept.id}`, {
    ...{ organisationFilter: '/api/organisations/1', startAt: '01.07.2027' },
  })
  const calculation = await calculationOf(trip, bernd)
  for (const [kind, list, , field] of kinds) {
    expect(calculation[list], kind).toMatchObject([
      { billingType: 'not_included', hasFreeplaces: true, isWithoutService: false, [field]: { amount: '80.00' } },
    ])
  }
})

test('NEW-05 a copy of a trip that hangs on the offer of another has the free places it was counted with', async () => {
  const [main, hanging] = [await planTrip(bernd), await planTrip(bernd)]
  const freePlaces = [{ numberOfPersons: 20, type: 'double' }]
  await change(`calculations/${(await calculationOf(main, bernd)).id}`, { freePlaces })
  const offer = await make('offers', { order: main.order })
  await change(`offers/${offer.id}`, { attachedOrders: [hanging.order] })
  const copy = await expectStatus<Made>(201, bernd.post(`${hanging.order}/copy?calculation=true&prices=true`, dates))
  expect(await calculationOf(copy, bernd)).toMatchObject({ freePlaces, attachedFreePlaces: null })
})
