import { requestLetters } from '@reisewerk/demo/agency/request-letters.ts'
import type { FilledLetter } from '@reisewerk/domain/mail/letter.contract.ts'
import { plainTextOf, richTextOf } from '@reisewerk/domain/rich-text.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { testUsers } from '../../test/test-accounts.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Item = { id: number }

let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
let north: Record<string, number>

beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T10:00:00Z') })
  north = await loadNorth(desk.db)
  bernd = await desk.as('bernd')
  trip = await planTrip(bernd)
  for (const { body, ...template } of requestLetters) {
    await make('email_templates', { ...template, body: richTextOf(body) })
  }
})
afterAll(() => desk.close())

const make = (path: string, body: object) => expectStatus<Item>(201, bernd.post(`/api/${path}`, body))
const service = (kind: string, body: object) => make(`${kind}_placeholders`, { day: trip.days[0]?.link, ...body })
const letterOf = (request: Item, locale: string) =>
  expectStatus<FilledLetter>(200, bernd.post(`/api/requests/${request.id}/letter/preview`, { locale }))

test('REQ-05 a ferry is asked for its route, times, cabins and vehicles though it is described; no remark, no line', async () => {
  const ferry = await service('ferry', {
    type: 'night',
    startPort: `/api/ports/${north.Hirtshals}`,
    endPort: `/api/ports/${north.Larvik}`,
    startAt: '14.05.2027 20:15:00',
    endAt: '15.05.2027 06:30:00',
    offerBus: true,
    offerTrailer: true,
    driverNotParticipating: false,
    serviceDescription: 'Überfahrt mit Frühstück an Bord',
  })
  const outside = { type: { persons: 2, type: 'outside' }, askedAmount: 20 }
  const request = await make('ferry_requests', {
    placeholder: `/api/ferry_placeholders/${ferry.id}`,
    ferry: `/api/ferries/${north.Nordlinie}`,
    contingent: { doubleCabins: [outside] },
  })
  const letter = await letterOf(request, 'de_DE')
  expect(letter).toMatchObject({ missing: [] })
  expect(letter.subject).toMatch(/^Gruppenanfrage Nachtfähre Hirtshals – Larvik, 14\. Mai 2027, \d+$/)
  const text = plainTextOf(letter.body)
  expect(text).toContain(`Strecke: Hirtshals – Larvik
Abfahrt: 14. Mai 2027, 20:15
Ankunft: 15. Mai 2027, 06:30
Gruppengröße: 38 Personen
Kabinen: 20 Doppelkabinen (außen)
Fahrzeuge: Reisebus und Anhänger
Beschreibung: Überfahrt mit Frühstück an Bord
Bitte antworten Sie`)
  expect(text).not.toContain('Bemerkungen')
  // A request without times and cabins of its own asks for its service's and the trip's.
  const cabins = await bernd.get<(Item & { doubleCabins: Item[] })[]>(
    `/api/order_contingent_ferries?order.id=${trip.id}`,
  )
  const [contingent] = cabins.body
  const inside = { id: contingent?.doubleCabins[0]?.id, type: { persons: 2, type: 'inside' }, askedAmount: 19 }
  const ofTrip = `/api/order_contingent_ferries/${contingent?.id}`
  await expectStatus(200, bernd.put(ofTrip, { doubleCabins: [inside, ...(contingent?.doubleCabins.slice(1) ?? [])] }))
  const bare = await make('ferry_requests', {
    placeholder: `/api/ferry_placeholders/${ferry.id}`,
    contingent: { doubleCabins: [] },
    notes: 'Ein Rollstuhl',
  })
  const english = plainTextOf((await letterOf(bare, 'en')).body)
  expect(english).toContain('Departure: 14 May 2027, 20:15\nArrival: 15 May 2027, 06:30')
  expect(english).toContain('Cabins: 19 double cabins (inside)\nVehicles: coach and trailer')
  expect(english).toContain('Remarks: Ein Rollstuhl')
})

