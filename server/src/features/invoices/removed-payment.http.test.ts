import type { IssuedInvoice } from '@reisewerk/domain/invoices/issued.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { equipHouses } from '../../test/invoicing-houses.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { euros, issue, tripToInvoice } from './invoices.fixture.ts'

let desk: TestApp
let bernd: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-20T09:00:00Z') })
  bernd = await desk.as('bernd')
  await equipHouses(desk.db)
})
afterAll(() => desk.close())

test('INV-04 a payment that is taken back leaves the tax of those written down after it as papers have told it (§ 14 Abs. 5 UStG)', async () => {
  const trip = await tripToInvoice(bernd)
  const asked = { type: 'prepayment', taxPercentage: 19, showTax: true, amount: euros('300.00') }
  const { clientInvoice } = await issue(bernd, trip, asked)
  const pay = (amount: string) =>
    expectStatus<{ id: number }>(
      201,
      bernd.post('/api/payments', { clientInvoice, dateOfPayment: '10.02.2027', amount: euros(amount) }),
    )
  const first = await pay('100.50')
  await pay('100.51')
  await pay('98.99')
  await expectStatus(204, bernd.delete(`/api/payments/${first.id}`))
  await issue(bernd, trip, { type: 'final', taxPercentage: 19, showTax: true })
  const [kept] = await desk.db.query<{ snapshot: IssuedInvoice }>(
    'select snapshot from client_invoice_snapshots where order_id = $1 order by version_id desc limit 1',
    [trip.id],
  )
  // 300,00 hold 47,90, 100,50 hold 16,05, 201,01 hold 32,09: the second one has 16,04 and the third 15,81, as before.
  expect(kept?.snapshot.deductions.map(({ cents, taxCents }) => [cents, taxCents])).toEqual([
    [100_51, 16_04],
    [98_99, 15_81],
  ])
})
