import type { CostsAnswer } from '@reisewerk/domain/calculation/cost/purchase.contract.ts'
import { formatMoney } from '@reisewerk/domain/money.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mayLearnOf } from '../../platform/live/change.ts'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { planServices } from '../../test/planned-services.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { calculationOf, savePrices } from './calculation.fixture.ts'

type Stored = { id: number; name: string; type: string; filetype: string; path: string }
let desk: TestApp
let anna: Caller
/** Without the right 'Einkauf sehen'. */
let bernd: Caller
let trip: PlannedTrip
let later: PlannedTrip
const euros = (amount: string, currency = 'EUR') => ({ amount, currency })

beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  await desk.db.query(`update users set may_see_purchase = false where email like 'bernd@%'`)
  ;[anna, bernd] = [await desk.as('anna'), await desk.as('bernd')]
  const north = await loadNorth(desk.db)
  trip = await planTrip(anna)
  later = await planTrip(anna, { startAt: '11.06.2027', endAt: '12.06.2027' })
  for (const one of [trip, later]) {
    await savePrices(anna, one, [{ priceType: 'double', numberOfPersons: 20, sellPrice: euros('1649.00') }])
  }
  const [day, next] = trip.days
  if (day === undefined || next === undefined) throw new Error('no days')
  const { ferryRequest } = await planServices(anna, north, day, next.date)
  const itemPrices = [{ name: 'Überfahrt', quantityType: 'per_person', price: euros('700.00', 'NOK') }]
  await expectStatus(200, anna.put(`/api/ferry_requests/${ferryRequest}`, { itemPrices }))
  for (const { link } of [day, next]) await expectStatus(201, anna.post('/api/train_placeholders', { day: link }))
  const rate = { order: trip.order, currency: 'NOK', rate: '11,4235' }
  await expectStatus(201, anna.post('/api/order_exchange_rates', rate))
  const { id } = await calculationOf(trip, anna)
  const bus = { calculation: `/api/calculations/${id}`, name: 'Reisebus', type: 'per_group', price: euros('6400.00') }
  await expectStatus(201, anna.post('/api/calculation_costs', bus))
  const [target] = await expectStatus<Stored[]>(200, anna.get(`/api/calculation_targets?order.id=${trip.id}`))
  const aims = { targetPercent: 10, targetPerPerson: 5, overheadPercent: 1, overheadPerPerson: 5 }
  await expectStatus(200, anna.patch(`/api/calculation_targets/${target?.id}`, aims))
})
afterAll(() => desk.close())

const generate = (query = '', by = anna) =>
  by.post(`/api/orders/${trip.id}/offer/generate-document?types=internal_calculation&contingent_type=Asked${query}`)
const made = (query = '') => expectStatus<Stored>(200, generate(query))
const money = (cents: number, currency = 'EUR') =>
  formatMoney({ cents, currency }).replaceAll(/\s/g, ' ').replace('-', '−')
