import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { addDaysTo, expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Item = { id: number } & Record<string, unknown>
type Refusal = { violations: { propertyPath: string; message: string }[] }

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
beforeAll(async () => {
  desk = await testApp()
  anna = await desk.as('anna')
  bernd = await desk.as('bernd')
  clara = await desk.as('clara')
})
afterAll(() => desk.close())

async function made(caller: Caller, resource: string, body: object): Promise<Item> {
  const answer = await caller.post<Item>(`/api/${resource}`, body)
  expect(answer.status, answer.raw.toString()).toBe(201)
  return answer.body
}
const found = async (caller: Caller, query: string) =>
  (await caller.get<Item[]>(`/api/${query}`)).body.map(({ id }) => id)

test('MD-05 infos of all that can have them stand in one list and say to what they belong', async () => {
  const area = await made(anna, 'areas', { name: 'Hardanger' })
  const place = await made(anna, 'places', { name: 'Ulvik', country: 'NO', latitude: 60.6, longitude: 6.9 })
  const port = await made(anna, 'ports', { name: 'Ulvik Kai', country: 'NO', latitude: 60.6, longitude: 6.9 })
  const hotel = await made(bernd, 'hotels', { name: 'Fjordhaus' })
  const detail = await made(bernd, 'predefined_route_details', { name: 'Stabkirche' })
  const homes = [
    ['area', `/api/areas/${area.id}`, 'Hardanger'],
    ['place', `/api/places/${place.id}`, 'Ulvik'],
    ['port', `/api/ports/${port.id}`, 'Ulvik Kai'],
    ['provider', `/api/hotels/${hotel.id}`, 'Fjordhaus'],
    ['predefinedRouteDetail', `/api/predefined_route_details/${detail.id}`, 'Stabkirche'],
  ] as const
  for (const [field, link, name] of homes) {
    const sections = ['trip', 'voucher']
    const info = await made(bernd, 'infos', { title: `Zu ${name}`, [field]: link, importance: 'high', sections })
    const { body } = await bernd.get<Item>(`/api/infos/${info.id}?_groups[]=info_home_read`)
    expect(body).toMatchObject({ type: 'note', importance: 'high', sections, home: { link, name } })
    const strangers = field === 'provider' || field === 'predefinedRouteDetail'
    expect((await clara.get(`/api/infos/${info.id}`)).status).toBe(strangers ? 404 : 200)
  }
  expect((await bernd.post<Refusal>('/api/infos', { title: 'Ohne' })).status).toBe(422)
  expect((await bernd.patch(`/api/infos/1`, { importance: 'urgent' })).status).toBe(422)
})

test('MD-06 a service type keeps its day times, belongs to its organisation, and in use it is retired, not deleted', async () => {
  const guide = await made(bernd, 'providers', { name: 'Stadtführer Bergen', kind: 'other' })
  const times = { startTimeOfDay: '10:00', endTimeOfDay: '12:00', checkInTimeOfDay: '09:45' }
  const type = await made(bernd, 'other_service_types', {
    name: 'Stadtführung',
    category: 'guide',
    priceType: 'per_group',
    meetingPoint: 'Am Fischmarkt',
    duration: 120,
    routeDescription: 'Rundgang',
    allServiceDayTimes: [{ ...times, provider: `/api/providers/${guide.id}` }],
  })
  expect(type).toMatchObject({
    duration: 120,
    allServiceDayTimes: [{ ...times, provider: `/api/providers/${guide.id}` }],
  })
  const path = `/api/other_service_types/${type.id}`
  const refused = await bernd.patch<Refusal>(path, { allServiceDayTimes: [{ startTimeOfDay: '25:00' }] })
  expect(refused.body.violations.map((one) => one.propertyPath)).toEqual(['allServiceDayTimes[0].startTimeOfDay'])
  expect((await clara.get(path)).status).toBe(404)
  expect((await clara.patch(path, { name: 'Fremd' })).status).toBe(404)
  expect((await clara.get(`${path}/usage`)).status).toBe(404)

  const order = await made(bernd, 'orders', { startAt: '01.06.2027', endAt: '02.06.2027' })
  const [day] = await addDaysTo(bernd, order.id, '01.06.2027', '02.06.2027')
  await made(bernd, 'other_placeholders', { day: `/api/days/${day?.id}`, otherServiceType: path })
  expect((await bernd.get<{ trips: number }>(`${path}/usage`)).body.trips).toBe(1)
  expect((await bernd.delete(path)).status).toBe(409)
  expect((await bernd.patch(path, { isRetired: true })).status).toBe(200)
  expect(await found(bernd, `other_service_types?isRetired=false&_search=Stadtführung`)).toEqual([])
  // Where it is used it can still be read.
  expect((await bernd.get(path)).status).toBe(200)
})

test('APP-06 MD-06 another service is offered by a provider, by an agency, or by one through the other', async () => {
  const guide = `/api/providers/${(await made(bernd, 'providers', { name: 'Stadtführer Voss', kind: 'other' })).id}`
  const agency = `/api/agencies/${(await made(bernd, 'agencies', { name: 'Fjordreisen' })).id}`
  const otherServiceType = `/api/other_service_types/${(await made(bernd, 'other_service_types', { name: 'Führung' })).id}`
  const offers = [
    { provider: guide, agency: null },
    { provider: null, agency },
    { provider: guide, agency },
  ]
  for (const offer of offers) {
    const named = Object.fromEntries(Object.entries(offer).filter(([, link]) => link !== null))
    const service = await made(bernd, 'other_services', { ...named, otherServiceType })
    expect(service).toMatchObject({ ...offer, otherServiceType })
    expect((await clara.get(`/api/other_services/${service.id}`)).status).toBe(404)
  }
  const nobody = await bernd.post<Refusal>('/api/other_services', { otherServiceType })
  expect([nobody.status, nobody.body.violations.map(({ propertyPath }) => propertyPath)]).toEqual([422, ['provider']])
})

test('MD-03 MD-06 what is offered is found by kind, provider and agency, and stands in their order', async () => {
  const [tour, tasting] = [
    await made(bernd, 'other_service_types', { name: 'Gletscherführung', category: 'guide' }),
    await made(bernd, 'other_service_types', { name: 'Aquavitprobe', category: 'meal' }),
  ]
  const [walks, cellar] = [
    await made(bernd, 'providers', { name: 'Bryggen Rundgänge', kind: 'other' }),
    await made(bernd, 'providers', { name: 'Åsmund Kjeller', kind: 'other' }),
  ]
  const agency = await made(bernd, 'agencies', { name: 'Gletscherbüro' })
  const link = (resource: string, { id }: Item) => `/api/${resource}/${id}`
  const type = (of: Item) => ({ otherServiceType: link('other_service_types', of) })
  const walk = await made(bernd, 'other_services', { ...type(tour), provider: link('providers', walks) })
  const meal = await made(bernd, 'other_services', { ...type(tasting), provider: link('providers', cellar) })
  const through = await made(bernd, 'other_services', { ...type(tour), agency: link('agencies', agency) })
  const ids = async (query: string) =>
    (await bernd.get<Item[]>(`/api/other_services?${query}`)).body.map(({ id }) => id)
  expect(await ids('_search=gletscher')).toEqual([walk.id, through.id])
  expect(await ids(`_search=${encodeURIComponent('åsmund')}`)).toEqual([meal.id])
  expect(await ids('_search=gletscherb')).toEqual([through.id])
  const own = `id[]=${walk.id}&id[]=${meal.id}&id[]=${through.id}`
  expect(await ids(`${own}&_order[otherServiceType]=asc`)).toEqual([meal.id, walk.id, through.id])
  expect(await ids(`${own}&_order[provider]=desc`)).toEqual([walk.id, meal.id, through.id])
  expect(await ids(`${own}&_order[agency]=asc`)).toEqual([through.id, walk.id, meal.id])
  const usage = await bernd.get(`/api/other_services/${walk.id}/usage`)
  expect(usage).toMatchObject({ status: 200, body: { trips: 0 } })
})

test('MD-07 route bullet points bring their charges along; a refused charge names each field', async () => {
  const refused = await bernd.post<Refusal>('/api/location_charges', {
    name: ' ',
    type: 'x'.repeat(61),
    place: '/api/places/999999999',
    price: { amount: 'viel', currency: 'EUR' },
    address: { zip: '1'.repeat(21), country: 'x'.repeat(121) },
  })
  expect(refused.status).toBe(422)
  expect(refused.body.violations.map((one) => one.propertyPath)).toEqual(
    expect.arrayContaining(['name', 'type', 'price.amount', 'address.zip', 'address.country']),
  )
  const unknown = await bernd.post<Refusal>('/api/location_charges', { name: 'Kurtaxe', type: 'city_tax' })
  expect(unknown.body.violations).toMatchObject([{ propertyPath: 'type' }])
  const charge = await made(bernd, 'location_charges', {
    name: 'Stabkirche Borgund',
    price: { amount: '12.50', currency: 'EUR' },
    address: {
      title: 'Besucherzentrum',
      streetAddress: 'Vindhellavegen 606',
      zip: '6888',
      city: 'Borgund',
      country: 'Norwegen',
    },
  })
  expect(charge).toMatchObject({
    type: 'entrance',
    price: { amount: '12.50', currency: 'EUR' },
    address: { city: 'Borgund' },
  })
  const detail = await made(bernd, 'predefined_route_details', {
    name: 'Borgund',
    locationCharges: [`/api/location_charges/${charge.id}`],
  })
  const chargePath = `/api/location_charges/${charge.id}`
  const { body } = await bernd.get<Item>(chargePath)
  expect(body.predefinedRouteDetails).toEqual([`/api/predefined_route_details/${detail.id}`])
  // One part of the address leaves the others.
  const saved = await bernd.patch<Item>(chargePath, { address: { city: 'Lærdal' } })
  expect(saved.body.address).toMatchObject({ city: 'Lærdal', zip: '6888' })
  for (const path of [chargePath, `/api/predefined_route_details/${detail.id}`]) {
    expect((await clara.get(path)).status).toBe(404)
    expect((await clara.delete(path)).status).toBe(404)
    expect((await bernd.patch(path, { isRetired: true })).status).toBe(200)
  }
  expect(await found(bernd, 'location_charges?isRetired=false&_search=Borgund')).toEqual([])
})

test('MD-07 what serves every organisation is kept by administrators', async () => {
  for (const [resource, body] of [
    ['location_charges', { name: 'Maut' }],
    ['predefined_route_details', { name: 'Aussicht' }],
    ['predefined_free_text_items', { name: 'Freizeit' }],
    ['other_service_types', { name: 'Eintritt' }],
  ] as const) {
    const shared = await made(anna, resource, { ...body, organisationFilter: null })
    const path = `/api/${resource}/${shared.id}`
    expect((await bernd.patch(path, { name: 'Anders' })).status).toBe(403)
    expect((await bernd.delete(path)).status).toBe(403)
    expect((await clara.get(path)).status).toBe(200)
    expect((await anna.patch(path, { isRetired: true })).status).toBe(200)
  }
})

test('MD-08 templates belong to one organisation and are narrowed by provider, kind and language', async () => {
  const hotel = await made(anna, 'hotels', { name: 'Gemeinsames Haus', organisationFilter: null })
  const provider = `/api/hotels/${hotel.id}`
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Guten Tag' }] }] }
  const intro = await made(bernd, 'offer_intro_templates', { name: 'Chorreise', content })
  expect(intro).toMatchObject({ name: 'Chorreise', content, locale: 'de_DE', isRetired: false })
  const section = { key: 'included', section: 'Im Preis enthalten', content: 'Halbpension\nReiseleitung' }
  const point = await made(bernd, 'bullet_points', section)
  expect((await bernd.post<Refusal>('/api/bullet_points', section)).body.violations).toMatchObject([
    { propertyPath: 'key' },
  ])
  const french = await made(bernd, 'bullet_points', { ...section, section: 'Inclus', locale: 'fr' })
  expect(await found(bernd, 'bullet_points?key=included&locale=fr')).toEqual([french.id])

  const detail = await made(bernd, 'trip_detail_templates', {
    provider,
    type: 'box_map',
    title: 'Anfahrt',
    text: content,
  })
  const byProvider = `trip_detail_templates?type=box_map&provider.id=${hotel.id}&locale=de_DE`
  expect(await found(bernd, byProvider)).toEqual([detail.id])
  const dinner = await made(bernd, 'menus', { provider, name: 'Drei Gänge', requestTypes: ['hotel'] })
  const lunch = await made(bernd, 'menus', { provider, name: 'Suppe', subType: 'lunch' })
  expect(await found(bernd, `menus?provider.id=${hotel.id}&requestTypes=hotel`)).toEqual([dinner.id, lunch.id])
  expect(await found(bernd, `menus?provider.id=${hotel.id}&requestTypes=train`)).toEqual([lunch.id])
  const saved = await made(bernd, 'document_templates', { name: 'Druck', freeText: content, print: true })
  expect(saved).toMatchObject({ print: true, route: true, coverLetter: true, questionaire: false })

  // The hotel serves everybody; what one house says of it does not.
  for (const [resource, { id }] of [
    ['offer_intro_templates', intro],
    ['bullet_points', point],
    ['trip_detail_templates', detail],
    ['menus', dinner],
    ['document_templates', saved],
  ] as const) {
    expect((await clara.get(`/api/${resource}/${id}`)).status).toBe(404)
    expect((await clara.patch(`/api/${resource}/${id}`, { locale: 'fr' })).status).toBe(404)
    expect((await clara.delete(`/api/${resource}/${id}`)).status).toBe(404)
    expect(await found(clara, resource)).toEqual([])
    expect((await bernd.delete(`/api/${resource}/${id}`)).status).toBe(204)
  }
})

test("MD-03 REQ-02 a hit of the search tells when one's own agency was last there, and the latest price it knows", async () => {
  const hotel = await made(anna, 'hotels', { name: 'Hotel Nordstern', rating: 8, organisationFilter: null })
  const provider = `/api/providers/${hotel.id}`
  const usage = async (caller: Caller) =>
    (await caller.get<Item[]>('/api/hotels?_search=nordstern&_groups[]=provider_usage_read')).body[0]?.usage
  expect(await usage(bernd)).toEqual({ lastUsedAt: null, lastPrice: null, nextUsedAt: null })
  let latest: Item | undefined
  for (const [year, amount] of [
    [2019, '60.00'],
    [2020, '64.50'],
    // Nobody has been there yet, but the house has told its price.
    [2098, '90.00'],
    [2099, null],
  ] as const) {
    const order = await made(bernd, 'orders', { startAt: `01.06.${year}`, endAt: `02.06.${year}` })
    const [day] = await addDaysTo(bernd, order.id, `01.06.${year}`, `02.06.${year}`)
    const placeholder = await made(bernd, 'hotel_placeholders', { day: `/api/days/${day?.id}` })
    const request = await made(bernd, 'hotel_requests', {
      placeholder: `/api/hotel_placeholders/${placeholder.id}`,
      provider,
    })
    await made(bernd, 'request_item_prices', {
      request: `/api/hotel_requests/${request.id}`,
      name: 'Doppelzimmer',
      price: amount && { amount, currency: 'EUR' },
    })
    latest = request
  }
  const url = `/api/hotel_requests/${latest?.id}`
  const known = (amount: string) => ({
    lastUsedAt: '01.06.2020 00:00:00',
    lastPrice: { amount, currency: 'EUR' },
    nextUsedAt: '01.06.2098 00:00:00',
  })
  expect(await usage(bernd)).toMatchObject(known('90.00'))
  const priced = { itemPrices: [{ name: 'Doppelzimmer', price: { amount: '95.00', currency: 'EUR' } }] }
  await expectStatus(200, bernd.patch(url, priced))
  expect(await usage(bernd)).toMatchObject(known('95.00'))
  // Nobody goes there at the price of a house that has declined.
  await expectStatus(200, bernd.patch(url, { requestStatus: { status: 'declined' } }))
  expect(await usage(bernd)).toMatchObject(known('90.00'))
  // Of whichever trip it was, also of one that is still being worked on: a stay that is over counts.
  const under = await made(bernd, 'orders', { startAt: '01.03.2022', endAt: '03.03.2022' })
  const { id: day } = await made(bernd, 'days', { order: `/api/orders/${under.id}`, date: '01.03.2022' })
  const stay = await made(bernd, 'hotel_placeholders', { day: `/api/days/${day}` })
  await made(bernd, 'hotel_requests', { placeholder: `/api/hotel_placeholders/${stay.id}`, provider })
  expect(await usage(bernd)).toMatchObject({ lastUsedAt: '01.03.2022 00:00:00', lastPrice: { amount: '90.00' } })
  // What only administrators see tells the others nothing, and what is asked of one trip is told of all (decision 019).
  await anna.patch(`/api/orders/${under.id}`, { isAdminOnly: true })
  expect(await usage(bernd)).toMatchObject({ lastUsedAt: '01.06.2020 00:00:00' })
  expect(await usage(anna)).toMatchObject({ lastUsedAt: '01.03.2022 00:00:00' })
  const [oldest] = await anna.get<Item[]>('/api/orders?_order[startAt]=asc').then(({ body }) => body)
  const asked = await bernd.get<{ provider: Item }[]>(
    `/api/hotel_requests?order.id=${oldest?.id}&_groups[]=trip_dashboard_read&_groups[]=provider_usage_read`,
  )
  expect(asked.body[0]?.provider.usage).toMatchObject({ lastUsedAt: '01.06.2020 00:00:00' })
  // The hotel is everybody's, the trips are not.
  expect(await usage(clara)).toEqual({ lastUsedAt: null, lastPrice: null, nextUsedAt: null })
})

test('MD-03 hotels stand in the order of their places, both ways, those without one at the end', async () => {
  const placeOf = (name: string) => made(anna, 'places', { name, country: 'NO', latitude: 61.1, longitude: 6.2 })
  const [bergen, alta] = [await placeOf('Bergen'), await placeOf('Alta')]
  const hotelIn = (number: number, place: Item | null) =>
    made(anna, 'hotels', { name: `Reihe ${number}`, place: place && `/api/places/${place.id}` })
  const [one, two, three] = [await hotelIn(1, bergen), await hotelIn(2, null), await hotelIn(3, alta)]
  const ordered = async (direction: string) =>
    (await anna.get<Item[]>(`/api/hotels?_search=Reihe&_order[place]=${direction}`)).body.map(({ id }) => id)
  expect(await ordered('asc')).toEqual([three.id, one.id, two.id])
  expect(await ordered('desc')).toEqual([one.id, three.id, two.id])
  // Another name of the place, another place, none any more.
  await anna.patch(`/api/places/${alta.id}`, { name: 'Ytre Alta' })
  expect(await ordered('asc')).toEqual([one.id, three.id, two.id])
  await anna.patch(`/api/hotels/${two.id}`, { place: `/api/places/${bergen.id}` })
  await anna.patch(`/api/hotels/${one.id}`, { place: null })
  expect(await ordered('asc')).toEqual([two.id, three.id, one.id])
})

test('MD-03 a provider is found by words of its name and its place in any order', async () => {
  const place = await made(anna, 'places', { name: 'Ålesund', country: 'NO', latitude: 62.5, longitude: 6.1 })
  const hotel = await made(bernd, 'hotels', { name: 'Brosundet Haus', place: `/api/places/${place.id}` })
  for (const term of ['brosund', 'haus ålesund', 'Ålesund Brosundet', 'lesun'])
    expect(await found(bernd, `hotels?_search=${encodeURIComponent(term)}`)).toContain(hotel.id)
  for (const term of ['haus bergen', '100%', '_'])
    expect(await found(bernd, `hotels?_search=${encodeURIComponent(term)}`)).not.toContain(hotel.id)
  expect(await found(clara, 'hotels?_search=brosundet')).toEqual([])
})
