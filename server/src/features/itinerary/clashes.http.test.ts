import type { Clash } from '@reisewerk/domain/itinerary/plan/clashes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let desk: TestApp
let anna: Caller
let bernd: Caller
let north: Record<string, number>
beforeAll(async () => {
  desk = await testApp()
  ;[anna, bernd] = [await desk.as('anna'), await desk.as('bernd')]
  north = await loadNorth(desk.db)
})
afterAll(() => desk.close())

const clashes = async (caller: Caller, { id }: PlannedTrip) =>
  (await expectStatus<{ clashes: Clash[] }>(200, caller.get(`/api/orders/${id}/clashes`))).clashes

async function driveBoth(...trips: PlannedTrip[]): Promise<void> {
  const client = await expectStatus<{ id: number }>(
    201,
    anna.post('/api/clients', {
      organisationFilter: '/api/organisations/1',
      companyName: 'Bus Harms',
      shortName: `Harms ${trips[0]?.id}`,
      contacts: [{ firstName: 'Uwe', lastName: 'Harms' }],
    }),
  )
  const [driver] = await expectStatus<{ id: number }[]>(200, anna.get(`/api/contacts?client.id=${client.id}`))
  for (const { order } of trips) {
    const body = { order, role: '3_bus_driver', contact: `/api/contacts/${driver?.id}` }
    await expectStatus(201, anna.post('/api/order_contacts', body))
  }
}

test('TRUE-08 a driver on two trips is told on both, to who may see the other one, as long as it takes place', async () => {
  const one = await planTrip(anna)
  const other = await planTrip(anna, { isAdminOnly: true, startAt: '16.05.2027', endAt: '20.05.2027' })
  await driveBoth(one, other)
  const [told] = await clashes(anna, one)
  expect(told).toMatchObject({ kind: 'two_trips', text: expect.stringContaining('Uwe Harms (Busfahrer)') })
  expect(told?.text).toContain('16.05.2027 bis 20.05.2027')
  expect(await clashes(anna, other)).toHaveLength(1)
  expect(await clashes(bernd, one)).toEqual([])
  expect((await bernd.get(`/api/orders/${other.id}/clashes`)).status).toBe(404)
  await expectStatus(200, anna.patch(other.order, { currentStatus: 'cancelled' }))
  expect(await clashes(anna, one)).toEqual([])
})

test('APP-12 TRUE-08 a trip tells which others share a driver or guide with it, of whose changes its page is to hear', async () => {
  const sharing = async (caller: Caller, { id }: PlannedTrip) =>
    (await expectStatus<{ sharing: object | null }>(200, caller.get(`/api/orders/${id}/clashes`))).sharing
  const one = await planTrip(anna)
  const atOnce = await planTrip(anna, { startAt: '16.05.2027', endAt: '20.05.2027' })
  const hidden = await planTrip(anna, { isAdminOnly: true, startAt: '01.07.2027', endAt: '03.07.2027' })
  expect(await sharing(anna, one)).toBeNull()
  await driveBoth(one)
  expect(await sharing(anna, one)).toEqual({ trips: [], atOnce: [] })
  const other = await planTrip(anna)
  await driveBoth(other, atOnce, hidden)
  expect(await sharing(anna, other)).toEqual({ trips: [atOnce.id, hidden.id], atOnce: [atOnce.id] })
  expect(await sharing(bernd, other)).toEqual({ trips: [atOnce.id], atOnce: [atOnce.id] })
})

test('TRUE-08 a driver back in the evening is not off at noon; of a trip nobody else may see, its times are not told', async () => {
  const one = await planTrip(anna)
  const next = await planTrip(anna, { isAdminOnly: true, startAt: '17.05.2027', endAt: '20.05.2027' })
  await driveBoth(one, next)
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ankunft' }] }] }
  const note = (day: string | undefined, timeOfDay: string) =>
    expectStatus<{ id: number }>(201, anna.post('/api/free_text_items', { day, text, timeOfDay }))
  const back = await note(one.days[3]?.link, '20:00')
  expect(await clashes(anna, one)).toEqual([])
  await note(next.days[0]?.link, '12:00')
  const [told] = await clashes(anna, one)
  expect(told).toMatchObject({
    kind: 'two_trips',
    text: expect.stringContaining('am 17.05.2027 bis 20:00 Uhr auf dieser'),
  })
  expect(await clashes(anna, next)).toHaveLength(1)
  expect(await clashes(bernd, one)).toEqual([])
  await expectStatus(200, anna.patch(`/api/free_text_items/${back.id}`, { timeOfDay: '10:00' }))
  expect(await clashes(anna, one)).toEqual([])
})

test('TRUE-08 a ferry that leaves before its check-in is told at its day, until it is put right', async () => {
  const trip = await planTrip(bernd)
  const day = trip.days[1]
  const ferry = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/ferry_placeholders', {
      ...{ day: day?.link, startPort: `/api/ports/${north.Hirtshals}`, endPort: `/api/ports/${north.Larvik}` },
      ...{ startAt: '15.05.2027 12:00:00', endAt: '15.05.2027 16:00:00', checkInAt: '15.05.2027 12:30:00' },
    }),
  )
  expect(await clashes(bernd, trip)).toMatchObject([{ kind: 'before_check_in', dayId: day?.id }])
  await expectStatus(200, bernd.patch(`/api/ferry_placeholders/${ferry.id}`, { checkInAt: '15.05.2027 11:00:00' }))
  expect(await clashes(bernd, trip)).toEqual([])
})

