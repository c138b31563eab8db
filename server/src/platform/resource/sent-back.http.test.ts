import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { testApp } from '../../test/test-app.ts'

const desk = await testApp()
afterAll(desk.close)

type Item = Record<string, unknown> & { id: number; version: number }
let bernd: Caller
let trip: PlannedTrip
beforeAll(async () => {
  bernd = await desk.as('bernd')
  trip = await planTrip(bernd)
})

const read = (path: string) => expectStatus<Item>(200, bernd.get(path))
const made = (path: string, body: object) => expectStatus<Item>(201, bernd.post(path, body))
const day = () => trip.days[0]?.link ?? ''

/** What a page reads, changes a little and sends back whole. */
const items: Record<string, () => Promise<string>> = {
  orders: async () => trip.order,
  order_contingent_hotels: async () => String((await read(trip.order)).hotelContingent),
  order_contingent_ferries: async () => String((await read(trip.order)).ferryContingent),
  complexities: async () => String((await read(trip.order)).complexity),
  days: async () => day(),
  day_subtitles: async () => linkOf('day_subtitles', { day: day(), subtitle: 'Über die Elbe' }),
  hotel_placeholders: async () => linkOf('hotel_placeholders', { day: day() }),
  'hotel_placeholders without agreed times': async () => {
    const path = await linkOf('hotel_placeholders', { day: day() })
    expect(await expectStatus(200, bernd.put(path, { times: [] }))).toMatchObject({ times: [], checkInAt: null })
    return path
  },
  free_text_items: async () => linkOf('free_text_items', { day: day() }),
  order_contacts: async () => linkOf('order_contacts', { order: trip.order, role: '1_contact' }),
  checklist_items: async () => linkOf('checklist_items', { order: trip.order, title: 'Bus bestellt' }),
  todos: async () => linkOf('todos', { order: trip.order, name: 'Anrufen' }),
}

async function linkOf(resource: string, body: object): Promise<string> {
  return `/api/${resource}/${(await made(`/api/${resource}`, body)).id}`
}

