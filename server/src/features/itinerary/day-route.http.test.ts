import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Day = { id: number; name: string; distance: number | null; isAutomaticName: boolean }
type Made = { id: number }

let desk: TestApp
let bernd: Caller
let north: Record<string, number>
let trip: PlannedTrip
beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
  north = await loadNorth(desk.db)
})
afterAll(() => desk.close())
beforeEach(async () => {
  trip = await planTrip(bernd)
})

const link = (number: number) => trip.days[number - 1]?.link ?? ''
const add = (path: string, number: number, body: object) =>
  expectStatus<Made>(201, bernd.post(`/api/${path}`, { day: link(number), driverNotParticipating: false, ...body }))
const hotel = (number: number, place: string, body: object = {}) =>
  add('hotel_placeholders', number, { place: `/api/places/${north[place]}`, ...body })
const ferry = (number: number) =>
  add('ferry_placeholders', number, {
    startPort: `/api/ports/${north.Hirtshals}`,
    endPort: `/api/ports/${north.Larvik}`,
  })
const days = async () =>
  (await expectStatus<Day[]>(200, bernd.get(`/api/days?order.id=${trip.id}`))).map(({ name, distance }) => [
    name,
    distance,
  ])

test('DAY-03 names and distances keep up with the stops: added, changed, moved, arranged, optional, deleted', async () => {
  await hotel(1, 'Hamburg')
  // Where a day begins is known from the night before it, how far it goes is not.
  expect(await days()).toEqual([
    ['Hamburg', 0],
    ['Hamburg', null],
    ['', null],
    ['', null],
  ])
  const crossing = await ferry(2)
  const night = await hotel(2, 'Oslo')
  // 449 km to the ferry and 104 km from it as the crow flies, times 1.25
  const whole = ['Hamburg – Hirtshals – Larvik – Oslo', 691]
  expect(await days()).toEqual([['Hamburg', 0], whole, ['Oslo', null], ['', null]])
  const guide = await add('other_placeholders', 2, { place: `/api/places/${north.Hamburg}` })
  expect((await days())[1]?.[0]).toBe('Hamburg – Hirtshals – Larvik – Oslo – Hamburg – Oslo')
  const arranged = (...keys: string[]) => expectStatus(200, bernd.patch(link(2), { sortHelper: keys }))
  await arranged(`other-${guide.id}`, `ferry-${crossing.id}`, `hotel-${night.id}`)
  expect((await days())[1]).toEqual(whole)
  await arranged(`ferry-${crossing.id}`, `other-${guide.id}`, `hotel-${night.id}`)
  expect((await days())[1]?.[0]).toBe('Hamburg – Hirtshals – Larvik – Hamburg – Oslo')
  // Nobody moves in before the ferry has arrived, wherever the hotel stands.
  await arranged(`hotel-${night.id}`, `other-${guide.id}`, `ferry-${crossing.id}`)
  expect((await days())[1]).toEqual(whole)
  await expectStatus(204, bernd.delete(`/api/other_placeholders/${guide.id}`))
  await expectStatus(
    200,
    bernd.patch(`/api/ferry_placeholders/${crossing.id}`, { clientOffer: { status: 'optional' } }),
  )
  expect((await days())[1]?.[0]).toBe('Hamburg – Oslo')
  await expectStatus(200, bernd.patch(`/api/hotel_placeholders/${night.id}`, { place: `/api/places/${north.Hamburg}` }))
  expect((await days())[1]).toEqual(['Hamburg', 0])
  await expectStatus(
    200,
    bernd.patch(`/api/hotel_placeholders/${night.id}`, { day: link(4), place: `/api/places/${north.Oslo}` }),
  )
  expect((await days()).map(([name]) => name)).toEqual(['Hamburg', 'Hamburg', '', 'Hamburg – Oslo'])
  await expectStatus(204, bernd.delete(`/api/hotel_placeholders/${night.id}`))
  expect((await days())[3]).toEqual(['', 0])
})

