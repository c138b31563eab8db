import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Guest = { id: number; guest: number; lastName: string; notes: string; documentNumber: string; room: string }
type Room = {
  id: number
  version: number
  roomIndex: string
  extraType: string | null
  twin: boolean
  passengers: Guest[]
}
type List = {
  id: number
  name: string
  date: string | null
  provider: string | null
  templateType: string
  rooms: Room[]
}

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
let hotel: number
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-03-01T10:00:00Z') })
  ;[anna, bernd, clara] = await Promise.all([desk.as('anna'), desk.as('bernd'), desk.as('clara')])
  hotel = (await make('hotels', { organisationFilter: '/api/organisations/1', name: 'Bryggekanten' })).id
})
afterAll(() => desk.close())

const make = <Item = { id: number }>(path: string, body: object) =>
  expectStatus<Item>(201, anna.post(`/api/${path}`, body))

async function trip(isAdminOnly = false): Promise<string> {
  const { id } = await make('orders', {
    ...{ organisationFilter: '/api/organisations/1', isAdminOnly, startAt: '14.05.2027', endAt: '23.05.2027' },
    trip: { name: 'Norwegen' },
  })
  return `/api/orders/${id}`
}
const listsOf = (order: string) =>
  expectStatus<List[]>(200, anna.get(`/api/room_lists?order.id=${order.split('/').at(-1)}`))

test('ROOM-01 a list is general or of a hotel, named and templated by itself, and hotels stand behind by date', async () => {
  const order = await trip()
  const general = await make<List>('room_lists', { order })
  expect(general).toMatchObject({ name: 'Zimmerliste', templateType: 'templateA', provider: null, rooms: [] })
  expect(general.date).toBe('01.03.2027 00:00:00')
  const provider = `/api/hotels/${hotel}`
  const early = await make<List>('room_lists', { order, provider, date: '16.05.2027', templateType: 'templateC' })
  expect(early).toMatchObject({ name: 'Zimmerliste für Hotel Bryggekanten', templateType: 'templateC' })
  const late = await make<List>('room_lists', { order, provider, date: '20.05.2027', name: 'Zweiter Aufenthalt' })
  expect((await listsOf(order)).map(({ id }) => id)).toEqual([general.id, late.id, early.id])
  const renamed = await anna.patch<List>(`/api/room_lists/${early.id}`, { name: 'Anders', templateType: 'templateB' })
  expect(renamed.body).toMatchObject({ name: 'Anders', templateType: 'templateB' })
  expect((await anna.delete(`/api/room_lists/${late.id}`)).status).toBe(204)
  expect(await listsOf(order)).toHaveLength(2)
})

test('ROOM-01 a copy has the rooms of the other list; its guests stay the same people unless they go their own ways', async () => {
  const order = await trip()
  const list = await make<List>('room_lists', { order })
  await make('rooms', {
    roomList: `/api/room_lists/${list.id}`,
    roomType: { persons: 2, type: 'standard' },
    passengers: [{ lastName: 'Albers', documentNumber: 'C01X1187' }, { lastName: 'Bartels' }],
  })
  const linked = await make<List>(`room_lists?copyListId=${list.id}`, { order, name: 'Kopie' })
  const own = await make<List>(`room_lists?copyListId=${list.id}&source=individual`, { order, name: 'Eigene' })
  const foreign = await anna.post<{ violations?: { message: string }[] }>(`/api/room_lists?copyListId=${list.id}`, {
    order: await trip(),
  })
  expect(foreign.status).toBe(422)
  expect(foreign.body.violations?.[0]?.message).toBe('Die Zimmerliste gehört zu einer anderen Reise.')
  const [source] = (await listsOf(order)).filter(({ id }) => id === list.id)
  const guests = source?.rooms[0]?.passengers ?? []
  const ofLinked = linked.rooms[0]?.passengers ?? []
  expect(ofLinked.map(({ lastName, documentNumber }) => [lastName, documentNumber])).toEqual([
    ['Albers', 'C01X1187'],
    ['Bartels', ''],
  ])
  expect(ofLinked.map(({ guest }) => guest)).toEqual(guests.map(({ guest }) => guest))
  expect(own.rooms[0]?.passengers.some(({ guest }) => guests.some((one) => one.guest === guest))).toBe(false)

  await expectStatus(200, anna.patch(`/api/passengers/${guests[0]?.id}/all_lists`, { lastName: 'Albers-Meyer' }))
  await expectStatus(200, anna.patch(`/api/passengers/${guests[1]?.id}`, { lastName: 'Nur hier' }))
  const names = new Map(
    (await listsOf(order)).map(({ id, rooms }) => [id, rooms[0]?.passengers.map(({ lastName }) => lastName)]),
  )
  expect(names.get(linked.id)).toEqual(['Albers-Meyer', 'Bartels'])
  expect(names.get(own.id)).toEqual(['Albers', 'Bartels'])
})

