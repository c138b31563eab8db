import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { equipHouses } from '../../test/invoicing-houses.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { type Issued, issue, tripToInvoice } from './invoices.fixture.ts'

type Invoice = ItemOf<typeof clientInvoiceContract>

let desk: TestApp
let anna: Caller
let bernd: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-01T09:00:00Z') })
  anna = await desk.as('anna')
  bernd = await desk.as('bernd')
  await equipHouses(desk.db)
})
afterAll(() => desk.close())

test('INV-03 two who issue the same prepayment in the same second: the second is told of the first, and sees it before issuing', async () => {
  const trip = await tripToInvoice(bernd)
  const call = `/api/orders/${trip.id}/client-invoice/generate?contingent_type=Asked&percent=20.00`
  const body = { type: 'prepayment', latestInvoice: null }
  const answers = await Promise.all([anna, bernd].map((by) => by.post(call, body)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [made] = await expectStatus<Invoice[]>(200, bernd.get(`/api/client_invoices?order.id=${trip.id}`))
  const message = `Inzwischen ist die Rechnung ${made?.invoiceNumber} ausgestellt worden. Bitte sieh dir die Vorschau noch einmal an.`
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'unseen_invoice', message })
  // Whoever has seen it may mean it; whoever says nothing is asked nothing, as 002 §7 has the call.
  const seen = { ...body, latestInvoice: `/api/client_invoices/${made?.id}` }
  expect((await bernd.post(call, seen)).status).toBe(200)
  expect((await bernd.post(call, { type: 'prepayment' })).status).toBe(200)
})

test.each(['sent', 'paid'])(
  'INV-06 a new version against one that is %s in the same moment: it is made, or a sentence says why not',
  async (what) => {
    for (let round = 0; round < 6; round += 1) {
      const first: Issued = await issue(bernd, await tripToInvoice(bernd), {})
      const end = () =>
        what === 'sent'
          ? anna.post(`${first.clientInvoice}/sent`, {})
          : anna.post('/api/payments', {
              ...{ clientInvoice: first.clientInvoice, dateOfPayment: '20.01.2027' },
              amount: { amount: '10.00', currency: 'EUR' },
            })
      const again = () => bernd.put(`${first.clientInvoice}/generate`, { introText: 'Guten Tag' })
      const [version, ended] = await Promise.all(round % 2 === 0 ? [again(), end()] : [end(), again()].reverse())
      expect(ended?.status).toBeLessThan(300)
      if (version?.status === 200) continue
      expect(version).toMatchObject({
        status: 409,
        body: { code: 'invoice_fixed', message: expect.stringMatching(/^Die Rechnung \S+ ist .* bleibt, wie sie ist/) },
      })
    }
  },
)
