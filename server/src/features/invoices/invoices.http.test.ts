import { createHash } from 'node:crypto'
import type { Calculation } from '@reisewerk/domain/calculation/calculate.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import type { IssuedInvoice } from '@reisewerk/domain/invoices/issued.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectDatabase } from '../../platform/database/connect.ts'
import { asActor } from '../../platform/database/transaction.ts'
import { pgErrorOf } from '../../platform/database/violations.ts'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { equipHouses } from '../../test/invoicing-houses.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { calculationOf } from '../calculation/calculation.fixture.ts'
import { euros, type InvoicedTrip, type Issued, issue, tripToInvoice } from './invoices.fixture.ts'

type Invoice = ItemOf<typeof clientInvoiceContract>

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-01T09:00:00Z') })
  ;[anna, bernd, clara] = [await desk.as('anna'), await desk.as('bernd'), await desk.as('clara')]
  await equipHouses(desk.db)
})
afterAll(() => desk.close())

const read = ({ clientInvoice }: Issued) => expectStatus<Invoice>(200, bernd.get(clientInvoice))
const invoicesOf = ({ id }: InvoicedTrip, more = '') =>
  bernd.get<Invoice[]>(`/api/client_invoices?order.id=${id}${more}`)
const pay = (invoice: Issued, amount: string, dateOfPayment = '20.01.2027') =>
  expectStatus<{ id: number }>(
    201,
    bernd.post('/api/payments', { clientInvoice: invoice.clientInvoice, dateOfPayment, amount: euros(amount) }),
  )
