import { randomUUID } from 'node:crypto'
import { checklistTemplates } from '@reisewerk/demo/agency/task-templates.ts'
import { DatabaseNotEmptyError } from '@reisewerk/demo/load-demo.ts'
import { demoPassword } from '@reisewerk/domain/accounts/sign-in.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { verifyPassword } from '../features/accounts/sign-in/passwords.ts'
import { migrate } from '../platform/database/migrate.ts'
import { timeOf } from '../test/in-time.ts'
import { databaseUrl, runSql } from '../test/test-database.ts'
import { loadDemoAgency } from './load-demo-agency.ts'

/** The shelves of concepts are orders, too (docs/decisions/016). */
const trips = `orders where current_status <> 'concept'`
const name = `demo_${randomUUID().replaceAll('-', '')}`
let owner: pg.Client
let seconds: number
const url = (database = name) => databaseUrl(inject('clusterUrl'), database)
/** Loads the agency into a database of its own. @returns how many seconds that took */
async function secondsOfLoading(database: string): Promise<number> {
  await runSql(inject('clusterUrl'), `create database ${database} template template0`)
  await migrate(url(database))
  return (await timeOf(() => loadDemoAgency(url(database), '2028-02-29'))) / 1000
}
const rowsOf = async (text: string) => (await owner.query(text)).rows
const countOf = async (from: string) => Number((await rowsOf(`select count(*) as n from ${from}`))[0].n)

beforeAll(async () => {
  seconds = await secondsOfLoading(name)
  owner = new pg.Client({ connectionString: url() })
  await owner.connect()
})

afterAll(async () => {
  await owner.end()
  await runSql(inject('clusterUrl'), `drop database ${name}`)
})

test('APP-01 the demo agency is loaded in less than ten seconds', async () => {
  // A machine that is busy with others makes it slower, never faster: then it is tried again.
  for (let more = 1; seconds >= 10 && more <= 3; more++) {
    seconds = await secondsOfLoading(`${name}_${more}`)
    await runSql(inject('clusterUrl'), `drop database ${name}_${more}`)
  }
  expect(seconds).toBeLessThan(10)
})

test('APP-01 it is large enough to work with', async () => {
  expect(await countOf(trips)).toBe(60)
  expect(await countOf(`providers where kind = 'hotel'`)).toBeGreaterThanOrEqual(150)
  expect(await countOf('clients')).toBe(25)
  expect(await countOf('requests r join placeholders p on p.selected_request_id = r.id')).toBeGreaterThan(50)
  expect(await countOf(`${trips} and primary_order_contact_id is null`)).toBe(0)
})

test('ROOM-01 ROOM-08 trips that are about to begin have their guests in rooms, and their hotels have the list', async () => {
  const lists = `room_lists l join orders o on o.id = l.order_id and o.current_status = 'documents_sent'`
  expect(await countOf(lists)).toBeGreaterThanOrEqual(3)
  expect(await countOf(`${lists} where (select count(*) from passengers p where p.order_id = o.id) = 45`)).toBe(1)
  expect(await countOf('hotel_lists where sent_at is not null and is_confirmed')).toBeGreaterThan(2)
  expect(await countOf('rooms r where (select count(*) from passengers p where p.room_id = r.id) > r.persons')).toBe(0)
})

test('TRUE-07 INV-12 no supplier has written an invoice of tomorrow, and none was approved before it came', async () => {
  expect(await countOf('supplier_invoices')).toBeGreaterThan(20)
  expect(await countOf(`supplier_invoices where invoice_date > '2028-02-29' or approved_at > '2028-02-29'`)).toBe(0)
  expect(await countOf('supplier_invoices where approved_at < invoice_date')).toBe(0)
})

test('DOC-01 DOC-04 trips that are about to begin say what their documents say, in both houses', async () => {
  for (const house of [1, 2]) {
    const of = (type: string) =>
      countOf(
        `trip_details t join orders o on o.id = t.order_id and o.organisation_id = ${house} where t.type = '${type}'`,
      )
    for (const type of ['general_info', 'provider_info', 'box', 'box_map', 'menu']) {
      expect(await of(type), `${type} of house ${house}`).toBeGreaterThan(0)
    }
    const written = `trip_papers t join orders o on o.id = t.order_id and o.organisation_id = ${house}`
    expect(await countOf(`${written} where t.contact_id is not null`)).toBeGreaterThan(0)
  }
  expect(await countOf('trip_details where not is_editable and template_id is not null')).toBeGreaterThan(3)
  expect(await countOf('placeholders where voucher_is_editable')).toBeGreaterThan(3)
  for (const table of ['days', 'requests']) {
    const done = `${table} x join trip_papers t on t.order_id = x.order_id where x.trip_detail_progress`
    expect(await countOf(`${done} = 100`), table).toBeGreaterThan(3)
    expect(await countOf(`${done} = 0`), table).toBeGreaterThan(3)
  }
})

