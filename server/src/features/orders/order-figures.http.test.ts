import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { urlOfRole } from '../../platform/database/roles.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let desk: TestApp
let anna: Caller
let bernd: Caller
beforeAll(async () => {
  desk = await testApp()
  ;[anna, bernd] = await Promise.all([desk.as('anna'), desk.as('bernd')])
})
afterAll(() => desk.close())

type Listed = {
  complexity: string | null
  hotelContingent: string
  ferryContingent: string
  orderTodo: { dueDate: string | null }
  info: { paxAsked: number; paxReserved: number }
}
async function listed(trip: PlannedTrip): Promise<Listed | undefined> {
  const { body } = await anna.get<Listed[]>(`/api/orders?_groups[]=order_list_read&id=${trip.id}`)
  return body[0]
}

test('LIST-01 the list names a trip’s complexity and contingents, also after they came and went', async () => {
  const trip = await planTrip(anna)
  const [own] = await desk.db.query<{ complexity: number; hotel: number; ferry: number }>(
    `select c.id as complexity, h.id as hotel, f.id as ferry from order_contingent_hotels h
     join order_contingent_ferries f using (order_id) join complexities c using (order_id) where order_id = $1`,
    [trip.id],
  )
  expect(await listed(trip)).toMatchObject({
    complexity: `/api/complexities/${own?.complexity}`,
    hotelContingent: `/api/order_contingent_hotels/${own?.hotel}`,
    ferryContingent: `/api/order_contingent_ferries/${own?.ferry}`,
    info: { paxAsked: 38, paxReserved: 0 },
  })
  await desk.db.query('delete from complexities where order_id = $1', [trip.id])
  expect((await listed(trip))?.complexity).toBeNull()
  await expectStatus(200, anna.patch(trip.order, { complexity: { offerComplexity: 3 } }))
  expect((await listed(trip))?.complexity).toMatch(/^\/api\/complexities\/\d+$/)
})

test('LIST-01 a to-do that goes to another trip is that trip’s most urgent one, and no longer this one’s', async () => {
  const [from, to] = [await planTrip(anna), await planTrip(anna)]
  const usual = (await listed(from))?.orderTodo.dueDate
  await desk.db.query(
    `insert into todos (organisation_id, order_id, name, due_date) values (1, $1, 'Anzahlung', '2027-02-01')`,
    [from.id],
  )
  expect((await listed(from))?.orderTodo.dueDate).toMatch(/^01\.02\.2027/)
  await desk.db.query(`update todos set order_id = $2 where order_id = $1 and name = 'Anzahlung'`, [from.id, to.id])
  expect((await listed(from))?.orderTodo.dueDate).toBe(usual)
  expect((await listed(to))?.orderTodo.dueDate).toMatch(/^01\.02\.2027/)
})

test('LIST-01 APP-14 two people who change parts of one trip at the same time both count', async () => {
  const trip = await planTrip(anna)
  const [first, second] = await Promise.all([connection(), connection()])
  await first.query('begin')
  await first.query(
    `insert into todos (organisation_id, order_id, name, due_date) values (1, $1, 'Anzahlung', '2027-02-01')`,
    [trip.id],
  )
  await first.query('update orders set trip_name = $2 where id = $1', [trip.id, 'Fjordreise'])
  const waiting = second.query('update order_hotel_rooms set asked_amount = 21 where order_id = $1 and persons = 2', [
    trip.id,
  ])
  await first.query('commit')
  await waiting
  expect(await listed(trip)).toMatchObject({
    info: { paxAsked: 42 },
    orderTodo: { dueDate: expect.stringMatching(/^01/) },
  })
  await Promise.all([first.end(), second.end()])
})

test('APP-13 figures are seen by whoever sees the trip, whatever becomes of it', async () => {
  const trip = await planTrip(anna)
  const app = await connection(urlOfRole(desk.db.adminUrl, 'reisewerk_app'))
  const seen = async () => {
    await app.query('begin')
    await app.query(`select set_config('app.user', '2', true), set_config('app.organisations', '{1}', true)`)
    const { rowCount } = await app.query('select from order_figures where order_id = $1', [trip.id])
    await app.query('rollback')
    return rowCount
  }
  expect(await seen()).toBe(1)
  await expectStatus(200, anna.patch(trip.order, { isAdminOnly: true }))
  expect(await seen()).toBe(0)
  await expectStatus(200, anna.patch(trip.order, { isAdminOnly: false }))
  expect(await seen()).toBe(1)
  await expectStatus(200, bernd.patch(`${trip.order}?_groups[]=soft_delete`, { currentStatus: 'deleted' }))
  expect(await seen()).toBe(0)
  await app.end()
})

type Item = { id: number }
type Beside = { client: string | null; destination: string | null }
const make = (path: string, body: object) => expectStatus<Item>(201, anna.post(`/api/${path}`, body))
const dates = { organisationFilter: '/api/organisations/1', startAt: '14.05.2027', endAt: '17.05.2027' }
const linkOf = (resource: string, { id }: Item) => `/api/${resource}/${id}`
const clientNamed = async (companyName: string) =>
  linkOf(
    'clients',
    await make('clients', { companyName, shortName: companyName, organisationFilter: '/api/organisations/1' }),
  )
