import { describe, expect, test } from 'vitest'
import type { Locale } from '../accounts/options.ts'
import { documentLanguage } from '../documents/document-language.ts'
import type { RouteSketch } from '../geography/map/route-sketch.ts'
import { bergen, day, ferry, hirtshals, hotel, oslo, service } from '../itinerary/plan/trip-plan.fixture.ts'
import { plainTextOf } from '../rich-text.ts'
import { untypeset } from '../typography/typeset.ts'
import { norwayOffer } from './offer.fixture.ts'
import { offerDocument } from './offer-document.ts'
import type { OfferSource } from './offer-source.ts'

const euros = (cents: number) => ({ cents, currency: 'EUR' })
const train = { ...ferry(oslo, bergen), kind: 'train' as const }

/** A trip in which everything typed is a name, so that any other word comes from the program. */
const named: OfferSource = {
  ...norwayOffer,
  trip: { ...norwayOffer.trip, name: '', destinations: ['Norge'] },
  signer: { ...norwayOffer.signer, role: 'XX' },
  house: { ...norwayOffer.house, name: 'Nordwind', senderLine: 'Nordwind', footer: [['Nordwind']] },
  conditionsText: null,
  days: [
    day('2027-05-14', '', 512, '', [ferry(hirtshals, bergen, { company: 'Skagen Linje', isNight: true })]),
    day('2027-05-15', 'Bergen', null, '', [
      hotel(null, bergen, 2),
      service('', { clientOffer: 'optional', price: euros(3900) }),
      service('Loen', { clientOffer: 'additional', priceType: 'per_group', price: euros(264000) }),
      service('Flåm', { clientOffer: 'atLocation' }),
    ]),
    day('2027-05-16', 'Oslo', null, '', [{ ...train, isNight: false, classCategory: 'first' }]),
    day('2027-05-17', 'Oslo', null, '', [{ ...train, isNight: true, classCategory: 'second' }]),
  ],
}
const sketch: RouteSketch = {
  width: 10,
  height: 10,
  land: '',
  borders: '',
  legs: (['road', 'ferry', 'rail', 'air'] as const).map((kind) => ({ kind, path: '' })),
  stops: [{ label: 'Oslo', note: '1', x: 1, y: 1, side: 'left', isOvernight: true }],
  itinerary: [
    { kind: null, name: 'Bergen' },
    { kind: 'ferry', name: 'Oslo' },
    { kind: 'air', name: 'Larvik' },
  ],
}

const modelIn = (locale: Locale) => offerDocument({ ...named, language: documentLanguage(locale) }, sketch)

/** What only German says so. */
const germanWords =
  /\b(?:Angebot|Reise\w*|Tage?|N[aä]chte?|Sternen?|\w*zimmer\w*|Preis|Möglichkeit|Leistung\w*|enthalten|pro|mit|ab|bis|von|vom|im|Fähre|Bahn|Flug|Schiff|auf|Frau|und|Hotel in|Mai|Seite)\b/

