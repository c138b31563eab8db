import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Item = { id: number; version: number } & Record<string, unknown>
type Violations = { violations: { propertyPath: string; message: string }[] }

let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
let north: Record<string, number>
let hotel: Item
beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
  north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
  hotel = await made('hotels', { name: 'Fjellheim Hotell' })
  const season = { provider: `/api/hotels/${hotel.id}`, startAt: '01.05.2027', endAt: '30.09.2027' }
  const rules = { freePlaces: '1 auf 20 im DZ', optionDays: 30 }
  await made('provider_rates', { ...season, ...rules, type: 'double', price: { amount: '1800.00', currency: 'NOK' } })
  await made('provider_rates', { ...season, type: 'single', price: { amount: '1400.00', currency: 'NOK' } })
})
afterAll(() => desk.close())

const made = (path: string, body: object) => expectStatus<Item>(201, bernd.post(`/api/${path}`, body))
const stay = () => made('hotel_placeholders', { day: trip.days[0]?.link, place: `/api/places/${north.Oslo}` })
const ask = (placeholder: Item, body: object) =>
  made('hotel_requests', { placeholder: `/api/hotel_placeholders/${placeholder.id}`, ...body })

test.each(['hotel', 'provider'])(
  'CALC-10 a new request that names its %s takes over the season prices',
  async (name) => {
    const request = await ask(await stay(), { [name]: `/api/hotels/${hotel.id}` })
    expect(request).toMatchObject({
      itemPrices: [
        { name: 'Doppelzimmer', price: { amount: '900.00', currency: 'NOK' }, quantityType: 'per_person_night' },
        { name: 'Einzelzimmerzuschlag', price: { amount: '500.00', currency: 'NOK' } },
      ],
      requestDetails: { free: '1 auf 20 im DZ' },
      optionTodo: { dueDate: '14.04.2027 00:00:00', status: 'open' },
      pricesFrom: 'Saisonpreise 01.05.2027–30.09.2027',
    })
    const history = await bernd.get<object[]>(`/api/orders/${trip.id}/history?_itemsPerPage=100`)
    expect(history.raw.toString()).toContain('Saisonpreise 01.05.2027–30.09.2027')
  },
)

test.each([
  ['hotel_requests', 'hotel'],
  ['hotel_requests', 'provider'],
  ['requests', 'provider'],
])('CALC-10 a request at %s whose %s is named later takes over what nobody has typed till then', async (path, name) => {
  const open = await ask(await stay(), {})
  expect(open).toMatchObject({ itemPrices: [], pricesFrom: '' })
  const body = { [name]: `/api/hotels/${hotel.id}` }
  await expectStatus(200, bernd.patch(`/api/${path}/${open.id}`, body))
  const taken = await expectStatus<Item>(200, bernd.get(`/api/hotel_requests/${open.id}`))
  expect(taken).toMatchObject({
    itemPrices: [{ price: { amount: '900.00', currency: 'NOK' } }, { price: { amount: '500.00', currency: 'NOK' } }],
    requestDetails: { free: '1 auf 20 im DZ' },
    optionTodo: { dueDate: '14.04.2027 00:00:00', status: 'open' },
    pricesFrom: 'Saisonpreise 01.05.2027–30.09.2027',
  })
  // Sent back as it was read it asks the same house: what was taken away meanwhile stays away.
  await expectStatus(200, bernd.patch(`/api/hotel_requests/${open.id}`, { itemPrices: [] }))
  await expectStatus(200, bernd.patch(`/api/${path}/${open.id}`, body))
  expect(await expectStatus<Item>(200, bernd.get(`/api/hotel_requests/${open.id}`))).toMatchObject({ itemPrices: [] })
})

test('CALC-10 whoever has typed a price, a free place or an option keeps it when the provider is named later', async () => {
  const itemPrices = [{ name: 'Doppelzimmer', quantityType: 'per_person_night', price: { amount: '5.00' } }]
  const option = { dueDate: '02.03.2027 00:00:00' }
  const details = { requestDetails: { free: 'keiner' } }
  const typed = await ask(await stay(), { itemPrices, optionTodo: option, ...details })
  const path = `/api/hotel_requests/${typed.id}`
  await expectStatus(200, bernd.patch(path, { hotel: `/api/hotels/${hotel.id}` }))
  expect(await expectStatus<Item>(200, bernd.get(path))).toMatchObject({
    itemPrices: [{ price: { amount: '5.00', currency: 'EUR' } }],
    ...{ optionTodo: option, ...details, pricesFrom: '' },
  })
  const both = await ask(await stay(), {})
  const change = { hotel: `/api/hotels/${hotel.id}`, itemPrices, optionTodo: null }
  await expectStatus(200, bernd.patch(`/api/hotel_requests/${both.id}`, change))
  expect(await expectStatus<Item>(200, bernd.get(`/api/hotel_requests/${both.id}`))).toMatchObject({
    ...{
      itemPrices: [{ price: { amount: '5.00' } }],
      optionTodo: { dueDate: null },
      requestDetails: { free: '1 auf 20 im DZ' },
    },
  })
})

