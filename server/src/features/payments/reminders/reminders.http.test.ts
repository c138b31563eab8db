import type { OpenItemSums } from '@reisewerk/domain/payments/open-items.contract.ts'
import type { Overdue } from '@reisewerk/domain/payments/reminders/reminder.contract.ts'
import { plainTextOf, type RichText } from '@reisewerk/domain/rich-text.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../../test/caller.ts'
import { equipHouses } from '../../../test/invoicing-houses.ts'
import { expectStatus } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { euros, type InvoicedTrip, type Issued, issue, tripToInvoice } from '../../invoices/invoices.fixture.ts'

type Made = { reminders: string[] }

let today = '2027-02-15'
let desk: TestApp
let bernd: Caller
let clara: Caller
let trip: InvoicedTrip
let late: Issued
beforeAll(async () => {
  desk = await testApp({ now: () => new Date(`${today}T09:00:00Z`) })
  ;[bernd, clara] = [await desk.as('bernd'), await desk.as('clara')]
  await equipHouses(desk.db)
  trip = await tripToInvoice(bernd)
  const days = { invoiceDate: '01.01.2027', address: trip.address, type: 'prepayment' }
  late = await issue(bernd, trip, { ...days, amount: euros('100.00'), dueDate: '01.02.2027' })
  await issue(bernd, trip, { ...days, amount: euros('50.00'), dueDate: '15.02.2027' })
})
afterAll(() => desk.close())

const dueFor = async (by: Caller) => (await expectStatus<{ items: Overdue[] }>(200, by.get('/api/reminders/due'))).items
const remind = (by: Caller, step: string, invoice = late.clientInvoice) =>
  by.post<Made>('/api/reminders', { invoices: [{ clientInvoice: invoice, step }] })
const invoiceNow = () =>
  expectStatus<Record<string, unknown>>(200, bernd.get(`${late.clientInvoice}?_groups[]=open_item_read`))

test('INV-08 MOVE-04 what is overdue is told with its step; two clerks and a second click make one letter of it', async () => {
  const [row, ...others] = await dueFor(bernd)
  expect(others).toEqual([])
  expect(row).toMatchObject({ clientInvoice: late.clientInvoice, last: null, next: { state: 'due', step: 'first' } })
  expect(await dueFor(clara)).toEqual([])
  expect((await remind(clara, 'first')).status).toBe(422)
  expect(await remind(bernd, 'second')).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^Für die Rechnung \S+ ist jetzt „Zahlungserinnerung“ an der Reihe\.$/) },
  })

  const asked = { invoices: [{ clientInvoice: late.clientInvoice, step: 'first' }] }
  const { letters } = await expectStatus<{ letters: { svg: string; total: object }[] }>(
    200,
    bernd.post('/api/reminders/preview', asked),
  )
  expect(letters).toMatchObject([{ total: { amount: '100.00' }, step: 'first', pages: 1 }])

  const [sheet] = await readExcelFile((await bernd.get('/api/reminders/due/export.xlsx')).raw)
  const cells = sheet?.data[1] ?? []
  expect([cells[4], cells[5], cells[6], cells[10]]).toEqual([
    new Date('2027-02-01T00:00:00Z'),
    14,
    100,
    'Zahlungserinnerung',
  ])

  const answers = await Promise.all([remind(bernd, 'first'), remind(bernd, 'first')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const [made = ''] = answers.flatMap(({ body }) => body.reminders ?? [])
  expect(await expectStatus(200, bernd.get(`${made}?_groups[]=reminder_read`))).toMatchObject({
    ...{
      step: 'first',
      reminderDate: '15.02.2027 00:00:00',
      payBy: '25.02.2027 00:00:00',
      sentAt: null,
      emailStatus: null,
    },
    ...{
      open: { amount: '100.00' },
      fee: { amount: '0.00' },
      user: { id: 2 },
      client: { companyName: expect.any(String) },
    },
    invoices: [{ clientInvoice: late.clientInvoice, step: 'first', open: { amount: '100.00' } }],
  })
  expect(await dueFor(bernd)).toMatchObject([{ next: { state: 'later', step: 'second', from: '02.03.2027 00:00:00' } }])
  expect(await invoiceNow()).toMatchObject({ reminderStep: 'first', remindedAt: '15.02.2027 00:00:00' })
  expect((await clara.get(made)).status).toBe(404)
})