test('TRUE-08 who waits for the ferry is nowhere else: a text is where it says of its day that it is', async () => {
  const trip = await planTrip(bernd)
  const [day, text] = [trip.days[1], 'Abschied von Hamburg']
  await expectStatus(200, bernd.patch(day?.link ?? '', { name: 'Hamburg – Larvik' }))
  await expectStatus(
    201,
    bernd.post('/api/ferry_placeholders', {
      ...{ day: day?.link, startPort: `/api/ports/${north.Hirtshals}`, endPort: `/api/ports/${north.Larvik}` },
      ...{ startAt: '15.05.2027 12:00:00', endAt: '15.05.2027 16:00:00', checkInAt: '15.05.2027 10:45:00' },
    }),
  )
  const node = { type: 'paragraph', content: [{ type: 'text', text }] }
  const note = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/free_text_items', { day: day?.link, text: { type: 'doc', content: [node] }, timeOfDay: '11:00' }),
  )
  const [told, ...more] = await clashes(bernd, trip)
  expect(told).toMatchObject({ kind: 'two_services', dayId: day?.id })
  expect(told?.text).toBe(
    `Die Fähre Hirtshals – Larvik (Check-in 10:45, 12:00–16:00 Uhr) und ${text} (11:00 Uhr) liegen zur gleichen Zeit.`,
  )
  expect(more).toEqual([])
  await expectStatus(200, bernd.patch(`/api/free_text_items/${note.id}`, { timeOfDay: '09:00' }))
  expect(await clashes(bernd, trip)).toEqual([])
})

test('DAY-10 a day too long for one driver is told at its day, until a second one is on the trip', async () => {
  const trip = await planTrip(bernd)
  const day = trip.days[2]
  await expectStatus(200, bernd.patch(day?.link ?? '', { distance: 700, distanceIsCalculated: false }))
  const [told] = await clashes(bernd, trip)
  expect(told).toMatchObject({ kind: 'driving_time', dayId: day?.id })
  expect(told?.text).toContain('Tag 3: 700 km sind rund 10,8 Stunden am Steuer, erlaubt sind 10.')
  const drive = () => expectStatus(201, bernd.post('/api/order_contacts', { order: trip.order, role: '3_bus_driver' }))
  await drive()
  expect(await clashes(bernd, trip)).toHaveLength(1)
  await drive()
  expect(await clashes(bernd, trip)).toEqual([])
})

test('TRUE-08 a night between two houses without a bed and a day that was deleted are told, until they are put right', async () => {
  const trip = await planTrip(bernd, { startAt: '14.05.2027', endAt: '18.05.2027' })
  const [first, second, third] = trip.days
  const stay = (day: string | undefined, startAt: string, endAt: string) =>
    expectStatus<{ id: number }>(201, bernd.post('/api/hotel_placeholders', { day, startAt, endAt }))
  const house = await stay(first?.link, '14.05.2027 00:00:00', '15.05.2027 00:00:00')
  expect(await clashes(bernd, trip)).toEqual([])
  await stay(third?.link, '16.05.2027 00:00:00', '18.05.2027 00:00:00')
  expect(await clashes(bernd, trip)).toEqual([
    { kind: 'no_bed', text: 'In der Nacht vom 15. auf den 16.05. hat die Gruppe kein Bett.', dayId: second?.id },
  ])
  // Whose house is known could stay there longer; asked anew is who has confirmed it.
  const asked = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/hotel_requests', {
      ...{ placeholder: `/api/hotel_placeholders/${house.id}`, hotel: `/api/hotels/${north['Hotel Fjordblick']}` },
      requestStatus: { status: 'approved' },
    }),
  )
  await expectStatus(
    200,
    bernd.patch(`/api/hotel_placeholders/${house.id}`, { selectedRequest: `/api/requests/${asked.id}` }),
  )
  const [gap] = await clashes(bernd, trip)
  expect(gap).toMatchObject({
    longer: { service: house.id, nights: 1, endAt: '2027-05-15', longerUntil: '2027-05-16' },
  })
  await expectStatus(200, bernd.patch(`/api/hotel_placeholders/${house.id}`, { endAt: '16.05.2027 00:00:00' }))
  expect(await clashes(bernd, trip)).toEqual([])
  expect(await expectStatus<object>(200, bernd.get(`/api/hotel_requests/${asked.id}`))).toMatchObject({
    ...{ requestStatus: { status: 'approved' }, endAt: '16.05.2027 00:00:00' },
    agreed: { endAt: '15.05.2027 00:00:00' },
  })

  await expectStatus(204, bernd.delete(second?.link ?? ''))
  await expectStatus(204, bernd.delete(trip.days[3]?.link ?? ''))
  expect((await clashes(bernd, trip)).map(({ text }) => text)).toEqual([
    'Für den 15.05. gibt es keinen Tag im Reiseverlauf.',
    'Für den 17.05. gibt es keinen Tag im Reiseverlauf.',
  ])
})

test('TRUE-08 a coach that leaves its group in another town is told at its last day, until that speaks of the way home', async () => {
  const trip = await planTrip(bernd)
  const [first, last] = [trip.days[0], trip.days.at(-1)]
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: '7 Uhr Abfahrt am ZOB Hamburg' }] }]
  await expectStatus(200, bernd.patch(last?.link ?? '', { name: 'Oslo' }))
  expect(await clashes(bernd, trip)).toEqual([])
  await expectStatus(201, bernd.post('/api/free_text_items', { day: first?.link, text: { type: 'doc', content } }))
  expect(await clashes(bernd, trip)).toEqual([
    {
      ...{ kind: 'other_end', dayId: last?.id },
      text: 'Die Reise beginnt in Hamburg und endet in Oslo; am letzten Tag steht davon nichts.',
    },
  ])
  await expectStatus(200, bernd.patch(last?.link ?? '', { name: 'Oslo – Hamburg' }))
  expect(await clashes(bernd, trip)).toEqual([])
})