test('ROOM-02 a room has a number, a type and guests with every field; twin is kept of doubles only', async () => {
  const order = await trip()
  const list = await make<List>('room_lists', { order })
  const roomList = `/api/room_lists/${list.id}`
  const guest = {
    ...{ gender: 'W', firstName: 'Helga', lastName: 'Brandt', nationality: 'D', dateOfBirth: '27.07.1958 00:00:00' },
    ...{ placeOfBirth: 'Lüneburg', documentType: 'Reisepass', documentNumber: 'C01X34471', assistance: true },
    ...{ outsideCabin: true, motorBike: false, licencePlate: 'LG-X 1', allergies: 'Nüsse', notes: 'Gruppenleiterin' },
  }
  const room = await make<Room>('rooms', {
    ...{ roomList, roomIndex: '1a', roomType: { persons: 1, type: 'standard' }, extraType: 'none', twin: true },
    passengers: [guest],
  })
  expect(room).toMatchObject({ roomIndex: '1a', roomType: { persons: 1 }, extraType: null, twin: false })
  expect(room.passengers).toMatchObject([guest])
  const double = await make<Room>('rooms', { roomList, roomType: { persons: 2 }, twin: true })
  expect(double).toMatchObject({ roomIndex: '1', twin: true })
  expect((await anna.patch(`/api/rooms/${double.id}`, { roomType: { persons: 4 } })).body).toMatchObject({
    twin: false,
  })
  expect((await anna.patch(`/api/rooms/${double.id}`, { roomType: { persons: 6 } })).body).toMatchObject({
    violations: [{ propertyPath: 'roomType.persons' }],
  })
  expect((await anna.patch(`/api/rooms/${double.id}`, { roomType: { persons: 7 } })).status).toBe(422)
  const moved = await anna.patch<Guest>(`/api/passengers/${room.passengers[0]?.id}`, {
    room: `/api/rooms/${double.id}`,
  })
  expect(moved.body).toMatchObject({ room: `/api/rooms/${double.id}` })
  const elsewhere = await make<List>('room_lists', { order: await trip() })
  const far = await make<Room>('rooms', { roomList: `/api/room_lists/${elsewhere.id}` })
  expect((await anna.patch(`/api/passengers/${room.passengers[0]?.id}`, { room: `/api/rooms/${far.id}` })).status).toBe(
    422,
  )
  expect((await anna.delete(`/api/rooms/${double.id}`)).status).toBe(204)
  expect((await anna.get(`/api/passengers/${room.passengers[0]?.id}`)).status).toBe(404)
  const options = await anna.options<Record<string, { key: string }[]>>('/api/room_lists')
  expect(options.body.extraTypes?.map(({ key }) => key)).toContain('guide_french')
  expect(options.body.templateTypes?.[0]).toEqual({ key: 'templateA', label: 'Vorlage A: Zimmerliste' })
})

