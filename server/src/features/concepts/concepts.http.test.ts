import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { type PlannedServices, planServices } from '../../test/planned-services.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Refused = { violations?: { propertyPath: string; message: string }[] }
type DayConcept = Record<string, unknown> & { id: number; name: string; sortHelper: string[]; day: string }
type OrderConcept = Record<string, unknown> & { id: number; days: string[]; orderOfDays: string[]; dayCount: number }
type Options = Record<string, { key: string; label: string }[] & number[]>

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
let north: Record<string, number>
let trip: PlannedTrip
let services: PlannedServices
let full: PlannedTrip['days'][number]
let destination: string

beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[anna, bernd, clara] = [await desk.as('anna'), await desk.as('bernd'), await desk.as('clara')]
  north = await loadNorth(desk.db)
  const [norway] = await desk.db.query<{ id: number }>(
    `insert into destinations (name) values ('Norwegen') returning id::int`,
  )
  destination = `/api/destinations/${norway?.id}`
  trip = await planTrip(bernd)
  full = trip.days[1] as PlannedTrip['days'][number]
  services = await planServices(bernd, north, full, '16.05.2027')
  await expectStatus(200, bernd.patch(full.link, { name: 'Hirtshals – Larvik', distance: 310 }))
})
afterAll(() => desk.close())

const keep = (body: object, query = '', day = full.id) =>
  bernd.post<DayConcept & Refused>(`/api/day_concepts/create_from_day/${day}${query}`, body)
const conceptDay = (name: string) => expectStatus<DayConcept>(201, bernd.post('/api/day_concepts', { name }))

describe('day concepts', () => {
  test('DAY-07 MD-09 a day of a trip becomes a day concept with the defaults of the documents', async () => {
    const { status, body } = await keep({ name: 'Skagerrak' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Skagerrak',
      subtitle: 'Über das Meer',
      isHidden: false,
      destinations: [],
      category: 'classic',
      catalogText: '',
      traitTags: [],
      checkStatus: 'new',
      distance: 310,
      organisationFilter: '/api/organisations/1',
      usedIn: 0,
    })
    expect(body.sortHelper.map((key) => key.replace(/\d+/, '#'))).toEqual(['ferry-#', 'free-#', 'hotel-#'])
    expect(body.sortHelper).not.toContain(`ferry-${services.ferry}`)
    const dashboard = `/api/day_concepts/${body.id}?_groups[]=trip_dashboard_read`
    expect((await bernd.get(dashboard)).body).toMatchObject({
      hotelPlaceholders: [{ serviceDescription: 'Zimmer zum Fjord', requests: [] }],
      ferryPlaceholders: [{ type: 'night', startPort: { name: 'Hirtshals' } }],
      freeTextItems: [{ timeOfDay: '14:30' }],
    })
  })

  test('DAY-07 what the modal sends is kept: names, texts, destinations, distance, order, requests', async () => {
    const body = {
      name: 'Fjordblick',
      subtitle: 'Mit dem Schiff nach Norwegen',
      isHidden: true,
      distance: 95,
      category: 'choir',
      catalogText: 'Ein Tag\nauf See',
      traitTags: ['Meer'],
      destinations: [destination],
    }
    const sortHelper = [`hotel-${services.hotel}`, `free-${services.free}`]
    const made = await keep({ ...body, sortHelper }, '?requests=true')
    expect(made.body).toMatchObject(body)
    expect(made.body.sortHelper.map((key) => key.replace(/\d+/, '#'))).toEqual(['hotel-#', 'free-#', 'ferry-#'])
    const { body: dashboard } = await bernd.get<{ hotelPlaceholders: object[] }>(
      `/api/day_concepts/${made.body.id}?_groups[]=trip_dashboard_read`,
    )
    expect(dashboard.hotelPlaceholders).toMatchObject([
      { requests: [{ requestStatus: { status: 'new' }, optionNr: '', provider: { name: 'Hotel Fjordblick' } }] },
    ])
  })

  test('DAY-07 a name is given once, whatever its case; nothing is left of the refused', async () => {
    const first = await keep({ name: 'Bergen am Morgen' })
    const [before] = await desk.db.query('select count(*) from orders')
    const again = await keep({ name: 'bergen AM morgen' })
    expect([again.status, again.body.violations]).toEqual([
      422,
      [{ propertyPath: 'name', message: 'This name already exists!' }],
    ])
    expect((await desk.db.query('select count(*) from orders'))[0]).toEqual(before)
    const found = await bernd.get<DayConcept[]>('/api/day_concepts?name=Bergen am')
    expect(found.body.map(({ id }) => id)).toEqual([first.body.id])
    const other = await conceptDay('Bergen am Abend')
    const renamed = await bernd.patch<Refused>(`/api/day_concepts/${other.id}`, { name: 'Bergen am Morgen' })
    expect(renamed.status).toBe(422)
    // Another house may call its days as it likes.
    expect((await clara.post('/api/day_concepts', { name: 'Bergen am Morgen' })).status).toBe(201)
  })

  test('MD-09 every save sets the check back unless it names it', async () => {
    const { id } = await conceptDay('Zu prüfen')
    const url = `/api/day_concepts/${id}`
    expect((await bernd.patch(url, { checkStatus: 'checked' })).body).toMatchObject({ checkStatus: 'checked' })
    const changed = await bernd.put(url, {
      name: 'Geprüft',
      subtitle: 'Neu',
      distance: 12,
      destinations: [destination],
    })
    expect(changed.body).toMatchObject({
      name: 'Geprüft',
      subtitle: 'Neu',
      distance: 12,
      destinations: [destination],
      checkStatus: 'new',
    })
  })

  test('MD-09 services of a concept are kept by the calls of the day plan', async () => {
    const concept = await conceptDay('Von Hand')
    const text = await expectStatus<{ id: number }>(201, bernd.post('/api/free_text_items', { day: concept.day }))
    const { body } = await bernd.get<DayConcept>(`/api/day_concepts/${concept.id}`)
    expect(body.sortHelper).toEqual([`free-${text.id}`])
    expect((await bernd.delete(concept.day)).status).toBe(409)
  })

  test('MD-09 a concept in use is hidden instead of deleted', async () => {
    const [used, free] = [await conceptDay('In Gebrauch'), await conceptDay('Frei')]
    await expectStatus(
      201,
      bernd.post('/api/order_concepts', { name: 'Nutzt', days: [`/api/day_concepts/${used.id}`] }),
    )
    for (const { id } of [used, free]) expect((await bernd.delete(`/api/day_concepts/${id}`)).status).toBe(204)
    expect((await bernd.get(`/api/day_concepts/${used.id}`)).body).toMatchObject({ isHidden: true, usedIn: 1 })
    expect((await bernd.get(`/api/day_concepts/${free.id}`)).status).toBe(404)
    expect((await bernd.get(free.day)).status).toBe(404)
    const visible = await bernd.get<DayConcept[]>('/api/day_concepts?isHidden=false&_itemsPerPage=500')
    expect(visible.body.map(({ id }) => id)).not.toContain(used.id)
  })

  test('MD-09 options name categories, checks, symbols and catalogue years', async () => {
    const { body: day } = await bernd.options<Options>('/api/day_concepts')
    expect(day.categories?.map(({ key }) => key)).toContain('classic')
    expect(day.checkedStatusList?.map(({ key }) => key)).toEqual(['new', 'in_check', 'checked'])
    const { body: order } = await bernd.options<Options>('/api/order_concepts')
    expect(Object.keys(order)).toEqual(
      expect.arrayContaining([
        'categories',
        'potentialCurrencies',
        'requestSourceList',
        'orderTags',
        'checkedStatusList',
      ]),
    )
    expect(order.years).toHaveLength(5)
    expect(order.symbolTags?.length).toBeGreaterThan(5)
  })
})

