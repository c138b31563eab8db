import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Item = { id: number } & Record<string, unknown>
type Violations = { violations: { propertyPath: string; message: string }[] }

let desk: TestApp
let bernd: Caller
let anna: Caller
let trip: PlannedTrip
let north: Record<string, number>
let airports: number[]
let stations: number[]
beforeAll(async () => {
  desk = await testApp()
  ;[bernd, anna] = [await desk.as('bernd'), await desk.as('anna')]
  north = await loadNorth(desk.db)
  const made = async (sql: string) => (await desk.db.query<{ id: number }>(sql)).map(({ id }) => id)
  airports = await made(`insert into airports (name, iata_code, country, latitude, longitude) values
    ('Hamburg Airport', 'HAM', 'DE', 53.63, 9.99), ('Oslo Gardermoen', 'OSL', 'NO', 60.19, 11.1) returning id::int`)
  stations = await made(`insert into train_stations (name, country, latitude, longitude) values
    ('Oslo S', 'NO', 59.91, 10.75), ('Bergen', 'NO', 60.39, 5.33) returning id::int`)
  trip = await planTrip(bernd)
})
afterAll(() => desk.close())

const day = (number = 1) => trip.days[number - 1] as PlannedTrip['days'][number]
const add = (kind: string, body: object = {}) =>
  expectStatus<Item>(201, bernd.post(`/api/${kind}`, { day: day().link, ...body }))
const put = (kind: string, id: number, body: object) => expectStatus<Item>(200, bernd.put(`/api/${kind}/${id}`, body))
const refused = async (kind: string, id: number, body: object) =>
  (await expectStatus<Violations>(422, bernd.put(`/api/${kind}/${id}`, body))).violations

test('PLACE-03 PLACE-15 a flight starts with the airline no-name, which serves every organisation', async () => {
  const flight = await add('airline_placeholders', { startAirport: `/api/airports/${airports[0]}` })
  expect(flight).toMatchObject({
    airline: '/api/airlines/-1',
    startAirport: `/api/airports/${airports[0]}`,
    endAirport: null,
    isBrandNew: true,
    withRequest: false,
    clientOffer: { status: 'included', priceType: 'per_person', price: null },
    info: { type: 'airline' },
  })
  for (const name of ['bernd', 'clara'] as const) {
    const { body } = await (await desk.as(name)).get<Item>('/api/airlines/-1')
    expect(body.name).toBe('no-name')
  }
  expect((await bernd.patch('/api/airlines/-1', { name: 'Mein' })).status).toBe(404)
  expect((await anna.delete('/api/providers/-1')).status).toBeGreaterThan(400)
  expect((await anna.get('/api/airlines/-1')).status).toBe(200)
  const saved = await put('airline_placeholders', flight.id, { endAirport: `/api/airports/${airports[1]}` })
  expect(saved).toMatchObject({ isBrandNew: false, endAirport: `/api/airports/${airports[1]}` })
})

test('PLACE-03 airlines are found by name and by both airports of a route', async () => {
  const flying = await expectStatus<Item>(201, bernd.post('/api/airlines', { name: 'Hansewind Air' }))
  await expectStatus(201, bernd.post('/api/airlines', { name: 'Alpenflug' }))
  const route = { startAirport: `/api/airports/${airports[0]}`, endAirport: `/api/airports/${airports[1]}` }
  await expectStatus(201, bernd.post('/api/airline_routes', { airline: `/api/airlines/${flying.id}`, ...route }))
  const names = async (query: string) =>
    (await expectStatus<Item[]>(200, bernd.get(`/api/airlines?${query}`))).map(({ name }) => name)
  expect(await names(`startAirport.id=${airports[0]}&endAirport.id=${airports[1]}`)).toEqual([
    'Hansewind Air',
    'no-name',
  ])
  expect(await names(`startAirport.id=${airports[1]}&endAirport.id=${airports[0]}`)).toEqual(['no-name'])
  expect(await names('name=alpen')).toEqual(['Alpenflug'])
})