test('ROOM-02 TRUE-04 a room for the driver in which nobody sleeps is for the driver among the contacts, once', async () => {
  const order = await trip()
  await desk.db.query(
    `with driver as (insert into contacts (provider_id, first_name, last_name) values ($2, 'Uwe', 'Petersen') returning id)
     insert into order_contacts (order_id, contact_id, role, room_type)
     select $1, id, '3_bus_driver', '{"type": "standard", "persons": 1}' from driver`,
    [order.split('/').at(-1), hotel],
  )
  const list = await make<List>('room_lists', { order })
  const room = (body: object) => make<Room>('rooms', { roomList: `/api/room_lists/${list.id}`, ...body })
  const sleepers = ({ passengers }: Room) => passengers.map(({ lastName, notes }) => [lastName, notes])
  expect(sleepers(await room({ extraType: 'guide' }))).toEqual([])
  // A guest of the same name is another person.
  await room({ passengers: [{ firstName: 'Uwe', lastName: 'Petersen' }] })
  const single = await room({})
  const turned = await anna.patch<Room>(`/api/rooms/${single.id}`, { extraType: 'driver' })
  expect(sleepers(turned.body)).toEqual([['Petersen', 'Fahrer']])
  expect(sleepers(await room({ extraType: 'driver' }))).toEqual([])
  const taken = await room({ passengers: [{ lastName: 'Albers' }] })
  const kept = await anna.patch<Room>(`/api/rooms/${taken.id}`, { extraType: 'driver_french' })
  expect(sleepers(kept.body)).toEqual([['Albers', 'Fahrer (französisch)']])
})

test('ROOM-02 who sleeps in the room of a driver or guide is noted so, as long as it is theirs', async () => {
  const list = await make<List>('room_lists', { order: await trip() })
  const room = await make<Room>('rooms', {
    ...{ roomList: `/api/room_lists/${list.id}`, extraType: 'driver' },
    passengers: [{ lastName: 'Maack', notes: 'Raucher' }],
  })
  expect(room.passengers[0]?.notes).toBe('Raucher, Fahrer')
  const later = await make<Guest>('passengers', { room: `/api/rooms/${room.id}`, lastName: 'Zweiter' })
  expect(later.notes).toBe('Fahrer')
  const plain = await anna.patch<Room>(`/api/rooms/${room.id}`, { extraType: null })
  expect(plain.body.passengers.map(({ notes }) => notes)).toEqual(['Raucher', ''])
})

test('ROOM-01 notes of all lists, of a hotel, and whether its list is new', async () => {
  const order = await trip()
  const said = { roomlistNotes: 'Frühstück ab 6', roomlistInternalNotes: 'Busfahrer anrufen' }
  expect((await anna.patch(order, said)).body).toMatchObject(said)
  const [day] = await desk.db.query<{ id: number }>(
    `insert into days (order_id, date, name) values ($1, '2027-05-14', 'Tag') returning id::int`,
    [Number(order.split('/').at(-1))],
  )
  const service = await make('hotel_placeholders', { day: `/api/days/${day?.id}` })
  const request = await make('hotel_requests', {
    ...{ placeholder: `/api/hotel_placeholders/${service.id}`, hotel: `/api/hotels/${hotel}` },
  })
  const noted = await anna.patch(`/api/hotel_requests/${request.id}`, { roomlistNotes: 'Aufzug' })
  expect(noted.body).toMatchObject({ roomlistNotes: 'Aufzug', roomListIsNew: false })
  expect((await anna.patch(`/api/requests/${request.id}`, { roomListIsNew: true })).body).toMatchObject({
    roomListIsNew: true,
  })
  const { id: other } = await make('hotels', { organisationFilter: '/api/organisations/1', name: 'Anderswo' })
  expect((await anna.post('/api/room_lists', { order, provider: `/api/hotels/${other}` })).body).toMatchObject({
    violations: [{ propertyPath: 'provider', message: 'In diesem Hotel ist die Reise nicht.' }],
  })
  const list = await make('room_lists', { order, provider: `/api/hotels/${hotel}` })
  const given = (id: number, provider: string) => anna.patch(`/api/room_lists/${id}`, { provider })
  const refused = { violations: [{ propertyPath: 'provider', message: 'In diesem Hotel ist die Reise nicht.' }] }
  expect((await given(list.id, `/api/hotels/${other}`)).body).toMatchObject(refused)
  expect((await given(list.id, `/api/hotels/${hotel}`)).status).toBe(200)
  // A trip for which no hotel is asked yet may have a list for any, but only for hotels of its own house.
  const { id: open } = await make('room_lists', { order: await trip() })
  const { id: ferry } = await make('ferries', { organisationFilter: '/api/organisations/1', name: 'Color Line' })
  const { id: southern } = await make('hotels', { organisationFilter: '/api/organisations/2', name: 'Süden' })
  expect((await given(open, `/api/providers/${ferry}`)).body).toMatchObject(refused)
  expect((await given(open, `/api/hotels/${southern}`)).body).toMatchObject(refused)
  expect((await given(open, '/api/hotels/99999999')).status).toBe(422)
  expect((await given(open, `/api/hotels/${other}`)).status).toBe(200)
})