const wrong = (path: string, message: string | RegExp) => ({
  status: 422,
  body: {
    violations: [
      { propertyPath: path, message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ],
  },
})

describe('an invoice is issued (002 §7)', () => {
  test('INV-03 INV-11 a prepayment, what came in for it, and the final invoice that takes it off', async () => {
    const trip = await tripToInvoice(bernd)
    const prepayment = await issue(bernd, trip, { type: 'prepayment', address: trip.address }, '&percent=20')
    expect(prepayment).toMatchObject({ name: expect.stringMatching(/^Anzahlung N-27-\d{4}$/), cloudStorage: false })
    expect(prepayment.document).toMatchObject({ id: prepayment.id, path: prepayment.path })
    expect(await read(prepayment)).toMatchObject({
      ...{ type: 'prepayment', status: 'new', billingType: 'included', percent: 20, amountType: 'percent' },
      ...{ amount: { amount: '7600.00' }, partialAmount: { amount: '7600.00' }, open: { amount: '7600.00' } },
      ...{ invoiceDate: '01.02.2027 00:00:00', dueDate: '15.02.2027 00:00:00', payments: [], isFixed: false },
      document: { id: prepayment.id, path: prepayment.path },
    })
    await pay(prepayment, '7600.00')
    expect(await read(prepayment)).toMatchObject({
      status: 'paid',
      isFixed: true,
      payments: [{ amount: { amount: '7600.00' } }],
    })
    const final = await issue(bernd, trip, { type: 'final' })
    expect(await read(final)).toMatchObject({
      ...{ total: { amount: '38000.00' }, amount: { amount: '30400.00' }, open: { amount: '30400.00' }, status: 'new' },
    })
    const [{ snapshot }] = (await desk.db.query<{ snapshot: IssuedInvoice }>(
      `select s.snapshot from client_invoice_snapshots s where s.order_id = $1 order by version_id desc limit 1`,
      [trip.id],
    )) as [{ snapshot: IssuedInvoice }]
    expect(snapshot).toMatchObject({
      seller: { name: 'Reisewerk Nord GmbH', vatId: 'DE000000417', iban: 'DE89 3704 0044 0532 0130 00' },
      buyer: { name: 'Kantorei St. Michael e. V.', address: { city: 'Lüneburg' } },
      deductions: [{ cents: 760_000, paidAt: '2027-01-20' }],
      taxGroups: [{ taxPercentage: -1, grossCents: 3_800_000, taxCents: 0 }],
      totals: { totalCents: 3_800_000, deductedCents: 760_000, dueCents: 3_040_000 },
    })
  })
})

test('CALC-04 INV-11 what is open of a trip is told without what came in for it, by the lines and on the paper alike', async () => {
  const trip = await tripToInvoice(bernd)
  const prepayment = await issue(bernd, trip, { type: 'prepayment', address: trip.address }, '&percent=20')
  const received = await pay(prepayment, '600.00')
  await pay(prepayment, '7000.00')
  await expectStatus(204, bernd.delete(`/api/payments/${received.id}`))
  const calculation = await calculationOf(trip, bernd)
  const lines = `/api/calculations/${calculation.id}/lines?contingent_type=Asked`
  const { totals } = await expectStatus<Calculation>(200, bernd.get(lines))
  expect(totals).toEqual({ beforePayments: 38_000_00, payments: 7_000_00, due: 31_000_00 })
  const paper = `/api/orders/${trip.id}/offer/generate-document?types=calculation&contingent_type=Asked`
  const { path } = await expectStatus<{ path: string }>(200, bernd.post(paper))
  const text = untypeset((await readPdf((await bernd.get(path)).raw)).text)
  for (const amount of ['38.000,00', '7.000,00', '31.000,00']) expect(text).toContain(amount)
})

describe('issued means fixed (INV-06)', () => {
  test('INV-06 a new version keeps number and earlier file until it is sent; then only a cancelation and a new one help', async () => {
    const trip = await tripToInvoice(bernd)
    const first = await issue(bernd, trip, { type: 'prepayment' }, '&percent=20')
    const { invoiceNumber } = await read(first)
    const again = (body: object) => bernd.put<Issued>(`${first.clientInvoice}/generate?percent=10`, body)
    expect(await again({ type: 'normal' })).toMatchObject(wrong('type', /bleibt Anzahlung/))
    expect(await again({})).toMatchObject({
      status: 200,
      body: { clientInvoice: first.clientInvoice, name: `Anzahlung ${invoiceNumber}, Fassung 2` },
    })
    expect(await read(first)).toMatchObject({ invoiceNumber, versionNumber: 2, amount: { amount: '3800.00' } })
    const versions = await bernd.get<{ document: { id: number; path: string }; sha256: string }[]>(
      `/api/client_invoice_versions?clientInvoice.id=${idOf(first.clientInvoice)}`,
    )
    expect(versions.body.map(({ document }) => document.id)).toEqual([expect.any(Number), first.id])
    for (const { document, sha256 } of versions.body) {
      const { raw } = await bernd.get(document.path)
      expect(createHash('sha256').update(raw).digest('hex')).toBe(sha256)
    }
    expect(await bernd.post(`${first.clientInvoice}/sent`)).toMatchObject({ status: 200, body: { isFixed: true } })
    expect(await again({})).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/ist versendet und bleibt/) },
    })

    const storno = await issue(bernd, trip, { type: 'cancelation' }, `&oldId=${idOf(first.clientInvoice)}`)
    expect(await read(storno)).toMatchObject({
      ...{ amount: { amount: '-3800.00' }, open: { amount: '0.00' }, oldInvoiceNumber: invoiceNumber, dueDate: null },
    })
    expect(await read(first)).toMatchObject({
      ...{ status: 'canceled', open: { amount: '0.00' }, canceledBy: storno.clientInvoice },
    })
    const twice = bernd.post(`/api/orders/${trip.id}/client-invoice/generate?oldId=${idOf(first.clientInvoice)}`, {
      type: 'cancelation',
    })
    expect(await twice).toMatchObject({
      status: 409,
      body: { message: `Die Rechnung ${invoiceNumber} ist schon storniert.` },
    })
    expect(await bernd.delete(first.path.replace('/file', ''))).toMatchObject(wrong('id', /ausgestellte Rechnung/))
    expect(await bernd.patch(trip.order, { currentStatus: 'deleted' })).toMatchObject(
      wrong('currentStatus', /hat ausgestellte Rechnungen/),
    )
  })

  test('INV-06 the database refuses to change, remove or renumber what was issued, also to who asks it directly', async () => {
    const trip = await tripToInvoice(bernd)
    const issued = await issue(bernd, trip, {})
    const payment = await pay(issued, '38000.00')
    const id = idOf(issued.clientInvoice)
    const database = connectDatabase(desk.db.adminUrl, 1)
    const refusedBy = async (sql: string): Promise<string> => {
      const actor = { userId: 2, organisationIds: [1], isAdmin: true, maySeePurchase: true }
      const failed = await asActor(database.app, actor, {}, (trx) => trx.query(sql)).then(() => null, pgErrorOf)
      return failed === null ? 'taken' : (failed.constraint ?? failed.code ?? '')
    }
    const invoice = `where id = ${id}`
    const tried = {
      [`update client_invoices set due_cents = 1, total_cents = 1 ${invoice}`]: 'client_invoices_frozen',
      [`update client_invoices set due_date = '2028-01-01', version_number = 2 ${invoice}`]: 'client_invoices_frozen',
      [`update client_invoices set invoice_number = 'N-27-9999' ${invoice}`]: 'client_invoices_frozen',
      [`update client_invoices set intro_text = '{}' ${invoice}`]: 'client_invoices_frozen',
      [`update client_invoices set canceled_by_id = ${id} ${invoice}`]: 'client_invoices_frozen',
      [`delete from client_invoices ${invoice}`]: '42501',
      [`update client_invoice_snapshots set snapshot = '{}' where order_id = ${trip.id}`]:
        'client_invoice_snapshots_frozen',
      [`update client_invoice_versions set sha256 = repeat('0', 64) where order_id = ${trip.id}`]:
        'client_invoice_versions_frozen',
      [`delete from client_invoice_versions where order_id = ${trip.id}`]: '42501',
      [`insert into client_invoice_versions (order_id, client_invoice_id, version_number, document_id, sha256, user_id)
        select order_id, client_invoice_id, 2, document_id, sha256, user_id from client_invoice_versions where order_id = ${trip.id}`]:
        'client_invoices_frozen',
      [`update documents set key = 'other' where id = ${issued.id}`]: 'documents_invoice',
      [`delete from documents where id = ${issued.id}`]: 'client_invoices_document_id_fkey',
      'update client_invoice_numbers set last_number = last_number + 2': 'client_invoice_numbers_next',
      'delete from client_invoice_numbers': '42501',
      [`update payments set amount_cents = 1 where id = ${payment.id}`]: 'payments_frozen',
      [`delete from payments where id = ${payment.id}`]: '42501',
      [`update orders set current_status = 'deleted' where id = ${trip.id}`]: 'orders_invoiced',
    }
    for (const [sql, constraint] of Object.entries(tried))
      expect([sql, await refusedBy(sql)]).toEqual([sql, constraint])
    // How it stands is nobody's to say either.
    expect(await refusedBy(`update client_invoices set status = 'new', paid_cents = 5 ${invoice}`)).toBe('taken')
    expect(await read(issued)).toMatchObject({ status: 'paid', paid: { amount: '38000.00' } })
    await database.close()
  })

  test('INV-06 numbers of a year are 1 to n without gap or repeat, whoever issues at the same time and whatever fails between', async () => {
    const trips = await Promise.all([tripToInvoice(clara, 2), tripToInvoice(clara, 2), tripToInvoice(clara, 2)])
    const asked = Array.from({ length: 16 }, (_, index) => {
      const trip = trips[index % trips.length]
      const path = `/api/orders/${trip?.id}/client-invoice/generate?contingent_type=Asked`
      // Every fourth is refused behind its number: a day that its row cannot hold.
      return clara.post(path, {
        amount: euros('10.00'),
        invoiceDate: '01.02.2027',
        ...(index % 4 === 3 && { depositReason: '\u0000' }),
      })
    })
    const answers = await Promise.all(asked)
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(12)
    await desk.db.query(
      `create function fail_for_a_test() returns trigger language plpgsql as $$ begin raise exception 'stop'; end $$`,
    )
    for (const table of ['client_invoices', 'client_invoice_versions', 'client_invoice_snapshots', 'documents']) {
      await desk.db.query(
        `create trigger zz_fail after insert on ${table} for each row execute function fail_for_a_test()`,
      )
      expect(
        (await clara.post(`/api/orders/${trips[0].id}/client-invoice/generate`, { amount: euros('10.00') })).status,
      ).toBe(500)
      await desk.db.query(`drop trigger zz_fail on ${table}`)
    }
    await desk.db.query('drop function fail_for_a_test')
    await issue(clara, trips[0], { amount: euros('10.00') })
    const numbers = await desk.db.query<{ number: string }>(
      `select invoice_number as number from client_invoices where organisation_id = 2 order by running_number`,
    )
    expect(numbers.map(({ number }) => number)).toEqual(
      Array.from({ length: 13 }, (_, index) => `S-27-${String(index + 1).padStart(4, '0')}`),
    )
  })
})

