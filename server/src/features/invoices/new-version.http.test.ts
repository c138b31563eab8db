import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import type { InvoicePreview } from '@reisewerk/domain/invoices/generate-invoice.contract.ts'
import type { InvoiceMail } from '@reisewerk/domain/invoices/texts/invoice-mail.contract.ts'
import { plainTextOf, richTextOf } from '@reisewerk/domain/rich-text.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
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

test('INV-07 INV-03 rows have a rate by themselves: own services by the words of the house, what follows as what was before; none when told so', async () => {
  const anna = await desk.as('anna')
  const trip = await tripToInvoice(bernd)
  const bus = await withOwnBus(trip)
  const preview = (body: object) =>
    expectStatus<InvoicePreview>(
      200,
      bernd.post(`/api/orders/${trip.id}/client-invoice/preview?contingent_type=Asked&percent=20`, body),
    )
  const prepayment = { type: 'prepayment' }
  expect((await preview(prepayment)).lines.map(({ taxPercentage }) => taxPercentage)).toEqual([-1, -1])
  await expectStatus(200, anna.patch('/api/settings/1', { clientInvoices: { ownServices: ['eigener Bus'] } }))
  const told = await preview(prepayment)
  expect(told.lines.find(({ key }) => key === bus)).toMatchObject({
    ...{ name: 'Eigener Bus', taxPercentage: 19, amount: { amount: '2380.00' } },
  })
  expect(told).toMatchObject({ taxPercentage: -1, amounts: { taxAmount: { amount: '76.00' } } })
  expect((await preview({ ...prepayment, lineTaxes: [] })).amounts.taxAmount).toBeNull()
  await expectStatus(200, anna.patch('/api/settings/1', { clientInvoices: { ownServices: [] } }))

  // Third country: free of tax; what follows is taxed as this was.
  const lineTaxes = [{ key: bus, taxPercentage: 0 }]
  await issue(bernd, trip, { ...prepayment, taxPercentage: 19, lineTaxes }, '&percent=20')
  const issued = await issue(bernd, trip, { type: 'final' })
  expect(await read(issued)).toMatchObject({ taxPercentage: 19, lineTaxes, takesOver: true })
  // Also where all that was is cancelled: what comes then corrects it.
  const [first] = (await bernd.get<Invoice[]>(`/api/client_invoices?order.id=${trip.id}&_order[id]=asc`)).body
  for (const id of [idOf(issued.clientInvoice), first?.id])
    await issue(bernd, trip, { type: 'cancelation' }, `&oldId=${id}`)
  expect(await read(await issue(bernd, trip, { type: 'final' }))).toMatchObject({ taxPercentage: 19, lineTaxes })
})

test('INV-03 INV-09 texts name what trip and invoice tell, in the language of the invoice; what there is not is refused at its text', async () => {
  const trip = await tripToInvoice(bernd)
  await expectStatus(200, bernd.patch(trip.order, { groupName: 'Kammerchor' }))
  const named =
    '{Ihre|deine} Rechnung {rechnung.nummer} über {rechnung.betrag}, zahlbar bis {rechnung.faellig}: {gruppe}'
  const french = bernd.with({ 'x-locale': 'fr' })
  const issued = await expectStatus<Issued>(
    200,
    french.post(`/api/orders/${trip.id}/client-invoice/generate?contingent_type=Asked`, { introText: named }),
  )
  const { introText, invoiceNumber } = await read(issued)
  expect(plainTextOf(introText)).toBe(
    `Ihre Rechnung ${invoiceNumber} über 38 000,00 €, zahlbar bis 15 février 2027: Kammerchor`,
  )
  for (const [text, message] of [
    ['Reise {reise}', /^Die Angabe \{reise\} gibt es nicht/],
    ['{{orderNumber}} {strecke}', /^Diese Angaben gibt es nicht: \{\{orderNumber\}\}, \{strecke\}/],
  ] as const) {
    const answer = await bernd.put(`${issued.clientInvoice}/generate`, { introEndText: text })
    expect(answer).toMatchObject(wrong('introEndText', message))
  }
  expect(await read(issued)).toMatchObject({ versionNumber: 1 })
})

