import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localeOfCountry } from '../documents/partner-language.ts'
import { greeting } from '../documents/salutation.ts'
import { plainTextOf, type RichText, type RichTextNode, richTextOf, richTextSchema } from '../rich-text.ts'
import { listIn } from '../typography/lists.ts'
import type { MailRequest } from './asked-service.ts'
import { fillRichText, fillText, missingIn } from './fill-template.ts'
import { periodIn, roomsIn } from './mail-words.ts'
import { optionalPlaceholders, placeholderLabels } from './placeholders.ts'
import { isFormalLetter, type Letter, type MailTrip, templateValues } from './template-values.ts'

const trip: MailTrip = {
  orderNumber: '2600417',
  tripName: 'Chorreise Norwegen',
  groupName: 'Kantorei St. Michael',
  client: 'Kantorei',
  startAt: '2027-05-14',
  endAt: '2027-05-23',
  isFormal: true,
  pax: 40,
  destinations: ['Oslo', 'Bergen'],
  rooms: [
    { persons: 1, type: null, amount: 2 },
    { persons: 2, type: null, amount: 19 },
  ],
  cabins: [],
  crew: [],
  buses: [],
  sender: 'Anna Albers',
  organisation: 'Reisewerk Nord',
}
const request: MailRequest = {
  kind: 'hotel',
  partner: 'Hotel Fjordblick',
  passage: null,
  startStop: null,
  endStop: null,
  place: 'Oslo',
  serviceType: null,
  serviceCategory: null,
  description: '',
  meetingPoint: '',
  startAt: '2027-05-14T00:00:00',
  endAt: '2027-05-16T00:00:00',
  board: 'half',
  category: null,
  connection: '',
  askedAmount: 40,
  cabins: [],
  vehicles: [],
  notes: '',
  isWithoutDriver: false,
}
const isOptional = (name: string) => optionalPlaceholders.some((optional) => optional === name)
const letter: Letter = { locale: 'de_DE', addressee: null, request: null, answerBy: null }
const madam = { salutation: 'Frau', firstName: 'Käthe', lastName: 'Müller' } as const
const sir = { salutation: 'Herr', firstName: 'Ole', lastName: 'Berg' } as const

test.each([
  ['de_DE', madam, true, 'Sehr geehrte Frau Müller'],
  ['de_DE', sir, true, 'Sehr geehrter Herr Berg'],
  ['de_DE', sir, false, 'Lieber Ole'],
  ['de_DE', { ...sir, salutation: null }, true, 'Guten Tag Ole Berg'],
  ['de_DE', { ...sir, salutation: null }, false, 'Hallo Ole'],
  ['de_DE', { ...madam, firstName: '' }, false, 'Sehr geehrte Frau Müller'],
  ['de_DE', null, true, 'Sehr geehrte Damen und Herren'],
  ['de_DE', null, false, 'Sehr geehrte Damen und Herren'],
  ['en', sir, false, 'Dear Ole'],
  ['fr', madam, false, 'Bonjour Käthe'],
  ['en', madam, true, 'Dear Ms Müller'],
  ['en', null, true, 'Dear Sir or Madam'],
  ['fr', sir, true, 'Monsieur'],
  ['fr', null, false, 'Madame, Monsieur'],
] as const)('MAIL-03 REQ-05 a letter in %s greets %j', (locale, addressee, isFormal, words) => {
  expect(greeting(locale, addressee, isFormal)).toBe(words)
})

