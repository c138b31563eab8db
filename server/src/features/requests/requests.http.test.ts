import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Request = {
  id: number
  startAt: string | null
  endAt: string | null
  optionTodo: { dueDate: string | null; status: string | null }
  requestStatus: { status: string }
  contingent: { askedAmount: number; reservedAmount: number }
}
type Todo = { id: number; name: string; status: string; dueDate: string; user: string; order: string; request: string }
type Service = {
  id: number
  selectedRequest: string | null
  info: { personsReserved: number | null; personsAsked: number }
}
type Violations = { violations: { propertyPath: string; message: string }[] }

let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
let north: Record<string, number>
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-01-20T10:00:00Z') })
  bernd = await desk.as('bernd')
  north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
})
afterAll(() => desk.close())

const day = () => (trip.days[0] as PlannedTrip['days'][number]).link
const service = async (kind: 'hotel' | 'ferry', body: object = {}) =>
  (await expectStatus<Service>(201, bernd.post(`/api/${kind}_placeholders`, { day: day(), ...body }))).id
const ask = async (kind: 'hotel' | 'ferry', body: object = {}, placeholder?: number) =>
  expectStatus<Request>(
    201,
    bernd.post(`/api/${kind}_requests`, {
      placeholder: `/api/placeholders/${placeholder ?? (await service(kind))}`,
      ...body,
    }),
  )
const optionsOf = (id: number) =>
  desk.db.query<{ id: number; status: string }>('select id::int, status, done_date from todos where request_id = $1', [
    id,
  ])

test('REQ-02 a hotel request starts from the hotel as planned, for everybody, and is not chosen by itself', async () => {
  const hotel = await service('hotel', { board: 'full', endAt: '16.05.2027 00:00:00' })
  const request = await ask('hotel', { hotel: `/api/hotels/${north['Hotel Fjordblick']}` }, hotel)
  expect(request).toMatchObject({
    requestType: 'hotel',
    order: trip.order,
    placeholder: `/api/placeholders/${hotel}`,
    startAt: '14.05.2027 00:00:00',
    endAt: '16.05.2027 00:00:00',
    board: 'full',
    provider: `/api/providers/${north['Hotel Fjordblick']}`,
    agency: null,
    requestStatus: { status: 'new' },
    contingent: { askedAmount: 38, reservedAmount: 0, extraDescription: '', extraAskedAmount: 0 },
    optionTodo: { dueDate: null, status: null },
  })
  const { body } = await bernd.get<Service>(`/api/hotel_placeholders/${hotel}`)
  expect(body.selectedRequest).toBeNull()
})

test('REQ-02 a ferry request takes over ports, type and clock times; what the body says counts', async () => {
  const ports = { startPort: `/api/ports/${north.Hirtshals}`, endPort: `/api/ports/${north.Larvik}` }
  const times = { startAt: '14.05.2027 12:45:00', endAt: '14.05.2027 16:30:00' }
  const ferry = await service('ferry', { ...ports, ...times })
  const body = { startAt: '15.05.2027 08:00:00', contingent: { askedAmount: 40 }, shipName: 'Nordstern' }
  expect(await ask('ferry', body, ferry)).toMatchObject({
    ...ports,
    type: 'day',
    startAt: '15.05.2027 08:00:00',
    // As long on the way as its service (decision 120).
    endAt: '15.05.2027 11:45:00',
    shipName: 'Nordstern',
    contingent: { askedAmount: 40 },
  })
})

test('REQ-02 a request fits its service and its provider', async () => {
  const ferry = await service('ferry')
  const wrongService = await bernd.post<Violations>('/api/hotel_requests', {
    placeholder: `/api/placeholders/${ferry}`,
  })
  expect(wrongService.body.violations).toEqual([
    { propertyPath: 'placeholder', message: 'Diese Leistung ist kein Hotel.' },
  ])
  const request = await ask('ferry', {}, ferry)
  const hotel = { provider: `/api/providers/${north['Hotel Fjordblick']}` }
  const wrongProvider = await bernd.put<Violations>(`/api/ferry_requests/${request.id}`, hotel)
  expect(wrongProvider.body.violations).toEqual([
    { propertyPath: 'provider', message: 'Dieser Leistungsträger ist keine Reederei.' },
  ])
  const early = await bernd.patch<Violations>(`/api/ferry_requests/${request.id}`, {
    startAt: '14.05.2027 12:45:00',
    endAt: '13.05.2027 12:45:00',
  })
  const message = 'Die Ankunft liegt an einem früheren Tag als die Abfahrt. Bitte den Tag der Ankunft ändern.'
  expect(early.body.violations).toEqual([{ propertyPath: 'endAt', message }])
})

