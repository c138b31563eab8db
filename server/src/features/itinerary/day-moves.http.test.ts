import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { movedTimes } from '../orders/day-dates.queries.ts'

type Made = { id: number }
type Times = { startAt: string | null; endAt: string | null; checkInAt: string | null; embarkAt?: string | null }
type Service = Made & Times & { requests?: (Made & Times)[] }
type Day = Made & Record<(typeof lists)[number], Service[]> & { date: string }

const lists = [
  'hotelPlaceholders',
  'ferryPlaceholders',
  'airlinePlaceholders',
  'trainPlaceholders',
  'otherPlaceholders',
  'routeDetails',
  'freeTextItems',
] as const

let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
let first: PlannedTrip['days'][number]
beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
  trip = await planTrip(bernd)
  first = trip.days[0] as PlannedTrip['days'][number]
  await fillWithAllKinds()
})
afterAll(() => desk.close())

const make = (path: string, body: object) => expectStatus<Made>(201, bernd.post(`/api/${path}`, body))

/** The first day with a service of every kind; nights end on the morning of the second. */
async function fillWithAllKinds() {
  const night = { startAt: '14.05.2027 20:15:00', endAt: '15.05.2027 06:30:00', checkInAt: '14.05.2027 19:15:00' }
  const tour = { startAt: '14.05.2027 10:00:00', endAt: '14.05.2027 12:00:00', checkInAt: '14.05.2027 09:45:00' }
  const guided = {
    ...tour,
    otherServiceType: `/api/other_service_types/${(await make('other_service_types', { name: 'Stadtführung', category: 'guide' })).id}`,
  }
  const planned = [
    ['hotel', 'hotel_placeholders', { startAt: '14.05.2027 00:00:00', endAt: '15.05.2027 00:00:00' }],
    ['ferry', 'ferry_placeholders', { type: 'night', ...night }],
    ['airline', 'airline_placeholders', night],
    ['train', 'train_placeholders', { type: 'night', ...night }],
    ['other', 'other_placeholders', guided],
    [null, 'route_details', { startAt: '14.05.2027 11:30:00' }],
    [null, 'free_text_items', { startAt: '14.05.2027 14:30:00' }],
  ] as const
  for (const [asked, path, body] of planned) {
    const { id } = await make(path, {
      ...body,
      day: first.link,
      ...(asked !== null && { driverNotParticipating: false }),
    })
    if (asked === null) continue
    const embark = asked === 'ferry' ? { embarkAt: '14.05.2027 19:45:00' } : {}
    await make(`${asked}_requests`, {
      placeholder: `/api/${path}/${id}`,
      optionTodo: { dueDate: '01.03.2027' },
      ...embark,
    })
  }
}

const plan = () =>
  expectStatus<Day[]>(200, bernd.get(`/api/days?order.id=${trip.id}&_groups[]=trip_dashboard_read&_itemsPerPage=500`))

/** When everything of the filled day takes place. */
async function timesOfFirst(): Promise<Record<string, Times[]>> {
  const day = (await plan()).find(({ id }) => id === first.id)
  if (day === undefined) throw new Error('the day is lost')
  const timesOf = ({ startAt, endAt, checkInAt, embarkAt }: Times) => ({
    startAt,
    endAt,
    checkInAt,
    ...(embarkAt !== undefined && { embarkAt }),
  })
  return Object.fromEntries(
    lists.map((name) => [name, day[name].flatMap((service) => [service, ...(service.requests ?? [])].map(timesOf))]),
  )
}

/** The same with every date so many days later, as text. */
function later(times: Record<string, Times[]>, days: number) {
  const text = JSON.stringify(times)
  return JSON.parse(
    text.replaceAll(/(\d\d)\.05\.2027/g, (_, day) => `${String(Number(day) + days).padStart(2, '0')}.05.2027`),
  )
}

