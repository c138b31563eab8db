import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Made = { id: number }
let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
const euros = (amount: string) => ({ amount, currency: 'EUR' })
/** Each kind of service with the prices its row of the calculation is given. */
const kinds = [
  ['hotel', 'calculation_price_hotels', { doubleRoomSellPrice: '40.00', singleRoomPremiumSellPrice: '15.00' }],
  ['ferry', 'calculation_price_ferries', { outsideDoubleCabinSellPrice: '61.00' }],
  ['train', 'calculation_price_trains', { secondDoubleCabinSellPrice: '12.34' }],
  ['airline', 'calculation_price_airlines', { sellPrice: '99.95' }],
  ['other', 'calculation_price_others', { sellPrice: '7.77' }],
] as const
const rows: Record<string, string> = {}

beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  bernd = await desk.as('bernd')
  trip = await planTrip(bernd)
  const day = trip.days[0]?.link
  for (const [kind, resource, prices] of kinds) {
    const offered = { status: 'additional', price: euros('500.00') }
    await expectStatus(201, bernd.post(`/api/${kind}_placeholders`, { day, clientOffer: offered }))
    const [row] = await expectStatus<Made[]>(200, bernd.get(`/api/${resource}?order.id=${trip.id}`))
    rows[kind] = `/api/${resource}/${row?.id}`
    const body = Object.fromEntries(Object.entries(prices).map(([field, amount]) => [field, euros(amount)]))
    await expectStatus(200, bernd.put(rows[kind], body))
  }
})
afterAll(() => desk.close())

async function told(): Promise<string[]> {
  const { extras } = await expectStatus<OfferContents>(200, bernd.get(`/api/orders/${trip.id}/offer/contents`))
  return extras.flatMap((group) => group.rows.map(({ price }) => price.replaceAll(/\s/g, ' ')))
}

test('CALC-01 OFFER-04 an offer names the prices of the calculation for what is offered on top, not those of the day plan', async () => {
  expect((await told()).toSorted()).toEqual(['12,34 €', '15,00 €', '40,00 €', '61,00 €', '7,77 €', '99,95 €'])
})

test('CALC-02 OFFER-04 what the calculation hides is on no paper', async () => {
  await expectStatus(200, bernd.put(rows.airline ?? '', { billingType: 'not_included' }))
  expect(await told()).not.toContain('99,95 €')
  expect(await told()).toHaveLength(5)
})
