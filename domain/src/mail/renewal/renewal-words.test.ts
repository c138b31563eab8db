import { expect, test } from 'vitest'
import { paragraph } from '../../documents/letter.ts'
import { renewedSubject, renewedWords, toldBelowGreeting } from './renewal-words.ts'

const agreed = { startAt: '2026-12-05T00:00:00', endAt: '2026-12-06T00:00:00', askedAmount: 36 }
const days = { times: 'days', number: false, rooms: false } as const

test.each([
  [
    'de_DE',
    'HL-55371',
    'Dies ist eine Änderung zu Ihrer Buchungsnummer HL-55371, keine zusätzliche Gruppe. Bisher gilt: 5.–6. Dezember 2026, 36 Personen.',
  ],
  [
    'de_DE',
    ' ',
    'Dies ist eine Änderung zu unserer bisherigen Anfrage, keine zusätzliche Gruppe. Bisher gilt: 5.–6. Dezember 2026, 36 Personen.',
  ],
  [
    'en',
    'HL-55371',
    'This changes your booking HL-55371; it is not an additional group. So far agreed: 5–6 December 2026, 36 persons.',
  ],
  [
    'fr',
    'HL-55371',
    'Ceci modifie votre réservation HL-55371 ; il ne s’agit pas d’un groupe supplémentaire. Jusqu’ici convenu : 5–6 décembre 2026, 36 personnes.',
  ],
] as const)(
  'TRUE-02 a letter in %s about booking "%s" says that it changes what was agreed',
  (locale, number, told) => {
    expect(
      renewedWords(locale, days, { agreed, number, status: 'approved', held: 36, rooms: [], lapsedOn: null }),
    ).toBe(told)
  },
)

test('TRUE-02 other hours are told with the old ones, and what nobody knew is left out', () => {
  const crossing = { startAt: '2026-12-05T12:45:00', endAt: '2026-12-05T16:30:00', askedAmount: 0 }
  expect(
    renewedWords(
      'en',
      { times: 'hours', number: false, rooms: false },
      { agreed: crossing, number: 'S-1', status: 'option', held: 0, rooms: [], lapsedOn: null },
    ),
  ).toContain('So far agreed: 5 December 2026, 12:45–16:30.')
  const nothing = { startAt: null, endAt: null, askedAmount: null }
  expect(
    renewedWords(
      'en',
      { times: null, number: true, rooms: false },
      { agreed: nothing, number: '', status: 'option', held: 0, rooms: [], lapsedOn: null },
    ),
  ).toBe('This changes our previous enquiry; it is not an additional group.')
  expect(renewedSubject('de_DE', 'Gruppenanfrage')).toBe('Änderung: Gruppenanfrage')
})

test('TRUE-02 what nobody has answered yet is called asked, not agreed', () => {
  const asked = { agreed, number: '', status: 'requested', held: 0, rooms: [], lapsedOn: null } as const
  expect(renewedWords('de_DE', days, asked)).toMatch(/Bisher angefragt: 5\.–6\. Dezember 2026, 36 Personen\.$/)
  expect(renewedWords('fr', days, asked)).toContain('Demandé jusqu’ici : ')
})

test.each([
  [
    'de_DE',
    'HL-55371',
    'Die Option HL-55371 bis 21. November 2026 ist abgelaufen; wir fragen neu an, es ist keine zusätzliche Gruppe. Sie galt für: 5.–6. Dezember 2026, 36 Personen.',
  ],
  [
    'en',
    '',
    'Your option until 21 November 2026 has expired; we are asking anew, it is not an additional group. It was for: 5–6 December 2026, 36 persons.',
  ],
  [
    'fr',
    '',
    'Votre option jusqu’au 21 novembre 2026 a expiré ; nous renouvelons notre demande, il ne s’agit pas d’un groupe supplémentaire. Elle portait sur : 5–6 décembre 2026, 36 personnes.',
  ],
] as const)('TRUE-01 TRUE-02 a letter in %s to whose option ran out calls nothing agreed', (locale, number, told) => {
  const before = { agreed, number, status: 'option', held: 36, rooms: [], lapsedOn: '2026-11-21' } as const
  expect(renewedWords(locale, days, before)).toBe(told)
})

