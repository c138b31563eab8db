import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { askForTriples, calculationOf as readCalculation } from './calculation.fixture.ts'

type Refused = { violations: { propertyPath: string; message: string }[] }
type Made = { id: number; version: number }

let desk: TestApp
let bernd: Caller
let clara: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[bernd, clara] = [await desk.as('bernd'), await desk.as('clara')]
})
afterAll(() => desk.close())

const euros = (amount: string) => ({ amount, currency: 'EUR' })

const calculationOf = (trip: Pick<PlannedTrip, 'id'>) => readCalculation(trip, bernd)

/** A trip with its empty calculation. */
async function priced(): Promise<{ trip: PlannedTrip; calculation: string }> {
  const trip = await planTrip(bernd)
  return { trip, calculation: `/api/calculations/${(await calculationOf(trip)).id}` }
}

const make = (path: string, body: object) => expectStatus<Made>(201, bernd.post(`/api/${path}`, body))
const addTier = (calculation: string, numberOfPersons: number, amount: string, priceType = 'double') =>
  make('calculation_price_contingents', { calculation, priceType, numberOfPersons, sellPrice: euros(amount) })

describe('a calculation', () => {
  test('CALC-01 is there with its trip, and a trip has one', async () => {
    const trip = await planTrip(bernd)
    expect(await calculationOf(trip)).toMatchObject({
      order: trip.order,
      sortHelper: [],
      freePlaces: [],
      contingentPrices: [],
      contingent: { rooms: [{ persons: 2, type: 'standard', askedAmount: 19, reservedAmount: 0 }], cabins: [] },
    })
  })

  test('CALC-01 keeps the order of its rows, its minimum and its free places', async () => {
    const { trip, calculation } = await priced()
    const freePlaces = [
      { numberOfPersons: 40, type: 'single' },
      { numberOfPersons: 25, type: 'double', freePlaces: 1 },
    ]
    const extras = await desk.db.query<{ id: number }>(
      `insert into calculation_price_extras (order_id, name, sell_price_cents)
       select $1, 'Extra ' || n, 100 from generate_series(1, 300) n returning id::int`,
      [trip.id],
    )
    const sortHelper = extras.map(({ id }) => `extra-${id}`).reverse()
    const [first = ''] = sortHelper
    // Keys without a row, and a second one of a row, are not kept.
    const asked = ['extra-999999999', 'hotel-1', ...sortHelper, 'zebra', first]
    await expectStatus(
      200,
      bernd.put(calculation, { sortHelper: asked, minimumPersons: 20, numberOfPersons: 30, freePlaces }),
    )
    expect(await calculationOf(trip)).toMatchObject({
      sortHelper,
      minimumPersons: 20,
      numberOfPersons: 30,
      freePlaces: [
        { numberOfPersons: 25, type: 'double', freePlaces: 1 },
        { numberOfPersons: 40, type: 'single', freePlaces: 1 },
      ],
    })
  })

  test.each([
    [{ freePlaces: [{ numberOfPersons: 0 }] }, 'freePlaces[0].numberOfPersons', 'Mindestens 1'],
    [{ freePlaces: [{ numberOfPersons: 20, freePlaces: 2 }] }, 'freePlaces[0].freePlaces', 'Höchstens 1'],
    [{ minimumPersons: 0 }, 'minimumPersons', 'Mindestens 1'],
    [{ numberOfPersons: -1 }, 'numberOfPersons', 'Mindestens 0'],
  ])('OFFER-03 refuses %j', async (body, propertyPath, message) => {
    const { calculation } = await priced()
    const { status, body: answer } = await bernd.put<Refused>(calculation, body)
    expect([status, answer.violations]).toEqual([422, [{ propertyPath, message }]])
  })

  test('APP-04 CALC-01 is hidden from another organisation, with every row', async () => {
    const { trip, calculation } = await priced()
    const { id } = await addTier(calculation, 20, '999.00')
    const stranger = await desk.as('clara')
    expect((await stranger.get(calculation)).status).toBe(404)
    expect((await stranger.get<object[]>(`/api/calculations?order.id=${trip.id}`)).body).toEqual([])
    const row = `/api/calculation_price_contingents/${id}`
    for (const asked of [clara.get(row), clara.put(row, { billingType: 'not_included' }), clara.delete(row)]) {
      expect((await asked).status).toBe(404)
    }
    const extra = { calculation, name: 'Konzert', sellPrice: euros('10.00') }
    expect((await clara.post('/api/calculation_price_extras', extra)).status).toBe(422)
    expect((await calculationOf(trip)).contingentPrices).toHaveLength(1)
  })
})

