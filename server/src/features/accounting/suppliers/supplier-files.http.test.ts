import type { SupplierFile } from '@reisewerk/domain/accounting/suppliers/supplier-file.contract.ts'
import type { supplierInvoiceContract } from '@reisewerk/domain/accounting/suppliers/supplier-invoice.contract.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { hotelInvoiceCii } from '@reisewerk/domain/invoices/e-invoice/reading/e-invoice-files.fixture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Invoice = ItemOf<typeof supplierInvoiceContract>

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
let trip: PlannedTrip
let hotel: number
let request: number
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-05-22T09:00:00Z') })
  ;[anna, bernd, clara] = [await desk.as('anna'), await desk.as('bernd'), await desk.as('clara')]
  const north = await loadNorth(desk.db)
  hotel = north['Hotel Fjordblick'] ?? 0
  trip = await planTrip(bernd, { organisation: 1 })
  const make = (path: string, body: object) => expectStatus<{ id: number }>(201, bernd.post(`/api/${path}`, body))
  const stay = await make('hotel_placeholders', { day: trip.days[1]?.link })
  const asked = await make('hotel_requests', {
    placeholder: `/api/hotel_placeholders/${stay.id}`,
    hotel: `/api/hotels/${hotel}`,
  })
  request = asked.id
})
afterAll(() => desk.close())

const dropping = (by: Caller) => by.with({ 'content-type': 'application/octet-stream' })
const read = (text: string, by = bernd) =>
  dropping(by).post<SupplierFile>('/api/organisations/1/supplier_invoice_files', Buffer.from(text))
async function entered(number: string): Promise<Invoice> {
  const body = { order: trip.order, provider: `/api/providers/${hotel}`, number, invoiceDate: '20.05.2027' }
  return expectStatus<Invoice>(
    201,
    bernd.post('/api/supplier_invoices', { ...body, amount: { amount: '2092.80', currency: 'EUR' } }),
  )
}
const keep = ({ id }: Invoice, text: string, by = bernd) =>
  dropping(by).post(`/api/supplier_invoices/${id}/file?name=HF-118.xml`, Buffer.from(text))

test('INV-12 a file is read and proposed for its provider, trip and service; nothing is entered; another account is told', async () => {
  const found = await expectStatus<SupplierFile>(200, read(hotelInvoiceCii))
  expect(found).toMatchObject({
    ...{ sameFile: null, sameNumber: null, providers: [{ id: hotel, reasons: ['name'] }] },
    trips: [{ order: trip.id, request, reasons: ['dates', 'provider'] }],
    invoice: {
      ...{ number: 'HF-2027/118', type: 'final', cents: 209_280, taxCents: null, currency: 'EUR' },
      ...{ invoiceDate: '2027-05-20', dueDate: '2027-06-03', seller: 'Hotel Fjordblick GmbH' },
    },
  })
  expect(found.invoice).toMatchObject({ discountPercent: null, discountUntil: null })
  // It is addressed to somebody else.
  expect(found.notes).toEqual([expect.stringMatching(/^Die Rechnung ist an Nordwind Gruppenreisen GmbH gerichtet/)])
  const toUs = hotelInvoiceCii.replace('Nordwind Gruppenreisen GmbH', 'Reisewerk Nord GmbH')
  expect((await expectStatus<SupplierFile>(200, read(toUs))).notes).toEqual([])
  const withTerms = (percent: string) =>
    read(
      hotelInvoiceCii.replace(
        '<ram:SpecifiedTradePaymentTerms>',
        `<ram:SpecifiedTradePaymentTerms><ram:Description>#SKONTO#TAGE=8#PROZENT=${percent}#\n</ram:Description>`,
      ),
    )
  expect((await withTerms('2.00')).body.invoice).toMatchObject({ discountPercent: 2, discountUntil: '2027-05-28' })
  expect((await withTerms('2.50')).body.invoice).toMatchObject({ discountPercent: 2.5, discountUntil: '2027-05-28' })
  expect(await bernd.get<Invoice[]>('/api/supplier_invoices')).toMatchObject({ body: [] })
  await expectStatus(
    201,
    bernd.post('/api/creditors', {
      ...{ organisation: '/api/organisations/1', provider: `/api/providers/${hotel}`, iban: 'DE89370400440532013000' },
      vatId: 'DE000000417',
    }),
  )
  const again = await expectStatus<SupplierFile>(200, read(hotelInvoiceCii))
  expect(again.providers).toMatchObject([{ reasons: ['vatId', 'name'] }])
  expect(again.notes.join()).toMatch(/eine andere IBAN \(… 2051\) als beim Kreditor \(… 3000\)/)
})