test('INV-08 nobody is reminded of what is blocked; a letter that nobody sent is taken back', async () => {
  await expectStatus(
    200,
    bernd.patch(late.clientInvoice, { reminderBlock: 'Ratenzahlung', reminderBlockUntil: '01.04.2027' }),
  )
  expect(await dueFor(bernd)).toMatchObject([
    { next: { state: 'blocked', reason: 'Ratenzahlung', until: '01.04.2027 00:00:00' } },
  ])
  expect((await remind(bernd, 'second')).status).toBe(409)
  await expectStatus(200, bernd.patch(late.clientInvoice, { reminderBlock: '', reminderBlockUntil: null }))
  await expectStatus(200, bernd.patch(trip.client, { reminderBlock: 'Chef klärt' }))
  expect(await dueFor(bernd)).toMatchObject([{ next: { state: 'blocked', reason: 'Chef klärt', until: null } }])
  await expectStatus(200, bernd.patch(trip.client, { reminderBlock: '' }))

  // What a letter asks for stays until it is taken back.
  const again = () => bernd.put(`${late.clientInvoice}/generate`, { dueDate: '30.12.2027' })
  expect(await again()).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/ist angemahnt und bleibt/) },
  })
  const [{ id = 0 } = {}] = (await bernd.get<{ id: number }[]>('/api/reminders')).body
  expect((await bernd.delete(`/api/reminders/${id}`)).status).toBe(204)
  expect(await dueFor(bernd)).toMatchObject([{ last: null, next: { state: 'due', step: 'first' } }])
})

async function feesBack() {
  const { clients } = await expectStatus<OpenItemSums>(200, bernd.get('/api/open_items'))
  return clients.filter(({ client }) => client === trip.client).map(({ feesToGiveBack }) => feesToGiveBack.amount)
}

/** What the client of the trip owes by the open items. */
async function sumsOfClient() {
  const { clients } = await expectStatus<OpenItemSums>(200, bernd.get('/api/open_items'))
  return clients
    .filter(({ client }) => client === trip.client)
    .map(({ total, reminderFees }) => ({ total: total.amount, reminderFees: reminderFees.amount }))
}