describe('order concepts', () => {
  test('MD-09 BULK-04 a trip is kept as a whole: new day concepts beside existing ones, each row as it says', async () => {
    const existing = await conceptDay('Anreise in den Norden')
    const { status, body } = await bernd.post<OrderConcept>('/api/order_concepts', {
      name: 'Fjordklang',
      category: 'choir',
      catalogPage: 12,
      traitTags: ['Chor'],
      tags: ['Fährreise'],
      years: [2027, '2028'],
      destinations: [destination],
      importChecked: true,
      days: [
        { day: trip.days[0]?.link, dayConcept: `/api/day_concepts/${existing.id}`, replace: false, name: 'Unbeachtet' },
        { day: full.link, replace: true, isHidden: true, name: 'Skagerrak bei Nacht', distance: 5, requests: true },
        { day: trip.days[3]?.link, replace: true },
      ],
    })
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body).toMatchObject({
      name: 'Fjordklang',
      category: 'choir',
      catalogPage: 12,
      traitTags: ['Chor'],
      tags: ['Fährreise'],
      years: [2027, 2028],
      destinations: [destination],
      importChecked: true,
      organisationFilter: '/api/organisations/1',
      // Day three has no plan, but its place.
      dayCount: 4,
    })
    expect(body.days[0]).toBe(`/api/day_concepts/${existing.id}`)
    expect(body.orderOfDays).toEqual(body.days)
    const second = await bernd.get<DayConcept>(body.days[1] ?? '')
    expect(second.body).toMatchObject({ name: 'Skagerrak bei Nacht', isHidden: true, distance: 5, usedIn: 1 })
    const kept = await bernd.get<DayConcept>(`/api/day_concepts/${existing.id}`)
    expect(kept.body.name).toBe('Anreise in den Norden')
  })

  test('BULK-04 replace puts the day of the trip in place of what the concept held', async () => {
    const concept = await conceptDay('Veraltet')
    await expectStatus(201, bernd.post('/api/free_text_items', { day: concept.day, serviceDescription: 'alt' }))
    const days = [{ day: full.link, dayConcept: `/api/day_concepts/${concept.id}`, replace: true, subtitle: 'Frisch' }]
    await expectStatus(201, bernd.post('/api/order_concepts', { name: 'Erneuert', days }))
    const { body } = await bernd.get(`/api/day_concepts/${concept.id}?_groups[]=trip_dashboard_read`)
    expect(body).toMatchObject({
      name: 'Veraltet',
      subtitle: 'Frisch',
      distance: 310,
      freeTextItems: [{ timeOfDay: '14:30' }],
      hotelPlaceholders: [{ serviceDescription: 'Zimmer zum Fjord' }],
    })
  })

  test('MD-09 a new list of days replaces the old one, a new order rearranges it; the day concepts stay', async () => {
    const made = [await conceptDay('Eins'), await conceptDay('Zwei'), await conceptDay('Drei')]
    const [one, two, three] = made.map(({ id }) => `/api/day_concepts/${id}`)
    const concept = await expectStatus<OrderConcept>(
      201,
      bernd.post('/api/order_concepts', { name: 'Zahlen', days: [one, two, one], orderOfDays: [two, one, one] }),
    )
    expect(concept.days).toEqual([two, one, one])
    const url = `/api/order_concepts/${concept.id}`
    const replaced = await bernd.patch<OrderConcept>(url, { days: [three, two], importChecked: true })
    expect(replaced.body).toMatchObject({ days: [three, two], importChecked: true, dayCount: 2 })
    expect((await bernd.patch<OrderConcept>(url, { orderOfDays: [two, three] })).body.days).toEqual([two, three])
    const stranger = await bernd.patch<Refused>(url, { orderOfDays: [one] })
    expect([stranger.status, stranger.body.violations?.[0]?.propertyPath]).toEqual([422, 'orderOfDays'])
    expect((await bernd.get(one ?? '')).body).toMatchObject({ usedIn: 0 })
    expect((await bernd.delete(url)).status).toBe(204)
    expect((await bernd.get(three ?? '')).status).toBe(200)
  })

  test('MD-09 concepts are found by symbol, tag, catalogue year and page', async () => {
    const made = await Promise.all(
      [
        { name: 'Filter Eins', tags: ['Wandern'], traitTags: ['Fjord'], years: [2027, 2028], catalogPage: '12' },
        { name: 'Filter Zwei', tags: ['Fjord'], traitTags: ['Wandern'], years: [2028], catalogPage: '12–14' },
        { name: 'Filter Drei', importChecked: true },
      ].map((body) => bernd.post<{ id: number; catalogPage: unknown }>('/api/order_concepts', body)),
    )
    expect(made.map(({ body }) => body.catalogPage)).toEqual([12, '12–14', null])
    const found = async (query: string) => {
      const { status, body } = await bernd.get<{ id: number }[]>(`/api/order_concepts?name=Filter&${query}`)
      expect(status).toBe(200)
      return made.flatMap(({ body: { id } }, index) => (body.some((one) => one.id === id) ? [index + 1] : []))
    }
    expect(await found('tags=Fjord')).toEqual([2])
    expect(await found('traitTags=Fjord')).toEqual([1])
    expect(await found('years=2028')).toEqual([1, 2])
    expect(await found('years[]=2027&years[]=1999')).toEqual([1])
    expect(await found('catalogPage=12')).toEqual([1])
    expect(await found(`catalogPage=${encodeURIComponent('12–14')}`)).toEqual([2])
    expect(await found('importChecked=true')).toEqual([3])
    expect(await found('years=%00')).toEqual([])
  })

  test('MD-09 a save that fails half-way leaves nothing', async () => {
    const count = () =>
      desk.db.query(
        `select (select count(*) from orders) o, (select count(*) from day_concepts) d, (select count(*) from order_concepts) c, (select count(*) from change_log) l`,
      )
    const before = await count()
    const days = [{ day: full.link }, { day: trip.days[2]?.link, destinations: ['/api/destinations/999999'] }]
    expect((await bernd.post('/api/order_concepts', { name: 'Halb', days })).status).toBe(422)
    expect(await count()).toEqual(before)
  })
})

