import { guestsOf } from '@reisewerk/domain/orders/contingent-rows.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let desk: TestApp
let anna: Caller
let clara: Caller
type Entry = {
  id: number
  type: { persons: number; type: string }
  askedAmount: number
  reservedAmount: number
  requestedChangeAmount: number | null
}
type Rooms = { id: number; version: number; lastContingentUpdate: string | null } & Record<string, Entry[]>
type Refused = { violations?: { propertyPath: string; message: string }[]; current?: Rooms }

let today = '2026-11-21T09:00:00Z'
beforeAll(async () => {
  desk = await testApp({ now: () => new Date(today) })
  ;[anna, clara] = [await desk.as('anna'), await desk.as('clara')]
})
afterAll(() => desk.close())

async function contingentOf(kind: 'hotels' | 'ferries', fields: object = {}) {
  const made = await anna.post<{ id: number }>('/api/orders', {
    organisationFilter: '/api/organisations/1',
    startAt: '14.05.2027',
    endAt: '16.05.2027',
    ...fields,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const path = `/api/order_contingent_${kind}`
  const { body } = await anna.get<Rooms[]>(`${path}?order.id=${made.body.id}`)
  const contingent = body[0] as Rooms
  return { orderId: made.body.id, contingent, path: `${path}/${contingent.id}` }
}
const standsOf = async (orderId: number) =>
  (await anna.get<{ date: string; numberOfPersons: number }[]>(`/api/booking_stands?order=${orderId}`)).body.map(
    ({ date, numberOfPersons }) => [date.slice(0, 10), numberOfPersons],
  )

describe('what a contingent takes', () => {
  test.each([
    ['hotels', 'doubleRooms', [], 'doubleRooms'],
    ['hotels', 'doubleRooms', [{ type: { persons: 2, type: 'Superior' } }], 'doubleRooms'],
    ['hotels', 'doubleRooms', [{ type: { persons: 3, type: 'standard' } }], 'doubleRooms[0].type.persons'],
    [
      'hotels',
      'singleRooms',
      [{ type: { persons: 1, type: 'standard' }, askedAmount: -1 }],
      'singleRooms[0].askedAmount',
    ],
    [
      'hotels',
      'singleRooms',
      [{ type: { persons: 1, type: 'standard' }, askedAmount: 'zwei' }],
      'singleRooms[0].askedAmount',
    ],
    ['ferries', 'doubleCabins', [{ type: { persons: 2, type: 'outside' } }], 'doubleCabins'],
    ['ferries', 'otherCabins', [{ type: { persons: 4, type: 'inside' } }], 'otherCabins[0].type.persons'],
    ['ferries', 'otherCabins', [{ type: { persons: 5, type: 'igloo' } }], 'otherCabins[0].type.type'],
  ] as const)('CAP-03 CAP-05 %s: %s of %j is refused at %s', async (kind, list, entries, propertyPath) => {
    const { path, contingent } = await contingentOf(kind)
    const { status, body } = await anna.put<Refused>(path, { [list]: entries })
    expect({ status, paths: body.violations?.map((violation) => violation.propertyPath) }).toMatchObject({
      status: 422,
      paths: expect.arrayContaining([propertyPath]),
    })
    expect((await anna.get<Rooms>(path)).body[list]).toEqual(contingent[list])
  })

  test('CAP-03 each type stands once per person count, and two entries may swap their types', async () => {
    const { path, contingent } = await contingentOf('hotels')
    const first = contingent.doubleRooms?.[0]
    const named = (type: string) => ({ type: { persons: 2, type }, askedAmount: 1 })
    const twice = await anna.put<Refused>(path, { doubleRooms: [first, named('Superior'), named('Superior')] })
    expect(twice).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'doubleRooms[2].type.type' }] } })
    const { body } = await anna.put<Rooms>(path, { doubleRooms: [first, named('Superior'), named('Komfort')] })
    const [, superior, comfort] = body.doubleRooms ?? []
    const swapped = await anna.put<Rooms>(path, {
      doubleRooms: [
        { id: first?.id },
        { id: superior?.id, type: { persons: 2, type: 'Komfort' } },
        { id: comfort?.id, type: { persons: 2, type: 'Superior' } },
      ],
    })
    expect(swapped.body.doubleRooms?.map(({ type }) => type.type)).toEqual(['standard', 'Komfort', 'Superior'])
  })

  test('CAP-02 CAP-03 amounts are numeric text, empty counts as 0, a long room type is cut to 60 characters', async () => {
    const { path, contingent } = await contingentOf('hotels')
    const [first] = contingent.doubleRooms ?? []
    const { status, body } = await anna.put<Rooms>(path, {
      doubleRooms: [
        { id: first?.id, askedAmount: '12', reservedAmount: '', requestedChangeAmount: '-2' },
        { type: { persons: 2, type: 'x'.repeat(80) }, askedAmount: '' },
      ],
    })
    expect(status).toBe(200)
    expect(body.doubleRooms).toMatchObject([
      { type: { persons: 2, type: 'standard' }, askedAmount: 12, reservedAmount: 0, requestedChangeAmount: -2 },
      { type: { persons: 2, type: 'x'.repeat(60) }, askedAmount: 0, requestedChangeAmount: null },
    ])
  })

  test('CAP-02 a row that tells one amount leaves the others to the colleague who just typed them', async () => {
    const { path, contingent } = await contingentOf('hotels')
    const id = contingent.doubleRooms?.[0]?.id
    await anna.patch(path, { doubleRooms: [{ id, askedAmount: 20 }] })
    const { body } = await anna.patch<Rooms>(path, { doubleRooms: [{ id, reservedAmount: 18 }] })
    expect(body.doubleRooms?.[0]).toMatchObject({ askedAmount: 20, reservedAmount: 18 })
  })

  test('CAP-05 rooms of five and six and cabins of five and six count in Pax', async () => {
    const hotel = await contingentOf('hotels')
    const rooms = [4, 5, 6].map((persons) => ({ type: { persons, type: 'standard' }, askedAmount: 1 }))
    const put = await anna.put<Rooms>(hotel.path, { quadrupleRooms: rooms })
    expect(put.body.quadrupleRooms).toHaveLength(3)
    expect((await anna.get<{ info: object }>(`/api/orders/${hotel.orderId}`)).body.info).toMatchObject({ paxAsked: 15 })
    const ferry = await contingentOf('ferries')
    const cabins = [5, 6].map((persons) => ({ type: { persons, type: 'suite' }, reservedAmount: 2 }))
    expect((await anna.put<Rooms>(ferry.path, { otherCabins: cabins })).body.otherCabins).toHaveLength(2)
    expect(await standsOf(ferry.orderId)).toEqual([['21.11.2026', 22]])
  })

  test('NEW-12 CAP-01 a new trip takes requested changes, numeric text and cuts long types', async () => {
    const { contingent } = await contingentOf('hotels', {
      hotelContingent: [
        { type: { persons: 2, type: 'standard' }, askedAmount: '7', requestedChangeAmount: -1 },
        { type: { persons: 4, type: 'y'.repeat(70) }, askedAmount: '' },
      ],
    })
    expect(contingent.doubleRooms?.[0]).toMatchObject({ askedAmount: 7, requestedChangeAmount: -1 })
    expect(contingent.quadrupleRooms?.at(-1)?.type.type).toBe('y'.repeat(60))
  })

  test('CAP-03 OPTIONS name the room types and the cabin types', async () => {
    const rooms = await anna.options<{ roomType: { key: string }[] }>('/api/order_contingent_hotels')
    expect(rooms.body.roomType).toMatchObject([{ key: 'standard' }])
    const cabins = await anna.options<{ cabinType: { key: string; label: string }[] }>('/api/order_contingent_ferries')
    expect(cabins.body.cabinType.slice(0, 2)).toMatchObject([
      { key: 'inside', label: 'Innen' },
      { key: 'outside', label: 'Außen' },
    ])
  })
})

