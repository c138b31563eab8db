import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { type PlannedServices, planServices } from '../../../test/planned-services.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Detail = {
  id: number
  version: number
  order: string
  request: string | null
  day: string | null
  type: string
  title: string
  isEditable: boolean
  renderedText: string
  images: string[]
  image: string | null
  positionInDocument: number
}

let desk: TestApp
let bernd: Caller
let clara: Caller
let north: Record<string, number>
beforeAll(async () => {
  desk = await testApp()
  ;[bernd, clara] = [await desk.as('bernd'), await desk.as('clara')]
  north = await loadNorth(desk.db)
})
afterAll(() => desk.close())

const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'bold' }] }] }],
})
const made = <Made = { id: number }>(path: string, body: object, status = 201, by = bernd) =>
  expectStatus<Made>(status, by.post(`/api/${path}`, body))
const put = <Answer = Detail>(path: string, body: object) => expectStatus<Answer>(200, bernd.put(`/api/${path}`, body))
const list = (query: string, by = bernd) => expectStatus<Detail[]>(200, by.get(`/api/trip_details?${query}`))
const titles = (details: readonly Detail[]) => details.map(({ title }) => title)

/** A trip with a hotel and a ferry on its first day, and what the master data say of a hotel of its own. */
async function tripAtHouse(): Promise<{
  trip: PlannedTrip
  services: PlannedServices
  request: number
  hotel: string
}> {
  const trip = await planTrip(bernd)
  const [first, second] = trip.days
  if (first === undefined || second === undefined) throw new Error('a trip without days')
  const services = await planServices(bernd, north, first, second.date)
  const { id } = await made('hotels', { name: 'Hotel Fjordhof', organisationFilter: '/api/organisations/1' })
  const provider = `/api/providers/${id}`
  for (const [type, title, locale] of [
    ['provider_info', 'Check-in ab 15 Uhr', 'de_DE'],
    ['provider_info', 'Arrivée', 'fr'],
    ['box', 'Busparkplatz', 'de_DE'],
    ['menu', 'Abendmenü', 'de_DE'],
  ]) {
    await made('trip_detail_templates', { provider, type, title, locale, text: words(`${title}!`) })
  }
  const request = services.hotelRequest
  await put(`hotel_requests/${request}`, { hotel: `/api/hotels/${id}` })
  return { trip, services, request, hotel: provider }
}

