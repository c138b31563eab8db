import type { ImportGround, RunOutcome } from '@reisewerk/domain/imports/import.contract.ts'
import { fieldOfHeadIn } from '@reisewerk/domain/imports/import-kinds.ts'
import { columnsOfTable } from '@reisewerk/domain/tables/columns.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let desk: TestApp
let anna: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-15T09:00:00Z') })
  await loadNorth(desk.db)
  anna = await desk.as('anna')
  const client = { companyName: 'Kantorei St. Michael e. V.', shortName: 'Kantorei', customerNumber: 'K-2001' }
  await expectStatus(201, anna.post('/api/clients', { ...client, organisationFilter: '/api/organisations/1' }))
})
afterAll(() => desk.close())

const heads = [
  'Vorgang',
  'Gruppe',
  'Kunde',
  'Reise',
  'von',
  'bis',
  'Status',
  'DZ',
  'EZ',
  'Pax',
  'Hotel',
  'Anreise',
  'Nächte',
]
const first = [
  ...['27-0118', 'Kantorei', 'K-2001', 'Fjorde', '14.05.2027', '17.05.2027', 'gebucht', '18', '2', ''],
  ...['Hotel Fjordblick', '14.05.2027', '1'],
]
const second = [
  ...['27-0118', 'Kantorei', 'K-2001', 'Fjorde', '14.05.2027', '17.05.2027', 'gebucht', '', '', ''],
  ...['Haus Unbekannt', '15.05.2027', ''],
]
const other = ['', 'Landfrauen', 'Niemand', '', '2027-09-02', '2027-09-06', 'Option', '', '', '41', '', '', '']

function run(rows: string[][], more: object = {}) {
  const columns = columnsOfTable(rows, 0, fieldOfHeadIn('trips')).map(({ field }) => field)
  const body = { organisation: 1, kind: 'trips', fileName: 'Reisen.xlsx', rows, headRow: 0, columns, ...more }
  return anna.post<RunOutcome & { violations?: { propertyPath: string; message: string }[] }>('/api/imports', body)
}

