import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Item = Record<string, unknown> & { id: number }
type Refused = { violations: { propertyPath: string; message: string }[]; message: string }

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

const kinds = ['hotel', 'ferry', 'airline', 'train', 'other'] as const
type Kind = (typeof kinds)[number]
const service = async (kind: Kind) =>
  (await expectStatus<Item>(201, bernd.post(`/api/${kind}_placeholders`, { day: trip.days[0]?.link }))).id
const ask = async (kind: Kind, body: object = {}) => {
  const placeholder = `/api/${kind}_placeholders/${await service(kind)}`
  return expectStatus<Item>(201, bernd.post(`/api/${kind}_requests`, { placeholder, ...body }))
}

test.each(kinds)('APP-06 REQ-02 a %s request takes the one form the documents have for all kinds', async (kind) => {
  const none = { provider: null, otherService: null, otherServiceType: null, train: null, itemPrices: [] }
  const request = await ask(kind, {
    ...none,
    agency: null,
    startAt: '14.05.2027 08:15:00',
    endAt: null,
    optionNr: 'A1',
  })
  // A stay goes from day to day (001 §5).
  const startAt = kind === 'hotel' ? '14.05.2027 00:00:00' : '14.05.2027 08:15:00'
  expect(request).toMatchObject({ startAt, optionNr: 'A1', provider: null })
  const wrong = await bernd.post<Refused>(`/api/${kind}_requests`, { placeholder: '/api/placeholders/1', menu: null })
  expect(wrong.body.violations).toContainEqual({ propertyPath: 'menu', message: 'Dieses Feld gibt es nicht.' })
})

test.each(kinds)('APP-06 REQ-02 CONT-04 a %s request says whom one asks and who is there on the day', async (kind) => {
  const person = async (lastName: string) => {
    const agency = `/api/agencies/${north['Skandia Incoming']}`
    return `/api/contacts/${(await expectStatus<Item>(201, bernd.post('/api/contacts', { agency, lastName }))).id}`
  }
  const people = { requestContact: await person('Hagen'), assignedContact: await person('Vik') }
  const request = await ask(kind, people)
  expect(request).toMatchObject(people)
  const changed = await bernd.put<Item>(`/api/requests/${request.id}`, { requestContact: people.assignedContact })
  expect([changed.status, changed.body]).toMatchObject([200, { ...people, requestContact: people.assignedContact }])
})

test('REQ-02 REQ-05 one writes to a person of the firm that is asked, not of another one', async () => {
  const person = async (home: object) =>
    `/api/contacts/${(await expectStatus<Item>(201, bernd.post('/api/contacts', { ...home, lastName: 'Moe' }))).id}`
  const asked = `/api/agencies/${north['Skandia Incoming']}`
  const other = await expectStatus<Item>(
    201,
    bernd.post('/api/agencies', { name: 'Fjord Incoming', organisationFilter: '/api/organisations/1' }),
  )
  const theirs = await person({ agency: asked })
  const stranger = await person({ agency: `/api/agencies/${other.id}` })
  const request = await ask('hotel', { agency: asked, requestContact: theirs })
  const refused = await bernd.put<Refused>(`/api/requests/${request.id}`, { requestContact: stranger })
  expect([refused.status, refused.body.violations]).toEqual([
    422,
    [
      {
        propertyPath: 'requestContact',
        message: 'Dieser Kontakt gehört weder zum Leistungsträger noch zur Agentur der Anfrage.',
      },
    ],
  ])
  const both = { agency: `/api/agencies/${other.id}`, requestContact: stranger }
  expect((await bernd.put<Item>(`/api/requests/${request.id}`, both)).body).toMatchObject(both)
  // Somebody else is asked now: the person stays noted until another is chosen, as it may be sent back as read.
  const back = { agency: asked, requestContact: stranger, notes: 'Wie gehabt' }
  expect((await bernd.put<Item>(`/api/requests/${request.id}`, back)).body).toMatchObject(back)
})

test('REQ-02 CONT-04 nobody who is deleted is written to or expected on the day; who stands there may be sent back', async () => {
  const agency = `/api/agencies/${north['Skandia Incoming']}`
  const person = async (lastName: string) =>
    `/api/contacts/${(await expectStatus<Item>(201, bernd.post('/api/contacts', { agency, lastName }))).id}`
  const [stays, gone] = [await person('Hagen'), await person('Vik')]
  const request = await ask('hotel', { agency, requestContact: stays })
  const path = `/api/requests/${request.id}`
  for (const contact of [stays, gone]) await expectStatus(200, bernd.patch(contact, { deleted: true }))
  for (const propertyPath of ['requestContact', 'assignedContact']) {
    const { status, body } = await bernd.put<Refused>(path, { [propertyPath]: gone })
    expect([status, body.violations]).toEqual([422, [{ propertyPath, message: 'Dieser Kontakt wurde gelöscht.' }]])
  }
  const back = { requestContact: stays, notes: 'Wie gehabt' }
  expect((await bernd.put<Item>(path, back)).body).toMatchObject(back)
})