test('ROOM-01 TRUE-01 a hotel that has declined, or whose option has lapsed, gets no new list; those that are there stay', async () => {
  const order = await trip()
  const [day] = await desk.db.query<{ id: number }>(
    `insert into days (order_id, date, name) values ($1, '2027-05-14', 'Tag') returning id::int`,
    [Number(order.split('/').at(-1))],
  )
  const service = await make('hotel_placeholders', { day: `/api/days/${day?.id}` })
  const provider = `/api/hotels/${hotel}`
  const placeholder = `/api/hotel_placeholders/${service.id}`
  const request = await make('hotel_requests', { placeholder, hotel: provider })
  const there = await make<List>('room_lists', { order, provider })
  const free = await make<List>('room_lists', { order })
  const change = (body: object) => expectStatus(200, anna.put(`/api/hotel_requests/${request.id}`, body))
  const standing = (status: string) => change({ requestStatus: { status } })
  const refused = async (message: string) => {
    const violations = [
      { propertyPath: 'provider', message: `${message}: Für dieses Hotel gibt es keine neue Zimmerliste.` },
    ]
    for (const answer of [
      await anna.post('/api/room_lists', { order, provider }),
      await anna.patch(`/api/room_lists/${free.id}`, { provider }),
    ]) {
      expect([answer.status, answer.body]).toMatchObject([422, { violations }])
    }
  }
  await standing('declined')
  await refused('Bryggekanten hat abgesagt')
  await standing('option_received')
  await change({ optionTodo: { dueDate: '20.03.2027' } })
  await desk.db.query(`update todos set due_date = '2027-02-20' where request_id = $1`, [request.id])
  await refused('Option von Bryggekanten ist am 20.02.2027 abgelaufen')

  expect((await anna.patch(`/api/room_lists/${there.id}`, { provider, notes: 'Aufzug' })).status).toBe(200)
  expect((await listsOf(order)).map(({ id }) => id)).toContain(there.id)
  await standing('approved')
  expect((await anna.post('/api/room_lists', { order, provider })).status).toBe(201)
  expect((await clara.post('/api/room_lists', { order, provider })).status).not.toBe(201)
})

test('ROOM-06 what is told of people in confidence is encrypted where it is kept and in no log', async () => {
  const order = await trip()
  const list = await make<List>('room_lists', { order })
  const secrets = {
    documentNumber: 'GEHEIM-1',
    allergies: 'GEHEIM-2',
    placeOfBirth: 'GEHEIM-3',
    dateOfBirth: '27.07.1958',
  }
  const roomList = `/api/room_lists/${list.id}`
  const body = { roomList, passengers: [{ lastName: 'Brandt', ...secrets }] }
  const once = anna.with({ 'idempotency-key': 'ein-Zimmer' })
  const room = await expectStatus<Room>(201, once.post('/api/rooms', body))
  expect(await expectStatus<Room>(201, once.post('/api/rooms', body))).toEqual(room)
  await expectStatus(200, anna.patch(`/api/passengers/${room.passengers[0]?.id}`, { allergies: 'GEHEIM-4' }))
  for (const table of ['passengers', 'change_log', 'idempotency_keys']) {
    const [row] = await desk.db.query<{ text: string }>(`select string_agg(t::text, ' ') as text from ${table} t`)
    expect(row?.text).not.toMatch(/GEHEIM|27\.07\.1958|1958-07-27/)
  }
  const [seen] = await desk.db.query<{ readings: number }>(
    'select count(*)::int as readings from personal_data_readings where order_id = $1',
    [Number(order.split('/').at(-1))],
  )
  await listsOf(order)
  const [read] = await desk.db.query<{ readings: number; guests: number; user: number }>(
    `select count(*)::int as readings, max(guests) as guests, max(user_id)::int as user from personal_data_readings where order_id = $1`,
    [Number(order.split('/').at(-1))],
  )
  expect(read).toEqual({ readings: (seen?.readings ?? 0) + 1, guests: 1, user: 1 })
})

