import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Service = { id: number; offerType: string | null; offerProvider: string | null }
let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
let north: Record<string, number>
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  bernd = await desk.as('bernd')
  north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
})
afterAll(() => desk.close())

async function paper(types: string): Promise<string> {
  const path = `/api/orders/${trip.id}/offer/generate-document?types=${types}`
  const stored = await expectStatus<{ path: string }>(200, bernd.post(path))
  const { text } = await readPdf((await bernd.get(stored.path)).raw)
  return untypeset(text).replaceAll(/\s+/g, ' ')
}

test('OFFER-04 whom the offer names stands on it and nowhere else, as an example or for certain', async () => {
  const day = trip.days[0]?.link
  const made = (kind: string, more: object) =>
    expectStatus<Service>(201, bernd.post(`/api/${kind}_placeholders`, { day, isBrandNew: false, ...more }))
  const hotel = await made('hotel', {})
  const ferry = await made('ferry', { offerBus: true })
  const flight = await made('airline', {})
  expect(hotel).toMatchObject({ offerType: null, offerProvider: null })
  const change = (kind: string, { id }: Service, body: object) =>
    expectStatus<Service>(200, bernd.patch(`/api/${kind}_placeholders/${id}`, body))
  const named = { offerType: 'example', offerProvider: `/api/hotels/${north['Hotel Fjordblick']}` }
  expect(await change('hotel', hotel, named)).toMatchObject({
    offerType: 'example',
    offerProvider: `/api/providers/${north['Hotel Fjordblick']}`,
  })
  await change('ferry', ferry, {
    offerType: 'fixed',
    offerProvider: `/api/ferries/${north.Nordlinie}`,
    offerSprinter: true,
  })
  await change('airline', flight, { offerPriceType: 'not_reserved' })
  for (const types of ['offer', 'offer_confirmation']) {
    const text = await paper(types)
    expect(text).toMatch(/z\.\sB\. Hotel Fjordblick/)
    expect(text).toContain('Fähre mit Nordlinie, Reisebus und Sprinter an Bord')
    expect(text).toContain('Flug, Unverbindlicher Flugpreis')
  }
  expect(await paper('route')).not.toMatch(/Beispielhotel|B\. Hotel|Nordlinie|Flugpreis/)
  expect(await paper('allotment')).not.toMatch(/Beispielhotel|B\. Hotel|Fjordblick|Nordlinie/)
  await change('hotel', hotel, { offerType: null, offerProvider: null })
  expect(await paper('offer')).not.toContain('Fjordblick')
  expect(await bernd.patch(`/api/hotel_placeholders/${hotel.id}`, { offerType: 'vielleicht' })).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'offerType' }] },
  })
})

test('OFFER-04 whoever wants somebody named and has chosen nobody is told which services that are', async () => {
  const own = await planTrip(bernd)
  const day = own.days[0]?.link
  const made = (kind: string, more: object = {}) =>
    expectStatus<Service>(201, bernd.post(`/api/${kind}_placeholders`, { day, isBrandNew: false, ...more }))
  const type = { name: 'Stadtführung', category: 'guide' }
  const { id } = await expectStatus<Service>(201, (await desk.as('anna')).post('/api/other_service_types', type))
  const hotel = await made('hotel')
  const tour = await made('other', { otherServiceType: `/api/other_service_types/${id}` })
  const unnamed = async () =>
    (await expectStatus<{ unnamedServices: number[] }>(200, bernd.get(`/api/orders/${own.id}/offer/contents`)))
      .unnamedServices
  expect(await unnamed()).toEqual([])
  await expectStatus(200, bernd.patch(`/api/hotel_placeholders/${hotel.id}`, { offerType: 'fixed' }))
  await expectStatus(200, bernd.patch(`/api/other_placeholders/${tour.id}`, { offerType: 'example' }))
  expect(await unnamed()).toEqual([hotel.id, tour.id])
  const provider = `/api/hotels/${north['Hotel Fjordblick']}`
  await expectStatus(200, bernd.patch(`/api/hotel_placeholders/${hotel.id}`, { offerProvider: provider }))
  expect(await unnamed()).toEqual([tour.id])
  // Whom the chosen request asks is named as well.
  const [guides] = await desk.db.query<{ id: number }>(
    `insert into providers (kind, name) values ('other', 'Oslo Guides') returning id::int`,
  )
  const asked = { placeholder: `/api/placeholders/${tour.id}`, provider: `/api/providers/${guides?.id}` }
  const request = await expectStatus<{ id: number }>(201, bernd.post('/api/other_requests', asked))
  const chosen = { selectedRequest: `/api/requests/${request.id}` }
  await expectStatus(200, bernd.patch(`/api/other_placeholders/${tour.id}`, chosen))
  expect(await unnamed()).toEqual([])
  const path = `/api/orders/${own.id}/offer/generate-document?types=offer`
  const stored = await expectStatus<{ path: string }>(200, bernd.post(path))
  const { text } = await readPdf((await bernd.get(stored.path)).raw)
  expect(untypeset(text).replaceAll(/\s+/g, ' ')).toContain('Stadtführung mit z. B. Oslo Guides')
})
