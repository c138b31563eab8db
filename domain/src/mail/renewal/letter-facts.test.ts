import { expect, test } from 'vitest'
import type { AskedFor } from '../../requests/renewal.ts'
import { isOvertaken, type LetterFacts, openLetterFacts, overtakenWords } from './letter-facts.ts'

const told: AskedFor = { startAt: '2027-08-12T00:00:00', endAt: '2027-08-13T00:00:00', askedAmount: 41 }
const facts = (change: Partial<AskedFor>, kind: LetterFacts['kind'] = 'hotel'): LetterFacts => ({
  kind,
  told,
  now: { ...told, ...change },
})

test.each<[string, LetterFacts, boolean]>([
  ['nothing has changed', facts({}), false],
  ['another number', facts({ askedAmount: 30 }), true],
  ['another day', facts({ endAt: '2027-08-14T00:00:00' }), true],
  ['another hour of a stay, which goes from day to day', facts({ startAt: '2027-08-12T15:00:00' }), false],
  [
    'another hour of a ferry',
    { ...facts({ startAt: '2027-08-12T15:00:00' }, 'ferry'), told: { ...told, startAt: '2027-08-12T12:00:00' } },
    true,
  ],
])('TRUE-03 a letter is overtaken: %s', (_, of, expected) => {
  expect(isOvertaken(of)).toBe(expected)
})

test('TRUE-03 what a letter says and what its request says by now stand side by side', () => {
  expect(overtakenWords(facts({ askedAmount: 30 }))).toBe(
    'Geschrieben für 12.–13. August 2027, 41 Personen; die Anfrage nennt inzwischen 12.–13. August 2027, 30 Personen.',
  )
  expect(overtakenWords(facts({ startAt: null, endAt: null, askedAmount: 0 }))).toContain('inzwischen keine Angaben.')
})

test.each([
  ['draft', true, true],
  ['failed', true, true],
  ['queued', true, false],
  ['sent', true, false],
  ['draft', false, false],
] as const)('TRUE-03 a mail that is %s, a letter %s, is still to leave as one: %s', (status, isLetter, expected) => {
  const mail = { status, isLetter, told, asks: { kind: 'hotel', now: told } } as const
  expect(openLetterFacts(mail) !== null).toBe(expected)
  expect(openLetterFacts({ ...mail, told: null })).toBeNull()
})
