import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { equipHouses } from '../../test/invoicing-houses.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { calculationOf } from '../calculation/calculation.fixture.ts'
import { euros, type InvoicedTrip, type Issued, issue, tripToInvoice } from './invoices.fixture.ts'

type Invoice = ItemOf<typeof clientInvoiceContract>

let desk: TestApp
let bernd: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-01T09:00:00Z') })
  bernd = await desk.as('bernd')
  await equipHouses(desk.db)
})
afterAll(() => desk.close())

const read = ({ clientInvoice }: Issued) => expectStatus<Invoice>(200, bernd.get(clientInvoice))
const wrong = (path: string, message: string | RegExp) => ({
  status: 422,
  body: { violations: [{ propertyPath: path, message: expect.stringMatching(message) }] },
})
const pay = (invoice: Issued, amount: string) =>
  expectStatus<{ id: number }>(
    201,
    bernd.post('/api/payments', { ...on(invoice), dateOfPayment: '20.01.2027', amount: euros(amount) }),
  )
const on = ({ clientInvoice }: Issued) => ({ clientInvoice })
const generate = ({ id }: InvoicedTrip, body: object, query = '') =>
  bernd.post(`/api/orders/${id}/client-invoice/generate?contingent_type=Asked${query}`, body)

/** 38.000,00 under the margin scheme and a bus of one's own for 2.380,00; its key. */
async function withOwnBus(trip: InvoicedTrip): Promise<string> {
  const { id } = await calculationOf(trip, bernd)
  const bus = { name: 'Eigener Bus', type: 'per_group', sellPrice: euros('2380.00') }
  const extra = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/calculation_price_extras', { calculation: `/api/calculations/${id}`, ...bus }),
  )
  return `extra-${extra.id}`
}

test('INV-06 a new version keeps the rate of each line and how tax is shown; only what is told differs', async () => {
  const trip = await tripToInvoice(bernd)
  const lineTaxes = [{ key: await withOwnBus(trip), taxPercentage: 19 }]
  const first = await issue(bernd, trip, { lineTaxes })
  const mixed = { taxPercentage: -1, lineTaxes, taxAmount: { amount: '380.00' } }
  expect(await read(first)).toMatchObject(mixed)
  const again = (body: object) => expectStatus(200, bernd.put(`${first.clientInvoice}/generate`, body))
  await again({ introText: 'Guten Tag' })
  expect(await read(first)).toMatchObject({ ...mixed, versionNumber: 2 })
  // As the page sends what it was told.
  await again({ taxPercentage: -1, showTax: true })
  expect(await read(first)).toMatchObject(mixed)
  await again({ lineTaxes: [] })
  expect(await read(first)).toMatchObject({ taxPercentage: -1, lineTaxes: [], taxAmount: { amount: '0.00' } })
})

test('INV-06 once it was paid it stays fixed, also when the payment is removed', async () => {
  const trip = await tripToInvoice(bernd)
  const issued = await issue(bernd, trip, {})
  const { id } = await pay(issued, '38000.00')
  await expectStatus(204, bernd.delete(`/api/payments/${id}`))
  expect(await read(issued)).toMatchObject({ isFixed: true, open: { amount: '38000.00' } })
  expect(await bernd.put(`${issued.clientInvoice}/generate`, { amount: euros('100.00') })).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/ist durch eine Zahlung festgelegt und bleibt/) },
  })
})

test('INV-06 a version that somebody else has made since is not written over', async () => {
  const trip = await tripToInvoice(bernd)
  const issued = await issue(bernd, trip, {})
  const { etag } = (await bernd.get(issued.clientInvoice)).headers
  const asRead = bernd.with({ 'if-match': String(etag) })
  expect((await asRead.put(`${issued.clientInvoice}/generate`, { dueDate: '20.02.2027' })).status).toBe(200)
  expect((await asRead.put(`${issued.clientInvoice}/generate`, { dueDate: '21.02.2027' })).status).toBe(409)
  expect(await read(issued)).toMatchObject({ versionNumber: 2, dueDate: '20.02.2027 00:00:00' })
})

test('INV-03 rates, days and signers that cannot be are refused at their field', async () => {
  const trip = await tripToInvoice(bernd)
  const cases: [object, string, string, RegExp][] = [
    [{ invoiceDate: '31.12.2025' }, '', 'invoiceDate', /^Das Rechnungsdatum liegt vor dem Vorjahr/],
    [{ invoiceDate: '01.06.2027' }, '', 'invoiceDate', /in der Zukunft/],
    [{ taxPercentage: 16 }, '', 'taxPercentage', /^16 % ist unter Einstellungen/],
    [{ lineTaxes: [{ key: 'extra-0', taxPercentage: 19 }] }, '', 'lineTaxes', /keine Zeile extra-0/],
    [{ taxPercentage: 19, showTax: false }, '', 'showTax', /§ 14 Abs\. 4 Nr\. 8/],
    [{ type: 'prepayment', amount: euros('0.00') }, '', 'amount', /^Bitte einen Betrag über 0 angeben/],
    [{}, '&user=3', 'user', /gehört nicht zur Organisation/],
  ]
  for (const [body, query, path, message] of cases) {
    expect([body, await generate(trip, body, query)]).toMatchObject([body, wrong(path, message)])
  }
  expect((await bernd.get(`/api/client_invoices?order.id=${trip.id}`)).body).toEqual([])
  const issued = await issue(bernd, trip, {})
  const typo = { ...on(issued), dateOfPayment: '01.01.1900', amount: euros('1.00') }
  expect(await bernd.post('/api/payments', typo)).toMatchObject(wrong('dateOfPayment', /ab 2000/))
  // Its number is of 2027.
  expect(await bernd.put(`${issued.clientInvoice}/generate`, { invoiceDate: '31.12.2026' })).toMatchObject(
    wrong('invoiceDate', /aus dem Jahr 2027/),
  )
})

test('INV-06 the file of an invoice keeps its name and its trip, and the trip its currency', async () => {
  const trip = await tripToInvoice(bernd)
  const { path } = await issue(bernd, trip, {})
  const file = path.replace('/file', '')
  for (const change of [{ name: 'Anders' }, { global: true }]) {
    expect(await bernd.patch(file, change)).toMatchObject(wrong('type', /ausgestellte Rechnung/))
  }
  expect(await bernd.patch(trip.order, { orderCurrency: 'NOK' })).toMatchObject(
    wrong('orderCurrency', /behält deshalb ihre Währung/),
  )
  expect((await bernd.patch(trip.order, { groupName: 'Umbenannt' })).status).toBe(200)
})
