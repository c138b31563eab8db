import { expect, test } from 'vitest'
import { untranslatedIn, untranslatedWords } from './untranslated-words.ts'
import type { Wording } from './wording.contract.ts'

const wording: Wording = {
  service: 7,
  tripName: 'Chorreise nach Schweden',
  description: 'Rundgang mit einer Stadtführerin,\nzwei Stunden',
  meetingPoint: 'Vor dem Rathaus',
  notes: '',
  outdated: [],
  outdatedNames: [],
  stops: [],
  writtenIn: [],
}
const english = (...lines: string[]) =>
  ['Dear Ms Berg,', 'we would like to ask you for your offer:', ...lines, 'Please answer by 13 December.'].join('\n')

test.each<[string, string, Partial<Wording>, string[]]>([
  ['a letter names German texts', english('Meeting point: Vor dem Rathaus'), {}, ['Treffpunkt']],
  [
    'a text of several lines',
    english('Description: Rundgang mit einer Stadtführerin,', 'zwei Stunden'),
    {},
    ['Beschreibung'],
  ],
  ['what it does not name is not told', english('Group size: 30'), {}, []],
  ['somebody has translated it in the draft', english('Meeting point: in front of the town hall'), {}, []],
  ['a name is called so in every language', english('Meeting point: Rathaus'), { meetingPoint: 'Rathaus' }, []],
  [
    'its description was translated from another German text',
    english('Description: walk of two hours'),
    { outdated: ['walk of two hours'] },
    ['Beschreibung'],
  ],
  [
    'its meeting point and a port were translated from other German names, as far as it names them',
    english('Meeting point: the old town hall', 'Route: Gothenburg'),
    {
      outdatedNames: [
        { label: 'Treffpunkt', text: 'the old town hall', path: null },
        { label: 'Hafen', text: 'Gothenburg', path: '/ports/3' },
        { label: 'Hafen', text: 'Copenhagen', path: '/ports/4' },
      ],
    },
    ['Treffpunkt', 'Hafen'],
  ],
  ['a German letter', 'Sehr geehrte Frau Berg,\nwir bitten Sie um Ihr Angebot.\nTreffpunkt: Vor dem Rathaus', {}, []],
  [
    'a French letter',
    'Madame,\nnous vous prions de nous faire votre offre.\nLieu de rendez-vous : Vor dem Rathaus',
    {},
    ['Treffpunkt'],
  ],
  ['few words that do not tell, of what a house notes', english('Remarks: Saal 3'), { notes: 'Saal 3' }, ['Notizen']],
  ['what is in its language', english('Remarks: rooms with a view'), { notes: 'rooms with a view' }, []],
  ['nothing tells its language', 'Vor dem Rathaus', {}, []],
])('TRUE-07 texts of a letter that are not in its language: %s', (_, letter, more, expected) => {
  expect(untranslatedIn(letter, { ...wording, ...more }).map(({ label }) => label)).toEqual(expected)
})

test('TRUE-07 what is not in the language of a letter is told with its words', () => {
  const letter = english('Meeting point: Vor dem Rathaus', 'Description: a walk of two hours')
  expect(untranslatedWords(letter, { ...wording, outdated: ['a walk of two hours'] })).toBe(
    'Steht nicht auf Englisch da: Treffpunkt „Vor dem Rathaus“. ' +
      'Der deutsche Text wurde seit der Übersetzung geändert: Beschreibung „a walk of two hours“.',
  )
  expect(untranslatedWords(english(), wording)).toBeNull()
  expect(untranslatedWords(english('Remarks: Saal 3'), { ...wording, notes: 'Saal 3' })).toBe(
    'Steht vielleicht nicht auf Englisch da: Notizen „Saal 3“.',
  )
  const long = `Vor dem Rathaus ${'und weiter '.repeat(10)}`
  expect(untranslatedWords(english(long), { ...wording, meetingPoint: long })).toMatch(/ …“\.$/)
})

const port = (name: string, namedIn: Wording['stops'][number]['namedIn']) =>
  ({ label: 'Hafen', name, path: `/ports/${name.length}`, namedIn }) as const
test.each<[string, Partial<Wording>, string | null]>([
  ['the other end has one', { stops: [port('Kiel', ['en']), port('Göteborg', ['fr'])] }, 'Hafen „Göteborg“'],
  ['its service is written in it', { stops: [port('Göteborg', [])], writtenIn: ['en'] }, 'Hafen „Göteborg“'],
  ['nothing is written in it', { stops: [port('Kiel', ['fr']), port('Göteborg', [])], writtenIn: ['fr'] }, null],
  ['the letter does not name it', { stops: [port('Trelleborg', [])], writtenIn: ['en'] }, null],
])('TRUE-07 a port without a name in the language of its letter is told as offers do: %s', (_, more, told) => {
  const letter = english('Route: Kiel – Göteborg')
  const stops = untranslatedIn(letter, { ...wording, ...more })
  expect(untranslatedWords(letter, { ...wording, ...more })).toBe(told && `Noch nicht auf Englisch: ${told}.`)
  expect(stops.map(({ path }) => path)).toEqual(told === null ? [] : ['/ports/8'])
})
