import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { planServices } from '../../test/planned-services.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Refused = { violations?: { propertyPath: string; message: string }[] }
type Trip = Record<string, unknown> & { id: number; orderNumber: string }
type Request = { requestStatus: { status: string }; optionNr: string; optionTodo: object; contingent: object }
type Service = {
  startAt: string
  endAt: string
  checkInAt: string
  requests: Request[]
  selectedRequest: string | null
  clientOffer: object
}
type Day = {
  id: number
  date: string
  name: string
  sortHelper: string[]
  daySubtitles: { subtitle: string }[]
  hotelPlaceholders: (Service & { id: number; serviceDescription: string })[]
  ferryPlaceholders: (Service & { id: number })[]
  freeTextItems: { id: number; text: unknown; timeOfDay: string }[]
}

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
let north: Record<string, number>
let source: PlannedTrip

beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[anna, bernd, clara] = [await desk.as('anna'), await desk.as('bernd'), await desk.as('clara')]
  north = await loadNorth(desk.db)
  source = await planTrip(bernd)
  await planServices(bernd, north, source.days[1] as PlannedTrip['days'][number], '16.05.2027')
  await expectStatus(200, bernd.patch(source.days[0]?.link ?? '', { name: 'Anreise', distance: 480 }))
  await expectStatus(200, bernd.patch(source.order, { trip: { name: 'Norwegen singt' }, groupName: 'Kammerchor' }))
})
afterAll(() => desk.close())

const daysOf = (caller: Caller, id: number) =>
  expectStatus<Day[]>(200, caller.get(`/api/days?order.id=${id}&_groups[]=trip_dashboard_read`))
const copy = (query = '', body: object = {}) =>
  bernd.post<Trip & Refused>(`${source.order}/copy${query}`, { startAt: '01.06.2027', endAt: '04.06.2027', ...body })

/** Everything a creation writes. */
async function traces(): Promise<unknown> {
  const tables = ['orders', 'days', 'placeholders', 'hotel_placeholders', 'requests', 'order_contacts', 'day_concepts']
  const [row] = await desk.db.query(
    `select ${tables.map((table) => `(select count(*)::int from ${table}) ${table}`).join(', ')},
       (select count(*)::int from change_log) as log, (select sum(last_number)::int from order_numbers) as numbers`,
  )
  return row
}

test('APP-06 NEW-05 NEW-06 a parameter that cannot be meant is refused in a sentence', async () => {
  const concept = await expectStatus<{ id: number }>(
    201,
    anna.post('/api/order_concepts', { name: 'Nordkap', organisationFilter: '/api/organisations/1' }),
  )
  const ofConcept = `/api/orders/from_concept/${concept.id}`
  const days = 'Bitte eine Zahl von Tagen angeben, höchstens 999'
  const flag = 'Bitte true oder false angeben'
  for (const [path, name, message] of [
    [`${ofConcept}?days=-1`, 'days', days],
    [`${ofConcept}?days=1.5`, 'days', days],
    [`${ofConcept}?nights=viele`, 'nights', days],
    [`${ofConcept}?requests=yes`, 'requests', flag],
    [`${source.order}/copy?requests=yes`, 'requests', flag],
    [`${source.order}/copy?emails=ja`, 'emails', flag],
  ] as const) {
    expect(await bernd.post(path, { startAt: '01.06.2027', endAt: '04.06.2027' }), path).toMatchObject({
      status: 400,
      body: { message: `Parameter '${name}': ${message}` },
    })
  }
})

