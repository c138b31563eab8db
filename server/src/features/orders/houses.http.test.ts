import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Item = Record<string, unknown> & { id: number }

let desk: TestApp
let anna: Caller
const people = { ours: '', gone: '', theirs: '' }
const dates = { startAt: '14.05.2027', endAt: '17.05.2027' }
const nord = { organisationFilter: '/api/organisations/1', ...dates }

beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  anna = await desk.as('anna')
  const [ours, gone] = await contactsOf(1, 'Kantorei St. Michael')
  Object.assign(people, { ours, gone, theirs: (await contactsOf(2, 'Wanderverein Süd'))[0] })
  await expectStatus(200, anna.put(gone ?? '', { deleted: true }))
})
afterAll(() => desk.close())

const contactsOf = async (organisation: number, companyName: string) => {
  const client = await post('clients', {
    organisationFilter: `/api/organisations/${organisation}`,
    companyName,
    shortName: companyName,
    contacts: [{ lastName: 'Maack', phoneFixed: '040 1' }, { lastName: 'Voss' }],
  })
  const found = await expectStatus<Item[]>(200, anna.get(`/api/contacts?client.id=${client.id}`))
  return found.map(({ id }) => `/api/contacts/${id}`)
}
const post = (path: string, body: object) => expectStatus<Item>(201, anna.post(`/api/${path}`, body))
const trip = async (body: object = {}) => `/api/orders/${(await post('orders', { ...nord, ...body })).id}`
const foreign = (propertyPath: string) => ({
  violations: [{ propertyPath, message: expect.stringContaining('Organisation') }],
})
const refused = async (asked: Promise<{ status: number; body: unknown }>, body: object) => {
  const answer = await asked
  expect([answer.status, answer.body]).toEqual([422, body])
}