describe('DOC-01 passages of the trip documents', () => {
  test('are added, read, changed and removed, with their text as HTML', async () => {
    const { order } = await planTrip(bernd)
    const detail = await made<Detail>('trip_details', {
      ...{ order, type: 'general_info', title: 'Reisepapiere', text: words('Pass & Visum') },
    })
    expect(detail).toMatchObject({
      ...{ order, request: null, type: 'general_info', subType: null, isEditable: true, positionInDocument: 1 },
      ...{ renderedText: '<p><b>Pass &amp; Visum</b></p>', images: [], image: null, menu: null, template: null },
    })
    const second = await made<Detail>('trip_details', { order, type: 'general_info', title: 'Wetter' })
    expect(second.positionInDocument).toBe(2)
    expect(await put(`trip_details/${second.id}`, { text: words('Kühl') })).toMatchObject({
      renderedText: '<p><b>Kühl</b></p>',
    })
    expect(titles(await list(`order.id=${order.split('/').at(-1)}&type=general_info`))).toEqual([
      'Reisepapiere',
      'Wetter',
    ])
    expect((await bernd.delete(`/api/trip_details/${detail.id}`)).status).toBe(204)
    expect((await clara.get(`/api/trip_details/${second.id}`)).status).toBe(404)
    expect(await list(`order.id=${order.split('/').at(-1)}`, clara)).toEqual([])
  })

  test('belong to requests, days and documents of their own trip only', async () => {
    const [{ trip, request }, other] = [await tripAtHouse(), await planTrip(bernd)]
    const { order } = await made<Detail>('trip_details', { request: `/api/hotel_requests/${request}`, type: 'box' })
    expect(order).toBe(trip.order)
    const wrong = [
      { request: `/api/requests/${request}`, type: 'box' },
      { day: trip.days[0]?.link, type: 'menu' },
    ]
    for (const body of wrong) {
      expect((await bernd.post('/api/trip_details', { order: other.order, ...body })).status).toBe(422)
    }
    const general = { order: trip.order, request: `/api/requests/${request}`, type: 'general_info' }
    expect((await bernd.post('/api/trip_details', general)).status).toBe(422)
    expect((await bernd.post('/api/trip_details', { type: 'box' })).status).toBe(422)
  })

  test('have a code or none, a menu its meal, and nothing else (002 §3)', async () => {
    const { order } = await planTrip(bernd)
    const box = await made<Detail>('trip_details', { order, type: 'box', title: 'WLAN', subType: 'QR-Code' })
    const refused = { violations: [{ propertyPath: 'subType' }] }
    for (const subType of ['XX', 'Abendessen']) {
      expect((await bernd.patch(`/api/trip_details/${box.id}`, { subType })).body).toMatchObject(refused)
    }
    const template = { type: 'provider_info', title: 'WLAN', organisationFilter: '/api/organisations/1' }
    expect((await bernd.post('/api/trip_detail_templates', { ...template, subType: 'XX' })).body).toMatchObject(refused)
    await put(`trip_details/${box.id}`, { subType: null })
  })

  test('stand in the sequence they are put into; one that takes a place has the others make way', async () => {
    const { order } = await planTrip(bernd)
    const add = (title: string) => made<Detail>('trip_details', { order, type: 'general_info', title })
    const [a, b, c] = [await add('a'), await add('b'), await add('c')]
    expect(await put(`trip_details/${c.id}`, { positionInDocument: 1 })).toMatchObject({ positionInDocument: 1 })
    const query = `order.id=${order.split('/').at(-1)}`
    expect(titles(await list(query))).toEqual(['c', 'a', 'b'])
    const tripDetails = [b, a, c].map(({ id }) => `/api/trip_details/${id}`)
    expect(titles(await put<Detail[]>('trip_details/sequence', { tripDetails }))).toEqual(['b', 'a', 'c'])
    expect((await list(query)).map((one) => one.positionInDocument)).toEqual([1, 2, 3])
    expect((await clara.put('/api/trip_details/sequence', { tripDetails })).status).toBe(404)
  })

  test('of a menu are of the day their title names', async () => {
    const { trip, request } = await tripAtHouse()
    const { days, order } = trip
    const asked = { order, request: `/api/requests/${request}` }
    const menu = { ...asked, type: 'menu', title: `${days[1]?.date} 00:00:00`, subType: 'Abendessen' }
    const detail = await made<Detail>('trip_details', menu)
    expect(detail).toMatchObject({ day: days[1]?.link, title: menu.title, subType: 'Abendessen' })
    expect(titles(await list(`day.id=${days[1]?.id}`))).toEqual([menu.title])
    const day = await expectStatus<{ tripDetails: string[] }>(
      200,
      bernd.get(`/api/days/${days[1]?.id}?_groups[]=trip_detail_read`),
    )
    expect(day.tripDetails).toEqual([`/api/trip_details/${detail.id}`])
  })
})

