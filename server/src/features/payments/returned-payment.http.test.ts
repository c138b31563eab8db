import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { camt } from '@reisewerk/domain/payments/bank/bank-files.fixture.ts'
import type { BankProposal, bankLineContract } from '@reisewerk/domain/payments/bank/bank-line.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { equipHouses } from '../../test/invoicing-houses.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { euros, type Issued, issue, tripToInvoice } from '../invoices/invoices.fixture.ts'

type Invoice = ItemOf<typeof clientInvoiceContract>
type Line = ItemOf<typeof bankLineContract>

let today = '2027-02-20'
let desk: TestApp
let bernd: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date(`${today}T09:00:00Z`) })
  bernd = await desk.as('bernd')
  await equipHouses(desk.db)
})
afterAll(() => desk.close())

/** 2 % of 38.000,00 € are 760,00 €, of 7.600,00 € 152,00 €. */
const terms = { invoiceDate: '01.02.2027', dueDate: '15.02.2027', discountPercent: '2', discountUntil: '10.02.2027' }
const read = ({ clientInvoice }: Issued) => expectStatus<Invoice>(200, bernd.get(clientInvoice))
const standing = async (invoice: Issued) => {
  const { open, status, payments } = await read(invoice)
  return [open.amount, status, payments.map(({ kind, amount }) => `${kind} ${amount.amount}`)]
}
const pay = ({ clientInvoice }: Issued, amount: string, dateOfPayment: string) =>
  expectStatus<{ id: number }>(
    201,
    bernd.post('/api/payments', { clientInvoice, dateOfPayment, amount: euros(amount) }),
  )
const remove = ({ id }: { id: number }) => expectStatus(204, bernd.delete(`/api/payments/${id}`))
const overdueOf = async ({ clientInvoice }: Issued) => {
  const { body } = await bernd.get<{ items: { clientInvoice: string; open: { amount: string } }[] }>(
    '/api/reminders/due',
  )
  return body.items.find((one) => one.clientInvoice === clientInvoice)?.open.amount ?? null
}

test('INV-04 a payment that came back earned no discount: list and reminder ask for the whole; a return by mistake leaves it', async () => {
  const invoice = await issue(bernd, await tripToInvoice(bernd), terms)
  await pay(invoice, '37240.00', '05.02.2027')
  const settled = ['0.00', 'paid', ['payment 37240.00', 'discount 760.00']]
  expect(await standing(invoice)).toEqual(settled)
  const back = await pay(invoice, '-37240.00', '14.02.2027')
  expect(await standing(invoice)).toEqual(['38000.00', 'new', ['payment 37240.00', 'refund -37240.00']])
  expect(await overdueOf(invoice)).toBe('38000.00')
  await remove(back)
  expect(await standing(invoice)).toEqual(settled)
  expect(await overdueOf(invoice)).toBe(null)
  // Only what was too much went back.
  await pay(invoice, '100.00', '16.02.2027')
  await pay(invoice, '-100.00', '17.02.2027')
  expect((await standing(invoice)).slice(0, 2)).toEqual(['0.00', 'paid'])
  await pay(invoice, '-240.00', '18.02.2027')
  expect((await standing(invoice)).slice(0, 2)).toEqual(['1000.00', 'new'])
})

test('INV-04 a part that was recorded by mistake takes the discount with it; recorded anew in time it is earned', async () => {
  const invoice = await issue(bernd, await tripToInvoice(bernd), terms)
  const part = await pay(invoice, '10000.00', '03.02.2027')
  await pay(invoice, '27240.00', '09.02.2027')
  expect((await standing(invoice))[0]).toBe('0.00')
  await remove(part)
  expect((await standing(invoice))[0]).toBe('10760.00')
  await pay(invoice, '10000.00', '04.02.2027')
  expect((await standing(invoice))[0]).toBe('0.00')
})

test('INV-04 INV-08 the bank file that brings a payment and its return leaves the whole open, also under a final invoice', async () => {
  const trip = await tripToInvoice(bernd)
  const prepayment = await issue(bernd, trip, { type: 'prepayment', ...terms }, '&percent=20')
  const file = camt('02', '1000.00')
    .replace('750.50', '7448.00')
    .replace('250.50', '7448.00')
    .replace('<BookgDt><Dt>2027-02-12', '<BookgDt><Dt>2027-02-09')
  await expectStatus(201, bernd.post('/api/bank_statements?name=auszug.xml&organisation=1', Buffer.from(file)))
  const [paid, back] = (await bernd.get<Line[]>('/api/bank_lines?_order[amount]=desc')).body
  const book = (line: Line | undefined, amount: string) =>
    expectStatus(
      200,
      bernd.post(`/api/bank_lines/${line?.id}/book`, {
        parts: [{ clientInvoice: prepayment.clientInvoice, amount: euros(amount) }],
      }),
    )
  await book(paid, '7448.00')
  expect(await standing(prepayment)).toEqual(['0.00', 'paid', ['payment 7448.00', 'discount 152.00']])
  const final = await issue(bernd, trip, { type: 'final' })
  expect((await standing(final))[0]).toBe('30400.00')
  await book(back, '-7448.00')
  expect(await standing(prepayment)).toEqual(['7600.00', 'new', ['payment 7448.00', 'refund -7448.00']])
  expect((await standing(final))[0]).toBe('30400.00')
  // Released, the entry is no return of this invoice.
  await expectStatus(200, bernd.post(`/api/bank_lines/${back?.id}/release`))
  expect((await standing(prepayment))[0]).toBe('0.00')
})