test('PLACE-04 a train has its defaults; its type decides the day of arrival, and hiding the class means second', async () => {
  const from = { startTrainStation: `/api/train_stations/${stations[0]}`, startAt: '14.05.2027 20:15:00' }
  const train = await add('train_placeholders', { ...from, endAt: '14.05.2027 22:45:00' })
  const defaults = { type: 'day', trainType: 'standard', wagonType: 'standard', category: 'second', hideClass: false }
  expect(train).toMatchObject(defaults)
  const night = { type: 'night', category: 'first' }
  expect(await refused('train_placeholders', train.id, night)).toEqual([
    { propertyPath: 'driverNotParticipating', message: 'Bitte auswählen, ob Fahrer inkludiert werden soll!' },
  ])
  const saved = await put('train_placeholders', train.id, { ...night, driverNotParticipating: false })
  expect(saved).toMatchObject({ endAt: '15.05.2027 22:45:00', category: 'first' })
  expect(await put('train_placeholders', train.id, { hideClass: true })).toMatchObject({ category: 'second' })
  expect(await put('train_placeholders', train.id, { type: 'day' })).toMatchObject({ endAt: '14.05.2027 22:45:00' })
})

test('PLACE-04 a train has a route description of its own only where the organisation wants it', async () => {
  const train = await add('train_placeholders', { serviceDescription: 'Bergenbahn' })
  const words = { routeDescription: 'Über die Hardangervidda' }
  const [violation] = await refused('train_placeholders', train.id, words)
  expect(violation?.propertyPath).toBe('routeDescription')
  await expectStatus(200, anna.put('/api/settings/1', { itinerary: { ownRouteDescription: true } }))
  expect(await put('train_placeholders', train.id, words)).toMatchObject(words)
  await expectStatus(200, anna.put('/api/settings/1', { itinerary: { ownRouteDescription: false } }))
  const moved = await put('train_placeholders', train.id, { endTrainStation: `/api/train_stations/${stations[1]}` })
  expect(moved).toMatchObject({ routeDescription: '', serviceDescription: '' })
})

const tourType = {
  name: 'Stadtführung',
  category: 'guide',
  priceType: 'per_group',
  meetingPoint: 'Rathaus',
  duration: 120,
}
const serviceType = (body: object = {}) =>
  expectStatus<Item>(201, bernd.post('/api/other_service_types', { ...tourType, ...body }))

test('PLACE-05 MD-06 a type brings price type and meeting point, its duration the end; a new category takes it away', async () => {
  const times = { startTimeOfDay: '10:00', endTimeOfDay: '12:00', checkInTimeOfDay: '09:45', provider: null }
  const type = await serviceType({ allServiceDayTimes: [times] })
  expect(type.allServiceDayTimes).toMatchObject([times])
  const link = `/api/other_service_types/${type.id}`
  const service = await add('other_placeholders', { serviceDescription: 'Alt' })
  expect(await refused('other_placeholders', service.id, { startAt: '14.05.2027 10:00:00' })).toEqual([
    { propertyPath: 'otherServiceType', message: 'Sie müssen einen zusätzlichen Dienst auswählen!' },
  ])
  const chosen = await put('other_placeholders', service.id, { otherServiceType: link, startAt: '14.05.2027 10:00:00' })
  expect(chosen).toMatchObject({
    otherServiceType: link,
    category: 'guide',
    meetingPoint: 'Rathaus',
    clientOffer: { priceType: 'per_group', status: 'included' },
    endAt: '14.05.2027 12:00:00',
    serviceDescription: '',
  })
  const later = await put('other_placeholders', service.id, { startAt: '14.05.2027 15:30:00' })
  expect(later.endAt).toBe('14.05.2027 17:30:00')
  expect(await put('other_placeholders', service.id, { category: 'bus' })).toMatchObject({ otherServiceType: null })
})

test('PLACE-05 PLACE-11 categories that ask for the driver ask before the first save', async () => {
  const type = await serviceType({ name: 'Abendessen', category: 'meal' })
  const service = await add('other_placeholders')
  const body = { otherServiceType: `/api/other_service_types/${type.id}` }
  const [violation] = await refused('other_placeholders', service.id, body)
  expect(violation).toEqual({
    propertyPath: 'driverNotParticipating',
    message: 'Bitte auswählen, ob Fahrer inkludiert werden soll!',
  })
  await put('other_placeholders', service.id, { ...body, driverNotParticipating: true })
})

test('PLACE-13 OPTIONS other_service_types answers categories and their options', async () => {
  const { body } = await bernd.options<Record<string, unknown[]>>('/api/other_service_types')
  expect(body.categories).toContain('guide')
  expect(body.categoryOptions).toContainEqual({ key: 'guide', label: 'Stadtführung', tone: 'neutral' })
})

