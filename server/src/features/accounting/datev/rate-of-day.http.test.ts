import type { InvoicePreview } from '@reisewerk/domain/invoices/generate-invoice.contract.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../../test/caller.ts'
import { equipHouses } from '../../../test/invoicing-houses.ts'
import { expectStatus } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { issue, tripToInvoice } from '../../invoices/invoices.fixture.ts'

let desk: TestApp
let anna: Caller
let bernd: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-20T09:00:00Z') })
  ;[anna, bernd] = [await desk.as('anna'), await desk.as('bernd')]
  await equipHouses(desk.db)
  await expectStatus(200, anna.patch('/api/settings/1', { accounting: { consultant: '29098', client: '55003' } }))
})
afterAll(() => desk.close())

const fileOf = (days: Readonly<Record<string, string>>) =>
  Object.entries(days)
    .map(([day, francs]) => `<Cube time='${day}'><Cube currency='CHF' rate='${francs}'/></Cube>`)
    .join('')
const read = (days: Readonly<Record<string, string>>) =>
  expectStatus(200, bernd.post('/api/organisations/1/exchange_rates', { content: fileOf(days) }))
const taxed = (invoiceDate: string) => ({
  ...{ type: 'normal', amount: { amount: '1190.00', currency: 'CHF' }, taxPercentage: 19, showTax: true },
  ...{ invoiceDate, dueDate: '28.02.2027' },
})
async function swissTrip() {
  const trip = await tripToInvoice(bernd)
  await expectStatus(200, bernd.patch(trip.order, { orderCurrency: 'CHF' }))
  return trip
}
/** What an invoice of this day says of its tax in euros. */
async function toldOn(invoiceDate: string): Promise<string | undefined> {
  const { path } = await issue(bernd, await swissTrip(), taxed(invoiceDate))
  const { text } = await readPdf((await bernd.get(path)).raw)
  return /Umsatzsteuer in Euro: [^)]*\)/.exec(untypeset(text).replaceAll(/\s+/g, ' '))?.[0]
}

test('INV-03 INV-07 INV-08 the tax in euros and the books take the rate of the time of an invoice (§ 16 Abs. 6 UStG)', async () => {
  await read({ '2027-02-19': '0.9350', '2027-01-15': '0.9000' })
  // An older file that is read later tells of its own day, and changes nothing of the newest.
  await read({ '2027-01-10': '0.9900' })
  expect(await toldOn('20.02.2027')).toBe(
    'Umsatzsteuer in Euro: 203,21 € (Kurs vom 19. Februar 2027: 1 EUR = 0,935 CHF)',
  )
  expect(await toldOn('20.01.2027')).toBe('Umsatzsteuer in Euro: 211,11 € (Kurs vom 15. Januar 2027: 1 EUR = 0,9 CHF)')
  expect(await toldOn('12.01.2027')).toBe('Umsatzsteuer in Euro: 191,92 € (Kurs vom 10. Januar 2027: 1 EUR = 0,99 CHF)')
  expect(await toldOn('05.01.2027')).toContain('Kurs vom 10. Januar 2027')

  // A rate of the very day that becomes known afterwards changes nothing of what the paper says.
  await read({ '2027-02-20': '0.9500' })
  await expectStatus(200, bernd.post('/api/organisations/1/debtor_numbers', {}))
  const { id } = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/organisations/1/datev_exports', { from: '01.01.2027', to: '28.02.2027' }),
  )
  const [, , ...lines] = (await bernd.get(`/api/datev_exports/${id}/file`)).raw.toString('latin1').split('\r\n')
  const cells = lines.filter((line) => line !== '').map((line) => line.split(';'))
  expect(cells.map((line) => [line[9], line[3], line[4]])).toEqual([
    ['0501', '0,990000', '1202,02'],
    ['1201', '0,990000', '1202,02'],
    ['2001', '0,900000', '1322,22'],
    ['2002', '0,935000', '1272,73'],
  ])
})

test('INV-03 where only a later rate is known the preview names its day', async () => {
  const trip = await swissTrip()
  const preview = async (invoiceDate: string) => {
    const path = `/api/orders/${trip.id}/client-invoice/preview?contingent_type=Asked`
    const { checks } = await expectStatus<InvoicePreview>(200, bernd.post(path, taxed(invoiceDate)))
    return checks.find(({ key }) => key === 'euroTax')
  }
  expect(await preview('05.01.2027')).toMatchObject({
    isRequired: false,
    message: expect.stringMatching(/^Von vor dem 05\.01\.2027 ist kein Kurs für CHF bekannt\. .* den vom 10\.01\.2027/),
  })
  expect(await preview('12.01.2027')).toBeUndefined()
})