const destinationNamed = async (name: string) =>
  linkOf('destinations', await make('destinations', { name, country: 'HR' }))

async function beside({ id }: Item): Promise<Beside | undefined> {
  const [row] = await desk.db.query<Beside>(
    'select client_name as client, destination_name as destination from order_figures where order_id = $1',
    [id],
  )
  return row
}

test('LIST-02 APP-03 APP-04 sorted by client or destination: German order, none last, everybody what they see', async () => {
  const groupName = 'Namensprobe'
  const [opal, oederan, ohne] = await Promise.all(['Opalchor', 'Öderaner Chor', 'Ohrenchor'].map(clientNamed))
  const [zadar, aachen] = await Promise.all(['Zadar', 'Aachen'].map(destinationNamed))
  const made = {
    none: await make('orders', { ...dates, groupName }),
    oederan: await make('orders', { ...dates, groupName, client: oederan, trip: { mainDestination: aachen } }),
    opal: await make('orders', { ...dates, groupName, client: opal, trip: { mainDestination: zadar } }),
    hidden: await make('orders', { ...dates, groupName, client: ohne, isAdminOnly: true }),
  }
  const names = new Map(Object.entries(made).map(([name, { id }]) => [id, name]))
  const sorted = async (by: Caller, order: string) => {
    const path = `/api/orders?_groups[]=order_list_read&_search=${groupName}&_order${order}`
    const { headers, body } = await by.get<Item[]>(path)
    expect(Number(headers['x-total-items'])).toBe(body.length)
    return body.map(({ id }) => names.get(id))
  }
  expect(await sorted(bernd, '[client]=asc')).toEqual(['oederan', 'opal', 'none'])
  expect(await sorted(bernd, '[client]=desc')).toEqual(['opal', 'oederan', 'none'])
  expect(await sorted(anna, '[client]=asc')).toEqual(['oederan', 'hidden', 'opal', 'none'])
  expect(await sorted(await desk.as('clara'), '[client]=asc')).toEqual([])
  expect(await sorted(bernd, '[trip.destinations]=asc')).toEqual(['oederan', 'opal', 'none'])
  expect(await sorted(bernd, '[trip.destinations]=desc')).toEqual(['opal', 'oederan', 'none'])

  await expectStatus(200, anna.patch(String(oederan), { companyName: 'Zitherchor' }))
  await expectStatus(200, anna.patch(String(zadar), { name: 'Aabenraa' }))
  expect(await sorted(bernd, '[client]=asc')).toEqual(['opal', 'oederan', 'none'])
  expect(await sorted(bernd, '[trip.destinations]=asc')).toEqual(['opal', 'oederan', 'none'])
  expect(await beside(made.oederan)).toEqual({ client: 'Zitherchor', destination: 'Aachen' })

  await expectStatus(200, anna.patch(linkOf('orders', made.oederan), { client: null, trip: { mainDestination: null } }))
  expect(await beside(made.oederan)).toEqual({ client: null, destination: null })
  expect(await sorted(bernd, '[client]=asc')).toEqual(['opal', 'none', 'oederan'])
})

test('LIST-02 APP-14 a trip that goes to a client while that one is renamed stands by the new name', async () => {
  const [here, there, third] = await Promise.all(['Hier', 'Dort', 'Drüben'].map(clientNamed))
  const trip = await make('orders', { ...dates, groupName: 'Umzug', client: here })
  const idOf = (link: string | undefined) => Number(link?.split('/').at(-1))
  const move = [`update orders set client_id = $2 where id = $1`, [trip.id, idOf(there)]] as const
  const rename = [`update clients set company_name = 'Dort neu' where id = $1`, [idOf(there)]] as const
  await oneAfterTheOther(move, rename)
  expect((await beside(trip))?.client).toBe('Dort neu')

  const back = [`update clients set company_name = 'Drüben neu' where id = $1`, [idOf(third)]] as const
  await oneAfterTheOther(back, [`update orders set client_id = $2 where id = $1`, [trip.id, idOf(third)]])
  expect((await beside(trip))?.client).toBe('Drüben neu')

  // Who was left meanwhile takes nothing along.
  const away = [`update orders set client_id = $2 where id = $1`, [trip.id, idOf(here)]] as const
  await oneAfterTheOther(away, [`update clients set company_name = 'Drüben alt' where id = $1`, [idOf(third)]])
  expect((await beside(trip))?.client).toBe('Hier')
})

test('LIST-02 a colleague who is called otherwise, or hands a trip on, stands by the new name', async () => {
  const trip = await planTrip(anna)
  const responsible = async () =>
    (
      await desk.db.query<{ name: string }>('select user_name as name from order_figures where order_id = $1', [
        trip.id,
      ])
    )[0]?.name
  const named = async (id: number) =>
    (await desk.db.query<{ name: string }>('select last_name as name from users where id = $1', [id]))[0]?.name
  await expectStatus(200, anna.patch(trip.order, { user: '/api/users/2' }))
  expect(await responsible()).toBe(await named(2))
  await desk.db.query(`update users set last_name = 'Zabel' where id = 2`)
  expect(await responsible()).toBe('Zabel')
  await expectStatus(200, anna.patch(trip.order, { user: '/api/users/1' }))
  expect(await responsible()).toBe(await named(1))
})