test('PLACE-06 MD-07 a route bullet point costs nothing unless told, and takes over charges with their prices', async () => {
  const plain = await add('route_details')
  const nothing = { amount: '0.00', currency: 'EUR', formatted: expect.any(String) }
  expect(plain).toMatchObject({ pricePerPerson: nothing, emptyDrive: false, type: 'description', locationCharges: [] })
  expect((await put('route_details', plain.id, { pricePerPerson: null })).pricePerPerson).toEqual(nothing)
  const charge = await expectStatus<Item>(
    201,
    bernd.post('/api/location_charges', { name: 'Maut', price: { amount: '9.00', currency: 'EUR' } }),
  )
  const detail = await expectStatus<Item>(
    201,
    bernd.post('/api/predefined_route_details', {
      name: 'Trollstigen',
      routeDescription: 'Elf Kehren',
      pricePerPerson: { amount: '4.50', currency: 'EUR' },
      locationCharges: [`/api/location_charges/${charge.id}`],
    }),
  )
  const predefined = { predefinedRouteDetail: `/api/predefined_route_details/${detail.id}` }
  const taken = await put('route_details', plain.id, predefined)
  expect(taken).toMatchObject({
    ...predefined,
    routeDescription: 'Elf Kehren',
    pricePerPerson: { amount: '4.50' },
    locationCharges: [{ name: 'Maut', price: { amount: '9.00', currency: 'EUR' } }],
  })
  await expectStatus(200, bernd.patch(`/api/location_charges/${charge.id}`, { price: { amount: '99.00' } }))
  expect((await bernd.get<Item>(`/api/route_details/${plain.id}`)).body.locationCharges).toMatchObject([
    { price: { amount: '9.00' } },
  ])
})

test('PLACE-06 a charge named by its link alone brings its name and price; a new one without a name is refused at its field', async () => {
  const { id } = await add('route_details')
  const price = { amount: '7.50', currency: 'EUR' }
  const charge = await expectStatus<Item>(201, bernd.post('/api/location_charges', { name: 'Parken', price }))
  const locationCharge = `/api/location_charges/${charge.id}`
  const taken = await put('route_details', id, { locationCharges: [{ locationCharge }] })
  expect(taken.locationCharges).toMatchObject([{ locationCharge, name: 'Parken', price }])
  const own = { locationCharge, name: 'Parken am Hafen', price: { amount: '0.00', currency: 'EUR' } }
  const renamed = await put('route_details', id, { locationCharges: [own, { locationCharge, name: 'Maut' }] })
  expect(renamed.locationCharges).toMatchObject([own, { name: 'Maut', price }])
  const refused = await bernd.patch(`/api/route_details/${id}`, {
    locationCharges: [{ name: 'Kur', price }, { price }],
  })
  expect(refused).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'locationCharges[1].name', message: 'Bitte ausfüllen' }] },
  })
  const gone = await bernd.patch(`/api/route_details/${id}`, {
    locationCharges: [{ locationCharge: '/api/location_charges/999999', name: 'Fort' }],
  })
  expect(gone).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'locationCharges[0].locationCharge' }] },
  })
})

test('PLACE-07 MD-07 a predefined free text brings its words and its time', async () => {
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Freizeit' }] }] }
  const kept = await expectStatus<Item>(
    201,
    bernd.post('/api/predefined_free_text_items', { name: 'Freizeit', text, timeOfDay: '14:00' }),
  )
  const item = await add('free_text_items', { predefinedFreeTextItem: `/api/predefined_free_text_items/${kept.id}` })
  expect(item).toMatchObject({ text, timeOfDay: '14:00' })
})

test('MD-10 sort groups are added, renamed and ordered, and carried by every kind', async () => {
  const group = (name: string) => expectStatus<Item>(201, bernd.post('/api/sort_groups', { order: trip.order, name }))
  const [first, second] = [await group('Busfahrt'), await group('Abende')]
  expect([first.sort, second.sort]).toEqual([0, 1])
  await expectStatus(200, bernd.put(`/api/sort_groups/${second.id}`, { name: 'Abendprogramm', sort: 0 }))
  await expectStatus(200, bernd.put(`/api/sort_groups/${first.id}`, { sort: 1 }))
  const list = await expectStatus<Item[]>(200, bernd.get(`/api/sort_groups?order.id=${trip.id}`))
  expect(list.map(({ name }) => name)).toEqual(['Abendprogramm', 'Busfahrt'])
  const sortGroup = `/api/sort_groups/${first.id}`
  for (const kind of ['hotel', 'ferry', 'airline', 'train'].map((name) => `${name}_placeholders`)) {
    const { id } = await add(kind)
    expect(await put(kind, id, { sortGroup })).toMatchObject({ sortGroup })
  }
  for (const kind of ['other_placeholders', 'route_details', 'free_text_items']) {
    expect(await add(kind, { sortGroup })).toMatchObject({ sortGroup })
  }
  const other = await planTrip(bernd)
  const foreign = await bernd.post<Violations>('/api/free_text_items', { day: other.days[0]?.link, sortGroup })
  expect(foreign.body.violations).toEqual([
    { propertyPath: 'sortGroup', message: 'Diese Sortiergruppe gehört zu einer anderen Reise.' },
  ])
  expect((await bernd.delete(`/api/sort_groups/${first.id}`)).status).toBe(204)
})

