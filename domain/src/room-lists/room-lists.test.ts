import { expect, test } from 'vitest'
import { leftOutWords, roomCounts, roomSizes, roomsBySize, verdictOn } from './contingent-check.ts'
import { runningTitleOf } from './documents/list-document.ts'
import { listWordsIn } from './documents/list-words.ts'
import { type ExtraType, extraTypes, labelledNotes } from './extra-types.ts'
import { guestTotal } from './guest-total.ts'
import { differingFields, doubleNames, doubleNumbers, namelessGuests } from './guests.ts'
import { defaultListName } from './list-names.ts'
import { nameIn } from './pasted-names.ts'
import { staffMissing, staffNotListed } from './staff.ts'

const room = (persons: number, extraType: ExtraType | null = null) => ({
  roomType: { persons },
  extraType,
  passengers: [],
})
const asked = (persons: number, askedAmount: number, type = 'standard') => ({ type: { persons, type }, askedAmount })

test.each([
  // rooms, contingent, [persons, listed, asked] …
  [
    [],
    [],
    [
      [2, 0, 0],
      [1, 0, 0],
    ],
  ],
  [
    [room(2), room(2), room(1)],
    [asked(2, 2), asked(1, 1)],
    [
      [2, 2, 2],
      [1, 1, 1],
    ],
  ],
  // All types of a size are asked for in all.
  [
    [room(2)],
    [asked(2, 1), asked(2, 2, 'Superior')],
    [
      [2, 1, 3],
      [1, 0, 0],
    ],
  ],
  [
    [room(3), room(6)],
    [asked(4, 1)],
    [
      [2, 0, 0],
      [1, 0, 0],
      [3, 1, 0],
      [4, 0, 1],
      [6, 1, 0],
    ],
  ],
])('ROOM-03 ROOM-07 rooms %# are counted beside the contingent', (rooms, contingent, counts) => {
  expect(roomCounts(rooms, contingent).map(({ persons, listed, asked }) => [persons, listed, asked])).toEqual(counts)
})

test('ROOM-03 rooms by size: what counts, what stands beside it, and who has cancelled is in neither', () => {
  const of = (persons: number, extraType: ExtraType | null = null) => ({ persons, extraType })
  const rooms = [of(2), of(1), of(1, 'full'), of(1, 'driver'), of(1, 'requested'), of(1, 'full'), of(3, 'cancelled')]
  const counts = roomsBySize(rooms).map(({ persons, listed, leftOut }) => [
    ...[persons, listed.length],
    leftOutWords(leftOut, listWordsIn.de_DE.extra),
  ])
  expect(counts).toEqual([
    [1, 2, '2 belegt, 1 angefragt'],
    [2, 1, ''],
  ])
})

test.each(Object.keys(extraTypes) as ExtraType[])('ROOM-03 ROOM-07 whether a room that is %s counts', (extraType) => {
  const isLeftOut = ['full', 'requested', 'cancelled'].includes(extraType)
  expect(roomCounts([room(2, extraType)], [])[0]?.listed).toBe(isLeftOut ? 0 : 1)
})

test('ROOM-03 the sentences of the document', () => {
  expect(verdictOn({ persons: 2, listed: 17, asked: 18 })).toEqual({
    isRight: false,
    text: 'DZ stimmt nicht mit Kontingent überein',
  })
  expect(verdictOn({ persons: 1, listed: 5, asked: 5 }).text).toBe('EZ stimmt mit Kontingent überein')
  expect(verdictOn({ persons: 3, listed: 0, asked: 0 }).text).toBe('3-Bett stimmt mit Kontingent überein')
})

test('ROOM-07 rooms of five and six are there where the contingent holds them', () => {
  expect(roomSizes([asked(5, 0)], [])).toEqual([1, 2, 3, 4])
  expect(roomSizes([asked(6, 1)], [room(5)])).toEqual([1, 2, 3, 4, 5, 6])
})

test.each([
  ['', null, 'driver', 'Fahrer'],
  ['Raucher', null, 'guide', 'Raucher, Reiseleitung'],
  ['Raucher, Fahrer', 'driver', 'driver', 'Raucher, Fahrer'],
  ['Raucher, Fahrer', 'driver', 'guide_french', 'Raucher, Reiseleitung (französisch)'],
  ['Fahrer', 'driver', null, ''],
  ['Fahrer', null, 'driver', 'Fahrer'],
  ['nahe Aufzug', 'requested', 'fake', 'nahe Aufzug'],
] as const)('ROOM-02 notes %j from %s to %s are %j', (notes, before, after, expected) => {
  expect(labelledNotes(notes, before, after)).toBe(expected)
})

