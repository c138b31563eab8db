import { type OptionListName, optionListNames } from '@reisewerk/domain/accounts/option-lists.ts'
import type { Fields } from '@reisewerk/domain/contract/shape.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allResources } from '../../test/access/resources.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Entry = { key: string; label: string }
type Choices = Record<string, Entry[]>
type Item = Record<string, unknown> & { id: number }

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
beforeAll(async () => {
  desk = await testApp()
  ;[anna, bernd, clara] = await Promise.all([desk.as('anna'), desk.as('bernd'), desk.as('clara')])
})
afterAll(() => desk.close())

const entry = (key: string, label = key, isActive = true) => ({ key, label, tone: 'neutral', isActive })
const arrange = (house: number, list: OptionListName, entries: object[]) =>
  expectStatus(200, anna.put(`/api/options/${house}/${list}`, entries))
const choices = (by: Caller, resource: string) => expectStatus<Choices>(200, by.options(`/api/${resource}`))
const keysOf = (entries: Entry[] | undefined) => entries?.map(({ key }) => key)

test('APP-06 APP-05 OPTIONS answer the lists as the houses of whoever asks have arranged them', async () => {
  await arrange(1, 'order_category', [entry('city', 'Städte'), entry('cruise', 'Kreuzfahrt', false)])
  await arrange(1, 'request_status', [entry('option', 'Option'), entry('paid', 'Bezahlt', false)])
  await arrange(1, 'cabin_type', [entry('suite', 'Suite Deluxe'), entry('balcony', 'Balkon', false)])
  await arrange(1, 'room_type', [entry('standard', 'Standard'), entry('familienzimmer', 'Familienzimmer')])
  await arrange(1, 'catalogue_year', [entry('2028'), entry('2027'), entry('2026', '2026', false)])
  await arrange(1, 'concept_symbol', [entry('fjord', 'Fjord')])
  await arrange(1, 'other_service_category', [entry('bus', 'Bus', false)])

  const { categories, statuses } = await choices(bernd, 'orders')
  expect(categories?.[0]).toMatchObject({ key: 'city', label: 'Städte', tone: 'neutral' })
  expect(categories?.[0]).not.toHaveProperty('isActive')
  expect(keysOf(categories)).not.toContain('cruise')
  expect(statuses?.[0]).toMatchObject({ key: 'new', label: 'Neu' })
  for (const resource of ['requests', 'hotel_requests', 'ferry_requests']) {
    const { requestStatuses } = await choices(bernd, resource)
    expect(keysOf(requestStatuses)).not.toContain('paid')
    expect(requestStatuses?.[0]).toMatchObject({ key: 'option' })
  }
  const { cabinType } = await choices(bernd, 'order_contingent_ferries')
  expect(cabinType?.[0]).toMatchObject({ key: 'suite', label: 'Suite Deluxe' })
  expect(keysOf(cabinType)).not.toContain('balcony')
  expect((await choices(bernd, 'order_contingent_hotels')).roomType).toMatchObject([
    { key: 'standard' },
    { key: 'familienzimmer', label: 'Familienzimmer' },
  ])
  expect(await choices(bernd, 'order_concepts')).toMatchObject({ years: [2028, 2027], symbolTags: [{ key: 'fjord' }] })
  const types = await choices(bernd, 'other_service_types')
  expect(types.categories).not.toContain('bus')
  expect(types.categories).toEqual(keysOf(types.categoryOptions))

  // The other house has its own, and who works in both is offered what either offers, in the words of the first.
  expect(keysOf((await choices(clara, 'orders')).categories)).toContain('cruise')
  expect(keysOf((await choices(clara, 'order_contingent_hotels')).roomType)).toEqual(['standard'])
  const both = (await choices(anna, 'orders')).categories ?? []
  expect(both.find(({ key }) => key === 'city')).toMatchObject({ label: 'Städte' })
  expect(keysOf(both)).toContain('cruise')
  expect(new Set(keysOf(both)).size).toBe(both.length)
})

test('APP-06 APP-05 what a house has switched off is chosen no more; what has it keeps it when it is sent back as read', async () => {
  await arrange(1, 'order_category', [entry('cruise', 'Kreuzfahrt')])
  await arrange(1, 'request_status', [entry('paid', 'Bezahlt')])
  await arrange(1, 'hotel_category', [entry('resort', 'Resort')])
  const trip = await planTrip(bernd)
  await expectStatus(200, bernd.patch(trip.order, { category: 'cruise' }))
  const day = trip.days[0]?.link
  const placeholder = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/hotel_placeholders', { day, hotelType: { category: 'resort' } }),
  )
  const hotel = `/api/hotel_placeholders/${placeholder.id}`
  const request = await expectStatus<{ id: number }>(201, bernd.post('/api/hotel_requests', { placeholder: hotel }))
  const asked = `/api/hotel_requests/${request.id}`

  await arrange(1, 'order_category', [entry('cruise', 'Kreuzfahrt', false)])
  await arrange(1, 'request_status', [entry('paid', 'Bezahlt', false)])
  await arrange(1, 'hotel_category', [entry('resort', 'Resort', false)])
  const told = (propertyPath: string) => ({
    status: 422,
    body: { violations: [{ propertyPath, message: 'Dieser Eintrag wird nicht mehr angeboten.' }] },
  })
  const dates = { startAt: '14.05.2027', endAt: '17.05.2027', organisationFilter: '/api/organisations/1' }
  expect(await bernd.post('/api/orders', { ...dates, category: 'cruise' })).toMatchObject(told('category'))
  // For Anna, who works in both, it is the house of the trip that counts.
  expect(await anna.post('/api/orders', { ...dates, category: 'cruise' })).toMatchObject(told('category'))
  const southern = { ...dates, organisationFilter: '/api/organisations/2', category: 'cruise' }
  await expectStatus(201, anna.post('/api/orders', southern))
  expect(await bernd.post('/api/order_concepts', { name: 'Fjorde', category: 'cruise' })).toMatchObject(
    told('category'),
  )
  expect(await bernd.patch(asked, { requestStatus: { status: 'paid' } })).toMatchObject(told('requestStatus.status'))
  expect(await bernd.patch(`${asked}/quick_edit`, { requestStatus: { status: 'paid' } })).toMatchObject(
    told('requestStatus.status'),
  )
  expect((await bernd.get(asked)).body).toMatchObject({ requestStatus: { status: 'new' } })

  // As read, beside something else.
  await expectStatus(200, bernd.put(trip.order, { category: 'cruise', groupName: 'Kantorei' }))
  await expectStatus(200, bernd.put(hotel, { hotelType: { stars: 4, category: 'resort' } }))
  await expectStatus(200, bernd.patch(trip.order, { category: 'city' }))
  expect(await bernd.patch(trip.order, { category: 'cruise' })).toMatchObject(told('category'))
})