describe('DOC-08 master data', () => {
  const take = (request: number, body: object = {}, by = bernd) =>
    expectStatus<Detail[]>(200, by.post(`/api/requests/${request}/trip_details`, body))

  test('are taken once, followed until made editable, and taken anew by a reset', async () => {
    const { trip, request, hotel } = await tripAtHouse()
    const taken = await take(request)
    expect(titles(taken).toSorted()).toEqual(['Busparkplatz', 'Check-in ab 15 Uhr'])
    expect(taken.every(({ isEditable }) => !isEditable)).toBe(true)
    const info = taken.find(({ type }) => type === 'provider_info')
    const box = taken.find(({ type }) => type === 'box')
    if (info === undefined || box === undefined) throw new Error('not taken')
    // Read-only, and as the master data say.
    expect((await bernd.put(`/api/trip_details/${info.id}`, { title: 'Ab 14 Uhr' })).status).toBe(422)
    const [template] = await expectStatus<{ id: number }[]>(
      200,
      bernd.get(`/api/trip_detail_templates?type=provider_info&provider.id=${hotel.split('/').at(-1)}&locale=de_DE`),
    )
    await put(`trip_detail_templates/${template?.id}`, { title: 'Check-in ab 16 Uhr' })
    expect((await list(`id=${info.id}`))[0]).toMatchObject({ title: 'Check-in ab 16 Uhr' })
    // Unlinked it is written by hand; relinked it says again what they say.
    await put(`trip_details/${info.id}`, { isEditable: true, title: 'Ab 14 Uhr' })
    await put(`trip_detail_templates/${template?.id}`, { title: 'Check-in ab 17 Uhr' })
    expect((await list(`id=${info.id}`))[0]).toMatchObject({ title: 'Ab 14 Uhr', isEditable: true })
    expect(await put(`trip_details/${info.id}`, { isEditable: false })).toMatchObject({ title: 'Check-in ab 17 Uhr' })
    // What was removed stays away, own words stay, until they are asked for again.
    await put(`trip_details/${info.id}`, { isEditable: true, title: 'Ab 14 Uhr' })
    await bernd.delete(`/api/trip_details/${box.id}`)
    await made('trip_details', { order: trip.order, request: `/api/requests/${request}`, type: 'box', title: 'Eigen' })
    expect(titles(await take(request)).toSorted()).toEqual(['Ab 14 Uhr', 'Eigen'])
    expect(titles(await take(request, { reset: true, types: ['box'] })).toSorted()).toEqual([
      ...['Ab 14 Uhr', 'Busparkplatz', 'Eigen'],
    ])
    const reset = bernd.put(`/api/requests/${request}/trip_details?reset=true`, {})
    expect(titles(await expectStatus<Detail[]>(200, reset)).toSorted()).toEqual([
      ...['Busparkplatz', 'Check-in ab 17 Uhr', 'Eigen'],
    ])
    expect(titles(await take(request, { reset: true }, bernd.with({ 'x-locale': 'fr' }))).toSorted()).toEqual([
      // Nobody has said in French where the bus parks.
      ...['Arrivée', 'Busparkplatz', 'Eigen'],
    ])
    expect((await clara.post(`/api/requests/${request}/trip_details`, {})).status).toBe(404)
  })

  test('of another house take the place of those of the former; what is used is retired, not deleted', async () => {
    const { request, hotel } = await tripAtHouse()
    const [kept, lost] = await take(request)
    await put(`trip_details/${kept?.id}`, { isEditable: true })
    await put(`hotel_requests/${request}`, { hotel: `/api/hotels/${north['Hotel Fjordblick']}` })
    expect(titles(await take(request))).toEqual([kept?.title])
    await put(`hotel_requests/${request}`, { hotel: hotel.replace('providers', 'hotels') })
    const [again] = (await take(request)).filter(({ title }) => title === lost?.title)
    const templates = await expectStatus<{ id: number; title: string }[]>(
      200,
      bernd.get(`/api/trip_detail_templates?provider.id=${hotel.split('/').at(-1)}`),
    )
    const used = templates.find(({ title }) => title === again?.title)
    expect((await bernd.delete(`/api/trip_detail_templates/${used?.id}`)).status).toBe(409)
    await put(`trip_detail_templates/${used?.id}`, { isRetired: true })
    expect((await list(`id=${again?.id}`))[0]).toMatchObject({ title: lost?.title, isEditable: false })
    await bernd.delete(`/api/trip_details/${again?.id}`)
    const anew = await expectStatus<Detail[]>(200, bernd.post(`/api/requests/${request}/trip_details`, { reset: true }))
    expect(titles(anew)).not.toContain(lost?.title)
  })

  test('of every trip become general hints when it is opened for the first time, and by a reset', async () => {
    await made('trip_detail_templates', { type: 'general_info', title: 'Notruf', text: words('112') })
    const { id, order } = await planTrip(bernd)
    const path = `orders/${id}/general_infos`
    const first = await made<Detail[]>(path, {}, 200)
    expect(first).toMatchObject([{ title: 'Notruf', isEditable: false, renderedText: '<p><b>112</b></p>', order }])
    await put(`orders/${id}`, { lastUpdatedTripDetails: '21.11.2026 10:15:00' })
    await bernd.delete(`/api/trip_details/${first[0]?.id}`)
    expect(await made<Detail[]>(path, {}, 200)).toEqual([])
    expect(titles(await made<Detail[]>(path, { reset: true }, 200))).toEqual(['Notruf'])
    expect((await clara.post(`/api/${path}`, {})).status).toBe(404)
  })

  test('DOC-08 MOVE-08 what nobody has said in a language stays in German and says so; what was removed comes back to its place', async () => {
    const { id } = await planTrip(bernd)
    const path = `orders/${id}/general_infos`
    for (const [position, title] of ['Wetter', 'Währung', 'Strom'].entries()) {
      const of = { type: 'general_info', title, positionInDocument: position + 100, text: words(title) }
      await made('trip_detail_templates', of)
    }
    const all = titles(await made<Detail[]>(path, {}, 200))
    const [first] = await list(`order.id=${id}&type=general_info&_order[positionInDocument]=asc`)
    await bernd.delete(`/api/trip_details/${first?.id}`)
    await made<Detail[]>(path, { reset: true }, 200)
    const anew = await list(`order.id=${id}&type=general_info&_order[positionInDocument]=asc`)
    expect(titles(anew)).toEqual(all)
    const inEnglish = bernd.with({ 'x-locale': 'en' }).put(`/api/${path}`, { reset: true })
    const told = await expectStatus<(Detail & { templateLocale: string })[]>(200, inEnglish)
    expect(titles(told)).toEqual(all)
    expect(told.map(({ templateLocale }) => templateLocale)).toEqual(all.map(() => 'de_DE'))
  })
})

