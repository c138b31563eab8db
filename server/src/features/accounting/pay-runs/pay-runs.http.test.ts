import { createHash } from 'node:crypto'
import type { PayRunTransfers, payRunContract } from '@reisewerk/domain/accounting/pay-runs/pay-run.contract.ts'
import type { supplierInvoiceContract } from '@reisewerk/domain/accounting/suppliers/supplier-invoice.contract.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectDatabase } from '../../../platform/database/connect.ts'
import { asActor } from '../../../platform/database/transaction.ts'
import { pgErrorOf } from '../../../platform/database/violations.ts'
import type { Caller } from '../../../test/caller.ts'
import { equipHouses } from '../../../test/invoicing-houses.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Run = ItemOf<typeof payRunContract, 'pay_run_read'>
type Invoice = ItemOf<typeof supplierInvoiceContract>

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
let trip: PlannedTrip
let hotel: string
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-19T09:00:00Z') })
  ;[anna, bernd, clara] = [await desk.as('anna'), await desk.as('bernd'), await desk.as('clara')]
  await equipHouses(desk.db)
  trip = await planTrip(bernd, { organisation: 1 })
  const made = await expectStatus<{ id: number }>(201, bernd.post('/api/hotels', { name: 'Hotel Edda' }))
  hotel = `/api/providers/${made.id}`
})
afterAll(() => desk.close())

const creditor = (change: object = {}, by = bernd) =>
  by.post<{ id: number; iban: string }>('/api/creditors', {
    ...{ organisation: '/api/organisations/1', provider: hotel, iban: 'de02 1203 0000 0000 2020 51', ...change },
  })
async function approved(number: string, change: object = {}): Promise<Invoice> {
  const made = await expectStatus<Invoice>(
    201,
    bernd.post('/api/supplier_invoices', {
      ...{ order: trip.order, provider: hotel, number, invoiceDate: '01.02.2027', dueDate: '01.03.2027' },
      ...{ type: 'whole', amount: { amount: '1190.00', currency: 'EUR' }, ...change },
    }),
  )
  await expectStatus(200, bernd.post(`/api/supplier_invoices/${made.id}/approve`, {}))
  return made
}
const pay = (invoices: readonly Invoice[], executionDate = '22.02.2027', by = bernd) =>
  by.post<Run & { violations: { message: string }[] }>('/api/organisations/1/pay_runs', {
    ...{ executionDate, supplierInvoices: invoices.map(({ id }) => `/api/supplier_invoices/${id}`) },
  })
const act = (run: Run, action: string, by = bernd) => by.post<Run>(`/api/pay_runs/${run.id}/${action}`, {})
const statusOf = async ({ id }: Invoice) => {
  const { status, payRunNumber, paidAt } = await expectStatus<Invoice>(200, bernd.get(`/api/supplier_invoices/${id}`))
  return [status, payRunNumber, paidAt]
}