test('MAIL-03 the data of the trip stands in a template, missing data is marked and found again', () => {
  const values = templateValues(trip, { ...letter, addressee: madam })
  const filled = fillText(
    '{anrede}, {reise.name} ({termin}) für {personen}, Antwort bis {antwort_bis}. {unbekannt}',
    values,
    true,
  )
  expect(filled).toBe(
    'Sehr geehrte Frau Müller, Chorreise Norwegen (14.–23. Mai 2027) für 40 Personen, Antwort bis ⟨Antwort bis fehlt⟩. {unbekannt}',
  )
  expect(missingIn(filled)).toEqual(['Antwort bis'])
  const several = fillText('{plaetze}', { ...values, plaetze: null }, true)
  expect([several, missingIn(several)]).toEqual(['⟨Kabinen und Plätze fehlen⟩', ['Kabinen und Plätze']])
  expect(missingIn(fillText('{ziele} {gruppe}', values, true))).toEqual([])
})

test('REQ-05 a request tells its dates, contingent, board and answer date in the language of its provider', () => {
  const values = templateValues(trip, { locale: 'en', addressee: null, request, answerBy: '2027-01-31' })
  expect(fillText('{termin}; {kontingent}; {verpflegung}; {antwort_bis}; {leistung}', values, true)).toBe(
    '14–16 May 2027; 19 double rooms and 2 single rooms; half board; 31 January 2027; Hotel in Oslo',
  )
  expect(
    fillText(
      '{ankunft}',
      templateValues(trip, { ...letter, request: { ...request, startAt: '2027-05-14T17:30:00' } }),
      true,
    ),
  ).toBe('14. Mai 2027, 17:30')
})

const farewell = '{anrede}, {Ihre|eure} Reise nach {ziele}. {Haben Sie|Hast du} Fragen?'
test.each([
  // the client's terms, whom, to a partner, the words
  [true, madam, null, 'Sehr geehrte Frau Müller, Ihre Reise nach Oslo und Bergen. Haben Sie Fragen?'],
  [false, madam, null, 'Liebe Käthe, eure Reise nach Oslo und Bergen. Hast du Fragen?'],
  // Nobody is on first-name terms without a name, or with a partner.
  [false, null, null, 'Sehr geehrte Damen und Herren, Ihre Reise nach Oslo und Bergen. Haben Sie Fragen?'],
  [false, sir, request, 'Sehr geehrter Herr Berg, Ihre Reise nach Oslo und Bergen. Haben Sie Fragen?'],
] as const)('MAIL-03 greeting and pronouns go together: formal %s, to %j', (isFormal, addressee, asked, words) => {
  const [terms, written] = [
    { ...trip, isFormal },
    { ...letter, addressee, request: asked },
  ]
  expect(fillText(farewell, templateValues(terms, written), isFormalLetter(terms, written))).toBe(words)
})

test.each([
  ['{A|B}', 'A', 'B'],
  ['{Ihnen|}!', 'Ihnen!', '!'],
  ['{a|b|c} {|} {A} a|b', '{a|b|c}  {A} a|b', '{a|b|c}  {A} a|b'],
])('MAIL-03 two wordings of %s', (template, formal, informal) => {
  expect([fillText(template, {}, true), fillText(template, {}, false)]).toEqual([formal, informal])
})

test.each([
  ['de_DE', [], ''],
  ['de_DE', ['Polen'], 'Polen'],
  ['de_DE', ['Polen', 'Krakau', 'Breslau'], 'Polen, Krakau und Breslau'],
  ['en', ['Poland', 'Krakow', 'Wroclaw'], 'Poland, Krakow and Wroclaw'],
  ['fr', ['Oslo', 'Bergen'], 'Oslo et Bergen'],
] as const)('MAIL-03 lists in %s: %j', (locale, parts, text) => {
  expect(listIn(locale, parts)).toBe(text)
})

test.each([
  [null, 'de_DE'],
  ['AT', 'de_DE'],
  ['FR', 'fr'],
  ['NO', 'en'],
] as const)('REQ-05 partners in %s are written to in %s', (country, locale) => {
  expect(localeOfCountry(country)).toBe(locale)
})

test('periods and rooms have words of their own', () => {
  expect(periodIn('fr', '2027-05-14', '2027-05-23')).toBe('14–23 mai 2027')
  expect(roomsIn('fr', [{ persons: 3, type: null, amount: 1 }])).toBe('1 chambre à 3 lits')
})

