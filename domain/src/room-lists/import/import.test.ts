import { expect, test } from 'vitest'
import { rememberedHeads } from '../../tables/columns.ts'
import { readCsv } from '../../tables/csv.ts'
import { listWordsIn } from '../documents/list-words.ts'
import { columnsOf, headRowOf } from './columns.ts'
import { compareGuests, type KnownGuest } from './compare.ts'
import { formRooms } from './form-rooms.ts'
import { importFieldKeys } from './import-fields.ts'
import { type CheckedLine, readGuests } from './read-guests.ts'
import { isTotal, readGender, readRoomType, splitName } from './read-words.ts'

const today = '2026-11-23'

test.each([
  ['m', 'M'],
  ['Herr Dr.', 'M'],
  ['männlich', 'M'],
  ['Mme', 'W'],
  ['Frau', 'W'],
  ['F', 'W'],
  ['', null],
  ['x', undefined],
])('ROOM-04 the word %s is the gender %s', (text, gender) => {
  expect(readGender(text)).toBe(gender)
})

test.each([
  ['DZ', 2, false],
  ['Doppelzimmer (Twin)', 2, true],
  ['Zweibettzimmer', 2, true],
  ['EZ', 1, false],
  ['Dreibettzimmer', 3, false],
  ['single room', 1, false],
  ['', null, false],
])('ROOM-04 %s is a room of %s', (text, persons, twin) => {
  expect(readRoomType(text)).toEqual({ persons, twin })
})

test.each([
  ['Brandt, Helga', 'Brandt', 'Helga'],
  ['Helga Brandt', 'Brandt', 'Helga'],
  ['Karl-Heinz von der Heide', 'von der Heide', 'Karl-Heinz'],
  ['Brandt', 'Brandt', ''],
])('ROOM-04 %s is called %s, %s', (text, lastName, firstName) => {
  expect(splitName(text)).toEqual({ lastName, firstName })
})

test.each([
  [
    'Name;Vorname\n"Müller; Groß";Anna\r\n',
    [
      ['Name', 'Vorname'],
      ['Müller; Groß', 'Anna'],
    ],
  ],
  [
    'Name,Vorname\n"Sagt ""ja""",Anna',
    [
      ['Name', 'Vorname'],
      ['Sagt "ja"', 'Anna'],
    ],
  ],
  [
    'Name\tVorname\nMüller\tAnna',
    [
      ['Name', 'Vorname'],
      ['Müller', 'Anna'],
    ],
  ],
  [
    'Name;Bemerkung\nMüller;"zwei\nZeilen, Komma"',
    [
      ['Name', 'Bemerkung'],
      ['Müller', 'zwei\nZeilen, Komma'],
    ],
  ],
])('ROOM-04 a table as text is read by its own separator', (text, rows) => {
  expect(readCsv(text, 100).rows).toEqual(rows)
})

const rows = [
  ['Teilnehmer Kantorei 2027'],
  ['', '', ''],
  ['Zi.-Nr.', 'Nachname', 'Vorname', 'Geschl.', 'geb.:', 'Pass-Nr.', 'Essen', 'Stimme'],
  ['1', 'Brandt', 'Helga', 'W', '27.07.1958', 'C01X34471', '', 'Alt'],
  ['2', 'Albers', 'Heike', 'W', '22.02.1966', '', '', ''],
  ['2', 'Albers', 'Jörg', 'M', '31.04.1961', '', '', ''],
  ['', '', 'Begleitung', 'W', '', '', '', ''],
  ['', '', '', '', '', '', '', ''],
  ['3', 'BRANDT', 'Hélga', 'W', '27.07.1958', '', '', ''],
]
const columns = columnsOf(rows, headRowOf(rows))
const choice = { headRow: 2, columns, mended: {}, leftOut: [] }
const problems = (lines: readonly CheckedLine[]) =>
  lines.flatMap(({ line, problems: wrong }) => wrong.map(({ message, column }) => [line, message, column]))

