import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Service = {
  id: number
  day: string
  order: string
  startAt: string | null
  endAt: string | null
  isBrandNew: boolean
  board: string
  times: { type: string; time: string }[]
  clientOffer: { status: string; priceType: string; price: object | null }
  info: { type: string; personsReserved: number | null; personsAsked: number }
  selectedRequest: string | null
  routeDescription: string
  serviceDescription: string
  classCategory: string | null
}
type Day = { sortHelper: string[] }
type Violations = { violations: { propertyPath: string; message: string }[] }

let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
let north: Record<string, number>
beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
  north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
})
afterAll(() => desk.close())

const kinds = ['hotel_placeholders', 'ferry_placeholders', 'free_text_items'] as const
const day = (number: number) => trip.days[number - 1] as PlannedTrip['days'][number]
const add = (kind: string, body: object = {}) =>
  expectStatus<Service>(201, bernd.post(`/api/${kind}`, { day: day(1).link, ...body }))
const keysOf = async (number: number) =>
  (await expectStatus<Day>(200, bernd.get(`/api/days/${day(number).id}`))).sortHelper

test('PLACE-01 an empty hotel is included, brand new, for one night from its day', async () => {
  const hotel = await add('hotel_placeholders')
  expect(hotel).toMatchObject({
    day: day(1).link,
    order: trip.order,
    startAt: '14.05.2027 00:00:00',
    endAt: '15.05.2027 00:00:00',
    isBrandNew: true,
    board: 'half',
    times: [
      { type: 'checkIn', time: '15:00' },
      { type: 'breakfast', time: '07:30' },
      { type: 'dinner', time: '18:30' },
    ],
    hotelType: { stars: 3, category: 'standard' },
    clientOffer: { status: 'included', priceType: 'per_person', price: null },
    info: { type: 'hotel', personsReserved: null, personsAsked: 38 },
    selectedRequest: null,
  })
  expect(await keysOf(1)).toContain(`hotel-${hotel.id}`)
})

test('PLACE-08 APP-14 a deletion that names a version spares what somebody has touched since', async () => {
  const hotel = await add('hotel_placeholders')
  const url = `/api/hotel_placeholders/${hotel.id}`
  const { headers } = await bernd.get(url)
  const asMade = bernd.with({ 'if-match': String(headers.etag) })
  await expectStatus(200, bernd.patch(url, { board: 'full' }))
  const refused = await asMade.delete<{ current: Service }>(url)
  expect([refused.status, refused.body.current.board]).toEqual([409, 'full'])
  expect((await bernd.with({ 'if-match': 'new' }).delete(url)).status).toBe(400)
  const { headers: now } = await bernd.get(url)
  expect((await bernd.with({ 'if-match': String(now.etag) }).delete(url)).status).toBe(204)
  expect((await asMade.delete(url)).status).toBe(404)
})

test('PLACE-08 the first save ends being brand new', async () => {
  const hotel = await add('hotel_placeholders')
  const saved = await bernd.put<Service>(`/api/hotel_placeholders/${hotel.id}`, { board: 'none' })
  expect([saved.status, saved.body.isBrandNew, saved.body.times]).toEqual([
    200,
    false,
    [{ type: 'checkIn', time: '15:00' }],
  ])
})

test('PLACE-01 a stay lasts at least a night', async () => {
  const hotel = await add('hotel_placeholders')
  const body = { endAt: '14.05.2027 00:00:00' }
  const answer = await bernd.patch<Violations>(`/api/hotel_placeholders/${hotel.id}`, body)
  expect([answer.status, answer.body.violations]).toEqual([
    422,
    [{ propertyPath: 'endAt', message: 'Ein Hotelaufenthalt dauert mindestens eine Nacht.' }],
  ])
})

test('PLACE-02 a night ferry arrives the next day and asks for the driver', async () => {
  const ferry = await add('ferry_placeholders', { startAt: '14.05.2027 18:00:00', endAt: '14.05.2027 19:30:00' })
  const url = `/api/ferry_placeholders/${ferry.id}`
  const refused = await bernd.put<Violations>(url, { type: 'night' })
  expect(refused.body.violations).toEqual([
    { propertyPath: 'driverNotParticipating', message: 'Bitte auswählen, ob Fahrer inkludiert werden soll!' },
  ])
  const saved = await bernd.put<Service>(url, { type: 'night', driverNotParticipating: true, hideClass: true })
  expect(saved.body).toMatchObject({
    startAt: '14.05.2027 18:00:00',
    endAt: '15.05.2027 19:30:00',
    classCategory: 'second',
  })
  expect((await bernd.patch<Service>(url, { type: 'day' })).body.endAt).toBe('14.05.2027 19:30:00')
})