test('ROOM-06 what answers a save is noted as a reading each time, and so is what stands where it met a conflict', async () => {
  const order = await trip()
  const id = Number(order.split('/').at(-1))
  const list = await make<List>('room_lists', { order })
  const link = `/api/room_lists/${list.id}`
  const passengers = [
    { lastName: 'Ehlers', documentNumber: 'C01XYZ4711' },
    { lastName: 'Voss', dateOfBirth: '27.07.1958' },
  ]
  const room = await make<Room>('rooms', { roomList: link, passengers })
  const path = `/api/passengers/${room.passengers[0]?.id}`
  const noted = () =>
    desk.db.query<{ guests: number; reason: string }>(
      'select guests, reason from personal_data_readings where order_id = $1 order by id',
      [id],
    )
  const addedBy = async (call: () => Promise<unknown>) => {
    const before = (await noted()).length
    await call()
    return (await noted()).slice(before)
  }
  const ofOne = [{ guests: 1, reason: 'saved' }]
  expect(await addedBy(() => anna.patch(path, { notes: 'x' }))).toEqual(ofOne)
  expect(await addedBy(() => anna.patch(path, {}))).toEqual(ofOne)
  expect(await addedBy(() => anna.patch(`/api/rooms/${room.id}`, { roomIndex: '9' }))).toHaveLength(1)
  expect(await addedBy(() => anna.patch(link, { notes: 'y' }))).toHaveLength(1)
  expect(await addedBy(() => anna.put(`${path}/all_lists`, { notes: 'z' }))).toEqual(ofOne)
  expect(await addedBy(() => make(`room_lists?copyListId=${list.id}`, { order, name: 'Kopie' }))).toHaveLength(1)

  const late = anna.with({ 'if-match': '"1"' })
  type Conflict = { current: Guest }
  let told: { status: number; body: Conflict } | null = null
  const clash = async () => {
    told = await late.patch<Conflict>(path, { notes: 'w' })
  }
  expect(await addedBy(clash)).toEqual(ofOne)
  expect(told).toMatchObject({ status: 409, body: { current: { documentNumber: 'C01XYZ4711' } } })
  expect(await addedBy(() => late.delete(path))).toEqual(ofOne)
})

test('ROOM-06 administrators see who read personal data of which trip and why, and what was erased; nobody else sees of others', async () => {
  const order = await trip()
  const id = order.split('/').at(-1)
  const list = await make<List>('room_lists', { order })
  await make('rooms', {
    roomList: `/api/room_lists/${list.id}`,
    passengers: [{ lastName: 'B', documentNumber: 'C01' }],
  })
  await expectStatus(200, bernd.get(`/api/room_lists?order.id=${id}`))
  await expectStatus(200, anna.post(`${order}/room-list/generate-document?room_list_type=passengers_excel`))
  await desk.db.query('insert into personal_data_erasures (order_id, guests, documents) values ($1, 1, 2)', [id])
  const readings = (by: Caller, query: string) =>
    expectStatus<object[]>(200, by.get(`/api/personal_data_readings?${query}`))
  const all = await readings(anna, `order.id=${id}`)
  expect(all.at(-2)).toMatchObject({ order, userName: 'Bernd Brandt', guests: 1, reason: 'shown' })
  expect(all[0]).toMatchObject({ user: '/api/users/1', reason: 'document' })
  const { orderNumber } = await expectStatus<{ orderNumber: string }>(200, anna.get(order))
  expect(await readings(anna, `_search=${orderNumber}&organisationFilter.id=1`)).toEqual(all)
  expect(await readings(anna, `_search=${orderNumber}&organisationFilter.id=2`)).toEqual([])
  expect(await readings(bernd, `order.id=${id}`)).toHaveLength(1)
  expect(await readings(clara, `order.id=${id}`)).toEqual([])
  const erasures = (by: Caller) => by.get<object[]>(`/api/personal_data_erasures?_search=${orderNumber}`)
  expect((await erasures(anna)).body).toMatchObject([{ order, orderNumber, guests: 1, documents: 2 }])
  expect((await erasures(bernd)).body).toEqual([])
})

