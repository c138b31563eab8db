import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Answer, Caller } from '../caller.ts'
import { type Endpoint, endpointsOf, type OpenApi } from '../hostile/endpoints.ts'
import { expectStatus } from '../planned-trip.ts'
import { type TestApp, testApp } from '../test-app.ts'
import { unzipped } from '../unzipped.ts'
import { allResources, everyGroup, rowsAddedBy } from './resources.ts'
import { loadWorld, makePartners, makeTrip } from './whole-trip.ts'

/** What every purchase figure of the trip is; nothing else is this much. */
const planted = 739_137
const betrayed = /7391[.,]?37|7\.391,37/

type Item = { id: number; version: number }
type Refused = { violations: { propertyPath: string; message: string }[] }
const hidden = 'Einkaufspreise sieht und ändert nur, wer das Recht „Einkauf sehen“ hat.'

let desk: TestApp
let anna: Caller
/** A colleague of the same house without the right. */
let bernd: Caller
let order: number
let endpoints: Endpoint[]

beforeAll(async () => {
  desk = await testApp()
  const { db } = desk
  await db.query(`update users set may_see_purchase = false where email like 'bernd@%'`)
  anna = await desk.as('anna')
  bernd = await desk.as('bernd')
  const north = await loadWorld(db)
  const partners = await makePartners(anna, 1, 'einkauf')
  order = (await makeTrip(anna, db, { organisation: 1, partners, north, mark: 'einkauf' })).order
  // What is chosen counts in calculations and papers.
  await db.query(
    `update placeholders p set selected_request_id = r.id, client_offer_status = 'additional'
    from requests r where r.placeholder_id = p.id and p.order_id = $1 and p.kind in ('hotel', 'ferry', 'train')`,
    [order],
  )
  await plant()
  // The papers that hold them all: the newest documents there are, so that they are among the ones that are asked for.
  for (const filetype of ['pdf', 'xlsx']) {
    const path = `/api/orders/${order}/offer/generate-document?types=internal_calculation&filetype=${filetype}`
    await expectStatus(200, anna.post(path, {}))
  }
  endpoints = endpointsOf((await anna.get<OpenApi>('/api/openapi.json')).body)
})
afterAll(() => desk.close())