test('DAY-05 services of all seven kinds and their requests move with their day at their clock times, and back', async () => {
  const before = await timesOfFirst()
  expect(Object.values(before).map((all) => all.length)).toEqual([2, 2, 2, 2, 2, 1, 1])
  expect(before.ferryPlaceholders?.[1]).toMatchObject({ endAt: '15.05.2027 06:30:00', embarkAt: '14.05.2027 19:45:00' })
  const moved = await bernd.put(`/api/days/${first.id}?newDate=16.05.2027 00:00:00`, {})
  expect(moved.headers['x-moved-days-with-requests']).toBe('1')
  expect(await timesOfFirst()).toEqual(later(before, 2))
  await expectStatus(200, bernd.put(`/api/days/${first.id}?newDate=14.05.2027 00:00:00`, {}))
  expect(await timesOfFirst()).toEqual(before)
})

test('HEAD-11 DAY-05 new dates of the trip move the same, and lose nothing', async () => {
  const before = await timesOfFirst()
  await expectStatus(200, bernd.patch(trip.order, { startAt: '17.05.2027', endAt: '20.05.2027' }))
  expect(await timesOfFirst()).toEqual(later(before, 3))
  await expectStatus(200, bernd.patch(trip.order, { startAt: '14.05.2027', endAt: '17.05.2027' }))
  expect(await timesOfFirst()).toEqual(before)
})

test('DAY-04 DAY-05 a ferry on another day takes its request along, the time of embarking included', async () => {
  const [ferry] = (await plan())[0]?.ferryPlaceholders ?? []
  const to = async (day: PlannedTrip['days'][number] | undefined) =>
    expectStatus(200, bernd.patch(`/api/ferry_placeholders/${ferry?.id}`, { day: day?.link }))
  await to(trip.days[1])
  const moved = (await plan())[1]?.ferryPlaceholders[0]
  expect(moved).toMatchObject({ startAt: '15.05.2027 20:15:00', endAt: '16.05.2027 06:30:00' })
  expect(moved?.requests?.[0]).toMatchObject({ startAt: '15.05.2027 20:15:00', embarkAt: '15.05.2027 19:45:00' })
  await to(first)
})

test('DAY-04 moving a service is one call: its day, its times, its place and both orders, or nothing of it', async () => {
  const small = await planTrip(bernd, { startAt: '01.06.2028', endAt: '03.06.2028' })
  const [one, two] = small.days
  const add = (day: typeof one) =>
    make('ferry_placeholders', { day: day?.link, startAt: '01.06.2028 10:00:00', endAt: '01.06.2028 12:00:00' })
  const [ferry, stays, [a, b]] = [await add(one), await add(one), [await add(two), await add(two)]]
  const orders = async () => {
    const all = await Promise.all([one, two].map((day) => bernd.get<{ sortHelper: string[] }>(`/api/days/${day?.id}`)))
    return all.map(({ body }) => body.sortHelper)
  }
  const before = await orders()
  const url = `/api/ferry_placeholders/${ferry.id}`
  const gone = await bernd.put<{ violations: object[] }>(`${url}?before=ferry-${stays.id}`, { day: two?.link })
  expect([gone.status, gone.body.violations]).toEqual([
    422,
    [{ propertyPath: 'before', message: `'ferry-${stays.id}' ist keine Leistung dieses Tages.` }],
  ])
  expect(await orders()).toEqual(before)
  expect((await expectStatus<Times>(200, bernd.get(url))).startAt).toBe('01.06.2028 10:00:00')
  expect((await bernd.put(`${url}?before=zuletzt`, { day: two?.link })).status).toBe(400)

  const moved = await expectStatus<Times>(200, bernd.put(`${url}?before=ferry-${b.id}`, { day: two?.link }))
  expect(moved.startAt).toBe('02.06.2028 10:00:00')
  expect(await orders()).toEqual([[`ferry-${stays.id}`], [`ferry-${a.id}`, `ferry-${ferry.id}`, `ferry-${b.id}`]])

  await expectStatus(200, bernd.put(`${url}?before=`))
  expect((await orders())[1]).toEqual([`ferry-${a.id}`, `ferry-${b.id}`, `ferry-${ferry.id}`])
  const drafts = await expectStatus<{ isBrandNew: boolean }>(200, bernd.get(url))
  expect(drafts.isBrandNew).toBe(true)
})