describe('copy a trip', () => {
  test('NEW-05 days, texts, services, their order and clock times come along on the new dates', async () => {
    const answer = await copy()
    expect(answer.status, answer.raw.toString()).toBe(201)
    expect(answer.body).toMatchObject({
      groupName: 'Kammerchor',
      trip: { name: 'Norwegen singt' },
      currentStatus: 'new',
    })
    const days = await daysOf(bernd, answer.body.id)
    expect(days.map(({ date, name }) => [date.slice(0, 10), name])).toEqual([
      ['01.06.2027', 'Anreise'],
      // Automatic names; who sails through the night boards last, and the next day begins where the ship arrives (DAY-03).
      ['02.06.2027', 'Oslo – Hirtshals – Larvik'],
      ['03.06.2027', 'Larvik'],
      ['04.06.2027', ''],
    ])
    const second = days[1] as Day
    const [hotel, ferry, free] = [second.hotelPlaceholders[0], second.ferryPlaceholders[0], second.freeTextItems[0]]
    expect(second.daySubtitles.map(({ subtitle }) => subtitle)).toEqual(['Über das Meer'])
    expect(second.sortHelper).toEqual([`ferry-${ferry?.id}`, `free-${free?.id}`, `hotel-${hotel?.id}`])
    expect(hotel).toMatchObject({
      startAt: '02.06.2027 00:00:00',
      endAt: '03.06.2027 00:00:00',
      serviceDescription: 'Zimmer zum Fjord',
      clientOffer: { price: { amount: '89.50' } },
      selectedRequest: null,
      requests: [],
    })
    expect(ferry).toMatchObject({
      startAt: '02.06.2027 20:15:00',
      endAt: '03.06.2027 06:30:00',
      checkInAt: '02.06.2027 19:15:00',
      driverNotParticipating: false,
    })
    expect(free).toMatchObject({ timeOfDay: '14:30', text: { type: 'doc' } })
  })

  test('NEW-05 requests come along when asked for, and start anew', async () => {
    const { body } = await copy('?requests=true', {
      hotelContingent: [{ type: { persons: 2, type: 'standard' }, askedAmount: 10 }],
    })
    const day = (await daysOf(bernd, body.id))[1] as Day
    const [hotel, ferry] = [day.hotelPlaceholders[0], day.ferryPlaceholders[0]]
    expect(hotel?.selectedRequest).toMatch(/^\/api\/requests\/\d+$/)
    expect(hotel?.requests).toMatchObject([
      {
        requestStatus: { status: 'new' },
        optionNr: '',
        optionTodo: { dueDate: null },
        contingent: { askedAmount: 20, reservedAmount: 0 },
        provider: { name: 'Hotel Fjordblick' },
        startAt: '02.06.2027 00:00:00',
      },
    ])
    expect(ferry?.requests).toMatchObject([{ contingent: { askedAmount: 12 }, shipName: 'MS Larvik' }])
  })

  test('NEW-05 a longer period ends with empty days, a day that was deleted stays away', async () => {
    const short = await planTrip(bernd)
    await expectStatus(204, bernd.delete(short.days[2]?.link ?? ''))
    const { body } = await bernd.post<Trip>(`${short.order}/copy`, { startAt: '01.06.2027', endAt: '06.06.2027' })
    const dates = (await daysOf(bernd, body.id)).map(({ date }) => date.slice(0, 5))
    expect(dates).toEqual(['01.06', '02.06', '04.06', '05.06', '06.06'])
  })

  test('NEW-05 contacts, contingent and complexity come along unless the body has others', async () => {
    const trip = await planTrip(bernd)
    await expectStatus(200, bernd.patch(trip.order, { complexity: { offerComplexity: 7 } }))
    const [contact] = await desk.db.query<{ id: number }>(
      `with c as (insert into clients (organisation_id, company_name, short_name) values (1, 'Chor', 'Chor') returning id)
       insert into contacts (client_id, first_name, last_name) select id, 'Eva', 'Maack' from c returning id::int`,
    )
    const person = `/api/contacts/${contact?.id}`
    await expectStatus(
      201,
      bernd.post('/api/order_contacts', {
        order: trip.order,
        role: '3_bus_driver',
        contact: person,
        busPlate: 'LG-XY 1',
      }),
    )
    const made = await bernd.post<Trip>(
      `${trip.order}/copy?_groups[]=order_complexity&_groups[]=order_contact_read&_groups[]=contingent_read`,
      { startAt: '01.06.2027', endAt: '04.06.2027' },
    )
    expect(made.body).toMatchObject({
      complexity: { offerComplexity: 7 },
      orderContacts: [{ role: '3_bus_driver', contact: person, busPlate: 'LG-XY 1' }],
      hotelContingent: { doubleRooms: [{ askedAmount: 19, reservedAmount: 0 }] },
      info: { paxAsked: 38, paxReserved: 0 },
    })
    const { body } = await bernd.post<Trip>(`${trip.order}/copy?_groups[]=order_contact_read`, {
      startAt: '01.06.2027',
      endAt: '04.06.2027',
      orderContacts: [],
    })
    expect(body.orderContacts).toEqual([])
  })

  test('NEW-05 outside cabins and suites come along; a copy may name its own, a new trip begins without outside cabins', async () => {
    const trip = await planTrip(bernd)
    await desk.db.query(
      `update order_ferry_cabins set asked_amount = 5 where order_id = $1 and persons = 2 and type = 'outside'`,
      [trip.order.split('/').at(-1)],
    )
    const period = { startAt: '01.06.2027', endAt: '04.06.2027' }
    const groups = '_groups[]=contingent_read'
    const outside = { type: { persons: 2, type: 'outside' }, askedAmount: 5 }
    const copied = await bernd.post<Trip>(`${trip.order}/copy?${groups}`, period)
    expect(copied.body).toMatchObject({ ferryContingent: { doubleCabins: [{}, outside] } })
    const named = { ...period, ferryContingent: [{ ...outside, askedAmount: 4 }] }
    const own = await bernd.post<Trip>(`${trip.order}/copy?${groups}`, named)
    expect(own.body).toMatchObject({ ferryContingent: { doubleCabins: [{}, { ...outside, askedAmount: 4 }] } })
    const fresh = await bernd.post<Trip>(`/api/orders?${groups}`, named)
    expect(fresh.body).toMatchObject({ ferryContingent: { doubleCabins: [{}, { ...outside, askedAmount: 0 }] } })
  })

  test('NEW-05 prices come along with the calculation, and only with it', async () => {
    const prices = [{ priceType: 'double', numberOfPersons: 20, sellPrice: { amount: '899.00', currency: 'EUR' } }]
    const calculationOf = async (order: number) => {
      const path = `/api/calculations?order.id=${order}`
      const [found] = await expectStatus<{ id: number; packagePrices: object[] }[]>(200, bernd.get(path))
      return found
    }
    const { id } = (await calculationOf(source.id)) ?? {}
    await expectStatus(200, bernd.put(`/api/calculations/${id}`, { packagePrices: prices }))
    const { status, body: refused } = await copy('?prices=true')
    expect([status, refused.violations?.[0]?.propertyPath]).toEqual([422, 'prices'])
    const pricesOf = async (query: string) => {
      const { body } = await copy(query)
      return (await calculationOf(body.id))?.packagePrices
    }
    expect(await pricesOf('?calculation=true&prices=true&emails=true')).toMatchObject(prices)
    // The sizes stay; without their prices they stand at 0, which is none.
    expect(await pricesOf('?calculation=true')).toMatchObject([{ sellPrice: { amount: '0.00' } }])
  })

  test.each([
    ['a shorter period', {}, { endAt: '03.06.2027' }, 'endAt', 'Der Reisezeitraum ist für die Reise nicht ausreichend'],
    ['a period that ends before it starts', {}, { endAt: '03.05.2027' }, 'endAt', 'Das Ende liegt vor dem Beginn.'],
    ['a client that never was', {}, { client: '/api/clients/999999' }, 'client', 'Kunde wurde nicht gefunden.'],
    [
      'a room type named twice, which only the last table refuses',
      {},
      { hotelContingent: [1, 2].map(() => ({ type: { persons: 2, type: 'Suite' }, askedAmount: 1 })) },
      'hotelContingent',
      'Jede Zimmerart steht nur einmal je Personenzahl.',
    ],
  ])('NEW-05 NEW-12 %s is refused and leaves nothing', async (_, __, body, propertyPath, message) => {
    const before = await traces()
    const answer = await copy('?requests=true', body)
    expect([answer.status, answer.body.violations?.[0]]).toEqual([422, { propertyPath, message }])
    expect(await traces()).toEqual(before)
  })

  test('NEW-12 a copy that fails half-way leaves nothing, not even a number', async () => {
    const before = await traces()
    await desk.db.query(`alter table requests add constraint fails check (id < 0) not valid`)
    const answer = await copy('?requests=true')
    await desk.db.query('alter table requests drop constraint fails')
    expect(answer.status).toBe(422)
    expect(await traces()).toEqual(before)
  })

  test('NEW-05 an offered price in another currency than that of the copy stays behind', async () => {
    const priceIn = async (orderCurrency: string) => {
      const { body } = await copy('', { orderCurrency })
      return (await daysOf(bernd, body.id))[1]?.hotelPlaceholders[0]?.clientOffer
    }
    expect(await priceIn('CHF')).toEqual({ status: 'included', priceType: 'per_person', price: null })
    expect(await priceIn('EUR')).toMatchObject({ price: { amount: '89.50', currency: 'EUR' } })
  })

  test('NEW-05 TRIP-01 a margin is an amount of money: none comes into a copy that is sold in another currency', async () => {
    const abroad = await expectStatus<Trip>(
      201,
      bernd.post('/api/clients', { companyName: 'Zürcher Singkreis', shortName: 'Singkreis', mainCurrency: 'CHF' }),
    )
    const margins = [
      [{}, 45],
      [{ orderCurrency: 'CHF' }, null],
      [{ orderCurrency: 'EUR', client: `/api/clients/${abroad.id}` }, 45],
      [{ client: `/api/clients/${abroad.id}` }, null],
      [{ client: null }, 45],
      [{ orderCurrency: 'CHF', complexity: { rentability: 30 } }, 30],
    ] as const
    await expectStatus(200, bernd.patch(source.order, { complexity: { offerComplexity: 2, rentability: 45 } }))
    for (const [body, rentability] of margins) {
      const copied = await copy('?_groups[]=order_complexity', body)
      expect([body, copied.body.complexity]).toEqual([
        body,
        expect.objectContaining({ rentability, offerComplexity: 2 }),
      ])
    }
  })

  test('NEW-13 a copy sent again with its key is the same trip', async () => {
    const caller = bernd.with({ 'idempotency-key': 'copy-1' })
    const body = { startAt: '01.06.2027', endAt: '04.06.2027' }
    const [first, again] = [
      await caller.post<Trip>(`${source.order}/copy`, body),
      await caller.post<Trip>(`${source.order}/copy`, body),
    ]
    expect(first.body.id).toBeGreaterThan(0)
    expect(again.body.id).toBe(first.body.id)
  })

  test('APP-04 APP-03 nobody copies what they do not see, nor into another house', async () => {
    const body = { startAt: '01.06.2027', endAt: '04.06.2027' }
    expect((await clara.post(`${source.order}/copy`, body)).status).toBe(404)
    const secret = await planTrip(anna, { isAdminOnly: true })
    expect((await bernd.post(`${secret.order}/copy`, body)).status).toBe(404)
    expect((await anna.post<Trip>(`${secret.order}/copy`, body)).body).toMatchObject({ isAdminOnly: true })
    const elsewhere = await anna.post<Refused>(`${source.order}/copy`, {
      ...body,
      organisationFilter: '/api/organisations/2',
    })
    expect([elsewhere.status, elsewhere.body.violations?.[0]?.propertyPath]).toEqual([422, 'organisationFilter'])
  })
})

