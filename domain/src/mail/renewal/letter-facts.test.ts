import { expect, test } from 'vitest'
import type { AskedFor } from '../../requests/renewal.ts'
import {
  isOvertaken,
  type Known,
  type LetterFacts,
  openLetterFacts,
  otherNumberWords,
  overtakenWords,
} from './letter-facts.ts'

const told: AskedFor = { startAt: '2027-08-12T00:00:00', endAt: '2027-08-13T00:00:00', askedAmount: 41 }
const unknown: AskedFor = { startAt: null, endAt: null, askedAmount: null }
const unasked: Known = { status: 'new', agreed: unknown }
const facts = (change: Partial<AskedFor>, kind: LetterFacts['kind'] = 'hotel'): LetterFacts => ({
  kind,
  told,
  now: { ...told, ...change },
  knew: unasked,
  knows: unasked,
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
  const group = { wholeGroup: true, contingent: 41 }
  const asks = { kind: 'hotel', now: told, knows: unasked, group } as const
  const mail = { status, isLetter, told, knew: unasked, asks }
  expect(openLetterFacts(mail) !== null).toBe(expected)
  expect(openLetterFacts({ ...mail, told: null })).toBeNull()
})

const before: AskedFor = { ...told, askedAmount: 41, startAt: '2027-08-05T00:00:00', endAt: '2027-08-06T00:00:00' }
const confirmed: Known = { status: 'approved', agreed: before }

test.each<[string, Known | null, Known, string | null]>([
  // what the partner knew when it was written, and knows now
  ['a change is still to be asked for', confirmed, confirmed, null],
  [
    'the change was confirmed by telephone',
    confirmed,
    { status: 'approved', agreed: told },
    'Inzwischen ist bestätigt: 12.–13. August 2027; das Anschreiben fragt noch danach.',
  ],
  [
    'another number was confirmed as well',
    { status: 'approved', agreed: { ...before, askedAmount: 30 } },
    { status: 'approved', agreed: told },
    'Inzwischen ist bestätigt: 12.–13. August 2027, 41 Personen; das Anschreiben fragt noch danach.',
  ],
  [
    'the partner knows of the change',
    { ...confirmed, status: 'option' },
    { status: 'option', agreed: told },
    'Der Partner kennt inzwischen 12.–13. August 2027, 41 Personen; das Anschreiben spricht noch vom alten Stand.',
  ],
  [
    'something else was confirmed',
    confirmed,
    { status: 'approved', agreed: { ...before, askedAmount: 30 } },
    'Geschrieben, als der Partner 5.–6. August 2027, 41 Personen kannte; er kennt inzwischen 5.–6. August 2027, 30 Personen.',
  ],
  [
    'the request was called off',
    confirmed,
    { ...confirmed, status: 'cancelled' },
    'Die Anfrage ist inzwischen storniert; das Anschreiben sagt davon nichts.',
  ],
  ['a first letter of a partner nobody has asked', unasked, unasked, null],
  [
    'a first letter of a partner who has confirmed unasked',
    unasked,
    { status: 'approved', agreed: told },
    'Inzwischen ist bestätigt: 12.–13. August 2027, 41 Personen; das Anschreiben fragt noch danach.',
  ],
  ['a letter of what stands', { status: 'approved', agreed: told }, { status: 'paid', agreed: told }, null],
  ['a draft of before, of which nobody noted it', null, { status: 'approved', agreed: told }, null],
])('TRUE-02 TRUE-03 a letter that waits while %s', (_, knew, knows, words) => {
  const waiting: LetterFacts = { kind: 'hotel', told, now: told, knew, knows }
  expect(isOvertaken(waiting)).toBe(words !== null)
  if (words !== null) expect(overtakenWords(waiting)).toBe(words)
})

test('TRUE-03 a letter is overtaken by other rooms for as many guests, and says which', () => {
  const mix = (doubles: number, singles: number) => [
    { persons: 1, type: 'standard', amount: singles },
    { persons: 2, type: 'standard', amount: doubles },
  ]
  const letter = facts({ rooms: mix(20, 1) })
  const told44 = { ...told, rooms: mix(18, 5) }
  expect(isOvertaken({ ...letter, told: told44 })).toBe(true)
  expect(overtakenWords({ ...letter, told: told44 })).toBe(
    'Geschrieben für 12.–13. August 2027, 41 Personen, 18 DZ und 5 EZ; die Anfrage nennt inzwischen 12.–13. August 2027, 41 Personen, 20 DZ und 1 EZ.',
  )
  // Written before anybody noted the rooms, or naming none.
  expect(isOvertaken(letter)).toBe(false)
  expect(isOvertaken({ ...letter, told: { ...told, rooms: null } })).toBe(false)
  const knows: Known = { status: 'approved', agreed: { ...told44, rooms: mix(20, 1) } }
  const waiting = { ...letter, told: letter.now, knew: { status: 'approved', agreed: told44 } as const, knows }
  expect(overtakenWords(waiting)).toBe(
    'Inzwischen ist bestätigt: 12.–13. August 2027, 41 Personen, 20 DZ und 1 EZ; das Anschreiben fragt noch danach.',
  )
})

const words = 'Das Anschreiben nennt 41 Personen, im Kontingent stehen 30.'
const booked: Known = { status: 'approved', agreed: told }
const grown: Known = { status: 'approved', agreed: { ...told, askedAmount: 30 } }

test.each<[string, object, { wholeGroup: boolean | null; contingent: number }, Known, string | null]>([
  // what its request says, for whom, what its partner knows
  ['as many as the contingent', told, { wholeGroup: true, contingent: 41 }, unasked, null],
  ['more than the contingent by now', told, { wholeGroup: true, contingent: 30 }, unasked, words],
  [
    'more than its partner holds, and than the contingent by now',
    told,
    { wholeGroup: true, contingent: 30 },
    grown,
    words,
  ],
  ['another number, nobody knows for whom', told, { wholeGroup: null, contingent: 30 }, unasked, words],
  ['those of a part of the group', told, { wholeGroup: false, contingent: 60 }, unasked, null],
  ['a number, in a trip without rooms', told, { wholeGroup: true, contingent: 0 }, unasked, null],
  ['nobody', { ...told, askedAmount: 0 }, { wholeGroup: true, contingent: 30 }, unasked, null],
  ['what is booked', told, { wholeGroup: true, contingent: 30 }, booked, null],
])('TRUE-03 a letter that names %s', (_, now, group, knows, expected) => {
  const asked = now as AskedFor // of the table above
  const asks = { kind: 'hotel', now: asked, knows, group } as const
  expect(otherNumberWords({ status: 'draft', isLetter: true, told: asked, knew: knows, asks })).toBe(expected)
})

test('TRUE-03 what is overtaken is told as that alone', () => {
  const now = { ...told, askedAmount: 44 }
  const asks = { kind: 'hotel', now, knows: unasked, group: { wholeGroup: true, contingent: 30 } } as const
  expect(otherNumberWords({ status: 'draft', isLetter: true, told, knew: unasked, asks })).toBeNull()
})
