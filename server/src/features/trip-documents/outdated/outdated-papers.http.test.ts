import type { OutdatedPaper } from '@reisewerk/domain/files/outdated/outdated-papers.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { planServices } from '../../../test/planned-services.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Stored = { id: number; name: string }

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

const outdated = async ({ id }: PlannedTrip) =>
  (await expectStatus<{ papers: OutdatedPaper[] }>(200, bernd.get(`/api/orders/${id}/outdated-papers`))).papers
const wordsOf = (papers: readonly OutdatedPaper[], { id }: Stored) =>
  papers.find((paper) => paper.id === id)?.changes.map(({ words }) => words) ?? []

function generate({ id }: PlannedTrip, types: string): Promise<Stored> {
  return expectStatus<Stored>(200, bernd.post(`/api/orders/${id}/offer/generate-document?types=${types}`))
}

async function papersOfTrip() {
  const trip = await planTrip(bernd)
  const [, day, next] = trip.days
  if (day === undefined || next === undefined) throw new Error('a planned trip has days')
  const services = await planServices(bernd, north, day, next.date)
  const [offer, route] = [await generate(trip, 'offer'), await generate(trip, 'route')]
  const vouchers = await expectStatus<Stored>(200, bernd.post(`/api/orders/${trip.id}/voucher/generate-document`))
  return { trip, services, offer, route, vouchers }
}

test('TRUE-04 papers made before a house declined, the group grew or the trip moved say that they are outdated, and by what', async () => {
  const { trip, services, offer, route, vouchers } = await papersOfTrip()
  expect(await outdated(trip)).toEqual([])

  await expectStatus(
    200,
    bernd.patch(`/api/hotel_requests/${services.hotelRequest}`, { requestStatus: { status: 'declined' } }),
  )
  const declined = await outdated(trip)
  expect(wordsOf(declined, vouchers)).toEqual(['Tag 2: Hotel Fjordblick abgesagt'])
  expect(wordsOf(declined, route)).toEqual(['Tag 2: Hotel Fjordblick abgesagt'])
  expect(wordsOf(declined, offer).join()).toContain('Fjordblick')

  await expectStatus(
    200,
    bernd.patch(`/api/hotel_requests/${services.hotelRequest}`, { requestStatus: { status: 'option' } }),
  )
  expect(await outdated(trip)).toEqual([])

  await growTo(trip, 22)
  expect(wordsOf(await outdated(trip), vouchers)).toContain('Zimmer geändert')
  expect(wordsOf(await outdated(trip), route)).toEqual([])

  await expectStatus(200, bernd.patch(trip.order, { startAt: '21.05.2027', endAt: '24.05.2027' }))
  const moved = await outdated(trip)
  const period = 'Reise 21.05.2027 bis 24.05.2027 statt 14.05.2027 bis 17.05.2027'
  expect(wordsOf(moved, vouchers)).toContain(period)
  expect(wordsOf(moved, route)).toEqual([period])
  expect(wordsOf(moved, offer)).not.toEqual([])

  const again = await generate(trip, 'route')
  expect(wordsOf(await outdated(trip), again)).toEqual([])
})

test('TRUE-04 vouchers are not outdated by what they do not print: more are asked for while the same are booked', async () => {
  const { trip, vouchers } = await papersOfTrip()
  const { body } = await bernd.get<{ id: number; doubleRooms: { askedAmount: number; reservedAmount: number }[] }[]>(
    `/api/order_contingent_hotels?order.id=${trip.id}`,
  )
  const [rooms] = body
  const amounts = (change: (asked: number) => object) =>
    expectStatus(
      200,
      bernd.put(`/api/order_contingent_hotels/${rooms?.id}`, {
        doubleRooms: rooms?.doubleRooms.map((room) => ({ ...room, ...change(room.askedAmount) })),
      }),
    )
  await amounts((asked) => ({ reservedAmount: asked }))
  const made = await expectStatus<Stored>(200, bernd.post(`/api/orders/${trip.id}/voucher/generate-document`))
  expect(wordsOf(await outdated(trip), made)).toEqual([])
  await amounts((asked) => ({ askedAmount: asked + 7, reservedAmount: asked }))
  expect(wordsOf(await outdated(trip), made)).toEqual([])
  await amounts((asked) => ({ askedAmount: asked + 7, reservedAmount: asked + 1 }))
  expect(wordsOf(await outdated(trip), made)).toEqual(['Zimmer geändert'])
  expect(wordsOf(await outdated(trip), vouchers)).toContain('Zimmer geändert')
})

test('TRUE-04 vouchers are outdated by what is agreed otherwise with whom they are for: board, booking number, who drives', async () => {
  const { trip, services, route, vouchers } = await papersOfTrip()
  const request = `/api/hotel_requests/${services.hotelRequest}`
  const { board } = await expectStatus<{ board: string }>(200, bernd.get(request))
  await expectStatus(200, bernd.patch(request, { board: board === 'full' ? 'half' : 'full' }))
  const changed = await outdated(trip)
  expect(wordsOf(changed, vouchers)).toEqual(['Tag 2: Hotel Fjordblick andere Verpflegung'])
  expect(wordsOf(changed, route)).toEqual([])
  await expectStatus(200, bernd.patch(request, { board }))
  expect(await outdated(trip)).toEqual([])
  await expectStatus(200, bernd.patch(request, { optionNr: 'FB-11' }))
  expect(wordsOf(await outdated(trip), vouchers)).toEqual(['Tag 2: Hotel Fjordblick andere Buchungsnummer'])
})

