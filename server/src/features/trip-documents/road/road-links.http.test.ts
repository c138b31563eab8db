import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { urlOfRole } from '../../../platform/database/roles.ts'
import type { Caller } from '../../../test/caller.ts'
import { planServices } from '../../../test/planned-services.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { hashOf } from './road-links.service.ts'

type Link = {
  id: number
  path: string
  locale: string
  expiresAt: string
  openings: number
  revokedAt: string | null
  user: string
}
type Refused = { violations: { propertyPath: string; message: string }[] }

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
let trip: PlannedTrip
let other: PlannedTrip
beforeAll(async () => {
  desk = await testApp()
  ;[anna, bernd, clara] = await Promise.all([desk.as('anna'), desk.as('bernd'), desk.as('clara')])
  const north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
  other = await planTrip(bernd)
  const [first, second] = trip.days as [PlannedTrip['days'][number], PlannedTrip['days'][number]]
  await planServices(bernd, north, first, second.date)
  await fillRooms(trip, 'Hannelore')
  await fillRooms(other, 'Waltraud')
  await desk.db.query(
    `update providers set phone = '+47 22 55 50 17' where id = ${north['Hotel Fjordblick']};
     update organisations set emergency_label = 'Notruf', emergency_value = '+49 171 5550100' where id = 1`,
  )
  await desk.db.query(
    `with driver as (insert into contacts (provider_id, first_name, last_name, phone_mobile)
       values (${north.Nordlinie}, 'Uwe', 'Petersen', '+49 171 2223344') returning id)
     insert into order_contacts (order_id, contact_id, role) select ${trip.id}, id, '3_bus_driver' from driver`,
  )
})
afterAll(() => desk.close())
beforeEach(() => desk.db.query('delete from auth_throttles'))

async function fillRooms({ id, order }: PlannedTrip, firstName: string): Promise<void> {
  const list = await expectStatus<{ id: number }>(201, bernd.post('/api/room_lists', { order, name: 'Alle' }))
  const room = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/rooms', { roomList: `/api/room_lists/${list.id}`, roomType: { persons: 2, type: 'standard' } }),
  )
  const guest = { firstName, lastName: 'Geheim', allergies: 'Erdnüsse', documentNumber: `C01X-${id}` }
  await expectStatus(201, bernd.post('/api/passengers', { room: `/api/rooms/${room.id}`, ...guest }))
}

const make = (body: object = {}, by = bernd, of = trip) => by.post<Link & Refused>(`${of.order}/road_links`, body)
const made = (body: object = {}, of = trip) => expectStatus<Link>(201, make(body, bernd, of))
const links = () => expectStatus<Link[]>(200, bernd.get(`/api/road_links?order.id=${trip.id}`))
const open = (path: string, remoteAddress = '203.0.113.7') =>
  desk.app.inject({ method: 'GET', url: path, remoteAddress })
const read = async (path: string) => {
  const answer = await open(path)
  expect(answer.statusCode).toBe(200)
  return answer.body
}

test('ROOM-06 APP-02 a link opens the trip without a session: its days, its people, its vouchers, and no price', async () => {
  const link = await made({ recipient: 'Uwe Petersen' })
  expect(link).toMatchObject({ recipient: 'Uwe Petersen', withNames: false, revokedAt: null, openings: 0 })
  // Three days after the return, to the end of that day.
  expect(link.expiresAt).toBe('21.05.2027 00:00:00')
  expect(link.path).toMatch(/^\/unterwegs\/[\w-]{43}$/)
  const answer = await open(link.path)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
  })
  for (const words of [
    'Kantorei St. Michael',
    '14.–17. Mai 2027',
    'Hotel Fjordblick',
    'Nachtfähre',
    '<b>Check-in bis 19:15 Uhr</b>',
    'query=Hirtshals',
    'Probe im Dom',
    'Buchungsnummer',
    'FJ-77',
    'href="tel:+4722555017"',
    'href="tel:+491715550100"',
    'Uwe Petersen',
    'Busfahrer',
    '1 DZ',
  ]) {
    expect(answer.body).toContain(words)
  }
  expect(answer.body).not.toMatch(/89[.,]50|€|EUR|Geheim|Hannelore|Erdnüsse|C01X|Waltraud/)
})