test('INV-12 an invoice below nothing gives back: it is read as a credit, never as something to pay', async () => {
  const correction = hotelInvoiceCii.replace('>380<', '>384<').replaceAll(/(<ram:\w+Amount[^>]*>)(?=\d)/g, '$1-')
  expect((await expectStatus<SupplierFile>(200, read(correction))).invoice).toMatchObject({
    type: 'credit',
    cents: 209_280,
  })
})

test('INV-12 the file is kept as it came, once; the same file and the same number are told, and with approval it stays', async () => {
  const invoice = await entered('HF-2027/118')
  await expectStatus(204, keep(invoice, hotelInvoiceCii))
  expect(await bernd.get(`/api/supplier_invoices/${invoice.id}`)).toMatchObject({ body: { fileName: 'HF-118.xml' } })
  const { raw, headers } = await bernd.get(`/api/supplier_invoices/${invoice.id}/file`)
  expect([raw.toString(), headers['content-type']]).toEqual([hotelInvoiceCii, 'application/xml'])
  expect((await read(hotelInvoiceCii)).body).toMatchObject({
    sameFile: { id: invoice.id, order: trip.id },
    sameNumber: { id: invoice.id },
  })
  const other = await entered('HF-2')
  expect(await keep(other, hotelInvoiceCii)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^Diese Datei liegt schon an der Rechnung HF-2027\/118/) },
  })
  expect(await keep(invoice, `${hotelInvoiceCii} `)).toMatchObject({ status: 409 })
  await expectStatus(200, bernd.post(`/api/supplier_invoices/${invoice.id}/approve`, {}))
  expect(await bernd.delete(`/api/supplier_invoices/${invoice.id}/file`)).toMatchObject({ status: 409 })
  await expectStatus(200, bernd.post(`/api/supplier_invoices/${invoice.id}/withdraw`, {}))
  await expectStatus(204, bernd.delete(`/api/supplier_invoices/${invoice.id}/file`))
  expect(await bernd.get(`/api/supplier_invoices/${invoice.id}/file`)).toMatchObject({ status: 404 })
  await expectStatus(204, keep(other, hotelInvoiceCii))
  await expectStatus(204, bernd.delete(`/api/supplier_invoices/${other.id}`))
})

test.each([
  ['', 415],
  ['not a file of anybody', 415],
])('INV-12 %j is not kept', async (text, status) => {
  const invoice = await entered(`leer ${text.length}`)
  expect(await keep(invoice, text)).toMatchObject({ status })
})

test('INV-12 a broken file says so; other houses and whoever lacks the right reach no file', async () => {
  expect(await read('not a file of anybody')).toMatchObject({
    status: 422,
    body: { message: expect.stringMatching(/./) },
  })
  expect(await read('%PDF-1.7 broken')).toMatchObject({ status: 422 })
  expect(await read(hotelInvoiceCii, clara)).toMatchObject({ status: 404 })
  const invoice = await entered('HF-9')
  await expectStatus(204, keep(invoice, hotelInvoiceCii))
  expect(await clara.get(`/api/supplier_invoices/${invoice.id}/file`)).toMatchObject({ status: 404 })
  expect(await keep(invoice, hotelInvoiceCii, clara)).toMatchObject({ status: 404 })
  await desk.db.query('update users set may_see_purchase = false where id = 2')
  for (const asked of [
    read(hotelInvoiceCii),
    bernd.get(`/api/supplier_invoices/${invoice.id}/file`),
    bernd.delete(`/api/supplier_invoices/${invoice.id}/file`),
  ]) {
    expect(await asked).toMatchObject({ status: 403 })
  }
  expect(await anna.get(`/api/supplier_invoices/${invoice.id}/file`)).toMatchObject({ status: 200 })
})
