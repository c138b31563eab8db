import type { SupplierCosts } from '@reisewerk/domain/accounting/suppliers/supplier-costs.contract.ts'
import type { supplierInvoiceContract } from '@reisewerk/domain/accounting/suppliers/supplier-invoice.contract.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectDatabase } from '../../../platform/database/connect.ts'
import { asActor } from '../../../platform/database/transaction.ts'
import { pgErrorOf } from '../../../platform/database/violations.ts'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Invoice = ItemOf<typeof supplierInvoiceContract>

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
let trip: PlannedTrip
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-20T09:00:00Z') })
  ;[anna, bernd, clara] = [await desk.as('anna'), await desk.as('bernd'), await desk.as('clara')]
  trip = await planTrip(bernd, { organisation: 1 })
})
afterAll(() => desk.close())

const euros = (amount: string) => ({ amount, currency: 'EUR' })
const entered = (change: object = {}, by = bernd) =>
  by.post<Invoice>('/api/supplier_invoices', {
    ...{ order: trip.order, number: 'H-100', invoiceDate: '01.02.2027', dueDate: '01.03.2027' },
    ...{ type: 'deposit', amount: euros('1190.00'), taxAmount: euros('190.00'), ...change },
  })
const wrong = (propertyPath: string, message: RegExp) => ({
  status: 422,
  body: { violations: [{ propertyPath, message: expect.stringMatching(message) }] },
})

