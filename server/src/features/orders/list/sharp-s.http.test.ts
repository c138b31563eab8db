import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Item = { id: number }

let desk: TestApp
let bernd: Caller

beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
})
afterAll(() => desk.close())

const make = (path: string, body: object) => expectStatus<Item>(201, bernd.post(`/api/${path}`, body))
const found = async (path: string, term: string) =>
  (await expectStatus<Item[]>(200, bernd.get(`/api/${path}?_search=${encodeURIComponent(term)}`))).map(({ id }) => id)

test('LIST-02 MD-03 ß is found by ss, and ss by ß, in large and small letters', async () => {
  const client = await make('clients', { companyName: 'Weißenfelser Chor', shortName: 'Weißenfels' })
  const dates = { organisationFilter: '/api/organisations/1', startAt: '14.05.2027', endAt: '17.05.2027' }
  const trip = await make('orders', { ...dates, groupName: 'Sängerbund Gießen', client: `/api/clients/${client.id}` })
  const other = await make('orders', { ...dates, groupName: 'Kirchenkreis Strassburg' })
  for (const term of ['Giessen', 'GIESSEN', 'Gießen', 'gieß', 'Weissenfels giessen', 'WEISSENFELSER'])
    expect(await found('orders', term), term).toEqual([trip.id])
  for (const term of ['Straßburg', 'strassburg', 'STRASSBURG Kreis'])
    expect(await found('orders', term), term).toEqual([other.id])
  await expectStatus(200, bernd.patch(`/api/orders/${other.id}`, { groupName: 'Kirchenkreis Straßburg' }))
  expect(await found('orders', 'Strassburg')).toEqual([other.id])
  expect(await found('orders', 'Giesen')).toEqual([])
  expect(await found('orders', 'Gie%en')).toEqual([])

  for (const term of ['Weissenfels', 'weißenfels']) expect(await found('clients', term), term).toEqual([client.id])
  const hotel = await make('hotels', { name: 'Hotel Schloßblick' })
  for (const term of ['Schlossblick', 'SCHLOßBLICK']) expect(await found('hotels', term), term).toEqual([hotel.id])
  const contact = await make('contacts', { firstName: 'Jörg', lastName: 'Strauß', client: `/api/clients/${client.id}` })
  expect(await found('contacts', 'strauss')).toEqual([contact.id])

  const [near, exact] = await desk.db.query<Item>(`insert into places (name, country, latitude, longitude) values
    ('Neu-Straßberg', 'DE', 48, 9), ('Straßberg', 'DE', 48.2, 9.1) returning id::int`)
  // Names that begin with the term stand first.
  for (const term of ['Strassberg', 'straßb']) expect(await found('places', term)).toEqual([exact?.id, near?.id])
})

test('LIST-02 MD-01 concepts, templates and what services are chosen from are found by ss, too', async () => {
  const house = { organisationFilter: '/api/organisations/1' }
  const town = await make('hotels', { name: 'Gasthof Großglockner' })
  const provider = `/api/providers/${town.id}`
  const [bergstrasse] = await desk.db.query<Item>(`insert into places (name, country, latitude, longitude)
    values ('Bergstraße', 'DE', 49.5, 8.6) returning id::int`)
  const [station, end] = await desk.db.query<Item>(
    `insert into train_stations (name, country, latitude, longitude, place_id)
     values ('Heßheim', 'DE', 49.6, 8.3, null), ('Halt 7', 'DE', 49.5, 8.6, $1) returning id::int`,
    [bergstrasse?.id],
  )
  const route = {
    startTrainStation: `/api/train_stations/${station?.id}`,
    endTrainStation: `/api/train_stations/${end?.id}`,
  }
  const made: [path: string, term: string, body: object][] = [
    ['day_concepts', 'schloss am', { ...house, name: 'Schloß am Meer' }],
    ['order_concepts', 'weisse nächte', { ...house, name: 'Weiße Nächte' }],
    ['email_templates', 'GRÜSSE', { ...house, name: 'Grüße zum Fest' }],
    ['document_templates', 'strasse', { ...house, name: 'Straßenplan' }],
    ['offer_intro_templates', 'spass', { ...house, name: 'Spaß am Singen' }],
    ['trip_detail_templates', 'massvoll', { ...house, title: 'Maßvoll packen', type: 'provider_info' }],
    ['trip_detail_templates', 'grossglockner', { ...house, title: 'Anfahrt', type: 'provider_info', provider }],
    ['menus', 'süssspeise', { ...house, name: 'Süßspeise', provider }],
    ['train_routes', 'hessheim', route],
    ['infos', 'baustelle grosse', { title: 'Baustelle Große Allee', provider }],
  ]
  for (const [path, term, body] of made) {
    const { id } = await make(path, body)
    expect(await found(path, term), `${path} ${term}`).toEqual([id])
  }
  // A station of another name that stands in the town.
  expect(await found('train_stations', 'Bergstrasse')).toEqual([end?.id])
})

test('LIST-02 MD-01 a part of a name is found by ss in the filter `name`, too', async () => {
  const house = { organisationFilter: '/api/organisations/1' }
  const named = async (path: string, name: string) =>
    (await expectStatus<Item[]>(200, bernd.get(`/api/${path}?name=${encodeURIComponent(name)}`))).map(({ id }) => id)
  for (const path of ['hotels', 'order_concepts', 'day_concepts', 'email_templates', 'other_service_types']) {
    const own = path === 'hotels' || path === 'other_service_types' ? {} : house
    const { id } = await make(path, {
      ...own,
      name: 'Fußweg 100%',
      ...(path === 'other_service_types' ? { category: 'guide' } : {}),
    })
    for (const name of ['fussweg', 'FUSSWEG', 'fußweg', 'weg 100%']) expect(await named(path, name), path).toEqual([id])
    expect(await named(path, 'f%weg')).toEqual([])
  }
})
