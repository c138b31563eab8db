import type { AccountingOverview } from '@reisewerk/domain/accounting/datev/datev-export.contract.ts'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newFileKey } from '../../../platform/file-store/file-key.ts'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { euros } from '../../invoices/invoices.fixture.ts'

type Made = { readonly id: number }
type Export = Made & { readonly supplierCount: number; readonly bookingCount: number }

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
let trip: PlannedTrip
let hotel: number
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-03-20T09:00:00Z') })
  ;[anna, bernd, clara] = [await desk.as('anna'), await desk.as('bernd'), await desk.as('clara')]
  await expectStatus(200, anna.patch('/api/settings/1', { accounting: { consultant: '29098', client: '55003' } }))
  trip = await planTrip(bernd)
  const [made] = await desk.db.query<Made>(
    `insert into providers (kind, name) values ('hotel', 'Hotel Edda') returning id::int`,
  )
  hotel = made?.id ?? 0
})
afterAll(() => desk.close())

const exported = (period: object) => bernd.post<Export>('/api/organisations/1/datev_exports', period)
const february = { from: '01.02.2027', to: '28.02.2027' }
const march = { from: '01.03.2027', to: '31.03.2027' }
const overview = () => expectStatus<AccountingOverview>(200, bernd.get('/api/organisations/1/accounting'))
const act = (invoice: Made, action: string) => bernd.post(`/api/supplier_invoices/${invoice.id}/${action}`)
async function approved(body: object): Promise<Made> {
  const invoice = await expectStatus<Made>(201, bernd.post('/api/supplier_invoices', { order: trip.order, ...body }))
  await expectStatus(200, act(invoice, 'approve'))
  return invoice
}
/** Amount, side, account, contra account and document number of each line. */
async function linesOf({ id }: Made): Promise<string[]> {
  const { raw } = await bernd.get(`/api/datev_exports/${id}/file`)
  const [, , ...lines] = raw.toString('latin1').split('\r\n')
  return lines
    .filter((line) => line !== '')
    .map((line) => [0, 1, 6, 7, 10].map((at) => line.split(';')[at]?.replaceAll('"', '')).join(' '))
}

test('INV-08 INV-12 approved invoices of suppliers go to the adviser once, deposits become cost with the rest, and all of it stays', async () => {
  const provider = `/api/providers/${hotel}`
  const deposit = await approved({
    ...{ provider, number: 'H-90', type: 'deposit', invoiceDate: '01.02.2027', amount: euros('200.00') },
  })
  const open = await expectStatus<Made>(
    201,
    bernd.post('/api/supplier_invoices', {
      ...{ order: trip.order, provider, number: 'H-99', invoiceDate: '02.02.2027', amount: euros('5.00') },
    }),
  )
  const diesel = {
    ...{ payee: 'Tankstelle', number: 'T-7', invoiceDate: '12.02.2027', amount: euros('238.00') },
    ...{ taxAmount: euros('38.00'), taxKind: 'input19' },
  }
  await approved(diesel)
  expect(await overview()).toMatchObject({
    months: [{ month: '2027-02', suppliers: 2, exported: 0 }],
    withoutCreditor: [{ id: hotel, name: 'Hotel Edda' }],
  })
  expect(await exported(february)).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'organisation', message: 'H-90: Hotel Edda hat keine Kreditorennummer.' }] },
  })
  expect((await clara.post('/api/organisations/1/creditor_numbers')).status).toBe(404)
  const given = await expectStatus(200, bernd.post('/api/organisations/1/creditor_numbers'))
  expect(given).toEqual({ given: 1 })
  const first = await expectStatus<Export>(201, exported(february))
  expect(first).toMatchObject({ supplierCount: 2, bookingCount: 2, invoiceCount: 0, paymentCount: 0 })
  expect(await linesOf(first)).toEqual(['200,00 H 70000 1510 H-90', '238,00 H 79999 3106 T-7'])
  expect((await exported(february)).status).toBe(409)
  // One that is not approved is in no file, and may still go.
  await expectStatus(204, bernd.delete(`/api/supplier_invoices/${open.id}`))

  const told = 'Die Rechnung ist an DATEV exportiert und bleibt, wie sie ist. Berichtigt wird sie mit einer Gutschrift.'
  expect(await act(deposit, 'withdraw')).toMatchObject({ status: 409, body: { message: told } })
  expect(await bernd.get(`/api/supplier_invoices/${deposit.id}`)).toMatchObject({
    body: { exportedAt: '20.03.2027 10:00:00', status: 'approved' },
  })
  await expect(
    desk.db.query(
      `update supplier_invoices set status = 'open', approved_at = null, approved_by_id = null where id = ${deposit.id}`,
    ),
  ).rejects.toThrow(/stays approved/)

  await expectStatus(200, act(deposit, 'pay'))
  const rest = await approved({
    ...{
      provider,
      number: 'H-100',
      type: 'final',
      invoiceDate: '05.03.2027',
      dueDate: '19.03.2027',
      amount: euros('990.00'),
    },
  })
  await approved({ provider, number: 'G-3', type: 'credit', invoiceDate: '12.03.2027', amount: euros('90.00') })
  const second = await expectStatus<Export>(201, exported(march))
  expect(await linesOf(second)).toEqual([
    '200,00 S 70000 1510 H-100',
    '200,00 H 70000 3109 H-100',
    '990,00 H 70000 3109 H-100',
    '90,00 S 70000 3109 G-3',
    '200,00 S 70000 1200 H-90',
  ])
  await expectStatus(200, act(rest, 'pay'))
  expect((await overview()).months).toMatchObject([
    { month: '2027-03', suppliers: 1 },
    { month: '2027-02', suppliers: 0, exported: 2 },
  ])
  expect(await linesOf(await expectStatus<Export>(201, exported(march)))).toEqual(['990,00 S 70000 1200 H-100'])
})