test.each([
  [
    'en',
    'lang="en"',
    [
      'Check-in until 19:15',
      '14–17 May 2027',
      'Bus driver',
      'Emergency phone',
      'Contacts',
      '1 DBL',
      'As of ',
      'saved on this device',
    ],
  ],
  [
    'fr',
    'lang="fr"',
    [
      'Enregistrement jusqu’à 19 h 15',
      '14–17 mai 2027',
      'Conducteur du car',
      'Numéro d’urgence',
      'Chambres',
      'hors ligne',
    ],
  ],
] as const)('ROOM-06 APP-05 a page speaks the language its link was made for: %s', async (locale, lang, words) => {
  const page = (await read((await made({ locale })).path)).replaceAll(/[\u00a0\u202f]/g, ' ')
  for (const told of [lang, ...words]) expect(page).toContain(told)
  const body = page.slice(page.indexOf('<body'))
  expect(body).not.toMatch(/Stand |Notruf|Busfahrer|Kontakte|Zimmer<|Tage<|anrufen|Leistungsträger|Ansprechpartner|Uhr/)
})

test('ROOM-06 APP-05 a link speaks as its trip does unless told, and no other language than those of papers', async () => {
  const french = await planTrip(bernd)
  await expectStatus(200, bernd.patch(french.order, { orderLocale: 'fr' }))
  expect(await made({}, french)).toMatchObject({ locale: 'fr' })
  expect(await made({ locale: 'de_DE' }, french)).toMatchObject({ locale: 'de_DE' })
  expect(await made()).toMatchObject({ locale: 'de_DE' })
  expect((await make({ locale: 'it' })).status).toBe(422)
})

test('ROOM-03 ROOM-06 a room that is taken stands on the page and is told apart from those that count', async () => {
  const other = await planTrip(bernd)
  const list = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/room_lists', { order: other.order, name: 'Alle' }),
  )
  for (const extraType of [null, 'full', 'cancelled'])
    await expectStatus(
      201,
      bernd.post('/api/rooms', {
        roomList: `/api/room_lists/${list.id}`,
        roomType: { persons: 1, type: 'standard' },
        extraType,
      }),
    )
  expect(await read((await made({}, other)).path)).toContain('1 EZ (dazu 1 belegt)')
})

test('ROOM-06 TRUE-02 a link lasts as long beyond the return when the trip moves; one that was revoked stays ended', async () => {
  const moving = await planTrip(bernd)
  const [good, revoked] = [await made({}, moving), await made({}, moving)]
  await expectStatus(200, bernd.post(`/api/road_links/${revoked.id}/revoke`, {}))
  const move = async (startAt: string, endAt: string) => {
    const { version } = await expectStatus<{ version: number }>(200, bernd.get(moving.order))
    await expectStatus(200, bernd.patch(moving.order, { version, startAt, endAt }))
  }
  const ends = async () =>
    (await expectStatus<Link[]>(200, bernd.get(`/api/road_links?order.id=${moving.id}`))).find(
      ({ id }) => id === good.id,
    )?.expiresAt
  expect(await ends()).toBe('21.05.2027 00:00:00')
  // Across the end of summer time it is midnight again.
  await move('14.11.2027', '17.11.2027')
  expect(await ends()).toBe('21.11.2027 00:00:00')
  await read(good.path)
  expect((await open(revoked.path)).statusCode).toBe(404)
  await move('14.05.2027', '17.05.2027')
  expect(await ends()).toBe('21.05.2027 00:00:00')
})

test('ROOM-06 the token is kept nowhere, told once, and each opening is noted', async () => {
  const link = await made()
  const token = link.path.slice('/unterwegs/'.length)
  const kept = await desk.db.query<{ row: string }>(
    `select row_to_json(l)::text as row from road_links l union all select coalesce(after, before)::text from change_log
     union all select row_to_json(k)::text from idempotency_keys k`,
  )
  expect(kept.some(({ row }) => row?.includes(hashOf(token)))).toBe(true)
  expect(kept.filter(({ row }) => row?.includes(token))).toEqual([])
  await read(link.path)
  await read(link.path)
  const shown = (await links()).find(({ id }) => id === link.id)
  // The phone that has just read it and keeps it is one opening.
  expect(shown).toMatchObject({ openings: 1, lastOpenedAt: expect.stringMatching(/^\d\d\.\d\d\.\d{4} /) })
  expect(JSON.stringify(shown)).not.toContain(token)
  await desk.db.query(`update road_link_openings set at = at - interval '2 minutes'`)
  await read(link.path)
  expect((await links()).find(({ id }) => id === link.id)?.openings).toBe(2)
})