test('ROOM-01 a list is named by its hotel', () => {
  expect([defaultListName(null), defaultListName('Bryggekanten'), defaultListName('Hotel Larvik')]).toEqual([
    'Zimmerliste',
    'Zimmerliste für Hotel Bryggekanten',
    'Zimmerliste für Hotel Larvik',
  ])
})

test('ROOM-06 names that stand twice are found, but not of who has cancelled', () => {
  const guest = (id: number, lastName: string, firstName: string) => ({ id, lastName, firstName })
  const of = (roomIndex: string, extraType: string | null, ...passengers: ReturnType<typeof guest>[]) => ({
    ...{ roomIndex, extraType, passengers },
  })
  const rooms = [
    of('9', null, guest(1, 'Lührs', 'Anja'), guest(2, '', '')),
    of('17', null, guest(3, 'lührs ', 'anja'), guest(4, '', '')),
    of('18', 'cancelled', guest(5, 'Lührs', 'Anja')),
  ]
  expect([...doubleNames(rooms)]).toEqual([
    [1, '17'],
    [3, '9'],
  ])
})

test('ROOM-01 guests without a name are told by room, but not of who has cancelled and of placeholders', () => {
  const guest = (id: number, lastName: string, firstName: string) => ({ id, lastName, firstName })
  const of = (roomIndex: string, extraType: string | null, ...passengers: ReturnType<typeof guest>[]) => ({
    ...{ roomIndex, extraType, passengers },
  })
  const rooms = [
    of('9', null, guest(1, 'Lührs', ''), guest(2, ' ', '')),
    of('10', null, guest(3, '', 'Anja')),
    of('11', 'requested', guest(4, '', ''), guest(5, '', '')),
    of('12', 'cancelled', guest(6, '', '')),
    of('13', 'fake', guest(7, '', '')),
  ]
  expect(namelessGuests(rooms)).toEqual([
    { roomIndex: '9', guests: 1 },
    { roomIndex: '11', guests: 2 },
  ])
})

test('ROOM-06 names of a long list are compared without looking at each pair', () => {
  let reads = 0
  const passengers = Array.from({ length: 1_000 }, (_, id) => ({
    ...{ id, firstName: 'Anja' },
    get lastName() {
      reads += 1
      return `Lührs ${id % 999}`
    },
  }))
  expect([...doubleNames([{ roomIndex: '9', extraType: null, passengers }])].map(([id]) => id)).toEqual([0, 999])
  expect(reads).toBeLessThan(10_000)
})

test('ROOM-01 in which fields the same guest is told differently', () => {
  const helga = { lastName: 'Brandt', firstName: 'Helga', allergies: 'Nüsse' }
  expect(differingFields(helga, { ...helga, allergies: '' }, ['lastName', 'allergies'])).toEqual(['allergies'])
})

test.each([
  ['Brandt, Helga', 'Helga', 'Brandt'],
  ['3. Helga Brandt', 'Helga', 'Brandt'],
  ['• Frau Dr. Anna van der Velde', 'Dr. Anna', 'van der Velde'],
  ['Herr  Karl-Heinz   Feddersen', 'Karl-Heinz', 'Feddersen'],
  ['Oehl', '', 'Oehl'],
  ['von Berg', 'von', 'Berg'],
  ['', '', ''],
])('ROOM-06 the name in %j', (line, firstName, lastName) => {
  expect(nameIn(line)).toEqual({ firstName, lastName })
})

test.each([
  ['Anna Schmidt (vegetarisch)', { firstName: 'Anna', lastName: 'Schmidt', note: 'vegetarisch' }],
  ['3. Schmidt, Anna ( kommt später )', { firstName: 'Anna', lastName: 'Schmidt', note: 'kommt später' }],
  ['(vegetarisch)', { firstName: '', lastName: '(vegetarisch)' }],
])('ROOM-06 what stands in brackets behind a pasted name is a note: %s', (line, name) => {
  expect(nameIn(line)).toEqual(name)
})

