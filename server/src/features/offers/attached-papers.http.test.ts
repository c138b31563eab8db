import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { savePrices } from '../calculation/calculation.fixture.ts'
import { openPoints } from './offer-checks.fixture.ts'

type Stored = { id: number; name: string; path: string }
let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
let later: PlannedTrip

beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  bernd = await desk.as('bernd')
  const north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
  later = await planTrip(bernd, { startAt: '11.06.2027', endAt: '12.06.2027' })
  for (const [one, name, amount, route, town] of [
    [trip, 'Fjorde im Mai', '1649.00', 'Hamburg – Kiel', north.Oslo],
    [later, 'Mosel im Juni', '512.50', 'Köln – Trier', north.Hamburg],
  ] as const) {
    await expectStatus(200, bernd.patch(one.order, { trip: { name } }))
    const sellPrice = { amount, currency: 'EUR' }
    await savePrices(bernd, one, [{ priceType: 'double', numberOfPersons: 20, sellPrice }])
    await expectStatus(200, bernd.put(`/api/days/${one.days[0]?.id}?newName=${encodeURIComponent(route)}`))
    const stay = { day: one.days[0]?.link, place: `/api/places/${town}`, board: 'half' }
    await expectStatus(201, bernd.post('/api/hotel_placeholders', stay))
  }
  const { id } = await expectStatus<{ id: number }>(201, bernd.post('/api/offers', { order: trip.order }))
  await expectStatus(200, bernd.patch(`/api/offers/${id}`, { attachedOrders: [later.order] }))
})
afterAll(() => desk.close())

function generate(type: string, locale = 'de_DE', of = trip): Promise<Stored> {
  const path = `/api/orders/${of.id}/offer/generate-document?types=${type}`
  return expectStatus<Stored>(200, bernd.with({ 'x-locale': locale }).post(path))
}

async function read({ path }: Stored) {
  const pdf = await readPdf((await bernd.get(path)).raw)
  return { ...pdf, text: untypeset(pdf.text).replaceAll(/\s+/g, ' ') }
}

/** The text from each of these words to the next. */
function partsAt(text: string, ...words: string[]): string[] {
  const places = words.map((word) => text.indexOf(word))
  expect(places).toEqual(places.filter((place) => place >= 0).toSorted((one, other) => one - other))
  return places.map((place, index) => text.slice(place, places[index + 1]))
}

test('OFFER-01 OFFER-06 the calculation counts attached trips part by part, and all of them together', async () => {
  const { text, archival, isTagged } = await read(await generate('calculation'))
  expect({ archival, isTagged }).toEqual({ archival: '2A', isTagged: true })
  const [own, part, together] = partsAt(
    text,
    'Fjorde im Mai · 14.–17. Mai 2027',
    'Mosel im Juni · 11.–12. Juni 2027',
    'Gesamtpreis aller Reisen',
  )
  expect(own).toContain('Teilnehmer 38 Grundlage Kontingent')
  expect(own).toContain('38 1.649,00 € 62.662,00 €')
  expect(own).toContain('Gesamtpreis 62.662,00 €')
  expect(part).toContain('38 512,50 € 19.475,00 €')
  expect(part).toContain('Gesamtpreis 19.475,00 €')
  expect(part).not.toContain('1.649,00')
  expect(together).toContain('Gesamtpreis aller Reisen 82.137,00 €')
})

test('OFFER-01 TRUE-06 a deadline counted in days is told for each trip by its own dates, on offer and contingent', async () => {
  const [{ id } = {}] = await expectStatus<{ id: number }[]>(200, bernd.get(`/api/offers?order.id=${trip.id}`))
  const condition = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/offer_conditions', {
      ...{ offer: `/api/offers/${id}`, category: 'Zahlungen', type: 'days', days: 30, conditionText: 'Restzahlung' },
    }),
  )
  const [own, other] = await Promise.all(
    [trip, later].map(({ order }) => expectStatus<{ orderNumber: string }>(200, bernd.get(order))),
  )
  for (const kind of ['offer', 'allotment']) {
    const { text } = await read(await generate(kind))
    expect(text).toContain(`${own?.orderNumber}: 14. April 2027`)
    expect(text).toContain(`${other?.orderNumber}: 12. Mai 2027`)
  }
  await expectStatus(204, bernd.delete(`/api/offer_conditions/${condition.id}`))
})

test('OFFER-01 OFFER-06 the sheet holds the trips below each other with the same amounts', async () => {
  const stored = await generate('calculation&filetype=xlsx')
  const rows = (await readExcelFile((await bernd.get(stored.path)).raw))[0]?.data ?? []
  const amounts = rows.filter((row) => typeof row[2] === 'number').map((row) => row.slice(2))
  expect(amounts).toEqual([
    [38, 1649, 62_662],
    [38, 512.5, 19_475],
  ])
  const heads = rows.map(([first]) => String(first))
  expect(heads.filter((head) => / im (Mai|Juni) ·/.test(head))).toEqual([
    'Fjorde im Mai · 14.–17. Mai 2027',
    'Mosel im Juni · 11.–12. Juni 2027',
  ])
  expect(rows.at(-1)).toEqual(['Gesamtpreis aller Reisen', null, null, null, 82_137])
})

