import type { Calculation } from '@reisewerk/domain/calculation/calculate.ts'
import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { askForTriples, calculationOf, savePrices } from '../calculation/calculation.fixture.ts'
import { openPoints } from './offer-checks.fixture.ts'

type Made = { id: number }
let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
const euros = (amount: string) => ({ amount, currency: 'EUR' })
/** Each kind of service with the prices its row of the calculation is given. */
const kinds = [
  ['hotel', 'calculation_price_hotels', { doubleRoomSellPrice: '40.00', singleRoomPremiumSellPrice: '15.00' }],
  ['ferry', 'calculation_price_ferries', { outsideDoubleCabinSellPrice: '61.00' }, { type: 'night' }],
  ['train', 'calculation_price_trains', { secondDoubleCabinSellPrice: '12.34' }],
  ['airline', 'calculation_price_airlines', { sellPrice: '99.95' }],
  ['other', 'calculation_price_others', { sellPrice: '7.77' }],
] as const
const rows: Record<string, string> = {}
let otherServiceType: string

beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  bernd = await desk.as('bernd')
  trip = await planTrip(bernd)
  const tour = { name: 'Reservierter Salon', category: 'other' }
  const anna = await desk.as('anna')
  otherServiceType = `/api/other_service_types/${(await expectStatus<Made>(201, anna.post('/api/other_service_types', tour))).id}`
  const day = trip.days[0]?.link
  for (const [kind, resource, prices, more] of kinds) {
    const offered = { status: 'additional', price: euros('500.00') }
    await expectStatus(
      201,
      bernd.post(`/api/${kind}_placeholders`, {
        day,
        clientOffer: offered,
        ...more,
        ...(kind === 'other' && { otherServiceType }),
      }),
    )
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

test('OFFER-04 OFFER-06 CALC-03 supplements, extras and discounts stand on offer and reconfirmation at the unit prices of the calculation', async () => {
  await askForTriples(bernd, trip, 2)
  const { id, contingentPrices } = await calculationOf(trip, bernd)
  const supplement = contingentPrices.find(({ priceType }) => priceType === 'hotelSupplement')
  await expectStatus(
    200,
    bernd.put(`/api/calculation_price_contingents/${supplement?.id}`, { sellPrice: euros('-31.50') }),
  )
  const calculation = `/api/calculations/${id}`
  const add = (name: string, type: string, amount: string) => {
    return expectStatus<Made>(
      201,
      bernd.post('/api/calculation_price_extras', { calculation, name, type, sellPrice: euros(amount) }),
    )
  }
  await add('Trinkgeld', 'per_person', '12.50')
  await add('Frühbucher', 'per_person', '-20.00')
  const hidden = await add('Provision', 'per_group', '987.65')
  await expectStatus(200, bernd.put(`/api/calculation_price_extras/${hidden.id}`, { billingType: 'not_included' }))

  const { lines } = await expectStatus<Calculation>(200, bernd.get(`${calculation}/lines?contingent_type=Asked`))
  const unit = (name: string) => lines.find((line) => line.name === name)?.parts[0]?.unitCents
  expect([unit('Dreibettzimmer'), unit('Trinkgeld'), unit('Frühbucher')]).toEqual([-3_150, 1_250, -2_000])
  for (const type of ['offer', 'offer_confirmation']) {
    const text = await paper(type)
    expect(text).toMatch(/Dreibettzimmer pro Person −31,50 €/)
    expect(text).toMatch(/Trinkgeld pro Person 12,50 €/)
    expect(text).toMatch(/Ermäßigungen Frühbucher pro Person −20,00 €/i)
    expect(text).not.toMatch(/Provision|987,65/)
    // The days name no other price than the list, and nothing that is hidden.
    expect(text).toContain('Zusätzlich buchbar: Hotel 40,00 € p. P.')
    expect(text).not.toMatch(/500,00|Flug/)
  }
})

test('CALC-08 the draft warns where no tier reaches down to the group, and tells the tiers as 002 names them', async () => {
  const tier = (priceType: string, numberOfPersons: number, amount: string) => {
    return { priceType, numberOfPersons, sellPrice: euros(amount) }
  }
  const contents = () => expectStatus<OfferContents>(200, bernd.get(`/api/orders/${trip.id}/offer/contents`))
  const { contingent } = await calculationOf(trip, bernd)
  const guests = contingent.rooms.reduce((sum, { persons, askedAmount }) => sum + persons * askedAmount, 0)
  await savePrices(bernd, trip, [
    tier('double', 60, '900.00'),
    tier('double', 70, '800.00'),
    tier('single', 5, '398.00'),
  ])
  expect(openPoints(await contents(), 'calculation')).toEqual([
    `Für ${guests} Pax gibt es keinen Paketpreis. Es gilt der letzte, ab 70 Pax.`,
  ])
  const text = await paper('offer')
  expect(text).toMatch(/Doppelzimmer ab 60 Pax 900,00 € ab 70 Pax 800,00 €/i)
  expect(text).toMatch(/Einzelzimmerzuschlag pro Person bis 5 EZ 398,00 €/i)
  await savePrices(bernd, trip, [tier('double', 20, '900.00')])
  expect(openPoints(await contents(), 'calculation')).toEqual([])
})

test('OFFER-04 APP-06 no price in another currency than the trip is on a paper, of services on top as of all others', async () => {
  const { id } = await calculationOf(trip, bernd)
  const day = trip.days[1]?.link
  const offered = { status: 'optional', price: euros('77.00') }
  await expectStatus(201, bernd.post('/api/other_placeholders', { day, clientOffer: offered, otherServiceType }))
  await expectStatus(200, bernd.put(`/api/calculations/${id}`, { minimumPersons: 15 }))
  expect(await paper('offer')).toContain('77,00 €')
  await expectStatus(200, bernd.patch(trip.order, { orderCurrency: 'NOK' }))
  expect(new Set(await told())).toEqual(new Set(['auf Anfrage']))
  expect(await paper('offer')).not.toContain('€')
  await expectStatus(200, bernd.patch(trip.order, { orderCurrency: 'EUR' }))
  // A price for fewer guests than with whom the trip takes place: the draft says who has none.
  const contents = await expectStatus<OfferContents>(200, bernd.get(`/api/orders/${trip.id}/offer/contents`))
  expect(openPoints(contents, 'calculation', 'currency')).toEqual([
    'Für 15 bis 19 Pax gibt es keinen Paketpreis: Die Reise findet ab 15 statt, der erste gilt ab 20 Pax.',
  ])
})

async function paper(type: string): Promise<string> {
  const path = `/api/orders/${trip.id}/offer/generate-document?types=${type}`
  const stored = await expectStatus<{ path: string }>(200, bernd.post(path))
  const { text } = await readPdf((await bernd.get(stored.path)).raw)
  return untypeset(text).replaceAll(/\s+/g, ' ')
}

test('OFFER-04 CALC-07 a price of a request stands under the name its service has in the day plan, in the language of the paper', async () => {
  // The last test: it adds a service of its own.
  const day = trip.days[1]?.link
  const boat = await expectStatus<Made>(
    201,
    bernd.post('/api/ferry_placeholders', {
      ...{ day, type: 'day', serviceDescription: 'Deck reserviert', clientOffer: { status: 'additional' } },
    }),
  )
  const request = await expectStatus<Made>(
    201,
    bernd.post('/api/ferry_requests', {
      ...{ placeholder: `/api/ferry_placeholders/${boat.id}`, contingent: { askedAmount: 30 } },
      ...{ requestStatus: { status: 'option' } },
      itemPrices: [{ name: 'Imbiss', quantityType: 'per_person', price: euros('4.00') }],
    }),
  )
  const selectedRequest = `/api/ferry_requests/${request.id}`
  await expectStatus(200, bernd.patch(`/api/ferry_placeholders/${boat.id}`, { selectedRequest }))
  const { itemPrices } = await calculationOf(trip, bernd)
  const item = itemPrices.find(({ name }) => name === 'Imbiss')
  await expectStatus(
    200,
    bernd.put(`/api/request_item_prices/${item?.id}`, { billingType: 'additional', sellPrice: euros('6.00') }),
  )
  const contentsIn = (locale: string) =>
    expectStatus<OfferContents>(200, bernd.with({ 'x-locale': locale }).get(`/api/orders/${trip.id}/offer/contents`))
  const told = async (locale: string) =>
    (await contentsIn(locale)).extras.flatMap(({ rows }) =>
      rows.map(({ name }) => untypeset(name).replaceAll(/\s/g, ' ')),
    )
  expect(await told('de_DE')).toContain('Fähre, Tag 2: Imbiss')
  expect(await told('fr')).toContain('Ferry, jour 2 : Imbiss')
  const { services } = await contentsIn('fr')
  expect(services).toContainEqual({ id: boat.id, name: 'Ferry', day: 2 })
})
