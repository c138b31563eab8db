import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Item = { id: number; version: number; itemPrices?: { id: number; name: string }[] } & Record<string, unknown>

let desk: TestApp
let anna: Caller
let bernd: Caller
let request: Item
let cabinRequest: Item
beforeAll(async () => {
  desk = await testApp()
  anna = await desk.as('anna')
  bernd = await desk.as('bernd')
  const north = await loadNorth(desk.db)
  const trip = await planTrip(anna)
  const made = (path: string, body: object) => expectStatus<Item>(201, anna.post(`/api/${path}`, body))
  const day = trip.days[0]?.link
  const stay = await made('hotel_placeholders', { day, place: `/api/places/${north.Oslo}` })
  request = await made('hotel_requests', {
    placeholder: `/api/hotel_placeholders/${stay.id}`,
    itemPrices: [
      { name: 'Doppelzimmer', quantityType: 'per_single_room', price: { amount: '118.00' } },
      { name: 'Noch offen', quantityType: 'per_person' },
    ],
  })
  const crossing = await made('ferry_placeholders', { day })
  cabinRequest = await made('ferry_requests', {
    placeholder: `/api/ferry_placeholders/${crossing.id}`,
    contingent: {
      doubleCabins: [{ askedAmount: 4, price: { amount: '89.00' }, type: { type: 'outside', persons: 2 } }],
    },
  })
  const [{ id } = { id: 0 }] = await desk.db.query<{ id: number }>(`select id from users where email like 'bernd@%'`)
  await expectStatus(200, anna.patch(`/api/staff/${id}`, { maySeePurchase: false }))
})
afterAll(() => desk.close())

const refused = {
  violations: [{ message: expect.stringMatching(/Löschen kann das nur, wer das Recht „Einkauf sehen“/) }],
}
const pricesOf = async () =>
  desk.db.query('select price_cents::int as cents from request_item_prices where request_id = $1 order by sort', [
    request.id,
  ])

test('CALC-05 who may not see a purchase price cannot take its row away, by itself or out of the list', async () => {
  const [priced, open] = request.itemPrices ?? []
  expect(await expectStatus(422, bernd.delete(`/api/request_item_prices/${priced?.id}`))).toMatchObject(refused)
  expect(await expectStatus(422, bernd.patch(`/api/hotel_requests/${request.id}`, { itemPrices: [] }))).toMatchObject(
    refused,
  )
  expect(await pricesOf()).toEqual([{ cents: 118_00 }, { cents: null }])
  await expectStatus(204, bernd.delete(`/api/request_item_prices/${open?.id}`))
  expect(await pricesOf()).toEqual([{ cents: 118_00 }])
})

test('CALC-05 the same holds for the cabins of a crossing', async () => {
  const body = { contingent: { doubleCabins: [] } }
  expect(await expectStatus(422, bernd.patch(`/api/ferry_requests/${cabinRequest.id}`, body))).toMatchObject(refused)
  await expectStatus(200, anna.patch(`/api/ferry_requests/${cabinRequest.id}`, body))
})

test('CALC-05 a request goes with its prices, whoever deletes it, and who sees them deletes them alone', async () => {
  await expectStatus(204, anna.delete(`/api/request_item_prices/${request.itemPrices?.[0]?.id}`))
  const again = { itemPrices: [{ name: 'Doppelzimmer', quantityType: 'per_single_room', price: { amount: '99.00' } }] }
  await expectStatus(200, anna.patch(`/api/hotel_requests/${request.id}`, again))
  await expectStatus(204, bernd.delete(`/api/hotel_requests/${request.id}`))
  expect(await pricesOf()).toEqual([])
})

test('CALC-05 every table with a purchase price in its rows guards them', async () => {
  const bare = await desk.db.query(
    `select c.table_name from information_schema.columns c
     where c.table_schema = 'public' and c.column_name = 'price_cents' and c.table_name like 'request\\_%'
       and not exists (select from pg_trigger t where t.tgrelid = c.table_name::regclass and t.tgname = 'keep_purchase_rows')`,
  )
  expect(bare).toEqual([])
})