test('DOC-10 a trip says when its documents and vouchers were last put together', async () => {
  const { id } = await planTrip(bernd)
  const stamps = { lastUpdatedTripDetails: '21.11.2026 10:15:00', lastUpdatedVoucher: '22.11.2026 23:59:59' }
  const before = { lastUpdatedTripDetails: null, lastUpdatedVoucher: null }
  expect(await expectStatus(200, bernd.get(`/api/orders/${id}`))).toMatchObject(before)
  expect(await put(`orders/${id}`, { ...stamps, orderLocale: 'fr' })).toMatchObject({ ...stamps, orderLocale: 'fr' })
})

test('DOC-10 whatever is taken anew from the master data stamps the trip; what is taken for the first time does not', async () => {
  const { trip, request } = await tripAtHouse()
  const old = '01.02.2026 08:00:00'
  const stampAfter = async (path: string, body: object) => {
    await put(`orders/${trip.id}`, { lastUpdatedTripDetails: old })
    await expectStatus(200, bernd.put(`/api/${path}`, body))
    return (await expectStatus<{ lastUpdatedTripDetails: string }>(200, bernd.get(`/api/orders/${trip.id}`)))
      .lastUpdatedTripDetails
  }
  const anew = [
    [`orders/${trip.id}/general_infos`, { reset: true }],
    [`requests/${request}/trip_details?reset=true`, {}],
    [`requests/${request}/trip_details`, { reset: true, types: ['box'] }],
  ] as const
  for (const [path, body] of anew) expect(await stampAfter(path, body), path).not.toBe(old)
  expect(await stampAfter(`requests/${request}/trip_details`, {})).toBe(old)
  expect(await stampAfter(`orders/${trip.id}/general_infos`, {})).toBe(old)
})