async function costs(): Promise<CostsAnswer> {
  const { id } = await calculationOf(trip, anna)
  return expectStatus<CostsAnswer>(200, anna.get(`/api/calculations/${id}/costs?contingent_type=Asked`))
}
async function textOf({ path }: Stored): Promise<string> {
  return untypeset((await readPdf((await anna.get(path)).raw)).text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('-', '−')
}

test('CALC-05 OFFER-06 the internal calculation tells cost and margin as the engine has them, and names the gaps', async () => {
  const stored = await made()
  expect(stored).toMatchObject({ type: 'internal_calculation', filetype: 'pdf' })
  expect(stored.name).toMatch(/^Interne Kalkulation \d{7}$/)
  const { archival, isTagged } = await readPdf((await anna.get(stored.path)).raw)
  expect({ archival, isTagged }).toEqual({ archival: '2A', isTagged: true })
  const text = await textOf(stored)
  const { lines, gaps, result } = await costs()
  expect(lines.filter(({ cents }) => cents !== 0).length).toBeGreaterThan(1)
  for (const { quantity, unitCents, currency, cents } of lines) {
    expect(text).toContain(`${quantity} ${money(unitCents, currency)} ${money(cents)}`)
  }
  // Two of the same name have their day, as the rows of the sale do.
  expect(gaps.map(({ title }) => title)).toEqual(expect.arrayContaining(['Zug (am 14.05.)', 'Zug (am 15.05.)']))
  for (const { title, reason } of gaps) expect(text).toContain(`${untypeset(title)} ${reason}`)
  for (const words of [
    `Verkauf ${money(result.sale)}`,
    `Einkauf ${money(-result.purchase)}`,
    `Gemeinkosten ${money(-result.overhead)}`,
    `Marge vor Steuer ${money(result.margin)}`,
    `Ziel ${money(result.target)}`,
    '1 EUR = 11,4235 NOK',
    'Nicht für Kunden und Leistungsträger',
  ]) {
    expect(text).toContain(words)
  }
})

test('CALC-05 OFFER-06 its sheet holds the same amounts and goes on reckoning from numbers, prices, rates and percentages', async () => {
  const stored = await made('&filetype=xlsx')
  const [read] = await readExcelFile((await anna.get(stored.path)).raw)
  const rows = read?.data ?? []
  const { lines, totals, result, gaps } = await costs()
  const amountOf = (label: string) => rows.findLast(([name]) => name === label)?.[4]
  const begins = rows.findIndex(([name]) => name === 'Verkauf')
  const told = rows.slice(begins + 1, begins + 1 + lines.length).map((row) => row.slice(2, 5))
  expect(told).toEqual(lines.map(({ quantity, unitCents, cents }) => [quantity, unitCents / 100, cents / 100]))
  expect([amountOf('Verkauf'), amountOf('Einkauf'), amountOf('Kosten')]).toEqual(
    [result.sale, totals.purchase, totals.cost].map((cents) => cents / 100),
  )
  expect([amountOf('Marge vor Steuer'), amountOf('Marge am Verkaufspreis')]).toEqual([
    result.margin / 100,
    result.share,
  ])
  for (const { title, reason } of gaps) expect(rows.map((row) => row.slice(0, 2))).toContainEqual([title, reason])
})

test('OFFER-01 attached trips are parts of it, with what all bring together', async () => {
  const { id } = await expectStatus<Stored>(201, anna.post('/api/offers', { order: trip.order }))
  await expectStatus(200, anna.patch(`/api/offers/${id}`, { attachedOrders: [later.order] }))
  const text = await textOf(await made())
  const { result } = await costs()
  expect(text).toMatch(/14\.–17\. Mai 2027.*11\.–12\. Juni 2027.*Verkauf aller Reisen/)
  expect(text).toContain(`Verkauf aller Reisen ${money(result.sale + 38 * 164_900)}`)
  expect(text).toContain(`Marge vor Steuer aller Reisen`)
  await expectStatus(200, anna.patch(`/api/offers/${id}`, { attachedOrders: [] }))
})

test('CALC-05 DOC-07 who may not see the purchase neither makes, lists, reads, opens, changes nor hears of it', async () => {
  const files = [await made(), await made('&filetype=xlsx')]
  const ids = files.map(({ id }) => id)
  expect(await generate('', bernd)).toMatchObject({ status: 403, body: { code: 'no_purchase' } })
  expect((await bernd.get(`/api/orders/${trip.id}/offer/generate-document?types=internal_calculation`)).status).toBe(
    403,
  )
  for (const query of [
    `links.order.id=${trip.id}`,
    `order.id=${trip.id}`,
    'type=internal_calculation',
    `id=${ids[0]}`,
  ]) {
    const list = await expectStatus<Stored[]>(200, bernd.get(`/api/documents?_itemsPerPage=500&${query}`))
    expect(list.filter(({ id }) => ids.includes(id))).toEqual([])
    expect(await expectStatus<Stored[]>(200, anna.get(`/api/documents?_itemsPerPage=500&${query}`))).not.toEqual([])
  }
  for (const { id, path } of files) {
    expect((await bernd.get(`/api/documents/${id}`)).status).toBe(404)
    expect((await bernd.get(path)).status).toBe(404)
    expect((await bernd.patch(`/api/documents/${id}`, { name: 'Angebot' })).status).toBe(404)
    expect((await bernd.delete(`/api/documents/${id}`)).status).toBe(404)
    expect((await anna.get(path)).status).toBe(200)
  }
  const [kept, gone] = files
  await expectStatus(200, anna.patch(`/api/documents/${kept?.id}`, { name: 'Marge umbenannt' }))
  await expectStatus(204, anna.delete(`/api/documents/${gone?.id}`))
  const history = (by: Caller) => by.get(`/api/orders/${trip.id}/history?_itemsPerPage=500`)
  expect((await history(bernd)).raw.toString()).not.toMatch(/Interne Kalkulation|Marge umbenannt|internal_calculation/)
  expect((await history(anna)).raw.toString()).toContain('Marge umbenannt')
  const logged = await desk.db.query<{ told: boolean }>(
    `select shows_purchase as told from change_log where table_name = 'documents' and row_id = any ($1)`,
    [ids],
  )
  expect(logged).toHaveLength(4)
  expect(logged.every(({ told }) => told)).toBe(true)
  const change = { id: 1, organisation: 1, table: 'documents', row: ids[0], operation: 'insert', purchase: true }
  const actor = { userId: 2, organisationIds: [1], isAdmin: false }
  expect([false, true].map((maySeePurchase) => mayLearnOf({ ...actor, maySeePurchase }, change))).toEqual([false, true])
})

test('CALC-05 MAIL-03 it goes out with no mail, and neither becomes another document nor another one it', async () => {
  const internal = await made()
  const attachments = [`/api/documents/${internal.id}`]
  const message = 'Eine interne Kalkulation zeigt Einkauf und Marge und geht mit keiner E-Mail hinaus.'
  const mail = { order: trip.order, subject: 'Kalkulation' }
  const refused = { status: 422, body: { violations: [{ message }] } }
  expect(await anna.post('/api/email_messages', { ...mail, attachments })).toMatchObject(refused)
  const draft = await expectStatus<Stored>(201, anna.post('/api/email_messages', mail))
  expect(await anna.patch(`/api/email_messages/${draft.id}`, { attachments })).toMatchObject(refused)
  expect((await bernd.patch(`/api/email_messages/${draft.id}`, { attachments })).status).toBe(422)
  const other = await expectStatus<Stored>(
    200,
    anna.post(`/api/orders/${trip.id}/offer/generate-document?types=calculation`),
  )
  for (const [id, type] of [
    [internal.id, 'calculation'],
    [other.id, 'internal_calculation'],
  ]) {
    expect(await anna.patch(`/api/documents/${id}`, { type })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'type' }] },
    })
  }
})