describe('people of another house', () => {
  test('APP-04 nobody of Süd comes into a trip of Nord, by whatever call', async () => {
    const order = await trip()
    const theirs = [{ role: '1_contact', contact: people.theirs }]
    await refused(anna.post('/api/order_contacts', { order, ...theirs[0] }), foreign('contact'))
    await refused(anna.post('/api/orders', { ...nord, orderContacts: theirs }), foreign('orderContacts[0].contact'))
    await refused(anna.patch(order, { orderContacts: theirs }), foreign('orderContacts[0].contact'))
    await refused(anna.post(`${order}/copy`, { ...dates, orderContacts: theirs }), foreign('orderContacts[0].contact'))
    const primary = { primaryOrderContact: people.theirs }
    await refused(anna.post('/api/orders', { ...nord, ...primary }), foreign('primaryOrderContact'))
    await refused(anna.patch(order, primary), foreign('primaryOrderContact'))
    const clara = { requestToUser: '/api/users/3' }
    const notOurs = {
      violations: [{ propertyPath: 'requestToUser', message: 'Diese Person gehört nicht zu dieser Organisation.' }],
    }
    await refused(anna.post('/api/orders', { ...nord, ...clara }), notOurs)
    await refused(anna.patch(order, clara), notOurs)
    const own = await post('order_contacts', { order, role: '1_contact', contact: people.ours })
    await refused(anna.put(`/api/order_contacts/${own.id}`, { contact: people.theirs }), foreign('contact'))
    await refused(anna.patch(order, { organisationFilter: '/api/organisations/2' }), foreign('organisationFilter'))
    await expectStatus(200, anna.patch(order, { requestToUser: '/api/users/2', primaryOrderContact: people.ours }))
  })

  test('APP-04 REQ-02 nobody of Süd is named in a request of Nord', async () => {
    const order = await trip()
    const day = await post('days', { order, date: '14.05.2027' })
    const placeholder = `/api/placeholders/${(await post('hotel_placeholders', { day: `/api/days/${day.id}` })).id}`
    const client = await post('clients', {
      organisationFilter: '/api/organisations/2',
      companyName: 'Naturfreunde',
      shortName: 'Naturfreunde',
      addresses: [{ city: 'Ulm' }],
    })
    const [address] = await desk.db.query<{ id: number }>('select id::int from addresses where client_id = $1', [
      client.id,
    ])
    const links = {
      requestContact: people.theirs,
      assignedContact: people.theirs,
      assignedAddress: `/api/addresses/${address?.id}`,
    }
    const { id } = await post('hotel_requests', { placeholder })
    for (const [name, link] of Object.entries(links)) {
      await refused(anna.post('/api/hotel_requests', { placeholder, [name]: link }), foreign(name))
      await refused(anna.put(`/api/requests/${id}`, { [name]: link }), foreign(name))
      await refused(anna.patch(`/api/hotel_requests/${id}/quick_edit`, { [name]: link }), foreign(name))
    }
    // Kept from before the rule was.
    const contact = Number(people.theirs.split('/').at(-1))
    await desk.db.query('update requests set request_contact_id = $2 where id = $1', [id, contact])
    await expectStatus(200, anna.put(`/api/requests/${id}`, { requestContact: people.theirs, notes: 'Wie gehabt' }))
  })

  test('APP-04 REQ-02 no provider or agency of Süd is asked for a trip of Nord, and what stands there may be sent back', async () => {
    const order = await trip()
    const day = `/api/days/${(await post('days', { order, date: '14.05.2027' })).id}`
    const theirs = { organisationFilter: '/api/organisations/2' }
    const hotel = `/api/hotels/${(await post('hotels', { ...theirs, name: 'Gasthof Süd' })).id}`
    const agency = `/api/agencies/${(await post('agencies', { ...theirs, name: 'Alpen Incoming' })).id}`
    const line = `/api/ferries/${(await post('ferries', { ...theirs, name: 'Bodenseelinie' })).id}`
    const type = await post('other_service_types', { ...theirs, name: 'Almführung', category: 'guide' })
    const text = await post('predefined_free_text_items', { ...theirs, name: 'Almabtrieb' })
    const { id } = await post('hotel_placeholders', { day })
    const ferry = await post('ferry_placeholders', { day })
    const placeholder = `/api/hotel_placeholders/${id}`
    const asked = await post('hotel_requests', { placeholder })
    const atSea = { placeholder: `/api/ferry_placeholders/${ferry.id}` }

    await refused(anna.post('/api/hotel_placeholders', { day, agency }), foreign('agency'))
    await refused(anna.patch(placeholder, { agency }), foreign('agency'))
    await refused(
      anna.post('/api/other_placeholders', { day, otherServiceType: `/api/other_service_types/${type.id}` }),
      foreign('otherServiceType'),
    )
    const charge = await post('location_charges', { ...theirs, name: 'Kurtaxe Süd' })
    const locationCharges = [
      { name: 'Maut' },
      { name: 'Kurtaxe', locationCharge: `/api/location_charges/${charge.id}` },
    ]
    await refused(
      anna.post('/api/route_details', { day, locationCharges }),
      foreign('locationCharges[1].locationCharge'),
    )
    await refused(
      anna.post('/api/free_text_items', { day, predefinedFreeTextItem: `/api/predefined_free_text_items/${text.id}` }),
      foreign('predefinedFreeTextItem'),
    )
    for (const [field, link] of Object.entries({ provider: hotel, hotel, agency })) {
      await refused(anna.post('/api/hotel_requests', { placeholder, [field]: link }), foreign(field))
      await refused(anna.patch(`/api/hotel_requests/${asked.id}`, { [field]: link }), foreign(field))
      await refused(anna.put(`/api/hotel_requests/${asked.id}/quick_edit`, { [field]: link }), foreign(field))
    }
    await refused(anna.put(`/api/requests/${asked.id}`, { provider: hotel }), foreign('provider'))
    await refused(anna.post('/api/ferry_requests', { ...atSea, ferry: line }), foreign('ferry'))
    await refused(
      anna.post(`/api/placeholders/create_requests?agencyId=${agency.split('/').at(-1)}&hotelPlaceholders[]=${id}`),
      foreign('agency'),
    )

    // Nor does a trip go over with partners of its own house.
    const moving = { organisationFilter: '/api/organisations/2', user: '/api/users/1' }
    const ours = await post('agencies', { organisationFilter: nord.organisationFilter, name: 'Elbe Incoming' })
    await expectStatus(200, anna.patch(placeholder, { agency: `/api/agencies/${ours.id}` }))
    await refused(anna.patch(order, moving), foreign('organisationFilter'))
    await expectStatus(200, anna.patch(placeholder, { agency: null }))

    // Kept from before the rule was.
    const [provider] = await desk.db.query<{ id: number }>(`select id::int from providers where name = 'Gasthof Süd'`)
    await desk.db.query('update requests set provider_id = $2 where id = $1', [asked.id, provider?.id])
    await expectStatus(200, anna.put(`/api/hotel_requests/${asked.id}`, { provider: hotel, notes: 'Wie gehabt' }))
    // What serves all houses is asked for by each.
    const [everybodys] = await desk.db.query<{ id: number }>(
      `insert into providers (kind, name) values ('hotel', 'Hotel für alle') returning id::int`,
    )
    await expectStatus(200, anna.patch(`/api/hotel_requests/${asked.id}`, { hotel: `/api/hotels/${everybodys?.id}` }))
  })

  test('APP-04 APP-06 who stands in a trip already may be sent back as read', async () => {
    const order = await trip({ orderContacts: [{ role: '1_contact', contact: people.ours }] })
    const contact = Number(people.theirs.split('/').at(-1))
    await desk.db.query('update order_contacts set contact_id = $2 where order_id = $1', [
      order.split('/').at(-1),
      contact,
    ])
    const asRead = await expectStatus<Item & { orderContacts: Item[] }>(
      200,
      anna.get(`${order}?_groups[]=order_contact_read`),
    )
    await expectStatus(200, anna.put(order, { orderContacts: asRead.orderContacts }))
    // A copy leaves them behind.
    const copy = await expectStatus<Item>(201, anna.post(`${order}/copy?_groups[]=order_contact_read`, dates))
    expect(copy.orderContacts).toEqual([])
    await expectStatus(
      200,
      anna.put(`/api/order_contacts/${asRead.orderContacts[0]?.id}`, { contact: people.theirs, busPlate: 'HH' }),
    )
  })
})