describe('the booking stand', () => {
  test('CAP-04 a change of reserved amounts is noted, one entry a day, and no other change is', async () => {
    const { path, orderId, contingent } = await contingentOf('hotels')
    const [double] = contingent.doubleRooms ?? []
    const [single] = contingent.singleRooms ?? []
    await anna.put(path, { doubleRooms: [{ id: double?.id, askedAmount: 20 }] })
    expect(await standsOf(orderId)).toEqual([])
    await anna.put(path, {
      doubleRooms: [{ id: double?.id, reservedAmount: 8 }],
      singleRooms: [{ id: single?.id, reservedAmount: 3 }],
    })
    await anna.put(path, { doubleRooms: [{ id: double?.id, reservedAmount: 9 }] })
    expect(await standsOf(orderId)).toEqual([['21.11.2026', 21]])
    today = '2026-11-22T09:00:00Z'
    await anna.put(path, { doubleRooms: [{ id: double?.id, reservedAmount: 10 }] })
    expect(await standsOf(orderId)).toEqual([
      ['21.11.2026', 21],
      ['22.11.2026', 23],
    ])
    const saved = await anna.get<Rooms>(path)
    expect(saved.body.lastContingentUpdate).toBe('22.11.2026 10:00:00')
  })

  test('CAP-04 two who save at the same moment are both counted', async () => {
    const { path, orderId, contingent } = await contingentOf('hotels')
    const lists = ['doubleRooms', 'singleRooms', 'tripleRooms', 'quadrupleRooms']
    const saves = lists.map((list) =>
      anna.patch(path, { [list]: [{ id: contingent[list]?.[0]?.id, reservedAmount: 1 }] }),
    )
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await standsOf(orderId)).map(([, persons]) => persons)).toEqual([10])
  })

  test('CAP-04 another organisation sees neither stand nor contingent', async () => {
    const { path, orderId, contingent } = await contingentOf('hotels')
    await anna.put(path, { doubleRooms: [{ id: contingent.doubleRooms?.[0]?.id, reservedAmount: 1 }] })
    expect((await clara.get(`/api/booking_stands?order=${orderId}`)).body).toEqual([])
    expect((await clara.put(path, { doubleRooms: [] })).status).toBe(404)
  })
})