test('DAY-03 a day on which the group stays is called after where it stays', async () => {
  await hotel(1, 'Oslo', { startAt: '14.05.2027', endAt: '16.05.2027' })
  expect((await days()).map(([name]) => name)).toEqual(['Oslo', 'Oslo', 'Oslo', ''])
})

test('DAY-03 a stay of several nights takes the group back: behind an excursion, a guide below it, a crossing', async () => {
  const [hamburgOslo, osloLarvik] = [885, 130]
  await hotel(1, 'Oslo', { startAt: '14.05.2027', endAt: '17.05.2027' })
  await add('other_placeholders', 1, { place: `/api/places/${north.Oslo}` })
  await add('other_placeholders', 2, { place: `/api/places/${north.Hamburg}` })
  const sailed = await ferry(3)
  await expectStatus(
    200,
    bernd.patch(`/api/ferry_placeholders/${sailed.id}`, {
      startPort: `/api/ports/${north.Larvik}`,
      endPort: `/api/ports/${north.Hirtshals}`,
    }),
  )
  const [first, second, third, last] = await days()
  expect([first, last]).toEqual([
    ['Oslo', 0],
    ['Oslo', null],
  ])
  expect(second?.[0]).toBe('Oslo – Hamburg – Oslo')
  expect(Math.abs(Number(second?.[1]) - 2 * hamburgOslo)).toBeLessThan(5)
  expect(third?.[0]).toBe('Oslo – Larvik – Hirtshals – Oslo')
  expect(Number(third?.[1])).toBeGreaterThan(osloLarvik)
  for (const number of [2, 3]) {
    const told = await expectStatus<{ name: string }>(200, bernd.get(`${link(number)}/generate_name`))
    expect(told.name).toBe((await days())[number - 1]?.[0])
  }
})

test('DAY-03 the way to the train is driven, also where the train comes back from', async () => {
  const [hamburg, oslo] = await desk.db.query<Made>(
    `select id::int from train_stations where name in ('Hamburg Hbf', 'Oslo S') order by name`,
  )
  await hotel(1, 'Oslo')
  await add('train_placeholders', 2, {
    startTrainStation: `/api/train_stations/${hamburg?.id}`,
    endTrainStation: `/api/train_stations/${oslo?.id}`,
  })
  const [, [name, distance] = []] = await days()
  expect(name).toBe('Oslo – Hamburg Hbf – Oslo S')
  expect(Math.abs(Number(distance) - 885)).toBeLessThan(5)
})

test('DAY-03 what somebody wrote by hand stays, until the automatic is wanted again', async () => {
  await expectStatus(200, bernd.patch(link(1), { name: 'Anreise', distance: 512 }))
  await hotel(1, 'Hamburg')
  await hotel(1, 'Oslo')
  expect((await days())[0]).toEqual(['Anreise', 512])
  await expectStatus(200, bernd.patch(link(1), { isAutomaticName: true }))
  expect((await days())[0]).toEqual(['Hamburg – Oslo', 512])
})

test('DAY-03 DAY-05 a moved or deleted day changes where the next one starts', async () => {
  await hotel(1, 'Hamburg')
  await hotel(2, 'Oslo')
  expect((await days())[1]?.[0]).toBe('Hamburg – Oslo')
  await expectStatus(200, bernd.put(`${link(1)}?newDate=16.05.2027`, {}))
  expect((await days()).map(([name]) => name)).toEqual(['Oslo', 'Oslo', 'Oslo – Hamburg', 'Hamburg'])
  await expectStatus(204, bernd.delete(link(2)))
  expect((await days()).map(([name]) => name)).toEqual(['', 'Hamburg', 'Hamburg'])
})

