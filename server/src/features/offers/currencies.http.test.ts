import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { savePrices } from '../calculation/calculation.fixture.ts'

type Item = { id: number; version: number } & Record<string, unknown>

let desk: TestApp
let bernd: Caller
let swiss: PlannedTrip
let north: Record<string, number>
beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
  north = await loadNorth(desk.db)
  swiss = await planTrip(bernd)
  await patch(swiss.order, { orderCurrency: 'CHF' })
})
afterAll(() => desk.close())

const add = (resource: string, body: object) => expectStatus<Item>(201, bernd.post(`/api/${resource}`, body))
const patch = (path: string, body: object) => expectStatus<Item>(200, bernd.patch(path, body))
const day = () => swiss.days[0]?.link ?? ''
const chf = (amount: string) => ({ amount, currency: 'CHF', formatted: `${amount.replace('.', ',')} CHF` })
const nok = (amount: string) => ({ amount, currency: 'NOK', formatted: `${amount.replace('.', ',')} NOK` })

async function crossing(): Promise<Item> {
  const ferry = await add('ferry_placeholders', { day: day(), type: 'day' })
  return add('ferry_requests', {
    placeholder: `/api/placeholders/${ferry.id}`,
    ferry: `/api/ferries/${north.Nordlinie}`,
  })
}

test('APP-06 REQ-04 a price changed without a currency stays in the one it is in, a first one is in that of the trip', async () => {
  const request = await crossing()
  const path = `/api/ferry_requests/${request.id}/quick_edit`
  await patch(path, { contingent: { ticketPrice: { amount: '5.00', currency: 'NOK' } } })
  const changed = await patch(path, { contingent: { ticketPrice: { amount: '6.00' }, busPrice: { amount: '40' } } })
  expect(changed.contingent).toMatchObject({ ticketPrice: nok('6.00'), busPrice: chf('40.00'), ticketTax: null })
  const named = await patch(path, { contingent: { ticketPrice: { amount: '7', currency: 'EUR' } } })
  expect(named.contingent).toMatchObject({ ticketPrice: { amount: '7.00', currency: 'EUR' } })
  // A price that was taken away says nothing of the next one.
  await patch(path, { contingent: { ticketPrice: null } })
  const anew = await patch(path, { contingent: { ticketPrice: { amount: '8' } } })
  expect(anew.contingent).toMatchObject({ ticketPrice: chf('8.00') })
})

test('APP-06 REQ-04 so do the prices of lists', async () => {
  const request = await crossing()
  const path = `/api/ferry_requests/${request.id}`
  const priced = await patch(path, {
    itemPrices: [
      { name: 'Abendessen', price: { amount: '90', currency: 'NOK' } },
      { name: 'Kaffee', price: { amount: '4' } },
    ],
    contingent: { doubleCabins: [{ type: { type: 'inside' }, price: { amount: '120' } }] },
  })
  expect(priced).toMatchObject({
    itemPrices: [{ price: nok('90.00') }, { price: chf('4.00') }],
    contingent: { doubleCabins: [{ price: chf('120.00') }] },
  })
  const [dinner, coffee] = priced.itemPrices as Item[]
  const changed = await patch(path, {
    itemPrices: [{ id: dinner?.id, price: { amount: '95' } }, { id: coffee?.id }],
  })
  expect(changed.itemPrices).toMatchObject([{ price: nok('95.00') }, { price: chf('4.00') }])
  const tiers = [{ priceType: 'double', numberOfPersons: 20, sellPrice: { amount: '999' } }]
  expect(await savePrices(bernd, swiss, tiers)).toMatchObject([{ sellPrice: chf('999.00') }])
})