test('APP-06 REQ-02 a ferry request knows when one goes on board', async () => {
  const request = await ask('ferry', { startAt: '14.05.2027 18:30:00', embarkAt: '14.05.2027 17:15:00' })
  expect(request).toMatchObject({ embarkAt: '14.05.2027 17:15:00' })
  const path = `/api/ferry_requests/${request.id}`
  expect((await bernd.patch<Item>(path, { embarkAt: null })).body).toMatchObject({ embarkAt: null })
})

test.each(['hotel', 'other', 'train'] as const)(
  'APP-06 REQ-02 the menu of a %s request is chosen and taken back',
  async (kind) => {
    const provider = `/api/hotels/${north['Hotel Fjordblick']}`
    const made = await expectStatus<Item>(201, bernd.post('/api/menus', { name: 'Drei Gänge', provider }))
    const menu = `/api/menus/${made.id}`
    const path = `/api/requests/${(await ask(kind)).id}`
    expect((await bernd.get<Item>(path)).body).toMatchObject({ menu: null })
    expect(await expectStatus(200, bernd.put(path, { menu }))).toMatchObject({ menu })
    // As all that is in use it can be retired, not deleted.
    expect((await bernd.delete(menu)).status).toBe(409)
    expect(await expectStatus(200, bernd.put(path, { menu: null }))).toMatchObject({ menu: null })
    expect((await bernd.delete(menu)).status).toBe(204)
  },
)

test('APP-06 REQ-02 APP-04 only a menu one sees is chosen, and only for a request one sees', async () => {
  const clara = await desk.as('clara')
  const path = `/api/requests/${(await ask('hotel')).id}`
  const provider = `/api/hotels/${(await expectStatus<Item>(201, clara.post('/api/hotels', { name: 'Südblick' }))).id}`
  const menu = `/api/menus/${(await expectStatus<Item>(201, clara.post('/api/menus', { name: 'Suppe', provider }))).id}`
  const foreign = await bernd.put<Refused>(path, { menu })
  expect([foreign.status, foreign.body.violations.map(({ propertyPath }) => propertyPath)]).toEqual([422, ['menu']])
  expect((await clara.put(path, { menu })).status).toBe(404)
})

test('APP-06 REQ-02 a field of another kind is taken as null only', async () => {
  const placeholder = `/api/hotel_placeholders/${await service('hotel')}`
  const { status, body } = await bernd.post<Refused>('/api/hotel_requests', { placeholder, train: '/api/trains/1' })
  expect([status, body.violations]).toEqual([
    422,
    [{ propertyPath: 'train', message: 'Dieses Feld gibt es hier nicht.' }],
  ])
})

test('APP-06 REQ-02 the provider may stand under either of its names', async () => {
  const id = north['Hotel Fjordblick']
  const named = { provider: `/api/providers/${id}`, hotel: `/api/hotels/${id}` }
  expect(await ask('hotel', { provider: null, hotel: named.hotel })).toMatchObject(named)
  expect(await ask('hotel', { provider: named.provider, hotel: null })).toMatchObject(named)
  const request = await ask('hotel', named)
  const emptied = await bernd.put<Item>(`/api/hotel_requests/${request.id}`, { provider: null, hotel: null })
  expect(emptied.body).toMatchObject({ provider: null, hotel: null })
})

test.each(kinds)('APP-06 DRAW-02 the row of a %s request changes how its service is offered', async (kind) => {
  const { id, placeholder } = await ask(kind)
  const path = `/api/${kind}_requests/${id}`
  const body = { clientOffer: { status: 'optional' } }
  const row = await expectStatus<Item>(200, bernd.patch(`${path}/quick_edit`, body))
  expect(row.clientOffer).toEqual({ status: 'optional', priceType: 'per_person' })
  await expectStatus(200, bernd.patch(`${path}/quick_edit`, { clientOffer: { priceType: 'per_group' } }))
  expect(await expectStatus(200, bernd.get(String(placeholder)))).toMatchObject({
    clientOffer: { status: 'optional', priceType: 'per_group', price: null },
  })
  expect((await bernd.get<Item>(path)).body).toMatchObject({
    clientOffer: { status: 'optional', priceType: 'per_group' },
  })
  const wrong = await bernd.patch<Refused>(`${path}/quick_edit`, { clientOffer: { status: 'maybe' } })
  expect(wrong.body.violations.map(({ propertyPath }) => propertyPath)).toEqual(['clientOffer.status'])
})

