import { setTimeout as pause } from 'node:timers/promises'
import type { Calculation } from '@reisewerk/domain/calculation/calculate.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import type { InvoicePreview } from '@reisewerk/domain/invoices/generate-invoice.contract.ts'
import type { IssuedInvoice } from '@reisewerk/domain/invoices/issued.ts'
import type { InvoiceMail } from '@reisewerk/domain/invoices/texts/invoice-mail.contract.ts'
import { plainTextOf } from '@reisewerk/domain/rich-text.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { equipHouses } from '../../test/invoicing-houses.ts'
import { expectStatus, planTrip } from '../../test/planned-trip.ts'
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
const pay = ({ clientInvoice }: Issued, amount: string) =>
  bernd.post('/api/payments', { clientInvoice, dateOfPayment: '20.01.2027', amount: euros(amount) })
const cancel = (trip: InvoicedTrip, { clientInvoice }: Issued) =>
  issue(bernd, trip, { type: 'cancelation' }, `&oldId=${idOf(clientInvoice)}`)
const generate = ({ id }: InvoicedTrip, body: object, query = '') =>
  bernd.post(`/api/orders/${id}/client-invoice/generate?contingent_type=Asked${query}`, body)
const dueOf = async (trip: InvoicedTrip) => {
  const { id } = await calculationOf(trip, bernd)
  const lines = `/api/calculations/${id}/lines?contingent_type=Asked`
  return (await expectStatus<Calculation>(200, bernd.get(lines))).totals.due
}
const openOf = async ({ id }: InvoicedTrip) => {
  const { body } = await bernd.get<Invoice[]>(`/api/client_invoices?order.id=${id}&_order[id]=asc`)
  return body.map(({ open }) => open.amount)
}

test('INV-04 MAIL-03 the mail of an invoice asks for what is open on it today, and for nothing that a later one asks for', async () => {
  const trip = await tripToInvoice(bernd)
  const prepayment = await issue(bernd, trip, { type: 'prepayment' }, '&percent=20')
  const told = async () =>
    plainTextOf((await expectStatus<InvoiceMail>(200, bernd.get(`${prepayment.clientInvoice}/mail`))).body)
  expect(await told()).toContain('Bitte überweisen Sie 7.600,00 € bis zum 15. Februar 2027.')
  await expectStatus(201, pay(prepayment, '7000.00'))
  expect(await told()).toContain('Bitte überweisen Sie 600,00 € bis zum 15. Februar 2027.')
  const final = await issue(bernd, trip, { type: 'final' })
  const { invoiceNumber } = await read(final)
  expect(await told()).toContain(`Ihr Betrag ist in unserer Rechnung ${invoiceNumber} enthalten.`)
  expect(await told()).not.toContain('überweisen')
  await cancel(trip, final)
  await expectStatus(201, pay(prepayment, '600.00'))
  expect(await told()).toContain('Zu zahlen ist nichts mehr.')
  const storno = await cancel(trip, prepayment)
  const toldOf = async (one: Issued) =>
    plainTextOf((await expectStatus<InvoiceMail>(200, bernd.get(`${one.clientInvoice}/mail`))).body)
  const { invoiceNumber: taking } = await read(storno)
  expect(await told()).toContain(`Sie ist durch unsere Rechnung ${taking} storniert; zu zahlen ist auf sie nichts.`)
  expect(await toldOf(storno)).toContain('Den Betrag von 7.600,00 € erstatten wir Ihnen.')
  await expectStatus(201, pay(storno, '-7000.00'))
  expect(await toldOf(storno)).toContain('Den Betrag von 600,00 € erstatten wir Ihnen.')
  await expectStatus(201, pay(storno, '-600.00'))
  expect(await toldOf(storno)).toContain('Der Betrag ist erstattet; zu zahlen ist nichts mehr.')
})

test('INV-04 what was paid on a cancelled invoice goes back with its Stornorechnung, and both come to 0', async () => {
  const trip = await tripToInvoice(bernd)
  const prepayment = await issue(bernd, trip, { type: 'prepayment' }, '&percent=20')
  await expectStatus(201, pay(prepayment, '7600.00'))
  const taken = `preview?contingent_type=Asked&oldId=${idOf(prepayment.clientInvoice)}`
  const shown = await expectStatus<InvoicePreview>(
    200,
    bernd.post(`/api/orders/${trip.id}/client-invoice/${taken}`, { type: 'cancelation' }),
  )
  // What was received goes back, so that the whole price is open again.
  expect(shown.amounts).toMatchObject({
    ...{ amount: { amount: '-7600.00' }, refund: { amount: '-7600.00' }, rest: { amount: '38000.00' } },
  })
  const storno = await cancel(trip, prepayment)
  expect(await openOf(trip)).toEqual(['0.00', '-7600.00'])
  expect(await dueOf(trip)).toBe(38_000_00)
  expect(await pay(storno, '-7600.01')).toMatchObject({
    status: 422,
    body: {
      violations: [
        { propertyPath: 'amount', message: expect.stringMatching(/^Zurückgehen können höchstens 7\.600,00/) },
      ],
    },
  })
  await expectStatus(201, pay(storno, '-7600.00'))
  expect(await openOf(trip)).toEqual(['0.00', '0.00'])
  expect(await read(storno)).toMatchObject({ status: 'paid', amount: { amount: '-7600.00' } })
  expect(await dueOf(trip)).toBe(38_000_00)
  const final = await issue(bernd, trip, { type: 'final' })
  expect(await read(final)).toMatchObject({ amount: { amount: '38000.00' } })
})

