import { expect, test } from 'vitest'
import type { OfferPoint } from '../../accounts/settings.ts'
import { extra, item } from '../../calculation/calculation.fixture.ts'
import { documentLanguage } from '../../documents/document-language.ts'
import { norwayOffer } from '../offer.fixture.ts'
import type { GeneratedType } from '../offer-documents.ts'
import type { OfferSource } from '../offer-source.ts'
import { checksOfPapers } from './checks-of-papers.ts'
import { type CheckedOffer, offerChecks } from './offer-checks.ts'
import { foreignAmounts } from './told-currencies.ts'

const nothing = {
  ...{ currency: 'EUR', losses: [], open: [], promises: [], warnings: [], foreignPrices: [], foreignServices: 0 },
}
const whole: CheckedOffer = {
  ...{ ...nothing, orderId: 12, source: norwayOffer, clientId: 7, unnamed: [], attached: [], unseenTrips: 0 },
  house: { organisationId: 1, missing: [] },
  ...{
    cancelled: [],
    hidden: [],
    firstOption: null,
    hasConditions: true,
    binding: [],
    signerTitles: { de_DE: '', en: '', fr: '' },
  },
}
const offer = (change: Partial<OfferSource>) => ({ source: { ...norwayOffer, ...change } })
const noPrices = { ...norwayOffer.prices, tiers: [] }
const withoutBed = (evening: string) =>
  norwayOffer.days.map((day) => (day.date === evening ? { ...day, services: [] } : day))