describe('days from concepts', () => {
  test('DAY-06 a day concept becomes a day of a trip on its date', async () => {
    const concept = (await keep({ name: 'Für den Tagesplan' })).body
    const target = await planTrip(bernd, { startAt: '01.07.2027', endAt: '04.07.2027' })
    await expectStatus(204, bernd.delete(target.days[1]?.link ?? ''))
    const hotel = concept.sortHelper.find((key) => key.startsWith('hotel')) ?? ''
    const ferry = concept.sortHelper.find((key) => key.startsWith('ferry')) ?? ''
    const { status, body } = await bernd.post<Record<string, unknown> & Refused>(
      `/api/days/from_concept/${concept.id}?nights[${hotel}]=3&durationDays[${ferry}]=3&_groups[]=trip_dashboard_read`,
      { order: target.order, name: 'Am Fjord', date: '02.07.2027', sortHelper: [hotel] },
    )
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body).toMatchObject({
      name: 'Am Fjord',
      date: '02.07.2027 00:00:00',
      daySubtitles: [{ subtitle: 'Über das Meer' }],
      hotelPlaceholders: [{ startAt: '02.07.2027 00:00:00', endAt: '05.07.2027 00:00:00' }],
      ferryPlaceholders: [{ startAt: '02.07.2027 20:15:00', endAt: '04.07.2027 06:30:00' }],
    })
    expect((body.sortHelper as string[]).map((key) => key.replace(/\d+/, '#'))).toEqual([
      'hotel-#',
      'ferry-#',
      'free-#',
    ])
    const taken = await bernd.post<Refused>(`/api/days/from_concept/${concept.id}`, {
      order: target.order,
      date: '02.07.2027',
    })
    expect([taken.status, taken.body.violations?.[0]?.propertyPath]).toEqual([422, 'date'])
  })

  test('DAY-06 an order concept fills a trip without days, and no other', async () => {
    const days = trip.days.slice(0, 2).map(({ link }) => ({ day: link }))
    const concept = await expectStatus<{ id: number }>(
      201,
      bernd.post('/api/order_concepts', { name: 'Zwei Tage', days }),
    )
    const target = await planTrip(bernd, { startAt: '01.07.2027', endAt: '02.07.2027' })
    const fill = () => bernd.post<object[]>(`/api/days/from_order_concept/${concept.id}`, { order: target.order })
    await expectStatus(200, bernd.put(target.days[1]?.link ?? '', { name: 'Heimreise' }))
    expect((await fill()).status).toBe(409)
    for (const { link } of target.days) await expectStatus(204, bernd.delete(link))
    expect((await fill()).body).toMatchObject([{ date: '01.07.2027 00:00:00' }, { name: 'Hirtshals – Larvik' }])
  })
})