test('OFFER-04 every trip is offered in the currency of its client', async () => {
  expect(await countOf(`${trips} and order_currency = 'CHF'`)).toBeGreaterThan(0)
  expect(
    await countOf(`calculation_price_contingents p join orders o on o.id = p.order_id
       where p.sell_price_cents is not null and p.sell_price_currency <> o.order_currency`),
  ).toBe(0)
})

test('OFFER-01 OFFER-04 an offer speaks for two trips, names houses and lines, and has extras and discounts', async () => {
  const attached = await rowsOf(`select m.trip_name as main, o.trip_name as attached from offer_attached_orders j
    join orders m on m.id = j.order_id join orders o on o.id = j.attached_order_id`)
  expect(attached).toEqual([{ main: 'Chorreise Norwegen', attached: 'Chorreise Norwegen, zweite Gruppe' }])
  const named = (type: string, kind: string) =>
    countOf(`placeholders p join providers v on v.id = p.offer_provider_id
      where p.offer_type = '${type}' and p.kind = '${kind}' and v.kind = '${kind}'`)
  expect(await named('example', 'hotel')).toBeGreaterThan(10)
  expect(await named('fixed', 'ferry')).toBeGreaterThan(0)
  expect(await countOf('placeholders where offer_type is not null and offer_provider_id is null')).toBe(0)
  expect(
    await countOf(
      "placeholders p join orders o on o.id = p.order_id and p.offer_type is not null and o.current_status not in ('offer_sent', 'provisional_offer_sent')",
    ),
  ).toBe(0)
  expect(await countOf('calculation_price_extras where sell_price_cents < 0')).toBeGreaterThan(3)
  expect(await countOf('calculation_price_extras where sell_price_cents > 0')).toBeGreaterThan(3)
  expect(
    await countOf(
      `calculation_price_extras x join orders o on o.id = x.order_id where x.sell_price_currency <> o.order_currency`,
    ),
  ).toBe(0)
  expect(await countOf('calculation_free_places')).toBe(1)
})

test('MAIL-03 no client has got a mail in a language or tone of another', async () => {
  expect(await countOf('email_messages')).toBe(12)
  expect(
    await countOf(
      `email_messages m join orders o on o.id = m.order_id where o.order_locale <> 'de_DE' or not o.is_formal`,
    ),
  ).toBe(0)
})

test('MD-09 both houses have overall concepts of days with services of all kinds, which are no trips', async () => {
  const houses = await rowsOf(
    `select organisation_id::int as house, count(*)::int as concepts from order_concepts group by 1 order by 1`,
  )
  expect(houses).toEqual([
    { house: 1, concepts: 5 },
    { house: 2, concepts: 3 },
  ])
  expect(await countOf('day_concepts')).toBeGreaterThanOrEqual(40)
  expect(
    await countOf('(select from day_concepts group by organisation_id, lower(name) having count(*) > 1) twice'),
  ).toBe(0)
  const kinds = await rowsOf(
    `select distinct p.kind from day_concepts c join placeholders p on p.day_id = c.id order by p.kind`,
  )
  expect(kinds.map(({ kind }) => kind)).toEqual(['airline', 'ferry', 'free', 'hotel', 'other', 'route', 'train'])
  // Nobody has been asked for a concept, and what belongs to trips does not hang on it.
  expect(
    await countOf(`requests r join day_concepts c on c.shelf_id = r.order_id where r.status = 'new'`),
  ).toBeGreaterThan(20)
  expect(await countOf(`requests r join day_concepts c on c.shelf_id = r.order_id where r.status <> 'new'`)).toBe(0)
  for (const table of ['todos', 'checklist_items', 'order_search', 'order_figures']) {
    expect(await countOf(`${table} x join day_concepts c on c.shelf_id = x.order_id`), table).toBe(0)
  }
  expect(await countOf(`order_counts where current_status = 'concept'`)).toBe(0)
  const misplaced = await countOf(
    `day_concepts c join days d on d.id = c.id join placeholders p on p.day_id = d.id where p.start_at::date <> d.date`,
  )
  expect(misplaced).toBe(0)
})

