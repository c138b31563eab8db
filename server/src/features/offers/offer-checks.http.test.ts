import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { savePrices } from '../calculation/calculation.fixture.ts'
import { openPoints } from './offer-checks.fixture.ts'

let desk: TestApp
let anna: Caller
let bernd: Caller
let trip: PlannedTrip
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[anna, bernd] = [await desk.as('anna'), await desk.as('bernd')]
  trip = await planTrip(bernd)
  await expectStatus(201, bernd.post('/api/offers', { order: trip.order }))
})
afterAll(() => desk.close())

const contents = (by = bernd) => expectStatus<OfferContents>(200, by.get(`/api/orders/${trip.id}/offer/contents`))
const make = (type: string, method: 'get' | 'post' = 'post') =>
  bernd[method](`/api/orders/${trip.id}/offer/generate-document?types=${type}`)
const sellPrice = { amount: '1989.00', currency: 'EUR' }

test('TRUE-06 an offer without price, conditions and currency of its own says so, each with the page on which it is entered', async () => {
  const { checks } = await contents()
  const missing = (point: string) => checks.filter((check) => check.point === point && !check.isMet)
  expect(missing('price')).toMatchObject([{ isRequired: false, path: `/orders/${trip.id}/calculations` }])
  expect(missing('conditions')).toMatchObject([{ path: `/orders/${trip.id}/offer#conditions` }])
  await savePrices(bernd, trip, [{ priceType: 'double', numberOfPersons: 20, sellPrice }])
  expect(openPoints(await contents(), 'price', 'currency')).toEqual([])
  await expectStatus(200, bernd.patch(trip.order, { orderCurrency: 'CHF' }))
  expect(openPoints(await contents(), 'price', 'currency')).toEqual([
    expect.stringContaining('Es gibt keinen Paketpreis'),
    expect.stringContaining('Ein Preis steht in EUR'),
  ])
  await expectStatus(200, bernd.patch(trip.order, { orderCurrency: 'EUR' }))
})

test('TRUE-06 TRUE-07 a text in another language than the paper is told before it is made', async () => {
  const [offer] = await expectStatus<{ id: number }[]>(200, bernd.get(`/api/offers?order.id=${trip.id}`))
  const text = 'Wir danken für Ihre Anfrage und freuen uns auf die Reise mit Ihnen.'
  await expectStatus(200, bernd.patch(`/api/offers/${offer?.id}`, { introText: text }))
  expect(openPoints(await contents(), 'language')).toEqual([])
  expect(openPoints(await contents(bernd.with({ 'x-locale': 'en' })), 'language')).toEqual([
    expect.stringMatching(/^Anschreiben: offenbar nicht auf Englisch/),
  ])
})

test('TRUE-06 what the house has made binding keeps a paper from being made, by POST and by GET; a preview is drawn all the same', async () => {
  const settings = (binding: string[]) => anna.patch('/api/settings/1', { offer: { binding } })
  await expectStatus(200, settings(['conditions']))
  const refused = { code: 'checks_open', message: 'Erst, wenn erledigt ist: Konditionen.' }
  for (const type of ['offer', 'offer_confirmation']) {
    expect(await make(type)).toMatchObject({ status: 409, body: refused })
  }
  expect(await make('offer', 'get')).toMatchObject({ status: 409, body: refused })
  expect((await contents()).checks.find(({ point }) => point === 'conditions')).toMatchObject({ isRequired: true })
  await expectStatus(200, bernd.post(`/api/orders/${trip.id}/offer/preview?types=offer`))
  // A calculation holds nobody to conditions.
  await expectStatus(200, make('calculation'))
  await expectStatus(200, settings([]))
  await expectStatus(200, make('offer'))
})