test('CALC-04 what the client pays for an item of a request is in the currency of the trip, however it is sent', async () => {
  const request = await crossing()
  const foreign = { amount: '12', currency: 'NOK' }
  const message = 'Der Preis steht in NOK, die Reise wird in CHF angeboten.'
  const refused = (answer: unknown, propertyPath: string) =>
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath, message }] } })
  const path = `/api/ferry_requests/${request.id}`
  const dinner = { name: 'Abendessen', sellPrice: { amount: '25' } }
  const listed = { itemPrices: [dinner, { name: 'Kaffee', sellPrice: foreign }] }
  refused(await bernd.patch(path, listed), 'itemPrices[1].sellPrice')
  refused(await bernd.patch(`/api/requests/${request.id}`, listed), 'itemPrices[1].sellPrice')
  const body = { placeholder: request.placeholder, ferry: `/api/ferries/${north.Nordlinie}` }
  refused(await bernd.post('/api/ferry_requests', { ...body, ...listed }), 'itemPrices[1].sellPrice')
  const item = { request: `/api/requests/${request.id}`, name: 'Kaffee', sellPrice: foreign }
  refused(await bernd.post('/api/request_item_prices', item), 'sellPrice')
  const added = await add('request_item_prices', { ...item, sellPrice: { amount: '3' }, price: foreign })
  expect(added).toMatchObject({ sellPrice: chf('3.00'), price: nok('12.00') })
  const itemPath = `/api/request_item_prices/${added.id}`
  refused(await bernd.patch(itemPath, { sellPrice: foreign }), 'sellPrice')
  refused(await bernd.patch(path, { itemPrices: [{ id: added.id, sellPrice: foreign }] }), 'itemPrices[0].sellPrice')
  expect(await patch(itemPath, { sellPrice: { amount: '4' } })).toMatchObject({ sellPrice: chf('4.00') })
  // One that was entered before the trip was sold in another currency may be sent back as it was read, not changed in it.
  await patch(swiss.order, { orderCurrency: 'EUR' })
  const kept = await bernd.patch(itemPath, { name: 'Tee', sellPrice: { amount: '4.00', currency: 'CHF' } })
  const raised = await bernd.patch(path, { itemPrices: [{ id: added.id, sellPrice: { amount: '5' } }] })
  await patch(swiss.order, { orderCurrency: 'CHF' })
  expect(kept).toMatchObject({ status: 200, body: { name: 'Tee', sellPrice: chf('4.00') } })
  const inFrancs = 'Der Preis steht in CHF, die Reise wird in EUR angeboten.'
  expect(raised.body).toMatchObject({ violations: [{ propertyPath: 'itemPrices[0].sellPrice', message: inFrancs }] })
})

test('PLACE-06 a route bullet point costs nothing in the currency of its trip, and so does what it costs later', async () => {
  const detail = await add('route_details', {
    day: day(),
    locationCharges: [{ name: 'Maut', price: { amount: '3' } }],
  })
  expect(detail).toMatchObject({ pricePerPerson: chf('0.00'), locationCharges: [{ price: chf('3.00') }] })
  const path = `/api/route_details/${detail.id}`
  expect((await patch(path, { pricePerPerson: { amount: '2.5' } })).pricePerPerson).toMatchObject(chf('2.50'))
  const foreign = await patch(path, { pricePerPerson: { amount: '2.5', currency: 'NOK' } })
  expect(foreign.pricePerPerson).toMatchObject(nok('2.50'))
  expect((await patch(path, { pricePerPerson: null })).pricePerPerson).toMatchObject(nok('0.00'))
})

test('PLACE-09 what a service is offered at is in the currency of its trip unless another is named', async () => {
  const hotel = await add('hotel_placeholders', { day: day(), clientOffer: { price: { amount: '99' } } })
  expect(hotel.clientOffer).toMatchObject({ price: chf('99.00') })
  const path = `/api/hotel_placeholders/${hotel.id}`
  expect((await patch(path, { clientOffer: { price: { amount: '110.5' } } })).clientOffer).toMatchObject({
    price: chf('110.50'),
  })
  expect(await bernd.patch(path, { clientOffer: { price: { amount: '1', currency: 'EUR' } } })).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'clientOffer.price' }] },
  })
  // Once the trip is sold in another currency, the old price must be told anew, not merely relabelled.
  await patch(swiss.order, { orderCurrency: 'EUR' })
  const relabelled = await bernd.patch<{ violations: unknown[] }>(path, { clientOffer: { price: { amount: '120' } } })
  await patch(swiss.order, { orderCurrency: 'CHF' })
  expect([relabelled.status, relabelled.body.violations]).toEqual([
    422,
    [{ propertyPath: 'clientOffer.price', message: 'Der Preis steht in CHF, die Reise wird in EUR angeboten.' }],
  ])
})

test('MD-07 what is priced outside trips is in euros unless another currency is named', async () => {
  const anna = await desk.as('anna')
  const charge = await expectStatus<Item>(
    201,
    anna.post('/api/location_charges', { name: 'Eintritt', type: 'entrance', price: { amount: '12' } }),
  )
  expect(charge.price).toMatchObject({ amount: '12.00', currency: 'EUR' })
  const path = `/api/location_charges/${charge.id}`
  await expectStatus(200, anna.patch(path, { price: { amount: '130', currency: 'ISK' } }))
  const changed = await expectStatus<Item>(200, anna.patch(path, { price: { amount: '140' } }))
  expect(changed.price).toMatchObject({ amount: '140.00', currency: 'ISK' })
})

test('APP-06 a currency that the product does not know is refused at the field', async () => {
  const request = await crossing()
  for (const currency of ['XXX', 'eur', '', null]) {
    const ticketPrice = { amount: '5', currency }
    const { status, body } = await bernd.patch<{ violations: unknown[] }>(`/api/ferry_requests/${request.id}`, {
      contingent: { ticketPrice },
    })
    expect([status, body.violations]).toEqual([
      422,
      [
        {
          propertyPath: 'contingent.ticketPrice.currency',
          message: 'Bitte eine dieser Währungen angeben: EUR, NOK, SEK, DKK, ISK, CHF, GBP, PLN, CZK, HUF, USD',
        },
      ],
    ])
  }
})