test('ROOM-06 names of guests are told only where somebody who may see them wished it, and as long as they may', async () => {
  const link = await made({ withNames: true })
  const page = await read(link.path)
  expect(page).toContain('Hannelore Geheim')
  expect(page).not.toMatch(/Erdnüsse|C01X|Waltraud/)
  await desk.db.query('update users set may_see_personal = false where id = 2')
  try {
    expect(await read(link.path)).not.toContain('Hannelore')
    await expect
      .poll(async () => (await make({ withNames: true })).body)
      .toMatchObject({
        violations: [
          {
            propertyPath: 'withNames',
            message: 'Namen der Gäste gibt nur weiter, wer das Recht „Personendaten sehen“ hat.',
          },
        ],
      })
  } finally {
    await desk.db.query('update users set may_see_personal = true where id = 2')
  }
})

test('ROOM-06 TRUE-04 a room list stands at the house in which the group sleeps by now', async () => {
  const moved = await planTrip(bernd)
  const [asked, instead] = await desk.db.query<{ id: number }>(
    `insert into providers (kind, name) values ('hotel', 'Hotell Bjørvika'), ('hotel', 'Hotell Kristinehus') returning id::int`,
  )
  const hotel = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/hotel_placeholders', { day: moved.days[0]?.link, isBrandNew: false }),
  )
  const placeholder = `/api/hotel_placeholders/${hotel.id}`
  const ask = (house: { id: number } | undefined) =>
    expectStatus<{ id: number }>(
      201,
      bernd.post('/api/hotel_requests', { placeholder, hotel: `/api/hotels/${house?.id}` }),
    )
  const first = await ask(asked)
  const list = { order: moved.order, name: 'Oslo', provider: `/api/providers/${asked?.id}` }
  await expectStatus(201, bernd.post('/api/room_lists', list))
  const { path } = await made({}, moved)
  const rooms = async () => /<details class="rooms"><summary>([^<]*)/.exec(await read(path))?.[1]
  expect(await rooms()).toBe('Oslo · Hotell Bjørvika')
  await expectStatus(200, bernd.patch(`/api/hotel_requests/${first.id}`, { requestStatus: { status: 'declined' } }))
  expect(await rooms()).toBe('Oslo')
  const second = await ask(instead)
  await expectStatus(200, bernd.patch(placeholder, { selectedRequest: `/api/requests/${second.id}` }))
  expect(await rooms()).toBe('Oslo · Hotell Kristinehus')
})

test('ROOM-06 a link that was revoked, is over or never was answers alike, and says nothing', async () => {
  const [revoked, over, deleted] = [await made(), await made(), await made({}, other)]
  await expectStatus(200, bernd.post(`/api/road_links/${revoked.id}/revoke`))
  const first = (await links()).find(({ id }) => id === revoked.id)?.revokedAt
  expect(first).toMatch(/^\d\d\./)
  await expectStatus(200, anna.post(`/api/road_links/${revoked.id}/revoke`))
  expect((await links()).find(({ id }) => id === revoked.id)?.revokedAt).toBe(first)
  await desk.db.query(`update road_links set expires_at = now() - interval '1 second' where id = ${over.id}`)
  await desk.db.query(`update orders set current_status = 'deleted' where id = ${other.id}`)
  const never = `/unterwegs/${'A'.repeat(43)}`
  for (const path of [revoked.path, over.path, deleted.path, never, '/unterwegs/x', `${revoked.path}x`]) {
    const answer = await open(path)
    expect([path, answer.statusCode, answer.body]).toEqual([path, 404, 'Das gibt es hier nicht.'])
  }
  await desk.db.query(`update orders set current_status = 'request' where id = ${other.id}`)
  expect((await desk.db.query('select from road_link_openings where road_link_id = $1', [revoked.id])).length).toBe(0)
})

