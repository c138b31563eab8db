import type { MarginList } from '@reisewerk/domain/accounting/margin/margin-list.contract.ts'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { equipHouses } from '../../../test/invoicing-houses.ts'
import { expectStatus, loadNorth } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { euros, type InvoicedTrip, issue, tripToInvoice } from '../../invoices/invoices.fixture.ts'

let desk: TestApp
let bernd: Caller
let clara: Caller
let trip: InvoicedTrip
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-20T09:00:00Z') })
  ;[bernd, clara] = [await desk.as('bernd'), await desk.as('clara')]
  await equipHouses(desk.db)
  await loadNorth(desk.db)
  trip = await tripToInvoice(bernd)
})
afterAll(() => desk.close())

const path = '/api/organisations/1/margins'
const may = 'from=01.05.2027&to=31.05.2027'
const list = () => expectStatus<MarginList>(200, bernd.get(`${path}?${may}`))
async function charged(number: string, country: string, amount: string): Promise<void> {
  const [hotel] = await desk.db.query<{ id: number }>(
    `insert into providers (kind, name, place_id) select 'hotel', $1, id from places where country = $2 limit 1 returning id::int`,
    [number, country],
  )
  await expectStatus(
    201,
    bernd.post('/api/supplier_invoices', {
      ...{ order: trip.order, provider: `/api/providers/${hotel?.id}`, number, invoiceDate: '01.02.2027' },
      amount: euros(amount),
    }),
  )
}

test('INV-12 a booked trip stands in the list by its last day: as calculated, then as invoiced and charged; the file has the same sums', async () => {
  expect(await list()).toMatchObject({ rows: [] })
  await expectStatus(200, bernd.patch(trip.order, { currentStatus: 'booked' }))
  expect((await list()).rows).toMatchObject([{ order: trip.id, isInvoiced: false, suppliedOn: '2027-05-17' }])
  await issue(bernd, trip, { type: 'prepayment' }, '&percent=20')
  expect((await list()).rows).toMatchObject([{ isInvoiced: false }])
  await issue(bernd, trip, { type: 'final' })
  await charged('H-1', 'DE', '21000.00')
  await charged('H-2', 'NO', '7000.00')
  // 38.000 − 21.000 − 7.000 = 10.000; a quarter of it abroad; 7.500 × 19 / 119 = 1.197,48.
  const shown = await list()
  expect(shown.rows).toMatchObject([
    {
      ...{ isInvoiced: true, isPlanned: false, revenueCents: 3_800_000, euCents: 2_100_000, thirdCents: 700_000 },
      ...{ marginCents: 1_000_000, marginThirdCents: 250_000, marginEuCents: 750_000, taxCents: 119_748 },
    },
  ])
  expect(shown.totals).toMatchObject({ marginCents: 1_000_000, taxCents: 119_748 })
  expect(shown.notes).toEqual(['Reisen, die nur Administratoren sehen, stehen nicht in der Liste.'])

  const { raw, headers } = await bernd.get(`${path}/sheet?${may}`)
  expect(headers['content-type']).toContain('spreadsheetml')
  const xml = Buffer.from(unzipSync(new Uint8Array(raw))['xl/worksheets/sheet1.xml'] ?? []).toString()
  const cell = (address: string) =>
    new RegExp(`<c r="${address}"[^>]*>(?:<f>([^<]*)</f>)?<v>([^<]*)</v>`).exec(xml)?.slice(1)
  expect([cell('D5'), cell('G5'), cell('H5')]).toEqual([
    [undefined, '38000'],
    ['D5-E5-F5', '10000'],
    ['IF(E5+F5&gt;0,ROUND(G5*F5/(E5+F5),2),0)', '2500'],
  ])
  expect([cell('K5'), cell('G6'), cell('K6')]).toEqual([
    ['ROUND(J5*19/119,2)', '1197.48'],
    ['SUM(G5:G5)', '10000'],
    ['SUM(K5:K5)', '1197.48'],
  ])
})