test('PLACE-02 PLACE-04 REQ-02 an arrival of which only the day is known is none before the departure', async () => {
  const times = { startAt: '14.05.2027 20:00:00', endAt: '14.05.2027 00:00:00' }
  const flight = await bernd.post<Request>('/api/airline_placeholders', { day: trip.days[0]?.link, ...times })
  expect(flight).toMatchObject({ status: 201, body: times })
  const asked = await bernd.post<Request>('/api/airline_requests', {
    placeholder: `/api/airline_placeholders/${flight.body.id}`,
    ...times,
  })
  expect(asked).toMatchObject({ status: 201, body: times })
})

test('REQ-03 an option date makes a to-do for the trip’s user, clearing it removes the to-do', async () => {
  const request = await ask('hotel', { hotel: `/api/hotels/${north['Hotel Fjordblick']}` })
  const url = `/api/hotel_requests/${request.id}`
  const set = await bernd.patch<Request>(url, { optionTodo: { dueDate: '01.03.2027 00:00:00' } })
  expect(set.body.optionTodo).toEqual({ dueDate: '01.03.2027 00:00:00', status: 'open' })
  const { body: todos } = await bernd.get<Todo[]>(`/api/todos?order.id=${trip.id}&request[exists]=true`)
  expect(todos).toMatchObject([
    {
      name: 'Option Hotel Fjordblick',
      status: 'open',
      dueDate: '01.03.2027 00:00:00',
      user: '/api/users/2',
      order: trip.order,
      request: `/api/requests/${request.id}`,
    },
  ])
  const cleared = await bernd.patch<Request>(url, { optionTodo: { dueDate: '' } })
  expect(cleared.body.optionTodo).toEqual({ dueDate: null, status: null })
  expect(await optionsOf(request.id)).toEqual([])
})

test('REQ-03 TODO-02 the to-do of an option is called by whom its request asks, until somebody names it otherwise', async () => {
  const hotel = await expectStatus<{ id: number }>(201, bernd.post('/api/hotels', { name: 'Aarhus Ådalshotel' }))
  const agency = `/api/agencies/${north['Skandia Incoming']}`
  const option = { optionTodo: { dueDate: '01.03.2027' } }
  const request = await ask('hotel', { hotel: `/api/hotels/${hotel.id}`, ...option })
  const url = `/api/hotel_requests/${request.id}`
  const todoOf = async () => {
    const { body } = await bernd.get<Todo[]>(`/api/todos?order.id=${trip.id}&request.id=${request.id}`)
    return body[0] as Todo
  }
  expect((await todoOf()).name).toBe('Option Aarhus Ådalshotel')
  const fjord = `/api/hotels/${north['Hotel Fjordblick']}`
  await expectStatus(200, bernd.patch(`${url}/quick_edit`, { hotel: fjord }))
  expect((await todoOf()).name).toBe('Option Hotel Fjordblick')
  await expectStatus(200, bernd.put(`/api/requests/${request.id}`, { provider: null, agency }))
  expect((await todoOf()).name).toBe('Option Skandia Incoming')
  await expectStatus(200, bernd.patch(url, { agency: null }))
  expect((await todoOf()).name).toBe('Option')

  await expectStatus(200, bernd.patch(`/api/todos/${(await todoOf()).id}`, { name: 'Bei Frau Holm nachfragen' }))
  await expectStatus(200, bernd.patch(url, { hotel: fjord, optionTodo: { dueDate: '05.03.2027' } }))
  expect(await todoOf()).toMatchObject({ name: 'Bei Frau Holm nachfragen', dueDate: '05.03.2027 00:00:00' })
})