test('INV-03 INV-06 a new version tells its own amount and day: what its texts name is filled anew', async () => {
  const trip = await tripToInvoice(bernd)
  const named = 'Bitte {rechnung.betrag} bis {rechnung.faellig}'
  const letter = { order: trip.order, introEndText: richTextOf('{rechnung.art} vom {rechnung.datum}') }
  await expectStatus(201, bernd.post('/api/client_invoice_letters', letter))
  const issued = await issue(
    bernd,
    trip,
    { type: 'prepayment', introText: named, dueDate: '10.02.2027' },
    '&percent=20',
  )
  const told = async () => {
    const { introText, introEndText, writtenIntroText } = await read(issued)
    expect(plainTextOf(writtenIntroText)).toBe(named)
    return [plainTextOf(introText), plainTextOf(introEndText)]
  }
  expect(await told()).toEqual(['Bitte 7.600,00 € bis 10. Februar 2027', 'Anzahlungsrechnung vom 1. Februar 2027'])
  const again = { dueDate: '12.02.2027', invoiceDate: '02.02.2027' }
  await expectStatus(200, bernd.put(`${issued.clientInvoice}/generate?contingent_type=Asked&percent=10`, again))
  expect(await told()).toEqual(['Bitte 3.800,00 € bis 12. Februar 2027', 'Anzahlungsrechnung vom 2. Februar 2027'])
})

test('INV-06 MAIL-03 the mail of an invoice: to whom it was written, in its language, with what was issued; sent, it is fixed', async () => {
  const trip = await tripToInvoice(bernd)
  const person = { client: trip.client, firstName: 'Helga', lastName: 'Brandt', email: 'helga@kantorei.example' }
  const contact = await expectStatus<{ id: number }>(201, bernd.post('/api/contacts', person))
  const issued = await issue(bernd, trip, { contact: `/api/contacts/${contact.id}` })
  const { invoiceNumber, document } = await read(issued)
  const mail = await expectStatus<InvoiceMail>(200, bernd.get(`${issued.clientInvoice}/mail`))
  expect(mail).toMatchObject({
    ...{ locale: 'de_DE', to: [{ name: 'Helga Brandt', address: 'helga@kantorei.example' }] },
    ...{
      subject: expect.stringContaining(`Rechnung ${invoiceNumber}`),
      documents: [{ id: document.id, filetype: 'pdf' }],
    },
  })
  expect(plainTextOf(mail.body)).toContain('Bitte überweisen Sie 38.000,00 € bis zum 15. Februar 2027.')

  const house = {
    organisationFilter: '/api/organisations/1',
    kind: 'invoice',
    locale: 'de_DE',
    name: 'Rechnung senden',
  }
  const words = {
    subject: '{rechnung.art} {rechnung.nummer}',
    body: richTextOf('{anrede},\nbis {rechnung.faellig}. {absender}'),
  }
  const anna = await desk.as('anna')
  const template = await expectStatus<{ id: number }>(201, anna.post('/api/email_templates', { ...house, ...words }))
  const own = await expectStatus<InvoiceMail>(200, bernd.get(`${issued.clientInvoice}/mail`))
  expect(own.subject).toBe(`Rechnung ${invoiceNumber}`)
  expect(plainTextOf(own.body)).toMatch(/^Guten Tag Helga Brandt,\nbis 15\. Februar 2027\. B/)
  await expectStatus(200, anna.patch(`/api/email_templates/${template.id}`, { isRetired: true }))
  expect((await (await desk.as('clara')).get(`${issued.clientInvoice}/mail`)).status).toBe(404)

  const email = { order: trip.order, to: mail.to, subject: own.subject, body: own.body }
  const attachments = mail.documents.map(({ id }) => `/api/documents/${id}`)
  const draft = await expectStatus<{ id: number }>(201, bernd.post('/api/email_messages', { ...email, attachments }))
  expect(await read(issued)).toMatchObject({ sentAt: null, isFixed: false })
  await expectStatus(200, bernd.post(`/api/email_messages/${draft.id}/send`))
  // On its way nobody makes it another one.
  expect(await read(issued)).toMatchObject({ sentAt: null, isFixed: true })
  expect(await bernd.put(`${issued.clientInvoice}/generate`, { introText: 'Guten Tag' })).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/ist schon auf dem Weg zum Kunden und bleibt/) },
  })
  // What the post does when the mail has left.
  await desk.db.query(`update email_messages set status = 'sent', sent_at = now() where id = $1`, [draft.id])
  expect(await read(issued)).toMatchObject({ sentAt: expect.any(String), isFixed: true })
})

test('INV-06 APP-09 a new version whose answer was lost is found by the same request, though its version is another one by now', async () => {
  const first = await issue(bernd, await tripToInvoice(bernd), {})
  const { version } = await read(first)
  const again = bernd.with({ 'if-match': `"${version}"`, 'idempotency-key': 'second-version' })
  const made = await expectStatus<Issued>(200, again.put(`${first.clientInvoice}/generate`, { introText: 'Guten Tag' }))
  const repeated = await again.put(`${first.clientInvoice}/generate`, { introText: 'Guten Tag' })
  expect(repeated).toMatchObject({ status: 200, body: { id: made.id } })
  expect((await read(first)).versionNumber).toBe(2)
  const other = await again.put(`${first.clientInvoice}/generate`, { introText: 'Guten Abend' })
  expect(other).toMatchObject({ status: 422, body: { code: 'key_reused' } })
})
