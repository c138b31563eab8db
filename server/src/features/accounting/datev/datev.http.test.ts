import { createHash } from 'node:crypto'
import type { AccountingOverview } from '@reisewerk/domain/accounting/datev/datev-export.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectDatabase } from '../../../platform/database/connect.ts'
import { asActor } from '../../../platform/database/transaction.ts'
import { pgErrorOf } from '../../../platform/database/violations.ts'
import type { Caller } from '../../../test/caller.ts'
import { equipHouses } from '../../../test/invoicing-houses.ts'
import { expectStatus } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { euros, type Issued, issue, tripToInvoice } from '../../invoices/invoices.fixture.ts'

type Export = {
  readonly id: number
  readonly fileName: string
  readonly invoiceCount: number
  readonly paymentCount: number
}

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-20T09:00:00Z') })
  ;[anna, bernd, clara] = [await desk.as('anna'), await desk.as('bernd'), await desk.as('clara')]
  await equipHouses(desk.db)
})
afterAll(() => desk.close())

const overview = () => expectStatus<AccountingOverview>(200, bernd.get('/api/organisations/1/accounting'))
const february = { from: '01.02.2027', to: '28.02.2027' }
const exported = (period: object = february) => bernd.post<Export>('/api/organisations/1/datev_exports', period)
const pay = (invoice: Issued, amount: string) =>
  expectStatus<{ id: number }>(
    201,
    bernd.post('/api/payments', {
      ...{ clientInvoice: invoice.clientInvoice, dateOfPayment: '10.02.2027', amount: euros(amount) },
    }),
  )
/** The booked lines of a file: amount, side, account, contra account, text. */
async function linesOf({ id }: { readonly id: number }): Promise<string[]> {
  const { raw, headers } = await bernd.get(`/api/datev_exports/${id}/file`)
  expect(headers['content-disposition']).toContain('EXTF_Buchungsstapel_')
  const [, , ...lines] = raw.toString('latin1').split('\r\n')
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split(';')
      return [0, 1, 6, 7, 10, 13].map((at) => cells[at]?.replaceAll('"', '')).join(' ')
    })
}

/** What files come to in cents: by number what their debtors owe, and by account. */
async function sumsOf(files: readonly { readonly id: number }[]): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>()
  const add = (key: string, cents: number) => sums.set(key, (sums.get(key) ?? 0) + cents)
  for (const line of (await Promise.all(files.map(linesOf))).flat()) {
    const [amount = '', side, account = '', contra = '', number = ''] = line.split(' ')
    const cents = Number(amount.replace(',', '')) * (side === 'S' ? 1 : -1)
    add(account.length > 4 ? number : account, cents)
    add(contra, -cents)
  }
  return sums
}

