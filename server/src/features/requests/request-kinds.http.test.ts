import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { addDaysTo, expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Item = { id: number } & Record<string, unknown>
type Violations = { violations: { propertyPath: string; message: string }[] }

let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
let north: Record<string, number>
let airline: Item
let train: Item
let guide: Item
beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
  north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
  airline = await made('airlines', { name: 'Hansewind Air' })
  train = await made('trains', { name: 'Fjell og Fjord Bahn' })
  guide = await made('providers', { name: 'Oslo Byvandring', kind: 'other' })
})
afterAll(() => desk.close())

const made = (path: string, body: object) => expectStatus<Item>(201, bernd.post(`/api/${path}`, body))
const service = (kind: string, body: object = {}) => made(`${kind}_placeholders`, { day: trip.days[0]?.link, ...body })
const put = (url: string, body: object) => expectStatus<Item>(200, bernd.patch(url, body))

test('REQ-02 REQ-04 a flight is asked for with its airports, its number, its PNR and a meal on board', async () => {
  const flight = await service('airline', { airline: `/api/airlines/${airline.id}` })
  const request = await made('airline_requests', {
    placeholder: `/api/airline_placeholders/${flight.id}`,
    startAt: '14.05.2027 09:20:00',
    endAt: '14.05.2027 11:05:00',
    flightNumber: 'HW 481',
    ticketNr: 'X7K2PQ',
    foodOnBoard: true,
    optionNr: 'R1',
    optionTodo: { dueDate: '01.03.2027' },
  })
  expect(request).toMatchObject({
    requestType: 'airline',
    airline: `/api/airlines/${airline.id}`,
    provider: `/api/providers/${airline.id}`,
    flightNumber: 'HW 481',
    ticketNr: 'X7K2PQ',
    foodOnBoard: true,
    contingent: { askedAmount: 38 },
    optionTodo: { dueDate: '01.03.2027 00:00:00', status: 'open' },
    info: { title: 'Hansewind Air', contingent: 38, personsReserved: 0 },
  })
  const cell = await put(`/api/airline_requests/${request.id}/quick_edit`, { flightNumber: 'HW 483' })
  expect(cell).toMatchObject({ flightNumber: 'HW 483', ticketNr: 'X7K2PQ' })
})

test('REQ-04 a day train asks for a seat each, a night train for a compartment per room; what is held is counted', async () => {
  const day = await service('train', { trainType: 'panorama', category: 'first' })
  const seats = await made('train_requests', {
    placeholder: `/api/train_placeholders/${day.id}`,
    train: `/api/trains/${train.id}`,
  })
  expect(seats).toMatchObject({
    type: 'day',
    trainType: 'panorama',
    contingent: { singleCabins: [{ type: { persons: 1, type: 'first' }, askedAmount: 38 }], doubleCabins: [] },
  })
  const night = await service('train', { type: 'night' })
  const beds = await made('train_requests', { placeholder: `/api/train_placeholders/${night.id}`, trainNumber: '401' })
  expect(beds).toMatchObject({
    contingent: { doubleCabins: [{ type: { persons: 2, type: 'second' }, askedAmount: 19 }] },
  })
  const url = `/api/train_requests/${beds.id}`
  const [cabin] = (beds.contingent as { doubleCabins: { id: number }[] }).doubleCabins
  const held = await put(`${url}/quick_edit`, {
    contingent: { doubleCabins: [{ ...cabin, reservedAmount: 10, price: { amount: '120.50', currency: 'EUR' } }] },
  })
  expect(held).toMatchObject({
    contingent: {
      reservedAmount: 20,
      doubleCabins: [{ id: cabin?.id, reservedAmount: 10, price: { amount: '120.50' } }],
    },
  })
  expect(await put(url, { startTrack: '4', endTrack: '12b', wagonType: 'sleeper' })).toMatchObject({
    trainNumber: '401',
    endTrack: '12b',
  })
})