test.each(['route', 'detailed_route'])(
  'OFFER-01 OFFER-06 the %s tells attached trips one after the other, each from a page of its own',
  async (type) => {
    const { pages, text, archival } = await read(await generate(type))
    expect(archival).toBe('2A')
    const first = pages.findIndex((page) => page.includes('Köln – Trier'))
    expect(first).toBeGreaterThan(0)
    expect(pages.slice(0, first).join()).toContain('Hamburg – Kiel')
    expect(pages.slice(first).join()).not.toContain('Hamburg – Kiel')
    expect(text).toMatch(/Fjorde im Mai.*Hotel in Oslo.*Mosel im Juni.*Hotel in Hamburg/)
    expect(text).not.toContain('€')
    const alone = await read(await generate(type, 'de_DE', later))
    expect(alone.text).not.toContain('Fjorde im Mai')
  },
)

test.each([
  [
    'de_DE',
    /für Ihre Reisen „Fjorde im Mai“ .*14\. bis .*und „Mosel im Juni“ .*11\. bis .*halten wir Ihnen/,
    'Gäste in den Zimmern 38',
    /Unterschrift für Reisewerk Nord/g,
  ],
  [
    'en',
    /For your trips .Fjorde im Mai. .* and .Mosel im Juni. .*we hold/,
    'Guests in the rooms 38',
    /Signature for Reisewerk Nord/g,
  ],
  [
    'fr',
    /Pour vos voyages « Fjorde im Mai » .* et « Mosel im Juni » .*, nous tenons/,
    'Personnes dans les chambres 38',
    /Signature pour Reisewerk Nord/g,
  ],
] as const)(
  'OFFER-01 OFFER-06 the contract holds rooms and houses of each trip, and is signed once (%s)',
  async (locale, sentence, guests, signature) => {
    const { text } = await read(await generate('allotment', locale))
    expect(text).toMatch(sentence)
    const [letter = '', ...parts] = text.split(/(?=(?:Fjorde im Mai|Mosel im Juni) · )/).slice(-3)
    expect(letter).not.toContain(guests)
    const [own, part] = parts
    expect(own).toContain(guests)
    expect(own).toMatch(/Oslo/)
    expect(own).toMatch(/1[.,\s]?649[.,]00/)
    expect(own).not.toMatch(/Hamburg/)
    expect(part).toContain(guests)
    expect(part).toMatch(/Hamburg/)
    expect(text.match(signature)).toHaveLength(1)
  },
)

test.each([
  [
    'offer',
    'de_DE',
    /Ihre Reisen „Fjorde im Mai“ \(14.–17. Mai 2027\) und „Mosel im Juni“ \(11.–12. Juni 2027\) .*unser Angebot für Ihre Reisen „Fjorde im Mai“ vom 14. bis 17. Mai 2027 und „Mosel im Juni“ vom 11. bis 12. Juni 2027\./,
  ],
  [
    'offer_confirmation',
    'fr',
    /Vos voyages « Fjorde im Mai » \(14–17 mai 2027\) et « Mosel im Juni » .*confirmer vos voyages « Fjorde im Mai » du 14 au 17 mai 2027 et « Mosel im Juni » du 11 au 12 juin 2027\./,
  ],
] as const)(
  'OFFER-01 OFFER-06 subject and letter of the %s name both trips with their dates (%s)',
  async (type, locale, words) => {
    expect((await read(await generate(type, locale))).text).toMatch(words)
  },
)

test('OFFER-01 a trip in another currency is counted in its own, and not added', async () => {
  // The last test: it changes a trip of the others.
  await expectStatus(200, bernd.patch(later.order, { orderCurrency: 'NOK' }))
  await savePrices(bernd, later, [
    { priceType: 'double', numberOfPersons: 20, sellPrice: { amount: '5120.00', currency: 'NOK' } },
  ])
  const { text } = await read(await generate('calculation'))
  expect(text).toContain('Gesamtpreis 194.560,00 NOK')
  expect(text).not.toContain('Gesamtpreis aller Reisen')
  const stored = await generate('calculation&filetype=xlsx')
  const rows = (await readExcelFile((await bernd.get(stored.path)).raw))[0]?.data ?? []
  expect(rows.at(-1)).toEqual(['Gesamtpreis', null, null, null, 194_560])
})

test('OFFER-01 OFFER-06 a cancelled trip is on no paper any more, though it hangs on the offer, and the offer says so', async () => {
  const [before] = await expectStatus<{ attachedOrders: unknown[] }[]>(
    200,
    bernd.get(`/api/offers?order.id=${trip.id}`),
  )
  const { orderNumber } = await expectStatus<{ orderNumber: string }>(200, bernd.get(later.order))
  const warnings = async () =>
    openPoints(await expectStatus<OfferContents>(200, bernd.get(`/api/orders/${trip.id}/offer/contents`)), 'trips')
  expect(await warnings()).toEqual([])
  await expectStatus(200, bernd.patch(later.order, { currentStatus: 'cancelled' }))
  expect(await warnings()).toEqual([`Reise ${orderNumber} ist storniert: In dem, was du erzeugst, fehlt sie.`])
  for (const type of ['offer', 'calculation']) {
    const { text } = await read(await generate(type))
    expect(text).toContain('Fjorde im Mai')
    expect(text).not.toContain('Mosel im Juni')
  }
  const [after] = await expectStatus<{ attachedOrders: unknown[] }[]>(200, bernd.get(`/api/offers?order.id=${trip.id}`))
  expect(after?.attachedOrders).toEqual(before?.attachedOrders)
  await expectStatus(200, bernd.patch(later.order, { currentStatus: 'new' }))
  expect((await read(await generate('offer'))).text).toContain('Mosel im Juni')
})