describe('invoices of suppliers (INV-12)', () => {
  test('INV-12 one is entered, approved, paid and taken back; what is approved stays as it is', async () => {
    const made = await expectStatus<Invoice>(201, entered())
    const address = `/api/supplier_invoices/${made.id}`
    expect(made).toMatchObject({ status: 'open', type: 'deposit', orderNumber: expect.stringMatching(/^\d+$/) })
    expect(await entered()).toMatchObject(wrong('number', /schon erfasst/))
    expect(await bernd.patch(address, { amount: euros('1200.00') })).toMatchObject({
      body: { amount: { amount: '1200.00' }, taxAmount: { amount: '190.00' } },
    })
    expect(await bernd.patch(address, { amount: euros('100.00') })).toMatchObject(wrong('taxAmount', /kleiner/))
    expect(await bernd.patch(address, { dueDate: '31.01.2027' })).toMatchObject(
      wrong('dueDate', /vor dem Rechnungsdatum/),
    )
    expect(await bernd.post(`${address}/pay`, {})).toMatchObject({ status: 409 })
    expect(await bernd.post(`${address}/approve`, {})).toMatchObject({
      status: 200,
      body: { status: 'approved', approvedAt: '20.02.2027 10:00:00' },
    })
    expect(await bernd.patch(address, { amount: euros('1300.00') })).toMatchObject(wrong('status', /freigegeben/))
    expect(await bernd.patch(address, { note: 'Skonto geprüft' })).toMatchObject({ body: { note: 'Skonto geprüft' } })
    expect(await bernd.delete(address)).toMatchObject({ status: 409 })
    expect(await bernd.post(`${address}/pay`, {})).toMatchObject({
      body: { status: 'paid', paidAt: '20.02.2027 00:00:00' },
    })
    expect(await bernd.post(`${address}/withdraw`, {})).toMatchObject({
      body: { status: 'open', approvedAt: null, approvedBy: null, paidAt: null },
    })
    expect(await bernd.delete(address)).toMatchObject({ status: 204 })
  })

  test.each([
    [{ amount: euros('0.00') }, 'amount', /über 0/],
    [{ dueDate: '31.01.2027' }, 'dueDate', /vor dem Rechnungsdatum/],
    [{ taxAmount: euros('1190.00') }, 'taxAmount', /kleiner/],
    [{ taxAmount: { amount: '1.00', currency: 'NOK' } }, 'taxAmount', /Währung/],
    [{ number: '' }, 'number', /./],
  ])('INV-12 %j is refused at its field', async (change, path, message) => {
    expect(await entered({ number: 'bad', ...change })).toMatchObject(wrong(path, message))
  })

  test('INV-12 planned against actual: charges, credits and what is open, in the currency of the trip', async () => {
    const own = await planTrip(bernd, { organisation: 1 })
    const make = (change: object) => expectStatus<Invoice>(201, entered({ order: own.order, ...change }))
    const deposit = await make({ number: '1', amount: euros('400.00'), taxAmount: null })
    await expectStatus(200, bernd.post(`/api/supplier_invoices/${deposit.id}/approve`, {}))
    await expectStatus(200, bernd.post(`/api/supplier_invoices/${deposit.id}/pay`, {}))
    await make({ number: '2', type: 'final', amount: euros('600.00'), taxAmount: null })
    await make({ number: '3', type: 'credit', amount: euros('50.00'), taxAmount: null })
    await make({ number: '4', amount: { amount: '100.00', currency: 'SEK' }, taxAmount: null })
    const costs = await expectStatus<SupplierCosts>(200, bernd.get(`/api/orders/${own.id}/supplier_costs`))
    expect(costs).toMatchObject({
      currency: 'EUR',
      totals: { actualCents: 95_000, openCents: 55_000 },
      withoutRate: ['SEK'],
    })
    const { totals } = await expectStatus<{ totals: { purchase: number } }>(
      200,
      bernd.get(`/api/calculations/${await calculationOf(own.id)}/costs`),
    )
    expect(costs.totals.plannedCents).toBe(totals.purchase)
  })

  test('INV-12 TRUE-01 what was paid to a house that declines is told until it has given it back', async () => {
    const own = await planTrip(bernd, { organisation: 1 })
    const { 'Hotel Fjordblick': fjordblick } = await loadNorth(desk.db)
    const { id: stay } = await expectStatus<{ id: number }>(
      201,
      bernd.post('/api/hotel_placeholders', { day: own.days[0]?.link }),
    )
    const asked = await expectStatus<{ id: number }>(
      201,
      bernd.post('/api/hotel_requests', {
        ...{ placeholder: `/api/hotel_placeholders/${stay}`, hotel: `/api/hotels/${fjordblick}` },
        requestStatus: { status: 'approved' },
      }),
    )
    const charge = async (number: string, change: object) =>
      expectStatus<Invoice>(
        201,
        entered({ order: own.order, request: `/api/requests/${asked.id}`, taxAmount: null, number, ...change }),
      )
    const reclaims = async () =>
      (await expectStatus<SupplierCosts>(200, bernd.get(`/api/orders/${own.id}/supplier_costs`))).reclaims
    const deposit = await charge('F-1', { amount: euros('540.00') })
    await charge('F-2', { type: 'final', amount: euros('900.00') })
    await expectStatus(200, bernd.post(`/api/supplier_invoices/${deposit.id}/approve`, {}))
    await expectStatus(200, bernd.post(`/api/supplier_invoices/${deposit.id}/pay`, {}))
    expect(await reclaims()).toEqual([])
    await expectStatus(200, bernd.patch(`/api/hotel_requests/${asked.id}`, { requestStatus: { status: 'declined' } }))
    // The one that nobody has paid is not to be had back.
    expect(await reclaims()).toEqual([{ provider: 'Hotel Fjordblick', cents: 54_000, currency: 'EUR' }])
    await charge('F-3', { type: 'credit', amount: euros('540.00') })
    expect(await reclaims()).toEqual([])
  })

  test('INV-12 whoever may not see the purchase, and other houses, find nothing of it, in lists, history and log', async () => {
    const made = await expectStatus<Invoice>(201, entered({ number: 'geheim-4711' }))
    const address = `/api/supplier_invoices/${made.id}`
    expect(await clara.get(address)).toMatchObject({ status: 404 })
    expect(await entered({ number: 'fremd' }, clara)).toMatchObject({ status: 422 })
    expect(await clara.get(`/api/orders/${trip.id}/supplier_costs`)).toMatchObject({ status: 404 })
    await desk.db.query('update users set may_see_purchase = false where id = 2')
    for (const asked of [
      bernd.get(address),
      bernd.get('/api/supplier_invoices'),
      bernd.post(`${address}/approve`, {}),
      bernd.patch(address, { note: 'x' }),
      bernd.get(`/api/orders/${trip.id}/supplier_costs`),
    ]) {
      expect(await asked).toMatchObject({ status: 403 })
    }
    const history = await bernd.get(`/api/orders/${trip.id}/history`)
    expect(history.raw.toString()).not.toContain('geheim-4711')
    expect((await anna.get(`/api/orders/${trip.id}/history`)).raw.toString()).toContain('geheim-4711')
    await desk.db.query('update users set may_see_purchase = true where id = 2')
  })

  test('INV-12 the database itself keeps what was approved', async () => {
    const made = await expectStatus<Invoice>(201, entered({ number: 'fest' }))
    await expectStatus(200, bernd.post(`/api/supplier_invoices/${made.id}/approve`, {}))
    const database = connectDatabase(desk.db.adminUrl, 1)
    const actor = { userId: 2, organisationIds: [1], isAdmin: true, maySeePurchase: true }
    const refusedBy = (sql: string) =>
      asActor(database.app, actor, {}, (trx) => trx.query(sql)).then(
        () => 'taken',
        (error: unknown) => pgErrorOf(error)?.constraint,
      )
    expect([
      await refusedBy(`update supplier_invoices set amount_cents = 1, tax_amount_cents = 0 where id = ${made.id}`),
      await refusedBy(`delete from supplier_invoices where id = ${made.id}`),
    ]).toEqual(['supplier_invoices_kept', 'supplier_invoices_kept'])
    await database.close()
  })
})

async function calculationOf(orderId: number): Promise<number> {
  const [found] = await desk.db.query<{ id: number }>('select id::int from calculations where order_id = $1', [orderId])
  return found?.id ?? 0
}