test('REQ-04 REQ-05 seats that are as they were asked for follow the class of their train, and so does the letter', async () => {
  const ask = async (category: string) => {
    const { id } = await service('train', { category })
    return made('train_requests', { placeholder: `/api/train_placeholders/${id}`, train: `/api/trains/${train.id}` })
  }
  const seatsOf = (request: Item) =>
    (request.contingent as { singleCabins: { id: number; type: { type: string }; askedAmount: number }[] }).singleCabins
  const letterOf = async ({ id }: Item) =>
    JSON.stringify(await expectStatus(200, bernd.post(`/api/requests/${id}/letter/preview`, { locale: 'de_DE' })))
  const text = { type: 'text', text: '{plaetze}, {klasse}' }
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }
  await made('email_templates', { name: 'Zug', kind: 'train', subject: 'Anfrage', body })
  for (const [from, to, word] of [
    ['first', 'second', '2. Klasse'],
    ['second', 'first', '1. Klasse'],
  ] as const) {
    const request = await ask(from)
    expect(seatsOf(request)).toMatchObject([{ type: { type: from }, askedAmount: 38 }])
    const changed = await put(`/api/train_requests/${request.id}/quick_edit`, { category: to })
    expect(seatsOf(changed)).toMatchObject([{ id: seatsOf(request)[0]?.id, type: { type: to }, askedAmount: 38 }])
    expect(await letterOf(request)).toContain(`38 Sitzplätze (${word}), ${word}`)
  }
  // Seats that somebody holds are held in their class; those named beside the class are meant.
  const held = await ask('first')
  const [seat] = seatsOf(held)
  const url = `/api/train_requests/${held.id}`
  await put(url, { contingent: { singleCabins: [{ id: seat?.id, reservedAmount: 30 }] } })
  expect(seatsOf(await put(url, { category: 'second' }))).toMatchObject([{ type: { type: 'first' } }])
  const named = await ask('first')
  const meant = { category: 'second', contingent: { singleCabins: [{ id: seatsOf(named)[0]?.id, askedAmount: 4 }] } }
  expect(seatsOf(await put(`/api/train_requests/${named.id}`, meant))).toMatchObject([
    { type: { type: 'first' }, askedAmount: 4 },
  ])
})

