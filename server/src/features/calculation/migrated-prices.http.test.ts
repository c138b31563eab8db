import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { migrate } from '../../platform/database/migrate.ts'
import { databaseUrl, runSql } from '../../test/test-database.ts'

/** A database as it was before there were calculations: a trip with the prices of its offer, a service and a room of its own. */
const before = `
  insert into organisations (id, name, short_name) values (1, 'Nord', 'Nord');
  insert into users (id, first_name, last_name, email) values (1, 'Anna', 'Lindqvist', 'anna@nord.example');
  insert into orders (id, organisation_id, order_number, start_at, end_at, user_id) values
    (1, 1, '2700001', '2027-05-14', '2027-05-17', 1), (2, 1, '2700002', '2027-05-14', '2027-05-17', 1);
  insert into offers (id, order_id) values (1, 1);
  insert into offer_prices (order_id, offer_id, kind, number_of_persons, price_cents, price_currency, sort) values
    (1, 1, 'package', 30, 155900, 'EUR', 0), (1, 1, 'package', 20, 164900, 'EUR', 1), (1, 1, 'package', 20, 16000, 'NOK', 2),
    (1, 1, 'single_supplement', 5, 41500, 'EUR', 3);
  insert into order_contingent_hotels (id, order_id) values (1, 1);
  insert into order_hotel_rooms (order_id, contingent_id, persons, type, asked_amount) values
    (1, 1, 2, 'standard', 9), (1, 1, 3, 'standard', 2);
  insert into days (id, order_id, date) values (1, 1, '2027-05-14');
  insert into placeholders (id, order_id, day_id, kind, client_offer_status, client_offer_price_cents) values
    (1, 1, 1, 'other', 'additional', 18000), (2, 1, 1, 'hotel', 'included', null);
  insert into other_placeholders (id, order_id) values (1, 1);
  insert into hotel_placeholders (id, order_id) values (2, 1);`

test('OFFER-04 CALC-01 no price of an offer is lost on the way into the calculation', async () => {
  const name = `priced_${randomUUID().slice(0, 8)}`
  const url = databaseUrl(inject('clusterUrl'), name)
  await runSql(inject('clusterUrl'), `create database ${name}`)
  await migrate(url, (migration) => migration < '0030')
  // The functions are those of today: their triggers may write what these tables do not have yet.
  await runSql(url, `set session_replication_role = replica; ${before}; set session_replication_role = default`)
  const logged = 'select count(*)::int as changes from change_log'
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: changes } = await client.query(logged)
  await migrate(url)
  const { rows } = await client.query(
    `select price_type, number_of_persons, persons, sell_price_cents::int as cents, sell_price_currency as currency
     from calculation_price_contingents where order_id = 1 order by price_type, number_of_persons, sell_price_cents`,
  )
  const { rows: others } = await client.query(
    'select placeholder_id::int as service, sell_price_cents::int as cents from calculation_price_others',
  )
  const { rows: calculations } = await client.query('select order_id::int as trip from calculations order by order_id')
  const { rows: after } = await client.query(logged)
  await client.end()
  await runSql(inject('clusterUrl'), `drop database ${name} with (force)`)
  const tier = { persons: null, currency: 'EUR' }
  expect(rows).toEqual([
    { ...tier, price_type: 'double', number_of_persons: 20, cents: 16_000, currency: 'NOK' },
    { ...tier, price_type: 'double', number_of_persons: 20, cents: 164_900 },
    { ...tier, price_type: 'double', number_of_persons: 30, cents: 155_900 },
    { ...tier, price_type: 'hotelSupplement', number_of_persons: null, persons: 3, cents: null },
    { ...tier, price_type: 'single', number_of_persons: 5, cents: 41_500 },
  ])
  expect(others).toEqual([{ service: 1, cents: 18_000 }])
  expect(calculations).toEqual([{ trip: 1 }, { trip: 2 }])
  expect(after).toEqual(changes)
})
