import { describe, expect, test } from 'vitest'
import type { Locale } from '../accounts/options.ts'
import { documentLanguage } from '../documents/document-language.ts'
import { recipientLines, salutation } from '../documents/letter.ts'
import type { Addressee } from '../documents/salutation.ts'
import { plainTextOf } from '../rich-text.ts'
import { german, norwayOffer } from './offer.fixture.ts'
import { offerDocument } from './offer-document.ts'
import { coverLetter, letterSubject } from './offer-letter.ts'

const person = (salutation: Addressee['salutation'], firstName: string, lastName: string) => ({
  salutation,
  firstName,
  lastName,
})
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '')

test.each([
  [person('Frau', 'Annegret', 'Weiß-Schröder'), true, 'Sehr geehrte Frau Weiß-Schröder,'],
  [person('Herr', 'Jens', 'Brückner'), true, 'Sehr geehrter Herr Brückner,'],
  [person('Frau', 'Annegret', 'Weiß'), false, 'Liebe Annegret,'],
  [person(null, 'Kim', 'Berger'), true, 'Guten Tag Kim Berger,'],
  [person('Herr', 'Jens', ' '), true, 'Guten Tag Jens,'],
  [person(null, '', ''), true, 'Sehr geehrte Damen und Herren,'],
  [null, true, 'Sehr geehrte Damen und Herren,'],
  [null, false, 'Sehr geehrte Damen und Herren,'],
])('OFFER-06 salutation of %o, formal %s', (contact, isFormal, words) => {
  expect(plain(salutation({ contact, isFormal }, german))).toBe(words)
})

describe('OFFER-06 address window', () => {
  test('firm, person, street, place', () => {
    expect(recipientLines(norwayOffer.client, german).map(plain)).toEqual([
      'Kantorei St. Michael e. V.',
      'Frau Annegret Weiß-Schröder',
      'Am Kirchgarten 5',
      '22763 Hamburg',
    ])
  })

  test('holds six lines at most, and none that is wider than the window', () => {
    const lines = recipientLines(
      { ...norwayOffer.client, companyName: 'A'.repeat(200), addressLines: Array(9).fill('Straße 1') },
      german,
    )
    expect(lines).toHaveLength(6)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(46)
  })

  test('leaves out what is not known', () => {
    const nobody = { companyName: '', addressLines: ['', 'Bonn'], contact: null, isFormal: true }
    expect(recipientLines(nobody, german)).toEqual(['Bonn'])
  })
})