type Trip = { id: number; groupName: string }
const trips = (search: string) => expectStatus<Trip[]>(200, anna.get(`/api/orders?_search=${search}`))
const counted = async (table: string) =>
  (await desk.db.query<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count

test('MOVE-03 running trips come with number, client, days, contingent and hotels; a second line adds a hotel; one undo takes all back', async () => {
  const ground = await expectStatus<ImportGround>(200, anna.get('/api/imports/ground?kind=trips&organisation=1'))
  expect(ground.clients).toEqual(expect.arrayContaining(['k-2001', 'kantorei st. michael e. v.']))
  expect(ground.hotels).toContain('hotel fjordblick')

  const done = await expectStatus<RunOutcome>(201, run([heads, first, second, other]))
  expect(done).toMatchObject({ added: 2, changed: 0, skipped: 0 })
  const [trip] = await desk.db.query<Record<string, unknown>>(
    `select o.id, o.import_id as "importId", o.current_status as status, o.trip_name as trip, c.company_name as client,
       o.start_at::text as "from", o.end_at::text as "to", f.hotel_pax_asked as asked, f.hotel_pax_reserved as reserved,
       (select count(*)::int from days d where d.order_id = o.id) as days
     from orders o left join clients c on c.id = o.client_id join order_figures f on f.order_id = o.id where o.group_name = 'Kantorei'`,
  )
  expect(trip).toMatchObject({
    ...{ importId: '27-0118', status: 'booked', trip: 'Fjorde', client: 'Kantorei St. Michael e. V.' },
    ...{ from: '2027-05-14', to: '2027-05-17', days: 4, asked: 38, reserved: 38 },
  })
  const stays = await desk.db.query(
    `select d.date::text as day, to_char(p.start_at, 'YYYY-MM-DD') as "from", to_char(p.end_at, 'YYYY-MM-DD') as "to", v.name as house
     from placeholders p join days d on d.id = p.day_id left join requests r on r.placeholder_id = p.id left join providers v on v.id = r.provider_id
     where p.order_id = $1 order by d.date`,
    [trip?.id],
  )
  expect(stays).toEqual([
    { day: '2027-05-14', from: '2027-05-14', to: '2027-05-15', house: 'Hotel Fjordblick' },
    { day: '2027-05-15', from: '2027-05-15', to: '2027-05-17', house: null },
  ])
  const [women] = await desk.db.query(
    `select o.client_id as client, o.current_status as status, f.hotel_pax_asked as asked, f.hotel_pax_reserved as reserved
     from orders o join order_figures f on f.order_id = o.id where o.group_name = 'Landfrauen'`,
  )
  expect(women).toEqual({ client: null, status: 'pre_reservation', asked: 41, reserved: 0 })
  // Found by the number people know.
  expect((await trips('27-0118')).length).toBe(1)

  expect(await expectStatus(200, anna.post(`/api/imports/${done.id}/take-back`))).toEqual({ stayed: 0 })
  expect(await trips('Kantorei')).toEqual([])
  for (const table of ['days', 'placeholders', 'requests', 'order_hotel_rooms'])
    expect(await counted(table), table).toBe(0)
})

test('MOVE-03 a trip that is there is told by its number, or by group and first day; updated it keeps its days and contingent', async () => {
  const done = await expectStatus<RunOutcome>(201, run([heads, first]))
  const moved = first.with(6, 'storniert')
  expect(await expectStatus(201, run([heads, moved]))).toMatchObject({ added: 0, skipped: 1 })
  const update = await expectStatus<RunOutcome>(201, run([heads, moved], { otherwise: 'update' }))
  expect(update).toMatchObject({ changed: 1 })
  const status = async () =>
    (
      await desk.db.query<{ status: string; days: number }>(
        `select current_status as status, (select count(*)::int from days d where d.order_id = o.id) as days
         from orders o where o.import_id = '27-0118'`,
      )
    ).map((row) => [row.status, row.days])
  expect(await status()).toEqual([['cancelled', 4]])
  await expectStatus(200, anna.post(`/api/imports/${update.id}/take-back`))
  expect(await status()).toEqual([['booked', 4]])

  // Next year's trip of the same group is another one.
  const next = first.with(0, '').with(4, '12.05.2028').with(5, '15.05.2028').with(10, '').with(11, '').with(12, '')
  expect(await expectStatus(201, run([heads, next]))).toMatchObject({ added: 1 })

  // Somebody works on the trip: it stays, and what they did with it.
  const [trip] = await desk.db.query<{ id: number; day: number }>(
    `select o.id, (select min(d.id) from days d where d.order_id = o.id) as day from orders o where o.import_id = '27-0118'`,
  )
  await expectStatus(201, anna.post('/api/free_text_items', { day: `/api/days/${trip?.day}`, timeOfDay: '14:30' }))
  const { stayed } = await expectStatus<{ stayed: number }>(200, anna.post(`/api/imports/${done.id}/take-back`))
  expect(stayed).toBeGreaterThan(0)
  expect(await desk.db.query('select from days where id = $1', [trip?.day])).toHaveLength(1)
})

test('MOVE-03 lines no trip can be made of say why, and nothing is taken over', async () => {
  const wrong = [
    ['1', '', '', '', '14.05.2027', '17.05.2027', '', '', '', '', '', '', ''],
    ['2', 'Chor', '', '', '17.05.2027', '14.05.2027', 'vielleicht', '', '', '', '', '', ''],
    ['3', 'Chor', '', '', '14.05.', '17.05.2027', '', 'viele', '', '', 'Hotel Fjordblick', '', ''],
    ['4', 'Chor', '', '', '14.05.2027', '17.05.2027', '', '', '', '', 'Hotel Fjordblick', '17.05.2027', ''],
  ]
  const { status, body } = await run([heads, ...wrong])
  expect(status).toBe(422)
  expect(body.violations?.map(({ propertyPath, message }) => `${propertyPath} ${message}`)).toEqual([
    'line.2 Gruppe oder Kunde fehlt.',
    'line.3 „vielleicht“ ist kein Status einer Reise.',
    'line.3 Das Ende liegt vor dem Beginn.',
    'line.4 „14.05.“ ist kein Tag mit Jahr.',
    'line.4 Die Zahl der Doppelzimmer ist eine Zahl bis 999.',
    'line.5 Das Hotel beginnt an keinem Tag dieser Reise.',
  ])
})