test('CALC-10 CALC-01 a crossing whose line is named later is priced where nobody has, and its cabins stay', async () => {
  const line = await made('ferries', { name: 'Kystlinjen' })
  const season = { provider: `/api/ferries/${line.id}`, startAt: '01.05.2027', endAt: '30.09.2027' }
  for (const [type, amount, more] of [
    ['ticket', '40.00', {}],
    ['bus', '210.00', {}],
    ['inside', '96.00', { persons: 2 }],
  ] as const) {
    await made('provider_rates', { ...season, ...more, type, price: { amount } })
  }
  const service = await made('ferry_placeholders', { day: trip.days[1]?.link, type: 'night' })
  const cabins = (price: object | null) => [{ type: { persons: 2, type: 'inside' }, askedAmount: 19, price }]
  const request = await made('ferry_requests', {
    placeholder: `/api/ferry_placeholders/${service.id}`,
    ...{ startAt: '15.05.2027 19:00:00', type: 'night' },
    contingent: { doubleCabins: cabins(null), busPrice: { amount: '150.00' } },
  })
  const before = request.contingent as { doubleCabins: Item[] }
  await expectStatus(200, bernd.patch(`/api/ferry_requests/${request.id}`, { ferry: `/api/ferries/${line.id}` }))
  const after = await expectStatus<Item>(200, bernd.get(`/api/ferry_requests/${request.id}`))
  expect(after.contingent).toMatchObject({
    ticketPrice: { amount: '40.00' },
    busPrice: { amount: '150.00' },
    doubleCabins: [{ id: before.doubleCabins[0]?.id, askedAmount: 19, price: { amount: '96.00' } }],
  })
})

test('CALC-10 what the clerk types stays, and the request stands on its own when the season price changes', async () => {
  const itemPrices = [{ name: 'Doppelzimmer', quantityType: 'per_person_night', price: { amount: '5.00' } }]
  const typed = await ask(await stay(), { hotel: `/api/hotels/${hotel.id}`, itemPrices })
  expect(typed.itemPrices).toMatchObject([{ price: { amount: '5.00', currency: 'EUR' } }])
  const request = await ask(await stay(), { hotel: `/api/hotels/${hotel.id}` })
  const [rate] = await expectStatus<Item[]>(200, bernd.get(`/api/provider_rates?type=double&provider.id=${hotel.id}`))
  await expectStatus(
    200,
    bernd.patch(`/api/provider_rates/${rate?.id}`, { price: { amount: '2000.00', currency: 'NOK' } }),
  )
  const after = await expectStatus<Item>(200, bernd.get(`/api/hotel_requests/${request.id}`))
  expect(after.itemPrices).toMatchObject([{ price: { amount: '900.00' } }, {}])
})

test('CALC-10 a provider of a trip of another house asks with that house’s seasons, not with these', async () => {
  const clara = await desk.as('clara')
  const rates = await expectStatus<Item[]>(200, clara.get(`/api/provider_rates?provider.id=${hotel.id}`))
  expect(rates).toEqual([])
})

test.each([
  [{ startAt: '30.09.2027', endAt: '15.10.2027', type: 'double' }, 'startAt', /schon einen Saisonpreis/],
  [{ startAt: '02.10.2027', endAt: '01.10.2027', type: 'double' }, 'endAt', /liegt vor dem Beginn/],
  [{ startAt: '01.10.2027', endAt: '02.10.2027', type: 'ticket' }, 'type', /Hier gibt es Preise für: Doppelzimmer/],
  [{ startAt: '01.10.2027', endAt: '02.10.2027', type: 'double', price: { amount: '-1.00' } }, 'price', /negativ/],
  [{ startAt: '01.10.2027', endAt: '02.10.2027', type: 'single', freePlaces: 'jeder 5.' }, 'freePlaces', /1 auf 20/],
] as const)('CALC-10 %j is refused at %s', async (body, propertyPath, message) => {
  const sent = { provider: `/api/hotels/${hotel.id}`, price: { amount: '10.00' }, ...body }
  const answer = await expectStatus<Violations>(422, bernd.post('/api/provider_rates', sent))
  expect(answer.violations).toMatchObject([{ propertyPath, message: expect.stringMatching(message) }])
})

test('CALC-10 another thing may be priced in the same season, and two clerks cannot price one thing twice', async () => {
  const season = { provider: `/api/hotels/${hotel.id}`, startAt: '01.01.2028', endAt: '31.01.2028' }
  const half = { ...season, type: 'half_board', price: { amount: '30.00' } }
  const anna = await desk.as('anna')
  const answers = await Promise.all([bernd.post('/api/provider_rates', half), anna.post('/api/provider_rates', half)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
})

test('CALC-10 who may not see purchase figures reads no season prices; requests of theirs take them over all the same', async () => {
  // By the administrator's own call: once it is answered nothing of the right may be left in any memory.
  const anna = await desk.as('anna')
  const [{ id } = { id: 0 }] = await desk.db.query<{ id: number }>(
    `select id::int from users where email like 'bernd@%'`,
  )
  await expectStatus(200, anna.patch(`/api/staff/${id}`, { maySeePurchase: false }))
  const blind = bernd
  try {
    await expectStatus(403, blind.get(`/api/provider_rates?provider.id=${hotel.id}`))
    const service = await expectStatus<Item>(
      201,
      blind.post('/api/hotel_placeholders', { day: trip.days[0]?.link, place: `/api/places/${north.Oslo}` }),
    )
    const body = { placeholder: `/api/hotel_placeholders/${service.id}`, hotel: `/api/hotels/${hotel.id}` }
    const request = await expectStatus<Item>(201, blind.post('/api/hotel_requests', body))
    const [price] = await desk.db.query(
      `select price_cents::int as cents from request_item_prices where request_id = ${request.id} order by sort`,
    )
    expect(price).toMatchObject({ cents: 2000_00 / 2 })
  } finally {
    await expectStatus(200, anna.patch(`/api/staff/${id}`, { maySeePurchase: true }))
  }
})