test('LIST-02 the list by client, destination, deadline, name, colleague or guests is read from an index, as it stands among the clients', async () => {
  await desk.db.query(`insert into clients (organisation_id, company_name, short_name)
    select 1, 'Chor ' || left(md5(n::text), 3), 'C' from generate_series(1, 60) n`)
  await desk.db.query(`insert into orders (organisation_id, order_number, client_id, main_destination_id, start_at, end_at, user_id)
    select 1, 'V' || n, (select max(id) from clients) - n % 61, nullif((select max(id) from destinations) - n % 2, 0),
      date '2027-01-01' + n % 90, date '2027-01-05' + n % 90, 2 from generate_series(1, 2000) n`)
  await desk.db.query(`insert into todos (organisation_id, order_id, name, due_date)
    select 1, id, 'Nachfassen', start_at - 30 from orders where order_number like 'V%' and id % 3 > 0`)
  await desk.db.query('analyze orders, order_figures')
  await desk.db.query(`update orders set group_name = 'Gruppe ' || left(md5(order_number), 4), trip_name = 'Reise ' || length(order_number),
    import_id = case when id % 4 > 0 then 'alt ' || id % 7 end, user_id = case when id % 5 = 0 then 1 else 2 end
    where order_number like 'V%'`)
  await desk.db.query('analyze orders, order_figures')
  const upAndDown = (name: string) => [name, `${name}_down`]
  const sorts: Record<string, [expression: string, indexes: string[]]> = {
    client: ['(select company_name from clients where id = client_id)', upAndDown('order_figures_by_client')],
    'trip.destinations': [
      '(select name from destinations where id = main_destination_id)',
      upAndDown('order_figures_by_destination'),
    ],
    'orderTodo.dueDate': [
      `(select min(due_date) from todos where order_id = o.id and status <> 'done')`,
      upAndDown('order_figures_by_todo'),
    ],
    user: ['(select last_name from users where id = user_id)', upAndDown('order_figures_by_user')],
    hotelContingent: [
      '(select hotel_pax_asked from order_figures where order_id = o.id)',
      upAndDown('order_figures_by_guests'),
    ],
    groupName: ['group_name', ['orders_by_group_name', 'orders_by_group_name']],
    'trip.name': ['trip_name', ['orders_by_trip_name', 'orders_by_trip_name']],
    _importId: ['import_id', upAndDown('orders_by_import_id')],
  }
  const read: [path: string, index: string][] = []
  for (const [name, [expression, indexes]] of Object.entries(sorts)) {
    for (const [place, direction] of ['asc', 'desc'].entries()) {
      const rows = await desk.db.query<Item>(
        `select id::int from orders o where current_status not in ('deleted', 'concept')
         order by ${expression} ${direction} nulls last, id limit 60`,
      )
      const path = `/api/orders?_groups[]=order_list_read&_itemsPerPage=30&_order[${name}]=${direction}`
      const pages = await Promise.all(['', '&_page=2'].map((page) => anna.get<Item[]>(`${path}${page}`)))
      expect(pages.flatMap(({ body }) => body.map(({ id }) => id))).toEqual(rows.map(({ id }) => id))
      read.push([path, indexes[place] ?? ''])
    }
  }
  const unused = async () => {
    for (const [path] of read) await anna.get(path)
    const sql = 'select indexrelname from pg_stat_user_indexes where indexrelname = any ($1) and idx_scan = 0'
    return desk.db.query(sql, [read.map(([, index]) => index)])
  }
  // PostgreSQL counts with a second's delay.
  await expect.poll(unused, { timeout: 60_000, interval: 300 }).toEqual([])
}, 120_000)

type Statement = readonly [sql: string, values: readonly unknown[]]

/** The second begins while the first is not committed, and ends after it. */
async function oneAfterTheOther([sql, values]: Statement, [later, laterValues]: Statement): Promise<void> {
  const [first, second] = await Promise.all([connection(), connection()])
  const { rows } = await second.query<{ pid: number }>('select pg_backend_pid() as pid')
  await first.query('begin')
  await first.query(sql, [...values])
  const waiting = second.query(later, [...laterValues])
  await waitsOrIsDone(rows[0]?.pid, waiting)
  await first.query('commit')
  await waiting
  await Promise.all([first.end(), second.end()])
}

/** Until the statement waits for somebody else's lock, or needed none. */
async function waitsOrIsDone(pid: number | undefined, waiting: Promise<unknown>): Promise<void> {
  let isDone = false
  void waiting.then(() => {
    isDone = true
  })
  while (!isDone) {
    const [row] = await desk.db.query<{ waits: boolean }>('select cardinality(pg_blocking_pids($1)) > 0 as waits', [
      pid,
    ])
    if (row?.waits) return
  }
}

async function connection(url = desk.db.adminUrl): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}