test('PLACE-02 the port of arrival must be reachable from the port of departure', async () => {
  const [lonely] = await desk.db.query<{ id: number }>(
    `insert into ports (name, country, latitude, longitude) values ('Piräus', 'GR', 37.94, 23.63) returning id::int`,
  )
  const ferry = await add('ferry_placeholders', { startPort: `/api/ports/${north.Hirtshals}` })
  expect(await refused('ferry_placeholders', ferry.id, { endPort: `/api/ports/${lonely?.id}` })).toEqual([
    { propertyPath: 'endPort', message: 'Dieser Hafen ist vom Starthafen aus nicht erreichbar.' },
  ])
  const reached = await expectStatus<Item[]>(200, bernd.get(`/api/ports?startPort.id=${north.Hirtshals}`))
  expect(reached.map(({ id }) => id)).toEqual([north.Larvik])
  await put('ferry_placeholders', ferry.id, { endPort: `/api/ports/${north.Larvik}` })
  // A port that nobody knows is told where it was named.
  expect(await refused('ferry_placeholders', ferry.id, { startPort: '/api/ports/999999' })).toEqual([
    { propertyPath: 'startPort', message: 'Hafen wurde nicht gefunden.' },
  ])
})

test('PLACE-04 PLACE-02 a train or ferry leads somewhere else, as a service and as a route one chooses from', async () => {
  const station = `/api/train_stations/${stations[0]}`
  const train = await add('train_placeholders', { startTrainStation: station })
  const same = [{ propertyPath: 'endTrainStation', message: 'Der Zielbahnhof ist der Startbahnhof.' }]
  expect(await refused('train_placeholders', train.id, { endTrainStation: station })).toEqual(same)
  const hirtshals = `/api/ports/${north.Hirtshals}`
  const ferry = await add('ferry_placeholders', { startPort: hirtshals })
  expect(await refused('ferry_placeholders', ferry.id, { endPort: hirtshals })).toMatchObject([
    { propertyPath: 'endPort' },
  ])

  const made = async (resource: string, body: object) =>
    (await anna.post<{ violations: object[] }>(`/api/${resource}`, body)).body.violations
  const route = { startTrainStation: station, endTrainStation: station }
  expect(await made('train_routes', route)).toEqual(same)
  const harbours = { startPort: hirtshals, endPort: hirtshals }
  expect(await made('port_connections', harbours)).toEqual([
    { propertyPath: 'endPort', message: 'Der Zielhafen ist der Starthafen.' },
  ])
  const [airline] = await desk.db.query<{ id: number }>(
    `insert into providers (kind, name) values ('airline', 'Kreisflug') returning id::int`,
  )
  const home = `/api/airports/${airports[0]}`
  const flight = { airline: `/api/airlines/${airline?.id}`, startAirport: home, endAirport: home }
  expect(await made('airline_routes', flight)).toEqual([
    { propertyPath: 'endAirport', message: 'Der Zielflughafen ist der Startflughafen.' },
  ])
})

test('PLACE-01 no service lies outside its trip or is priced in another currency', async () => {
  const service = await add('airline_placeholders')
  expect(await refused('airline_placeholders', service.id, { startAt: '01.04.2027 10:00:00' })).toEqual([
    { propertyPath: 'startAt', message: 'Die Leistung liegt außerhalb der Reise (14.05.2027 bis 17.05.2027).' },
  ])
  const price = { clientOffer: { price: { amount: '12.00', currency: 'NOK' } } }
  expect(await refused('airline_placeholders', service.id, price)).toEqual([
    { propertyPath: 'clientOffer.price', message: 'Der Preis steht in NOK, die Reise wird in EUR angeboten.' },
  ])
})