describe('bookings go to the tax adviser once (INV-08)', () => {
  test('INV-08 INV-06 what is missing is told, then a month is exported, locked, kept, and never exported again', async () => {
    const trip = await tripToInvoice(bernd)
    const prepayment = await issue(bernd, trip, { type: 'prepayment' }, '&percent=20')
    const paid = await pay(prepayment, '5000.00')
    const final = await issue(bernd, trip, { type: 'final' })
    expect(await overview()).toMatchObject({
      months: [{ month: '2027-02', invoices: 2, payments: 1, suppliers: 0, splits: 0, exported: 0 }],
      missing: [{ path: '/settings?organisation=1&area=accounting' }, {}],
      withoutDebtor: [{ name: 'Kantorei St. Michael e. V.' }],
    })
    expect(await exported()).toMatchObject({
      status: 422,
      body: {
        violations: [{ propertyPath: 'organisation', message: expect.stringMatching(/Berater- und Mandantennummer/) }],
      },
    })
    await expectStatus(200, anna.patch('/api/settings/1', { accounting: { consultant: '29098', client: '55003' } }))
    expect(await exported()).toMatchObject({
      status: 422,
      body: {
        violations: expect.arrayContaining([
          { propertyPath: 'organisation', message: expect.stringMatching(/hat keine Debitorennummer/) },
        ]),
      },
    })
    expect(await bernd.post('/api/organisations/1/debtor_numbers', {})).toMatchObject({
      status: 200,
      body: { given: 1 },
    })
    expect(await bernd.get(trip.client)).toMatchObject({ body: { debtorNumber: '10000' } })

    // By the length of its number DATEV knows a debtor.
    await expectStatus(200, anna.patch('/api/settings/1', { accounting: { accountLength: 5 } }))
    expect(await exported()).toMatchObject({
      status: 422,
      body: {
        violations: expect.arrayContaining([
          { propertyPath: 'organisation', message: expect.stringMatching(/Die Debitorennummer 10000 hat 5 Stellen/) },
        ]),
      },
    })
    await expectStatus(200, anna.patch('/api/settings/1', { accounting: { accountLength: 4 } }))

    const first = await expectStatus<Export>(201, exported())
    expect(first).toMatchObject({ invoiceCount: 2, paymentCount: 1, fromDay: '01.02.2027 00:00:00' })
    const numberOf = async (one: Issued) =>
      (await expectStatus<{ invoiceNumber: string }>(200, bernd.get(one.clientInvoice))).invoiceNumber
    const [n1, n2] = [await numberOf(prepayment), await numberOf(final)]
    const client = 'Kantorei St. Michael e. V.'
    expect(await linesOf(first)).toEqual([
      `5000,00 H 10000 1200 ${n1} Zahlung ${client}`,
      `5000,00 S 1593 1710 ${n1} Zahlung ${client}`,
      `7600,00 S 10000 1593 ${n1} Anzahlung ${client}`,
      `38000,00 S 10000 8191 ${n2} Endabrechnung ${client}`,
      `5000,00 H 10000 1710 ${n2} Anzahlung ${n1}`,
      `2600,00 H 10000 1593 ${n1} Anzahlung ${n1} in ${n2}`,
    ])

    expect(await exported()).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/schon exportiert/) },
    })
    expect(await bernd.get(final.clientInvoice)).toMatchObject({
      body: { isFixed: true, exportedAt: '20.02.2027 10:00:00' },
    })
    expect(await bernd.put(`${final.clientInvoice}/generate`, {})).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/an DATEV exportiert/) },
    })
    const hash = async () =>
      createHash('sha256')
        .update((await bernd.get(`/api/datev_exports/${first.id}/file`)).raw)
        .digest('hex')
    const before = await hash()

    // What comes later for the same month goes into a file of its own: a mistaken payment back, a cancelation the other way round.
    await expectStatus(204, bernd.delete(`/api/payments/${paid.id}`))
    await expectStatus(
      200,
      bernd.post(`/api/orders/${trip.id}/client-invoice/generate?oldId=${idOf(final.clientInvoice)}`, {
        type: 'cancelation',
      }),
    )
    expect((await overview()).months).toEqual([
      { month: '2027-02', invoices: 1, payments: 1, suppliers: 0, splits: 0, exported: 3 },
    ])
    const second = await expectStatus<Export>(201, exported())
    expect((await linesOf(second)).map((line) => line.split(' ').slice(0, 5).join(' '))).toEqual([
      // By then the final invoice asked for it.
      `5000,00 S 10000 1200 ${n2}`,
      `38000,00 H 10000 8191 ${n2}`,
      // The whole prepayment is asked for again, and nothing is received for it.
      `7600,00 S 10000 1593 ${n1}`,
      `5000,00 H 10000 1593 ${n2}`,
      `5000,00 S 10000 1710 ${n2}`,
      `5000,00 H 1593 1710 ${n1}`,
    ])
    const sums = await sumsOf([first, second])
    expect([n1, n2].map((number) => sums.get(number))).toEqual([7_600_00, 0])
    expect(['1593', '1710', '1200'].map((account) => sums.get(account))).toEqual([-7_600_00, 0, 0])
    expect(await hash()).toBe(before)

    const { raw } = await bernd.get(`/api/datev_exports/${first.id}/documents`)
    const files = unzipSync(new Uint8Array(raw))
    expect(Object.keys(files)).toEqual([`${n1}.pdf`, `${n2}.pdf`])
    expect(
      Buffer.from(files[`${n1}.pdf`] ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  test('INV-08 file by file the debtor owes under each number what is open by it, and at last nothing is left on the accounts of prepayments', async () => {
    const trip = await tripToInvoice(bernd)
    await expectStatus(200, anna.patch('/api/settings/1', { accounting: { consultant: '29098', client: '55003' } }))
    const files: Export[] = []
    const check = async () => {
      files.push(await expectStatus<Export>(201, exported()))
      const sums = await sumsOf(files)
      const { body } = await bernd.get<{ invoiceNumber: string; open: { amount: string } }[]>(
        `/api/client_invoices?order.id=${trip.id}&_order[id]=asc`,
      )
      for (const { invoiceNumber, open } of body) {
        expect([invoiceNumber, sums.get(invoiceNumber) ?? 0]).toEqual([
          invoiceNumber,
          Math.round(Number(open.amount) * 100),
        ])
      }
      return ['1593', '1710'].map((account) => (sums.get(account) ?? 0) / 100)
    }
    const first = await issue(bernd, trip, { type: 'prepayment' }, '&percent=20')
    await expectStatus(200, bernd.post('/api/organisations/1/debtor_numbers', {}))
    expect(await check()).toEqual([-7_600, 0])
    await pay(first, '1000.00')
    expect(await check()).toEqual([-6_600, -1_000])
    // Dated into the month that is exported already.
    const second = await issue(bernd, trip, { type: 'prepayment', invoiceDate: '05.02.2027' }, '&percent=50')
    expect(await check()).toEqual([-18_000, -1_000])
    // Paid on the later one, which asks for it.
    const late = await pay(first, '6600.00')
    expect(await check()).toEqual([-11_400, -7_600])
    await expectStatus(204, bernd.delete(`/api/payments/${late.id}`))
    const final = await issue(bernd, trip, { type: 'final' })
    expect(await check()).toEqual([0, 0])
    await pay(second, '18000.00')
    await pay(final, '19000.00')
    expect(await check()).toEqual([0, 0])
    expect((await sumsOf(files)).get('8191')).toBe(-38_000_00)
  })

  test('INV-08 two who export at once make one file', async () => {
    const trip = await tripToInvoice(bernd)
    await issue(bernd, trip, { type: 'prepayment' }, '&percent=20')
    await expectStatus(200, anna.patch('/api/settings/1', { accounting: { consultant: '29098', client: '55003' } }))
    await expectStatus(200, bernd.post('/api/organisations/1/debtor_numbers', {}))
    const answers = await Promise.all([exported(), exported()])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test('INV-08 INV-12 revenue is parted by what was bought in the EU and in third countries', async () => {
    const trip = await tripToInvoice(bernd)
    await issue(bernd, trip, { type: 'final' })
    for (const [country, amount] of [
      ['DE', '3000.00'],
      ['NO', '1000.00'],
    ] as const) {
      const [hotel] = await desk.db.query<{ id: number }>(
        `with place as (insert into places (name, country, latitude, longitude) values ('Ort ' || $1, $1, 60, 10) returning id)
         insert into providers (kind, name, place_id) select 'hotel', 'Haus ' || $1, id from place returning id::int`,
        [country],
      )
      await expectStatus(
        201,
        bernd.post('/api/supplier_invoices', {
          ...{ order: trip.order, provider: `/api/providers/${hotel?.id}`, number: country, invoiceDate: '01.02.2027' },
          amount: euros(amount),
        }),
      )
    }
    await expectStatus(200, anna.patch('/api/settings/1', { accounting: { consultant: '29098', client: '55003' } }))
    await expectStatus(200, bernd.post('/api/organisations/1/debtor_numbers', {}))
    const made = await expectStatus<Export>(201, exported())
    const amounts = (await linesOf(made)).map((line) =>
      line
        .split(' ')
        .filter((_, index) => index !== 2)
        .slice(0, 3)
        .join(' '),
    )
    expect(amounts).toEqual(expect.arrayContaining(['28500,00 S 8191', '9500,00 S 8194']))
  })

  test('INV-08 a part of third countries that changes after the export is told, corrected in the next file, and never twice', async () => {
    const trip = await tripToInvoice(bernd)
    await issue(bernd, trip, { type: 'final' })
    const charge = async (country: string, amount: string) => {
      const [hotel] = await desk.db.query<{ id: number }>(
        `with place as (insert into places (name, country, latitude, longitude) values ('Stadt ' || $1, $1, 60, 10) returning id)
         insert into providers (kind, name, place_id) select 'hotel', 'Hof ' || $1, id from place returning id::int`,
        [country],
      )
      const provider = `/api/providers/${hotel?.id}`
      const told = { order: trip.order, provider, number: `${country} ${amount}`, invoiceDate: '01.02.2027' }
      await expectStatus(201, bernd.post('/api/supplier_invoices', { ...told, amount: euros(amount) }))
    }
    await charge('DE', '3000.00')
    await charge('NO', '1000.00')
    await expectStatus(200, anna.patch('/api/settings/1', { accounting: { consultant: '29098', client: '55003' } }))
    await expectStatus(200, bernd.post('/api/organisations/1/debtor_numbers', {}))
    const first = await expectStatus<Export>(201, exported())
    expect((await overview()).splits).toEqual([])

    await charge('CH', '2000.00')
    const told = await overview()
    expect(told.splits).toEqual([
      expect.objectContaining({
        order: trip.id,
        exportedShare: 0.25,
        share: 0.5,
        movedCents: 9_500_00,
        currency: 'EUR',
      }),
    ])
    expect(told.months).toMatchObject([{ month: '2027-02', invoices: 0, payments: 0, splits: 1 }])
    // A month that went out already is not touched again.
    expect(await exported({ from: '01.01.2027', to: '31.01.2027' })).toMatchObject({ status: 409 })
    const second = await expectStatus<Export & { splitCount: number }>(201, exported())
    expect(second).toMatchObject({ invoiceCount: 0, paymentCount: 0, splitCount: 1 })
    const lines = (await linesOf(second)).map((line) => line.split(' ').filter((_, index) => index !== 2))
    expect(lines.map((cells) => cells.slice(0, 3).join(' '))).toEqual(['9500,00 H 8191', '9500,00 S 8194'])
    const { raw } = await bernd.get(`/api/datev_exports/${second.id}/file`)
    // Under the day on which it is made, in a month that still runs.
    expect(raw.toString('latin1').split('\r\n')[2]?.split(';')[9]).toBe('2002')
    const sums = await sumsOf([first, second])
    expect([sums.get('8191'), sums.get('8194')]).toEqual([-19_000_00, -19_000_00])

    expect((await overview()).splits).toEqual([])
    expect(await exported()).toMatchObject({ status: 409 })
    // And back, when it changes once more.
    await charge('AT', '4000.00')
    expect((await overview()).splits).toMatchObject([{ exportedShare: 0.5, share: 0.3, movedCents: -7_600_00 }])
    const third = await expectStatus<Export>(201, exported())
    expect((await sumsOf([first, second, third])).get('8194')).toBe(-11_400_00)
  })

  test.each([
    [{ from: '01.12.2026', to: '31.01.2027' }, 'to', /nur ein Wirtschaftsjahr/],
    [{ from: '02.02.2027', to: '01.02.2027' }, 'to', /endet vor seinem Beginn/],
    [{ from: '01.03.2027', to: '31.03.2027' }, 'from', /in der Zukunft/],
  ])('INV-08 %j is refused', async (period, propertyPath, message) => {
    expect(await exported(period)).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath, message: expect.stringMatching(message) }] },
    })
  })

  test('INV-08 the database itself keeps what was exported, and a debtor number belongs to one client', async () => {
    const database = connectDatabase(desk.db.adminUrl, 1)
    const actor = { userId: 2, organisationIds: [1], isAdmin: true, maySeePurchase: true }
    const refusedBy = async (sql: string): Promise<string> => {
      const failed = await asActor(database.app, actor, {}, (trx) => trx.query(sql)).then(() => null, pgErrorOf)
      return failed === null ? 'taken' : (failed.constraint ?? failed.code ?? '')
    }
    const tried = {
      'update datev_exports set booking_count = 0': '42501',
      'delete from datev_bookings': '42501',
      "update datev_export_files set content = ''": '42501',
      [`update client_invoices set due_cents = 1, total_cents = 1, version_number = version_number + 1 where id =
        (select client_invoice_id from datev_bookings where kind = 'invoice' limit 1)`]: 'client_invoices_frozen',
      [`insert into datev_bookings (export_id, organisation_id, kind, client_invoice_id, document_id, bookings)
        select export_id, organisation_id, kind, client_invoice_id, document_id, bookings from datev_bookings
        where kind = 'invoice' limit 1`]: 'datev_bookings_invoice_once',
    }
    const answers: Record<string, string> = {}
    for (const sql of Object.keys(tried)) answers[sql] = await refusedBy(sql)
    await database.close()
    expect(answers).toEqual(tried)
    const trip = await tripToInvoice(bernd)
    expect(await bernd.patch(trip.client, { debtorNumber: '10000' })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'debtorNumber', message: expect.stringMatching(/schon ein anderer/) }] },
    })
  })

  test('INV-08 other houses and whoever lacks the right see and do nothing of it', async () => {
    expect(await clara.get('/api/organisations/1/accounting')).toMatchObject({ status: 404 })
    expect(await clara.get<Export[]>('/api/datev_exports')).toMatchObject({ body: [] })
    expect(await clara.post('/api/organisations/1/datev_exports', february)).toMatchObject({ status: 404 })
    const [row] = await desk.db.query<{ id: number }>('select id::int from datev_exports limit 1')
    const file = `/api/datev_exports/${row?.id}/file`
    expect(await clara.get(file)).toMatchObject({ status: 404 })
    // A file tells of all its trips: who does not see one of them is not given it.
    const [trip] = await desk.db.query<{ id: number }>(
      `update orders set is_admin_only = true where id = (select i.order_id from datev_bookings b
         join client_invoices i on i.id = b.client_invoice_id where b.export_id = $1 limit 1) returning id::int`,
      [row?.id],
    )
    expect(trip).toBeDefined()
    expect(await bernd.get(file)).toMatchObject({ status: 403 })
    expect((await overview()).notes).toEqual([expect.stringContaining('die nur Administratoren sehen')])
    expect(await anna.get('/api/organisations/1/accounting')).toMatchObject({ body: { notes: [] } })
    expect(await anna.get(file)).toMatchObject({ status: 200 })
    await desk.db.query(`update users set may_see_purchase = false where id = 2`)
    expect(await bernd.get('/api/organisations/1/accounting')).toMatchObject({ status: 403 })
    expect(await bernd.post('/api/organisations/1/datev_exports', february)).toMatchObject({ status: 403 })
  })
})