describe('before an invoice is issued (INV-03, INV-07)', () => {
  const asked = (trip: { id: number }, body: object, query = '', by = bernd) =>
    by.post<{ svg: string; checks: { key: string; isMet: boolean; message: string; path: string | null }[] }>(
      `/api/orders/${trip.id}/client-invoice/preview?contingent_type=Asked${query}`,
      body,
    )

  test('INV-03 INV-07 a preview stores nothing and says what it comes to and what is missing', async () => {
    const trip = await tripToInvoice(bernd)
    const { status, body } = await asked(trip, { type: 'prepayment' }, '&percent=50')
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        svg: expect.stringContaining('<svg'),
        ...{ pages: 1, invoiceNumber: null, status: 'new' },
        amounts: {
          beforePayments: { formatted: '38.000,00 €' },
          amount: { amount: '19000.00' },
          rest: { amount: '19000.00' },
        },
      },
    })
    expect(body.checks.filter(({ isMet }) => !isMet)).toMatchObject([
      { key: 'depositReason', isRequired: false, message: expect.stringMatching(/^Damit sind 50 % vor Reisebeginn/) },
    ])
    expect((await invoicesOf(trip)).body).toEqual([])
    await expectStatus(204, bernd.delete(trip.address))
    const without = await asked(trip, {})
    expect(without.body.checks.find(({ key }) => key === 'address')).toMatchObject({
      ...{ isMet: false, message: 'Es ist keine Adresse eingetragen', path: trip.client.replace('/api', '') },
    })
    expect(await bernd.post(`/api/orders/${trip.id}/client-invoice/generate?contingent_type=Asked`, {})).toMatchObject(
      wrong('address', 'Es ist keine Adresse eingetragen'),
    )
  })

  test('INV-03 what cannot be is refused at its field, and nothing is booked', async () => {
    const trip = await tripToInvoice(bernd)
    const generate = (body: object, query = '') =>
      bernd.post(`/api/orders/${trip.id}/client-invoice/generate?contingent_type=Asked${query}`, body)
    const other = await tripToInvoice(bernd)
    const foreign = await issue(bernd, other, {})
    const cases: [object, string, string, string | RegExp][] = [
      [{ type: 'prepayment' }, '&percent=101', 'percent', 'Höchstens 100 %'],
      [{ type: 'prepayment', amount: euros('38000.01') }, '', 'amount', /^Die Anzahlung ist höher als der Rest von/],
      [
        { invoiceDate: '01.02.2027', dueDate: '31.01.2027' },
        '',
        'dueDate',
        'Die Fälligkeit liegt vor dem Rechnungsdatum.',
      ],
      [{ taxPercentage: 19, taxAmount: '1.00' }, '', 'taxAmount', /^Die Beträge sind brutto/],
      [{ amount: { amount: '1.00', currency: 'NOK' } }, '', 'amount', 'Die Reise wird in EUR angeboten.'],
      [{ address: other.address }, '', 'address', 'Diese Adresse gehört nicht zum Kunden der Reise.'],
      [{ status: 'paid' }, '', 'status', 'Bezahlt ist eine Rechnung erst, wenn nichts mehr zu zahlen ist.'],
      [
        { type: 'cancelation' },
        `&oldId=${idOf(foreign.clientInvoice)}`,
        'oldId',
        'Diese Rechnung gehört nicht zu dieser Reise.',
      ],
    ]
    for (const [body, query, path, message] of cases)
      expect(await generate(body, query)).toMatchObject(wrong(path, message))
    expect((await invoicesOf(trip)).body).toEqual([])
    expect((await clara.post(`/api/orders/${trip.id}/client-invoice/generate`, {})).status).toBe(404)
    expect((await clara.post(`/api/orders/${trip.id}/client-invoice/preview`, {})).status).toBe(404)
    expect((await clara.put(`${foreign.clientInvoice}/generate`, {})).status).toBe(404)
    expect((await clara.post(`${foreign.clientInvoice}/sent`)).status).toBe(404)
  })

  test('INV-05 only administrators get a Word file; it takes no number and is no invoice', async () => {
    const trip = await tripToInvoice(anna)
    const path = `/api/orders/${trip.id}/client-invoice/generate?word=true&contingent_type=Asked`
    expect((await bernd.post(path, {})).status).toBe(403)
    const draft = await expectStatus<Issued>(200, anna.post(path, {}))
    expect(draft).toMatchObject({ name: expect.stringContaining('(Word)'), clientInvoice: null })
    expect((await anna.get(draft.path)).raw.subarray(0, 2).toString()).toBe('PK')
    expect((await invoicesOf(trip)).body).toEqual([])
    const issued = await issue(anna, trip, {})
    expect((await bernd.put(`${issued.clientInvoice}/generate?word=true`)).status).toBe(403)
    const copy = await expectStatus<Issued>(200, anna.put(`${issued.clientInvoice}/generate?word=true`))
    expect(copy.clientInvoice).toBe(issued.clientInvoice)
    expect(await read(issued)).toMatchObject({ versionNumber: 1, document: { id: issued.id } })
  })
})