test('CALC-01 calculations and prices of concepts stand in no list but that of their concept', async () => {
  const { trip } = await priced()
  const service = await make('other_placeholders', { day: trip.days[0]?.link, clientOffer: { status: 'additional' } })
  await make('order_concepts', { name: 'Norwegen', days: [{ day: trip.days[0]?.link }] })
  const [shelf] = await desk.db.query<{ id: number; calculation: number }>(
    `select o.id::int, c.id::int as calculation from orders o join calculations c on c.order_id = o.id
     where o.current_status = 'concept' order by o.id desc limit 1`,
  )
  const idsOf = async (path: string) => (await expectStatus<{ id: number }[]>(200, bernd.get(path))).map(({ id }) => id)
  expect(await idsOf('/api/calculations?_itemsPerPage=200')).not.toContain(shelf?.calculation)
  expect(await idsOf(`/api/calculations?order.id=${shelf?.id}`)).toEqual([shelf?.calculation])
  const own = await idsOf(`/api/calculation_price_others?order.id=${trip.id}`)
  const copied = await idsOf(`/api/calculation_price_others?order.id=${shelf?.id}`)
  expect([own, copied, service].flat()).toHaveLength(3)
  const all = await idsOf('/api/calculation_price_others?_itemsPerPage=200')
  expect(all).toEqual(expect.arrayContaining(own))
  expect(all).not.toContain(copied[0])
})

