import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../../test/caller.ts'
import { planServices } from '../../../test/planned-services.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Stored = { id: number; name: string; type: string; filetype: string; path: string; cloudStorage: boolean }
type Detail = { id: number; menu: string | null; text: unknown; subType: string | null; request: string | null }
type Refused = { violations: { propertyPath: string; message: string }[] }

let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
let request: string
let provider: number
let menu: string
let dinner: Detail

const words = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  bernd = await desk.as('bernd')
  const north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
  const [first, second] = trip.days
  if (first === undefined || second === undefined) throw new Error('a trip without days')
  const { hotel, hotelRequest } = await planServices(bernd, north, first, second.date)
  request = `/api/requests/${hotelRequest}`
  provider = north['Hotel Fjordblick'] ?? 0
  const times = [{ type: 'dinner', time: '19:30' }]
  await expectStatus(200, bernd.patch(`/api/hotel_placeholders/${hotel}`, { times }))
  const body = { provider: `/api/providers/${provider}`, name: 'Nordisch', subType: 'dinner', text: words('Saibling') }
  menu = `/api/menus/${(await expectStatus<{ id: number }>(201, bernd.post('/api/menus', body))).id}`
})
afterAll(() => desk.close())

const evening = () => ({ order: trip.order, type: 'menu', title: trip.days[0]?.date, subType: 'Abendessen' })

/** A request of the trip, with somebody to serve. */
async function asked({ days }: PlannedTrip): Promise<string> {
  const hotel = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/hotel_placeholders', { day: days[0]?.link, isBrandNew: false }),
  )
  const placeholder = `/api/hotel_placeholders/${hotel.id}`
  const body = { placeholder, hotel: `/api/hotels/${provider}` }
  return `/api/requests/${(await expectStatus<{ id: number }>(201, bernd.post('/api/hotel_requests', body))).id}`
}

async function refused(asked: Promise<{ status: number; body: unknown }>): Promise<string[]> {
  const { status, body } = await asked
  expect(status).toBe(422)
  return (body as Refused).violations.map(({ propertyPath }) => propertyPath) // of a 422
}

test('DOC-04 a menu is saved once somebody was chosen who serves it', async () => {
  expect(await refused(bernd.post('/api/trip_details', evening()))).toEqual(['request'])
  dinner = await expectStatus<Detail>(201, bernd.post('/api/trip_details', { ...evening(), request }))
  expect(dinner).toMatchObject({ subType: 'Abendessen', request, menu: null })
  expect(await refused(bernd.put(`/api/trip_details/${dinner.id}`, { request: null }))).toEqual(['request'])
})

test('DOC-04 a menu of somebody else, and a date that is no day of the trip, are refused at their fields', async () => {
  const other = await expectStatus<{ id: number }>(201, bernd.post('/api/hotels', { name: 'Hotel Bjørvika' }))
  const body = { provider: `/api/providers/${other.id}`, name: 'Fremd', subType: 'dinner', text: 'Lamm' }
  const strange = `/api/menus/${(await expectStatus<{ id: number }>(201, bernd.post('/api/menus', body))).id}`
  expect(await refused(bernd.put(`/api/trip_details/${dinner.id}`, { menu: strange }))).toEqual(['menu'])
  expect(await refused(bernd.put(request, { menu: strange }))).toEqual(['menu'])
  for (const title of ['Freitag', '01.01.2020 00:00:00', '2020-01-01']) {
    expect(await refused(bernd.post('/api/trip_details', { ...evening(), title, request })), title).toEqual(['title'])
  }
})

test('DOC-04 while a menu of the house is chosen its words hold; without one they are typed', async () => {
  const path = `/api/trip_details/${dinner.id}`
  await expectStatus(200, bernd.put(path, { text: words('Nach Absprache') }))
  expect(await expectStatus<Detail>(200, bernd.put(path, { menu }))).toMatchObject({ menu, text: words('Saibling') })
  expect(await refused(bernd.put(path, { text: words('Lamm') }))).toEqual(['text'])
  await expectStatus(200, bernd.put(path, { menu, text: words('Saibling'), request }))
  const own = await expectStatus<Detail>(200, bernd.put(path, { menu: null, text: words('Lamm vom Hof') }))
  expect(own).toMatchObject({ menu: null, text: words('Lamm vom Hof') })
  await expectStatus(200, bernd.put(path, { menu }))
})

