import type { OutdatedPaper } from '@reisewerk/domain/files/outdated/outdated-papers.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { equipHouses } from '../../../test/invoicing-houses.ts'
import { expectStatus } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { savePrices } from '../../calculation/calculation.fixture.ts'
import { euros, type InvoicedTrip, issue, tripToInvoice } from '../../invoices/invoices.fixture.ts'

let desk: TestApp
let bernd: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  bernd = await desk.as('bernd')
  await equipHouses(desk.db)
})
afterAll(() => desk.close())

async function outdated({ id }: InvoicedTrip): Promise<OutdatedPaper[]> {
  return (await expectStatus<{ papers: OutdatedPaper[] }>(200, bernd.get(`/api/orders/${id}/outdated-papers`))).papers
}
const wordsOf = (papers: readonly OutdatedPaper[], document: number) =>
  papers.find(({ id }) => id === document)?.changes.map(({ words }) => words) ?? []

test('TRUE-04 an issued invoice says what of its trip has changed since, stays as it is, and is silent again once it agrees', async () => {
  const trip = await tripToInvoice(bernd)
  const invoice = await issue(bernd, trip, { type: 'prepayment' }, '&percent=20')
  expect(await outdated(trip)).toEqual([])

  await savePrices(bernd, trip, [{ priceType: 'double', numberOfPersons: 20, sellPrice: euros('1100.00') }])
  await expectStatus(200, bernd.patch(trip.address, { streetAddress: 'Am Sande 1' }))
  await expectStatus(200, bernd.patch(trip.order, { startAt: '21.05.2027', endAt: '24.05.2027' }))
  const [found] = await outdated(trip)
  expect(found).toMatchObject({ id: invoice.document.id, type: 'invoice', isGoneBy: false })
  expect(wordsOf([found as OutdatedPaper], invoice.document.id)).toEqual([
    'Anschrift: Am Sande 1, 21335 Lüneburg statt Johannisstraße 12, 21335 Lüneburg',
    'Reise 21.05.2027 bis 24.05.2027 statt 14.05.2027 bis 17.05.2027',
    'Reisepreis 41.800,00\u00a0€ statt 38.000,00\u00a0€',
  ])
  const kept = await expectStatus<object>(200, bernd.get(invoice.clientInvoice))
  expect(kept).toMatchObject({ amount: { amount: '7600.00' }, versionNumber: 1 })

  await expectStatus(200, bernd.post(`${invoice.clientInvoice}/sent`))
  expect(await outdated(trip)).toMatchObject([{ isGoneBy: true, sentAt: expect.any(String) }])
  await issue(bernd, trip, { type: 'cancelation' }, `&oldId=${invoice.clientInvoice.split('/').at(-1)}`)
  expect(await outdated(trip)).toEqual([])
})

test('TRUE-04 a new version of an invoice agrees with its trip, and the one before it is no paper to mend', async () => {
  const trip = await tripToInvoice(bernd)
  const first = await issue(bernd, trip, {})
  await savePrices(bernd, trip, [{ priceType: 'double', numberOfPersons: 20, sellPrice: euros('1100.00') }])
  expect(wordsOf(await outdated(trip), first.document.id)).toHaveLength(1)
  await expectStatus(200, bernd.put(`${first.clientInvoice}/generate?contingent_type=Asked`, {}))
  expect(await outdated(trip)).toEqual([])
})

test('TRUE-04 the price of prepayments is told at the later invoice that took their payments over, as long as that one stands', async () => {
  const trip = await tripToInvoice(bernd)
  const prepayment = await issue(bernd, trip, { type: 'prepayment' }, '&percent=20')
  const payment = { clientInvoice: prepayment.clientInvoice, dateOfPayment: '20.11.2026', amount: euros('7600.00') }
  await expectStatus(201, bernd.post('/api/payments', payment))
  await savePrices(bernd, trip, [{ priceType: 'double', numberOfPersons: 20, sellPrice: euros('1100.00') }])
  expect(wordsOf(await outdated(trip), prepayment.document.id)).toHaveLength(1)
  const final = await issue(bernd, trip, { type: 'final' })
  expect(await outdated(trip)).toEqual([])
  await savePrices(bernd, trip, [{ priceType: 'double', numberOfPersons: 20, sellPrice: euros('1200.00') }])
  expect((await outdated(trip)).map(({ id }) => id)).toEqual([final.document.id])
  await issue(bernd, trip, { type: 'cancelation' }, `&oldId=${final.clientInvoice.split('/').at(-1)}`)
  expect((await outdated(trip)).map(({ id }) => id)).toEqual([prepayment.document.id])
})

test('TRUE-04 an invoice calls its trip as it is called in its language: that is no change', async () => {
  const trip = await tripToInvoice(bernd)
  const names = { trip: { name: 'Chorfahrt Wien' }, translations: { fr: { tripName: 'Vienne en musique' } } }
  await expectStatus(200, bernd.patch(trip.order, { orderLocale: 'fr', ...names }))
  const invoice = await issue(bernd, trip, { type: 'prepayment' }, '&percent=20')
  expect(wordsOf(await outdated(trip), invoice.document.id)).toEqual([])
  await expectStatus(200, bernd.patch(trip.order, { translations: { fr: { tripName: 'Vienne' } } }))
  expect(wordsOf(await outdated(trip), invoice.document.id)).toEqual(['Reise heißt Vienne statt Vienne en musique'])
})

test('TRUE-04 an amount of its own says nothing of the price, only to whom it goes', async () => {
  const trip = await tripToInvoice(bernd)
  const own = await issue(bernd, trip, { type: 'normal', amount: euros('120.00') })
  await savePrices(bernd, trip, [{ priceType: 'double', numberOfPersons: 20, sellPrice: euros('1100.00') }])
  expect(await outdated(trip)).toEqual([])
  const other = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/clients', {
      organisationFilter: '/api/organisations/1',
      companyName: 'Chor am Fjord',
      shortName: 'Chor',
    }),
  )
  await expectStatus(200, bernd.patch(trip.order, { client: `/api/clients/${other.id}` }))
  expect(wordsOf(await outdated(trip), own.document.id)).toEqual([
    'Kunde: Chor am Fjord statt Kantorei St. Michael e. V.',
  ])
})

test('TRUE-04 an invoice of a trip that was cancelled says so; what charges for the cancellation does not', async () => {
  const trip = await tripToInvoice(bernd)
  const invoice = await issue(bernd, trip, { type: 'prepayment' }, '&percent=20')
  const charge = await issue(bernd, trip, { type: 'cancelation' }, '&percent=50')
  await expectStatus(200, bernd.patch(trip.order, { currentStatus: 'cancelled' }))
  const papers = await outdated(trip)
  expect(wordsOf(papers, invoice.document.id)).toEqual(['Reise storniert'])
  expect(wordsOf(papers, charge.document.id)).toEqual([])
})