describe('tiers', () => {
  test('CALC-01 CALC-02 stand by their size, are hidden and shown, and lose their free places', async () => {
    const { trip, calculation } = await priced()
    await addTier(calculation, 40, '1489.00')
    const { id } = await addTier(calculation, 25, '1649.00')
    await addTier(calculation, 6, '415.00', 'single')
    const row = `/api/calculation_price_contingents/${id}`
    await expectStatus(200, bernd.put(row, { billingType: 'not_included' }))
    await expectStatus(200, bernd.patch(row, { hasFreeplaces: false }))
    const { contingentPrices, packagePrices } = await calculationOf(trip)
    // By numberOfPersons ascending, whatever their type (002 §7).
    expect(contingentPrices).toMatchObject([
      { priceType: 'single', numberOfPersons: 6, orderHotelRoom: null },
      { priceType: 'double', numberOfPersons: 25, billingType: 'not_included', hasFreeplaces: false },
      {
        priceType: 'double',
        numberOfPersons: 40,
        billingType: 'included',
        hasFreeplaces: true,
        sellPrice: { amount: '1489.00', currency: 'EUR' },
      },
    ])
    expect(packagePrices).toHaveLength(3)
    await expectStatus(204, bernd.delete(row))
    expect((await calculationOf(trip)).contingentPrices).toHaveLength(2)
  })

  const price = euros('10.00')
  test.each([
    [{ numberOfPersons: 0, sellPrice: price }, 'numberOfPersons', 'Mindestens 1'],
    [{ numberOfPersons: 20, sellPrice: price }, 'numberOfPersons', 'Diese Zahl hat schon einen Preis'],
    [{ sellPrice: price }, 'numberOfPersons', 'Bitte ausfüllen'],
    [{ numberOfPersons: 30 }, 'sellPrice', 'Bitte ausfüllen'],
    [{ numberOfPersons: 30, sellPrice: euros('-1.00') }, 'sellPrice', 'Der Preis darf nicht negativ sein.'],
    [{ numberOfPersons: 30, sellPrice: euros('teuer') }, 'sellPrice.amount', 'Bitte einen Betrag wie 1234,50 eingeben'],
    [{ numberOfPersons: 30, sellPrice: { currency: 'EUR' } }, 'sellPrice.amount', 'Bitte ausfüllen'],
    [
      { numberOfPersons: 30, sellPrice: { amount: true } },
      'sellPrice.amount',
      'Bitte einen Betrag wie 1234,50 eingeben',
    ],
    [
      { numberOfPersons: 30, sellPrice: '12,50' },
      'sellPrice',
      'Bitte einen Betrag mit Währung angeben: {"amount": "1234.50", "currency": "EUR"}',
    ],
    [{ numberOfPersons: 30, sellPrice: euros('9'.repeat(30)) }, 'sellPrice.amount', 'Höchstens 99.999.999,99'],
    [{ numberOfPersons: 30, sellPrice: euros('9999999999.00') }, 'sellPrice.amount', 'Höchstens 99.999.999,99'],
    [
      { numberOfPersons: 30, sellPrice: { amount: '1.00', currency: 'XYZ' } },
      'sellPrice.currency',
      expect.stringContaining('Bitte eine dieser Währungen angeben: EUR'),
    ],
    [
      { numberOfPersons: 30, sellPrice: { amount: '1.00', currency: 'NOK' } },
      'sellPrice',
      'Der Preis steht in NOK, die Reise wird in EUR angeboten.',
    ],
    [
      { numberOfPersons: 30, priceType: 'hotelSupplement', sellPrice: price },
      'priceType',
      'Erlaubt sind: double, single',
    ],
  ])('CALC-04 refuse %j', async (body, propertyPath, message) => {
    const { trip, calculation } = await priced()
    await addTier(calculation, 20, '999.00')
    const tier = { calculation, priceType: 'double', ...body }
    const { status, body: answer } = await bernd.post<Refused>('/api/calculation_price_contingents', tier)
    expect([status, answer.violations]).toEqual([422, [{ propertyPath, message }]])
    expect((await calculationOf(trip)).contingentPrices).toHaveLength(1)
  })

  test('CALC-04 two who add the same tier at once have one', async () => {
    const { trip, calculation } = await priced()
    const body = { calculation, priceType: 'double', numberOfPersons: 20, sellPrice: price }
    const answers = await Promise.all([1, 2, 3].map(() => bernd.post('/api/calculation_price_contingents', body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
    expect((await calculationOf(trip)).packagePrices).toHaveLength(1)
  })

  test('OFFER-04 CALC-01 are saved as one list, each fault at its place; supplements stay', async () => {
    const { trip, calculation } = await priced()
    await askForTriples(bernd, trip, 2)
    const entry = (numberOfPersons: number, amount: string) => ({
      priceType: 'double',
      numberOfPersons,
      sellPrice: euros(amount),
    })
    await expectStatus(200, bernd.patch(calculation, { packagePrices: [entry(40, '1989.00'), entry(20, '2489.00')] }))
    const { packagePrices } = await calculationOf(trip)
    expect(packagePrices.map(({ numberOfPersons }) => numberOfPersons)).toEqual([20, 40])
    const [twenty] = packagePrices
    await expectStatus(200, bernd.patch(calculation, { packagePrices: [{ id: twenty?.id, numberOfPersons: 25 }] }))
    const { packagePrices: one, contingentPrices } = await calculationOf(trip)
    expect(one).toMatchObject([{ id: twenty?.id, numberOfPersons: 25, sellPrice: { amount: '2489.00' } }])
    expect(contingentPrices.map(({ priceType }) => priceType)).toEqual(['double', 'hotelSupplement'])
    expect(contingentPrices[1]).toMatchObject({
      orderHotelRoom: { type: { persons: 3, type: 'standard' } },
      orderFerryCabin: null,
      trainCabinType: null,
    })
    const wrong = [entry(20, '1.00'), entry(20, '2.00')]
    const { body } = await bernd.patch<Refused>(calculation, { packagePrices: wrong })
    expect(body.violations).toEqual([
      { propertyPath: 'packagePrices[1].numberOfPersons', message: 'Diese Zahl hat schon einen Preis' },
    ])
  })
})

describe('extras', () => {
  test('CALC-03 are added, changed and deleted; an amount below 0 is a discount', async () => {
    const { trip, calculation } = await priced()
    const { id } = await make('calculation_price_extras', { calculation, name: 'Konzert', sellPrice: euros('120.00') })
    await make('calculation_price_extras', {
      ...{ calculation, name: 'Frühbucher', type: 'custom', quantity: 3, sellPrice: euros('-50.00') },
    })
    const row = `/api/calculation_price_extras/${id}`
    await expectStatus(200, bernd.put(row, { type: 'per_group', sellPrice: euros('150.00'), hasFreeplaces: true }))
    expect((await calculationOf(trip)).extraPrices).toMatchObject([
      {
        ...{ name: 'Konzert', type: 'per_group', quantity: 1, hasFreeplaces: true, offerTextBlock: 'invoice' },
        sellPrice: { amount: '150.00', formatted: expect.stringMatching(/^150,00/) },
      },
      { name: 'Frühbucher', type: 'custom', quantity: 3, sellPrice: { amount: '-50.00' } },
    ])
    await expectStatus(204, bernd.delete(row))
    expect((await calculationOf(trip)).extraPrices).toHaveLength(1)
  })

  test.each([
    [{ name: '' }, 'name', 'Bitte ausfüllen'],
    [
      { sellPrice: { amount: '1.00', currency: 'NOK' } },
      'sellPrice',
      'Der Preis steht in NOK, die Reise wird in EUR angeboten.',
    ],
    [{ quantity: -1 }, 'quantity', 'Mindestens 0'],
  ])('CALC-03 refuse %j', async (body, propertyPath, message) => {
    const { calculation } = await priced()
    const extra = { calculation, name: 'Konzert', sellPrice: euros('1.00'), ...body }
    const { status, body: answer } = await bernd.post<Refused>('/api/calculation_price_extras', extra)
    expect([status, answer.violations]).toEqual([422, [{ propertyPath, message }]])
  })
})
