import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { planServices } from '../../test/planned-services.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type DayConcept = { id: number; day: string }
type Day = PlannedTrip['days'][number]

let desk: TestApp
let bernd: Caller
let north: Record<string, number>

beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
  north = await loadNorth(desk.db)
})
afterAll(() => desk.close())

const firstDay = async () => (await planTrip(bernd)).days[0] as Day
const keep = (day: Day, name: string) =>
  expectStatus<DayConcept>(201, bernd.post(`/api/day_concepts/create_from_day/${day.id}`, { name }))
const compare = (concept: DayConcept, day: Day) =>
  expectStatus<Record<string, object[]>>(200, bernd.get(`/api/day_concepts/${concept.id}/differences?day=${day.link}`))

test('BULK-04 a day and a concept are compared: the services of both, and badges for what differs', async () => {
  const day = await firstDay()
  await planServices(bernd, north, day, '15.05.2027')
  const same = await keep(day, 'Zum Vergleich')
  const differing = await expectStatus<DayConcept>(201, bernd.post('/api/day_concepts', { name: 'Ganz anders' }))
  await expectStatus(
    201,
    bernd.post('/api/hotel_placeholders', { day: differing.day, place: `/api/places/${north.Hamburg}` }),
  )
  expect(await compare(same, day)).toMatchObject({
    badges: [],
    day: [
      { kind: 'ferry', content: 'Hirtshals – Larvik', startAt: '20:15' },
      { content: 'Probe im Dom' },
      { content: 'Oslo' },
    ],
  })
  expect(await compare(differing, day)).toMatchObject({
    badges: [
      { badge: 'F', title: 'Unterschiedliche Fährstrecken!' },
      { badge: 'H', title: 'Unterschiedliche Hotelorte!' },
      { badge: 'F', title: 'Unterschiedliche Freitexte!' },
    ],
    concept: [{ kind: 'hotel', content: 'Hamburg' }],
  })
})

test('BULK-04 services are compared in German words, and only what follows the clock says an hour', async () => {
  const [day, anna] = [await firstDay(), await desk.as('anna')]
  const at = (clock: string) => `${day.date} ${clock}:00`
  const add = (path: string, body: object) =>
    expectStatus(201, bernd.post(`/api/${path}_placeholders`, { day: day.link, ...body }))
  await add('other', { category: 'entrance', startAt: at('00:00'), endAt: at('00:00') })
  await add('other', { category: 'guide', startAt: `${day.date} 00:00:01`, endAt: at('02:30') })
  await add('other', { category: 'meal', place: `/api/places/${north.Oslo}`, startAt: at('18:30') })
  await add('hotel', { place: `/api/places/${north.Oslo}` })
  await expectStatus(
    200,
    anna.put('/api/options/1/other_service_category', [
      { key: 'meal', label: 'Verköstigung', tone: 'neutral', isActive: true },
    ]),
  )
  const concept = await keep(day, 'Mit Eintritt')
  const services = [
    { kind: 'other', content: 'Eintritt', startAt: null },
    { kind: 'other', content: 'Stadtführung', startAt: '00:00' },
    { kind: 'other', content: 'Verköstigung, Oslo', startAt: '18:30' },
    { kind: 'hotel', content: 'Oslo', startAt: null },
  ]
  expect(await compare(concept, day)).toMatchObject({ badges: [], day: services, concept: services })
})
