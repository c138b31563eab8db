import type { InvoicePreview } from '@reisewerk/domain/invoices/generate-invoice.contract.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { equipHouses } from '../../test/invoicing-houses.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { type Issued, issue, tripToInvoice } from './invoices.fixture.ts'

let desk: TestApp
let bernd: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-20T09:00:00Z') })
  bernd = await desk.as('bernd')
  await equipHouses(desk.db)
})
afterAll(() => desk.close())

const francs = (amount: string) => ({ amount, currency: 'CHF' })
const asked = { type: 'normal', amount: francs('1190.00'), taxPercentage: 19, showTax: true }

async function printed({ path }: Issued) {
  const { text } = await readPdf((await bernd.get(path)).raw)
  return untypeset(text).replaceAll(/\s+/g, ' ')
}

test('INV-03 INV-07 tax of an invoice in francs stands on it in euros as well, with its rate, on paper and in its XML (§ 16 Abs. 6 UStG)', async () => {
  const trip = await tripToInvoice(bernd)
  await desk.db.query("update orders set order_currency = 'CHF' where id = $1", [trip.id])
  const preview = () =>
    expectStatus<InvoicePreview>(
      200,
      bernd.post(`/api/orders/${trip.id}/client-invoice/preview?contingent_type=Asked`, asked),
    )
  const check = async () => (await preview()).checks.find(({ key }) => key === 'euroTax')
  expect(await check()).toMatchObject({
    ...{ isMet: false, isRequired: true, path: `/orders/${trip.id}` },
    message: expect.stringContaining('Für CHF ist kein Kurs bekannt'),
  })
  const generate = () => bernd.post(`/api/orders/${trip.id}/client-invoice/generate?contingent_type=Asked`, asked)
  expect((await generate()).status).toBe(422)

  const know = (rate: number, date: string) =>
    desk.db.query(
      `insert into known_exchange_rates (organisation_id, currency, rate, rate_date) values (1, 'CHF', $1, $2)
       on conflict (organisation_id, currency) do update set rate = excluded.rate, rate_date = excluded.rate_date`,
      [rate, date],
    )
  await know(0.95, '2026-12-01')
  expect(await check()).toMatchObject({ isRequired: false, message: expect.stringContaining('vom 01.12.2026') })
  await know(0.95, '2027-02-19')
  expect(await check()).toBeUndefined()

  const invoice = await issue(bernd, trip, asked)
  expect(await printed(invoice)).toContain(
    'Umsatzsteuer in Euro: 200,00 € (Kurs vom 19. Februar 2027: 1 EUR = 0,95 CHF).',
  )
  const xml = (await bernd.get(`${invoice.clientInvoice}/xml`)).raw.toString()
  expect(xml).toContain('<ram:TaxTotalAmount currencyID="CHF">190.00</ram:TaxTotalAmount>')
  expect(xml).toContain('<ram:TaxTotalAmount currencyID="EUR">200.00</ram:TaxTotalAmount>')
  // A new version of the same day keeps its rate, and so does what takes it back.
  await know(0.9, '2027-02-20')
  await expectStatus(200, bernd.put(`${invoice.clientInvoice}/generate?contingent_type=Asked`, {}))
  const versions = (await bernd.get(`${invoice.clientInvoice}/xml`)).raw.toString()
  expect(versions).toContain('currencyID="EUR">200.00<')
  const storno = await issue(bernd, trip, { type: 'cancelation' }, `&oldId=${invoice.clientInvoice.split('/').at(-1)}`)
  expect(await printed(storno)).toContain('Umsatzsteuer in Euro: −200,00 €')
})

test.each([
  ['en', 'VAT in euros: €200.00 (exchange rate of 19 February 2027: 1 EUR = 0.95 CHF).'],
  ['fr', 'TVA en euros : 200,00 € (taux du 19 février 2027 : 1 EUR = 0,95 CHF).'],
])('INV-03 the paper tells it in its language: %s', async (locale, words) => {
  const trip = await tripToInvoice(bernd)
  await desk.db.query("update orders set order_currency = 'CHF' where id = $1", [trip.id])
  await desk.db.query("delete from exchange_rates_by_day where currency = 'CHF'")
  await desk.db.query("update known_exchange_rates set rate = 0.95, rate_date = '2027-02-19' where currency = 'CHF'")
  const path = `/api/orders/${trip.id}/client-invoice/generate?contingent_type=Asked`
  const invoice = await expectStatus<Issued>(200, bernd.with({ 'x-locale': locale }).post(path, asked))
  expect(await printed(invoice)).toContain(words)
})

test('INV-03 what is taxed by its margin tells no tax, in no currency', async () => {
  const trip = await tripToInvoice(bernd)
  await desk.db.query("update orders set order_currency = 'CHF' where id = $1", [trip.id])
  expect(await printed(await issue(bernd, trip, { ...asked, taxPercentage: -1 }))).not.toContain('in Euro')
})