test('PLACE-11 the settings of the organisation say which crossings ask for the driver', async () => {
  const anna = await desk.as('anna')
  const off = { itinerary: { driverChoice: { ferry: [] } } }
  await expectStatus(200, anna.put('/api/settings/1', off))
  const ferry = await add('ferry_placeholders', { type: 'night', isBrandNew: false })
  expect(ferry.isBrandNew).toBe(false)
  await expectStatus(200, anna.put('/api/settings/1', { itinerary: { driverChoice: { ferry: ['night'] } } }))
  const finished = { day: day(1).link, type: 'night', isBrandNew: false }
  expect((await bernd.post('/api/ferry_placeholders', finished)).status).toBe(422)
})

test('PLACE-16 another port clears the descriptions of a ferry, unless new ones come along', async () => {
  const ferry = await add('ferry_placeholders', {
    routeDescription: 'Über den Skagerrak',
    serviceDescription: 'Tagfähre',
  })
  const url = `/api/ferry_placeholders/${ferry.id}`
  expect((await bernd.patch<Service>(url, { offerBus: true })).body.routeDescription).toBe('Über den Skagerrak')
  const changed = { startPort: `/api/ports/${north.Hirtshals}`, serviceDescription: 'Schnellfähre' }
  expect((await bernd.patch<Service>(url, changed)).body).toMatchObject({
    routeDescription: '',
    serviceDescription: 'Schnellfähre',
  })
})

test('PLACE-09 offer status and price are saved without touching anything else', async () => {
  const hotel = await add('hotel_placeholders')
  const clientOffer = { status: 'optional', price: { amount: '49.50', currency: 'EUR' } }
  const saved = await bernd.patch<Service>(`/api/hotel_placeholders/${hotel.id}`, { clientOffer })
  expect(saved.body.clientOffer).toEqual({
    status: 'optional',
    priceType: 'per_person',
    price: { amount: '49.50', currency: 'EUR', formatted: expect.stringContaining('49,50') },
  })
  const log = await desk.db.query<{ fields: string[] }>(
    `select array(select jsonb_object_keys(after) order by 1) as fields from change_log
     where row_id = $1 and table_name = 'placeholders' and operation = 'update'`,
    [hotel.id],
  )
  expect(log).toEqual([{ fields: ['client_offer_price_cents', 'client_offer_status', 'is_brand_new'] }])
})

test('PLACE-01 PLACE-09 a price or times from before the trip changed may be sent back as they were read', async () => {
  const own = await planTrip(bernd)
  const price = { amount: '20.00', currency: 'EUR' }
  const hotel = await add('hotel_placeholders', { day: own.days[3]?.link, clientOffer: { price } })
  const path = `/api/hotel_placeholders/${hotel.id}`
  await expectStatus(200, bernd.patch(own.order, { orderCurrency: 'NOK' }))
  // A stay that reaches far beyond its trip, as older ones do.
  await desk.db.query(`update placeholders set end_at = '2027-05-21' where id = $1`, [hotel.id])
  const read = await expectStatus<Service>(200, bernd.get(path))
  const saved = await expectStatus<Service>(200, bernd.put(path, read))
  expect(saved).toMatchObject({ endAt: '21.05.2027 00:00:00', clientOffer: { price } })
  const violations = async (body: object) => {
    const answer = await bernd.patch<Violations>(path, body)
    return [answer.status, answer.body.violations?.map(({ propertyPath }) => propertyPath)]
  }
  expect(await violations({ endAt: '22.05.2027 00:00:00' })).toEqual([422, ['endAt']])
  expect(await violations({ clientOffer: { price: { ...price, amount: '12' } } })).toEqual([422, ['clientOffer.price']])
  expect(await violations({ clientOffer: { price: { amount: '20.00' } } })).toEqual([422, ['clientOffer.price']])
  const anew = { amount: '240.00', currency: 'NOK' }
  const priced = await expectStatus<Service>(200, bernd.patch(path, { clientOffer: { price: anew } }))
  expect(priced.clientOffer).toMatchObject({ price: anew })
})

test('PLACE-07 a free text keeps its text and its time', async () => {
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Freizeit' }] }] }
  const item = await add('free_text_items', { text, timeOfDay: '14:30' })
  expect(item).toMatchObject({ text, timeOfDay: '14:30', startAt: null, info: { type: 'free' } })
})