test('APP-06 APP-04 nobody else changes an offer through a request', async () => {
  const { id, placeholder } = await ask('ferry')
  const clara = await desk.as('clara')
  const body = { clientOffer: { status: 'atLocation' } }
  expect((await clara.patch(`/api/ferry_requests/${id}/quick_edit`, body)).status).toBe(404)
  expect((await clara.put(`/api/requests/${id}`, body)).status).toBe(404)
  expect((await bernd.get<Item>(String(placeholder))).body).toMatchObject({ clientOffer: { status: 'included' } })
})

test.each(['hotelPlaceholders[]', 'hotelPlaceholderIds[]', 'hotel_placeholders[]', 'hotelIds'])(
  'APP-06 BULK-01 an agency is asked for the hotels in %s',
  async (name) => {
    const id = await service('hotel')
    const agency = `agencyId=${north['Skandia Incoming']}`
    const path = `/api/placeholders/create_requests?${agency}&${name}=${id}`
    const answer = await expectStatus<Record<string, Item[]>>(201, bernd.post(path))
    expect(answer.hotelPlaceholders).toMatchObject([{ id, requests: [{ requestStatus: { status: 'new' } }] }])
    expect(answer).toMatchObject({ airlinePlaceholders: [], ferryPlaceholders: [], otherPlaceholders: [] })
  },
)

test('APP-06 BULK-01 an agency is not asked for nothing in silence: lists in the body are refused, an unknown agency, too', async () => {
  const id = await service('hotel')
  const path = '/api/placeholders/create_requests'
  const agency = north['Skandia Incoming']
  const { status, body } = await bernd.post<Refused>(`${path}?agencyId=${agency}`, { hotelPlaceholders: [id] })
  expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('hotelPlaceholders')])
  expect(await bernd.post(`${path}?agencyId=9999`)).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'agency', message: 'Agentur wurde nicht gefunden.' }] },
  })
  await expectStatus(201, bernd.post(`${path}?agencyId=${agency}&hotelPlaceholders[]=${id}`, {}))
})

test('APP-06 BULK-01 a list nobody knows is told instead of passed over', async () => {
  const { status, body } = await bernd.post<Refused>('/api/placeholders/create_requests?agencyId=1&rooms[]=1')
  expect(status).toBe(400)
  expect(body.message).toContain('hotelPlaceholders')
})

test.each(['order.id', 'order', 'orderId'])('APP-06 who serves a day is asked by %s', async (name) => {
  const request = await ask('hotel', { startAt: '15.05.2027', endAt: '16.05.2027' })
  const { status, body } = await bernd.get<Item[]>(`/api/requests/provider_by_date?${name}=${trip.id}&date=15.05.2027`)
  expect([status, body.map(({ id }) => id)]).toEqual([200, expect.arrayContaining([request.id])])
})

test('APP-06 the form of a hotel request finds the boards', async () => {
  const { body } = await bernd.options<Record<string, { key: string }[]>>('/api/hotel_requests')
  const keys = body.boards?.map(({ key }) => key)
  expect(keys).toEqual(['none', 'half', 'full', 'half_extra_breakfast', 'full_extra_breakfast'])
})

test('APP-06 MD-10 PLACE-09 a draft that lacks its service type is grouped and offered otherwise, but not saved', async () => {
  const path = `/api/other_placeholders/${await service('other')}`
  const group = await expectStatus<Item>(201, bernd.post('/api/sort_groups', { order: trip.order, name: 'Stadt' }))
  const body = { sortGroup: `/api/sort_groups/${group.id}`, clientOffer: { status: 'optional' } }
  expect(await expectStatus(200, bernd.put(path, body))).toMatchObject({ ...body, isBrandNew: true })
  const { body: refused } = await bernd.put<Refused>(path, { serviceDescription: 'Führung' })
  expect(refused.violations).toEqual([
    { propertyPath: 'otherServiceType', message: 'Sie müssen einen zusätzlichen Dienst auswählen!' },
  ])
})

test.each([
  ['1234.5', { amount: '1234.50', currency: 'EUR', formatted: '1.234,50 €' }],
  [0.1, { amount: '0.10', currency: 'EUR', formatted: '0,10 €' }],
])('APP-06 money of %s comes back as amount, currency and text', async (amount, expected) => {
  const body = { day: trip.days[0]?.link, pricePerPerson: { amount, currency: 'EUR' } }
  const item = await expectStatus<Item>(201, bernd.post('/api/route_details', body))
  expect(item.pricePerPerson).toEqual(expected)
})

