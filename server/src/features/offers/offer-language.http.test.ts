import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ReadPdf, readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { savePrices } from '../calculation/calculation.fixture.ts'
import { openPoints } from './offer-checks.fixture.ts'

type Stored = { name: string; path: string }
type Contents = {
  salutation: string
  usualSubject: string
  included: string[]
  extras: { group: string }[]
  checks: OfferContents['checks']
}

let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
let north: Record<string, number>
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[anna, bernd, clara] = [await desk.as('anna'), await desk.as('bernd'), await desk.as('clara')]
  north = await loadNorth(desk.db)
})
afterAll(() => desk.close())

const inLanguage = (locale: string, by = bernd) => by.with({ 'x-locale': locale })

/** A trip of a French client with a hotel, an extra and prices. */
async function frenchTrip(): Promise<PlannedTrip> {
  const trip = await planTrip(bernd)
  const client = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/clients', {
      companyName: 'Chorale Sainte-Cécile',
      shortName: 'Chorale',
      mainLanguage: 'fr',
      organisationFilter: '/api/organisations/1',
    }),
  )
  await expectStatus(200, bernd.patch(trip.order, { client: `/api/clients/${client.id}`, orderLocale: 'fr' }))
  const day = trip.days[0]?.link
  const placed = { day, place: `/api/places/${north.Oslo}`, board: 'half' }
  await expectStatus(201, bernd.post('/api/hotel_placeholders', placed))
  await expectStatus(
    201,
    bernd.post('/api/free_text_items', {
      day,
      text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Concert' }] }] },
      clientOffer: { status: 'optional', priceType: 'per_person', price: { amount: '39.00', currency: 'EUR' } },
    }),
  )
  await expectStatus(201, bernd.post('/api/offers', { order: trip.order }))
  const sellPrice = { amount: '1989.00', currency: 'EUR' }
  await savePrices(bernd, trip, [{ priceType: 'double', numberOfPersons: 20, sellPrice }])
  return trip
}

async function offerOf(trip: PlannedTrip, by = bernd): Promise<ReadPdf & { name: string }> {
  const { name, path } = await expectStatus<Stored>(200, by.post(`/api/orders/${trip.id}/offer/generate-document`))
  const read = await readPdf((await bernd.get(path)).raw)
  return { ...read, name: name.replace(/\d{7}/, 'N'), text: untypeset(read.text) }
}

const contentsOf = (trip: PlannedTrip, by = bernd) =>
  expectStatus<Contents>(200, by.get(`/api/orders/${trip.id}/offer/contents`))

/** Switches of Reisewerk Nord as they shall be for one test. */
async function withSettings<T>(change: object, back: object, work: () => Promise<T>): Promise<T> {
  await expectStatus(200, anna.patch('/api/settings/1', change))
  try {
    return await work()
  } finally {
    await expectStatus(200, anna.patch('/api/settings/1', back))
  }
}

