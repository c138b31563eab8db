import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../test-app.ts'
import { allResources, offers } from './resources.ts'

let desk: TestApp
beforeAll(async () => {
  desk = await testApp()
})
afterAll(() => desk.close())

const resources = await allResources()
const told = new Set(resources.flatMap(({ binding }) => Object.keys(binding.constraints ?? {})))

/** What no body names, for the server writes it or makes room itself; a complexity comes with its trip. */
const ofTheServer = new Set([
  'complexities_orderId_unique',
  'offers_orderId_unique',
  'trip_papers_once',
  'client_invoice_letters_once',
  'package_travels_once',
  'orders_orderNumber_unique',
  'day_concepts_shelf_id_key',
  'todos_cause_once',
  // A discount is noted with the payment that takes it.
  'payments_discount_once',
  'todos_release_of_id_key',
  'todos_room_list_of_id_key',
  'todos_payment_condition_id_key',
  'order_views_default',
  'email_messages_message_id_key',
  'placeholders_voucher_once',
  // Rooms, cabins and compartments bring their supplements.
  'calculation_price_contingents_once',
  'calculation_price_contingents_once_a_train',
])

test('APP-06 every constraint that has a sentence is one of the database', async () => {
  const known = await desk.db.query<{ name: string }>(
    // A trigger names its refusal by the table it stands at (functions/keep_purchase_rows.sql, keep_internal.sql …).
    `select conname as name from pg_constraint union select relname from pg_class where relkind = 'i'
     union select tgrelid::regclass || '_purchase' from pg_trigger where tgname = 'keep_purchase_rows'
     union select tgrelid::regclass || '_internal' from pg_trigger where tgname = 'keep_internal'
     union select tgrelid::regclass || x from pg_trigger, unnest(array['_kept', '_exported']) x where tgname = 'keep_approved'
     union select tgrelid::regclass || '_translation' from pg_trigger where tgname = 'keep_translations'
     union select tgrelid::regclass || '_withheld' from pg_trigger where tgname = 'keep_withheld'
     union select tgrelid::regclass || '_invoice' from pg_trigger where tgname = 'keep_invoice_file'
     union select tgrelid::regclass || x from pg_trigger, unnest(array['_invoiced', '_invoiced_house', '_invoiced_currency']) x
       where tgname = 'keep_invoiced_trip'`,
  )
  const names = new Set(known.map(({ name }) => name))
  expect([...told, ...ofTheServer].filter((name) => !names.has(name))).toEqual([])
})

test('APP-06 MD-04 what may stand only once is refused at its field', async () => {
  const tables = resources.filter((one) => offers(one, 'create')).map(({ binding }) => getTableName(binding.table))
  const once = await desk.db.query<{ name: string; on: string }>(
    `select c.relname as name, t.relname || '(' || (select string_agg(a.attname, ', ') from pg_attribute a
         where a.attrelid = t.oid and a.attnum = any (i.indkey)) || ')' as on
       from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
      where i.indisunique and not i.indisprimary and t.relname = any ($1)
        and not exists (select from pg_attribute a where a.attrelid = t.oid and a.attnum = any (i.indkey) and a.attname = 'id')`,
    [tables],
  )
  expect(once.length).toBeGreaterThan(5)
  expect(
    once.filter(({ name }) => !told.has(name) && !ofTheServer.has(name)).map(({ name, on }) => `${name} ${on}`),
  ).toEqual([])
})

test('APP-06 MD-04 the code of an airport is refused at its field when it exists', async () => {
  const anna = await desk.as('anna')
  const airport = { name: 'Doppelt', iataCode: 'QQD', country: 'DE', latitude: 53, longitude: 10 }
  const made = await anna.post('/api/airports', { ...airport, country: 'Deutschland' })
  expect(made).toMatchObject({ status: 201, body: { country: 'DE' } })
  expect(await anna.post('/api/airports', airport)).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'iataCode', message: 'Einen Flughafen mit diesem Kürzel gibt es schon.' }] },
  })
})