describe('MAIL-03 formatted templates', () => {
  test('marks and lists stay, a value of several lines breaks lines', () => {
    const template: RichText = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: '{bemerkungen}', marks: [{ type: 'bold' }] }] }],
    }
    const filled = fillRichText(template, { bemerkungen: 'Zwei Rollstühle\nKein Schwein' }, true)
    expect(filled?.content?.[0]?.content).toEqual([
      { type: 'text', text: 'Zwei Rollstühle', marks: [{ type: 'bold' }] },
      { type: 'hardBreak' },
      { type: 'text', text: 'Kein Schwein', marks: [{ type: 'bold' }] },
    ])
  })

  test('REQ-05 a line there is nothing to say about is left out whole, and so is a list of which nothing is left', () => {
    const text = (words: string, bold = false): RichTextNode => ({
      type: 'text',
      text: words,
      ...(bold && { marks: [{ type: 'bold' }] }),
    })
    const item = (words: string): RichTextNode => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: [text(words)] }],
    })
    const template: RichText = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            text('Klasse: {klasse}\n'),
            text('Fahrzeuge:', true),
            text(' {fahrzeuge}'),
            { type: 'hardBreak' },
            text('Ende'),
          ],
        },
        { type: 'bulletList', content: [item('Bemerkungen: {bemerkungen}')] },
        { type: 'bulletList', content: [item('{termin}, {bemerkungen}'), item('{treffpunkt}')] },
        { type: 'paragraph' },
      ],
    }
    const values = { klasse: '2. Klasse', fahrzeuge: '', bemerkungen: '', treffpunkt: ' ', termin: null }
    expect(plainTextOf(fillRichText(template, values, true))).toBe('Klasse: 2. Klasse\nEnde\n⟨Termin fehlt⟩,')
    expect(fillRichText(template, values, true)?.content?.map(({ type }) => type)).toEqual([
      'paragraph',
      'bulletList',
      'paragraph',
    ])
  })

  test('whatever stands in the trip, the filled text is one the server keeps, and nothing is missing unmarked', () => {
    const names = Object.keys(placeholderLabels)
    const value = fc.option(
      fc.string({ maxLength: 30, unit: fc.constantFrom('a', '{', '}', '⟨', '⟩', '\n', ' ', 'Ü') }),
    )
    fc.assert(
      fc.property(fc.record(Object.fromEntries(names.map((name) => [name, value]))), (values) => {
        const filled = fillRichText(richTextOf(names.map((name) => `x{${name}}`).join('\n\n')), values, true)
        expect(richTextSchema.safeParse(filled).success).toBe(true)
        const empty = names.filter((name) => (values[name] ?? '').trim() === '')
        const silent = empty.filter((name) => isOptional(name) && values[name] !== null)
        const missing = missingIn(plainTextOf(filled))
        for (const name of names) {
          const label = placeholderLabels[name as keyof typeof placeholderLabels]
          if (silent.includes(name)) expect(missing).not.toContain(label)
          else if (empty.includes(name)) expect(missing).toContain(label)
        }
        // A line about nothing is gone, every other one stands.
        expect(filled?.content).toHaveLength(names.length - silent.length)
      }),
      { numRuns: 100 },
    )
  })
})

test('TRUE-03 a hotel that is asked for another number than the trip has reads that number alone, not the rooms of all', () => {
  const words = (askedAmount: number) => {
    const values = templateValues(trip, {
      locale: 'de_DE',
      addressee: null,
      request: { ...request, askedAmount },
      answerBy: null,
    })
    return fillText('{personen}: {kontingent}', values, true)
  }
  expect(words(40)).toBe('40 Personen: 19 Doppelzimmer und 2 Einzelzimmer')
  expect(words(30)).toBe('30 Personen: 30 Personen')
})