test('REQ-05 flight, train and other service are asked for by airports, stations, type and place, in every language', async () => {
  const found = async (path: string) => (await bernd.get<Item[]>(path)).body[0]?.id
  const stations = await Promise.all(['Hamburg Hbf', 'Oslo S'].map((name) => found(`/api/train_stations?name=${name}`)))
  const airports = await Promise.all(['Lübeck', 'Bergen'].map((name) => found(`/api/airports?name=${encodeURI(name)}`)))
  const flight = await service('airline', {
    startAirport: `/api/airports/${airports[0]}`,
    endAirport: `/api/airports/${airports[1]}`,
    startAt: '14.05.2027 09:20:00',
    endAt: '14.05.2027 11:05:00',
  })
  const flown = await make('airline_requests', { placeholder: `/api/airline_placeholders/${flight.id}` })
  expect(plainTextOf((await letterOf(flown, 'de_DE')).body)).toContain(`Strecke: Lübeck (LBC) – Bergen-Flesland (BGO)
Abflug: 14. Mai 2027, 09:20
Ankunft: 14. Mai 2027, 11:05
Gruppengröße: 38 Personen
Bitte`)
  const train = await service('train', {
    startTrainStation: `/api/train_stations/${stations[0]}`,
    endTrainStation: `/api/train_stations/${stations[1]}`,
  })
  const ridden = await make('train_requests', { placeholder: `/api/train_placeholders/${train.id}` })
  expect(plainTextOf((await letterOf(ridden, 'fr')).body)).toContain(`Trajet : Hamburg Hbf – Oslo S
Départ : 14 mai 2027
Groupe : 38 personnes
Places : 38 places assises (2de classe)
Nous`)
  const type = await make('other_service_types', { name: 'Stadtführung', category: 'guide' })
  const tour = await service('other', {
    otherServiceType: `/api/other_service_types/${type.id}`,
    place: `/api/places/${north.Oslo}`,
    meetingPoint: 'Vor dem Rathaus',
  })
  const guided = await make('other_requests', { placeholder: `/api/other_placeholders/${tour.id}` })
  const letter = await letterOf(guided, 'en')
  expect(letter.missing).toEqual([])
  expect(letter.subject).toMatch(/^Group enquiry guided city tour, Oslo, /)
  expect(plainTextOf(letter.body)).toContain(`offer: guided city tour, Oslo.
Place: Oslo
Meeting point: Vor dem Rathaus
Begins: 14 May 2027
Group size: 38 persons
Please`)
})

test('MOVE-08 a letter names stations and places as they are called in its language', async () => {
  const anna = await desk.as('anna')
  const made = (path: string, name: string, fr: string) =>
    expectStatus<Item>(
      201,
      anna.post(`/api/${path}`, {
        ...{ name, country: 'IT', latitude: 45.4, longitude: 12.3, translations: { fr: { name: fr } } },
      }),
    )
  const [station, next, place] = [
    await made('train_stations', 'Venedig Lagune', 'Venise Lagune'),
    await made('train_stations', 'Florenz Dom', 'Florence Dôme'),
    await made('places', 'Venedig', 'Venise'),
  ]
  const train = await service('train', {
    startTrainStation: `/api/train_stations/${station.id}`,
    endTrainStation: `/api/train_stations/${next.id}`,
  })
  const ridden = await make('train_requests', { placeholder: `/api/train_placeholders/${train.id}` })
  expect(plainTextOf((await letterOf(ridden, 'fr')).body)).toContain('Trajet : Venise Lagune – Florence Dôme')
  expect(plainTextOf((await letterOf(ridden, 'de_DE')).body)).toContain('Strecke: Venedig Lagune – Florenz Dom')
  const hotel = await service('hotel', { place: `/api/places/${place.id}` })
  const stay = await make('hotel_requests', { placeholder: `/api/hotel_placeholders/${hotel.id}` })
  expect((await letterOf(stay, 'fr')).subject).toContain('Venise')
  const tour = await service('other', {
    ...{ meetingPoint: 'Vor dem Rathaus', translations: { fr: { meetingPoint: 'Devant la mairie' } } },
  })
  const guided = await make('other_requests', { placeholder: `/api/other_placeholders/${tour.id}` })
  expect(plainTextOf((await letterOf(guided, 'fr')).body)).toContain('Devant la mairie')
  expect(plainTextOf((await letterOf(guided, 'de_DE')).body)).toContain('Vor dem Rathaus')
})

test('REQ-05 MAIL-03 the letter of a request ends with the whole signature of whoever writes, once', async () => {
  const hotel = await service('hotel', { place: `/api/places/${north.Oslo}` })
  const stay = await make('hotel_requests', { placeholder: `/api/hotel_placeholders/${hotel.id}` })
  const { email, lastName } = testUsers.bernd
  const phone = '+49 431 555-12'
  await desk.db.query('update users set phone = $1 where email = $2', [phone, email])
  const lines = plainTextOf((await letterOf(stay, 'de_DE')).body).split('\n')
  expect(lines.slice(-2)).toEqual([phone, email])
  expect(lines.filter((line) => line.includes(lastName))).toHaveLength(1)
})

