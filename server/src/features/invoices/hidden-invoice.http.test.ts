import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import type { InvoicePreview } from '@reisewerk/domain/invoices/generate-invoice.contract.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { equipHouses } from '../../test/invoicing-houses.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { euros, type InvoicedTrip, type Issued, issue, tripToInvoice } from './invoices.fixture.ts'

type Invoice = ItemOf<typeof clientInvoiceContract, 'client_invoice_read'>

let desk: TestApp
let bernd: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-01T09:00:00Z') })
  bernd = await desk.as('bernd')
  await equipHouses(desk.db)
})
afterAll(() => desk.close())

const read = ({ clientInvoice }: Issued) =>
  expectStatus<Invoice>(200, bernd.get(`${clientInvoice}?_groups[]=client_invoice_read`))
const pay = ({ clientInvoice }: Issued, amount: string) =>
  expectStatus(201, bernd.post('/api/payments', { clientInvoice, dateOfPayment: '20.01.2027', amount: euros(amount) }))
const set = ({ clientInvoice }: Issued, billingType: string) =>
  expectStatus(200, bernd.patch(clientInvoice, { billingType }))
const preview = ({ id }: InvoicedTrip, body: object, query = '') =>
  expectStatus<InvoicePreview>(
    200,
    bernd.post(`/api/orders/${id}/client-invoice/preview?contingent_type=Asked${query}`, body),
  )
const told = ({ checks }: InvoicePreview) => untypeset(checks.map(({ message }) => message).join('\n'))
const paperOf = async ({ path }: Issued) => untypeset((await readPdf((await bernd.get(path)).raw)).text)
/** What of an invoice goes on to be open, as page, open items and reminders have it. */
const stands = (amount: string, open: string, status = 'new') => ({
  ...{ amount: { amount }, open: { amount: open }, status },
})
async function prepaid(percent: number, received: string) {
  const trip = await tripToInvoice(bernd)
  const prepayment = await issue(bernd, trip, { type: 'prepayment' }, `&percent=${percent}`)
  await pay(prepayment, received)
  await set(prepayment, 'not_included')
  return { trip, prepayment, number: (await read(prepayment)).invoiceNumber }
}

test('INV-04 INV-11 what is open of a final invoice is what its paper asks for: a paid prepayment that is hidden is neither taken off nor called open', async () => {
  const { trip, prepayment, number } = await prepaid(20, '7600.00')
  const shown = await preview(trip, { type: 'final' })
  expect(shown.amounts).toMatchObject({ amount: { amount: '38000.00' } })
  expect(shown.checks.find(({ key }) => key.startsWith('hidden'))).toMatchObject({
    ...{ isMet: false, isRequired: false, path: expect.stringMatching(/client-invoice\?invoice=\d+$/) },
    message: expect.stringMatching(`Die bezahlte Anzahlung ${number} .7.600,00\\s€. ist ausgeblendet und wird nicht`),
  })
  const final = await issue(bernd, trip, { type: 'final' })
  const left = { invoiceNumber: number, amount: '7600.00', isHidden: true }
  expect(await read(final)).toMatchObject({ ...stands('38000.00', '38000.00'), leftOut: [left] })
  expect(await read(prepayment)).toMatchObject({
    leftOut: [],
    ...stands('7600.00', '0.00', 'paid'),
    carriedToNumber: null,
  })
  const paper = await paperOf(final)
  const xml = (await bernd.get(`${final.clientInvoice}/xml`)).raw.toString()
  for (const text of [paper, xml]) {
    expect(text).not.toContain('noch offen')
    expect(text).not.toContain('nicht mehr gesondert')
  }
  expect(xml).toContain('<ram:DuePayableAmount>38000.00</ram:DuePayableAmount>')
  // Shown again, it is as its paper says, until it is made anew.
  await set(prepayment, 'included')
  const shownAgain = [{ ...left, isHidden: false }]
  expect(await read(final)).toMatchObject({ ...stands('38000.00', '38000.00'), leftOut: shownAgain })
  const made = bernd.put(`${final.clientInvoice}/generate`, {})
  await expectStatus(200, made)
  expect(await read(final)).toMatchObject(stands('30400.00', '30400.00'))
  await pay(final, '30400.00')
  expect(await read(final)).toMatchObject(stands('30400.00', '0.00', 'paid'))
})

