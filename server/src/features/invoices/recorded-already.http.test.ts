import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { equipHouses } from '../../test/invoicing-houses.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { euros, issue, tripToInvoice } from './invoices.fixture.ts'

let desk: TestApp
let anna: Caller
let bernd: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-01T09:00:00Z') })
  ;[anna, bernd] = [await desk.as('anna'), await desk.as('bernd')]
  await equipHouses(desk.db)
})
afterAll(() => desk.close())

test('INV-04 the same money is recorded once, unless somebody says that it came twice', async () => {
  const trip = await tripToInvoice(bernd)
  const { clientInvoice } = await issue(bernd, trip, { type: 'normal', address: trip.address })
  const body = { clientInvoice, dateOfPayment: '20.01.2027', amount: euros('500.00') }
  const record = (by: Caller, more: object = {}) => by.post('/api/payments', { ...body, ...more })
  const paid = async () =>
    (await expectStatus<ItemOf<typeof clientInvoiceContract>>(200, bernd.get(clientInvoice))).paid.amount
  // Two clerks at once: whoever comes second is asked.
  const answers = await Promise.all([record(anna), record(bernd)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    body: {
      code: 'recorded_already',
      message: expect.stringMatching(/^Am [\d.]{10} hat .+ auf N-27-\d{4} bereits eine Zahlung über 500,00\s€ erfasst/),
    },
  })
  expect(await paid()).toBe('500.00')
  await expectStatus(201, record(bernd, { amount: euros('500.01') }))
  const again = await expectStatus<{ id: number }>(201, record(bernd.with({ 'x-reisewerk-confirmed': 'yes' })))
  expect(await paid()).toBe('1500.01')
  // What was removed is nothing to ask about.
  const all = await bernd.get<{ id: number; amount: { amount: string } }[]>(
    `/api/payments?clientInvoice.id=${idOf(clientInvoice)}`,
  )
  for (const { id } of all.body.filter(({ amount }) => amount.amount === '500.00'))
    await bernd.delete(`/api/payments/${id}`)
  expect(all.body.map(({ id }) => id)).toContain(again.id)
  await expectStatus(201, record(anna))
})

test('INV-04 a payment of a day long before its invoice is asked about', async () => {
  const trip = await tripToInvoice(bernd)
  const { clientInvoice } = await issue(bernd, trip, { type: 'normal', address: trip.address })
  const record = (by: Caller, dateOfPayment: string) =>
    by.post('/api/payments', { clientInvoice, dateOfPayment, amount: euros('500.00') })
  expect(await record(bernd, '20.01.2020')).toMatchObject({
    status: 409,
    body: {
      code: 'long_before_invoice',
      message: expect.stringMatching(/^Der Zahlungseingang 20\.01\.2020 liegt lange vor der Rechnung N-27-\d{4} vom/),
    },
  })
  await expectStatus(201, record(bernd.with({ 'x-reisewerk-confirmed': 'yes' }), '20.01.2020'))
})