describe('an item sent back whole', () => {
  test.each(Object.keys(items))('APP-06 %s take what they answered, and change nothing by it', async (name) => {
    const path = (await items[name]?.()) ?? ''
    const before = await read(path)
    const after = await expectStatus<Item>(200, bernd.put(path, before))
    expect(unmarked(after)).toEqual(unmarked(before))
  })

  test.each(['orders', 'order_contingent_hotels', 'order_contingent_ferries', 'hotel_placeholders'])(
    'APP-06 APP-13 CAP-01 %s sent back as they were read leave nothing in the history of the trip',
    async (name) => {
      const [rome, pisa] = await desk.db.query<{ id: number }>(
        `insert into destinations (name) values ('Rom ' || $1::text), ('Pisa ' || $1::text) returning id::int`,
        [name],
      )
      await expectStatus(200, bernd.put(trip.order, { trip: { mainDestination: `/api/destinations/${pisa?.id}` } }))
      const path = (await items[name]?.()) ?? ''
      const [{ last = 0 } = {}] = await desk.db.query<{ last: number }>('select max(id)::int as last from change_log')
      const { lastContingentUpdate: before } = await read(trip.order)
      await expectStatus(200, bernd.put(path, await read(path)))
      expect(await desk.db.query('select table_name, before, after from change_log where id > $1', [last])).toEqual([])
      expect((await read(trip.order)).lastContingentUpdate).toBe(before)
      const places = [pisa, rome].map((place) => `/api/destinations/${place?.id}`)
      const { body } = await bernd.put<{ trip: object }>(trip.order, { trip: { destinations: places } })
      expect(body.trip).toMatchObject({ destinations: places })
      const turned = await bernd.put<{ trip: object }>(trip.order, { trip: { destinations: places.toReversed() } })
      expect(turned.body.trip).toMatchObject({ destinations: places.toReversed() })
    },
  )

  test('APP-06 CAP-03 a contingent is saved by its id and all its lists', async () => {
    const path = String((await read(trip.order)).hotelContingent)
    const { id, doubleRooms, ...lists } = await read(path)
    const [room] = doubleRooms as Item[]
    const { body } = await bernd.put<Item>(path, { id, ...lists, doubleRooms: [{ ...room, reservedAmount: 17 }] })
    expect(body.doubleRooms).toMatchObject([{ askedAmount: 19, reservedAmount: 17 }])
    expect((await read(trip.order)).info).toEqual({ paxAsked: 38, paxReserved: 34 })
  })

  test('APP-06 linked items are sent back as a group showed them', async () => {
    const [place] = await desk.db.query<{ id: number }>(
      `insert into places (name, country, latitude, longitude) values ('Bergen', 'NO', 60.39, 5.32) returning id::int`,
    )
    const client = await made('/api/clients', {
      companyName: 'Kantorei',
      shortName: 'Kantorei',
      contacts: [{ lastName: 'Maack' }],
    })
    const [contact] = await expectStatus<Item[]>(200, bernd.get(`/api/contacts?client.id=${client.id}`))
    await expectStatus(200, bernd.put(trip.order, { client: `/api/clients/${client.id}` }))
    const hotel = await linkOf('hotel_placeholders', { day: day(), place: `/api/places/${place?.id}` })
    const person = await linkOf('order_contacts', {
      order: trip.order,
      role: '3_bus_driver',
      contact: `/api/contacts/${contact?.id}`,
    })
    for (const [path, group] of [
      [trip.order, 'trip_dashboard_read'],
      [trip.order, 'order_list_read&_groups[]=order_complexity&_groups[]=client_read'],
      [hotel, 'trip_dashboard_read'],
      [person, 'contact_read'],
    ] as const) {
      const before = await read(`${path}?_groups[]=${group}`)
      const after = await expectStatus<Item>(200, bernd.put(`${path}?_groups[]=${group}`, before))
      const { day: _day, ...rest } = unmarked(after) as Item
      expect(unmarked(before)).toMatchObject(rest)
    }
    const wrong = await bernd.put(hotel, { place: { name: 'Bergen' } })
    expect(wrong.status).toBe(422)
  })

  test('APP-06 what only the server says is passed over', async () => {
    const { id, orderNumber } = await read(trip.order)
    const { body } = await bernd.put<Item>(trip.order, { id: 4711, orderNumber: '9900001', info: { paxAsked: 2 } })
    expect(body).toMatchObject({ id, orderNumber, info: { paxAsked: 38 } })
  })

  test('APP-06 a new item may name what it has none of', async () => {
    const item = await made('/api/hotel_placeholders', { day: day(), requests: [], selectedRequest: null, info: {} })
    expect(item).toMatchObject({ day: day(), info: { type: 'hotel' } })
    const { status, body } = await bernd.post('/api/hotel_placeholders', { day: day(), requests: [{ optionNr: '1' }] })
    expect([status, body]).toEqual([
      422,
      { violations: [{ propertyPath: 'requests', message: 'Bitte für sich anlegen' }] },
    ])
  })

  test('APP-06 what is fixed cannot be changed this way, and what nobody knows is refused', async () => {
    const path = await linkOf('day_subtitles', { day: day(), subtitle: 'Am Hafen' })
    const other = trip.days[1]?.link
    expect(await bernd.put(path, { day: other, subtitle: 'Woanders' })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'day', message: 'Das lässt sich hier nicht mehr ändern.' }] },
    })
    expect(await bernd.put(day(), { order: '/api/orders/999999' })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'order' }] },
    })
    expect(await read(path)).toMatchObject({ day: day(), subtitle: 'Am Hafen' })
    expect(await bernd.put(path, { untertitel: 'X' })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'untertitel', message: 'Dieses Feld gibt es nicht.' }] },
    })
  })

  test('APP-06 APP-04 a fixed field of a stranger tells nothing', async () => {
    const path = await linkOf('day_subtitles', { day: day(), subtitle: 'Am Markt' })
    const clara = await desk.as('clara')
    expect((await clara.put(path, { day: day() })).status).toBe(404)
    expect((await clara.put(path, { day: trip.days[1]?.link })).status).toBe(404)
  })
})

/** Apart from what says that it was saved, and when. */
function unmarked(item: unknown): unknown {
  const marks = new Set(['version', 'lastContingentUpdate'])
  return JSON.parse(JSON.stringify(item, (name, value: unknown) => (marks.has(name) ? undefined : value)))
}
