import type { calculationContract } from '@reisewerk/domain/calculation/calculation.contract.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Calculation = ItemOf<typeof calculationContract, 'calculation_read'>
type Refused = { violations: { propertyPath: string; message: string }[] }
type Made = { id: number; version: number }

let desk: TestApp
let bernd: Caller
let clara: Caller
let north: Record<string, number>
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[bernd, clara] = [await desk.as('bernd'), await desk.as('clara')]
  north = await loadNorth(desk.db)
})
afterAll(() => desk.close())

const billingRule = 'Bei zusätzlichen Leistungen zusätzlich oder inklusive, sonst inklusive oder ausgeblendet.'
const euros = (amount: string) => ({ amount, currency: 'EUR' })

async function calculationOf({ id }: Pick<PlannedTrip, 'id'>, by = bernd): Promise<Calculation> {
  const path = `/api/calculations?order.id=${id}&_groups[]=calculation_read`
  const [found] = await expectStatus<Calculation[]>(200, by.get(path))
  if (found === undefined) throw new Error(`trip ${id} has no calculation`)
  return found
}

/** A trip with its empty calculation. */
async function priced(): Promise<{ trip: PlannedTrip; calculation: string }> {
  const trip = await planTrip(bernd)
  return { trip, calculation: `/api/calculations/${(await calculationOf(trip)).id}` }
}

const make = (path: string, body: object) => expectStatus<Made>(201, bernd.post(`/api/${path}`, body))
const addTier = (calculation: string, numberOfPersons: number, amount: string, priceType = 'double') =>
  make('calculation_price_contingents', { calculation, priceType, numberOfPersons, sellPrice: euros(amount) })

/** Sets the rooms of a trip for three, asked for. */
async function askForTriples(trip: PlannedTrip, askedAmount: number, type = 'standard') {
  const [contingent] = await expectStatus<{ id: number; tripleRooms: { id: number; type: { type: string } }[] }[]>(
    200,
    bernd.get(`/api/order_contingent_hotels?order.id=${trip.id}`),
  )
  const kept = (contingent?.tripleRooms ?? []).filter((room) => room.type.type === type)
  const others = (contingent?.tripleRooms ?? []).filter((room) => room.type.type !== type).map(({ id }) => ({ id }))
  const tripleRooms = [...others, { ...(kept[0] && { id: kept[0].id }), type: { persons: 3, type }, askedAmount }]
  await expectStatus(200, bernd.put(`/api/order_contingent_hotels/${contingent?.id}`, { tripleRooms }))
}