describe('OFFER-06 letter', () => {
  test('the subject is the staff’s own title, else the trip and its dates', () => {
    expect(plain(letterSubject(norwayOffer))).toBe('Ihre Chorreise „Klänge zwischen Fjord und Fjell“, 14.–23. Mai 2027')
    expect(letterSubject({ ...norwayOffer, introTitle: ' Singen im Norden ' })).toBe('Singen im Norden')
    expect(plain(letterSubject({ ...norwayOffer, trip: { ...norwayOffer.trip, name: '' } }))).toBe(
      'Ihre Chorreise, 14.–23. Mai 2027',
    )
  })

  const trips = ({ locale, count }: { locale: Locale; count: number }) => {
    const language = documentLanguage(locale)
    const [first, ...others] = [
      ['Fjorde im Mai', '2027-05-14', '2027-05-17'],
      ['Mosel im Juni', '2027-06-11', '2027-06-12'],
      ['', '2027-07-30', '2027-08-02'],
    ].map(([name = '', startAt = '', endAt = '']) => ({
      ...{ ...norwayOffer, language },
      trip: { ...norwayOffer.trip, name, startAt, endAt },
    }))
    return { first: first ?? norwayOffer, attached: others.slice(0, count - 1) }
  }

  test.each([
    ['de_DE', 2, 'Ihre Reisen „Fjorde im Mai“ (14.–17. Mai 2027) und „Mosel im Juni“ (11.–12. Juni 2027)'],
    [
      ...(['de_DE', 3] as const),
      'Ihre Reisen „Fjorde im Mai“ (14.–17. Mai 2027), „Mosel im Juni“ (11.–12. Juni 2027) und „Chorreise“ (30. Juli – 2. August 2027)',
    ],
    ['fr', 2, 'Vos voyages « Fjorde im Mai » (14–17 mai 2027) et « Mosel im Juni » (11–12 juin 2027)'],
    [
      ...(['en', 3] as const),
      'Your trips “Fjorde im Mai” (14–17 May 2027), “Mosel im Juni” (11–12 June 2027) and “Choir tour” (30 July – 2 August 2027)',
    ],
  ] as const)('OFFER-01 OFFER-06 the subject (%s) names each of %i trips with its dates', (locale, count, words) => {
    const { first, attached } = trips({ locale, count })
    expect(plain(letterSubject(first, attached))).toBe(words)
    expect(letterSubject({ ...first, introTitle: 'Singen' }, attached)).toBe('Singen')
  })

  test.each([
    [
      ...(['de_DE', 2] as const),
      'unser Angebot für Ihre Reisen „Fjorde im Mai“ vom 14. bis 17. Mai 2027 und „Mosel im Juni“ vom 11. bis 12. Juni 2027.',
      'bestätigen wir Ihnen Ihre Reisen „Fjorde im Mai“ vom 14. bis 17. Mai 2027 und',
    ],
    [
      ...(['fr', 3] as const),
      'notre offre pour vos voyages « Fjorde im Mai » du 14 au 17 mai 2027, « Mosel im Juni » du 11 au 12 juin 2027 et « Voyage choral » du 30 juillet au 2 août 2027.',
      'confirmer vos voyages « Fjorde im Mai » du 14 au 17 mai 2027,',
    ],
    [
      ...(['en', 2] as const),
      'our offer for your trips “Fjorde im Mai” from 14 to 17 May 2027 and “Mosel im Juni” from 11 to 12 June 2027.',
      'confirm your trips “Fjorde im Mai” from 14 to 17 May 2027 and',
    ],
  ] as const)('OFFER-01 OFFER-06 so does the letter (%s, %i trips)', (locale, count, offers, confirms) => {
    const { first, attached } = trips({ locale, count })
    expect(plain(plainTextOf(coverLetter(first, attached)))).toContain(offers)
    expect(plain(plainTextOf(coverLetter({ ...first, isConfirmation: true }, attached)))).toContain(confirms)
    const { subject, letter, facts } = offerDocument(
      first,
      null,
      attached.map((source) => ({ source, sketch: null })),
    )
    expect(facts).toContainEqual({
      label: { de_DE: 'Reisen', en: 'Trips', fr: 'Voyages' }[locale],
      value: [first, ...attached].map(({ orderNumber }) => orderNumber).join(', '),
    })
    expect([subject, letter]).toEqual([letterSubject(first, attached), coverLetter(first, attached)])
  })

  test('OFFER-01 below a subject and a letter of one’s own each of several trips stands with its dates', () => {
    const { first, attached } = trips({ locale: 'de_DE', count: 3 })
    const introText = {
      type: 'doc' as const,
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Schön!' }] }],
    }
    const below = (told: Partial<typeof first>, others = attached) =>
      offerDocument(
        { ...first, ...told },
        null,
        others.map((source) => ({ source, sketch: null })),
      ).namedTrips.map(plain)
    const own = { introTitle: 'Singen', introText }
    expect(below(own)).toEqual([
      'Fjorde im Mai · 14.–17. Mai 2027',
      'Mosel im Juni · 11.–12. Juni 2027',
      'Chorreise · 30. Juli – 2. August 2027',
    ])
    expect([below(own, []), below({ introTitle: 'Singen' }), below({ introText })]).toEqual([[], [], []])
  })

  test('OFFER-01 what only an attached trip holds is promised, too', () => {
    const { first, attached } = trips({ locale: 'de_DE', count: 2 })
    const words = plain(plainTextOf(coverLetter({ ...first, days: [] }, attached)))
    expect(words).toContain('Tag für Tag, die Leistungen und die Preise.')
    expect(words).toContain('„Möglichkeit“')
  })

  test('without a text of its own it says what follows and until when', () => {
    const words = plain(plainTextOf(coverLetter(norwayOffer)))
    expect(words).toContain('Angebot für Ihre Chorreise vom 14. bis 23. Mai 2027. Auf den folgenden Seiten')
    expect(words).toContain('den Reiseverlauf Tag für Tag, die Leistungen und die Preise.')
    expect(words).toContain('gilt bis zum 1. Dezember 2026')
    expect(words).toContain('„Möglichkeit“')
  })

  test('OFFER-08 of a route that is told in short it promises the stages, not its days', () => {
    const letterWith = (attachRouteDescription: typeof norwayOffer.attachRouteDescription) =>
      plain(plainTextOf(coverLetter({ ...norwayOffer, attachRouteDescription })))
    expect(letterWith('short')).toContain('Seiten finden Sie die Etappen im Überblick, die Leistungen und die Preise.')
    expect(letterWith('none')).toContain('Seiten finden Sie die Leistungen und die Preise.')
    expect(letterWith('complete')).toContain('den Reiseverlauf Tag für Tag')
  })

  test('promises nothing that the offer does not hold', () => {
    const bare = {
      ...norwayOffer,
      days: [],
      optionDate: null,
      prices: { tiers: [], singleSupplements: [], minimumPax: null },
    }
    const words = plainTextOf(coverLetter(bare))
    expect(words).not.toMatch(/folgenden Seiten|gilt bis|Möglichkeit/)
  })

  test('a text of one’s own stands below the salutation; an empty editor counts as none', () => {
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Schön, dass Sie fahren!' }] }
    const own = coverLetter({ ...norwayOffer, introText: { type: 'doc', content: [paragraph] } })
    expect(plain(plainTextOf(own))).toBe('Sehr geehrte Frau Weiß-Schröder,\nSchön, dass Sie fahren!')
    const empty = coverLetter({ ...norwayOffer, introText: { type: 'doc', content: [{ type: 'paragraph' }] } })
    expect(plainTextOf(empty)).toContain('vielen Dank')
  })

  test('facts beside the address, without those that are not known', () => {
    const { facts, title } = offerDocument({ ...norwayOffer, number: '2600417 / 3' }, null)
    expect(facts.map((fact) => plain(fact.value))).toEqual([
      '2600417 / 3',
      '2600417',
      '21. Oktober 2026',
      '1. Dezember 2026',
      'Anna Petersen',
      '040 66969-124',
      'a.petersen@nordwind.example',
    ])
    expect(title).toBe('Angebot 2600417 / 3 · Klänge zwischen Fjord und Fjell')
    expect(offerDocument({ ...norwayOffer, optionDate: null }, null).facts.map((fact) => fact.label)).not.toContain(
      'Option bis',
    )
  })
})
