import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { askForTriples, calculationOf as readCalculation } from './calculation.fixture.ts'

type Refused = { violations: { propertyPath: string; message: string }[] }
type Made = { id: number }

let desk: TestApp
let bernd: Caller
let north: Record<string, number>
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  bernd = await desk.as('bernd')
  north = await loadNorth(desk.db)
})
afterAll(() => desk.close())

const euros = (amount: string) => ({ amount, currency: 'EUR' })
const make = (path: string, body: object) => expectStatus<Made>(201, bernd.post(`/api/${path}`, body))
const calculationOf = (trip: Pick<PlannedTrip, 'id'>) => readCalculation(trip, bernd)
const billingRule = 'Zusätzlich berechnet werden nur Preise von Leistungen, die zusätzlich angeboten werden.'

const kinds = [
  ['hotel', 'hotelPrices', 'calculation_price_hotels', 'doubleRoomSellPrice'],
  ['ferry', 'ferryPrices', 'calculation_price_ferries', 'insideDoubleCabinSellPrice'],
  ['train', 'trainPrices', 'calculation_price_trains', 'secondDoubleCabinSellPrice'],
  ['airline', 'airlinePrices', 'calculation_price_airlines', 'sellPrice'],
  ['other', 'otherPrices', 'calculation_price_others', 'sellPrice'],
] as const