test('APP-04 concepts and their days belong to one organisation', async () => {
  const { body } = await keep({ name: 'Nur Nord' })
  const concept = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/order_concepts', { name: 'Nur Nord', days: [`/api/day_concepts/${body.id}`] }),
  )
  const south = await planTrip(clara, { organisation: 2 })
  const link = `/api/day_concepts/${body.id}`
  const statuses = [
    await clara.get(link),
    await clara.patch(link, { name: 'x' }),
    await clara.delete(link),
    await clara.get(`/api/order_concepts/${concept.id}`),
    await clara.delete(`/api/order_concepts/${concept.id}`),
    await clara.get(body.day),
    await clara.post(`/api/day_concepts/create_from_day/${full.id}`, { name: 'x' }),
    await clara.post(`/api/days/from_concept/${body.id}`, { order: south.order, date: '14.05.2027' }),
    await clara.post(`/api/days/from_order_concept/${concept.id}`, { order: south.order }),
    await clara.get(`${link}/differences?day=${south.days[0]?.link}`),
  ].map(({ status }) => status)
  expect(statuses).toEqual(statuses.map(() => 404))
  for (const days of [[link], [{ day: full.link }]]) {
    expect((await clara.post('/api/order_concepts', { name: 'x', days })).status).toBe(422)
  }
  // Who sees both houses cannot mix them.
  const mixed = [
    await anna.post('/api/order_concepts', { name: 'x', days: [link], organisationFilter: '/api/organisations/2' }),
    await anna.post(`/api/days/from_concept/${body.id}`, { order: south.order, date: '14.05.2027' }),
    await anna.post('/api/day_concepts', { name: 'x' }),
  ].map(({ status }) => status)
  expect(mixed).toEqual([422, 422, 422])
})

test('APP-03 what an admin keeps of a hidden trip is a concept; nobody else keeps it', async () => {
  const secret = await planTrip(anna, { isAdminOnly: true })
  const day = secret.days[0]?.id
  expect((await bernd.post(`/api/day_concepts/create_from_day/${day}`, { name: 'Geheim' })).status).toBe(404)
  expect((await bernd.post('/api/order_concepts', { name: 'x', days: [{ day: secret.days[0]?.link }] })).status).toBe(
    422,
  )
  expect((await anna.post(`/api/day_concepts/create_from_day/${day}`, { name: 'Geheim' })).status).toBe(201)
})