test('INV-04 of a partly paid one that is hidden the rest is in the later invoice, and only that is called open', async () => {
  const { trip, prepayment, number } = await prepaid(20, '7000.00')
  const final = await issue(bernd, trip, { type: 'final' })
  expect(await read(final)).toMatchObject(stands('38000.00', '38000.00'))
  expect(await read(prepayment)).toMatchObject({ open: { amount: '0.00' } })
  const text = await paperOf(final)
  expect(text).toContain(number)
  expect(text).toContain('noch offen mit 600,00 €')
  await pay(prepayment, '600.00')
  expect(await read(final)).toMatchObject(stands('38000.00', '37400.00'))
})

test('INV-04 hidden only afterwards, an issued invoice goes on taking off what its paper takes off', async () => {
  const trip = await tripToInvoice(bernd)
  const prepayment = await issue(bernd, trip, { type: 'prepayment' }, '&percent=20')
  await pay(prepayment, '7600.00')
  const final = await issue(bernd, trip, { type: 'final' })
  await set(prepayment, 'not_included')
  expect(await read(final)).toMatchObject(stands('30400.00', '30400.00'))
})

test('INV-11 INV-13 a second prepayment beside a hidden one asks for its share, is open with it, and what was paid counts for what is usual', async () => {
  const { trip, prepayment, number } = await prepaid(20, '7600.00')
  const shown = await preview(trip, { type: 'prepayment' }, '&percent=20')
  expect(told(shown)).toContain(`Die bezahlte Anzahlung ${number} (7.600,00 €) ist ausgeblendet`)
  expect(told(shown)).not.toContain('Offen sind schon')
  expect(told(shown)).toContain('Damit sind 40 % vor Reisebeginn gezahlt')
  const body = { type: 'prepayment', depositReason: 'vereinbart' }
  const second = await issue(bernd, trip, body, '&percent=20')
  expect(await read(second)).toMatchObject(stands('7600.00', '7600.00'))
  expect(await read(prepayment)).toMatchObject(stands('7600.00', '0.00', 'paid'))
  await pay(second, '7600.00')
  const final = await issue(bernd, trip, { type: 'final' })
  expect(await read(final)).toMatchObject(stands('30400.00', '30400.00'))
  expect(await paperOf(final)).not.toContain('noch offen')
})

test.each([
  // received before it was hidden; by what way it goes back
  ['7000.00', 'refund'],
  ['7000.00', 'removed'],
  ['7600.00', 'refund'],
  ['7600.00', 'removed'],
] as const)(
  'INV-04 INV-11 of a hidden prepayment %s go back (%s) after the whole price was charged: nothing is asked for twice, until that is taken back',
  async (received, way) => {
    const { trip, prepayment } = await prepaid(20, received)
    const final = await issue(bernd, trip, { type: 'final' })
    if (way === 'refund') await pay(prepayment, `-${received}`)
    else {
      const [payment] = (await read(prepayment)).payments
      await expectStatus(204, bernd.delete(`/api/payments/${payment?.id}`))
    }
    expect(await read(final)).toMatchObject(stands('38000.00', '38000.00'))
    const { invoiceNumber: carriedToNumber } = await read(final)
    const gone = { paid: { amount: '0.00' }, open: { amount: '0.00' }, carriedToNumber }
    expect(await read(prepayment)).toMatchObject(gone)
    await set(prepayment, 'included')
    expect(await read(prepayment)).toMatchObject({ open: { amount: '0.00' } })
    await pay(final, '38000.00')
    expect(await read(final)).toMatchObject(stands('38000.00', '0.00', 'paid'))
    const { id } = await read(final)
    await issue(bernd, trip, { type: 'cancelation' }, `&oldId=${id}`)
    expect(await read(prepayment)).toMatchObject({ open: { amount: '7600.00' }, carriedToNumber: null })
  },
)
