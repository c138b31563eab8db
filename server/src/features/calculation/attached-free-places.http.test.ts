import type { Calculation } from '@reisewerk/domain/calculation/calculate.ts'
import type { WireMoney } from '@reisewerk/domain/money.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { readEvents } from '../../test/read-events.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { calculationOf, savePrices } from './calculation.fixture.ts'

let desk: TestApp
let anna: Caller
let bernd: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[anna, bernd] = [await desk.as('anna'), await desk.as('bernd')]
})
afterAll(() => desk.close())

async function free(trip: PlannedTrip, by = bernd) {
  const { id } = await calculationOf(trip, by)
  const path = `/api/calculations/${id}/lines?contingent_type=Asked`
  const {
    free: places,
    totals,
    amounts,
  } = await expectStatus<Calculation & { amounts: { due: WireMoney } }>(200, by.get(path))
  expect(amounts.due).toMatchObject({ amount: (totals.due / 100).toFixed(2), currency: 'EUR' })
  return [places.double, places.single, totals.due / 100]
}
const ruled = async (trip: PlannedTrip, freePlaces: object[]) =>
  expectStatus(200, anna.put(`/api/calculations/${(await calculationOf(trip, anna)).id}`, { freePlaces }))

test('CALC-04 OFFER-03 guests of an attached trip travel free by the rules of the offer that speaks for it', async () => {
  const [main, attached] = [await planTrip(anna), await planTrip(bernd)]
  const price = { priceType: 'double', numberOfPersons: 20, sellPrice: { amount: '100.00', currency: 'EUR' } }
  await savePrices(bernd, attached, [price])
  await ruled(attached, [{ numberOfPersons: 10, type: 'single' }])
  await ruled(main, [
    { numberOfPersons: 25, type: 'double' },
    { numberOfPersons: 30, type: 'single' },
    { numberOfPersons: 39, type: 'double' },
  ])
  expect(await free(attached)).toEqual([0, 1, 3700])
  const offer = await expectStatus<{ id: number }>(201, anna.post('/api/offers', { order: main.order }))
  const attach = (attachedOrders: string[]) =>
    expectStatus(200, anna.patch(`/api/offers/${offer.id}`, { attachedOrders }))
  await attach([attached.order])
  expect(await free(attached)).toEqual([1, 1, 3600])
  expect(await free(attached, anna)).toEqual([1, 1, 3600])
  // Its own stay for the day it stands alone again; the list, which page and drawer read, knows the other trip's, too.
  expect(await calculationOf(attached, bernd)).toMatchObject({
    freePlaces: [{ numberOfPersons: 10, type: 'single', freePlaces: 1 }],
    attachedFreePlaces: [
      { numberOfPersons: 25, type: 'double', freePlaces: 1 },
      { numberOfPersons: 30, type: 'single', freePlaces: 1 },
      { numberOfPersons: 39, type: 'double', freePlaces: 1 },
    ],
  })
  const events = await readEvents(`${await desk.app.listen({ port: 0, host: '127.0.0.1' })}/api/events`, bernd.headers)
  await events.next('hello')
  await ruled(main, [])
  // Whoever looks at the attached trip hears of it.
  const told = () => events.told.filter(({ event }) => event === 'changes').flatMap(({ data }) => data as object[])
  await expect
    .poll(told)
    .toContainEqual(expect.objectContaining({ table: 'calculation_free_places', order: attached.id }))
  events.close()
  expect(await free(attached)).toEqual([0, 0, 3800])
  await attach([])
  expect(await free(attached)).toEqual([0, 1, 3700])
})