test.each(['free_text_items', 'route_details'])(
  'PLACE-06 PLACE-07 the time at which one of %s begins is the one that is shown, whichever of both is named',
  async (kind) => {
    const item = await add(kind, { startAt: '14.05.2027 09:15:00' })
    expect(item).toMatchObject({ startAt: '14.05.2027 09:15:00', timeOfDay: '09:15' })
    const save = (body: object) => expectStatus<Service>(200, bernd.patch(`/api/${kind}/${item.id}`, body))
    expect(await save({ timeOfDay: '11:00' })).toMatchObject({ startAt: '14.05.2027 11:00:00', timeOfDay: '11:00' })
    expect(await save({ startAt: '14.05.2027 12:30:00' })).toMatchObject({ timeOfDay: '12:30' })
    // A date alone leaves the time of day (001 §5).
    const dated = await save({ startAt: '15.05.2027' })
    expect(dated).toMatchObject({ startAt: '15.05.2027 12:30:00', timeOfDay: '12:30' })
    expect(await save({ timeOfDay: null })).toMatchObject({ startAt: '15.05.2027 00:00:00', timeOfDay: null })
  },
)

test('DAY-04 a service moved to another day stands there last, its times and requests moved along', async () => {
  const own = await planTrip(bernd)
  const [from, to] = [own.days[0], own.days[2]] as [PlannedTrip['days'][number], PlannedTrip['days'][number]]
  const times = { startAt: '14.05.2027 12:45:00', endAt: '14.05.2027 16:30:00', checkInAt: '14.05.2027 11:45:00' }
  const there = await add('free_text_items', { day: to.link })
  const ferry = await add('ferry_placeholders', { day: from.link, ...times })
  const placeholder = `/api/ferry_placeholders/${ferry.id}`
  const request = await expectStatus<Service>(201, bernd.post('/api/ferry_requests', { placeholder }))
  const moved = await bernd.put<Service>(placeholder, { day: to.link })
  expect(moved.body).toMatchObject({
    day: to.link,
    startAt: '16.05.2027 12:45:00',
    endAt: '16.05.2027 16:30:00',
    checkInAt: '16.05.2027 11:45:00',
    isBrandNew: true,
  })
  expect((await bernd.get<Service>(`/api/ferry_requests/${request.id}`)).body.startAt).toBe('16.05.2027 12:45:00')
  expect((await bernd.get<Day>(from.link)).body.sortHelper).toEqual([])
  expect((await bernd.get<Day>(to.link)).body.sortHelper).toEqual([`free-${there.id}`, `ferry-${ferry.id}`])
  const foreign = await bernd.put<Violations>(placeholder, { day: day(1).link })
  expect(foreign.body.violations).toEqual([
    { propertyPath: 'day', message: 'Dieser Tag gehört zu einer anderen Reise.' },
  ])
})

test('PLACE-10 deleting a service takes it out of its day; another kind’s address does not reach it', async () => {
  const hotel = await add('hotel_placeholders')
  expect((await bernd.delete(`/api/ferry_placeholders/${hotel.id}`)).status).toBe(404)
  expect((await bernd.delete(`/api/hotel_placeholders/${hotel.id}`)).status).toBe(204)
  expect(await keysOf(1)).not.toContain(`hotel-${hotel.id}`)
})

test.each(['day.order.id', 'order.id', 'day.id'])('PLACE-01 services are listed by %s', async (filter) => {
  const own = await planTrip(bernd)
  const there = own.days[1] as PlannedTrip['days'][number]
  const hotel = await add('hotel_placeholders', { day: there.link })
  const value = filter === 'day.id' ? there.link : own.order
  const list = await bernd.get<Service[]>(`/api/hotel_placeholders?${filter}=${value}`)
  expect(list.body.map(({ id }) => id)).toEqual([hotel.id])
  expect((await bernd.get<Service[]>(`/api/placeholders?${filter}=${value}`)).body.map(({ id }) => id)).toEqual([
    hotel.id,
  ])
  expect((await bernd.get(`/api/hotel_placeholders?${filter}=x`)).status).toBe(400)
})

test.each(kinds)('APP-04 %s of a hidden trip or another organisation are out of reach', async (kind) => {
  const anna = await desk.as('anna')
  const hidden = await planTrip(anna, { isAdminOnly: true })
  const nord = await planTrip(anna)
  for (const [name, target] of [
    ['bernd', hidden],
    ['clara', nord],
  ] as const) {
    const stranger = await desk.as(name)
    const body = { day: target.days[0]?.link }
    const made = await expectStatus<Service>(201, anna.post(`/api/${kind}`, body))
    const url = `/api/${kind}/${made.id}`
    expect((await stranger.get(url)).status).toBe(404)
    expect((await stranger.get(`/api/placeholders/${made.id}`)).status).toBe(404)
    expect((await stranger.patch(url, { serviceDescription: 'Fremd' })).status).toBe(404)
    expect((await stranger.delete(url)).status).toBe(404)
    expect((await stranger.post(`/api/${kind}`, body)).status).toBe(422)
    expect((await stranger.get<unknown[]>(`/api/${kind}?order.id=${target.id}`)).body).toEqual([])
    expect((await anna.get<Service>(url)).body.serviceDescription).toBe('')
  }
})