describe('rows make themselves', () => {
  test('CALC-01 a new kind of room brings its supplement, and takes it away again only without a price', async () => {
    const trip = await planTrip(bernd)
    const supplements = async () => (await calculationOf(trip)).contingentPrices
    await askForTriples(bernd, trip, 2)
    const [row] = await supplements()
    expect(row).toMatchObject({ priceType: 'hotelSupplement', persons: 3, type: 'standard', isWithoutService: false })
    const path = `/api/calculation_price_contingents/${row?.id}`
    const refused = await bernd.delete<{ message: string }>(path)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Diese Zeile folgt aus der Reise. Sie lässt sich ausblenden.',
    ])
    await askForTriples(bernd, trip, 0)
    expect(await supplements()).toEqual([])

    await askForTriples(bernd, trip, 2)
    const [again] = await supplements()
    await expectStatus(
      200,
      bernd.put(`/api/calculation_price_contingents/${again?.id}`, { sellPrice: euros('-20.00') }),
    )
    await askForTriples(bernd, trip, 0)
    expect(await supplements()).toMatchObject([
      { id: again?.id, isWithoutService: true, sellPrice: { amount: '-20.00' } },
    ])
    await askForTriples(bernd, trip, 1)
    expect(await supplements()).toMatchObject([{ id: again?.id, isWithoutService: false }])
    await askForTriples(bernd, trip, 0)
    await expectStatus(204, bernd.delete(`/api/calculation_price_contingents/${again?.id}`))
    expect(await supplements()).toEqual([])
  })

  test('CALC-01 a room that gets another name keeps its price', async () => {
    const trip = await planTrip(bernd)
    await askForTriples(bernd, trip, 1, 'Meerblick')
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

  test('CALC-01 cabins bring theirs while a night ferry is in the package; one that carries a price stays to be asked for', async () => {
    const trip = await planTrip(bernd)
    const contingents = await expectStatus<Made[]>(200, bernd.get(`/api/order_contingent_ferries?order.id=${trip.id}`))
    const quadrupleCabins = [{ type: { persons: 4, type: 'outside' }, askedAmount: 2 }]
    await expectStatus(200, bernd.put(`/api/order_contingent_ferries/${contingents[0]?.id}`, { quadrupleCabins }))
    const supplements = async () => (await calculationOf(trip)).contingentPrices
    const due = { priceType: 'ferrySupplement', persons: 4, isWithoutService: false }
    // None is planned yet: the cabins are for the one to come.
    expect(await supplements()).toMatchObject([due])
    const night = {
      day: trip.days[0]?.link,
      type: 'night',
      serviceDescription: 'Nachtfähre',
      driverNotParticipating: false,
    }
    const ferry = await make('ferry_placeholders', night)
    const path = `/api/ferry_placeholders/${ferry.id}`
    const turn = (status: string) => expectStatus(200, bernd.put(path, { clientOffer: { status } }))
    expect(await supplements()).toMatchObject([due])
    await turn('additional')
    expect(await supplements()).toEqual([])
    const other = await make('ferry_placeholders', night)
    expect(await supplements()).toMatchObject([due])
    await expectStatus(204, bernd.delete(`/api/ferry_placeholders/${other.id}`))
    expect(await supplements()).toEqual([])
    await expectStatus(200, bernd.put(path, { type: 'day' }))
    const [row] = await supplements()
    expect(row).toMatchObject(due)
    await expectStatus(200, bernd.put(`/api/calculation_price_contingents/${row?.id}`, { sellPrice: euros('45.00') }))
    await expectStatus(200, bernd.put(path, { type: 'night' }))
    expect(await supplements()).toMatchObject([{ id: row?.id, isWithoutService: true, sellPrice: { amount: '45.00' } }])
    await expectStatus(204, bernd.delete(`/api/calculation_price_contingents/${row?.id}`))
    expect(await supplements()).toEqual([])
    await turn('included')
    expect(await supplements()).toMatchObject([due])
  })

  test.each(kinds)('CALC-01 a service turned additional brings its row: %s', async (kind, list, resource, field) => {
    const trip = await planTrip(bernd)
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
      info: { title: 'Ausflug', status: 'additional', amounts: null, cabins: [], date: '14.05.2027 00:00:00' },
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
    const trip = await planTrip(bernd)
    await make('other_placeholders', {
      day: trip.days[0]?.link,
      clientOffer: { status: 'additional', priceType: 'per_group', price: euros('250.00') },
    })
    expect((await calculationOf(trip)).otherPrices).toMatchObject([
      { sellPrice: { amount: '250.00', currency: 'EUR' }, info: { priceType: 'per_group' } },
    ])
  })

  test('CALC-01 compartments of another class or for more than two bring their supplement with the chosen request', async () => {
    const trip = await planTrip(bernd)
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
    const trip = await planTrip(bernd)
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
    expect(item).toMatchObject({ name: 'Halbpension', billingType: 'included', sellPrice: null })
    expect(item).toMatchObject({ info: { nights: 1, date: '14.05.2027 00:00:00' } })
    const path = `/api/request_item_prices/${item?.id}`
    const wrong = await bernd.put<Refused>(path, { billingType: 'additional' })
    expect([wrong.status, wrong.body.violations]).toEqual([
      422,
      [{ propertyPath: 'billingType', message: billingRule }],
    ])
    const show = (billingType: string) => expectStatus(200, bernd.put(path, { billingType }))
    const turn = (status: string) =>
      expectStatus(200, bernd.put(`/api/hotel_placeholders/${hotel.id}`, { clientOffer: { status } }))
    await expectStatus(200, bernd.put(path, { sellPrice: euros('18.00') }))
    const whole = { sellPrice: { amount: '18.00' } }
    // What a price comes to stays as it is when its service is offered on top, and when it no longer is.
    await turn('additional')
    expect(await items()).toMatchObject([{ ...whole, billingType: 'additional' }])
    // 'toggles between additional and included' (002 §4).
    const hidden = await bernd.put<Refused>(path, { billingType: 'not_included' })
    expect([hidden.status, hidden.body.violations]).toMatchObject([422, [{ propertyPath: 'billingType' }]])
    await turn('optional')
    expect(await items()).toMatchObject([{ ...whole, billingType: 'included' }])
    await show('not_included')
    await turn('additional')
    expect(await items()).toMatchObject([{ ...whole, billingType: 'not_included' }])
    await show('included')
    await turn('included')
    expect(await items()).toMatchObject([{ ...whole, billingType: 'not_included' }])
    await turn('additional')
    await show('included')
    await make('request_item_prices', { request: `/api/requests/${request.id}`, name: 'Kurtaxe' })
    expect(await items()).toMatchObject([{ billingType: 'included' }, { name: 'Kurtaxe', billingType: 'additional' }])
  })
})

test('CALC-04 a free text sold on top at a price is told beside the sum, on the page and before an offer', async () => {
  const trip = await planTrip(bernd)
  const text = (words: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
  })
  const offered = (status: string, amount: string) => ({ status, priceType: 'per_group', price: euros(amount) })
  const day = trip.days[0]?.link
  await make('free_text_items', { day, text: text('Singen im Atrium'), clientOffer: offered('additional', '180.00') })
  await make('free_text_items', { day, text: text('Ohne Preis'), clientOffer: offered('additional', '0.00') })
  await make('free_text_items', { day, text: text('Nur eine Möglichkeit'), clientOffer: offered('optional', '9.00') })
  const calculation = await calculationOf(trip)
  expect(calculation).toMatchObject({ uncountedTexts: ['Singen im Atrium'] })
  const contents = await bernd.get(`${trip.order}/offer/contents`)
  expect(contents.raw.toString()).toContain('„Singen im Atrium“ ist ein Freitext')
})