/** Gives everything that services cost the planted amount, twice, so that the log tells of it as before and as after. */
async function plant(): Promise<void> {
  const { db } = desk
  const columns = await db.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and column_name like '%\\_cents'
       and (table_name in ('request_cabins', 'ferry_requests') or (table_name, column_name) = ('request_item_prices', 'price_cents')
         or table_name in (select purchase_tables()))`,
  )
  expect(columns.length).toBeGreaterThan(5)
  // What a file for the bank says stays as it was made, but for this test.
  const frozen = await db.query<{ table: string }>(
    `select c.relname::text as "table" from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where t.tgname = 'frozen_row' and c.relname in (select purchase_tables())`,
  )
  for (const { table } of frozen) await db.query(`alter table "${table}" disable trigger frozen_row`)
  // So may a discount be that is as high as its invoice, while the two are planted one after the other.
  await db.query('alter table supplier_invoices drop constraint supplier_invoices_paid_discount')
  for (const cents of [planted, 100, planted]) {
    for (const { table, column } of columns) {
      const currency = column.replace(/_cents$/, '_currency')
      await db.query(`update "${table}" set "${column}" = $1`, [cents])
      await db.query(`update "${table}" set "${currency}" = 'EUR' where "${currency}" is null`).catch(() => undefined)
    }
    const words = cents === planted ? '7.391,37 € je Person' : ''
    await db.query('update hotel_requests set cancellation = $1, payment = $1', [words])
  }
  for (const { table } of frozen) await db.query(`alter table "${table}" enable trigger frozen_row`)
  // What is gone stands in the log as it was in the end.
  await db.query(
    `insert into request_item_prices (order_id, request_id, name, price_cents, price_currency)
    select order_id, id, 'gelöscht', $1, 'EUR' from requests where order_id = $2 limit 1`,
    [planted, order],
  )
  await db.query(`delete from request_item_prices where name = 'gelöscht'`)
}

/** Everything an answer says, whatever it is written in. */
async function wordsOf({ raw, headers }: Answer<unknown>): Promise<string> {
  if (raw.subarray(0, 5).toString() === '%PDF-') return (await readPdf(raw)).text
  if (raw.subarray(0, 2).toString() === 'PK') return unzipped(raw)
  return `${raw.toString()} ${JSON.stringify(headers)}`
}

/** Every address that can be read, with every group and every row there is. */
async function everyAddress(): Promise<string[]> {
  const groups = new Map((await allResources()).map(({ contract }) => [contract.name, everyGroup(contract)]))
  const isRead = ({ method, isStream, path }: Endpoint) => method === 'GET' && !isStream && path !== '/api/openapi.json'
  const addresses: string[] = []
  for (const { path } of endpoints.filter(isRead)) {
    const name = path.split('/')[2] ?? ''
    const widest = [groups.get(name), path.endsWith('/lines') ? 'contingent_type=reserved' : undefined]
    const asked = widest.filter((part) => part !== undefined).join('&')
    if (!path.includes('{')) addresses.push(path, `${path}?_itemsPerPage=500&${asked}`)
    else for (const id of await idsOf(name)) addresses.push(`${path.replace(/\{\w+\}/g, String(id))}?${asked}`)
  }
  addresses.push(`/api/requests/provider_by_date?order.id=${order}&date=14.05.2027`)
  return [...new Set(addresses)]
}

/** Some of the places where others meet the figures. */
const showing = [
  '/api/hotel_requests/#',
  '/api/ferry_requests',
  '/api/train_requests/#',
  '/api/request_item_prices',
  '/api/orders/#/history',
  '/api/hotels/export.xlsx',
  '/api/days',
  '/api/documents/#/file',
]

const known = new Map<string, number[]>()
async function idsOf(resource: string): Promise<number[]> {
  const found = known.get(resource) ?? (await anna.get<Item[]>(`/api/${resource}?_itemsPerPage=3`)).body
  const ids = Array.isArray(found) ? found.map((one) => (typeof one === 'number' ? one : one.id)) : [1, 2]
  known.set(resource, ids)
  return ids
}

test('CALC-05 who may not see the purchase meets none of its figures at any address, which show them to others', async () => {
  const addresses = await everyAddress()
  expect(addresses.length).toBeGreaterThan(200)
  const leaks: string[] = []
  const seen = new Set<string>()
  async function ask(address: string): Promise<void> {
    const answer = await bernd.get(address)
    expect(answer.status, `${address}: ${answer.raw.subarray(0, 300)}`).toBeLessThan(500)
    if (betrayed.test(await wordsOf(answer))) leaks.push(address)
    const place = address.replace(/\d+/g, '#').replace(/\?.*/, '')
    if (showing.includes(place) && betrayed.test(await wordsOf(await anna.get(address)))) seen.add(place)
  }
  for (let at = 0; at < addresses.length; at += 8) await Promise.all(addresses.slice(at, at + 8).map(ask))
  expect(leaks).toEqual([])
  // The proof would prove nothing if nobody saw any.
  expect([...seen].sort()).toEqual([...showing].sort())
}, 600_000)

test('CALC-05 what is drafted and printed for others names no purchase figure', async () => {
  const [request] = await idsOf('hotel_requests')
  const answers = [
    await bernd.post(`/api/orders/${order}/offer/generate-document`, {}),
    await bernd.post(`/api/orders/${order}/emails/begin`, {}),
    await bernd.get(`/api/requests/${request}/letter/preview?kind=request`),
    await bernd.post(`/api/requests/${request}/letter/preview`, {}),
  ]
  for (const answer of answers) expect(await wordsOf(answer)).not.toMatch(betrayed)
})

test('CALC-05 a purchase figure is shown as if nothing were kept', async () => {
  const [hotel] = await expectStatus<Item[]>(200, bernd.get(`/api/hotel_requests?order.id=${order}`))
  expect(hotel).toMatchObject({
    requestDetails: { cancel: '', payment: '' },
    itemPrices: [{ name: 'einkauf', price: null }],
  })
  const [ferry] = await expectStatus<Item[]>(200, bernd.get(`/api/ferry_requests?order.id=${order}`))
  expect(ferry).toMatchObject({
    contingent: { ticketPrice: null, busTax: null, doubleCabins: [{ price: null }] },
  })
})

test('CALC-05 who may not see the purchase changes none of it, and is told so at the field', async () => {
  const price = { amount: '12.00', currency: 'EUR' }
  const [hotel, ferry] = [(await idsOf('hotel_requests'))[0], (await idsOf('ferry_requests'))[0]]
  const [item] = await expectStatus<Item[]>(200, bernd.get(`/api/request_item_prices?request.id=${hotel}`))
  const cases: [path: string, body: object, at: string][] = [
    [`hotel_requests/${hotel}`, { requestDetails: { cancel: 'neu' } }, 'requestDetails.cancel'],
    [`hotel_requests/${hotel}`, { itemPrices: [{ id: item?.id, price }] }, 'itemPrices[0].price'],
    [
      `hotel_requests/${hotel}/quick_edit`,
      { itemPrices: [{ quantityType: 'per_person', name: 'neu', price }] },
      'itemPrices[0].price',
    ],
    [`ferry_requests/${ferry}`, { contingent: { busPrice: price } }, 'contingent.busPrice'],
    [
      `ferry_requests/${ferry}`,
      { contingent: { doubleCabins: [{ type: { type: 'inside' }, price }] } },
      'contingent.doubleCabins[0].price',
    ],
    [`request_item_prices/${item?.id}`, { price }, 'price'],
  ]
  for (const [path, body, at] of cases) {
    for (const caller of [bernd, bernd.with({ 'x-reisewerk-lists': 'partial' })]) {
      const { status, body: told } = await caller.patch<Refused>(`/api/${path}`, body)
      expect([status, told.violations]).toEqual([422, [{ propertyPath: at, message: hidden }]])
    }
  }
  const made = await bernd.post<Refused>('/api/request_item_prices', {
    request: `/api/requests/${hotel}`,
    name: 'neu',
    price,
  })
  expect([made.status, made.body.violations]).toEqual([422, [{ propertyPath: 'price', message: hidden }]])
})

test('CALC-05 a request sent back as it was shown keeps the figures that were not shown', async () => {
  for (const kind of ['hotel_requests', 'ferry_requests', 'train_requests']) {
    const [id] = await idsOf(kind)
    const before = (await anna.get<object>(`/api/${kind}/${id}`)).body
    const { body } = await bernd.get<object>(`/api/${kind}/${id}`)
    await expectStatus(200, bernd.put(`/api/${kind}/${id}`, body))
    const after = (await anna.get<object>(`/api/${kind}/${id}`)).body
    expect(JSON.stringify(after)).toMatch(betrayed)
    expect({ ...after, version: 0 }).toEqual({ ...before, version: 0 })
  }
})

test('CALC-05 a conflict tells what stands there now without the figures', async () => {
  const [id] = await idsOf('hotel_requests')
  await expectStatus(200, anna.patch(`/api/hotel_requests/${id}`, { optionNr: `${Date.now()}` }))
  const answer = await bernd.with({ 'if-match': '"1"' }).patch(`/api/hotel_requests/${id}`, { optionNr: 'anders' })
  expect(answer.status).toBe(409)
  expect(answer.raw.toString()).not.toMatch(betrayed)
  expect(
    (await anna.with({ 'if-match': '"1"' }).patch(`/api/hotel_requests/${id}`, { optionNr: 'x' })).raw.toString(),
  ).toMatch(betrayed)
})

test('CALC-05 a trip copied by who may not see the purchase keeps it for who may', async () => {
  const { made, rows } = await rowsAddedBy(desk.db, () =>
    expectStatus<Item>(
      201,
      bernd.post(`/api/orders/${order}/copy?requests=true&calculation=true&prices=true`, {
        startAt: '14.05.2028',
        endAt: '15.05.2028',
      }),
    ),
  )
  expect(JSON.stringify(made)).not.toMatch(betrayed)
  const copies = rows.get('requests') ?? []
  expect(copies.length).toBeGreaterThan(0)
  const requests = await anna.get(`/api/hotel_requests?order.id=${rows.get('orders')?.[0]}`)
  expect(requests.raw.toString()).toMatch(betrayed)
})

test('CALC-05 an answer given with purchase figures is repeated to nobody who has lost the right', async () => {
  const key = { 'idempotency-key': 'before-the-right-was-taken' }
  const [id] = await idsOf('hotel_requests')
  const body = { request: `/api/requests/${id}`, name: 'zweimal', price: { amount: '7391.37', currency: 'EUR' } }
  await expectStatus(200, anna.patch('/api/staff/2', { maySeePurchase: true }))
  const first = await bernd.with(key).post('/api/request_item_prices', body)
  expect([first.status, betrayed.test(first.raw.toString())]).toEqual([201, true])
  await expectStatus(200, anna.patch('/api/staff/2', { maySeePurchase: false }))
  const again = await bernd.with(key).post('/api/request_item_prices', body)
  expect(again.status).toBe(404)
  expect(again.raw.toString()).not.toMatch(betrayed)
})
