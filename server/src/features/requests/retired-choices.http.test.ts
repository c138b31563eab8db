import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Item = Record<string, unknown> & { id: number }

let desk: TestApp
let anna: Caller
let bernd: Caller
let trip: PlannedTrip
let hotel: string
let agency: string
let type: string
let detail: string
let charge: string
let kept: Record<'stay' | 'request' | 'walk' | 'stop', string>

beforeAll(async () => {
  desk = await testApp()
  anna = await desk.as('anna')
  bernd = await desk.as('bernd')
  const north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
  hotel = `/api/hotels/${north['Hotel Fjordblick']}`
  agency = `/api/agencies/${north['Skandia Incoming']}`
  const made = async (resource: string, body: object) => `/api/${resource}/${(await post(resource, body)).id}`
  type = await made('other_service_types', { name: 'Schlossführung', category: 'guide' })
  charge = await made('location_charges', { name: 'Maut' })
  detail = await made('predefined_route_details', { name: 'Am Pass' })
  const day = trip.days[0]?.link
  const stay = await made('hotel_placeholders', { day, agency })
  kept = {
    stay,
    request: await made('hotel_requests', { placeholder: stay, provider: hotel, agency }),
    walk: await made('other_placeholders', { day, otherServiceType: type, driverNotParticipating: false }),
    stop: await made('route_details', {
      ...{ day, predefinedRouteDetail: detail, locationCharges: [{ locationCharge: charge, name: 'Maut' }] },
    }),
  }
  for (const path of [hotel, agency, type, detail, charge]) {
    await expectStatus(200, anna.patch(path, { isRetired: true }))
  }
})
afterAll(() => desk.close())

const post = (resource: string, body: object) => expectStatus<Item>(201, bernd.post(`/api/${resource}`, body))
const refused = (...fields: string[]) => ({
  status: 422,
  body: {
    violations: fields.map((propertyPath) => ({
      propertyPath,
      message: 'Dieser Eintrag wird nicht mehr angeboten.',
    })),
  },
})

test('MD-01 MD-03 PLACE-01 REQ-02 what is retired is no new choice, in a new service or request or in an old one', async () => {
  const day = trip.days[1]?.link
  const free = await post('hotel_placeholders', { day })
  const placeholder = `/api/hotel_placeholders/${free.id}`
  for (const [resource, body, ...fields] of [
    ['hotel_requests', { placeholder, provider: hotel }, 'provider'],
    ['hotel_requests', { placeholder, hotel, agency }, 'agency', 'hotel'],
    ['hotel_placeholders', { day, agency }, 'agency'],
    ['other_placeholders', { day, otherServiceType: type, driverNotParticipating: false }, 'otherServiceType'],
    ['route_details', { day, predefinedRouteDetail: detail }, 'predefinedRouteDetail'],
    ['route_details', { day, locationCharges: [{ locationCharge: charge }] }, 'locationCharges[0].locationCharge'],
  ] as const) {
    expect(await bernd.post(`/api/${resource}`, body), resource).toMatchObject(refused(...fields))
  }
  expect(await bernd.patch(placeholder, { agency })).toMatchObject(refused('agency'))
  const request = await post('hotel_requests', { placeholder })
  for (const path of [`/api/hotel_requests/${request.id}`, `/api/hotel_requests/${request.id}/quick_edit`]) {
    expect(await bernd.patch(path, { hotel })).toMatchObject(refused('hotel'))
  }
  const asked = `/api/placeholders/create_requests?agencyId=${agency.split('/').at(-1)}&hotelPlaceholders[]=${free.id}`
  expect(await bernd.post(asked, {})).toMatchObject(refused('agency'))
  expect((await bernd.get<Item[]>(`/api/hotel_requests?placeholder.id=${free.id}`)).body).toHaveLength(1)
})

test('MD-03 what a trip has already stays: sent back as it was read, copied, kept as a concept and made from it', async () => {
  await expectStatus(200, bernd.put(kept.request, { provider: hotel, agency, optionNr: 'F7' }))
  await expectStatus(200, bernd.put(kept.stay, { agency, serviceDescription: 'zum Fjord' }))
  await expectStatus(200, bernd.put(kept.walk, { otherServiceType: type, serviceDescription: 'mit Park' }))
  const { locationCharges } = await expectStatus<Item>(200, bernd.get(kept.stop))
  await expectStatus(200, bernd.put(kept.stop, { predefinedRouteDetail: detail, locationCharges }))
  // A request of what the service names already follows it.
  await expectStatus(201, bernd.post('/api/hotel_requests', { placeholder: kept.stay }))
  await expectStatus(201, bernd.post('/api/other_requests', { placeholder: kept.walk, otherServiceType: type }))
  // What is known of a retired house is still written down.
  await expectStatus(201, bernd.post('/api/contacts', { provider: hotel, lastName: 'Portier' }))
  await expectStatus(
    201,
    bernd.post(`/api/orders/${trip.id}/copy?requests=true`, { startAt: '01.08.2027', endAt: '04.08.2027' }),
  )
  const concept = await expectStatus<Item>(
    201,
    bernd.post(`/api/day_concepts/create_from_day/${trip.days[0]?.id}?requests=true`, { name: 'Am Fjord' }),
  )
  const target = await planTrip(bernd, { startAt: '01.07.2027', endAt: '05.07.2027' })
  await expectStatus(204, bernd.delete(target.days[1]?.link ?? ''))
  const made = await expectStatus<{ hotelPlaceholders: Item[] }>(
    201,
    bernd.post(`/api/days/from_concept/${concept.id}?requests=true&_groups[]=trip_dashboard_read`, {
      ...{ order: target.order, date: '02.07.2027' },
    }),
  )
  expect(made.hotelPlaceholders).toMatchObject([{ agency: { isRetired: true }, requests: [{}, {}] }])
})