test('APP-06 every list that a resource names exists', async () => {
  const resources = await allResources()
  const ofFields = (fields: Fields): string[] =>
    Object.values(fields).flatMap((field) => [
      ...(field.list === undefined ? [] : [field.list]),
      ...ofFields(field.fields ?? {}),
    ])
  const named = resources.flatMap(({ contract }) => [
    ...Object.values(contract.houseLists),
    ...ofFields(contract.fields),
  ])
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((list) => !optionListNames.some((name) => name === list))).toEqual([])
})

test('APP-05 APP-06 PLACE-05 OPTIONS of a house, or of a trip, are what that house offers, also to whoever works in both', async () => {
  await arrange(1, 'other_service_category', [entry('guide', 'Führung'), entry('bus', 'Bus', false)])
  await arrange(1, 'board', [entry('full', 'VP'), entry('none', 'Nur Zimmer', false)])
  const [north, south] = [await planTrip(anna), await planTrip(anna, { organisation: 2 })]
  const offered = async (resource: string, query: string, name: string) =>
    keysOf((await choices(anna, `${resource}?${query}`))[name])
  for (const query of [
    'organisation=1',
    'organisation=/api/organisations/1',
    `order=${north.id}`,
    `order=${north.order}`,
  ]) {
    expect(await offered('other_service_types', query, 'categoryOptions'), query).not.toContain('bus')
    expect(await offered('other_placeholders', query, 'otherServiceCategories'), query).not.toContain('bus')
    expect(await offered('other_requests', query, 'boards'), query).not.toContain('none')
    expect(await offered('boards', query, 'boards'), query).not.toContain('none')
  }
  for (const query of ['organisation=2', `order=${south.id}`, '']) {
    expect(await offered('other_service_types', query, 'categoryOptions'), query).toContain('bus')
    expect(await offered('boards', query, 'boards'), query).toContain('none')
  }
  // Boards are called as the house calls them.
  const { boards } = await choices(bernd, 'boards')
  expect(boards?.[0]).toEqual({ key: 'full', label: 'VP', tone: 'neutral' })
  expect(keysOf(boards)).not.toContain('none')
  expect(await clara.options(`/api/other_service_types?order=${north.id}`)).toMatchObject({ status: 404 })
  expect(await clara.options('/api/boards?organisation=1')).toMatchObject({ status: 404 })
  expect(await anna.options('/api/boards?organisation=Nord')).toMatchObject({ status: 400 })
})

test('APP-05 NEW-03 PLACE-12 where nobody chooses, a house that has switched the usual entry off begins with the first it offers', async () => {
  await arrange(1, 'order_category', [entry('culture', 'Kultur'), entry('activity', 'Aktiv', false)])
  await arrange(1, 'request_source', [entry('unknown', 'Unbekannt', false), entry('fair', 'Messe')])
  await arrange(1, 'board', [entry('none', 'Nur Zimmer'), entry('half', 'HP', false)])
  await arrange(1, 'hotel_category', [entry('superior', 'Superior'), entry('standard', 'Standard', false)])
  await arrange(1, 'request_status', [entry('requested', 'Angefragt'), entry('new', 'Neu', false)])
  await arrange(1, 'other_service_category', [entry('guide', 'Führung'), entry('other', 'Sonstiges', false)])
  const trip = await planTrip(bernd)
  expect(await expectStatus(200, bernd.get(trip.order))).toMatchObject({ category: 'culture', requestSource: 'fair' })
  const made = (path: string, body: object) => expectStatus<Item>(201, bernd.post(`/api/${path}`, body))
  const hotel = await made('hotel_placeholders', { day: trip.days[0]?.link })
  expect(hotel).toMatchObject({ board: 'none', hotelType: { category: 'superior' } })
  const placeholder = `/api/hotel_placeholders/${hotel.id}`
  expect(await made('hotel_requests', { placeholder })).toMatchObject({
    board: 'none',
    requestStatus: { status: 'requested' },
  })
  expect(await made('other_service_types', { name: 'Stadtführung' })).toMatchObject({ category: 'guide' })
  // A request takes over what its service has had from before.
  await desk.db.query(`update hotel_placeholders set board = 'half' where id = $1`, [hotel.id])
  expect(await made('hotel_requests', { placeholder })).toMatchObject({ board: 'half' })
  // The other house begins as usual.
  const southern = await expectStatus<Item>(
    201,
    clara.post('/api/orders', { startAt: '14.05.2027', endAt: '17.05.2027' }),
  )
  expect(southern).toMatchObject({ category: 'activity', requestSource: 'unknown' })
})