test('REQ-05 a hotel is asked for its kinds of rooms, a ferry that lands at midnight for that hour, an open one for its day', async () => {
  const { body } = await bernd.get<(Item & Record<'doubleRooms' | 'singleRooms', object[]>)[]>(
    `/api/order_contingent_hotels?order.id=${trip.id}`,
  )
  const [rooms] = body
  const seaview = { type: { persons: 2, type: 'Meerblick' }, askedAmount: 4 }
  const doubleRooms = [...(rooms?.doubleRooms ?? []), seaview]
  await expectStatus(200, bernd.put(`/api/order_contingent_hotels/${rooms?.id}`, { doubleRooms }))
  const hotel = await service('hotel', { place: `/api/places/${north.Oslo}` })
  const stay = await make('hotel_requests', { placeholder: `/api/hotel_placeholders/${hotel.id}` })
  const text = plainTextOf((await letterOf(stay, 'de_DE')).body)
  expect(text).toContain('Zimmer: 19 Doppelzimmer (Standard) und 4 Doppelzimmer (Meerblick)')
  expect(text).toContain('Anreise: 14. Mai 2027\nAbreise: 15. Mai 2027')
  await expectStatus(200, bernd.put(`/api/order_contingent_hotels/${rooms?.id}`, { doubleRooms: rooms?.doubleRooms }))

  const ferry = await service('ferry', {
    ...{ type: 'night', startPort: `/api/ports/${north.Hirtshals}`, endPort: `/api/ports/${north.Larvik}` },
    ...{ startAt: '14.05.2027 20:15:00', endAt: '15.05.2027 00:00:01' },
  })
  const crossing = await make('ferry_requests', { placeholder: `/api/ferry_placeholders/${ferry.id}` })
  expect(plainTextOf((await letterOf(crossing, 'de_DE')).body)).toContain(
    'Abfahrt: 14. Mai 2027, 20:15\nAnkunft: 15. Mai 2027, 00:00',
  )
  await expectStatus(200, bernd.put(`/api/ferry_requests/${crossing.id}`, { startAt: '14.05.2027 00:00:00' }))
  expect(plainTextOf((await letterOf(crossing, 'de_DE')).body)).toContain(
    'Abfahrt: 14. Mai 2027\nAnkunft: 15. Mai 2027, 00:00',
  )
})

test('REQ-05 nobody is asked to answer by a day that is over; today they can', async () => {
  const hotel = await service('hotel', {})
  const request = await make('hotel_requests', { placeholder: `/api/hotel_placeholders/${hotel.id}` })
  const path = `/api/requests/${request.id}/letter`
  const over = { violations: [{ propertyPath: 'answerBy', message: 'Dieser Tag ist schon vorbei.' }] }
  const ask = (answerBy: string) =>
    bernd.post(path, { to: [{ address: 'a@b.example' }], subject: 'Anfrage', body: richTextOf('Guten Tag'), answerBy })
  expect(await bernd.post(`${path}/preview`, { answerBy: '20.11.2026' })).toMatchObject({ status: 422, body: over })
  expect(await ask('20.11.2026')).toMatchObject({ status: 422, body: over })
  expect((await bernd.get<Item[]>(`/api/email_messages?request.id=${request.id}`)).body).toEqual([])
  await expectStatus(200, bernd.post(`${path}/preview`, { answerBy: '21.11.2026' }))
  await expectStatus(201, ask('21.11.2026'))
})

test('REQ-05 REQ-08 an answer is asked for by the deadline the option has; sending by that day leaves the option alone', async () => {
  const hotel = await service('hotel', {})
  const optionTodo = { dueDate: '26.12.2026 00:00:00', status: 'waiting' }
  const request = await make('hotel_requests', { placeholder: `/api/hotel_placeholders/${hotel.id}`, optionTodo })
  const path = `/api/requests/${request.id}/letter`
  const option = async () => (await bernd.get<{ optionTodo: object }>(`/api/requests/${request.id}`)).body.optionTodo
  const begun = () => expectStatus<{ answerBy: string }>(200, bernd.post(`${path}/preview`, {}))
  const ask = (answerBy: string, address: string) =>
    expectStatus(201, bernd.post(path, { to: [{ address }], subject: 'Anfrage', body: richTextOf('Hallo'), answerBy }))
  expect(await begun()).toMatchObject({ answerBy: '26.12.2026 00:00:00' })
  await ask('26.12.2026', 'a@b.example')
  expect(await option()).toMatchObject(optionTodo)
  await ask('10.12.2026', 'c@d.example')
  expect(await option()).toMatchObject({ dueDate: '10.12.2026 00:00:00', status: 'open' })
  // A draft from before the answer came says by when one was wanted, not until when the house holds.
  const answered = {
    requestStatus: { status: 'option' },
    optionTodo: { dueDate: '15.02.2027 00:00:00', status: 'open' },
  }
  await expectStatus(200, bernd.patch(`/api/hotel_requests/${request.id}`, answered))
  await ask('12.12.2026', 'e@f.example')
  expect(await option()).toMatchObject(answered.optionTodo)
})