test.each([
  ['9 Personen', ['Summe', '', '', '9 Personen'], true],
  ['9 Personen', ['', '9 Personen'], true],
  ['Summe: 9', ['Summe: 9'], true],
  ['9', ['Gesamt', '9'], true],
  ['Summe', ['Summe', '', '450,00'], true],
  ['Zusammen 42 Gäste', ['Zusammen 42 Gäste'], true],
  ['Anna Total', ['1', 'Anna Total'], false],
  ['Gesamt, Karl', ['9', 'Gesamt, Karl'], false],
  ['Person, Ute', ['Person, Ute'], false],
  ['', ['Summe'], false],
])('ROOM-04 %s counts guests instead of naming one', (name, cells, is) => {
  expect(isTotal(name, cells)).toBe(is)
})

test('ROOM-04 a total at the foot of a list is no guest until somebody says so', () => {
  const columns = [
    { title: 'Nr.', field: null, isSure: true },
    { title: 'Name', field: 'fullName' as const, isSure: true },
  ]
  const rows = [
    ['Nr.', 'Name'],
    ['1', 'Brandt, Ada'],
    ['Summe', '9 Personen'],
  ]
  const read = (mended: Record<string, string>) =>
    readGuests(rows, { headRow: 0, columns, mended, leftOut: [] }, today).map(({ problems }) => problems)
  expect(read({})).toEqual([[], [{ message: 'Das zählt Gäste, statt einen zu nennen.', column: 1 }]])
  expect(read({ '3:1': 'Kurz, Cora' })).toEqual([[], []])
})

test('ROOM-04 columns are known by their heads below a title, doubtful ones are marked', () => {
  expect(headRowOf(rows)).toBe(2)
  expect(columns.map(({ field }) => field)).toEqual([
    ...['room', 'lastName', 'firstName', 'gender', 'dateOfBirth', 'documentNumber', 'allergies', null],
  ])
  expect(columns.filter(({ isSure }) => !isSure).map(({ title }) => title)).toEqual(['Essen', 'Stimme'])
  const french = [['Nom', 'Prénom', 'Né(e) le', 'N° chambre', 'Civilité']]
  expect(columnsOf(french, 0).map(({ field }) => field)).toEqual([
    ...['lastName', 'firstName', 'dateOfBirth', 'room', 'gender'],
  ])
})

test.each(Object.entries(listWordsIn))(
  'ROOM-04 a list of our own (%s) is read back as it was written',
  (_, { columns: words }) => {
    const own = Object.entries(words).filter(([column]) => importFieldKeys.some((field) => field === column))
    const read = columnsOf([own.map(([, head]) => head)], 0)
    expect(read.map(({ field }) => field)).toEqual(own.map(([column]) => column))
  },
)

test('ROOM-04 what was chosen for a client stands again in its next list', () => {
  const chosen = columns.map((column) => (column.title === 'Stimme' ? { ...column, field: 'notes' as const } : column))
  const remembered = rememberedHeads(chosen)
  expect(columnsOf([['STIMME', 'Essen']], 0, remembered)).toEqual([
    { title: 'STIMME', field: 'notes', isSure: true },
    { title: 'Essen', field: 'allergies', isSure: true },
  ])
})

test('ROOM-04 every bad line says why; mended or left out it is bad no more', () => {
  expect(problems(readGuests(rows, choice, today))).toEqual([
    [6, '31.04.1961 gibt es nicht.', 4],
    [7, 'Der Name fehlt.', 1],
    [9, 'Steht schon in Zeile 4.', 1],
  ])
  const mended = readGuests(
    rows,
    { ...choice, mended: { '6:4': '30.04.1961', '7:1': 'Petersen' }, leftOut: [4] },
    today,
  )
  expect(problems(mended)).toEqual([])
  expect(mended.find(({ line }) => line === 6)?.guest.dateOfBirth).toBe('1961-04-30')
})

