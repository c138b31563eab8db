import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { jpegOf } from '@reisewerk/domain/files/photos/pictures.fixture.ts'
import type { OfferedDay } from '@reisewerk/domain/offers/photos/offer-photo.contract.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Check = { point: string; isMet: boolean; message: string; path: string | null }
type Violated = { violations: { propertyPath: string; message: string }[] }
type Made = { id: number; path: string }

let desk: TestApp
let bernd: Caller
let clara: Caller
let hotel: number
let norway: number
let trip: PlannedTrip
let offer: { id: number }
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[bernd, clara] = [await desk.as('bernd'), await desk.as('clara')]
  const north = await loadNorth(desk.db)
  hotel = north['Hotel Fjordblick'] ?? 0
  const [row] = await desk.db.query<{ id: number }>(
    `insert into destinations (name) values ('Norwegen') returning id::int`,
  )
  norway = row?.id ?? 0
  trip = await planTrip(bernd)
  await expectStatus(200, bernd.patch(trip.order, { trip: { destinations: [`/api/destinations/${norway}`] } }))
  const place = `/api/places/${north.Oslo}`
  const stay = await expectStatus<Made>(201, bernd.post('/api/hotel_placeholders', { day: trip.days[0]?.link, place }))
  const asked = { placeholder: `/api/placeholders/${stay.id}`, hotel: `/api/hotels/${hotel}` }
  const request = await expectStatus<Made>(201, bernd.post('/api/hotel_requests', asked))
  const selected = { selectedRequest: `/api/hotel_requests/${request.id}` }
  await expectStatus(200, bernd.put(`/api/hotel_placeholders/${stay.id}`, selected))
  offer = await expectStatus(201, bernd.post('/api/offers', { order: trip.order }))
})
afterAll(() => desk.close())

const rights = { source: 'Anna Berg', licence: 'CC BY 4.0' }

/** No two alike: the PDF would hold the same picture once. */
let width = 90

async function photo(home: string, told: object, who = bernd): Promise<number> {
  const sent = who
    .with({ 'content-type': 'image/jpeg' })
    .post<Made>(`/api/photos/upload?${home}`, Buffer.from(jpegOf(width++, 60)))
  const { id } = await expectStatus<Made>(201, sent)
  await expectStatus(200, who.patch(`/api/photos/${id}`, told))
  return id
}
const day = (index: number) => trip.days[index]?.id ?? 0
const chosen = (photos: readonly (readonly [day: number, photo: number])[]) =>
  bernd.patch<Violated>(`/api/offers/${offer.id}`, {
    photos: photos.map(([ofDay, id]) => ({ day: `/api/days/${ofDay}`, photo: `/api/photos/${id}` })),
  })
const openPoints = async () =>
  (await expectStatus<{ checks: Check[] }>(200, bernd.get(`${trip.order}/offer/contents`))).checks.filter(
    ({ point, isMet }) => point === 'photos' && !isMet,
  )
async function madeOffer() {
  const { id, path } = await expectStatus<Made>(200, bernd.post(`${trip.order}/offer/generate-document`, {}))
  return { id, bytes: (await bernd.get(path)).raw }
}
async function told(bytes: Buffer) {
  const pdf = await PDFDocument.load(bytes)
  const images = pdf.context
    .enumerateIndirectObjects()
    .filter(([, one]) => one instanceof PDFRawStream && one.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))
  const { text, archival, isTagged } = await readPdf(bytes)
  return { images: images.length, text: untypeset(text), archival, isTagged }
}

test('MOVE-08 OFFER-11 the PDF of an offer shows the chosen photos with caption, credit and alternative text, and keeps them', async () => {
  const own = await photo(`day=${day(0)}`, { caption: 'Blick auf den Hafen', ...rights })
  const house = await photo(`provider=${hotel}`, { caption: 'Zimmer zum Fjord', ...rights })
  const without = await told((await madeOffer()).bytes)
  expect([without.images, without.text.includes('Anna Berg')]).toEqual([0, false])

  expect(
    (
      await chosen([
        [day(0), own],
        [day(0), house],
      ])
    ).status,
  ).toBe(200)
  const { id, bytes } = await madeOffer()
  const shown = await told(bytes)
  expect(shown).toMatchObject({ images: 2, archival: '2A', isTagged: true })
  for (const words of ['Blick auf den Hafen', 'Zimmer zum Fjord', 'Foto: Anna Berg, CC BY 4.0']) {
    expect(shown.text).toContain(words)
  }
  expect(bytes.toString('latin1')).toMatch(/\/Alt/)

  // What was made stays as it was made.
  await expectStatus(204, bernd.delete(`/api/photos/${own}`))
  expect((await told((await bernd.get(`/api/documents/${id}/file`)).raw)).images).toBe(2)
  const [version] = await expectStatus<{ id: number }[]>(
    200,
    bernd.get(`/api/offer_versions?order.id=${trip.id}&_order[id]=desc`),
  )
  const changes = await expectStatus<{ parts: { title: string }[] }>(
    200,
    bernd.get(`/api/offer_versions/${version?.id}/comparison`),
  )
  expect(changes.parts.map(({ title }) => title)).toContain('Fotos')
  expect((await told((await madeOffer()).bytes)).images).toBe(1)

  await expectStatus(200, bernd.patch(`/api/offers/${offer.id}`, { attachRouteDescription: 'short' }))
  expect((await told((await madeOffer()).bytes)).images, 'without its days').toBe(0)
  await expectStatus(200, bernd.patch(`/api/offers/${offer.id}`, { attachRouteDescription: 'long' }))
})