test('TRUE-04 vouchers are outdated by the telephone number they print, not by what their request overrules or what is on none', async () => {
  const { trip, services, vouchers } = await papersOfTrip()
  const told = async () => wordsOf(await outdated(trip), vouchers)
  const { hotelRequest } = services
  const hotel = `/api/hotel_placeholders/${services.hotel}`
  const { board, times } = await expectStatus<{ board: string; times: object[] }>(200, bernd.get(hotel))
  // Meals have the hours they had; what one eats is agreed in the request.
  await expectStatus(200, bernd.patch(hotel, { board: board === 'full' ? 'half' : 'full', times }))
  await expectStatus(200, bernd.patch(hotel, { routeDescription: 'Am Fjord entlang', hotelType: { stars: 4 } }))
  expect(await told()).toEqual([])
  const admin = await desk.as('anna')
  const house = `/api/providers/${north['Hotel Fjordblick']}`
  const { phone } = await expectStatus<{ phone: string }>(200, admin.get(house))
  await expectStatus(200, admin.patch(house, { phone: '+47 57 69 00 01' }))
  expect(await told()).toEqual(['Tag 2: Hotel Fjordblick andere Telefonnummer'])
  await expectStatus(200, admin.patch(house, { phone }))
  expect(await told()).toEqual([])

  await expectStatus(200, bernd.patch(hotel, { showVoucher: false }))
  const hidden = await told()
  await expectStatus(200, bernd.patch(`/api/hotel_requests/${hotelRequest}`, { optionNr: 'FB-12' }))
  expect(await told()).toEqual(hidden)
  const without = await expectStatus<Stored>(200, bernd.post(`/api/orders/${trip.id}/voucher/generate-document`))
  await expectStatus(200, bernd.patch(`/api/hotel_requests/${hotelRequest}`, { optionNr: 'FB-13' }))
  expect(wordsOf(await outdated(trip), without)).toEqual([])
})

test('TRUE-04 vouchers are outdated by the deletion of the address they print', async () => {
  const house = north['Hotel Fjordblick']
  const [address] = await desk.db.query<{ id: number }>(
    `insert into addresses (provider_id, street_address, city, sort) values ($1, 'Strandveien 4', 'Oslo', -5) returning id::int`,
    [house],
  )
  const { trip, vouchers } = await papersOfTrip()
  expect(await outdated(trip)).toEqual([])
  const admin = await desk.as('anna')
  await expectStatus(204, admin.delete(`/api/addresses/${address?.id}`))
  expect(wordsOf(await outdated(trip), vouchers)).toEqual(['Tag 2: Hotel Fjordblick andere Anschrift'])
})

test('TRUE-01 TRUE-04 an option that has run out makes papers outdated that name its house, like a decline', async () => {
  const { trip, services, route, vouchers } = await papersOfTrip()
  const until = (dueDate: string) =>
    expectStatus(200, bernd.patch(`/api/hotel_requests/${services.hotelRequest}`, { optionTodo: { dueDate } }))
  const held = { requestStatus: { status: 'option' } }
  await expectStatus(200, bernd.patch(`/api/hotel_requests/${services.hotelRequest}`, held))
  await until('21.11.2026')
  expect(await outdated(trip)).toEqual([])
  await until('20.11.2026')
  const lapsed = await outdated(trip)
  for (const paper of [vouchers, route])
    expect(wordsOf(lapsed, paper)).toEqual(['Tag 2: Option von Hotel Fjordblick abgelaufen'])
  const again = await generate(trip, 'detailed_route')
  expect(wordsOf(await outdated(trip), again)).toEqual([])
  await until('30.11.2026')
  const back = await outdated(trip)
  expect(wordsOf(back, vouchers)).toEqual([])
  expect(wordsOf(back, again)).toEqual(['Tag 2: Hotel Fjordblick wieder dabei'])
})

test('TRUE-04 an offer that was handed over is what its reader goes by; of another house nothing is told', async () => {
  const { trip, offer } = await papersOfTrip()
  const [version] = await expectStatus<{ id: number }[]>(200, bernd.get(`/api/offer_versions?order.id=${trip.id}`))
  await expectStatus(200, bernd.post(`/api/offer_versions/${version?.id}/sent`))
  await expectStatus(200, bernd.patch(trip.order, { groupName: 'Chor am Fjord' }))
  const told = (await outdated(trip)).find(({ id }) => id === offer.id)
  expect(told).toMatchObject({ isGoneBy: true, sentAt: expect.any(String), type: 'offer' })
  expect((await clara.get(`/api/orders/${trip.id}/outdated-papers`)).status).toBe(404)
})