test('INV-12 tax and account of a purchase are typed rightly, or refused where they stand', async () => {
  const enter = (body: object) =>
    bernd.post('/api/supplier_invoices', {
      ...{ order: trip.order, number: 'X-1', invoiceDate: '01.03.2027', amount: euros('119.00'), ...body },
    })
  const wrong = (propertyPath: string, message: RegExp) => ({
    status: 422,
    body: { violations: [{ propertyPath, message: expect.stringMatching(message) }] },
  })
  expect(await enter({ taxKind: 'input7', taxAmount: euros('19.00') })).toMatchObject(
    wrong('taxAmount', /^Das sind nicht 7 % vom Betrag/),
  )
  expect(await enter({ costAccount: '31' })).toMatchObject(wrong('costAccount', /^Bitte 4 bis 8 Ziffern/))
  const made = await expectStatus<Made>(
    201,
    enter({ taxKind: 'input19', taxAmount: euros('19.00'), costAccount: '4530' }),
  )
  expect(await bernd.patch(`/api/supplier_invoices/${made.id}`, { taxKind: 'input7' })).toMatchObject(
    wrong('taxAmount', /^Das sind nicht 7 %/),
  )
  await expectStatus(204, bernd.delete(`/api/supplier_invoices/${made.id}`))
})

test('INV-08 a house that has its suppliers booked elsewhere exports none of them; files of invoices go along', async () => {
  const invoice = await approved({
    payee: 'Reederei',
    number: 'F 1/27',
    invoiceDate: '10.03.2027',
    amount: euros('50.00'),
  })
  const key = newFileKey()
  await desk.db.query(
    `insert into supplier_invoice_files (supplier_invoice_id, order_id, key, name, filetype, byte_size, sha256, created_by_id)
     values ($1, $2, $3, 'F1.pdf', 'pdf', 4, repeat('0', 64), 2)`,
    [invoice.id, trip.id, key],
  )
  await desk.files.put(key, new TextEncoder().encode('%PDF'), 'application/pdf')
  const books = (hasSuppliers: boolean) =>
    expectStatus(200, anna.patch('/api/settings/1', { accounting: { hasSuppliers } }))
  await books(false)
  expect((await exported(march)).status).toBe(409)
  expect((await overview()).withoutCreditor).toEqual([])
  await books(true)
  const made = await expectStatus<Export>(201, exported(march))
  const { raw } = await bernd.get(`/api/datev_exports/${made.id}/documents`)
  expect(Object.keys(unzipSync(new Uint8Array(raw)))).toEqual(['Lieferant-F1-27.pdf'])
})
