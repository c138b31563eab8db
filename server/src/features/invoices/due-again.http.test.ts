import type { InvoiceMail } from '@reisewerk/domain/invoices/texts/invoice-mail.contract.ts'
import { plainTextOf } from '@reisewerk/domain/rich-text.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { equipHouses } from '../../test/invoicing-houses.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { euros, type Issued, issue, tripToInvoice } from './invoices.fixture.ts'

let desk: TestApp
let bernd: Caller
let today = '2027-02-01'
beforeAll(async () => {
  desk = await testApp({ now: () => new Date(`${today}T09:00:00Z`) })
  bernd = await desk.as('bernd')
  await equipHouses(desk.db)
})
afterAll(() => desk.close())

const mailOf = async ({ clientInvoice }: Issued) =>
  plainTextOf((await expectStatus<InvoiceMail>(200, bernd.get(`${clientInvoice}/mail`))).body)
type Due = { items: { clientInvoice: string; dueAt: string; next: { state: string } }[] }
const remindedOf = async ({ clientInvoice }: Issued) =>
  (await expectStatus<Due>(200, bernd.get('/api/reminders/due'))).items.filter(
    (one) => one.clientInvoice === clientInvoice,
  )

test('INV-04 INV-08 a prepayment that the cancelled invoice had asked for is to be paid again, and nobody is reminded before that day', async () => {
  const trip = await tripToInvoice(bernd)
  const days = { invoiceDate: '01.01.2027', dueDate: '15.01.2027' }
  const prepayment = await issue(bernd, trip, { type: 'prepayment', ...days }, '&percent=20')
  expect(await remindedOf(prepayment)).toHaveLength(1)
  const final = await issue(bernd, trip, { type: 'final' })
  expect(await remindedOf(prepayment)).toEqual([])
  const storno = await issue(bernd, trip, { type: 'cancelation' }, `&oldId=${idOf(final.clientInvoice)}`)

  const { invoiceNumber } = await expectStatus<{ invoiceNumber: string }>(200, bernd.get(prepayment.clientInvoice))
  const again = `Unsere Rechnung ${invoiceNumber} vom 1. Januar 2027 ist dafür wieder zu zahlen: Bitte überweisen Sie 7.600,00 € bis zum 15. Februar 2027.`
  const { text } = await readPdf((await bernd.get(storno.path)).raw)
  expect(text.replaceAll(/\s+/g, ' ')).toContain(again)
  expect(text).not.toContain('nichts')
  expect(await mailOf(storno)).toContain(again)
  expect(await mailOf(storno)).not.toContain('nichts')
  // Lists know the day as well; what the invoice itself says stays.
  const listed = `/api/client_invoices?order.id=${trip.id}&_groups[]=client_invoice_read&_order[dueAt]=asc`
  const { body: rows } = await bernd.get<{ invoiceNumber: string; dueAt: string; dueDate: string }[]>(listed)
  expect(rows.find((one) => one.invoiceNumber === invoiceNumber)).toMatchObject({
    ...{ dueAt: '15.02.2027 00:00:00', dueDate: '15.01.2027 00:00:00' },
  })
  // Its own mail asks for the same.
  expect(await mailOf(prepayment)).toContain('Bitte überweisen Sie 7.600,00 € bis zum 15. Februar 2027.')

  expect(await remindedOf(prepayment)).toEqual([])
  today = '2027-02-15'
  expect(await remindedOf(prepayment)).toEqual([])
  today = '2027-03-15'
  expect(await remindedOf(prepayment)).toMatchObject([{ dueAt: '15.02.2027 00:00:00', next: { state: 'due' } }])

  // Paid, or in a later invoice: the mail of the cancelation asks for it no more.
  const payment = { clientInvoice: prepayment.clientInvoice, dateOfPayment: '01.03.2027', amount: euros('7600.00') }
  await expectStatus(201, bernd.post('/api/payments', payment))
  expect(await mailOf(storno)).toContain('Zu zahlen ist nichts mehr.')
})