test('MD-08 both houses have templates of every kind, those of offers and documents in each language', async () => {
  for (const house of [1, 2]) {
    expect(await countOf(`condition_sets where organisation_id = ${house}`)).toBeGreaterThanOrEqual(3)
    for (const table of ['todo_templates', 'checklist_templates', 'email_templates', 'menus']) {
      expect(await countOf(`${table} where organisation_id = ${house}`), table).toBeGreaterThanOrEqual(5)
    }
    for (const table of ['offer_intro_templates', 'bullet_points', 'trip_detail_templates', 'document_templates']) {
      const languages = await rowsOf(`select distinct locale from ${table} where organisation_id = ${house} order by 1`)
      expect(
        languages.map(({ locale }) => locale),
        table,
      ).toEqual(['de_DE', 'en', 'fr'])
    }
  }
})

test('DAY-04 the order of a day names exactly its services', async () => {
  const wrong = await rowsOf(
    `select d.id, d.sort_helper from days d
     where (select coalesce(array_agg(kind || '-' || id order by kind || '-' || id), '{}') from placeholders where day_id = d.id)
       is distinct from (select coalesce(array_agg(key order by key), '{}') from unnest(d.sort_helper) key)`,
  )
  expect(wrong).toEqual([])
})

test('PLACE-15 the airline no-name has id -1 and serves every organisation', async () => {
  expect(await rowsOf(`select id::int, organisation_id from providers where name = 'no-name'`)).toEqual([
    { id: -1, organisation_id: null },
  ])
})

test('APP-02 three accounts can sign in with the password of the demo, the other colleagues cannot', async () => {
  const accounts = await rowsOf(
    `select u.email, u.role, a.password, array(select organisation_id::int from user_organisations where user_id = u.id) as houses
     from users u join auth_accounts a on a.user_id = u.id order by u.id`,
  )
  expect(accounts.map(({ email, role, houses }) => [email, role, houses])).toEqual([
    ['anna@reisewerk.example', 'admin', [1, 2]],
    ['bernd@reisewerk.example', 'user', [1]],
    ['clara@reisewerk.example', 'user', [2]],
  ])
  for (const { password } of accounts) expect(await verifyPassword(demoPassword, password)).toBe(true)
  expect(await countOf('users')).toBe(6)
})

test('APP-01 the database is marked as a demo, and its history starts empty', async () => {
  expect(await countOf('installation where demo_loaded_at is not null')).toBe(1)
  expect(await countOf('change_log')).toBe(0)
})

test('LIST-01 figures and search words of the trips are there', async () => {
  expect(await countOf(`order_search where words ilike '%Chorreise Norwegen%'`)).toBe(2)
  expect(await countOf('order_figures where hotel_pax_asked > 0')).toBe(60)
})

test('APP-13 what people do afterwards gets new ids and is logged', async () => {
  const stored = await countOf('orders')
  const [created] = await rowsOf(
    `insert into orders (organisation_id, order_number, start_at, end_at, user_id)
     values (1, '2899999', '2028-05-01', '2028-05-02', 1) returning id::int`,
  )
  expect(created.id).toBe(stored + 1)
  // A new trip brings the deadline of § 651h BGB and its house's checklist along (TODO-14), and the log says so.
  expect(
    await rowsOf(
      `select table_name, operation, coalesce(after->>'name', after->>'title') as name from change_log order by id`,
    ),
  ).toEqual([
    { table_name: 'orders', operation: 'insert', name: null },
    { table_name: 'todos', operation: 'insert', name: 'Mindestteilnehmer prüfen (§ 651h)' },
    ...checklistTemplates
      .filter(({ from }) => from === 'new')
      .map(({ title }) => ({ table_name: 'checklist_items', operation: 'insert', name: title })),
  ])
})

test('NEW-12 numbers continue after the last one given out', async () => {
  const [{ last, given }] = await rowsOf(
    `select last_number as last, (select max(substr(order_number, 3)::int) from orders where order_number like '28%' and id <= 60) as given
     from order_numbers where year = 2028`,
  )
  expect(last).toBe(given)
})

test('APP-01 a database that holds an agency is left alone', async () => {
  await expect(loadDemoAgency(url(), '2028-03-01')).rejects.toBeInstanceOf(DatabaseNotEmptyError)
  expect(await countOf(`${trips} and order_number <> '2899999'`)).toBe(60)
})