test('REQ-04 a day ferry counts tickets and prices them, a night ferry has the cabins of the trip', async () => {
  const ferry = await service('ferry')
  const price = (amount: string) => ({ amount, currency: 'EUR' })
  const tickets = await made('ferry_requests', {
    placeholder: `/api/ferry_placeholders/${ferry.id}`,
    embarkAt: '14.05.2027 12:15:00',
    contingent: {
      ticketsReserved: 36,
      ticketPrice: price('31.20'),
      busPrice: price('240.00'),
      ticketTax: price('1.90'),
      busTax: price('8.00'),
    },
  })
  expect(tickets).toMatchObject({
    embarkAt: '14.05.2027 12:15:00',
    contingent: {
      ticketsReserved: 36,
      reservedAmount: 36,
      ticketPrice: { amount: '31.20' },
      busTax: { amount: '8.00' },
    },
  })
  const own = await expectStatus<Item>(
    201,
    bernd.post('/api/orders', {
      startAt: '14.05.2027',
      endAt: '16.05.2027',
      ferryContingent: [
        { type: { persons: 2, type: 'inside' }, askedAmount: 12 },
        { type: { persons: 1, type: 'inside' }, askedAmount: 3 },
      ],
    }),
  )
  const [first] = await addDaysTo(bernd, own.id, '14.05.2027', '14.05.2027')
  const night = await made('ferry_placeholders', { day: `/api/days/${first?.id}`, type: 'night' })
  const cabins = await made('ferry_requests', { placeholder: `/api/placeholders/${night.id}` })
  expect(cabins).toMatchObject({
    contingent: {
      doubleCabins: [{ type: { persons: 2, type: 'inside' }, askedAmount: 12, reservedAmount: 0 }],
      singleCabins: [{ type: { persons: 1, type: 'inside' }, askedAmount: 3 }],
    },
  })
  const path = `/api/ferry_requests/${cabins.id}/quick_edit`
  const outside = { type: { persons: 2, type: 'outside' }, askedAmount: 5 }
  type Cabins = { contingent: { doubleCabins: { id: number; type: object; askedAmount: number }[] } }
  const [inside] = (cabins as Item & Cabins).contingent.doubleCabins
  const both = { contingent: { doubleCabins: [inside, outside] } }
  const [one, other] = (await expectStatus<Cabins>(200, bernd.patch(path, both))).contingent.doubleCabins
  const swapped = [
    { id: one?.id, type: other?.type },
    { id: other?.id, type: one?.type },
  ]
  expect(await expectStatus<Cabins>(200, bernd.patch(path, { contingent: { doubleCabins: swapped } }))).toMatchObject({
    contingent: { doubleCabins: swapped },
  })
  // The request as a whole: a quick edit leaves what it does not name.
  await expectStatus(200, bernd.patch(path.replace('/quick_edit', ''), { contingent: { doubleCabins: [one] } }))
  const refusal = async (contingent: object) => {
    const { violations } = await expectStatus<Violations>(422, bernd.patch(path, { contingent }))
    return violations
  }
  expect(await refusal({ doubleCabins: [{ type: { type: 'inside', persons: 1 }, askedAmount: 2 }] })).toEqual([
    { propertyPath: 'contingent.doubleCabins[0].type.persons', message: 'Hier stehen Kabinen für 2 Personen.' },
  ])
  expect(await refusal({ singleCabins: [{ type: { type: 'inside' } }, { type: { type: 'inside' } }] })).toEqual([
    {
      propertyPath: 'contingent.singleCabins[1].type.type',
      message: 'Jede Kabinenart steht nur einmal je Personenzahl.',
    },
  ])
  const placeholder = `/api/placeholders/${night.id}`
  const four = { type: { type: 'inside', persons: 4 }, askedAmount: 1 }
  expect(
    await expectStatus(422, bernd.post('/api/ferry_requests', { placeholder, contingent: { singleCabins: [four] } })),
  ).toMatchObject({ violations: [{ propertyPath: 'contingent.singleCabins[0].type.persons' }] })
  const large = await put(path, { contingent: { otherCabins: [four] } })
  const [kept] = (large.contingent as { otherCabins: Item[] }).otherCabins
  // One that is only counted stays as large as it was.
  expect(await put(path, { contingent: { otherCabins: [{ id: kept?.id, reservedAmount: 1 }] } })).toMatchObject({
    contingent: { otherCabins: [{ type: { persons: 4 }, reservedAmount: 1 }] },
  })
  const edited = await put(path, { ferry: null, shipName: 'MS Nordlicht' })
  expect(edited).toMatchObject({ ferry: null, shipName: 'MS Nordlicht' })
})

test('REQ-02 a service of other providers brings provider, agency and type to its request', async () => {
  const type = await made('other_service_types', { name: 'Stadtführung', category: 'guide' })
  const otherService = await made('other_services', {
    provider: `/api/providers/${guide.id}`,
    agency: `/api/agencies/${north['Skandia Incoming']}`,
    otherServiceType: `/api/other_service_types/${type.id}`,
  })
  const placeholder = `/api/other_placeholders/${(await service('other')).id}`
  const link = `/api/other_services/${otherService.id}`
  const brought = {
    otherService: link,
    otherServiceType: `/api/other_service_types/${type.id}`,
    provider: `/api/providers/${guide.id}`,
    agency: `/api/agencies/${north['Skandia Incoming']}`,
  }
  expect(await made('other_requests', { placeholder, otherService: link })).toMatchObject(brought)
  const plain = await made('other_requests', { placeholder })
  expect(plain).toMatchObject({ otherService: null, provider: null })
  const { otherServiceType: _type, ...shared } = brought
  expect(await put(`/api/requests/${plain.id}`, { otherService: link })).toMatchObject(shared)
  expect((await bernd.get<Item>(`/api/other_requests/${plain.id}`)).body).toMatchObject(brought)
  const hotel = await made('hotel_requests', { placeholder: `/api/hotel_placeholders/${(await service('hotel')).id}` })
  const wrong = await bernd.put<Violations>(`/api/requests/${hotel.id}`, { otherService: link })
  expect([wrong.status, wrong.body.violations[0]?.propertyPath]).toEqual([422, 'otherService'])
})

