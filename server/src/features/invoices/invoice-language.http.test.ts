import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { plainTextOf } from '@reisewerk/domain/rich-text.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { equipHouses } from '../../test/invoicing-houses.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { type InvoicedTrip, type Issued, tripToInvoice } from './invoices.fixture.ts'

type Invoice = ItemOf<typeof clientInvoiceContract>

let desk: TestApp
let anna: Caller
let bernd: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-01T09:00:00Z') })
  ;[anna, bernd] = [await desk.as('anna'), await desk.as('bernd')]
  await equipHouses(desk.db)
})
afterAll(() => desk.close())

const settle = (change: object) => expectStatus(200, anna.patch('/api/settings/1', change))

/** What an invoice says whose caller asks for French. */
async function dueDayAskedInFrench({ id }: InvoicedTrip): Promise<string> {
  const french = bernd.with({ 'x-locale': 'fr' })
  const { clientInvoice } = await expectStatus<Issued>(
    200,
    french.post(`/api/orders/${id}/client-invoice/generate?contingent_type=Asked`, { introText: '{rechnung.faellig}' }),
  )
  return plainTextOf((await expectStatus<Invoice>(200, bernd.get(clientInvoice))).introText)
}

test('INV-10 the language of an invoice is chosen only where its own switch is on; that of offers says nothing of it', async () => {
  await settle({ clientInvoices: { multiLanguage: true }, offer: { multiLanguage: false } })
  expect(await dueDayAskedInFrench(await tripToInvoice(bernd))).toBe('15 février 2027')
  // Else the house's language counts, whatever is asked and whatever the trip's is.
  await settle({ clientInvoices: { multiLanguage: false }, offer: { multiLanguage: true } })
  expect(await dueDayAskedInFrench(await tripToInvoice(bernd))).toBe('15. Februar 2027')
  const trip = await tripToInvoice(bernd)
  await expectStatus(200, bernd.patch(trip.order, { orderLocale: 'fr' }))
  expect(await dueDayAskedInFrench(trip)).toBe('15. Februar 2027')
  await settle({ clientInvoices: { multiLanguage: true } })
})