test('DAY-03 the group sleeps where the chosen hotel is, wherever one was looked for; without a place of its own, there', async () => {
  const [inOslo, inHamburg] = await desk.db.query<Made>(
    `insert into providers (kind, name, place_id) values ('hotel', 'Frogner Parkhotell', $1), ('hotel', 'Alsterblick', $2)
     returning id::int`,
    [north.Oslo, north.Hamburg],
  )
  await hotel(1, 'Hamburg')
  const wanted = await hotel(2, 'Hamburg')
  const open = await add('hotel_placeholders', 3, {})
  const ask = (service: Made, provider: number | undefined) =>
    expectStatus<Made>(
      201,
      bernd.post('/api/hotel_requests', {
        placeholder: `/api/hotel_placeholders/${service.id}`,
        provider: `/api/providers/${provider}`,
      }),
    )
  const choose = (service: Made, request: Made | null) =>
    expectStatus(
      200,
      bernd.patch(`/api/hotel_placeholders/${service.id}`, {
        selectedRequest: request && `/api/hotel_requests/${request.id}`,
      }),
    )
  const request = await ask(wanted, inOslo?.id)
  // The only house asked is where the group sleeps, as page and papers name it (decision 145); whose choice was taken back is not.
  expect((await days())[1]?.[0]).toBe('Hamburg – Oslo')
  await choose(wanted, request)
  await choose(wanted, null)
  expect((await days())[1]).toEqual(['Hamburg', 0])
  await choose(wanted, request)
  expect((await days())[1]?.[0]).toBe('Hamburg – Oslo')
  expect(Number((await days())[1]?.[1])).toBeGreaterThan(800)
  expect(await expectStatus(200, bernd.get(`${link(2)}/generate_name`))).toEqual({ name: 'Hamburg – Oslo' })
  // A service for which no place was named lies where its hotel is.
  await choose(open, await ask(open, inHamburg?.id))
  expect((await days())[2]?.[0]).toBe('Oslo – Hamburg')
  // Another house is asked, one of which nobody knows where it is, none is chosen, the request is deleted.
  await expectStatus(
    200,
    bernd.patch(`/api/hotel_requests/${request.id}/quick_edit`, { hotel: `/api/hotels/${inHamburg?.id}` }),
  )
  expect((await days())[1]?.[0]).toBe('Hamburg')
  await expectStatus(
    200,
    bernd.put(`/api/hotel_requests/${request.id}`, { provider: `/api/providers/${north['Hotel Fjordblick']}` }),
  )
  await expectStatus(200, bernd.patch(`/api/hotel_placeholders/${wanted.id}`, { place: `/api/places/${north.Oslo}` }))
  expect((await days())[1]?.[0]).toBe('Hamburg – Oslo')
  await expectStatus(200, bernd.put(`/api/requests/${request.id}`, { provider: `/api/hotels/${inHamburg?.id}` }))
  expect((await days())[1]?.[0]).toBe('Hamburg')
  await choose(wanted, null)
  expect((await days())[1]?.[0]).toBe('Hamburg – Oslo')
  await choose(wanted, request)
  expect((await days())[1]?.[0]).toBe('Hamburg')
  await expectStatus(204, bernd.delete(`/api/hotel_requests/${request.id}`))
  expect((await days())[1]?.[0]).toBe('Hamburg – Oslo')
})

test('DAY-03 rail and air are no driven kilometres either, and the answer says that it is an estimate', async () => {
  const [lbc, bgo] = await desk.db.query<Made>('select id::int from airports order by id')
  const [hamburg, oslo] = await desk.db.query<Made>('select id::int from train_stations order by id')
  await add('airline_placeholders', 1, {
    startAirport: `/api/airports/${lbc?.id}`,
    endAirport: `/api/airports/${bgo?.id}`,
  })
  const rail = {
    startTrainStation: `/api/train_stations/${oslo?.id}`,
    endTrainStation: `/api/train_stations/${hamburg?.id}`,
  }
  await add('train_placeholders', 1, rail)
  const [[name, distance] = []] = await days()
  expect(name).toBe('Lübeck – Bergen-Flesland – Oslo S – Hamburg Hbf')
  const told = await expectStatus(200, bernd.get(`${link(1)}/calculate_distance`))
  // 310 km from Bergen to Oslo as the crow flies, times 1.25
  expect([told, distance]).toEqual([{ distance: 387, isEstimate: true }, 387])
})