test('REQ-03 TODO-04 LIST-01 the option of a declined request rests: it is not what the trip has to do next', async () => {
  const own = await planTrip(bernd)
  const hotel = await expectStatus<Service>(201, bernd.post('/api/hotel_placeholders', { day: own.days[0]?.link }))
  const request = await ask('hotel', { optionTodo: { dueDate: '01.02.2027' } }, hotel.id)
  const url = `/api/hotel_requests/${request.id}`
  const urgent = async () => {
    const head = `/api/todos?order.id=${own.id}&specialOrderStatus=true&specialRequestStatus=true&_order[dueDate]=asc`
    const [trips, todos] = await Promise.all([
      bernd.get<{ orderTodo: { dueDate: string } }[]>(`/api/orders?_groups[]=order_list_read&id=${own.id}`),
      bernd.get<Todo[]>(head),
    ])
    return [trips.body[0]?.orderTodo.dueDate, todos.body[0]?.dueDate]
  }
  const option = '01.02.2027 00:00:00'
  expect(await urgent()).toEqual([option, option])
  for (const status of ['declined', 'cancelled']) {
    await expectStatus(200, bernd.put('/api/requests/status', { requests: [`/api/requests/${request.id}`], status }))
    const [list, head] = await urgent()
    expect(list).toBe(head)
    expect(list).not.toBe(option)
    // The deadline itself stays known, should the hotel change its mind.
    expect((await bernd.get<Request>(url)).body.optionTodo).toEqual({ dueDate: option, status: 'open' })
    await expectStatus(200, bernd.patch(`${url}/quick_edit`, { requestStatus: { status: 'option' } }))
    expect(await urgent()).toEqual([option, option])
  }
})

test('REQ-08 a new option date reopens a done option and keeps its to-do', async () => {
  const request = await ask('ferry', { optionTodo: { dueDate: '01.03.2027' } })
  const [before] = await optionsOf(request.id)
  const done = await bernd.put<Request>(`/api/requests/${request.id}`, { optionTodo: { status: 'done' } })
  expect(done.body.optionTodo).toEqual({ dueDate: '01.03.2027 00:00:00', status: 'done' })
  const again = await bernd.patch<Request>(`/api/ferry_requests/${request.id}/quick_edit`, {
    optionTodo: { dueDate: '15.03.2027 00:00:00' },
  })
  expect(again.body.optionTodo).toEqual({ dueDate: '15.03.2027 00:00:00', status: 'open' })
  expect(await optionsOf(request.id)).toEqual([{ id: before?.id, status: 'open', done_date: null }])
})

test('REQ-08 TODO-02 an option sent back as it was read changes nothing, not even when it was done', async () => {
  const request = await ask('hotel', { optionTodo: { dueDate: '01.03.2027', status: 'done' } })
  const url = `/api/hotel_requests/${request.id}`
  expect(request.optionTodo).toEqual({ dueDate: '01.03.2027 00:00:00', status: 'done' })
  await desk.db.query(`update todos set done_date = '2026-11-03' where request_id = $1`, [request.id])
  const changes = () =>
    desk.db.query(`select operation, after from change_log where table_name = 'todos' and order_id = $1`, [trip.id])
  const [before, known, [todo]] = [await bernd.get<Request>(url), await changes(), await optionsOf(request.id)]

  const { optionTodo } = before.body
  await expectStatus(200, bernd.put(url, before.body))
  for (const body of [{ optionTodo }, { optionTodo: { status: 'done' } }]) {
    await expectStatus(200, bernd.patch(url, body))
    await expectStatus(200, bernd.patch(`${url}/quick_edit`, body))
  }
  expect(await optionsOf(request.id)).toEqual([todo])
  expect(await changes()).toEqual(known)

  // A later date with the status beside it is what is meant; alone it asks again.
  await expectStatus(200, bernd.patch(url, { optionTodo: { dueDate: '05.03.2027', status: 'done' } }))
  expect(await optionsOf(request.id)).toEqual([todo])
  await expectStatus(200, bernd.patch(url, { optionTodo: { dueDate: '05.03.2027' } }))
  expect(await optionsOf(request.id)).toEqual([{ ...todo, status: 'open', done_date: null }])
})