describe('OFFER-02 X-LOCALE', () => {
  test.each([
    [
      'de_DE',
      'de-DE',
      'Angebot N-1',
      ['Sehr geehrte Damen und Herren,', '1.989,00 €', 'Freitag', 'Möglichkeit', 'Halbpension', 'Seite 1 von'],
    ],
    [
      'en',
      'en-GB',
      'Offer N-1',
      [
        'Dear Sir or Madam,',
        '€1,989.00',
        'Friday',
        '14–17 May 2027',
        'half board',
        'Page 1 of',
        'Included in the price',
      ],
    ],
    [
      'fr',
      'fr-FR',
      'Offre N-1',
      [
        'Madame, Monsieur,',
        '1 989,00 €',
        'Vendredi',
        '14–17 mai 2027',
        'demi-pension',
        'Page 1 sur',
        'Compris dans le prix',
      ],
    ],
  ])('%s: words, days, figures, hyphenation and tag of the PDF', async (locale, tag, name, words) => {
    const offer = await offerOf(await frenchTrip(), inLanguage(locale))
    expect([offer.language, offer.name]).toEqual([tag, name])
    expect(offer.archival).toBe('2A')
    for (const word of words) expect(offer.text).toContain(word)
    const title = { de_DE: /^Angebot /, en: /^Offer /, fr: /^Offre / }[locale]
    expect(offer.title).toMatch(title ?? /^$/)
  })

  test('without the header the trip’s language counts, on the page as in the document', async () => {
    const trip = await frenchTrip()
    expect((await offerOf(trip)).language).toBe('fr-FR')
    const contents = await contentsOf(trip)
    expect(contents.salutation).toBe('Madame, Monsieur,')
    expect(contents.extras.map(({ group }) => group)).toEqual(['En option'])
    expect((await contentsOf(trip, inLanguage('en'))).usualSubject).toMatch(/^Your activity tour/)
    await expectStatus(200, bernd.patch(trip.order, { orderLocale: 'de_DE' }))
    expect((await contentsOf(trip)).salutation).toBe('Sehr geehrte Damen und Herren,')
  })

  test('APP-05 a house without multi-language offers has them in its own language, whatever is asked', async () => {
    const trip = await frenchTrip()
    const off = { offer: { multiLanguage: false } }
    const on = { offer: { multiLanguage: true }, general: { defaultLocale: 'de_DE' } }
    await withSettings(off, on, async () => {
      expect((await contentsOf(trip, inLanguage('en'))).salutation).toBe('Sehr geehrte Damen und Herren,')
      expect((await offerOf(trip, inLanguage('en'))).language).toBe('de-DE')
    })
    await withSettings({ ...off, general: { defaultLocale: 'en' } }, on, async () => {
      expect((await contentsOf(trip)).salutation).toBe('Dear Sir or Madam,')
    })
  })

  test('who signs has their function in the language of the offer; where it is only known in German that is told before', async () => {
    const trip = await frenchTrip()
    const titles = { jobTitle: 'Gruppenreisen Nord', jobTitleEn: 'Group Travel North', jobTitleFr: '' }
    await expectStatus(200, bernd.patch('/api/session/user', titles))
    const told = /^Die Funktion von Bernd Brandt ist nur auf Deutsch bekannt: Auf dem Papier steht „Gruppenreisen Nord“/
    expect(openPoints(await contentsOf(trip), 'language')).toContainEqual(expect.stringMatching(told))
    expect(openPoints(await contentsOf(trip, inLanguage('en')), 'language')).not.toContainEqual(
      expect.stringMatching(told),
    )
    expect((await offerOf(trip, inLanguage('en'))).text).toContain('Group Travel North')
  })

  test('a language nobody has is refused with those we have; the usual spellings are understood', async () => {
    const trip = await frenchTrip()
    const path = `/api/orders/${trip.id}/offer`
    for (const answer of [
      await inLanguage('xx').post<{ message: string }>(`${path}/generate-document`),
      await inLanguage('xx').get<{ message: string }>(`${path}/contents`),
    ]) {
      expect([answer.status, answer.body.message]).toEqual([400, 'X-LOCALE kennt diese Sprachen: de_DE, fr, en.'])
    }
    expect((await bernd.get(`/api/documents?order.id=${trip.id}`)).body).toEqual([])
    expect((await contentsOf(trip, inLanguage('de'))).salutation).toBe('Sehr geehrte Damen und Herren,')
    expect((await inLanguage('fr', clara).get(`${path}/contents`)).status).toBe(404)
  })

  test('APP-05 a German offer says what the organisation calls its options', async () => {
    const trip = await frenchTrip()
    const board = [{ key: 'half', label: 'HP mit Menüwahl', tone: 'neutral', isActive: true }]
    await expectStatus(200, anna.put('/api/options/1/board', board))
    const offer = [{ key: 'optional', label: 'Wunschleistung', tone: 'info', isActive: true }]
    await expectStatus(200, anna.put('/api/options/1/client_offer', offer))
    const german = await contentsOf(trip, inLanguage('de_DE'))
    expect(german.included.map(untypeset)).toContain('1 × HP mit Menüwahl')
    expect(german.extras.map(({ group }) => group)).toEqual(['Wunschleistung'])
    expect((await contentsOf(trip)).included.map(untypeset)).toContain('1 × demi-pension')
  })
})