test('TRUE-02 of a house that confirmed fewer than were asked, only those are agreed', () => {
  const short = { agreed, number: '', held: 34, rooms: [], lapsedOn: null } as const
  expect(renewedWords('de_DE', days, { ...short, status: 'approved' })).toContain(
    'Bisher gilt: 5.–6. Dezember 2026, 34 Personen.',
  )
  expect(renewedWords('de_DE', days, { ...short, status: 'requested' })).toContain('36 Personen')
})

test.each([
  ['de_DE', 'Sehr geehrte Frau Weiß,', 'dies ist eine Änderung.'],
  ['de_DE', 'Guten Tag!', 'Dies ist eine Änderung.'],
  ['en', 'Dear Ms Weiß,', 'Dies ist eine Änderung.'],
] as const)('TRUE-02 in %s a letter goes on below "%s" as "%s", then with a sentence', (locale, greets, told) => {
  const letter = [greets, 'für unsere Gruppe bitten wir um Ihr Angebot.', 'mit Gruß'].map((text) => paragraph(text))
  expect(toldBelowGreeting(locale, letter, 'Dies ist eine Änderung.')).toEqual(
    [greets, told, 'Für unsere Gruppe bitten wir um Ihr Angebot.', 'mit Gruß'].map((text) => paragraph(text)),
  )
  expect(toldBelowGreeting(locale, [], 'Dies.')).toEqual([paragraph('Dies.')])
})

test.each([
  ['de_DE', 'Bisher gilt: 5.–6. Dezember 2026, 36 Personen, 15 Doppelzimmer und 6 Einzelzimmer (Meerblick).'],
  ['en', 'So far agreed: 5–6 December 2026, 36 persons, 15 double rooms and 6 single rooms (Meerblick).'],
  ['fr', 'chambres doubles et 6 chambres simples (Meerblick).'],
] as const)('TRUE-03 a letter in %s that asks for other rooms says which were agreed', (locale, words) => {
  const rooms = [
    { persons: 2, type: null, amount: 15 },
    { persons: 1, type: 'Meerblick', amount: 6 },
  ]
  const told = { agreed, number: '', status: 'approved', held: 0, rooms, lapsedOn: null } as const
  expect(renewedWords(locale, { times: null, number: false, rooms: true }, told)).toContain(words)
  // Of a part that was confirmed nobody knows the rooms, and where they are the same they go without saying.
  expect(renewedWords(locale, { times: null, number: true, rooms: true }, { ...told, held: 20 })).not.toContain('15')
  expect(renewedWords(locale, days, told)).not.toContain('15')
})

const other = {
  facts: { startAt: '2026-12-12T00:00:00', endAt: '2026-12-13T00:00:00', askedAmount: 36 },
  rooms: [],
  hasHours: false,
}
test.each([
  [
    'de_DE',
    'Unsere letzte Nachricht (12.–13. Dezember 2026, 36 Personen) gilt nicht mehr; es bleibt bei dem, was vereinbart ist.',
  ],
  ['en', 'Our last message (12–13 December 2026, 36 persons) no longer applies; everything stays as agreed before.'],
  ['fr', 'n’est plus valable ; tout reste comme convenu.'],
] as const)('TRUE-02 a letter in %s takes back what a letter told that nobody has answered', (locale, words) => {
  const before = { agreed, number: '', status: 'approved', held: 36, rooms: [], lapsedOn: null } as const
  const nothing = { times: null, number: false, rooms: false } as const
  const back = renewedWords(locale, nothing, { ...before, told: { ...other, stays: true } })
  expect(back.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(words)
  expect(back).not.toMatch(/Bisher|So far|Jusqu’ici/)
  // Where something third is asked for, and where less was confirmed, it says what was agreed, too.
  for (const change of [
    { ...before, told: { ...other, stays: false } },
    { ...before, held: 20, told: { ...other, stays: true } },
  ])
    expect(renewedWords(locale, days, change)).toMatch(/(Bisher gilt|So far agreed|Jusqu’ici convenu).*12.*2026/)
})
