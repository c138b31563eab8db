import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { equipHouses } from '../../test/invoicing-houses.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { euros, type Issued, issue, tripToInvoice } from './invoices.fixture.ts'

type Invoice = ItemOf<typeof clientInvoiceContract>

let desk: TestApp
let anna: Caller
let bernd: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-20T09:00:00Z') })
  ;[anna, bernd] = [await desk.as('anna'), await desk.as('bernd')]
  await equipHouses(desk.db)
  await expectStatus(200, anna.patch('/api/settings/1', { accounting: { consultant: '29098', client: '55003' } }))
})
afterAll(() => desk.close())

const read = ({ clientInvoice }: Issued) => expectStatus<Invoice>(200, bernd.get(clientInvoice))
const pay = (invoice: Issued, amount: string, dateOfPayment: string, more: object = {}) =>
  bernd.post<{ id: number }>('/api/payments', {
    ...{ clientInvoice: invoice.clientInvoice, dateOfPayment, amount: euros(amount) },
    ...more,
  })
const terms = { invoiceDate: '01.02.2027', dueDate: '15.02.2027', discountPercent: '2', discountUntil: '10.02.2027' }

test('INV-03 INV-04 INV-08 a discount for paying early: on the invoice, taken with a payment that is short by exactly it, and booked', async () => {
  const trip = await tripToInvoice(bernd)
  const invoice = await issue(bernd, trip, { type: 'prepayment', ...terms }, '&percent=20')
  expect(await read(invoice)).toMatchObject({
    ...{ discountPercent: 2, discountUntil: '10.02.2027 00:00:00', discount: { amount: '152.00' } },
    open: { amount: '7600.00' },
  })
  const { text } = await readPdf((await bernd.get(invoice.path)).raw)
  expect(untypeset(text).replaceAll(/\s+/g, ' ')).toContain(
    'Bei Zahlung bis zum 10. Februar 2027 gewähren wir Ihnen 2 % Skonto (152,00 €): Dann sind 7.448,00 € zu zahlen.',
  )
  const payment = await expectStatus<{ id: number }>(201, pay(invoice, '7448.00', '10.02.2027'))
  expect(await read(invoice)).toMatchObject({
    ...{ status: 'paid', open: { amount: '0.00' } },
    payments: [
      { amount: { amount: '7448.00' }, kind: 'payment' },
      { amount: { amount: '152.00' }, kind: 'discount' },
    ],
  })
  // Taken back, both count no more; recorded a day late it is a part payment.
  await expectStatus(204, bernd.delete(`/api/payments/${payment.id}`))
  expect(await read(invoice)).toMatchObject({ status: 'new', open: { amount: '7600.00' }, payments: [] })
  const late = await expectStatus<{ id: number }>(201, pay(invoice, '7448.00', '11.02.2027'))
  expect(await read(invoice)).toMatchObject({ status: 'new', open: { amount: '152.00' } })
  await expectStatus(204, bernd.delete(`/api/payments/${late.id}`))
  await expectStatus(201, pay(invoice, '7448.00', '05.02.2027'))

  await expectStatus(200, bernd.post('/api/organisations/1/debtor_numbers', {}))
  const made = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/organisations/1/datev_exports', { from: '01.02.2027', to: '28.02.2027' }),
  )
  const { raw } = await bernd.get(`/api/datev_exports/${made.id}/file`)
  const lines = raw.toString('latin1').split('\r\n').slice(2, -1)
  expect(lines.map((line) => [0, 1, 6, 7].map((at) => line.split(';')[at]?.replaceAll('"', '')).join(' '))).toEqual([
    '7600,00 S 10000 1593',
    '7448,00 H 10000 1200',
    '7448,00 S 1593 1710',
    // Of what is only asked for a discount is no revenue's: it comes off the claim until the price is charged.
    '152,00 H 10000 1593',
  ])
})

test('INV-03 what cannot be of a discount is refused at its field; a new version keeps it, and null takes it off', async () => {
  const trip = await tripToInvoice(bernd)
  const generate = (body: object) =>
    bernd.post(`/api/orders/${trip.id}/client-invoice/generate?contingent_type=Asked`, { ...terms, ...body })
  const wrong = (propertyPath: string, message: string) => ({
    status: 422,
    body: { violations: [{ propertyPath, message }] },
  })
  expect(await generate({ discountPercent: '101' })).toMatchObject(wrong('discountPercent', 'Höchstens 100 %'))
  expect(await generate({ discountPercent: -1 })).toMatchObject(wrong('discountPercent', 'Bitte mehr als 0 % angeben'))
  expect(await generate({ discountUntil: '31.01.2027' })).toMatchObject(
    wrong('discountUntil', 'Die Skontofrist liegt vor dem Rechnungsdatum.'),
  )
  expect(await generate({ discountUntil: '16.02.2027' })).toMatchObject(
    wrong('discountUntil', 'Die Skontofrist liegt hinter der Fälligkeit.'),
  )
  expect(await generate({ discountUntil: undefined })).toMatchObject(
    wrong('discountUntil', 'Bitte angeben, bis wann Skonto gilt'),
  )
  const invoice = await issue(bernd, trip, terms)
  const again = (body: object) =>
    expectStatus(200, bernd.put(`${invoice.clientInvoice}/generate?contingent_type=Asked`, body))
  await again({ introText: 'Neu' })
  expect(await read(invoice)).toMatchObject({ versionNumber: 2, discount: { amount: '760.00' } })
  await again({ discountPercent: null })
  expect(await read(invoice)).toMatchObject({ versionNumber: 3, discount: null, discountPercent: null })
  // Nobody types one by hand: it comes with its payment.
  expect(await pay(invoice, '5.00', '05.02.2027', { kind: 'discount' })).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'kind' }] },
  })
})