test('REQ-02 only a provider of the kind answers, and only for services of the kind', async () => {
  const flight = `/api/airline_placeholders/${(await service('airline')).id}`
  const wrong = [
    ['airline_requests', { placeholder: flight, provider: `/api/providers/${train.id}` }, 'provider'],
    ['train_requests', { placeholder: flight }, 'placeholder'],
    [
      'other_requests',
      {
        placeholder: `/api/other_placeholders/${(await service('other')).id}`,
        provider: `/api/providers/${airline.id}`,
      },
      'provider',
    ],
  ] as const
  for (const [path, body, field] of wrong) {
    const { status, body: answer } = await bernd.post<Violations>(`/api/${path}`, body)
    expect([status, answer.violations[0]?.propertyPath]).toEqual([422, field])
  }
})

test('REQ-04 a request keeps prices of its items', async () => {
  const hotel = await service('hotel')
  const request = await made('hotel_requests', {
    placeholder: `/api/hotel_placeholders/${hotel.id}`,
    itemPrices: [
      { name: 'Doppelzimmer', quantityType: 'per_person_night', price: { amount: '74.00', currency: 'EUR' } },
    ],
  })
  expect(request.itemPrices).toMatchObject([
    { name: 'Doppelzimmer', quantityType: 'per_person_night', priceForAllNights: false, price: { amount: '74.00' } },
  ])
  const [price] = request.itemPrices as { id: number }[]
  expect(await put(`/api/request_item_prices/${price?.id}`, { quantityType: 'per_single_room' })).toMatchObject({
    quantityType: 'per_single_room',
    request: `/api/requests/${request.id}`,
  })
})

test('REQ-02 one agency is asked for services of every kind at once', async () => {
  const kinds = ['hotel', 'ferry', 'airline', 'train', 'other'] as const
  const services = await Promise.all(kinds.map(async (kind) => [kind, await service(kind)] as const))
  const query = services.map(([kind, { id }]) => `${kind}Placeholders[]=${id}`).join('&')
  const agency = north['Skandia Incoming']
  const url = `/api/placeholders/create_requests?agencyId=${agency}&${query}`
  const answer = await expectStatus<Record<string, Item[]>>(201, bernd.post(url))
  for (const [kind, { id }] of services) {
    expect(answer[`${kind}Placeholders`]).toMatchObject([
      { id, requests: [{ agency: { id: agency }, provider: null }] },
    ])
  }
  const empty = await expectStatus<Record<string, Item[]>>(
    201,
    bernd.post(`/api/placeholders/create_requests?agencyId=${agency}`),
  )
  expect(Object.values(empty)).toEqual([[], [], [], [], []])
})

test('REQ-01 who serves a day: hotels, trains and other services that cover it', async () => {
  const own = await planTrip(bernd)
  const day = own.days[1]
  const add = async (kind: string, times: object) => {
    const { id } = await made(`${kind}_placeholders`, { day: day?.link })
    return made(`${kind}_requests`, { placeholder: `/api/${kind}_placeholders/${id}`, ...times })
  }
  const hotel = await add('hotel', { startAt: '14.05.2027 00:00:00', endAt: '16.05.2027 00:00:00' })
  const rail = await add('train', { startAt: '15.05.2027 08:00:00', endAt: '15.05.2027 12:00:00' })
  const tour = await add('other', {})
  await add('ferry', { startAt: '15.05.2027 08:00:00', endAt: '15.05.2027 12:00:00' })
  await add('hotel', {
    startAt: '15.05.2027 00:00:00',
    endAt: '16.05.2027 00:00:00',
    requestStatus: { status: 'declined' },
  })
  const next = await add('hotel', { startAt: '16.05.2027 00:00:00', endAt: '17.05.2027 00:00:00' })
  const inOrder = async (query: string) =>
    (await expectStatus<Item[]>(200, bernd.get(`/api/requests/provider_by_date?${query}`))).map(({ id }) => id)
  const found = async (query: string) => (await inOrder(query)).sort()
  const all = [hotel.id, rail.id, tour.id].sort()
  expect(await found(`order.id=${own.id}&date=15.05.2027`)).toEqual(all)
  expect(await found(`order=${own.order}&date=15.05.2027 00:00:00`)).toEqual(all)
  expect(await found(`order.id=${own.id}&date=14.05.2027`)).toEqual([hotel.id])
  // What the trip documents read of a request (002 §3).
  const read = await expectStatus<Item>(200, bernd.get(`/api/requests/${rail.id}`))
  const displayedRequest = { requestType: 'train', title: '', info: { provider: null } }
  expect(read).toMatchObject({ status: 'new', displayedRequest })
  // One has breakfast in the house one leaves, and dines in the next.
  expect(await inOrder(`order.id=${own.id}&date=16.05.2027`)).toEqual([next.id, hotel.id])
  expect((await bernd.get('/api/requests/provider_by_date?date=14.05.2027')).status).toBeGreaterThanOrEqual(400)
  const clara = await desk.as('clara')
  expect((await clara.get(`/api/requests/provider_by_date?order.id=${own.id}&date=15.05.2027`)).body).toEqual([])
})