test('DAY-02 a day is changed on the same path as every item: an unknown one is not found, and no body is needed beside the query', async () => {
  expect((await bernd.patch('/api/days/-5', { name: 'Nirgends' })).status).toBe(404)
  expect((await bernd.put(`/api/days/${first.id}?newDate=14.05.2027`)).status).toBe(200)
})

test('DAY-05 deadlines of options stay what was agreed', async () => {
  await bernd.put(`/api/days/${first.id}?newDate=15.05.2027 00:00:00`, {})
  const due = await desk.db.query(
    `select distinct to_char(due_date, 'YYYY-MM-DD') as due from todos where request_id is not null`,
  )
  expect(due).toEqual([{ due: '2027-03-01' }])
  await bernd.put(`/api/days/${first.id}?newDate=14.05.2027 00:00:00`, {})
})

test('DAY-05 HEAD-11 no day moves, and no trip ends, so that a service would lie outside the trip', async () => {
  const small = await planTrip(bernd, { startAt: '01.03.2028', endAt: '03.03.2028' })
  const [day, , last] = small.days
  const hotel = await make('hotel_placeholders', { day: day?.link, endAt: '04.03.2028' })
  const stay = () => expectStatus<Times>(200, bernd.get(`/api/hotel_placeholders/${hotel.id}`))
  const message = 'Die Leistung liegt außerhalb der Reise (01.03.2028 bis 03.03.2028).'
  const refusedAt = async (field: string, asked: Promise<Answer<unknown>>, where = '') =>
    expect(await expectStatus(422, asked)).toMatchObject({
      violations: [{ propertyPath: field, message: `${message}${where}` }],
    })

  const there = ' Sie stünde dort vom 03.03.2028 bis 06.03.2028.'
  await refusedAt('date', bernd.put(`/api/days/${day?.id}?newDate=03.03.2028`, {}), there)
  await refusedAt('endAt', bernd.patch(`/api/hotel_placeholders/${hotel.id}`, { endAt: '05.03.2028' }))
  await expectStatus(204, bernd.delete(`/api/days/${last?.id}`))
  await expectStatus(422, bernd.patch(small.order, { endAt: '02.03.2028' }))
  expect(await stay()).toMatchObject({ startAt: '01.03.2028 00:00:00', endAt: '04.03.2028 00:00:00' })

  // The same before the start.
  const flight = await make('airline_placeholders', { day: small.days[1]?.link, startAt: '29.02.2028 23:00:00' })
  // The day before gives way to it, with the hotel, which then ends too late.
  const later = ' Sie stünde dort vom 02.03.2028 bis 05.03.2028.'
  await refusedAt('date', bernd.put(`/api/days/${small.days[1]?.id}?newDate=01.03.2028`, {}), later)
  await expectStatus(204, bernd.delete(`/api/airline_placeholders/${flight.id}`))
  await expectStatus(200, bernd.patch(small.order, { endAt: '05.03.2028' }))
  await expectStatus(200, bernd.put(`/api/days/${day?.id}?newDate=03.03.2028`, {}))
  expect(await stay()).toMatchObject({ startAt: '03.03.2028 00:00:00', endAt: '06.03.2028 00:00:00' })
})

test('DAY-05 no local time below a day is forgotten', async () => {
  const found = await desk.db.query<{ place: string }>(
    `select c.relname || '.' || a.attname as place from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.atttypid = 'timestamp'::regtype
       and (c.relname in ('placeholders', 'requests') or exists (select from pg_constraint f where f.conrelid = c.oid
         and f.contype = 'f' and f.confrelid in ('days'::regclass, 'placeholders'::regclass, 'requests'::regclass)))
     order by 1`,
  )
  // What a partner confirmed stays what it confirmed (decision 071).
  const agreed = ['requests.agreed_end_at', 'requests.agreed_start_at']
  const moved = movedTimes.flatMap(({ table, times }) => times.map((time) => `${table}.${time}`))
  const known: string[] = [...moved, ...agreed].sort()
  expect(found.map(({ place }) => place)).toEqual(known)
})
