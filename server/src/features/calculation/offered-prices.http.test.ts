import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { calculationOf, savePrices } from './calculation.fixture.ts'

type Refused = { violations?: { propertyPath: string }[] }
let desk: TestApp
let bernd: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  bernd = await desk.as('bernd')
})
afterAll(() => desk.close())

const euros = (amount: string) => ({ amount, currency: 'EUR' })
const tier = (numberOfPersons: number, amount: string) => {
  return { priceType: 'double', numberOfPersons, sellPrice: euros(amount) }
}
const pathOf = async (trip: { id: number }) => `/api/calculations/${(await calculationOf(trip, bernd)).id}`

test('OFFER-04 a list replaces the list: rows with an id stay, others come and go', async () => {
  const trip = await planTrip(bernd)
  const prices = await savePrices(bernd, trip, [tier(40, '1989.00'), tier(20, '2489.00')])
  expect(
    prices.map(({ numberOfPersons, sellPrice }) => [numberOfPersons, untypeset(sellPrice?.formatted ?? '')]),
  ).toEqual([
    [20, '2.489,00 €'],
    [40, '1.989,00 €'],
  ])
  const [twenty] = prices
  const after = await savePrices(bernd, trip, [{ id: twenty?.id, ...tier(25, '2389.00') }])
  expect(after).toMatchObject([{ id: twenty?.id, numberOfPersons: 25, sellPrice: { amount: '2389.00' } }])
})

test('OFFER-04 a row of another trip’s calculation is refused', async () => {
  const [own, other] = [await planTrip(bernd), await planTrip(bernd)]
  const [price] = await savePrices(bernd, other, [tier(20, '100.00')])
  const { status } = await bernd.patch(await pathOf(own), { packagePrices: [{ id: price?.id, ...tier(20, '1.00') }] })
  expect(status).toBe(422)
})

test.each([
  [{ ...tier(0, '10.00') }, 'packagePrices[0].numberOfPersons'],
  [{ ...tier(20, 'teuer') }, 'packagePrices[0].sellPrice.amount'],
  [{ ...tier(20, '10.00'), priceType: 'child' }, 'packagePrices[0].priceType'],
])('OFFER-04 %j is refused with its field', async (price, propertyPath) => {
  const { status, body } = await bernd.patch<Refused>(await pathOf(await planTrip(bernd)), { packagePrices: [price] })
  expect(status).toBe(422)
  expect(body.violations?.map((violation) => violation.propertyPath)).toContain(propertyPath)
})

test('OFFER-04 a price in another currency than the trip’s and a second one for a size are refused where they stand', async () => {
  const trip = await planTrip(bernd)
  const wrong = [
    { ...tier(30, '450.00'), sellPrice: { amount: '450', currency: 'NOK' } },
    tier(20, '500.00'),
    tier(20, '600.00'),
    { ...tier(20, '9.00'), priceType: 'single' },
  ]
  const told = {
    status: 422,
    body: {
      violations: [
        {
          propertyPath: 'packagePrices[0].sellPrice',
          message: 'Der Preis steht in NOK, die Reise wird in EUR angeboten.',
        },
        { propertyPath: 'packagePrices[2].numberOfPersons', message: 'Diese Zahl hat schon einen Preis' },
      ],
    },
  }
  expect(await bernd.patch(await pathOf(trip), { packagePrices: wrong })).toMatchObject(told)
  expect((await calculationOf(trip, bernd)).packagePrices).toEqual([])
})

test('OFFER-04 NEW-05 prices from before the trip was sold in another currency may be sent back, and come into no copy', async () => {
  const trip = await planTrip(bernd)
  const prices = await savePrices(bernd, trip, [tier(20, '500.00'), tier(30, '450.00')])
  await expectStatus(200, bernd.patch(trip.order, { orderCurrency: 'NOK' }))
  const read = prices.map(({ id, sellPrice }) => ({ id, sellPrice: euros(sellPrice?.amount ?? '') }))
  await savePrices(bernd, trip, read)
  const anew = [read[0], { id: read[1]?.id, sellPrice: { amount: '451' } }]
  expect(await bernd.patch(await pathOf(trip), { packagePrices: anew })).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'packagePrices[1].sellPrice' }] },
  })
  const inKroner = { id: read[1]?.id, sellPrice: { amount: '4510', currency: 'NOK' } }
  await savePrices(bernd, trip, [{ id: read[0]?.id }, inKroner])
  const dates = { startAt: '14.05.2028', endAt: '17.05.2028' }
  const copy = await expectStatus<{ id: number }>(
    201,
    bernd.post(`${trip.order}/copy?calculation=true&prices=true`, dates),
  )
  const { packagePrices } = await calculationOf(copy, bernd)
  expect(packagePrices.map(({ sellPrice }) => sellPrice)).toMatchObject([{ amount: '4510.00', currency: 'NOK' }])
})