describe('from a concept', () => {
  let concept: { id: number; days: string[] }
  beforeAll(async () => {
    const days = source.days.slice(0, 3).map(({ link }) => ({ day: link, requests: true, replace: true }))
    concept = await expectStatus(
      201,
      bernd.post('/api/order_concepts', { name: 'Fjorde in drei Tagen', category: 'choir', days }),
    )
  })
  const create = (query = '', body: object = {}, caller = bernd) =>
    caller.post<Trip & Refused>(`/api/orders/from_concept/${concept.id}${query}`, {
      startAt: '01.06.2027',
      endAt: '05.06.2027',
      ...body,
    })

  test('NEW-06 days, services and requests are really created on real dates; the trip has all its days', async () => {
    const { status, body } = await create('?days=5&nights=4&requests=true&_groups[]=order_complexity', {
      hotelContingent: [{ type: { persons: 2, type: 'standard' }, askedAmount: 15 }],
      complexity: { offerComplexity: 4 },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      trip: { name: 'Fjorde in drei Tagen' },
      category: 'choir',
      complexity: { offerComplexity: 4 },
    })
    const days = await daysOf(bernd, body.id)
    expect(days.map(({ date }) => date.slice(0, 5))).toEqual(['01.06', '02.06', '03.06', '04.06', '05.06'])
    expect(days[0]?.name).toBe('Anreise')
    const [hotel] = days[1]?.hotelPlaceholders ?? []
    expect(hotel).toMatchObject({ startAt: '02.06.2027 00:00:00', endAt: '03.06.2027 00:00:00' })
    expect(hotel?.requests).toMatchObject([
      { requestStatus: { status: 'new' }, contingent: { askedAmount: 30, reservedAmount: 0 } },
    ])
    expect(hotel?.selectedRequest).not.toBeNull()
  })

  test('NEW-06 DAY-06 no price of a concept comes into a trip sold in another currency, a day concept keeps its own', async () => {
    const { body } = await create('', { orderCurrency: 'CHF' })
    const days = await daysOf(bernd, body.id)
    expect(days[1]?.hotelPlaceholders).toMatchObject([{ clientOffer: { price: null } }])
    // The first price somebody sets there is in the trip's currency.
    const hotel = `/api/hotel_placeholders/${days[1]?.hotelPlaceholders[0]?.id}`
    const priced = await expectStatus<Service>(200, bernd.patch(hotel, { clientOffer: { price: { amount: '120' } } }))
    expect(priced.clientOffer).toMatchObject({ price: { amount: '120.00', currency: 'CHF' } })
    const kept = await expectStatus<Trip>(
      201,
      bernd.post(`/api/day_concepts/create_from_day/${days[1]?.id}`, { name: 'In Franken' }),
    )
    const targets = [
      ['CHF', { amount: '120.00', currency: 'CHF' }],
      ['EUR', null],
    ] as const
    for (const [orderCurrency, price] of targets) {
      const trip = await expectStatus<Trip>(
        201,
        bernd.post('/api/orders', { startAt: '01.06.2027', endAt: '05.06.2027', orderCurrency }),
      )
      const day = await expectStatus<Day>(
        201,
        bernd.post(`/api/days/from_concept/${kept.id}?_groups[]=trip_dashboard_read`, {
          order: `/api/orders/${trip.id}`,
          date: '02.06.2027',
        }),
      )
      expect(day.hotelPlaceholders[0]?.clientOffer).toMatchObject({ price })
    }
  })

  test('NEW-06 without requests the services come alone; without an end the trip ends with its days', async () => {
    const { body } = await create('?days=4&nights=3', { endAt: undefined })
    expect(body.endAt).toBe('04.06.2027 00:00:00')
    const days = await daysOf(bernd, body.id)
    expect(days).toHaveLength(4)
    expect(days[1]?.hotelPlaceholders).toMatchObject([{ requests: [], selectedRequest: null }])
  })

  test.each([
    ['the concept', '', '02.06.2027'],
    ['the days asked for', '?days=5', '04.06.2027'],
  ])('NEW-06 a trip shorter than %s is refused', async (_, query, endAt) => {
    const { status, body } = await create(query, { endAt })
    const message = 'Der Reisezeitraum ist für die Reise nicht ausreichend'
    expect([status, body.violations]).toEqual([422, [{ propertyPath: 'endAt', message }]])
  })

  test('APP-04 a concept of another organisation does not exist', async () => {
    expect((await create('', {}, clara)).status).toBe(404)
    const elsewhere = await create('', { organisationFilter: '/api/organisations/2' }, anna)
    expect([elsewhere.status, elsewhere.body.violations?.[0]?.propertyPath]).toEqual([422, 'organisationFilter'])
  })
})