test('APP-14 CAP-03 who saves a list that a colleague changed meanwhile is told, with the list as it stands', async () => {
  const { path, contingent } = await contingentOf('hotels')
  const [first] = contingent.doubleRooms ?? []
  const asRead = { 'if-match': `"${contingent.version}"` }
  const theirs = [first, { type: { persons: 2, type: 'Superior' }, askedAmount: 4 }]
  expect((await anna.with(asRead).put(path, { doubleRooms: theirs })).status).toBe(200)
  const mine = await anna.with(asRead).put<Refused>(path, { doubleRooms: [{ ...first, askedAmount: 9 }] })
  expect(mine.status).toBe(409)
  expect(mine.body.current?.doubleRooms?.map(({ type }) => type.type)).toEqual(['standard', 'Superior'])
})

const rooms = (askedAmount: number) => [{ type: { persons: 2, type: 'standard' }, askedAmount }]
const cabins = (askedAmount: number) => [{ type: { persons: 2, type: 'inside' }, askedAmount }]

test.each([
  [0, 0],
  [10, 0],
  [0, 10],
  [10, 12],
])(
  'CAP-04 REQ-05 LIST-01 %i double rooms and %i double cabins are the same guests on the trip, for its ferry and in the stand',
  async (double, cabin) => {
    const { orderId, path, contingent } = await contingentOf('ferries', {
      hotelContingent: rooms(double),
      ferryContingent: cabins(cabin),
    })
    const guests = guestsOf(double * 2, cabin * 2)
    const paxOf = async () => {
      const { body } = await anna.get<{ info: object }>(`/api/orders/${orderId}?_groups[]=order_list_read`)
      return body.info
    }
    expect(await paxOf()).toMatchObject({ paxAsked: guests, paxReserved: 0 })
    const day = await anna.post<{ id: number }>('/api/days', { order: `/api/orders/${orderId}`, date: '14.05.2027' })
    const ferry = await anna.post<{ id: number; info: object }>('/api/ferry_placeholders', {
      day: `/api/days/${day.body.id}`,
    })
    expect(ferry.body).toMatchObject({ info: { personsAsked: guests } })
    const placeholder = `/api/ferry_placeholders/${ferry.body.id}`
    const request = await anna.post('/api/ferry_requests', { placeholder })
    expect(request.body).toMatchObject({ contingent: { askedAmount: guests } })

    // What is booked in cabins counts as long as no room is booked.
    const [inside] = contingent.doubleCabins ?? []
    await anna.patch(path, { doubleCabins: [{ ...inside, reservedAmount: 8 }] })
    expect(await paxOf()).toMatchObject({ paxAsked: guests, paxReserved: 16 })
    expect(await standsOf(orderId)).toEqual([[expect.any(String), 16]])
  },
)