test('DOC-01 progress is on or off; a day is done when all that speaks in its documents is', async () => {
  const { trip, services } = await tripAtHouse()
  const { hotelRequest, ferryRequest, ferry, hotel } = services
  await put(`ferry_placeholders/${ferry}`, { selectedRequest: `/api/requests/${ferryRequest}` })
  const day = trip.days[0]
  const set = (id: number, tripDetailProgress: number) => put<{ day: object }>(`requests/${id}`, { tripDetailProgress })
  expect(await set(hotelRequest, 100)).toMatchObject({
    ...{ tripDetailProgress: 100, day: { id: day?.id, tripDetailProgress: 0 } },
  })
  expect(await set(ferryRequest, 100)).toMatchObject({ day: { tripDetailProgress: 100 } })
  expect(await set(ferryRequest, 0)).toMatchObject({ day: { tripDetailProgress: 0 } })
  expect((await bernd.put(`/api/requests/${ferryRequest}`, { tripDetailProgress: 50 })).status).toBe(422)
  expect(await put(`ferry_placeholders/${ferry}`, { noOwnTripDetails: true })).toMatchObject({ noOwnTripDetails: true })
  expect(await set(hotelRequest, 100)).toMatchObject({ day: { tripDetailProgress: 100 } })
  expect(await expectStatus(200, bernd.get(`/api/hotel_placeholders/${hotel}`))).toMatchObject({
    ...{ tripDetailProgress: 100, noOwnTripDetails: false },
  })
  expect(await put(`days/${day?.id}`, { tripDetailProgress: 0 })).toMatchObject({ tripDetailProgress: 0 })
})

test('DOC-05 the providers of a trip are those whose services speak in its documents', async () => {
  const { trip, services, hotel } = await tripAtHouse()
  const ask = (by = bernd) => by.get<{ id: number; name: string }[]>(`/api/orders/${trip.id}/trip_detail_provider`)
  const { body } = await ask()
  // The crossing has one request, which nobody has chosen: it speaks as well (decision 145).
  const line = `/api/providers/${north.Nordlinie}`
  expect(body.map(({ id }) => `/api/providers/${id}`)).toEqual([hotel, line])
  await put(`hotel_placeholders/${services.hotel}`, { noOwnTripDetails: true })
  expect((await ask()).body.map(({ id }) => `/api/providers/${id}`)).toEqual([line])
  expect((await ask(clara)).status).toBe(404)
})

test('DOC-09 a passage shows images of its own trip, the one that is named first', async () => {
  const [trip, other] = [await planTrip(bernd), await planTrip(bernd)]
  const upload = async (order: string, name: string) => {
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const path = `/api/documents/upload?name=${name}&type=trip_detail&order=${order}`
    const { id } = await expectStatus<{ id: number }>(
      201,
      bernd.with({ 'content-type': 'image/png' }).post(path, pixel),
    )
    return `/api/documents/${id}`
  }
  const [one, two, foreign] = [
    await upload(trip.order, 'eins.png'),
    await upload(trip.order, 'zwei.png'),
    await upload(other.order, 'fremd.png'),
  ]
  const detail = await made<Detail>('trip_details', { order: trip.order, type: 'box', image: one })
  expect(detail).toMatchObject({ images: [one], image: one })
  expect(await put(`trip_details/${detail.id}`, { image: two })).toMatchObject({ images: [two, one], image: two })
  expect(await put(`trip_details/${detail.id}`, { images: [one] })).toMatchObject({ images: [one], image: one })
  expect((await bernd.put(`/api/trip_details/${detail.id}`, { images: [foreign] })).status).toBe(422)
})

test('NEW-05 a copy of a trip says what its source says, on its own days', async () => {
  const { trip, request } = await tripAtHouse()
  await take(request)
  await made('trip_details', { order: trip.order, type: 'general_info', title: 'Von Hand' })
  await made('trip_details', {
    ...{ order: trip.order, request: `/api/requests/${request}`, type: 'menu', title: trip.days[1]?.date },
  })
  const copy = await made(`orders/${trip.id}/copy?requests=true`, { startAt: '01.06.2027', endAt: '04.06.2027' })
  const copied = await list(`order.id=${copy.id}`)
  expect(titles(copied).toSorted()).toEqual(['02.06.2027', 'Busparkplatz', 'Check-in ab 15 Uhr', 'Von Hand'])
  const [box] = copied.filter(({ type }) => type === 'box')
  expect(box).toMatchObject({ isEditable: false })
  expect(box?.request).not.toBe(`/api/requests/${request}`)
})

function take(request: number) {
  return expectStatus(200, bernd.post(`/api/requests/${request}/trip_details`, {}))
}