test('CONT-02 NEW-09 a deleted contact comes into no trip', async () => {
  const order = await trip()
  const gone = { violations: [{ propertyPath: 'orderContacts[0].contact', message: 'Dieser Kontakt wurde gelöscht.' }] }
  const orderContacts = [{ role: '1_contact', contact: people.gone }]
  await refused(anna.post('/api/orders', { ...nord, orderContacts }), gone)
  await refused(anna.post(`${order}/copy`, { ...dates, orderContacts }), gone)
  await refused(anna.patch(order, { orderContacts }), gone)
})

test('CONT-04 the number is switched only where the other one exists', async () => {
  const order = await trip()
  const { id } = await post('order_contacts', { order, role: '1_contact', contact: people.ours })
  const noMobile = { propertyPath: 'phoneType', message: 'Für diesen Kontakt ist keine Mobilnummer hinterlegt.' }
  await refused(anna.put(`/api/order_contacts/${id}`, { phoneType: 'phoneMobile' }), { violations: [noMobile] })
  await refused(anna.put(order, { orderContacts: [{ id, phoneType: 'phoneMobile' }] }), {
    violations: [{ ...noMobile, propertyPath: 'orderContacts[0].phoneType' }],
  })
  await expectStatus(200, anna.put(`/api/order_contacts/${id}`, { phoneType: 'phoneFixed' }))
  await expectStatus(200, anna.put(people.ours, { phoneMobile: '0170 1' }))
  await expectStatus(200, anna.put(`/api/order_contacts/${id}`, { phoneType: 'phoneMobile' }))
})

test('HEAD-02 NEW-03 the main destination is one of the destinations, however it is named', async () => {
  const [oslo, bergen, turku] = await Promise.all(
    ['Oslo', 'Bergen', 'Turku'].map(async (name) => `/api/destinations/${(await post('destinations', { name })).id}`),
  )
  const order = await trip({ trip: { destinations: [oslo], mainDestination: bergen } })
  const places = async () => (await expectStatus<{ trip: object }>(200, anna.get(order))).trip
  expect(await places()).toMatchObject({ mainDestination: bergen, destinations: [bergen, oslo] })
  await expectStatus(200, anna.patch(order, { trip: { mainDestination: turku } }))
  expect(await places()).toMatchObject({ mainDestination: turku, destinations: [turku, bergen, oslo] })
  await expectStatus(200, anna.patch(order, { trip: { destinations: [oslo], mainDestination: turku } }))
  expect(await places()).toMatchObject({ mainDestination: turku, destinations: [turku, oslo] })
  const copy = await expectStatus<Item>(201, anna.post(`${order}/copy`, { ...dates, trip: { destinations: [bergen] } }))
  expect(copy.trip).toMatchObject({ mainDestination: null, destinations: [bergen] })
})

test('TODO-07 whoever has done something stays named with it', async () => {
  const order = await trip()
  const mine = { order, user: '/api/users/1' }
  const done = await post('todos', { ...mine, name: 'Angebot schreiben', status: 'done' })
  const open = await post('todos', { ...mine, name: 'Nachfassen' })
  const todos = await expectStatus<Item[]>(200, anna.put(`${order}/todos_user`, { userID: '/api/users/2' }))
  const users = Object.fromEntries(todos.map(({ id, user }) => [id, user]))
  expect([users[done.id], users[open.id]]).toEqual(['/api/users/1', '/api/users/2'])
})

