import { checksOfPapers } from '@reisewerk/domain/offers/checks/checks-of-papers.ts'
import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { askForTriples, calculationOf, savePrices } from '../calculation/calculation.fixture.ts'

type Stored = { id: number; name: string; type: string; path: string }
let desk: TestApp
let bernd: Caller
let clara: Caller
let trip: PlannedTrip
let offer: string

beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[bernd, clara] = [await desk.as('bernd'), await desk.as('clara')]
  const north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
  await askForTriples(bernd, trip, 2)
  const price = { amount: '1649.00', currency: 'EUR' }
  await savePrices(bernd, trip, [{ priceType: 'double', numberOfPersons: 20, sellPrice: price }])
  const stay = { day: trip.days[0]?.link, place: `/api/places/${north.Oslo}`, board: 'half' }
  await expectStatus(201, bernd.post('/api/hotel_placeholders', stay))
  const { id } = await expectStatus<Stored>(201, bernd.post('/api/offers', { order: trip.order }))
  offer = `/api/offers/${id}`
})
afterAll(() => desk.close())

function generate(type: string, locale = 'de_DE'): Promise<Stored> {
  const path = `/api/orders/${trip.id}/offer/generate-document?types=${type}`
  return expectStatus<Stored>(200, bernd.with({ 'x-locale': locale }).post(path))
}

async function read({ path }: Stored) {
  const pdf = await readPdf((await bernd.get(path)).raw)
  return { ...pdf, text: untypeset(pdf.text).replaceAll(/\s+/g, ' ') }
}