test('INV-04 what comes back of an invoice that a later one asks for takes the discount off that one', async () => {
  const trip = await tripToInvoice(bernd)
  const prepayment = await issue(bernd, trip, { type: 'prepayment' }, '&percent=20')
  const final = await issue(bernd, trip, { type: 'final', ...terms })
  await pay(prepayment, '7600.00', '03.02.2027')
  await pay(final, '29640.00', '09.02.2027')
  expect((await standing(final)).slice(0, 2)).toEqual(['0.00', 'paid'])
  const back = await pay(prepayment, '-7600.00', '14.02.2027')
  expect((await standing(final)).slice(0, 2)).toEqual(['8360.00', 'new'])
  await remove(back)
  expect((await standing(final)).slice(0, 2)).toEqual(['0.00', 'paid'])
})

test('INV-08 a returned payment that held a reminder’s fee goes back whole: invoice and fee are asked for again', async () => {
  const invoice = await issue(bernd, await tripToInvoice(bernd), { dueDate: '01.02.2027', invoiceDate: '01.01.2027' })
  const remind = async (step: string) => {
    const body = { invoices: [{ clientInvoice: invoice.clientInvoice, step }] }
    const { reminders } = await expectStatus<{ reminders: string[] }>(201, bernd.post('/api/reminders', body))
    await expectStatus(200, bernd.post(`${reminders[0]}/sent`))
  }
  await remind('first')
  today = '2027-03-10'
  await remind('second')
  const feeOf = async () =>
    (
      await expectStatus<{ reminderFees: { amount: string } }>(
        200,
        bernd.get(`${invoice.clientInvoice}?_groups[]=open_item_read`),
      )
    ).reminderFees.amount
  expect(await feeOf()).toBe('5.00')
  const file = camt('02', '1000.00').replace('750.50', '38005.00').replace('250.50', '38005.00').replaceAll('B-', 'R-')
  await expectStatus(201, bernd.post('/api/bank_statements?name=ruecklauf.xml&organisation=1', Buffer.from(file)))
  const lines = (await bernd.get<Line[]>('/api/bank_lines?_order[amount]=desc')).body
  const book = (amount: string, to = amount) =>
    bernd.post(`/api/bank_lines/${lines.find((one) => one.amount.amount === amount)?.id}/book`, {
      parts: [{ clientInvoice: invoice.clientInvoice, amount: euros(to) }],
    })
  const paid = lines.find((one) => one.amount.amount === '38005.00')
  const proposals = await expectStatus<BankProposal[]>(200, bernd.get(`/api/bank_lines/${paid?.id}/proposals`))
  expect(proposals.find(({ parts }) => parts[0]?.clientInvoice === invoice.clientInvoice)).toMatchObject({
    ...{ reasons: expect.arrayContaining(['withFee']), parts: [{ amount: { amount: '38005.00' } }] },
  })
  await expectStatus(200, book('38005.00'))
  expect(await standing(invoice)).toEqual(['0.00', 'paid', ['reminderFee 5.00', 'payment 38000.00']])
  expect(await feeOf()).toBe('0.00')
  await expectStatus(200, book('-38005.00'))
  const came = ['reminderFee 5.00', 'payment 38000.00', 'reminderFee -5.00', 'refund -38000.00']
  expect(await standing(invoice)).toEqual(['38000.00', 'new', came])
  expect(await feeOf()).toBe('5.00')
  expect(await overdueOf(invoice)).toBe('38000.00')
  // Nothing goes back twice.
  const more = { clientInvoice: invoice.clientInvoice, dateOfPayment: '10.03.2027', amount: euros('-5.00') }
  expect((await bernd.post('/api/payments', more)).status).toBe(422)
})

test('INV-04 INV-08 a fee that was paid alone and comes back is typed as that: it is asked for again, and goes back once', async () => {
  today = '2027-02-20'
  const invoice = await issue(bernd, await tripToInvoice(bernd), { dueDate: '01.02.2027', invoiceDate: '01.01.2027' })
  for (const [step, on] of [
    ['first', '2027-02-20'],
    ['second', '2027-03-10'],
  ] as const) {
    today = on
    const body = { invoices: [{ clientInvoice: invoice.clientInvoice, step }] }
    const { reminders } = await expectStatus<{ reminders: string[] }>(201, bernd.post('/api/reminders', body))
    await expectStatus(200, bernd.post(`${reminders[0]}/sent`))
  }
  const feeOf = async () => {
    const item = `${invoice.clientInvoice}?_groups[]=open_item_read`
    return (await expectStatus<{ reminderFees: { amount: string } }>(200, bernd.get(item))).reminderFees.amount
  }
  const typed = (amount: string, by = bernd) =>
    by.post('/api/payments', {
      ...{
        clientInvoice: invoice.clientInvoice,
        dateOfPayment: '10.03.2027',
        amount: euros(amount),
        kind: 'reminderFee',
      },
    })
  await expectStatus(201, typed('5.00'))
  expect(await feeOf()).toBe('0.00')
  expect(await typed('-5.01')).toMatchObject({
    status: 422,
    body: {
      violations: [
        { propertyPath: 'amount', message: expect.stringMatching(/^An Mahngebühren sind nur 5,00\s€ zurückzugeben/) },
      ],
    },
  })
  await expectStatus(201, typed('-5.00'))
  expect(await feeOf()).toBe('5.00')
  expect(await standing(invoice)).toEqual(['38000.00', 'new', ['reminderFee 5.00', 'reminderFee -5.00']])
  expect((await typed('-5.00')).status).toBe(422)
  // Paid once more, which is asked for.
  await expectStatus(201, typed('5.00', bernd.with({ 'x-reisewerk-confirmed': 'yes' })))
  expect(await feeOf()).toBe('0.00')
})