test('PLACE-10 MD-05 the day plan carries all seven lists with requests and what to know of places and providers', async () => {
  const own = await planTrip(bernd)
  const link = own.days[0]?.link
  const note = { type: 'note', title: 'Baustelle', isShownOnTripDashboard: true }
  const place = `/api/places/${north.Oslo}`
  for (const body of [
    { ...note, importance: 'low', place },
    { ...note, importance: 'high', title: 'Maut', place },
    { ...note, place, title: 'Verborgen', isShownOnTripDashboard: false },
    { ...note, place, type: 'menu', title: 'Menü' },
    { ...note, provider: `/api/hotels/${north['Hotel Fjordblick']}` },
  ]) {
    await expectStatus(201, bernd.post('/api/infos', body))
  }
  const homeless = await bernd.post<Violations>('/api/infos', note)
  expect(homeless.status).toBe(422)
  const hotel = await expectStatus<Item>(201, bernd.post('/api/hotel_placeholders', { day: link, place }))
  const request = {
    placeholder: `/api/hotel_placeholders/${hotel.id}`,
    hotel: `/api/hotels/${north['Hotel Fjordblick']}`,
  }
  await expectStatus(201, bernd.post('/api/hotel_requests', request))
  const kinds = [
    'ferry_placeholders',
    'airline_placeholders',
    'train_placeholders',
    'other_placeholders',
    'route_details',
    'free_text_items',
  ]
  for (const kind of kinds) await expectStatus(201, bernd.post(`/api/${kind}`, { day: link }))
  const days = await expectStatus<Record<string, Item[]>[]>(
    200,
    bernd.get(`/api/days?order.id=${own.id}&_groups[]=trip_dashboard_read`),
  )
  const lists = [
    'hotelPlaceholders',
    'ferryPlaceholders',
    'airlinePlaceholders',
    'trainPlaceholders',
    'otherPlaceholders',
    'routeDetails',
    'freeTextItems',
  ]
  expect(lists.map((name) => days[0]?.[name]?.length)).toEqual([1, 1, 1, 1, 1, 1, 1])
  expect(days[0]?.hotelPlaceholders?.[0]).toMatchObject({
    place: {
      name: 'Oslo',
      infos: [
        { title: 'Maut', importance: 'high' },
        { title: 'Baustelle', importance: 'low' },
      ],
    },
    requests: [{ info: { title: 'Hotel Fjordblick' }, provider: { infos: [{ title: 'Baustelle' }] } }],
  })
  expect(days[0]?.sortHelper).toHaveLength(7)
})

test('DAY-03 flights and trains name the day, but are not driven', async () => {
  const own = await planTrip(bernd)
  const url = own.days[0]?.link
  const flight = { startAirport: `/api/airports/${airports[0]}`, endAirport: `/api/airports/${airports[1]}` }
  await expectStatus(201, bernd.post('/api/airline_placeholders', { day: url, ...flight }))
  const train = {
    startTrainStation: `/api/train_stations/${stations[0]}`,
    endTrainStation: `/api/train_stations/${stations[1]}`,
  }
  await expectStatus(201, bernd.post('/api/train_placeholders', { day: url, ...train }))
  const { body: named } = await bernd.get<{ name: string }>(`${url}/generate_name`)
  expect(named.name).toBe('Hamburg Airport – Oslo Gardermoen – Oslo S – Bergen')
  const { body: driven } = await bernd.get<{ distance: number }>(`${url}/calculate_distance`)
  expect(driven.distance).toBeGreaterThan(30)
  expect(driven.distance).toBeLessThan(60)
})

test.each(['airline_placeholders', 'train_placeholders', 'other_placeholders', 'route_details'])(
  'APP-04 %s of a hidden trip or another organisation are out of reach',
  async (kind) => {
    for (const [name, target] of [
      ['bernd', await planTrip(anna, { isAdminOnly: true })],
      ['clara', await planTrip(anna)],
    ] as const) {
      const stranger = await desk.as(name)
      const body = { day: target.days[0]?.link }
      const made = await expectStatus<Item>(201, anna.post(`/api/${kind}`, body))
      const url = `/api/${kind}/${made.id}`
      const answers = [
        await stranger.get(url),
        await stranger.patch(url, { serviceDescription: 'Fremd' }),
        await stranger.delete(url),
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
      expect((await stranger.post(`/api/${kind}`, body)).status).toBe(422)
      expect((await stranger.post('/api/sort_groups', { order: target.order, name: 'Fremd' })).status).toBe(422)
    }
  },
)