test('REQ-05 whom one writes to speaks for the house that is asked, under whichever name it stands in the body', async () => {
  const made = (path: string, body: object) =>
    expectStatus<{ id: number }>(201, bernd.post(`/api/${path}`, body)).then(({ id }) => `/api/${path}/${id}` as const)
  const [fjell, havn] = [await made('hotels', { name: 'Fjellhotell' }), await made('hotels', { name: 'Havnehotell' })]
  const personOf = (hotel: string) =>
    made('contacts', { lastName: 'Holm', provider: hotel.replace('/hotels/', '/providers/') })
  const [ofFjell, ofHavn] = [await personOf(fjell), await personOf(havn)]
  const placeholder = `/api/placeholders/${await service('hotel')}`
  const refused = await bernd.post<Violations>('/api/hotel_requests', {
    ...{ placeholder, hotel: fjell, requestContact: ofHavn },
  })
  expect(refused.body.violations?.map(({ propertyPath }) => propertyPath)).toEqual(['requestContact'])
  const request = await ask('hotel', { hotel: fjell, requestContact: ofFjell })
  const url = `/api/hotel_requests/${request.id}`
  expect((await bernd.patch(url, { hotel: fjell, requestContact: ofHavn })).status).toBe(422)
  const both = { hotel: havn, requestContact: ofHavn }
  expect((await expectStatus<typeof both>(200, bernd.patch(url, both))).requestContact).toBe(ofHavn)
})

test('REQ-03 status and amounts are saved one by one, with If-Match too', async () => {
  const request = await ask('hotel')
  const quick = await bernd.put<Request>(`/api/hotel_requests/${request.id}/quick_edit`, {
    requestStatus: { status: 'option' },
  })
  expect(quick.body.requestStatus.status).toBe('option')
  const careful = bernd.with({ 'if-match': String(quick.headers.etag) })
  const both = { contingent: { reservedAmount: 30 }, optionTodo: { dueDate: '01.03.2027' } }
  const saved = await careful.patch<Request>(`/api/hotel_requests/${request.id}`, both)
  expect(saved.body).toMatchObject({ ...both, optionTodo: { status: 'open' }, requestStatus: { status: 'option' } })
  const unknown = await bernd.patch(`/api/hotel_requests/${request.id}`, { requestStatus: { status: 'lost' } })
  expect(unknown.status).toBe(422)
})

test('REQ-03 a request is set as service and deselected; a foreign one is refused', async () => {
  const hotel = await service('hotel')
  const request = await ask('hotel', { contingent: { askedAmount: 38, reservedAmount: 36 } }, hotel)
  const stranger = await ask('hotel')
  const url = `/api/hotel_placeholders/${hotel}`
  const chosen = await bernd.put<Service>(url, { selectedRequest: `/api/hotel_requests/${request.id}` })
  expect(chosen.body).toMatchObject({
    selectedRequest: `/api/requests/${request.id}`,
    info: { personsReserved: 36, personsAsked: 38 },
  })
  const refused = await bernd.put<Violations>(url, { selectedRequest: `/api/requests/${stranger.id}` })
  expect(refused.body.violations).toEqual([
    { propertyPath: 'selectedRequest', message: 'Diese Anfrage gehört zu einer anderen Leistung.' },
  ])
  expect((await bernd.put<Service>(url, { selectedRequest: null })).body.info.personsReserved).toBeNull()
  await bernd.put(url, { selectedRequest: `/api/requests/${request.id}` })
  expect((await bernd.delete(`/api/hotel_requests/${request.id}`)).status).toBe(204)
  expect((await bernd.get<Service>(url)).body.selectedRequest).toBeNull()
})