test('APP-05 INV-03 a house may give it by itself; what takes an invoice back has none', async () => {
  const gives = (percent: number) =>
    expectStatus(200, anna.patch('/api/settings/1', { clientInvoices: { discount: { percent, days: 7 } } }))
  await gives(3)
  const trip = await tripToInvoice(bernd)
  const invoice = await issue(bernd, trip, {})
  expect(await read(invoice)).toMatchObject({ discountPercent: 3, discountUntil: '27.02.2027 00:00:00' })
  const storno = await issue(bernd, trip, { type: 'cancelation' }, `&oldId=${invoice.clientInvoice.split('/').at(-1)}`)
  expect(await read(storno)).toMatchObject({ discountPercent: null, discount: null })
  await gives(0)
})

test('INV-03 INV-04 of an invoice that is taken back only what was received goes back; a final invoice tells the discount as one', async () => {
  const trip = await tripToInvoice(bernd)
  const prepayment = await issue(bernd, trip, { type: 'prepayment', ...terms }, '&percent=20')
  await expectStatus(201, pay(prepayment, '7448.00', '05.02.2027'))
  const final = await issue(bernd, trip, { type: 'final' })
  expect(await read(final)).toMatchObject({ amount: { amount: '30400.00' } })
  const { text } = await readPdf((await bernd.get(final.path)).raw)
  const told = untypeset(text).replaceAll(/\s+/g, ' ')
  for (const line of ['Zahlung vom 5. Februar 2027', '−7.448,00', 'Skonto vom 5. Februar 2027', '−152,00'])
    expect(told).toContain(line)

  await issue(bernd, trip, { type: 'cancelation' }, `&oldId=${final.clientInvoice.split('/').at(-1)}`)
  const oldId = `&oldId=${prepayment.clientInvoice.split('/').at(-1)}`
  const preview = await expectStatus<{ amounts: { refund: { amount: string } } }>(
    200,
    bernd.post(`/api/orders/${trip.id}/client-invoice/preview?contingent_type=Asked${oldId}`, { type: 'cancelation' }),
  )
  expect(preview.amounts.refund.amount).toBe('-7448.00')
  const storno = await issue(bernd, trip, { type: 'cancelation' }, oldId)
  expect(await read(storno)).toMatchObject({ open: { amount: '-7448.00' } })
  expect(await read(prepayment)).toMatchObject({ status: 'canceled', payments: [{ kind: 'payment' }] })
  expect(await pay(storno, '-7448.01', '20.02.2027')).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'amount', message: expect.stringMatching(/höchstens 7\.448,00/) }] },
  })
  await expectStatus(201, pay(storno, '-7448.00', '20.02.2027'))
  expect(await read(storno)).toMatchObject({ status: 'paid', open: { amount: '0.00' } })
})

test('INV-11 APP-06 a share of the price and a discount are read in percent, as they were sent, and may be sent back', async () => {
  const trip = await tripToInvoice(bernd)
  const sent = { ...terms, type: 'prepayment', discountPercent: '2.5' }
  const path = `/api/orders/${trip.id}/client-invoice`
  const previewed = await expectStatus<{ discountPercent: number }>(
    200,
    bernd.post(`${path}/preview?contingent_type=Asked&percent=12,5`, sent),
  )
  expect(previewed.discountPercent).toBe(2.5)
  const invoice = await issue(bernd, trip, sent, '&percent=12,5')
  const told = { percent: 12.5, discountPercent: 2.5, amount: { amount: '4750.00' } }
  const { percent, discountPercent } = await read(invoice)
  expect(await read(invoice)).toMatchObject(told)
  const again = `${invoice.clientInvoice}/generate?contingent_type=Asked&percent=${percent}`
  await expectStatus(200, bernd.put(again, { discountPercent }))
  expect(await read(invoice)).toMatchObject({ ...told, versionNumber: 2 })
})