test('INV-12 a trip that was invoiced stands in the list whatever its status says, without what was let off for paying early', async () => {
  const own = await tripToInvoice(bernd)
  const rowOf = async () => (await list()).rows.find(({ order }) => order === own.id)
  expect(await rowOf()).toBeUndefined()
  const terms = { invoiceDate: '01.02.2027', dueDate: '28.02.2027', discountPercent: '2', discountUntil: '20.02.2027' }
  const { clientInvoice } = await issue(bernd, own, { type: 'normal', ...terms })
  expect(await rowOf()).toMatchObject({ isInvoiced: true, revenueCents: 3_800_000 })
  const payment = { clientInvoice, dateOfPayment: '10.02.2027', amount: euros('37240.00') }
  await expectStatus(201, bernd.post('/api/payments', payment))
  expect(await rowOf()).toMatchObject({ isInvoiced: true, revenueCents: 3_724_000 })
})

test('INV-12 in a list in euros an invoice in euros is itself, whatever the trip is sold in, and others go by the rate of the books', async () => {
  await desk.db.query('delete from exchange_rates_by_day')
  await desk.db.query('delete from known_exchange_rates')
  await desk.db.query(
    `insert into known_exchange_rates (organisation_id, currency, rate, rate_date)
     values (1, 'EUR', 1, '2027-02-19'), (1, 'CHF', 0.935, '2027-02-19'), (1, 'NOK', 11.4235, '2027-02-19')`,
  )
  const chargeOf = (order: string, number: string, amount: object) =>
    expectStatus(
      201,
      bernd.post('/api/supplier_invoices', { ...{ order, number, invoiceDate: '01.02.2027', payee: 'Haus' }, amount }),
    )
  const listOf = async ({ id }: InvoicedTrip) => {
    const { rows, notes } = await list()
    return { row: rows.find(({ order }) => order === id), notes }
  }
  const swiss = await tripToInvoice(bernd)
  await expectStatus(200, bernd.patch(swiss.order, { orderCurrency: 'CHF' }))
  await expectStatus(200, bernd.patch(swiss.order, { currentStatus: 'booked' }))
  await chargeOf(swiss.order, 'E-1', euros('1000.00'))
  const alone = await listOf(swiss)
  expect(alone.row).toMatchObject({ currency: 'CHF', euCents: 100_000 })
  expect(alone.notes.join()).not.toContain('Kurs')
  const rate = { order: swiss.order, currency: 'EUR', rate: '1,07', rateDate: '01.02.2027' }
  await expectStatus(201, bernd.post('/api/order_exchange_rates', rate))
  expect((await listOf(swiss)).row).toMatchObject({ euCents: 100_000 })
  const { raw } = await bernd.get(`${path}/sheet?${may}`)
  const xml = Buffer.from(unzipSync(new Uint8Array(raw))['xl/worksheets/sheet1.xml'] ?? []).toString()
  expect(xml).toMatch(/<c r="E\d+"[^>]*><v>1000<\/v>/)

  const north = await tripToInvoice(bernd)
  await expectStatus(200, bernd.patch(north.order, { currentStatus: 'booked' }))
  await chargeOf(north.order, 'N-1', { amount: '1000.00', currency: 'NOK' })
  const crowns = await listOf(north)
  expect(crowns.row).toMatchObject({ euCents: 8_754 })
  expect(crowns.notes.join()).not.toContain('NOK')
})

test('INV-12 a period has to be one; other houses and whoever lacks the right read nothing of it', async () => {
  expect(await bernd.get(path)).toMatchObject({ status: 400, body: { message: 'Bitte angeben, von wann an.' } })
  expect(await bernd.get(`${path}?from=01.05.2027&to=30.04.2027`)).toMatchObject({
    status: 400,
    body: { message: 'Der Zeitraum endet vor seinem Beginn.' },
  })
  expect(await clara.get(`${path}?${may}`)).toMatchObject({ status: 404 })
  expect(await clara.get(`${path}/sheet?${may}`)).toMatchObject({ status: 404 })
  await desk.db.query('update users set may_see_purchase = false where id = 2')
  expect(await bernd.get(`${path}?${may}`)).toMatchObject({ status: 403 })
})
