import type { InvoicePreview } from '@reisewerk/domain/invoices/generate-invoice.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { equipHouses } from '../../test/invoicing-houses.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { savePrices } from '../calculation/calculation.fixture.ts'
import { euros, tripToInvoice } from './invoices.fixture.ts'

let desk: TestApp
let bernd: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-01T09:00:00Z') })
  bernd = await desk.as('bernd')
  await equipHouses(desk.db)
})
afterAll(() => desk.close())

test('CALC-08 INV-03 where no package price fits the group the preview of an invoice says which one counts (money.md §2)', async () => {
  const trip = await tripToInvoice(bernd)
  const warned = async (body: object, query = '') => {
    const path = `/api/orders/${trip.id}/client-invoice/preview?contingent_type=Asked${query}`
    const { checks } = await expectStatus<InvoicePreview>(200, bernd.post(path, body))
    return checks.filter(({ key }) => key.startsWith('calculation.'))
  }
  expect(await warned({ type: 'normal' })).toEqual([])
  // 38 guests; the only price is from 40 on.
  await savePrices(bernd, trip, [{ priceType: 'double', numberOfPersons: 40, sellPrice: euros('900.00') }])
  const told = {
    ...{ isMet: false, isRequired: false, path: `/orders/${trip.id}/calculations` },
    message: 'Für 38 Pax gibt es keinen Paketpreis. Es gilt der letzte, ab 40 Pax.',
  }
  expect(await warned({ type: 'normal' })).toMatchObject([told])
  expect(await warned({ type: 'prepayment' }, '&percent=20')).toMatchObject([told])
  // An amount of its own is none of the calculation.
  expect(await warned({ type: 'normal', amount: euros('64.20') })).toEqual([])
})