test('DOC-04 what a house offers is found by provider, kind of request and language, its notes by type', async () => {
  const found = (query: string, locale = 'de_DE') =>
    expectStatus<{ name: string }[]>(
      200,
      bernd.with({ 'x-locale': locale }).get(`/api/menus?provider.id=${provider}&requestTypes=hotel${query}`),
    )
  expect((await found('')).map(({ name }) => name)).toEqual(['Nordisch'])
  expect(await found('', 'fr')).toEqual([])
  expect((await bernd.get(`/api/infos?type=menu&provider.id=${provider}`)).status).toBe(200)
})

test('DOC-04 the menu list is stored and answered, in the language asked for, with the meals asked for', async () => {
  await expectStatus(
    201,
    bernd.post('/api/trip_details', { ...evening(), title: trip.days[1]?.date, subType: 'Frühstück', request }),
  )
  const path = `/api/orders/${trip.id}/menu/generate-document`
  const read = async (document: Stored) => {
    const { text, ...pdf } = await readPdf((await bernd.get(document.path)).raw)
    return { ...pdf, text: untypeset(text) }
  }
  const german = await expectStatus<Stored>(200, bernd.post(path))
  expect(german).toMatchObject({ type: 'menu', filetype: 'pdf', cloudStorage: false })
  expect(german.name).toMatch(/^Menüliste \d+$/)
  const { text, archival, isTagged } = await read(german)
  expect({ archival, isTagged }).toEqual({ archival: '2A', isTagged: true })
  for (const part of ['Abendessen', 'Hotel Fjordblick', '19:30', 'Nordisch', 'Saibling', 'Frühstück', 'Samstag']) {
    expect(text).toContain(part)
  }
  expect(text).toContain('Menü noch nicht gewählt')
  expect(await refused(bernd.post(`${path}?meals[]=lunch`))).toEqual(['meals'])
  const preview = await expectStatus<{ svg: string; pages: number }>(
    200,
    bernd.post(`/api/orders/${trip.id}/menu/preview?meals[]=dinner`),
  )
  expect(preview).toEqual({ svg: expect.stringContaining('<svg'), pages: 1 })
  const french = await expectStatus<Stored>(200, bernd.with({ 'x-locale': 'fr' }).post(`${path}?meals[]=dinner`))
  const shown = (await read(french)).text
  expect(shown).toContain('Dîner')
  expect(shown).not.toContain('Petit-déjeuner')
  const listed = await bernd.get<Stored[]>(`/api/documents?links.order.id=${trip.id}&type=menu`)
  expect(listed.body).toHaveLength(2)
})

test('DOC-04 DAY-05 the title of a menu is its date, and goes along when its day moves', async () => {
  const own = await planTrip(bernd, { startAt: '14.05.2027', endAt: '15.05.2027' })
  await expectStatus(200, bernd.patch(own.order, { endAt: '18.05.2027' }))
  const day = own.days[1]
  const titles = async () =>
    (await expectStatus<{ title: string }[]>(200, bernd.get(`/api/trip_details?day.id=${day?.id}`))).map(
      ({ title }) => title,
    )
  for (const title of ['15.05.2027 00:00:00', '15.05.2027', '2027-05-15']) {
    await expectStatus(
      201,
      bernd.post('/api/trip_details', { order: own.order, type: 'menu', title, request: await asked(own) }),
    )
  }
  await expectStatus(200, bernd.put(`/api/days/${day?.id}?newDate=17.05.2027 00:00:00`, {}))
  expect(await titles()).toEqual(['17.05.2027 00:00:00', '17.05.2027', '2027-05-17'])
})

test('APP-03 DOC-04 another house makes no list of it', async () => {
  const clara = await desk.as('clara')
  expect((await clara.post(`/api/orders/${trip.id}/menu/generate-document`)).status).toBe(404)
  expect((await clara.put(`/api/trip_details/${dinner.id}`, { menu: null })).status).toBe(404)
})