test('REQ-05 two people who send the letter of a request at the same moment ask the partner once', async () => {
  const hotel = await service('hotel', {})
  const request = await make('hotel_requests', { placeholder: `/api/hotel_placeholders/${hotel.id}` })
  const anna = await desk.as('anna')
  const ask = (caller: Caller, text: string, address = 'gruppen@fjordblick.example') => {
    const letter = { to: [{ address }], subject: 'Gruppenanfrage', body: richTextOf(text) }
    return caller.post<{ code?: string }>(`/api/requests/${request.id}/letter`, letter)
  }
  const answers = await Promise.all([ask(bernd, 'Guten Tag. Bernd'), ask(anna, 'Guten Tag. Anna')])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('asked_already')
  const kept = await bernd.get<Item[]>(`/api/email_messages?request.id=${request.id}`)
  expect(kept.body).toHaveLength(1)
  // Somebody else may be asked at once, and the same partner again later.
  await expectStatus(201, ask(bernd, 'Guten Tag', 'empfang@fjordblick.example'))
  await desk.db.query(`update email_messages set queued_at = queued_at - interval '1 minute' where request_id = $1`, [
    request.id,
  ])
  await expectStatus(201, ask(anna, 'Guten Tag. Anna'))
})

test('TRUE-03 the group grows from 38 to 58: every kind of request asks for 58 by one click, its letter names no other number', async () => {
  const own = await planTrip(bernd)
  const day = own.days[0]?.link
  const ends = { startPort: `/api/ports/${north.Hirtshals}`, endPort: `/api/ports/${north.Larvik}` }
  const rooms = (doubles: number) =>
    desk.db.query(
      `with room as (update order_hotel_rooms set asked_amount = $2 where order_id = $1 and persons = 2)
       update order_ferry_cabins set asked_amount = case when persons = 2 and type = 'inside' then $2 else 0 end where order_id = $1`,
      [own.id, doubles],
    )
  await rooms(19)
  const ask = async (kind: string, body: object = {}) => {
    const placeholder = `/api/${kind}_placeholders/${(await make(`${kind}_placeholders`, { day, ...body })).id}`
    return { kind, request: await make(`${kind}_requests`, { placeholder }) }
  }
  const all = [
    await ask('hotel'),
    await ask('ferry', { type: 'day', ...ends }),
    await ask('ferry', { type: 'night', ...ends }),
    await ask('airline'),
    await ask('train', { type: 'day' }),
    await ask('train', { type: 'night' }),
    await ask('other'),
  ]
  const numbers = async () =>
    Promise.all(
      all.map(async ({ request }) => {
        const { body } = await letterOf(request, 'de_DE')
        return plainTextOf(body).match(/\d+ (?:Personen|Sitzplätze|Doppel\S+)/g)
      }),
    )
  const told = (pax: number) => [
    [`${pax} Personen`, `${pax / 2} Doppelzimmer`],
    [`${pax} Personen`],
    [`${pax} Personen`, `${pax / 2} Doppelkabinen`],
    [`${pax} Personen`],
    [`${pax} Personen`, `${pax} Sitzplätze`],
    [`${pax} Personen`, `${pax / 2} Doppelabteile`],
    [`${pax} Personen`],
  ]
  expect(await numbers()).toEqual(told(38))
  await rooms(29)
  const requests = all.map(({ request }) => `/api/requests/${request.id}`)
  await expectStatus(200, bernd.put('/api/requests/align', { requests }))
  expect(await numbers()).toEqual(told(58))

  // By hand, at the train alone: the seats that were one for each go along, those that somebody has named stay and are marked.
  const [, , , , ride] = all
  const path = `/api/train_requests/${ride?.request.id}`
  await expectStatus(200, bernd.put(path, { contingent: { askedAmount: 44 } }))
  expect((await numbers())[4]).toEqual(['44 Personen', '44 Sitzplätze'])
  const seats = { type: { persons: 1, type: 'second' }, askedAmount: 40 }
  await expectStatus(200, bernd.put(path, { contingent: { askedAmount: 44, singleCabins: [seats] } }))
  await expectStatus(200, bernd.put(path, { contingent: { askedAmount: 50 } }))
  expect((await numbers())[4]).toEqual(['50 Personen'])
  expect((await letterOf(ride?.request ?? { id: 0 }, 'de_DE')).missing).toContain('Kabinen und Plätze')
})