describe('payments and what counts (INV-04, INV-11)', () => {
  test('INV-04 a payment is recorded and removed; the trace stays, and a hidden invoice counts no more', async () => {
    const trip = await tripToInvoice(bernd)
    const prepayment = await issue(bernd, trip, { type: 'prepayment' }, '&percent=20')
    const payment = await pay(prepayment, '7000.00')
    const preview = () =>
      expectStatus<{ amounts: { payments: { amount: string }; amount: { amount: string } } }>(
        200,
        bernd.post(`/api/orders/${trip.id}/client-invoice/preview?contingent_type=Asked`, { type: 'final' }),
      )
    expect((await preview()).amounts).toMatchObject({ payments: { amount: '7000.00' }, amount: { amount: '31000.00' } })
    const hide = (billingType: string) => bernd.patch(prepayment.clientInvoice, { billingType })
    expect(await hide('not_included')).toMatchObject({ status: 200, body: { billingType: 'not_included' } })
    expect((await preview()).amounts).toMatchObject({ payments: { amount: '0.00' }, amount: { amount: '38000.00' } })
    await expectStatus(200, hide('included'))
    await expectStatus(204, bernd.delete(`/api/payments/${payment.id}`))
    expect(await read(prepayment)).toMatchObject({
      payments: [],
      paid: { amount: '0.00' },
      status: 'new',
      // What was paid once is fixed for good (INV-06).
      isFixed: true,
    })
    const kept = await desk.db.query(
      `select amount_cents::int as cents, removed_by_id::int as by from payments where id = ${payment.id}`,
    )
    expect(kept).toEqual([{ cents: 700_000, by: 2 }])
    expect((await bernd.delete(`/api/payments/${payment.id}`)).status).toBe(404)
    const late = { clientInvoice: prepayment.clientInvoice, dateOfPayment: '02.02.2027', amount: euros('1.00') }
    expect(await bernd.post('/api/payments', late)).toMatchObject(
      wrong('dateOfPayment', 'Die Zahlung liegt in der Zukunft.'),
    )
    expect((await clara.post('/api/payments', { ...late, dateOfPayment: '01.02.2027' })).status).toBe(422)
  })

  test('INV-04 what was open on a prepayment is asked for by the final invoice, and nobody is asked twice', async () => {
    const trip = await tripToInvoice(bernd)
    const prepayment = await issue(bernd, trip, { type: 'prepayment' }, '&percent=20')
    await pay(prepayment, '7000.00')
    const final = await issue(bernd, trip, { type: 'final' })
    expect(await read(prepayment)).toMatchObject({ open: { amount: '0.00' }, carriedTo: final.clientInvoice })
    expect(await read(final)).toMatchObject({ open: { amount: '31000.00' } })
    await pay(prepayment, '600.00')
    const open = (await invoicesOf(trip)).body.map((one) => one.open.amount)
    expect(open).toEqual(['30400.00', '0.00'])
    await issue(bernd, trip, { type: 'cancelation' }, `&oldId=${idOf(final.clientInvoice)}`)
    expect(await read(prepayment)).toMatchObject({ open: { amount: '0.00' }, carriedTo: null, status: 'paid' })
  })

  test('INV-02 20 a page, sorted by a column, the total in the header', async () => {
    const trip = await tripToInvoice(bernd)
    for (let made = 0; made < 21; made++) await issue(bernd, trip, { amount: euros(`${100 - made}.00`) })
    const page = await invoicesOf(trip, '&_order[amount]=asc')
    expect(page.body).toHaveLength(20)
    expect(page.headers['x-total-items']).toBe('21')
    expect(page.body[0]?.amount.amount).toBe('80.00')
    const next = await invoicesOf(trip, '&_order[invoiceNumber]=desc&_page=2')
    expect(next.body.map(({ amount }) => amount.amount)).toEqual(['100.00'])
    expect((await clara.get<unknown[]>(`/api/client_invoices?order.id=${trip.id}`)).body).toEqual([])
  })

  test('INV-06 with one number per trip each invoice has its suffix', async () => {
    const settings = { clientInvoices: { oneInvoiceNumber: true } }
    await expectStatus(200, anna.patch('/api/settings/1', settings))
    const trip = await tripToInvoice(bernd)
    const { orderNumber } = await expectStatus<{ orderNumber: string }>(200, bernd.get(trip.order))
    const made = [await issue(bernd, trip, {}), await issue(bernd, trip, { amount: euros('0.00') })]
    const read2 = await Promise.all(made.map(read))
    expect(read2.map(({ invoiceNumber }) => invoiceNumber)).toEqual([`${orderNumber}-1`, `${orderNumber}-2`])
    expect(read2[1]?.status).toBe('paid')
    await expectStatus(200, anna.patch('/api/settings/1', { clientInvoices: { oneInvoiceNumber: false } }))
  })
})
