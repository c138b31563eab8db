import type { InvoicePreview } from '@reisewerk/domain/invoices/generate-invoice.contract.ts'
import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { equipHouses } from '../../test/invoicing-houses.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { euros, type InvoicedTrip, issue, tripToInvoice } from './invoices.fixture.ts'

let desk: TestApp
let anna: Caller
let bernd: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-01T09:00:00Z') })
  ;[anna, bernd] = [await desk.as('anna'), await desk.as('bernd')]
  await equipHouses(desk.db)
  const taxOptions = ['19%', '7%', '0%', 'margin', 'reverseCharge']
  await expectStatus(200, anna.patch('/api/settings/1', { clientInvoices: { taxOptions } }))
})
afterAll(() => desk.close())

const checkOf = async ({ id }: InvoicedTrip, body: object) => {
  const path = `/api/orders/${id}/client-invoice/preview?contingent_type=Asked`
  const { checks } = await expectStatus<InvoicePreview>(200, bernd.post(path, body))
  return checks.find(({ key }) => key === 'reverseCharge')
}
/** A fee of one's own, at a rate. */
const fee = (taxPercentage: number) => ({ type: 'normal', amount: euros('250.00'), taxPercentage })

test('INV-03 INV-07 a fee to a firm in Austria is charged without tax, which that firm owes: on paper and in the XML with both numbers', async () => {
  const trip = await tripToInvoice(bernd)
  expect(await checkOf(trip, fee(-2))).toMatchObject({ isMet: false, isRequired: true })
  expect(
    await bernd.post(`/api/orders/${trip.id}/client-invoice/generate?contingent_type=Asked`, fee(-2)),
  ).toMatchObject({
    status: 422,
    body: { violations: expect.arrayContaining([expect.objectContaining({ propertyPath: 'reverseCharge' })]) },
  })
  await expectStatus(200, bernd.patch(trip.client, { vatId: 'ATU12345675' }))
  await expectStatus(200, bernd.patch(trip.address, { zip: '5020', city: 'Salzburg', country: 'Österreich' }))
  // A private person has nothing to pay there.
  await expectStatus(200, bernd.patch(trip.client, { kind: 'private' }))
  expect(await checkOf(trip, fee(-2))).toMatchObject({ isMet: false, isRequired: true })
  await expectStatus(200, bernd.patch(trip.client, { kind: 'firm' }))
  expect(await checkOf(trip, fee(-2))).toMatchObject({ isMet: true })
  // At 0 % it would read as exempt.
  expect(await checkOf(trip, fee(0))).toMatchObject({ isMet: false, isRequired: false })
  const made = await issue(bernd, trip, fee(-2))
  const { text } = await readPdf((await bernd.get(made.path)).raw)
  const xml = (await bernd.get(`${made.clientInvoice}/xml`)).raw.toString()
  for (const told of [text.replaceAll(/\s+/g, ' '), xml]) {
    expect(told).toContain('ATU12345675')
    expect(told).toContain('Steuerschuldnerschaft des Leistungsempfängers')
    expect(told).not.toContain('befreit')
  }
  expect(xml).toContain('<ram:CategoryCode>AE</ram:CategoryCode>')
})

test('INV-03 a client’s VAT id stands on its invoices in all languages', async () => {
  const trip = await tripToInvoice(bernd)
  await expectStatus(200, bernd.patch(trip.client, { vatId: 'DE123456789' }))
  for (const locale of ['de_DE', 'en', 'fr']) {
    const by = bernd.with({ 'x-locale': locale })
    const made = await issue(by, trip, { type: 'normal', amount: euros('10.00') })
    expect((await readPdf((await bernd.get(made.path)).raw)).text).toContain('DE123456789')
  }
})

test('INV-03 APP-20 the list of invoices as a file tells rates in words, as the form does', async () => {
  const trip = await tripToInvoice(bernd)
  await expectStatus(200, bernd.patch(trip.client, { vatId: 'ATU12345675', kind: 'firm' }))
  await expectStatus(200, bernd.patch(trip.address, { zip: '5020', city: 'Salzburg', country: 'Österreich' }))
  for (const rate of [-2, -1, 19]) await issue(bernd, trip, fee(rate))
  const { raw } = await bernd.get(`/api/client_invoices/export.xlsx?order.id=${trip.id}&_order[id]=asc`)
  const [head = [], ...rows] = (await readExcelFile(raw))[0]?.data ?? []
  expect(rows.map((row) => row[head.indexOf('Steuersatz')])).toEqual(['Reverse Charge', '§ 25 UStG', '19 %'])
})