test('ROOM-06 without the right personal data is empty, and not to be changed', async () => {
  const list = await make<List>('room_lists', { order: await trip() })
  const room = await make<Room>('rooms', {
    ...{ roomList: `/api/room_lists/${list.id}`, passengers: [{ lastName: 'Oehl', documentNumber: 'C4VK99023' }] },
  })
  const path = `/api/passengers/${room.passengers[0]?.id}`
  const { user } = await expectStatus<{ user: { id: number } }>(200, bernd.get('/api/session'))
  expect((await bernd.get(path)).body).toMatchObject({ documentNumber: 'C4VK99023' })
  await expectStatus(200, anna.patch(`/api/staff/${user.id}`, { maySeePersonal: false }))
  expect((await bernd.get(path)).body).toMatchObject({ lastName: 'Oehl', documentNumber: '', dateOfBirth: null })
  expect((await bernd.patch(path, { documentNumber: 'X' })).status).toBe(422)
  expect((await bernd.patch(path, { lastName: 'Öhl', documentNumber: '' })).status).toBe(200)
  await expectStatus(200, anna.patch(`/api/staff/${user.id}`, { maySeePersonal: true }))
  expect((await bernd.get(path)).body).toMatchObject({ lastName: 'Öhl', documentNumber: 'C4VK99023' })
})

test('ROOM-01 APP-03 APP-04 lists of other houses and of hidden trips do not exist', async () => {
  const order = await trip(true)
  const list = await make<List>('room_lists', { order })
  const room = await make<Room>('rooms', { roomList: `/api/room_lists/${list.id}`, passengers: [{ lastName: 'X' }] })
  for (const stranger of [bernd, clara]) {
    expect((await stranger.get(`/api/room_lists?order.id=${order.split('/').at(-1)}`)).body).toEqual([])
    expect((await stranger.get(`/api/rooms/${room.id}`)).status).toBe(404)
    expect((await stranger.patch(`/api/passengers/${room.passengers[0]?.id}`, { lastName: 'Y' })).status).toBe(404)
    expect((await stranger.post('/api/rooms', { roomList: `/api/room_lists/${list.id}` })).status).toBe(422)
    expect((await stranger.post(`/api/room_lists?copyListId=${list.id}`, { order })).status).toBe(422)
  }
})

test('ROOM-06 nobody is born in the future, however they come into a list', async () => {
  const order = await trip()
  const roomList = `/api/room_lists/${(await make<List>('room_lists', { order })).id}`
  const room = await make<Room>('rooms', { roomList, passengers: [{ lastName: 'Oehl', dateOfBirth: '01.03.2027' }] })
  const message = '02.03.2027 liegt in der Zukunft.'
  const dateOfBirth = '02.03.2027'
  const paths = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer
    expect(status).toBe(422)
    expect(body).toMatchObject({ violations: [{ message }] })
    return (body as { violations: { propertyPath: string }[] }).violations[0]?.propertyPath // as expected above
  }
  const guest = `/api/passengers/${room.passengers[0]?.id}`
  expect(await paths(anna.post('/api/passengers', { room: `/api/rooms/${room.id}`, dateOfBirth }))).toBe('dateOfBirth')
  expect(await paths(anna.patch(guest, { dateOfBirth }))).toBe('dateOfBirth')
  expect(await paths(anna.patch(`${guest}/all_lists`, { dateOfBirth }))).toBe('dateOfBirth')
  const passengers = [{ lastName: 'Paulsen' }, { dateOfBirth }]
  expect(await paths(anna.post('/api/rooms', { roomList, passengers }))).toBe('passengers[1].dateOfBirth')
  expect(await paths(anna.patch(`/api/rooms/${room.id}`, { passengers }))).toBe('passengers[1].dateOfBirth')
})