describe('invoices of suppliers are paid by a file for the bank (INV-12)', () => {
  test('INV-12 what is missing is told; then invoices are ordered, handed to the bank and paid, and go into no other run', async () => {
    const [one, credit] = [
      await approved('H-100'),
      await approved('G-1', { type: 'credit', amount: { amount: '90.00' } }),
    ]
    expect(await pay([one])).toMatchObject({
      status: 422,
      body: {
        violations: [
          { propertyPath: 'supplierInvoices', message: expect.stringMatching(/Bankverbindung von Hotel Edda fehlt/) },
        ],
      },
    })
    expect(await creditor({ iban: 'DE02120300000000202052' })).toMatchObject({ status: 422 })
    expect(await creditor({ iban: 'CH9300762011623852957' })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'bic' }] },
    })
    const account = await expectStatus<{ id: number; iban: string }>(201, creditor())
    expect(account.iban).toBe('DE02120300000000202051')
    expect(await creditor()).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'provider' }] } })

    expect(await pay([one], '20.02.2027')).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'executionDate', message: 'An diesem Tag arbeiten die Banken nicht.' }] },
    })
    expect(await pay([])).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'supplierInvoices' }] } })
    const run = await expectStatus<Run>(201, pay([one, credit]))
    expect(run).toMatchObject({
      ...{ number: 1, status: 'made', transferCount: 1, invoiceCount: 2, iban: 'DE89370400440532013000' },
      ...{ total: { amount: '1100.00' }, createdAt: '19.02.2027 10:00:00' },
    })
    expect(await statusOf(one)).toEqual(['ordered', 1, null])
    expect(await pay([one])).toMatchObject({
      status: 422,
      body: { violations: [{ message: 'H-100 steht schon im Zahllauf 1.' }] },
    })
    for (const action of ['pay', 'withdraw']) {
      expect(await bernd.post(`/api/supplier_invoices/${one.id}/${action}`, {})).toMatchObject({ status: 409 })
    }
    expect(await bernd.get(`/api/pay_runs/${run.id}/file`)).toMatchObject({ status: 409 })
    const lines = await expectStatus<PayRunTransfers>(200, bernd.get(`/api/pay_runs/${run.id}/transfers`))
    expect(lines).toMatchObject([
      {
        payee: 'Hotel Edda',
        iban: 'DE02120300000000202051',
        cents: 110_000,
        purpose: 'Rechnung H-100, Gutschrift G-1',
      },
    ])

    expect(await act(run, 'hand_over')).toMatchObject({
      body: { status: 'handed', handedAt: '19.02.2027 10:00:00', handedBy: '/api/users/2' },
    })
    const { raw, headers } = await bernd.get(`/api/pay_runs/${run.id}/file`)
    expect(headers['content-disposition']).toContain('SEPA_Zahllauf_1_2027-02-22.xml')
    expect(createHash('sha256').update(raw).digest('hex')).toBe(run.sha256)
    expect(raw.toString()).toContain(`<EndToEndId>${lines[0]?.endToEndId}</EndToEndId>`)
    expect(raw.toString()).toContain('<TwnNm>Lueneburg</TwnNm>')
    expect(await act(run, 'cancel')).toMatchObject({ status: 409 })
    expect(await act(run, 'settle')).toMatchObject({ body: { status: 'settled' } })
    expect(await statusOf(one)).toEqual(['paid', 1, '22.02.2027 00:00:00'])
    expect(await bernd.post(`/api/supplier_invoices/${one.id}/withdraw`, {})).toMatchObject({
      status: 409,
      body: { message: 'Die Rechnung steht im Zahllauf 1 und bleibt, wie sie ist.' },
    })
  })

  test('INV-12 a run that is cancelled, or that the bank sends back, releases its invoices for another', async () => {
    const one = await approved('H-200')
    const first = await expectStatus<Run>(201, pay([one]))
    await expectStatus(200, act(first, 'cancel'))
    expect(await statusOf(one)).toEqual(['approved', null, null])
    expect(await bernd.get(`/api/pay_runs/${first.id}/file`)).toMatchObject({ status: 409 })
    const second = await expectStatus<Run>(201, pay([one]))
    await expectStatus(200, act(second, 'hand_over'))
    await expectStatus(200, act(second, 'reject'))
    expect(await statusOf(one)).toEqual(['approved', null, null])
    const third = await expectStatus<Run>(201, pay([one]))
    expect([second.number - first.number, third.number - second.number]).toEqual([1, 1])
    expect(new Set([first, second, third].map(({ messageId }) => messageId)).size).toBe(3)
  })

  test('INV-12 of runs made at once one pays, and their numbers are apart', async () => {
    const [one, other] = [await approved('H-300'), await approved('H-301')]
    const answers = await Promise.all([pay([one, other]), pay([other, one]), pay([one])])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
    const [held] = await desk.db.query<{ count: number }>(
      'select count(*)::int from pay_run_items where supplier_invoice_id = $1 and not is_released',
      [one.id],
    )
    expect(held?.count).toBe(1)
  })

  test('INV-12 the database itself lets no invoice into two runs and no run go back', async () => {
    const [one, free] = [await approved('H-400'), await approved('H-401')]
    const run = await expectStatus<Run>(201, pay([one]))
    await expectStatus(200, act(run, 'hand_over'))
    const database = connectDatabase(desk.db.adminUrl, 1)
    const actor = { userId: 2, organisationIds: [1], isAdmin: true, maySeePurchase: true }
    const refusedBy = async (sql: string): Promise<string> => {
      const failed = await asActor(database.app, actor, {}, (trx) => trx.query(sql)).then(() => null, pgErrorOf)
      return failed === null ? 'taken' : (failed.constraint ?? failed.code ?? '')
    }
    const tried = {
      [`update pay_runs set status = 'cancelled', handed_at = null, handed_by_id = null, closed_at = now(), closed_by_id = 2
        where id = ${run.id}`]: 'pay_runs_moves',
      [`update pay_runs set total_cents = 1 where id = ${run.id}`]: 'pay_runs_frozen',
      [`update pay_run_items set is_released = true where pay_run_id = ${run.id}`]: 'pay_run_items_kept',
      [`update pay_run_items set amount_cents = 1 where pay_run_id = ${run.id}`]: 'pay_run_items_frozen',
      [`insert into pay_run_items (pay_run_id, organisation_id, supplier_invoice_id, place, payee, iban, purpose, amount_cents)
        values (${run.id}, 1, ${one.id}, 7, '', '', '', 1)`]: 'pay_run_items_once',
      [`update supplier_invoices set status = 'approved' where id = ${one.id}`]: 'supplier_invoices_in_run',
      [`update supplier_invoices set status = 'paid', paid_at = now() where id = ${one.id}`]:
        'supplier_invoices_in_run',
      [`update pay_run_files set content = '' where pay_run_id = ${run.id}`]: '42501',
      [`delete from pay_runs where id = ${run.id}`]: '42501',
      [`update supplier_invoices set note = 'x' where id = ${free.id}`]: 'taken',
    }
    const answers: Record<string, string> = {}
    for (const sql of Object.keys(tried)) answers[sql] = await refusedBy(sql)
    await database.close()
    expect(answers).toEqual(tried)
  })

  test('INV-12 whoever pays early takes off what they may: in the file, at the invoice, in what the trip cost; a day late nothing comes off', async () => {
    await creditor()
    const terms = { discountPercent: 2, discountUntil: '22.02.2027' }
    const [early, late] = [
      await approved('S-1', terms),
      await approved('S-2', { ...terms, discountUntil: '21.02.2027' }),
    ]
    const run = await expectStatus<Run>(201, pay([early, late]))
    const transfers = await expectStatus<PayRunTransfers>(200, bernd.get(`/api/pay_runs/${run.id}/transfers`))
    expect(transfers.map(({ cents }) => cents)).toEqual([116_620, 119_000])
    const discountOf = async ({ id }: Invoice) =>
      (await expectStatus<Invoice>(200, bernd.get(`/api/supplier_invoices/${id}`))).paidDiscount.amount
    expect(await discountOf(early)).toBe('0.00')
    await expectStatus(200, act(run, 'hand_over'))
    await expectStatus(200, act(run, 'settle'))
    expect([await discountOf(early), await discountOf(late)]).toEqual(['23.80', '0.00'])
    // Noted by hand the same holds; today is the 19th.
    const byHand = await approved('S-3', { ...terms, discountUntil: '19.02.2027' })
    await expectStatus(200, bernd.post(`/api/supplier_invoices/${byHand.id}/pay`, {}))
    expect(await discountOf(byHand)).toBe('23.80')
    await expectStatus(200, bernd.post(`/api/supplier_invoices/${byHand.id}/withdraw`, {}))
    expect(await discountOf(byHand)).toBe('0.00')
    // Part of a percent as well, and no finer than hundredths.
    const part = await approved('S-4', { discountPercent: 2.5, discountUntil: '19.02.2027' })
    await expectStatus(200, bernd.post(`/api/supplier_invoices/${part.id}/pay`, {}))
    expect(await discountOf(part)).toBe('29.75')
    await expectStatus(200, bernd.post(`/api/supplier_invoices/${part.id}/withdraw`, {}))
    await expect(approved('S-5', { discountPercent: 2.555, discountUntil: '19.02.2027' })).rejects.toThrow(
      'In Schritten von 0,01 %',
    )
  })

  test('INV-12 other houses and whoever lacks the right see and do nothing of it', async () => {
    const one = await approved('H-500')
    const run = await expectStatus<Run>(201, pay([one]))
    expect(await pay([one], '22.02.2027', clara)).toMatchObject({ status: 404 })
    expect(await clara.get<Run[]>('/api/pay_runs')).toMatchObject({ body: [] })
    expect(await clara.get<Run[]>('/api/creditors')).toMatchObject({ body: [] })
    expect(await creditor({}, clara)).toMatchObject({ status: 422 })
    expect(await act(run, 'hand_over', clara)).toMatchObject({ status: 404 })
    // A run tells of all its trips: who does not see one of them neither reads it nor gives it to the bank.
    await desk.db.query('update orders set is_admin_only = true where id = $1', [trip.id])
    expect(await bernd.get(`/api/pay_runs/${run.id}/transfers`)).toMatchObject({ status: 403 })
    expect(await act(run, 'hand_over')).toMatchObject({ status: 403 })
    expect(await act(run, 'cancel', anna)).toMatchObject({ status: 200 })
    await desk.db.query('update orders set is_admin_only = false where id = $1', [trip.id])
    await desk.db.query('update users set may_see_purchase = false where id = 2')
    for (const asked of [bernd.get('/api/pay_runs'), bernd.get('/api/creditors'), pay([one]), act(run, 'cancel')]) {
      expect(await asked).toMatchObject({ status: 403 })
    }
  })
})
