import { soughtWords } from '@reisewerk/domain/sought-words.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Item = { id: number }

let desk: TestApp
let bernd: Caller
let clara: Caller

beforeAll(async () => {
  desk = await testApp()
  ;[bernd, clara] = [await desk.as('bernd'), await desk.as('clara')]
})
afterAll(() => desk.close())

const make = (path: string, body: object) => expectStatus<Item>(201, bernd.post(`/api/${path}`, body))
const found = async (path: string, term: string, by = bernd) =>
  (await expectStatus<Item[]>(200, by.get(`/api/${path}?_search=${encodeURIComponent(term)}`))).map(({ id }) => id)
const dates = { organisationFilter: '/api/organisations/1', startAt: '14.05.2027', endAt: '17.05.2027' }

test('EASE-08 words are found without their accents, and however an umlaut is written', async () => {
  const hotel = await make('hotels', { name: 'Clarion Hotel Bjørvika' })
  const other = await make('hotels', { name: 'Gasthof Blaueck' })
  for (const term of ['Bjorvika', 'bjørvika', 'BJOERVIKA', 'bjor hotel', 'jørvik'])
    expect(await found('hotels', term), term).toEqual([hotel.id])
  for (const term of ['blaueck', 'eck', 'Blau']) expect(await found('hotels', term), term).toEqual([other.id])
  expect(await found('hotels', 'Björnvika')).toEqual([])
  const written = []
  for (const companyName of ['Chor Müllheim', 'Chor Muellheim', 'Chor Mullheim'])
    written.push((await make('clients', { companyName, shortName: companyName })).id)
  for (const term of ['müllheim', 'Muellh', 'MULLHEIM', 'heim chor mue'])
    expect((await found('clients', term)).sort(), term).toEqual(written.sort())
  const agency = await make('agencies', { name: 'Ålesund Incoming' })
  for (const term of ['alesund', 'Aalesund']) expect(await found('agencies', term)).toEqual([agency.id])
})

test('EASE-08 a phone number is found in whatever spelling, at a contact, its client and its hotel', async () => {
  const client = await make('clients', {
    companyName: 'Kantorei Telefon',
    shortName: 'Telefon',
    phone: '0551 / 49 98-0',
  })
  const ofClient = { firstName: 'Ute', lastName: 'Brandt', client: `/api/clients/${client.id}` }
  const contact = await make('contacts', {
    ...ofClient,
    phoneFixed: '+49 (0)30 / 123 45-67',
    phoneMobile: '0171 9998877',
  })
  for (const term of [
    '+49 30 1234567',
    '0049301234567',
    '030/1234567',
    '030 123 45',
    '(030) 12345-67',
    '1234567',
    '+49171 999',
  ])
    expect(await found('contacts', term), term).toEqual([contact.id])
  for (const term of ['030 1234567', '+49 551 4998', '0551-49980'])
    expect(await found('clients', term), term).toEqual([client.id])
  for (const term of ['+47 30 1234567', '030 1234568', '123', 'Hotel 1234567'])
    expect(await found('contacts', term), term).toEqual([])
  const hotel = await make('hotels', { name: 'Hotel Fernruf', phone: '+47 22 40 98 76' })
  const porter = await make('contacts', {
    lastName: 'Lie',
    phoneMobile: '0047-911 22 333',
    provider: `/api/providers/${hotel.id}`,
  })
  for (const term of ['0047 2240', '22409876', '+47 911 22 333'])
    expect(await found('hotels', term), term).toEqual([hotel.id])
  expect(await found('contacts', '911 22 333')).toEqual([porter.id])
  const agency = await make('agencies', { name: 'Nordlicht Incoming', phone: '(+45) 33 11 22 44' })
  expect(await found('agencies', '0045 3311')).toEqual([agency.id])
  // Another house finds nobody of this one.
  for (const path of ['contacts', 'clients', 'hotels'])
    expect(await found(path, '030 1234567', clara), path).toEqual([])
})

test('EASE-08 the list of trips finds by all that its field promises, and follows when a person changes', async () => {
  const client = await make('clients', { companyName: 'Liedertafel Süßen', shortName: 'Süßen' })
  const person = { client: `/api/clients/${client.id}`, firstName: 'Åse', lastName: 'Grüneberg' }
  const contact = await make('contacts', person)
  const trip = await make('orders', {
    ...dates,
    groupName: 'Männerchor',
    trip: { name: 'Fjorde à la carte' },
    client: person.client,
  })
  const { orderNumber } = await expectStatus<{ orderNumber: string }>(200, bernd.get(`/api/orders/${trip.id}`))
  const link = await make('order_contacts', {
    order: `/api/orders/${trip.id}`,
    contact: `/api/contacts/${contact.id}`,
    role: '1_contact',
  })
  for (const term of [orderNumber, 'maennerchor', 'fjorde a la', 'suessen', 'ase gruneberg', 'Grueneberg suessen'])
    expect(await found('orders', term), term).toEqual([trip.id])
  expect(await found('orders', 'gruneberg', clara)).toEqual([])
  await expectStatus(200, bernd.patch(`/api/contacts/${contact.id}`, { lastName: 'Rotberg' }))
  expect([await found('orders', 'Grüneberg'), await found('orders', 'Rotberg')]).toEqual([[], [trip.id]])
  expect((await bernd.delete(`/api/order_contacts/${link.id}`)).status).toBe(204)
  expect(await found('orders', 'Rotberg')).toEqual([])
})

test('EASE-08 database and browser spell alike, and a beginning of a word is a beginning of how it is spelled', async () => {
  const words = [
    'Bjørvika',
    'Straße',
    'Mueller',
    'Ærøskøbing',
    'Aarhus',
    'aee aaa',
    'Łódź',
    'Þingvellir',
    'Neuenahr',
    '100 % \\_',
  ]
  const spelled = await desk.db.query<{ sought: string }>('select sought(word) from unnest($1::text[]) word', [words])
  expect(spelled.map(({ sought }) => sought)).toEqual(words.map(soughtWords))
  for (const word of words)
    for (let end = 1; end <= word.length; end += 1)
      expect(soughtWords(word).startsWith(soughtWords(word.slice(0, end))), word.slice(0, end)).toBe(true)
})

test('EASE-08 names and phone numbers are looked up in their indexes, also among very many', async () => {
  await desk.db.query(`insert into contacts (client_id, first_name, last_name, phone_fixed)
    select (select min(id) from clients), 'Vorname' || n, 'Nachname' || n, '0' || 3000000000 + n from generate_series(1, 4000) n`)
  await desk.db.query('analyze contacts')
  const plan = async (condition: string) =>
    (await desk.db.query<{ 'QUERY PLAN': string }>(`explain select id from contacts where ${condition}`))
      .map((row) => row['QUERY PLAN'])
      .join('\n')
  const phones = `(phone_key(phone_fixed) || ' ' || phone_key(phone_mobile))`
  expect(await plan(`${phones} like sought_phone('030 0000 1234')`)).toContain('contacts_phones')
  expect(
    await plan(
      `folded(first_name || ' ' || last_name || ' ' || coalesce(email, '')) like (search_patterns('nachname3456'))[1]`,
    ),
  ).toContain('contacts_words')
})