test('INV-08 a reminder goes out by mail, asks for what is open then, and its fee is no overpayment', async () => {
  await expectStatus(
    201,
    bernd.post('/api/payments', {
      clientInvoice: late.clientInvoice,
      dateOfPayment: '15.02.2027',
      amount: euros('40.00'),
    }),
  )
  const first = await expectStatus<Made>(201, remind(bernd, 'first'))
  await expectStatus(200, bernd.post(`${first.reminders[0]}/sent`))
  expect((await bernd.delete(first.reminders[0] ?? '')).status).toBe(409)

  today = '2027-03-10'
  const second = await expectStatus<Made>(201, remind(bernd, 'second'))
  const [made = ''] = second.reminders
  type Letter = { subject: string; body: RichText; document: { id: number; path: string } }
  const letter = await expectStatus<Letter>(200, bernd.post(`${made}/letter`))
  expect(letter.subject).toMatch(/^1\. Mahnung: N-27-/)
  const { text } = await readPdf((await bernd.get(letter.document.path)).raw)
  for (const words of ['1. Mahnung', 'Mahngebühr', '60,00', '65,00', 'GiroCode']) expect(text).toContain(words)

  // The paper goes on naming a fee that is waived: the mail that takes it there does not ask for it.
  const waive = (isFeeWaived: boolean) => expectStatus(200, bernd.patch(made, { isFeeWaived }))
  const bodyNow = async () => plainTextOf((await expectStatus<Letter>(200, bernd.post(`${made}/letter`))).body)
  expect(await bodyNow()).not.toContain('erlassen')
  await waive(true)
  expect(await bodyNow()).toContain('Mahngebühr von 5,00 € erlassen wir Ihnen; zu überweisen sind 60,00 €.')
  await waive(false)

  const mail = { order: trip.order, subject: letter.subject, attachments: [`/api/documents/${letter.document.id}`] }
  const { id: email } = await expectStatus<{ id: number }>(201, bernd.post('/api/email_messages', mail))
  const sent = () =>
    expectStatus<{ emailStatus: string; sentAt: string | null }>(200, bernd.get(`${made}?_groups[]=reminder_read`))
  expect(await sent()).toMatchObject({ emailStatus: 'draft', sentAt: null })
  await desk.db.query(
    `update email_messages set status = 'sent', message_id = '<m@x>', queued_at = now(), sent_at = now() where id = $1`,
    [email],
  )
  expect(await sent()).toMatchObject({ emailStatus: 'sent', sentAt: expect.any(String) })

  expect(await invoiceNow()).toMatchObject({ open: { amount: '60.00' }, reminderFees: { amount: '5.00' } })
  // Beside what is open, not within it.
  expect(await sumsOfClient()).toEqual([{ total: '110.00', reminderFees: '5.00' }])
  const fee = { clientInvoice: late.clientInvoice, dateOfPayment: '10.03.2027', kind: 'reminderFee' }
  expect((await bernd.post('/api/payments', { ...fee, amount: euros('5.01') })).status).toBe(422)
  await expectStatus(
    201,
    bernd.post('/api/payments', {
      clientInvoice: late.clientInvoice,
      dateOfPayment: '10.03.2027',
      amount: euros('65.00'),
    }),
  )
  expect(await invoiceNow()).toMatchObject({
    ...{ status: 'paid', open: { amount: '0.00' }, paid: { amount: '100.00' }, reminderFees: { amount: '0.00' } },
    payments: [
      { amount: { amount: '40.00' } },
      { kind: 'reminderFee' },
      { kind: 'payment', amount: { amount: '60.00' } },
    ],
  })
  expect(await sumsOfClient()).toEqual([{ total: '50.00', reminderFees: '0.00' }])
  // What was paid of a fee that is waived since goes back, and nothing is open or dunned by that.
  const back = (amount: string, kind?: string) => bernd.post('/api/payments', { ...fee, kind, amount: euros(amount) })
  // More than came in never; what came in goes back also where a bank returns it (returned-payment.http.test.ts).
  expect((await back('-5.01', 'reminderFee')).status).toBe(422)
  await waive(true)
  // Nothing is open of that invoice: who looks for money to give back finds it among the open items.
  expect(await feesBack()).toEqual(['5.00'])
  expect((await back('-5.01', 'reminderFee')).status).toBe(422)
  await expectStatus(201, back('-2.00', 'reminderFee'))
  expect(await feesBack()).toEqual(['3.00'])
  await expectStatus(201, back('-3.00'))
  expect(await invoiceNow()).toMatchObject({
    ...{ status: 'paid', open: { amount: '0.00' }, paid: { amount: '100.00' }, reminderFees: { amount: '0.00' } },
  })
  expect(await sumsOfClient()).toEqual([{ total: '50.00', reminderFees: '0.00' }])
  expect(await feesBack()).toEqual(['0.00'])
  expect((await dueFor(bernd)).map(({ clientInvoice }) => clientInvoice)).not.toContain(late.clientInvoice)
  const [kept] = await desk.db.query<{ step: string }>('select step from reminders where id = $1', [idOf(made)])
  expect(kept).toEqual({ step: 'second' })
})
