import type { OutdatedPapers } from '@reisewerk/domain/files/outdated/outdated-papers.contract.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { euros } from '../../invoices/invoices.fixture.ts'

type Stored = { id: number }
const kinds = ['calculation', 'allotment', 'route', 'detailed_route'] as const

let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
let hanging: PlannedTrip
let number: string
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  bernd = await desk.as('bernd')
})
afterAll(() => desk.close())
beforeEach(async () => {
  ;[trip, hanging] = [await planTrip(bernd), await planTrip(bernd)]
  ;({ orderNumber: number } = await expectStatus<{ orderNumber: string }>(200, bernd.get(hanging.order)))
  await expectStatus(201, bernd.post('/api/offers', { order: trip.order }))
  await attach(hanging)
  const types = kinds.map((kind) => `types[]=${kind}`).join('&')
  await expectStatus(200, bernd.post(`/api/orders/${trip.id}/offer/generate-document?${types}`))
  expect(await told()).toEqual({})
})

async function attach(...trips: PlannedTrip[]) {
  const [offer] = await expectStatus<Stored[]>(200, bernd.get(`/api/offers?order.id=${trip.id}`))
  const attachedOrders = trips.map(({ order }) => order)
  await expectStatus(200, bernd.patch(`/api/offers/${offer?.id}`, { attachedOrders }))
}

const papersOf = ({ id }: PlannedTrip) =>
  expectStatus<OutdatedPapers>(200, bernd.get(`/api/orders/${id}/outdated-papers`))

/** What each paper of the trip is told, with the number of the trip that it is about. */
async function told(): Promise<Record<string, string[]>> {
  const { papers } = await papersOf(trip)
  return Object.fromEntries(
    papers.map(({ type, changes }) => [type, changes.map((change) => `${change.trip} ${change.words}`)]),
  )
}
const ofAll = (words: string) => Object.fromEntries(kinds.map((kind) => [kind, [`${number} ${words}`]]))

test('TRUE-04 OFFER-01 papers that tell a trip that hangs on the offer are outdated by what changes in it', async () => {
  expect((await papersOf(trip)).attached).toEqual([hanging.id])
  await expectStatus(200, bernd.patch(hanging.order, { startAt: '21.05.2027', endAt: '24.05.2027' }))
  expect(await told()).toEqual(ofAll('Reise 21.05.2027 bis 24.05.2027 statt 14.05.2027 bis 17.05.2027'))
  expect((await papersOf(hanging)).papers).toEqual([])
})

test('TRUE-04 CALC-06 a price of a trip that hangs on the offer makes the calculation outdated, and no route', async () => {
  const [calculation] = await expectStatus<Stored[]>(200, bernd.get(`/api/calculations?order.id=${hanging.id}`))
  await expectStatus(
    201,
    bernd.post('/api/calculation_price_extras', {
      ...{ calculation: `/api/calculations/${calculation?.id}`, name: 'Chorleitung' },
      ...{ type: 'per_group', sellPrice: euros('999.00') },
    }),
  )
  expect(await told()).toEqual({ calculation: [`${number} Preise geändert`] })
  // Free places are those of the offer's own trip.
  await expectStatus(
    200,
    bernd.patch(`/api/calculations/${calculation?.id}`, {
      freePlaces: [{ numberOfPersons: 20, type: 'double', freePlaces: 1 }],
    }),
  )
  expect(await told()).toEqual({ calculation: [`${number} Preise geändert`] })
})

test('TRUE-04 OFFER-01 a trip that comes to an offer, goes from it or is cancelled makes its papers outdated', async () => {
  await attach()
  expect(await told()).toEqual(ofAll('entfällt'))
  await attach(hanging)
  expect(await told()).toEqual({})
  const other = await planTrip(bernd)
  await attach(hanging, other)
  number = (await expectStatus<{ orderNumber: string }>(200, bernd.get(other.order))).orderNumber
  expect(await told()).toEqual(ofAll('neu'))
  await attach(hanging)
  await expectStatus(200, bernd.patch(hanging.order, { currentStatus: 'cancelled' }))
  number = (await expectStatus<{ orderNumber: string }>(200, bernd.get(hanging.order))).orderNumber
  expect(await told()).toEqual(ofAll('storniert'))
})

test('TRUE-04 OFFER-01 a trip that is deleted is missed by the papers that tell it', async () => {
  const anna = await desk.as('anna')
  await expectStatus(200, anna.patch(hanging.order, { currentStatus: 'deleted' }))
  expect(await told()).toEqual(ofAll('entfällt'))
})

test('TRUE-04 APP-03 nobody is told of a trip that only administrators see', async () => {
  const anna = await desk.as('anna')
  await expectStatus(200, anna.patch(hanging.order, { isAdminOnly: true, groupName: 'Chor am Fjord' }))
  expect(await told()).toEqual({})
})