describe('OFFER-02 an offer in the language of its reader', () => {
  test.each(['en', 'fr'] as const)('%s: no German but what people typed', (locale) => {
    const { house: _house, ...model } = modelIn(locale)
    const text = untypeset(JSON.stringify(model)).replaceAll('Hotel in', locale === 'en' ? '' : 'Hotel in')
    expect(germanWords.exec(text)?.[0]).toBeUndefined()
    expect(germanWords.test(untypeset(JSON.stringify(modelIn('de_DE'))))).toBe(true)
  })

  test('English: letter, days, services, prices', () => {
    const model = modelIn('en')
    expect(model.words).toMatchObject({ lang: 'en', region: 'GB' })
    expect(untypeset(model.subject)).toBe('Your choir tour, 14–23 May 2027')
    expect(untypeset(plainTextOf(model.letter))).toBe(
      [
        'Dear Ms Weiß-Schröder,',
        'Thank you for your enquiry and your trust. We are pleased to send you our offer for your choir tour from 14 to 23 May 2027. On the following pages you will find the itinerary day by day, the services and the prices.',
        'This offer is valid until 1 December 2026 and subject to availability thereafter.',
        'Services marked “optional” are not included in the price; you are welcome to add them.',
        'Please do not hesitate to contact us with any questions or changes. We look forward to hearing from you.',
      ].join('\n'),
    )
    expect(model.recipient.map(untypeset)[1]).toBe('Ms Annegret Weiß-Schröder')
    expect(model.trip.title).toBe('Choir tour')
    expect(model.included.map(untypeset)).toEqual([
      'Overnight ferry Hirtshals–Bergen with Skagen Linje',
      'Train Oslo–Bergen, 1st class',
      'Night train Oslo–Bergen, 2nd class',
      '2 nights in a 4-star hotel',
      '2 × half board',
    ])
    expect(
      model.extras.map(({ group, rows }) => [group, ...rows.map((row) => untypeset(Object.values(row).join('; ')))]),
    ).toEqual([
      ['Optional', 'Service, day 2; per person; €39.00'],
      ['Bookable extra', 'Loen, day 2; per group; €2,640.00'],
      ['Paid locally', 'Flåm, day 2; ; on request'],
    ])
    expect(model.days.map(({ weekday, date, stayNote }) => untypeset(`${weekday} ${date} ${stayNote}`))).toEqual([
      'Friday 14 May Night on board',
      'Saturday 15 May null',
      'Sunday 16 May Second night, Hotel in Bergen',
      'Monday 17 May Night on the train',
    ])
    expect(model.days[1]?.services.map(({ text }) => text)).toEqual([
      'Optional: Service',
      'Bookable extra: Loen',
      'Paid locally: Flåm',
    ])
    expect(model.packagePrices?.tiers[0]).toMatchObject({ label: 'from 20\u00a0guests', price: '€1,989.00' })
  })

  test('French: letter, days, services, prices', () => {
    const model = modelIn('fr')
    expect(model.words).toMatchObject({ lang: 'fr', region: 'FR' })
    expect(untypeset(model.subject)).toBe('Votre voyage choral, 14–23 mai 2027')
    expect(untypeset(plainTextOf(model.letter))).toContain('Madame,\nNous vous remercions')
    expect(model.included.map(untypeset)).toContain('2 nuitées à l’hôtel 4 étoiles')
    expect(model.extras.map(({ group }) => group)).toEqual(['En option', 'En supplément', 'À régler sur place'])
    expect(model.packagePrices?.tiers.map(({ price }) => untypeset(price))[0]).toBe('1 989,00 €')
    expect(model.days[1]?.services.map(({ text }) => text)).toEqual([
      'En option\u00a0: Prestation',
      'En supplément\u00a0: Loen',
      'À régler sur place\u00a0: Flåm',
    ])
    expect(model.days[0]?.label).toBe('Jour 1\u00a0: ')
    expect(modelIn('de_DE').days[0]?.label).toBe('Tag 1: ')
    const before = [...JSON.stringify(model).matchAll(/(.)[:;!?](?= |")(?!":)/g)].map(([, letter]) => letter)
    expect(before.filter((letter) => letter !== '\u00a0' && letter !== '\u202f' && letter !== '"')).toEqual([])
    expect(model.map).toMatchObject({
      alt: 'Croquis du voyage\u00a0: Bergen, en bateau vers Oslo, en avion vers Larvik.',
    })
  })

  test('APP-05 a German offer speaks the organisation’s own words for its options', () => {
    const entry = (key: string, label: string) => ({ key, label, tone: 'neutral' as const, isActive: true })
    const own = {
      board: [entry('half', 'HP mit Menüwahl')],
      client_offer: [entry('optional', 'Wunschleistung')],
      order_category: [entry('choir', 'Singreise')],
    }
    const model = offerDocument({ ...named, language: documentLanguage('de_DE', own) }, null)
    expect(untypeset(model.subject)).toBe('Ihre Singreise, 14.–23. Mai 2027')
    expect(plainTextOf(model.letter)).toContain('„Wunschleistung“')
    expect(model.included.map(untypeset)).toContain('2 × HP mit Menüwahl')
    expect(model.extras.map(({ group }) => group)).toEqual(['Wunschleistung', 'Zusätzlich buchbar', 'Vor Ort'])
    const english = offerDocument({ ...named, language: documentLanguage('en', own) }, null)
    expect(english.included.map(untypeset)).toContain('2 × half board')
  })
})