test('ROOM-06 APP-02 whoever tries many tokens has to wait, others do not', async () => {
  const { path } = await made()
  for (let guess = 1; guess <= 30; guess++) {
    expect((await open(`/unterwegs/${String(guess).padStart(43, 'B')}`)).statusCode).toBe(404)
  }
  const refused = await open(path)
  expect([refused.statusCode, refused.body]).toEqual([429, 'Bitte später noch einmal versuchen.'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(20)
  expect((await open(path, '198.51.100.9')).statusCode).toBe(200)
})

test.each([
  [{ expiresOn: '01.01.2020' }, 'expiresOn', 'Dieser Tag ist schon vorbei'],
  [{ expiresOn: '17.06.2027' }, 'expiresOn', 'Höchstens 30 Tage nach der Rückkehr'],
  [{ expiresOn: '31.02.2027' }, 'expiresOn', 'Bitte einen Tag wie 31.12.2027 angeben'],
  [{ recipient: 'x'.repeat(101) }, 'recipient', 'Höchstens 100 Zeichen'],
])('ROOM-06 a link cannot be made of %j', async (body, propertyPath, message) => {
  const refused = await make(body)
  expect([refused.status, refused.body.violations]).toEqual([422, [{ propertyPath, message }]])
})

test('ROOM-06 APP-04 links of a trip of another house are neither seen, made nor revoked', async () => {
  const link = await made()
  expect((await make({}, clara)).status).toBe(404)
  expect((await clara.post(`/api/road_links/${link.id}/revoke`)).status).toBe(404)
  expect((await clara.get(`/api/road_links/${link.id}`)).status).toBe(404)
  expect((await clara.get<Link[]>('/api/road_links')).body).toEqual([])
  expect((await open(link.path)).statusCode).toBe(200)
})

test('ROOM-06 APP-04 from a token no way leads to another trip, to what guests told in confidence, or to a change', async () => {
  const link = await made({ withNames: true })
  const road = new pg.Client({ connectionString: urlOfRole(desk.db.adminUrl, 'reisewerk_road') })
  await road.connect()
  const ask = async (text: string, hash: string | null) => {
    await road.query('begin')
    try {
      if (hash !== null) await road.query(`select set_config('app.road', $1, true)`, [hash])
      // Whoever could say more about themselves gains nothing.
      await road.query(
        `select set_config('app.user', '1', true), set_config('app.organisations', '{1,2}', true), set_config('app.admin', 'true', true), set_config('app.trip', '${other.id}', true)`,
      )
      return (await road.query(text)).rows
    } finally {
      await road.query('rollback')
    }
  }
  const hash = hashOf(link.path.slice('/unterwegs/'.length))
  try {
    const readable = await desk.db.query<{ name: string; column: string }>(
      `select c.relname as name, min(a.attname) filter (where a.attname in ('id', 'order_id', 'organisation_id')) as column
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_column_privilege('reisewerk_road', c.oid, a.attnum, 'select')
       group by 1`,
    )
    expect(readable.length).toBeGreaterThan(30)
    const below = await desk.db.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'order_id'
       where has_column_privilege('reisewerk_road', c.oid, a.attnum, 'select')`,
    )
    for (const { name } of below) {
      const trips = await ask(`select distinct order_id::int as trip from ${name}`, hash)
      expect([name, trips.filter(({ trip: of }) => of !== trip.id)]).toEqual([name, []])
    }
    expect(await ask('select id::int as id from orders', hash)).toEqual([{ id: trip.id }])
    for (const { name, column } of readable) {
      expect([name, await ask(`select ${column} from ${name}`, null)]).toEqual([name, []])
      expect([name, await ask(`select ${column} from ${name}`, hashOf('a guess'))]).toEqual([name, []])
    }
    for (const statement of [
      'select allergies from passengers',
      'select document_number from passengers',
      'select date_of_birth from passengers',
      'select price_cents from request_cabins',
      'select * from calculations',
      'select * from clients',
      'select * from road_links',
      'select email from contacts',
      'select * from change_log',
      `insert into road_links (order_id, user_id, token_hash, expires_at) values (${other.id}, 1, '${'0'.repeat(64)}', now())`,
      `update orders set trip_name = 'x'`,
      'delete from days',
      'insert into road_link_openings (order_id, road_link_id) values (1, 1)',
      'set role reisewerk_app',
    ]) {
      await expect(ask(statement, hash), statement).rejects.toThrow(/permission denied/)
    }
  } finally {
    await road.end()
  }
})