test('REQ-02 an agency is asked for several services at once', async () => {
  const [hotel, ferry] = [await service('hotel'), await service('ferry')]
  const places = `hotelPlaceholders[]=${hotel}&ferryPlaceholders[]=${ferry}`
  const without = await bernd.post<Violations>(`/api/placeholders/create_requests?${places}`)
  expect([without.status, without.body.violations[0]?.message]).toEqual([
    422,
    'Bitte wählen Sie zuerst eine Agentur aus!',
  ])
  const agency = north['Skandia Incoming']
  const made = await bernd.post<Record<string, { id: number; requests: { agency: object }[] }[]>>(
    `/api/placeholders/create_requests?agencyId=${agency}&${places}`,
  )
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    hotelPlaceholders: [{ id: hotel, requests: [{ agency: { id: agency }, contingent: { askedAmount: 38 } }] }],
    ferryPlaceholders: [{ id: ferry, requests: [{ agency: { id: agency } }] }],
  })
  const mixed = `agencyId=${agency}&hotelPlaceholders[]=${hotel}&hotelPlaceholders[]=${ferry}`
  expect((await bernd.post(`/api/placeholders/create_requests?${mixed}`)).status).toBe(422)
  const { body } = await bernd.get<unknown[]>(`/api/hotel_requests?placeholder.id=${hotel}`)
  expect(body).toHaveLength(1)
})

test.each(['hotel', 'ferry'] as const)(
  'APP-04 %s requests of a hidden trip or another organisation are out of reach',
  async (kind) => {
    const anna = await desk.as('anna')
    for (const [name, target] of [
      ['bernd', await planTrip(anna, { isAdminOnly: true })],
      ['clara', await planTrip(anna)],
    ] as const) {
      const stranger = await desk.as(name)
      const made = await expectStatus<Service>(
        201,
        anna.post(`/api/${kind}_placeholders`, { day: target.days[0]?.link }),
      )
      const body = { placeholder: `/api/placeholders/${made.id}` }
      const request = await expectStatus<Request>(201, anna.post(`/api/${kind}_requests`, body))
      const url = `/api/${kind}_requests/${request.id}`
      const change = { optionTodo: { dueDate: '01.03.2027' } }
      const answers = await Promise.all([
        stranger.get(url),
        stranger.get(`/api/requests/${request.id}`),
        stranger.put(`/api/requests/${request.id}`, change),
        stranger.patch(url, change),
        stranger.patch(`${url}/quick_edit`, change),
        stranger.delete(url),
      ])
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
      expect((await stranger.post(`/api/${kind}_requests`, body)).status).toBe(422)
      const many = `agencyId=${north['Skandia Incoming']}&${kind}Placeholders[]=${made.id}`
      expect((await stranger.post(`/api/placeholders/create_requests?${many}`)).status).toBe(422)
      expect((await stranger.get<unknown[]>(`/api/requests?order.id=${target.id}`)).body).toEqual([])
      expect(await optionsOf(request.id)).toEqual([])
    }
  },
)

test('REQ-03 TODO-02 whoever gets another name keeps the to-dos of its options, but for those that are done or named by hand', async () => {
  const agency = `/api/agencies/${(await expectStatus<{ id: number }>(201, bernd.post('/api/agencies', { name: 'Fjord Tours' }))).id}`
  const hotel = `/api/hotels/${(await expectStatus<{ id: number }>(201, bernd.post('/api/hotels', { name: 'Hotel Alt' }))).id}`
  const optionTodo = { dueDate: '01.03.2027' }
  const asked = async (body: object) => (await ask('hotel', { ...body, optionTodo })).id
  const [open, done, named, through, direct] = [
    await asked({ hotel }),
    await asked({ hotel }),
    await asked({ hotel }),
    await asked({ agency }),
    await asked({ hotel, agency }),
  ]
  const todoOf = async (request: number) =>
    (await bernd.get<Todo[]>(`/api/todos?order.id=${trip.id}&request.id=${request}`)).body[0] as Todo
  const nameOf = async (request: number) => (await todoOf(request)).name
  await expectStatus(200, bernd.patch(`/api/todos/${(await todoOf(done)).id}`, { status: 'done' }))
  await expectStatus(200, bernd.patch(`/api/todos/${(await todoOf(named)).id}`, { name: 'Frau Holm anrufen' }))
  await expectStatus(200, bernd.patch(hotel, { name: 'Hotel Neu' }))
  await expectStatus(200, bernd.patch(agency, { name: 'Fjord Travel' }))
  expect(await Promise.all([open, done, named, through, direct].map(nameOf))).toEqual([
    'Option Hotel Neu',
    'Option Hotel Alt',
    'Frau Holm anrufen',
    'Option Fjord Travel',
    'Option Hotel Neu',
  ])
})