test('TRUE-04 OFFER-11 an offer in another language is outdated by what has changed, not by its language', async () => {
  const { trip, offer } = await papersOfTrip()
  const path = `/api/orders/${trip.id}/offer/generate-document?types=offer`
  const english = await expectStatus<Stored>(200, bernd.with({ 'x-locale': 'en' }).post(path))
  expect(await outdated(trip)).toEqual([])
  const versions = await expectStatus<{ id: number }[]>(200, bernd.get(`/api/offer_versions?order.id=${trip.id}`))
  expect(versions).toHaveLength(2)
  const told = async (locale: string) => {
    const by = bernd.with({ 'x-locale': locale })
    const compared = versions.map(({ id }) => expectStatus(200, by.get(`/api/offer_versions/${id}/comparison`)))
    return Promise.all(compared)
  }
  const nothing = [{ parts: [] }, { parts: [] }]
  expect([await told('de_DE'), await told('fr')]).toEqual([nothing, nothing])
  // The trip's own language is none that the papers were written in.
  await expectStatus(200, bernd.patch(trip.order, { orderLocale: 'fr' }))
  expect([await outdated(trip), await told('fr')]).toEqual([[], nothing])
  await expectStatus(200, bernd.patch(trip.order, { groupName: 'Chor am Fjord' }))
  const renamed = await outdated(trip)
  expect(wordsOf(renamed, english)).toEqual(wordsOf(renamed, offer))
  expect(wordsOf(renamed, english).join()).toContain('Chor am Fjord')
})

test('TRUE-04 OFFER-01 what has changed of a trip that hangs on an offer is told with its number', async () => {
  const [trip, hanging] = [await planTrip(bernd), await planTrip(bernd)]
  const { id } = await expectStatus<Stored>(201, bernd.post('/api/offers', { order: trip.order }))
  await expectStatus(200, bernd.patch(`/api/offers/${id}`, { attachedOrders: [hanging.order] }))
  const offer = await generate(trip, 'offer')
  await expectStatus(200, bernd.patch(hanging.order, { groupName: 'Chor am Fjord' }))
  const { orderNumber } = await expectStatus<{ orderNumber: string }>(200, bernd.get(hanging.order))
  const [paper] = (await outdated(trip)).filter((one) => one.id === offer.id)
  expect(paper?.changes).toEqual([
    { trip: orderNumber, words: expect.stringMatching(/^[^0-9]*Chor am Fjord/), at: null },
  ])
})

async function growTo({ order }: PlannedTrip, doubles: number): Promise<void> {
  type Contingent = { id: number; doubleRooms: { id: number }[] }
  const trip = await expectStatus<{ hotelContingent: Contingent }>(
    200,
    bernd.get(`${order}?_groups[]=trip_dashboard_read`),
  )
  const { id, doubleRooms } = trip.hotelContingent
  const [room] = doubleRooms
  await expectStatus(
    200,
    bernd.patch(`/api/order_contingent_hotels/${id}`, { doubleRooms: [{ id: room?.id, askedAmount: doubles }] }),
  )
}

test('TRUE-04 a calculation and a contract are outdated by extras, free places and conditions they print, and by them alone', async () => {
  const trip = await planTrip(bernd)
  const [calculation] = await expectStatus<Stored[]>(200, bernd.get(`/api/calculations?order.id=${trip.id}`))
  const at = `/api/calculations/${calculation?.id}`
  const offer = await expectStatus<Stored>(201, bernd.post('/api/offers', { order: `/api/orders/${trip.id}` }))
  const papers = [await generate(trip, 'calculation'), await generate(trip, 'allotment')] as const
  const told = async () => {
    const now = await outdated(trip)
    return papers.map((paper) => wordsOf(now, paper))
  }
  expect(await told()).toEqual([[], []])

  const chorus = {
    calculation: at,
    name: 'Chorleitung',
    type: 'per_group',
    sellPrice: { amount: '999.00', currency: 'EUR' },
  }
  const extra = await expectStatus<Stored>(201, bernd.post('/api/calculation_price_extras', chorus))
  expect(await told()).toEqual([['Preise geändert'], []])
  await expectStatus(204, bernd.delete(`/api/calculation_price_extras/${extra.id}`))
  expect(await told()).toEqual([[], []])

  await expectStatus(200, bernd.patch(at, { freePlaces: [{ numberOfPersons: 20, type: 'double', freePlaces: 1 }] }))
  expect(await told()).toEqual([['Freiplätze geändert'], ['Freiplätze geändert']])
  await expectStatus(200, bernd.patch(at, { freePlaces: [], minimumPersons: 18 }))
  expect(await told()).toEqual([['Mindestteilnehmerzahl geändert'], ['Mindestteilnehmerzahl geändert']])
  await expectStatus(200, bernd.patch(at, { minimumPersons: null }))

  const step = {
    offer: `/api/offers/${offer.id}`,
    category: 'Zahlungen',
    type: 'days',
    days: 60,
    conditionText: '20 %',
  }
  await expectStatus(201, bernd.post('/api/offer_conditions', step))
  expect(await told()).toEqual([[], ['Konditionen geändert']])
})