test('ROOM-04 a line says everything that is wrong with it at once', () => {
  const bad = [...rows.slice(0, 3), ['1', '', 'Helga', 'x', '31.04.1961', 'C'.repeat(61), '', '']]
  expect(problems(readGuests(bad, choice, today))).toEqual([
    [4, 'Der Name fehlt.', 1],
    [4, '31.04.1961 gibt es nicht.', 4],
    [4, '„x“ ist weder M noch W.', 3],
    [4, 'Ausweisnummer: höchstens 60 Zeichen.', 5],
  ])
})

const guests = (lines: readonly string[][], heads = ['Zimmer', 'Name', 'Vorname', 'Zimmertyp', 'Zimmerpartner']) => {
  const all = [heads, ...lines]
  return readGuests(all, { ...choice, headRow: 0, columns: columnsOf(all, 0) }, today).map(({ guest }) => guest)
}
const names = (rooms: ReturnType<typeof formRooms>['rooms']) =>
  rooms.map(({ guests, persons }) => `${persons}: ${guests.map(({ lastName }) => lastName).join(' + ')}`)

test('ROOM-04 guests come into rooms by number, by roommate or one after the other', () => {
  const list = guests([
    ['1', 'Albers', 'Heike', 'DZ', ''],
    ['2', 'Brandt', 'Helga', 'EZ', ''],
    ['1', 'Claußen', 'Malte', 'DZ', 'Albers, Heike'],
    ['', 'Grothe', 'Petra', 'DZ', 'Brandt'],
  ])
  expect(names(formRooms(list, 'room', [1, 2, 3, 4]).rooms)).toEqual(['2: Albers + Claußen', '1: Brandt', '2: Grothe'])
  expect(names(formRooms(list, 'roommate', [1, 2, 3, 4]).rooms)).toEqual(['2: Albers + Claußen', '1: Brandt + Grothe'])
  expect(formRooms(list, 'roommate', [1, 2, 3, 4]).problems).toEqual([
    { line: 5, problem: 'Das Zimmer hat 1 Bett, hier stehen 2 Gäste.' },
  ])
  expect(names(formRooms(list, 'order', [1, 2, 3, 4]).rooms)).toEqual(['2: Albers', '1: Brandt', '2: Claußen + Grothe'])
})

test('ROOM-04 ROOM-07 a room has no more beds than the trip may have', () => {
  const five = guests(Array.from({ length: 5 }, (_, index) => ['1', `Gast${index}`, '', '', '']))
  expect(formRooms(five, 'room', [1, 2, 3, 4]).problems).toEqual([
    { line: 6, problem: 'Zimmer 1 hat 4 Betten, hier stehen 5 Gäste.' },
  ])
  expect(names(formRooms(five, 'room', [1, 2, 3, 4, 6]).rooms)[0]).toMatch(/^6: /)
  const told = guests([['1', 'Albers', 'Heike', '5-Bett', '']])
  expect(formRooms(told, 'room', [1, 2, 3, 4]).problems).toEqual([
    { line: 2, problem: 'Zimmer mit 5 Betten hat das Kontingent nicht.' },
  ])
  expect(formRooms(told, 'room', [1, 2, 3, 4, 5]).problems).toEqual([])
})

test('ROOM-04 a second list shows who is new, who changed and who is gone', () => {
  const [albers, brandt] = guests([
    ['4', 'Albers', 'Heike', '', ''],
    ['2', 'Brandt', 'Helga', '', ''],
  ])
  const known = (id: number, lastName: string, room: string): KnownGuest => {
    if (albers === undefined) throw new Error('a line was read')
    return { ...albers, id, lastName, room, notes: 'Gruppenleiterin' }
  }
  const there = [known(1, 'ALBERS', '4'), known(2, 'Ohlsen', '2')]
  const list = [albers, brandt].filter((guest) => guest !== undefined)
  const difference = compareGuests(list, there, ['lastName', 'notes'], ({ room }) => room)
  expect(difference.added).toEqual([brandt])
  expect(difference.kept.map(({ known: { id }, changed }) => [id, changed])).toEqual([[1, ['lastName']]])
  expect(difference.gone.map(({ id }) => id)).toEqual([2])
})