test.each(kinds)('APP-06 DRAW-05 whoever saves a cell of a %s row learns the day', async (kind) => {
  const { id, placeholder } = await ask(kind)
  const day = { id: trip.days[0]?.id }
  const group = '_groups[]=trip_dashboard_read'
  for (const path of [`/api/${kind}_requests/${id}/quick_edit?${group}`, `/api/${kind}_requests/${id}?${group}`]) {
    expect(await expectStatus(200, bernd.patch(path, { optionNr: 'A7' }))).toMatchObject({ id, day })
  }
  const service = String(placeholder).replace('/placeholders', `/${kind}_placeholders`)
  const saved = await expectStatus(200, bernd.put(`${service}?${group}`, { clientOffer: { status: 'optional' } }))
  expect(saved).toMatchObject({ day })
  expect((await bernd.get<Item>(service)).body).toMatchObject({ day: trip.days[0]?.link })
})

test('APP-06 REQ-08 a deadline is taken away by null and by an empty text, everywhere', async () => {
  const { id } = await ask('hotel')
  const path = `/api/hotel_requests/${id}`
  const withDeadline = () => expectStatus<Item>(200, bernd.patch(path, { optionTodo: { dueDate: '01.03.2027' } }))
  const deadline = async () => (await expectStatus<{ optionTodo: unknown }>(200, bernd.get(path))).optionTodo
  for (const cleared of [null, { dueDate: null }, { dueDate: '' }]) {
    await withDeadline()
    await expectStatus(200, bernd.patch(`${path}/quick_edit`, { optionTodo: cleared }))
    expect(await deadline()).toEqual({ dueDate: null, status: null })
  }
  for (const dueDate of [null, '']) {
    await withDeadline()
    await expectStatus(200, bernd.put('/api/requests/option_deadline', { requests: [`/api/requests/${id}`], dueDate }))
    expect(await deadline()).toEqual({ dueDate: null, status: null })
  }
  const placeholder = `/api/placeholders/${await service('hotel')}`
  await expectStatus(201, bernd.post('/api/hotel_requests', { placeholder, optionTodo: null }))
})

test('PLACE-06 REQ-04 MD-07 OFFER-05 nothing costs less than nothing', async () => {
  const price = { amount: '-3.00', currency: 'EUR' }
  const day = trip.days[0]?.link
  const made = async (resource: string, body: object) =>
    `/api/${resource}/${(await expectStatus<Item>(201, bernd.post(`/api/${resource}`, body))).id}`
  const detail = await made('route_details', { day })
  const ferry = await ask('ferry')
  const cabin = { type: { type: 'inside', persons: 2 }, reservedAmount: 1, price }
  for (const [path, body, propertyPath] of [
    [detail, { pricePerPerson: price }, 'pricePerPerson'],
    [detail, { locationCharges: [{ name: 'Maut', price }] }, 'locationCharges[0].price'],
    [await made('location_charges', { name: 'Maut' }), { price }, 'price'],
    [await made('predefined_route_details', { name: 'Pass' }), { pricePerPerson: price }, 'pricePerPerson'],
    [`/api/ferry_requests/${ferry.id}`, { contingent: { ticketPrice: price } }, 'contingent.ticketPrice'],
    [`/api/ferry_requests/${ferry.id}`, { contingent: { busTax: price } }, 'contingent.busTax'],
    [`/api/ferry_requests/${ferry.id}`, { contingent: { doubleCabins: [cabin] } }, 'contingent.doubleCabins[0].price'],
  ] as const) {
    expect(await bernd.patch(path, body), propertyPath).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath, message: 'Der Preis darf nicht negativ sein.' }] },
    })
  }
})

test('PLACE-09 OFFER-05 no service is offered for less than nothing', async () => {
  const path = `/api/hotel_placeholders/${await service('hotel')}`
  const price = (amount: string) => ({ clientOffer: { price: { amount, currency: 'EUR' } } })
  expect(await bernd.patch(path, price('-5.00'))).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'clientOffer.price', message: 'Der Preis darf nicht negativ sein.' }] },
  })
  await expectStatus(200, bernd.patch(path, price('0.00')))
})

test('PLACE-09 OFFER-05 APP-06 a price that no trip costs is told so at its field', async () => {
  const path = `/api/hotel_placeholders/${await service('hotel')}`
  const price = (amount: string | number) => ({ clientOffer: { price: { amount, currency: 'EUR' } } })
  for (const amount of ['100000000.00', '100000000,00', '-100000000', 1e8, 1e15, 1e21, '999999999999.99']) {
    expect(await bernd.patch(path, price(amount)), String(amount)).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'clientOffer.price.amount', message: 'Höchstens 99.999.999,99' }] },
    })
  }
  expect(await expectStatus(200, bernd.patch(path, price('99999999.99')))).toMatchObject({
    clientOffer: { price: { amount: '99999999.99' } },
  })
})