test('ROOM-02 drivers and guides of the trip are proposed until a room holds them, and counted apart from guests', () => {
  const maack = { firstName: 'Max', lastName: 'Maack' }
  const contacts = [
    { role: '3_bus_driver', contact: maack, roomType: { persons: 2 } },
    { role: '1_tour_guide', contact: { firstName: 'Ida', lastName: 'Lund' }, roomType: null },
    { role: '1_contact', contact: { firstName: 'Uwe', lastName: 'Oehl' }, roomType: null },
    { role: '3_bus_driver', contact: null, roomType: null },
  ] as const
  const lund = { firstName: 'Ida', lastName: 'Lund', extraType: 'guide', persons: 1, isRoomAsked: false }
  const notListed = { hasNamesake: false, room: null }
  const proposed = { ...maack, extraType: 'driver', persons: 2, isRoomAsked: true }
  const listed = { extraType: 'driver', passengers: [{ firstName: ' max', lastName: 'Maack', notes: '' }] } as const
  const guide = { extraType: null, passengers: [{ firstName: 'Ida', lastName: 'Lund', notes: '' }] }
  expect(staffNotListed(contacts, [])).toEqual([
    { ...proposed, ...notListed },
    { ...lund, ...notListed },
  ])
  expect(staffNotListed(contacts, [listed])).toEqual([{ ...lund, ...notListed }])
  // Who needs no room of the contacts' is looked for by name.
  expect(staffNotListed(contacts, [listed, guide])).toEqual([])
  const room = (extraType: ExtraType | null, guests: number) => ({ extraType, guests })
  const rooms = [room(null, 2), room('requested', 1), room('driver', 1), room('driver_french', 1), room('cancelled', 2)]
  expect(guestTotal(rooms)).toBe('3\u00a0Gäste, 2\u00a0Fahrer')
  expect(guestTotal([...rooms, room('guide', 2)], listWordsIn.fr)).toBe(
    '3\u00a0personnes, 2\u00a0chauffeurs, 2\u00a0accompagnateurs',
  )
})

test('ROOM-02 TRUE-04 a room for a driver that names nobody is for the driver of the trip; only whom the contacts have a room for is missed', () => {
  const maack = { firstName: 'Max', lastName: 'Maack', notes: '' }
  const driver = { role: '3_bus_driver', contact: maack, roomType: { persons: 1 } } as const
  const open = { ...driver, contact: null } as const
  const guide = { role: '1_tour_guide', contact: { firstName: 'Ida', lastName: 'Lund' }, roomType: null } as const
  const empty = { extraType: 'driver_french', passengers: [{ firstName: '', lastName: '', notes: '' }] } as const
  const named = { extraType: 'driver', passengers: [maack] } as const
  expect(staffNotListed([driver], [empty])).toMatchObject([{ firstName: 'Max', lastName: 'Maack', room: empty }])
  expect(staffNotListed([guide], [empty])).toMatchObject([{ room: null }])
  expect(staffMissing([guide], [])).toEqual([])
  expect(staffMissing([open, driver], [])).toEqual(['Max Maack, Fahrer', 'Fahrer, noch offen'])
  expect(staffMissing([open, driver], [empty])).toEqual(['Max Maack, Fahrer', 'Fahrer, noch offen'])
  expect(staffMissing([open, driver], [named, empty])).toEqual([])
})

test.each([
  ['a guest', null, '', ['Max Maack, Fahrer (ein Gast heißt ebenso)']],
  ['a guest who has cancelled', 'cancelled', 'Fahrer', ['Max Maack, Fahrer (ein Gast heißt ebenso)']],
  ['a guest of whom it is noted', null, 'Raucher, Fahrer', []],
  ['somebody in the room of a guide', 'guide', '', []],
] as const)(
  'TRUE-04 %s of the driver’s name passes for the driver only where the list says so',
  (_, extraType, notes, missing) => {
    const maack = { firstName: 'Max', lastName: 'Maack' }
    const driver = { role: '3_bus_driver', contact: maack, roomType: { persons: 1 } } as const
    expect(staffMissing([driver], [{ extraType, passengers: [{ ...maack, notes }] }])).toEqual(missing)
  },
)

test.each([
  ['Hotel Am Karlsgarten', 'Wien', 'Zimmerliste · Hotel Am Karlsgarten · Wien · 13.–16. Dezember 2026'],
  [
    'Grandhotel und Seminarhaus Zum Weißen Rössl am Wolfgangsee',
    'Sankt Wolfgang im Salzkammergut',
    'Zimmerliste · Grandhotel und Seminarhaus Zum… · 13.–16. Dezember 2026',
  ],
])('ROOM-05 every page of a list for %s says for which days it is', (hotel, place, expected) => {
  expect(runningTitleOf('Zimmerliste', hotel, place, '13.–16. Dezember 2026')).toBe(expected)
})

test('ROOM-07 a number under which several rooms stand is told', () => {
  expect([...doubleNumbers([{ roomIndex: '1a' }, { roomIndex: '' }, { roomIndex: ' 1A' }, { roomIndex: '' }])]).toEqual(
    ['1a'],
  )
})