test.each(['airline', 'train', 'other'])(
  'APP-04 %s requests of another organisation are out of reach',
  async (kind) => {
    const placeholder = `/api/${kind}_placeholders/${(await service(kind)).id}`
    const request = await made(`${kind}_requests`, { placeholder })
    const clara = await desk.as('clara')
    const url = `/api/${kind}_requests/${request.id}`
    const answers = [
      await clara.get(url),
      await clara.patch(url, { notes: 'Fremd' }),
      await clara.delete(url),
      await clara.patch(`${url}/quick_edit`, { notes: 'Fremd' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await clara.post(`/api/${kind}_requests`, { placeholder })).status).toBe(422)
  },
)

test('REQ-02 OFFER-04 who sells something else is neither asked for a service nor named for it in the offer', async () => {
  const [hotel, ferry] = [`/api/providers/${north['Hotel Fjordblick']}`, `/api/providers/${north.Nordlinie}`]
  const firms = { hotel, ferry, airline: `/api/providers/${airline.id}`, train: `/api/providers/${train.id}` }
  const all = { ...firms, other: `/api/providers/${guide.id}` }
  const messages = {
    hotel: 'Dieser Leistungsträger ist kein Hotel.',
    ferry: 'Dieser Leistungsträger ist keine Reederei.',
    airline: 'Dieser Leistungsträger ist keine Fluggesellschaft.',
    train: 'Dieser Leistungsträger ist keine Bahn.',
    other: 'Dieser Leistungsträger ist kein Anbieter von Zusatzleistungen.',
  }
  for (const [kind, message] of Object.entries(messages)) {
    const { id } = await service(kind)
    const placeholder = `/api/${kind}_placeholders/${id}`
    const wrong = kind === 'hotel' ? ferry : hotel
    const asked = await bernd.post<Violations>(`/api/${kind}_requests`, { placeholder, provider: wrong })
    expect([kind, asked.status, asked.body.violations]).toEqual([kind, 422, [{ propertyPath: 'provider', message }]])
    const provider = all[kind as keyof typeof all] // Of the keys of `messages`.
    const request = await made(`${kind}_requests`, { placeholder, provider })
    const path = `/api/${kind}_requests/${request.id}`
    for (const call of [path, `${path}/quick_edit`]) {
      expect((await bernd.patch<Violations>(call, { provider: wrong })).body.violations).toMatchObject([{ message }])
    }
    const offered = await bernd.patch<Violations>(placeholder, { offerProvider: wrong })
    const violations = [{ propertyPath: 'offerProvider', message }]
    expect([kind, offered.status, offered.body.violations]).toEqual([kind, 422, violations])
    expect(await put(placeholder, { offerProvider: provider })).toMatchObject({ offerProvider: provider })
  }
})

test('OFFER-01 REQ-05 a provider and an agency tell their contacts with the e-mail to write to (002 §7, contact_read)', async () => {
  const agency = await made('agencies', { name: 'Nordkontor' })
  for (const [resource, id] of [
    ['providers', north['Hotel Fjordblick']],
    ['agencies', agency.id],
  ]) {
    const path = `/api/${resource}/${id}`
    const person = { firstName: 'Kari', lastName: 'Lunde', email: 'kari@fjordblick.example' }
    const contact = await made('contacts', { [resource === 'providers' ? 'provider' : 'agency']: path, ...person })
    const read = await expectStatus<Item>(200, bernd.get(`${path}?_groups[]=contact_read`))
    expect(read.contacts).toMatchObject([{ ...person, id: contact.id }])
  }
})