const kinds = [
  ['hotel', 'hotelPrices', 'calculation_price_hotels', 'doubleRoomSellPrice'],
  ['ferry', 'ferryPrices', 'calculation_price_ferries', 'insideDoubleCabinSellPrice'],
  ['train', 'trainPrices', 'calculation_price_trains', 'secondDoubleCabinSellPrice'],
  ['airline', 'airlinePrices', 'calculation_price_airlines', 'sellPrice'],
  ['other', 'otherPrices', 'calculation_price_others', 'sellPrice'],
] as const

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
    const sortHelper = Array.from({ length: 300 }, (_, index) => `extra-${index}`)
    await expectStatus(200, bernd.put(calculation, { sortHelper, minimumPersons: 20, numberOfPersons: 30, freePlaces }))
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
    expect(contingentPrices).toMatchObject([
      { priceType: 'double', numberOfPersons: 25, billingType: 'not_included', hasFreeplaces: false },
      {
        priceType: 'double',
        numberOfPersons: 40,
        billingType: 'included',
        hasFreeplaces: true,
        sellPrice: { amount: '1489.00', currency: 'EUR' },
      },
      { priceType: 'single', numberOfPersons: 6 },
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
    [{ numberOfPersons: 30, sellPrice: euros('teuer') }, 'sellPrice.amount', 'Bitte einen Betrag wie 1234.50 eingeben'],
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
    await askForTriples(trip, 2)
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

describe('rows make themselves', () => {
  test('CALC-01 a new kind of room brings its supplement, and takes it away again only without a price', async () => {
    const { trip } = await priced()
    const supplements = async () => (await calculationOf(trip)).contingentPrices
    await askForTriples(trip, 2)
    const [row] = await supplements()
    expect(row).toMatchObject({ priceType: 'hotelSupplement', persons: 3, type: 'standard', isWithoutService: false })
    const path = `/api/calculation_price_contingents/${row?.id}`
    const refused = await bernd.delete<{ message: string }>(path)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Diese Zeile folgt aus der Reise. Sie lässt sich ausblenden.',
    ])
    await askForTriples(trip, 0)
    expect(await supplements()).toEqual([])

    await askForTriples(trip, 2)
    const [again] = await supplements()
    await expectStatus(
      200,
      bernd.put(`/api/calculation_price_contingents/${again?.id}`, { sellPrice: euros('-20.00') }),
    )
    await askForTriples(trip, 0)
    expect(await supplements()).toMatchObject([
      { id: again?.id, isWithoutService: true, sellPrice: { amount: '-20.00' } },
    ])
    await askForTriples(trip, 1)
    expect(await supplements()).toMatchObject([{ id: again?.id, isWithoutService: false }])
    await askForTriples(trip, 0)
    await expectStatus(204, bernd.delete(`/api/calculation_price_contingents/${again?.id}`))
    expect(await supplements()).toEqual([])
  })

  test('CALC-01 a room that gets another name keeps its price', async () => {
    const { trip } = await priced()
    await askForTriples(trip, 1, 'Meerblick')
    const [row] = (await calculationOf(trip)).contingentPrices
    const path = `/api/calculation_price_contingents/${row?.id}`
    await expectStatus(200, bernd.put(path, { sellPrice: euros('33.00') }))
    await desk.db.query(`update order_hotel_rooms set type = 'Fjordblick' where order_id = $1 and type = 'Meerblick'`, [
      trip.id,
    ])
    expect((await calculationOf(trip)).contingentPrices).toMatchObject([
      { id: row?.id, type: 'Fjordblick', isWithoutService: false, sellPrice: { amount: '33.00' } },
    ])
  })

  test('CALC-01 cabins other than inside ones for one or two bring theirs', async () => {
    const order = await make('orders', {
      ...{ organisationFilter: '/api/organisations/1', startAt: '14.05.2027', endAt: '17.05.2027' },
      ferryContingent: [
        { type: { persons: 2, type: 'inside' }, askedAmount: 10 },
        { type: { persons: 4, type: 'inside' }, askedAmount: 2 },
      ],
    })
    expect((await calculationOf(order)).contingentPrices).toMatchObject([
      { priceType: 'ferrySupplement', persons: 4, type: 'inside', sellPrice: null },
    ])
  })

  test.each(kinds)('CALC-01 a service turned additional brings its row: %s', async (kind, list, resource, field) => {
    const { trip } = await priced()
    const service = await make(`${kind}_placeholders`, { day: trip.days[0]?.link, serviceDescription: 'Ausflug' })
    const rows = async () => (await calculationOf(trip))[list]
    const turn = (status: string) =>
      expectStatus(200, bernd.put(`/api/${kind}_placeholders/${service.id}`, { clientOffer: { status } }))
    expect(await rows()).toEqual([])
    await turn('additional')
    const [row] = await rows()
    expect(row).toMatchObject({
      placeholder: `/api/${kind}_placeholders/${service.id}`,
      ...{ title: 'Ausflug', isWithoutService: false, billingType: 'included', hasFreeplaces: false },
      [field]: null,
      info: { title: 'Ausflug', status: 'additional', amounts: null, cabins: [] },
    })
    await turn('included')
    expect(await rows()).toEqual([])

    await turn('additional')
    const [again] = await rows()
    const path = `/api/${resource}/${again?.id}`
    expect((await bernd.delete(path)).status).toBe(409)
    await expectStatus(
      200,
      bernd.put(path, { [field]: euros('80.00'), billingType: 'not_included', hasFreeplaces: true }),
    )
    await turn('optional')
    const kept = { id: again?.id, isWithoutService: true, info: null, title: 'Ausflug', billingType: 'not_included' }
    expect(await rows()).toMatchObject([{ ...kept, [field]: { amount: '80.00' } }])
    await turn('additional')
    await expectStatus(204, bernd.delete(`/api/${kind}_placeholders/${service.id}`))
    expect(await rows()).toMatchObject([{ ...kept, placeholder: null, hasFreeplaces: true }])
    await expectStatus(204, bernd.delete(path))
    expect(await rows()).toEqual([])
  })

  test('CALC-01 a service begins with the price that stands in the day plan', async () => {
    const { trip } = await priced()
    await make('other_placeholders', {
      day: trip.days[0]?.link,
      clientOffer: { status: 'additional', priceType: 'per_group', price: euros('250.00') },
    })
    expect((await calculationOf(trip)).otherPrices).toMatchObject([
      { sellPrice: { amount: '250.00', currency: 'EUR' }, info: { priceType: 'per_group' } },
    ])
  })

  test('CALC-01 compartments of another class or for more than two bring their supplement with the chosen request', async () => {
    const { trip } = await priced()
    const train = await make('train_placeholders', {
      day: trip.days[0]?.link,
      type: 'night',
      serviceDescription: 'Nachtzug',
    })
    const request = await make('train_requests', {
      placeholder: `/api/placeholders/${train.id}`,
      contingent: {
        doubleCabins: [{ type: { persons: 2, type: 'second' }, askedAmount: 10 }],
        otherCabins: [{ type: { persons: 4, type: 'second' }, askedAmount: 3, reservedAmount: 1 }],
      },
    })
    const supplements = async () => (await calculationOf(trip)).contingentPrices
    const choose = (selectedRequest: string | null) =>
      expectStatus(200, bernd.put(`/api/train_placeholders/${train.id}`, { selectedRequest }))
    await choose(null)
    expect(await supplements()).toEqual([])
    await choose(`/api/requests/${request.id}`)
    expect(await supplements()).toMatchObject([
      {
        ...{ priceType: 'trainSupplement', persons: 4, type: 'second', title: 'Nachtzug', cabinIndex: 1 },
        cabins: expect.arrayContaining([{ persons: 4, type: 'second', askedAmount: 3, reservedAmount: 1 }]),
      },
    ])
    await choose(null)
    expect(await supplements()).toEqual([])
  })

  test('CALC-07 prices of the chosen request are rows; those of an additional service are additional or included', async () => {
    const { trip } = await priced()
    const hotel = await make('hotel_placeholders', { day: trip.days[0]?.link, place: `/api/places/${north.Oslo}` })
    const request = await make('hotel_requests', {
      placeholder: `/api/placeholders/${hotel.id}`,
      itemPrices: [{ name: 'Halbpension', quantityType: 'per_person_night' }],
    })
    const items = async () => (await calculationOf(trip)).itemPrices
    await expectStatus(
      200,
      bernd.put(`/api/hotel_placeholders/${hotel.id}`, { selectedRequest: `/api/requests/${request.id}` }),
    )
    const [item] = await items()
    expect(item).toMatchObject({ name: 'Halbpension', billingType: 'included', sellPrice: null, info: { nights: 1 } })
    const path = `/api/request_item_prices/${item?.id}`
    const wrong = await bernd.put<Refused>(path, { billingType: 'additional' })
    expect([wrong.status, wrong.body.violations]).toEqual([
      422,
      [{ propertyPath: 'billingType', message: billingRule }],
    ])
    await expectStatus(200, bernd.put(path, { billingType: 'not_included', sellPrice: euros('18.00') }))
    await expectStatus(200, bernd.put(`/api/hotel_placeholders/${hotel.id}`, { clientOffer: { status: 'additional' } }))
    expect(await items()).toMatchObject([{ billingType: 'additional', sellPrice: { amount: '18.00' } }])
    await expectStatus(200, bernd.put(path, { billingType: 'included' }))
    const hidden = await bernd.put<Refused>(path, { billingType: 'not_included' })
    expect(hidden.body.violations).toEqual([{ propertyPath: 'billingType', message: billingRule }])
    await make('request_item_prices', { request: `/api/requests/${request.id}`, name: 'Kurtaxe' })
    expect(await items()).toMatchObject([{ billingType: 'included' }, { name: 'Kurtaxe', billingType: 'additional' }])
  })
})