test('INV-04 what comes in late on an invoice that is part of a later one counts once', async () => {
  const trip = await tripToInvoice(bernd)
  const prepayment = await issue(bernd, trip, { type: 'prepayment' }, '&percent=20')
  const final = await issue(bernd, trip, { type: 'final' })
  expect(await openOf(trip)).toEqual(['0.00', '38000.00'])
  await expectStatus(201, pay(prepayment, '7600.00'))
  expect(await openOf(trip)).toEqual(['0.00', '30400.00'])
  const rest = await expectStatus<{ id: number }>(201, pay(final, '30400.00'))
  expect(await openOf(trip)).toEqual(['0.00', '0.00'])
  expect(await read(final)).toMatchObject({ status: 'paid' })
  await expectStatus(204, bernd.delete(`/api/payments/${rest.id}`))
  expect(await read(final)).toMatchObject({ status: 'new', open: euros('30400.00') })
  await cancel(trip, final)
  const again = await issue(bernd, trip, { type: 'final' })
  expect(await openOf(trip)).toEqual(['0.00', '0.00', '0.00', '30400.00'])
  expect(await dueOf(trip)).toBe(30_400_00)
  const { invoiceNumber } = await read(again)
  expect(await generate(trip, { type: 'cancelation' }, `&oldId=${idOf(prepayment.clientInvoice)}`)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(new RegExp(`^Die Rechnung ${invoiceNumber} zieht Zahlungen`)) },
  })
})

test('INV-06 a Stornorechnung goes where its invoice went, whatever became of trip, client and address, and gives back what was received', async () => {
  const trip = await tripToInvoice(bernd)
  const prepayment = await issue(bernd, trip, { type: 'prepayment', address: trip.address }, '&percent=20')
  await expectStatus(201, pay(prepayment, '600.00'))
  await expectStatus(201, pay(prepayment, '400.00'))
  const final = await issue(bernd, trip, { type: 'final' })
  const other = await tripToInvoice(bernd)
  await expectStatus(204, bernd.delete(trip.address))
  await expectStatus(200, bernd.patch(trip.order, { client: other.client }))
  await cancel(trip, final)
  const storno = await cancel(trip, prepayment)
  expect(await read(storno)).toMatchObject({ client: trip.client, address: null })
  const snapshots = await desk.db.query<{ snapshot: IssuedInvoice }>(
    `select snapshot from client_invoice_snapshots where order_id = $1 order by version_id`,
    [trip.id],
  )
  const [, ofFinal, stornoOfFinal, ofPrepayment] = snapshots.map(({ snapshot }) => snapshot)
  expect(ofFinal?.deductions).toMatchObject([{ cents: 60_000 }, { cents: 40_000 }])
  expect(stornoOfFinal).toMatchObject({ refundCents: 0, totals: { totalCents: -3_800_000, dueCents: -3_700_000 } })
  expect(ofPrepayment).toMatchObject({
    ...{ refundCents: 100_000, totals: { totalCents: -760_000, dueCents: -760_000 } },
    buyer: { clientId: idOf(trip.client), address: { street: 'Johannisstraße 12', city: 'Lüneburg' } },
  })
})

test('INV-06 who issues waits for those before, longer than for a lock of an edit', async () => {
  const trip = await tripToInvoice(bernd)
  await issue(bernd, trip, { type: 'prepayment' }, '&percent=10')
  const before = await desk.db.hold('select from client_invoice_numbers for update')
  const waiting = issue(bernd, trip, { type: 'prepayment' }, '&percent=10')
  await pause(6_000)
  await before.release()
  await waiting
})

test('INV-06 the same is charged once, whoever issues at the same time', async () => {
  const trip = await tripToInvoice(bernd)
  const answers = await Promise.all([1, 2, 3, 4].map(() => generate(trip, {})))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
  const refused = answers.find(({ status }) => status === 422)
  expect(refused?.body).toMatchObject({
    violations: [{ propertyPath: 'type', message: expect.stringMatching(/schon ganz abgerechnet\. Bitte storniere/) }],
  })
  expect(await openOf(trip)).toEqual(['38000.00'])
})

