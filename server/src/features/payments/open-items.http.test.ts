import type { OpenItemSums } from '@reisewerk/domain/payments/open-items.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { equipHouses } from '../../test/invoicing-houses.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { euros, type InvoicedTrip, type Issued, issue, tripToInvoice } from '../invoices/invoices.fixture.ts'

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
let trip: InvoicedTrip
let late: Issued
let due: Issued
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-15T09:00:00Z') })
  ;[anna, bernd, clara] = [await desk.as('anna'), await desk.as('bernd'), await desk.as('clara')]
  await equipHouses(desk.db)
  trip = await tripToInvoice(anna)
  const days = { invoiceDate: '01.01.2027', address: trip.address, type: 'prepayment' }
  late = await issue(anna, trip, { ...days, amount: euros('100.00'), dueDate: '01.02.2027' })
  due = await issue(anna, trip, { ...days, amount: euros('50.00'), dueDate: '15.02.2027' })
})
afterAll(() => desk.close())

const pay = (by: Caller, body: object) =>
  by.post('/api/payments', { clientInvoice: late.clientInvoice, dateOfPayment: '10.02.2027', ...body })
const openOf = async (by: Caller, more = '') =>
  (await by.get<{ id: number }[]>(`/api/client_invoices?isOpen=true&_order[dueAt]=asc${more}`)).body.map(({ id }) => id)
const sumsOf = (by: Caller, query = '') => expectStatus<OpenItemSums>(200, by.get(`/api/open_items${query}`))

test('INV-08 open items: the longest due first, summed by age and client; what is paid is none any more', async () => {
  const [first, second] = [idOf(late.clientInvoice), idOf(due.clientInvoice)]
  expect(await openOf(bernd)).toEqual([first, second])
  expect(await openOf(bernd, '&dueAt[before]=14.02.2027')).toEqual([first])
  expect(await openOf(bernd, '&_search=michael')).toEqual([first, second])
  expect(await openOf(bernd, '&_search=nobody')).toEqual([])
  expect(await openOf(bernd, '&organisation=2')).toEqual([])
  const { body } = await bernd.get<object[]>(
    '/api/client_invoices?isOpen=true&_groups[]=open_item_read&_order[client]=asc',
  )
  expect(body[0]).toMatchObject({
    orderNumber: expect.any(String),
    tripName: expect.any(String),
    dueAt: '01.02.2027 00:00:00',
  })

  const sums = await sumsOf(bernd)
  const shown = { count: 2, total: { amount: '150.00' }, overdue: { amount: '100.00' } }
  expect(sums.totals).toMatchObject([
    {
      ...shown,
      currency: 'EUR',
      ages: { notDue: { amount: '50.00' }, days30: { amount: '100.00' }, older: { amount: '0.00' } },
    },
  ])
  expect(sums.clients).toMatchObject([{ ...shown, client: trip.client, name: 'Kantorei St. Michael e. V.' }])
  expect((await sumsOf(anna, '?organisation=2')).totals).toEqual([])
  expect((await sumsOf(bernd, '?organisation=2')).totals).toEqual([])
  expect((await sumsOf(clara)).totals).toEqual([])

  await expectStatus(201, pay(bernd, { amount: euros('98.50') }))
  await expectStatus(201, pay(bernd, { amount: euros('1.50'), kind: 'fee', note: 'Entgelt der Bank' }))
  expect(await openOf(bernd)).toEqual([second])
  await expectStatus(201, pay(bernd, { amount: euros('10.00') }))
  expect((await sumsOf(bernd)).totals).toMatchObject([{ total: { amount: '40.00' }, overdue: { amount: '-10.00' } }])
  const refund = await expectStatus<{ kind: string }>(201, pay(bernd, { amount: euros('-10.00') }))
  expect(refund.kind).toBe('refund')
  expect(await openOf(bernd)).toEqual([second])
})

test('INV-08 APP-20 the file of open items reckons: amounts are numbers, days are days, and the client is in it', async () => {
  const groups = '_groups[]=client_invoice_read&_groups[]=open_item_read'
  const { raw } = await bernd.get(`/api/client_invoices/export.xlsx?isOpen=true&_order[dueAt]=asc&${groups}`)
  const [sheet] = await readExcelFile(raw)
  const [head = [], first = []] = sheet?.data ?? []
  const cell = (title: string) => first[head.indexOf(title)]
  expect([cell('Offen'), cell('Zu zahlen'), cell('Offene Mahngebühren')]).toEqual([50, 50, 0])
  expect(cell('Kunde')).toBe('Kantorei St. Michael e. V.')
  expect(cell('Fällig')).toBeInstanceOf(Date)
  expect(cell('Rechnungsdatum')).toBeInstanceOf(Date)
})

test('MOVE-04 what each client owes, and what is overdue, are files as their lists show them; another house has nothing in them', async () => {
  const rows = async (by: Caller, path: string) =>
    (await readExcelFile((await by.get(path)).raw))[0]?.data.slice(1) ?? []
  const clients = '/api/open_items/export.xlsx'
  expect(await rows(bernd, clients)).toMatchObject([['Kantorei St. Michael e. V.', 1, 50, 50, 0, 0, 0, 0, 0, 0, 0]])
  expect(await rows(bernd, `${clients}?_search=niemand`)).toEqual([])
  expect(await rows(clara, clients)).toEqual([])
  const overdue = '/api/reminders/due/export.xlsx?view=all'
  expect(await rows(anna, overdue)).toEqual([])
  expect(await rows(clara, overdue)).toEqual([])
})

test('INV-04 what went back is a refund, what came in is none', async () => {
  const wrong = (message: string) => ({ status: 422, body: { violations: [{ propertyPath: 'amount', message }] } })
  expect(await pay(bernd, { amount: euros('5.00'), kind: 'refund' })).toMatchObject(
    wrong('Eine Rückzahlung liegt unter 0.'),
  )
  expect(await pay(bernd, { amount: euros('-5.00'), kind: 'fee' })).toMatchObject(
    wrong('Was zurückgeht, ist eine Rückzahlung.'),
  )
})

test('APP-04 open items of a trip for administrators are theirs alone, as soon as it becomes one', async () => {
  const second = idOf(due.clientInvoice)
  await expectStatus(200, anna.patch(trip.order, { isAdminOnly: true }))
  expect([await openOf(bernd), await openOf(anna)]).toEqual([[], [second]])
  expect((await sumsOf(bernd)).totals).toEqual([])
  expect((await sumsOf(anna)).totals).toMatchObject([{ total: { amount: '50.00' } }])
  await expectStatus(200, anna.patch(trip.order, { isAdminOnly: false }))
  expect(await openOf(bernd)).toEqual([second])
})