describe('OFFER-06 the contract on a contingent', () => {
  test('names the rooms asked for, the houses and prices, and has lines for both to sign', async () => {
    const stored = await generate('allotment')
    expect(stored.type).toBe('allotment')
    expect(stored.name).toMatch(/^Kontingentvertrag \d{7}$/)
    const { text, archival, isTagged } = await read(stored)
    expect({ archival, isTagged }).toEqual({ archival: '2A', isTagged: true })
    for (const words of [
      'Anzahl Gäste Preis pro Person',
      'Doppelzimmer 19 38 1.649,00 €',
      'Dreibettzimmer 2 6 kein Zuschlag vereinbart',
      'Gäste in den Zimmern 44',
      'Fr 14. 5. Hotel in Oslo 1 Nacht · Halbpension',
      '1.649,00 €',
      'Unterschrift für Kantorei St. Michael',
      'Unterschrift für Reisewerk Nord',
    ]) {
      expect(text).toContain(words)
    }
    // No offer went out on which it could rest.
    expect(text).not.toContain('Grundlage sind')
  })

  test('tells what a guest pays in each kind of room that it lists', async () => {
    const { contingentPrices } = await calculationOf(trip, bernd)
    const triple = contingentPrices.find(({ priceType }) => priceType === 'hotelSupplement')
    const sellPrice = { amount: '120.00', currency: 'EUR' }
    await expectStatus(200, bernd.put(`/api/calculation_price_contingents/${triple?.id}`, { sellPrice }))
    expect((await read(await generate('allotment'))).text).toContain('Dreibettzimmer 2 6 Zuschlag 120,00 €')
    expect((await read(await generate('allotment', 'fr'))).text).toContain('2 6 supplément 120,00 €')
  })

  test('OFFER-03 OFFER-10 tells until when what may be given back, and on which offer it rests', async () => {
    const step = { category: 'Stornokosten', type: 'days', days: 90, conditionText: 'kostenfrei' }
    await expectStatus(200, bernd.patch(offer, { conditions: [step] }))
    await generate('offer')
    const { text } = await read(await generate('allotment'))
    expect(text).toMatch(/90 Tage vor Reisebeginn kostenfrei 13\. Februar 2027/)
    expect(text).toContain('Bis zu den genannten Fristen können Sie')
    expect(text).toMatch(/Grundlage sind die Leistungen und Preise des Angebots \d{7} \/ 1\./)
    // It counts no number: the next offer is the second.
    expect((await generate('offer')).name).toMatch(/-2$/)
  })

  test('TRUE-04 it rests on no offer that says other prices than it does itself', async () => {
    const { contingentPrices } = await calculationOf(trip, bernd)
    const double = contingentPrices.find(({ priceType }) => priceType === 'double')
    const path = `/api/calculation_price_contingents/${double?.id}`
    await expectStatus(200, bernd.put(path, { sellPrice: { amount: '1711.00', currency: 'EUR' } }))
    const { text } = await read(await generate('allotment'))
    expect(text).toContain('Doppelzimmer 19 38 1.711,00 €')
    expect(text).not.toContain('Grundlage sind')
    await generate('offer')
    expect((await read(await generate('allotment'))).text).toMatch(/Angebots \d{7} \/ 3\./)
  })

  test.each([
    ['en', 'Allotment contract', ['Double room 19 38', 'Triple room', 'Signature for Reisewerk Nord', 'half board']],
    ['fr', 'Contrat de contingent', ['Chambre double 19 38', 'Chambre triple', 'Signature pour Reisewerk Nord']],
  ])('OFFER-02 speaks %s', async (locale, name, words) => {
    const stored = await generate('allotment', locale)
    expect(stored.name).toMatch(new RegExp(`^${name} \\d{7}$`))
    const { text } = await read(stored)
    for (const word of words) expect(text).toContain(word)
    expect(text).not.toMatch(/Doppelzimmer|Unterschrift|Gäste/)
  })

  test('TRUE-03 what it promises and nobody holds stands in the list before it, and no paper comes where that is binding', async () => {
    const told = async () => {
      const { checks } = await expectStatus<OfferContents>(200, bernd.get(`/api/orders/${trip.id}/offer/contents`))
      const open = checksOfPapers(checks, ['allotment']).filter(({ point, isMet }) => point === 'calculation' && !isMet)
      return open.map(({ message, path }) => [message, path])
    }
    const [stay] = await expectStatus<{ id: number }[]>(200, bernd.get(`/api/hotel_placeholders?order.id=${trip.id}`))
    const path = `/orders/${trip.id}#service-${stay?.id}`
    expect(await told()).toEqual([
      ['Tag 1: Für das Hotel in Oslo ist niemand gewählt, versprochen sind 44 Plätze.', path],
    ])
    const asked = await expectStatus<Stored>(
      201,
      bernd.post('/api/hotel_requests', {
        ...{ placeholder: `/api/hotel_placeholders/${stay?.id}`, requestStatus: { status: 'option' } },
        contingent: { askedAmount: 44, reservedAmount: 30 },
      }),
    )
    // The contract names who is the only one asked, chosen or not (decision 145).
    expect(await told()).toEqual([[expect.stringContaining('hält 30 von 44 Plätzen.'), path]])
    await expectStatus(
      200,
      bernd.put(`/api/hotel_placeholders/${stay?.id}`, { selectedRequest: `/api/requests/${asked.id}` }),
    )
    expect(await told()).toEqual([[expect.stringContaining('hält 30 von 44 Plätzen.'), path]])
    const anna = await desk.as('anna')
    await expectStatus(200, anna.patch('/api/settings/1', { offer: { binding: ['calculation'] } }))
    expect(await bernd.post(`/api/orders/${trip.id}/offer/generate-document?types=allotment`)).toMatchObject({
      status: 409,
    })
    await expectStatus(200, bernd.put(`/api/hotel_requests/${asked.id}`, { contingent: { reservedAmount: 44 } }))
    expect(await told()).toEqual([])
    await generate('allotment')
  })

  test('APP-17 nobody makes one of a trip that is not theirs', async () => {
    const path = `/api/orders/${trip.id}/offer/generate-document?types=allotment`
    expect((await clara.post(path)).status).toBe(404)
  })
})