test('MOVE-08 OFFER-01 an offer over several trips shows with each the photos that were chosen for it', async () => {
  const later = await planTrip(bernd)
  const own = await expectStatus<Made>(201, bernd.post('/api/offers', { order: later.order }))
  const harbour = await photo(`day=${later.days[0]?.id}`, { caption: 'Der Hafen der zweiten Reise', ...rights })
  const photos = [{ day: later.days[0]?.link, photo: `/api/photos/${harbour}` }]
  await expectStatus(200, bernd.patch(`/api/offers/${own.id}`, { photos, attachRouteDescription: 'short' }))
  const before = await told((await madeOffer()).bytes)
  await expectStatus(200, bernd.patch(`/api/offers/${offer.id}`, { attachedOrders: [later.order] }))
  const both = await told((await madeOffer()).bytes)
  expect(both.images - before.images).toBe(1)
  expect(both.text).toContain('Der Hafen der zweiten Reise')
  await expectStatus(200, bernd.patch(`/api/offers/${offer.id}`, { attachedOrders: [] }))
})

test('MOVE-08 a photo without rights, or whose rights have expired, stands on no paper, and the list before it names it', async () => {
  const noted = await photo(`day=${day(1)}`, { caption: 'Dom', ...rights, validUntil: '21.11.2026' })
  const missing = await photo(`day=${day(1)}`, { caption: 'Chorprobe', source: 'Anna Berg' })
  const expired = await photo(`day=${day(1)}`, { caption: 'Altstadt', ...rights, validUntil: '20.11.2026' })
  expect(
    (
      await chosen([
        [day(1), noted],
        [day(1), missing],
        [day(1), expired],
      ])
    ).status,
  ).toBe(200)
  expect((await openPoints()).map(({ message, path }) => [message, path])).toEqual([
    [
      'Foto „Chorprobe“, Tag 2: Fotograf oder Lizenz ist nicht notiert. Auf dem Papier fehlt es.',
      `/orders/${trip.id}/offer#photos`,
    ],
    ['Foto „Altstadt“, Tag 2: nutzbar nur bis 20.11.2026. Auf dem Papier fehlt es.', `/orders/${trip.id}/offer#photos`],
  ])
  const { images, text } = await told((await madeOffer()).bytes)
  expect([images, text.includes('Dom'), text.includes('Chorprobe')]).toEqual([1, true, false])
  await expectStatus(200, bernd.patch(`/api/photos/${missing}`, { licence: 'Eigenes Foto' }))
  await expectStatus(200, bernd.patch(`/api/photos/${expired}`, { validUntil: null }))
  expect(await openPoints()).toEqual([])
})

test('MOVE-08 each day offers its own photos, those of its hotel and of the destination; those of other trips and houses are refused', async () => {
  const ofDay = await photo(`day=${day(2)}`, { caption: 'Tagesfoto', ...rights })
  const ofNorway = await photo(`destination=${norway}`, { caption: 'Fjord', ...rights })
  const foreign = await photo(`destination=${norway}`, { caption: 'Fremdes Foto' }, clara)
  const days = await expectStatus<OfferedDay[]>(200, bernd.get(`${trip.order}/offer/photos`))
  expect(days.map(({ number }) => number)).toEqual(trip.days.map((_, index) => index + 1))
  const third = days[2]?.photos ?? []
  expect(third[0]).toMatchObject({ id: ofDay, from: 'day', rights: 'noted' })
  expect(third).toContainEqual(expect.objectContaining({ id: ofNorway, from: 'destination', shows: 'Norwegen' }))
  expect(third.map(({ id }) => id)).not.toContain(foreign)
  expect(days.flatMap(({ photos }) => photos)).toContainEqual(
    expect.objectContaining({ from: 'provider', shows: 'Hotel Fjordblick' }),
  )
  expect((await clara.get(`${trip.order}/offer/photos`)).status).toBe(404)

  const other = await planTrip(bernd)
  const elsewhere = await photo(`day=${other.days[0]?.id}`, rights)
  for (const photos of [[[day(0), elsewhere]], [[day(0), foreign]], [[other.days[0]?.id ?? 0, ofDay]]] as const) {
    expect((await chosen(photos)).status).toBe(422)
  }
  const more = await Promise.all([1, 2, 3].map((number) => photo(`day=${day(2)}`, { caption: `Foto ${number}` })))
  const refused = await chosen([ofDay, ...more].map((id) => [day(2), id] as const))
  expect([refused.status, refused.body.violations[0]?.message]).toEqual([422, 'Höchstens 3 Fotos je Tag.'])
})