describe('a trip that goes to another house', () => {
  const toSouth = { organisationFilter: '/api/organisations/2', user: '/api/users/1' }
  const ofNorth = { organisationFilter: nord.organisationFilter }
  const staying = (message: string) => ({ violations: [{ propertyPath: 'organisationFilter', message }] })
  const things = (names: string) => staying(`${names} dieser Reise gehören zu einer anderen Organisation.`)
  const link = async (resource: string, body: object = {}) =>
    `/api/${resource}/${(await post(resource, { ...ofNorth, name: `${resource} Nord`, ...body })).id}`
  const planned = async () => {
    const order = await trip()
    return { order, day: `/api/days/${(await post('days', { order, date: '14.05.2027' })).id}` }
  }
  const service = async (kind: string, day: string, body: object = {}) =>
    `/api/${kind}_placeholders/${(await post(`${kind}_placeholders`, { day, ...body })).id}`

  test('APP-04 HEAD-06 takes along nothing that the other house may not see, and says what holds it', async () => {
    const type = await link('other_service_types', { category: 'guide' })
    const agency = await link('agencies')
    const provider = await link('providers', { kind: 'other' })
    const charge = await link('location_charges')
    const cases: [names: string, plan: (day: string) => Promise<unknown>][] = [
      ['Leistungsarten', (day) => service('other', day, { otherServiceType: type })],
      ['Leistungsträger', async (day) => service('airline', day, { airline: await link('airlines') })],
      ['Agenturen', (day) => service('ferry', day, { agency })],
      [
        'Ortsgebühren',
        (day) => post('route_details', { day, locationCharges: [{ name: 'Maut', locationCharge: charge }] }),
      ],
      [
        'Routenstichpunkte',
        async (day) => post('route_details', { day, predefinedRouteDetail: await link('predefined_route_details') }),
      ],
      [
        'Vorlagen von Freitexten',
        async (day) =>
          post('free_text_items', { day, predefinedFreeTextItem: await link('predefined_free_text_items') }),
      ],
      [
        'Kontakte',
        async (day) =>
          post('hotel_requests', { placeholder: await service('hotel', day), assignedContact: people.ours }),
      ],
      [
        'Leistungsträger, Zusatzleistungen und Leistungsarten',
        async (day) =>
          post('other_requests', {
            placeholder: await service('other', day),
            otherService: await link('other_services', { name: undefined, provider, otherServiceType: type }),
          }),
      ],
    ]
    for (const [names, plan] of cases) {
      const { order, day } = await planned()
      await plan(day)
      await refused(anna.patch(order, toSouth), things(names))
      expect((await expectStatus<Item>(200, anna.get(order))).organisationFilter).toBe(nord.organisationFilter)
    }
    // What the same change replaces holds nobody up, nor does what serves every house.
    const { order, day } = await planned()
    await desk.db.query(`insert into agencies (name) values ('Für alle')`)
    const [everybodys] = await expectStatus<Item[]>(200, anna.get('/api/agencies?name=F%C3%BCr+alle'))
    await service('ferry', day, { agency: `/api/agencies/${everybodys?.id}` })
    await expectStatus(200, anna.patch(order, { orderContacts: [{ role: '1_contact', contact: people.ours }] }))
    await refused(anna.patch(order, toSouth), things('Kontakte'))
    await expectStatus(200, anna.patch(order, { ...toSouth, orderContacts: [] }))
  })

  test('APP-04 TODO-07 HEAD-06 leaves nobody behind who is asked or has something to do there', async () => {
    const order = await trip({ requestToUser: '/api/users/2' })
    const todo = await post('todos', { order, name: 'Nachfassen', user: '/api/users/2' })
    const asked = 'Die Person, an die die Anfrage ging, gehört nicht zu dieser Organisation.'
    const busy = 'Offene Aufgaben dieser Reise haben Personen, die nicht zu dieser Organisation gehören.'
    await refused(anna.patch(order, toSouth), staying(`${asked} ${busy}`))
    await refused(anna.patch(order, { ...toSouth, requestToUser: '/api/users/3' }), staying(busy))
    await expectStatus(200, anna.patch(`/api/todos/${todo.id}`, { status: 'done' }))
    await expectStatus(200, anna.patch(order, { ...toSouth, requestToUser: '/api/users/3' }))
  })
})

test('APP-04 REQ-02 a service of Süd is chosen for no request of Nord, by whatever call', async () => {
  const order = await trip()
  const day = `/api/days/${(await post('days', { order, date: '14.05.2027' })).id}`
  const placeholder = `/api/other_placeholders/${(await post('other_placeholders', { day })).id}`
  const theirs = { organisationFilter: '/api/organisations/2' }
  const provider = await post('providers', { ...theirs, name: 'Almwirt', kind: 'other' })
  const service = await post('other_services', { ...theirs, provider: `/api/providers/${provider.id}` })
  const asked = await post('other_requests', { placeholder })
  const { status, body } = await anna.put<{ violations: { propertyPath: string }[] }>(`/api/requests/${asked.id}`, {
    otherService: `/api/other_services/${service.id}`,
  })
  expect([status, body.violations.map(({ propertyPath }) => propertyPath)]).toEqual([422, ['provider', 'otherService']])
})