const letter = (text: string) => {
  return { type: 'doc' as const, content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}
const attached = (change: Partial<OfferSource>, currency = 'EUR') => {
  return { ...nothing, orderId: 13, source: { ...norwayOffer, orderNumber: '2600418', ...change }, currency }
}

function open(change: Partial<CheckedOffer>, point: OfferPoint) {
  return offerChecks({ ...whole, ...change })
    .filter((check) => check.point === point && !check.isMet)
    .map(({ message, path }) => [message, path])
}

test('TRUE-06 of a whole offer every point is met', () => {
  const checks = offerChecks(whole)
  expect(checks.filter(({ isMet, point }) => !isMet && point !== 'extraPrices')).toEqual([])
  expect(checks.map(({ key }) => key)).toContain('recipient')
})

test('TRUE-04 whom a trip has lost, or who has confirmed a part only, is told once before every paper', () => {
  const lost = 'Tag 2: Hotel Fjordblick hat 20 von 41 bestätigt.'
  const warning = 'Für 18 Pax gibt es keinen Paketpreis.'
  const checks = offerChecks({ ...whole, losses: [{ message: lost, service: null }], warnings: [lost, warning] })
  const told = (...papers: GeneratedType[]) =>
    checksOfPapers(checks, papers).flatMap(({ point, isMet, message, path }) =>
      point === 'calculation' && !isMet ? [[message, path]] : [],
    )
  const [ofTrip, ofPrices] = [
    [lost, '/orders/12'],
    [warning, '/orders/12/calculations'],
  ]
  expect(told('offer', 'detailed_route')).toEqual([ofTrip, ofPrices])
  for (const paper of ['route', 'detailed_route', 'allotment'] as const) expect(told(paper), paper).toEqual([ofTrip])
})

test.each<[OfferPoint, Partial<CheckedOffer>, message: RegExp, path: string]>([
  [
    'house',
    { house: { organisationId: 2, missing: ['Anschrift', 'Handelsregister'] } },
    /fehlen: Anschrift und Handelsregister/,
    '/settings?organisation=2&area=house',
  ],
  ['recipient', { clientId: null }, /keinen Kunden/, '/orders/12'],
  ['recipient', offer({ client: { ...norwayOffer.client, addressLines: [] } }), /keine Anschrift/, '/clients/7'],
  [
    'contact',
    offer({ client: { ...norwayOffer.client, contact: null } }),
    /Ansprechpartner/,
    '/orders/12/offer#letter',
  ],
  ['price', offer({ prices: noPrices }), /keinen Paketpreis/, '/orders/12/calculations'],
  ['price', { attached: [attached({ prices: noPrices })] }, /^Reise 2600418: .*Paketpreis/, '/orders/13/calculations'],
  ['currency', { foreignPrices: ['2 Preise stehen in CHF'] }, /CHF/, '/orders/12/calculations'],
  ['currency', { foreignServices: 1 }, /Preis einer Leistung steht nicht in EUR/, '/orders/12'],
  [
    'conditions',
    {
      ...offer({ conditionsText: letter('bis 60 Tage vor Reisebeginn (15.03.2027): kostenfrei') }),
      attached: [attached({ trip: { ...norwayOffer.trip, startAt: '2027-05-20' } })],
    },
    /^Reise 2600418: Termine im Text der Konditionen passen nicht zum Reisebeginn: 15\.03\.2027 statt 21\.03\.2027/,
    '/orders/12/offer#conditions',
  ],
  ['currency', { attached: [attached({}, 'CHF')] }, /Reise 2600418 wird in CHF verkauft, diese in EUR/, '/orders/13'],
  [
    'photos',
    {
      attached: [
        attached({
          photos: [
            {
              ...{ id: 3, dayId: norwayOffer.days[0]?.id ?? 0, filetype: 'jpg', caption: 'Hafen', shows: '' },
              ...{ width: 900, height: 600, source: '', licence: '', validUntil: null },
            },
          ],
        }),
      ],
    },
    /^Reise 2600418: Foto „Hafen“/,
    '/orders/12/offer#photos-13',
  ],
  [
    'currency',
    offer({ introText: letter('Der Preis ist 350 CHF.') }),
    /Anschreiben: CHF neben EUR/,
    '/orders/12/offer#letter',
  ],
  ['conditions', offer({ conditionsText: null }), /keine Konditionen/, '/orders/12/offer#conditions'],
  ['services', { unnamed: [4] }, /einer Leistung soll ein Leistungsträger/, '/orders/12/offer#services'],
  [
    'plan',
    offer({ days: norwayOffer.days.filter(({ date }) => date !== '2027-05-19') }),
    /^Für den 19\.05\. gibt es keinen Tag im Reiseverlauf/,
    '/orders/12',
  ],
  ['plan', offer({ days: withoutBed('2027-05-20') }), /^In der Nacht vom 20\. auf den 21\.05\./, '/orders/12'],
  ['calculation', { warnings: ['Für 18 Pax gibt es keinen Paketpreis.'] }, /18 Pax/, '/orders/12/calculations'],
  ['trips', { unseenTrips: 2 }, /2 angehängte Reisen kannst du nicht sehen/, '/orders/12/offer#trips'],
  ['trips', { hidden: ['2600420'] }, /2600420 ist nur für Admins/, '/orders/12/offer#trips'],
  ['trips', { cancelled: ['2600419'] }, /2600419 ist storniert/, '/orders/12/offer#trips'],
  [
    'language',
    offer({ introText: letter('We thank you for your enquiry.') }),
    /Anschreiben: .*nicht auf Deutsch/,
    '/orders/12/offer#letter',
  ],
])('TRUE-06 %s is told where it is missing, with the way there', (point, change, message, path) => {
  expect(open(change, point)).toEqual([[expect.stringMatching(message), path]])
})

test('TRUE-07 a paper in another language tells which texts are not in it; points in no other language are passed over', () => {
  const bulletPoints = [{ section: 'Im Preis', content: 'Reiseleitung', locale: 'de_DE' as const }]
  const told = open(offer({ language: documentLanguage('en'), bulletPoints }), 'language')
  expect(told).toContainEqual([
    expect.stringMatching(/^Konditionen: offenbar nicht auf Englisch/),
    '/orders/12/offer#conditions',
  ])
  expect(told).toContainEqual([expect.stringMatching(/^Reiseverlauf, Tag 1: /), '/orders/12'])
  expect(told).toContainEqual([
    expect.stringMatching(/^Stichpunkte gibt es nicht auf Englisch/),
    '/orders/12/offer#points',
  ])
})

test('TRUE-07 a port, airport or station that German words name is told in another language, a proper name is not', () => {
  const [day] = norwayOffer.days
  if (day === undefined) throw new Error('a journey without days')
  const stop = (name: string, id: number) =>
    ({ kind: 'train_stations', id, name, latitude: 53.5, longitude: 10 }) as const
  const train = (from: string): typeof day.services => [
    {
      ...{ kind: 'train', id: 9, clientOffer: 'included', priceType: 'per_person', price: null, description: '' },
      ...{ startAt: null, endAt: null, company: null, isBrandNew: false, isNight: false, classCategory: null },
      ...{ from: stop(from, 7), to: stop('København H', 8) },
    },
  ]
  const told = (from: string, locale: 'de_DE' | 'fr') =>
    open(
      offer({
        language: documentLanguage(locale),
        days: [{ ...day, isAutomaticName: true, subtitles: [], services: train(from) }],
      }),
      'language',
    ).filter(([message]) => message?.startsWith('Bahnhof'))
  expect(told('Hamburg Hauptbahnhof', 'fr')).toEqual([
    ['Bahnhof: offenbar nicht auf Französisch („Hamburg Hauptbahnhof“).', '/train_stations/7'],
  ])
  expect(told('Hamburg Hauptbahnhof', 'de_DE')).toEqual([])
  expect(told('Hamburg Hbf', 'fr')).toEqual([])
  expect(told('Ludwigshafen', 'fr')).toEqual([])
})

test('TRUE-06 a letter that says du to somebody the offer greets with Sie is told, and the other way round', () => {
  const greeted = (isFormal: boolean, text: string) =>
    open(offer({ client: { ...norwayOffer.client, isFormal }, introText: letter(text) }), 'language')
  const path = '/orders/12/offer#letter'
  const informal = 'hier kommt wie besprochen dein Angebot für die Reise'
  const formal = 'wie besprochen senden wir Ihnen das Angebot für die Reise'
  expect(greeted(true, informal)).toEqual([['Anschreiben: Der Text ist per Du, die Anrede ist Sie.', path]])
  expect(greeted(false, informal)).toEqual([])
  expect(greeted(false, formal)).toEqual([['Anschreiben: Der Text ist per Sie, die Anrede ist Du.', path]])
  expect(greeted(true, formal)).toEqual([])
})

test('TRUE-07 the name of a house is in no language, and what stands on no paper is not asked about', () => {
  const rows = [
    item({ name: 'The Crescent Spa House: Doppelzimmer', cents: 9_000, isOnTop: false }),
    item({ name: 'Tea and scones for the guests', cents: null }),
    extra({ name: 'Dinner for the guests', cents: 0 }),
  ]
  expect(open(offer({ prices: { ...noPrices, rows } }), 'language')).toEqual([])
  const priced = rows.map((row) => ({ ...row, cents: 9_000 }))
  expect(open(offer({ prices: { ...noPrices, rows: priced } }), 'language')).toEqual([
    [expect.stringMatching(/^Preise: .*Tea and scones/), expect.any(String)],
  ])
})

test('TRUE-06 a binding point is required, a house without conditions is not asked for them, and a route needs no price', () => {
  const checks = offerChecks({ ...whole, ...offer({ prices: noPrices }), binding: ['price'], hasConditions: false })
  expect(checks.filter(({ isRequired }) => isRequired).map(({ point }) => point)).toEqual(['price'])
  expect(checks.some(({ point }) => point === 'conditions')).toBe(false)
  expect(checksOfPapers(checks, ['route']).some(({ point }) => point === 'price')).toBe(false)
  expect(checksOfPapers(checks, ['offer_confirmation']).some(({ point }) => point === 'price')).toBe(true)
})

test.each([
  ['Eintritt 20 €, Fähre 35 Euro', 'EUR', []],
  ['Eintritt 20 €', 'CHF', ['€']],
  ['Anzahlung CHF 200', 'EUR', ['CHF']],
  ['Abendessen 350 kr', 'NOK', []],
  ['Abendessen 350 kr', 'EUR', ['kr']],
  ['20 Krüge, 3 Eurocity-Züge, EUR 4', 'EUR', []],
])('TRUE-06 %j of a trip in %s names amounts in %j', (text, currency, found) => {
  expect(foreignAmounts(text, currency)).toEqual(found)
})

test('TRUE-01 an offer that holds rooms for longer than a partner does says so', () => {
  const option = {
    ...{ type: 'date' as const, category: 'Angebotsoption', subcategory: '', isVisible: true },
    ...{ days: null, afterDays: null, deadlineDate: '2027-01-13', deadlineText: '', conditionText: '' },
  }
  const conditions: OfferSource['conditions'] = [option]
  const until = (dueDate: string) =>
    open({ ...offer({ conditions }), firstOption: { name: 'Aurlandsdal', dueDate } }, 'conditions').map(
      ([told]) => told,
    )
  expect(until('2026-12-05')).toEqual([
    'Die Angebotsoption gilt bis 13.01.2027, die Option von Aurlandsdal nur bis 05.12.2026.',
  ])
  expect(until('2027-01-13')).toEqual([])
})

test('TRUE-03 what a contract on a contingent promises and nobody holds is told before it, each with its service, and once', () => {
  const lost = 'Tag 2: Hotel Fjordblick hält 30 von 41 Plätzen.'
  const promises = [{ service: 7, message: lost }]
  const checks = offerChecks({
    ...whole,
    losses: [{ message: lost, service: 7 }],
    promises,
    attached: [{ ...attached({}), promises }],
  })
  const told = (paper: GeneratedType) =>
    checksOfPapers(checks, [paper]).flatMap(({ point, isMet, message, path }) =>
      point === 'calculation' && !isMet ? [[message, path]] : [],
    )
  expect(told('allotment')).toEqual([
    [lost, '/orders/12#service-7'],
    [`Reise 2600418: ${lost}`, '/orders/13#service-7'],
  ])
  expect(told('offer')).toEqual([[lost, '/orders/12#service-7']])
})

test('TRUE-04 whom a trip has lost is told with the service at which it is put right', () => {
  const message = 'Hotel Fjordblick hat abgesagt: kein Haus gewählt.'
  const losses = [{ message, service: 7 }]
  expect(open({ losses, attached: [{ ...attached({}), losses }] }, 'calculation')).toEqual([
    [message, '/orders/12#service-7'],
    [`Reise 2600418: ${message}`, '/orders/13#service-7'],
  ])
})

test('TRUE-04 an offer says once that it names nobody of several, where none is chosen; it binds nobody, and prices need none', () => {
  const hotel = { serviceId: 7, dayNumber: 2, kind: 'hotel', about: 'Oslo', standing: 2 } as const
  const other = { ...hotel, serviceId: 8, dayNumber: 4, about: 'Bergen' }
  const checks = offerChecks({ ...whole, open: [hotel, other], binding: ['services'] })
  const told = checks.filter(({ point, isMet }) => point === 'services' && !isMet)
  expect(told).toMatchObject([
    {
      message:
        'Mehrere zur Wahl, niemand gewählt, das Papier nennt niemanden: Tag 2, Hotel in Oslo; Tag 4, Hotel in Bergen.',
      path: '/orders/12#service-7',
      isRequired: false,
      papers: ['offer', 'offer_confirmation', 'route', 'detailed_route'],
    },
  ])
})
