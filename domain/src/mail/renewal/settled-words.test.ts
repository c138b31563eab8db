import { expect, test } from 'vitest'
import type { RequestStatus } from '../../accounts/options.ts'
import { wordsIn } from '../../documents/document-language.ts'
import { type SettledFacts, settledBy, settledLetter } from './settled-words.ts'

const agreed = { startAt: '2027-08-12T00:00:00', endAt: '2027-08-13T00:00:00', askedAmount: 38 }
const facts: SettledFacts = {
  group: 'Chor Oslo',
  orderNumber: '2600300',
  service: 'Hotel in Bergen',
  agreed,
  hasHours: false,
  number: 'HB-7',
  held: 38,
}

test.each<[RequestStatus, string | null]>([
  ['new', null],
  ['requested', null],
  ['option', null],
  ['declined', null],
  ['bookings_sent', 'booking'],
  ['approved', 'booking'],
  ['paid', 'booking'],
  ['cancelled', 'cancelation'],
])('REQ-05 the letter of a request that is %s is about: %s', (status, about) => {
  expect(settledBy(status, agreed)).toBe(about)
  // Whoever knows of nothing is told of no end of it.
  expect(settledBy(status, { ...agreed, askedAmount: null })).toBeNull()
})

test('REQ-05 a cancelation says what is called off, and asks for no offer', () => {
  expect(settledLetter('de_DE', 'cancelation', facts)).toEqual({
    subject: 'Stornierung: Hotel in Bergen, 2600300',
    lines: [
      'hiermit stornieren wir für unsere Gruppe Chor Oslo: Hotel in Bergen, 12.–13. August 2027, 38 Personen.',
      'Ihre Buchungsnummer: HB-7',
      'Bitte bestätigen Sie uns die Stornierung schriftlich. Sollten Kosten anfallen, nennen Sie uns bitte deren Höhe und Grundlage.',
      'Mit freundlichen Grüßen',
    ],
  })
  expect(settledLetter('en', 'booking', { ...facts, number: ' ' }).lines).toEqual([
    'This is about our booking for the group Chor Oslo: Hotel in Bergen, 12–13 August 2027, 38 persons.',
    'Everything stands as agreed.',
    wordsIn.en.close,
  ])
  expect(settledLetter('fr', 'cancelation', facts).lines[0]).toBe(
    'Par la présente, nous annulons pour notre groupe Chor Oslo : Hotel in Bergen, 12–13 août 2027, 38 personnes.',
  )
})

test.each([
  [
    'de_DE',
    'Bestätigt haben Sie uns davon bisher 20 Personen. Bitte lassen Sie uns wissen, ob auch für die übrigen (18 Personen) Platz ist.',
  ],
  [
    'en',
    'Of these you have confirmed 20 persons so far. Please let us know whether there is room for the others (18 persons) as well.',
  ],
  [
    'fr',
    'Vous nous avez confirmé jusqu’à présent 20 personnes. Merci de nous faire savoir s’il y a également de la place pour les autres (18 personnes).',
  ],
] as const)(
  'REQ-05 TRUE-03 whoever has confirmed a part is asked about the rest, and not told that all stands: %s',
  (locale, asked) => {
    expect(settledLetter(locale, 'booking', { ...facts, held: 20 }).lines).toContain(asked)
    expect(settledLetter(locale, 'booking', facts).lines).not.toContain(asked)
    expect(settledLetter(locale, 'booking', { ...facts, held: 0 }).lines).not.toContain(asked)
    expect(settledLetter(locale, 'cancelation', { ...facts, held: 20 }).lines).not.toContain(asked)
  },
)
