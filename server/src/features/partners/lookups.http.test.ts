import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, planTrip } from '../../test/planned-trip.ts'
import { testApp } from '../../test/test-app.ts'

const desk = await testApp()
afterAll(desk.close)

type Item = { id: number; name: string }
let bernd: Caller
beforeAll(async () => {
  bernd = await desk.as('bernd')
  await desk.db.query(`insert into providers (kind, name, stars, category, rating, room_count) values
    ('hotel', 'Lookup Klein', 3, 'standard', 6, 18), ('hotel', 'Lookup Mittel', 3, 'standard', 7, 34),
    ('hotel', 'Lookup Groß', 4, 'superior', 10, 120), ('train', 'Lookup Bahn', null, null, null, null),
    ('ferry', 'Lookup Linie', null, null, null, null)`)
  await desk.db.query(`insert into agencies (name) values ('Lookup Incoming')`)
})

const names = async (query: string) => (await bernd.get<Item[]>(`/api/${query}`)).body.map(({ name }) => name)

test.each([
  ['hotels?name=lookup', ['Lookup Groß', 'Lookup Klein', 'Lookup Mittel']],
  ['hotels?name=lookup&rating=7-10', ['Lookup Groß', 'Lookup Mittel']],
  ['hotels?name=lookup&rating[]=6&rating[]=7', ['Lookup Klein', 'Lookup Mittel']],
  ['hotels?name=lookup&stars=3&category=standard&rating=7-10&roomCount=31-40', ['Lookup Mittel']],
  ['hotels?name=lookup&roomCount[]=%3C21&roomCount[]=%3E50', ['Lookup Groß', 'Lookup Klein']],
  ['providers?name=lookup&type[]=hotel&type[]=train&type[]=other&rating=', null],
  ['providers?name=lookup&type=train', ['Lookup Bahn']],
  ['providers?name=lookup&type[]=train&type[]=ferry', ['Lookup Bahn', 'Lookup Linie']],
  ['ferries?name=lookup', ['Lookup Linie']],
  ['agencies?name=lookup', ['Lookup Incoming']],
])('APP-06 MD-03 GET %s', async (query, expected) => {
  if (expected === null) expect((await bernd.get(`/api/${query}`)).status).toBe(400)
  else expect(await names(query)).toEqual(expected)
})

test('PLACE-01 MD-03 a search shows names first that begin with the term, then such words, unless an order is asked for', async () => {
  await desk.db.query(`insert into places (name, country, latitude, longitude) values
    ('Annaberg-Buchholz', 'DE', 50.58, 13), ('Bad Bergzabern', 'DE', 49.1, 8), ('Bamberg', 'DE', 49.89, 10.9),
    ('Bergen', 'NO', 60.39, 5.32), ('Stuttgart-Berg', 'DE', 48.79, 9.2)`)
  expect(await names('places?_search=berg')).toEqual([
    'Bergen',
    'Bad Bergzabern',
    'Stuttgart-Berg',
    'Annaberg-Buchholz',
    'Bamberg',
  ])
  expect((await names('places?_search=berg&_order[name]=asc')).slice(0, 2)).toEqual([
    'Annaberg-Buchholz',
    'Bad Bergzabern',
  ])
  expect(await names('places?_search=berg&_itemsPerPage=2&_page=2')).toEqual(['Stuttgart-Berg', 'Annaberg-Buchholz'])
  expect(await names('hotels?_search=lookup+g')).toEqual(['Lookup Groß'])
})

test('APP-06 MD-03 a band of rooms that is none is told', async () => {
  const { status, body } = await bernd.get<{ message: string }>('/api/hotels?roomCount=abc')
  expect(status).toBe(400)
  expect(body.message).toContain('31-40')
})

test('APP-06 MD-03 a rating that is none is told', async () => {
  const { status, body } = await bernd.get<{ message: string }>('/api/hotels?rating=gut')
  expect(status).toBe(400)
  expect(body.message).toContain('7-10')
})

test('REQ-02 MD-03 shipping lines are found by a crossing that trips of the own house have asked them for', async () => {
  const north = await loadNorth(desk.db)
  const trip = await planTrip(bernd)
  const ports = [`/api/ports/${north.Hirtshals}`, `/api/ports/${north.Larvik}`]
  const made = (path: string, body: object) => expectStatus<Item>(201, bernd.post(`/api/${path}`, body))
  const [startPort, endPort] = ports
  const ferry = await made('ferry_placeholders', { day: trip.days[0]?.link, startPort, endPort })
  await made('ferry_requests', {
    placeholder: `/api/ferry_placeholders/${ferry.id}`,
    ferry: `/api/ferries/${north.Nordlinie}`,
  })
  const crossing = (from: string, to: string) => `ferries?startPort.id=${north[from]}&endPort.id=${north[to]}`
  expect(await names(crossing('Hirtshals', 'Larvik'))).toEqual(['Nordlinie'])
  expect(await names(crossing('Larvik', 'Hirtshals'))).toEqual([])
  const clara = await desk.as('clara')
  expect((await clara.get<Item[]>(`/api/${crossing('Hirtshals', 'Larvik')}`)).body).toEqual([])
})

test('APP-06 the options of hotels, contacts and to-dos name what can be chosen', async () => {
  const options = async (name: string) => (await bernd.options<Record<string, unknown[]>>(`/api/${name}`)).body
  expect((await options('hotels')).categories).toContainEqual(expect.objectContaining({ key: 'standard' }))
  expect(await options('contacts')).toEqual({ salutations: ['Frau', 'Herr'], types: ['primary', 'other'] })
  expect((await options('todos')).statuses).toMatchObject([{ key: 'open' }, { key: 'waiting' }, { key: 'done' }])
})

test('APP-06 APP-19 a trip read for the mask links its days', async () => {
  const trip = await planTrip(bernd)
  const { body } = await bernd.get<{ days: string[] }>(`${trip.order}?_groups[]=order_contact_read`)
  expect(body.days).toEqual(trip.days.map(({ link }) => link))
  expect((await bernd.get(trip.order)).body).not.toHaveProperty('days')
})

test('APP-06 TODO-01 all to-dos of a trip go to another user, named as in a to-do', async () => {
  const trip = await planTrip(bernd)
  const users = (await bernd.get<{ id: number; email: string }[]>('/api/users')).body
  const user = `/api/users/${users.find(({ email }) => email.startsWith('bernd'))?.id}`
  await bernd.post('/api/todos', { order: trip.order, name: 'Anrufen', user: null })
  const { status, body } = await bernd.put<{ user: string }[]>(`${trip.order}/todos_user`, { user })
  expect(status).toBe(200)
  expect(new Set(body.map((todo) => todo.user))).toEqual(new Set([user]))
})

test('MD-04 PLACE-04 a station abroad is found by the German name of its town, too', async () => {
  await desk.db.query(`insert into places (name, country, latitude, longitude)
    values ('Krakau', 'PL', 50.0614, 19.9366), ('Zakopane', 'PL', 49.299, 19.9489)`)
  await desk.db.query(`insert into train_stations (name, country, latitude, longitude)
    values ('Kraków Główny', 'PL', 50.0677, 19.9474)`)
  const found = (term: string) => names(`train_stations?_search=${encodeURIComponent(term)}`)
  expect(await found('krakau')).toEqual(['Kraków Główny'])
  expect(await found('Główny')).toEqual(['Kraków Główny'])
  expect(await found('Zakopane')).toEqual([])
  expect(await found('rakau')).toEqual([])
})