test('INV-04 INV-08 the tax in a payment is the same on every paper, also when an earlier day is noted later', async () => {
  const trip = await tripToInvoice(bernd)
  const prepayment = await issue(bernd, trip, { type: 'prepayment', taxPercentage: 19 }, '&percent=20')
  await expectStatus(201, pay(prepayment, '5000.00'))
  await issue(bernd, trip, { type: 'prepayment', taxPercentage: 19 }, '&percent=30')
  const back = { kind: 'refund', dateOfPayment: '05.01.2027', amount: euros('-49.96') }
  await expectStatus(201, bernd.post('/api/payments', { clientInvoice: prepayment.clientInvoice, ...back }))
  await issue(bernd, trip, { type: 'final', taxPercentage: 19 })
  const snapshots = await desk.db.query<{ snapshot: IssuedInvoice }>(
    'select snapshot from client_invoice_snapshots where order_id = $1 order by version_id',
    [trip.id],
  )
  const told = snapshots.map(({ snapshot }) =>
    snapshot.deductions
      .map(({ cents, taxCents }) => [cents, taxCents])
      .toSorted(([one = 0], [other = 0]) => other - one),
  )
  expect(told).toEqual([
    [],
    [[500_000, 79_832]],
    [
      [500_000, 79_832],
      [-4_996, -797],
    ],
  ])
})

test('INV-03 a trip without a price costs nothing to cancel in percent: preview and invoice refuse it at its field', async () => {
  const trip = await planTrip(bernd)
  for (const way of ['preview', 'generate']) {
    const asked = `/api/orders/${trip.id}/client-invoice/${way}?percent=30`
    expect(await bernd.post(asked, { type: 'cancelation' })).toMatchObject({
      status: 422,
      body: {
        violations: [{ propertyPath: 'percent', message: expect.stringMatching(/^Die Reise hat keinen Preis/) }],
      },
    })
  }
  expect((await bernd.get(`/api/client_invoices?order.id=${trip.id}`)).body).toEqual([])
})

test('INV-03 INV-11 the preview of what takes an invoice back is that of what is issued: what takes one back is not taken back', async () => {
  const trip = await tripToInvoice(bernd)
  const prepayment = await issue(bernd, trip, { type: 'prepayment' }, '&percent=20')
  const preview = ({ clientInvoice }: Issued, body: object) =>
    bernd.post<InvoicePreview>(
      `/api/orders/${trip.id}/client-invoice/preview?contingent_type=Asked&oldId=${idOf(clientInvoice)}`,
      body,
    )
  const shown = await expectStatus<InvoicePreview>(200, preview(prepayment, { type: 'cancelation' }))
  expect(shown.amounts.refund).toMatchObject({ amount: '0.00', formatted: '0,00 €' })
  const storno = await cancel(trip, prepayment)
  const refused = { status: 409, body: { message: expect.stringMatching(/^Eine Stornorechnung wird nicht storniert/) } }
  expect(await preview(storno, { type: 'cancelation' })).toMatchObject(refused)
  expect(await generate(trip, { type: 'cancelation' }, `&oldId=${idOf(storno.clientInvoice)}`)).toMatchObject(refused)
  // A new version of it is one of its number.
  const { invoiceNumber } = await read(storno)
  expect(await preview(storno, {})).toMatchObject({ status: 200, body: { invoiceNumber } })
  // What a cancelled trip costs is taken back like any other.
  const charge = await issue(bernd, trip, { type: 'cancelation' }, '&percent=30')
  expect(await preview(charge, { type: 'cancelation' })).toMatchObject({
    ...{ status: 200, body: { invoiceNumber: null, amounts: { amount: { amount: '-11400.00' } } } },
  })
})

test('INV-03 the rate that is chosen for what a cancelled trip costs holds for all of it, whatever its rows were taxed with before', async () => {
  const trip = await tripToInvoice(bernd)
  const preview = (body: object, percent: number) =>
    expectStatus<InvoicePreview>(
      200,
      bernd.post(`/api/orders/${trip.id}/client-invoice/preview?contingent_type=Asked&percent=${percent}`, body),
    )
  const [line] = (await preview({ type: 'prepayment' }, 20)).lines
  const lineTaxes = [{ key: line?.key, taxPercentage: 19 }]
  await issue(bernd, trip, { type: 'prepayment', taxPercentage: -1, lineTaxes }, '&percent=20')
  await expectStatus(200, bernd.patch(trip.order, { currentStatus: 'cancelled' }))
  const rates = async (body: object) => [
    ...new Set((await preview({ type: 'cancelation', ...body }, 25)).lines.map(({ taxPercentage }) => taxPercentage)),
  ]
  expect(await rates({})).toContain(19)
  expect(await rates({ taxPercentage: 0 })).toEqual([0])
  expect(await rates({ taxPercentage: 0, lineTaxes })).toContain(19)
})
