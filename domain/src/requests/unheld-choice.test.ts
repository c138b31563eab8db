import { expect, test } from 'vitest'
import { unansweredWords, unheldWords, type VoucherChoice } from './unheld-choice.ts'

/** A ferry for 44 of 44, or what is said to differ. */
const ferry: VoucherChoice = {
  ...{ name: 'Fjordblick', status: 'option', asked: 44, held: 0, guests: 44, contingent: 44 },
  ...{ wholeGroup: null, berths: null, knownRooms: null, printedRooms: null, knownCrew: null, printedCrew: null },
}

test.each([
  ['new', 0, 'Fjordblick ist noch nicht angefragt.'],
  ['requested', 0, 'Fjordblick hat noch nicht geantwortet.'],
  ['approved', 30, 'Fjordblick hält Plätze für 30 von 44 Gästen.'],
] as const)(
  'TRUE-03 a voucher of a house in status %s that holds %i places says so before it goes out',
  (status, held, told) => {
    const choice = { ...ferry, status, held, asked: held || 44, contingent: held || 44 }
    expect(unheldWords([choice, choice])).toEqual([told])
  },
)

test('TRUE-06 travel documents are asked about for whom nobody has asked or who has not answered, and for no numbers', () => {
  const house = (name: string, status: VoucherChoice['status']) => ({ name, status })
  expect(
    unansweredWords([
      house('Fjordblick', 'new'),
      house('Fjordblick', 'new'),
      house('Nordlinie', 'requested'),
      house('Scandic', 'option'),
      house('Rondane', 'approved'),
    ]),
  ).toEqual(['Fjordblick ist noch nicht angefragt.', 'Nordlinie hat noch nicht geantwortet.'])
})

const told = (words: string) => `Fjordblick ${words}, im Kontingent stehen 44.`
test.each<[string, Partial<VoucherChoice>, string[]]>([
  ['asks for as many as the contingent', {}, []],
  ['asks for fewer, none held yet', { asked: 30 }, [told('ist für 30 angefragt')]],
  ['has said yes to fewer without a number', { asked: 30, status: 'approved' }, [told('ist für 30 gebucht')]],
  ['asks for nobody', { asked: 0 }, [told('ist ohne Personenzahl angefragt')]],
  ['a house for all asks for fewer', { asked: 30, wholeGroup: true }, [told('ist für 30 angefragt')]],
  ['is for a part of the group', { asked: 30, wholeGroup: false }, []],
  [
    'is asked and has not answered',
    { asked: 30, status: 'requested' },
    ['Fjordblick hat noch nicht geantwortet.', told('ist für 30 angefragt')],
  ],
  [
    'is not asked yet: its letter asks about the number',
    { asked: 30, status: 'new' },
    ['Fjordblick ist noch nicht angefragt.'],
  ],
  ['was asked for fewer and holds enough', { asked: 30, held: 44 }, []],
  ['holds as many as travel of those asked for', { asked: 48, held: 44 }, []],
  ['is asked for more than the group has by now', { asked: 48, held: 48 }, [told('ist für 48 angefragt')]],
  ['as many as are booked are asked for', { asked: 41, guests: 41 }, []],
])('TRUE-03 before a voucher goes out: it %s', (_case, change, words) => {
  expect(unheldWords([{ ...ferry, ...change }])).toEqual(words)
})

test.each<[string, Partial<VoucherChoice>, string[]]>([
  ['for all', { berths: 44 }, []],
  [
    'for fewer than it holds places for',
    { held: 44, berths: 40 },
    ['Fjordblick hat Schlafplätze für 40 von 44 Gästen.'],
  ],
  ['for fewer than it is asked for', { berths: 40 }, ['Fjordblick hat Schlafplätze für 40 von 44 Gästen.']],
  [
    'for all of whom it holds, which its own words tell',
    { status: 'approved', asked: 30, held: 30, berths: 30 },
    ['Fjordblick hält Plätze für 30 von 44 Gästen.'],
  ],
])('TRUE-03 before a voucher goes out: its cabins have berths %s', (_case, change, words) => {
  expect(unheldWords([{ ...ferry, ...change }])).toEqual(words)
})

const mix = (doubles: number, singles: number) => [
  { persons: 1, type: 'standard', amount: singles },
  { persons: 2, type: 'standard', amount: doubles },
]
const house: Partial<VoucherChoice> = { wholeGroup: true, status: 'approved', knownRooms: mix(18, 8) }
const others = (standing: string) => `Fjordblick ist für 18 DZ und 8 EZ ${standing}, der Voucher nennt 20 DZ und 4 EZ.`
test.each<[string, Partial<VoucherChoice>, string[]]>([
  ['the rooms it has confirmed', { printedRooms: mix(18, 8) }, []],
  ['other rooms for as many', { printedRooms: mix(20, 4) }, [others('gebucht')]],
  ['other rooms than it holds as an option', { status: 'option', printedRooms: mix(20, 4) }, [others('angefragt')]],
  ['fewer rooms, for fewer guests are booked', { printedRooms: mix(16, 8), guests: 40 }, []],
  ['rooms, though it was told none', { knownRooms: null, printedRooms: mix(20, 4) }, []],
  ['other rooms, and holds places for fewer', { held: 40, printedRooms: mix(20, 4) }, [others('gebucht')]],
  ['more rooms than it holds places for, which those tell', { held: 40, printedRooms: mix(20, 8) }, []],
  [
    'other rooms, and nobody said that all are meant',
    { held: 40, asked: 40, contingent: 40, wholeGroup: null, printedRooms: mix(20, 4) },
    ['Fjordblick hält Plätze für 40 von 44 Gästen.', others('gebucht')],
  ],
  ['no rooms, for it is for a part of the group', { printedRooms: null }, []],
  [
    'rooms for more than it was asked for, which its number tells',
    { asked: 30, knownRooms: mix(13, 4), printedRooms: mix(18, 8) },
    [told('ist für 30 gebucht')],
  ],
])('TRUE-03 before a voucher goes out that names %s', (_case, change, words) => {
  expect(unheldWords([{ ...ferry, ...house, ...change }])).toEqual(words)
})

const written = (words: string) => `Fjordblick hat zuletzt ein Anschreiben für ${words}.`
test.each<[string, Partial<VoucherChoice>, string[]]>([
  [
    'other rooms than it was agreed',
    { told: { askedAmount: 44, rooms: mix(20, 4) } },
    [written('20 DZ und 4 EZ bekommen, der Voucher nennt 18 DZ und 8 EZ')],
  ],
  [
    'more guests',
    { told: { askedAmount: 52, rooms: mix(22, 8) } },
    [written('52 Personen bekommen, die Anfrage nennt 44')],
  ],
  ['as many as are booked of more', { asked: 48, contingent: 48, told: { askedAmount: 44, rooms: mix(18, 8) } }, []],
  ['a letter without rooms', { told: { askedAmount: 44, rooms: null } }, []],
])('TRUE-03 before a voucher goes out: its house was last told of %s', (_case, change, words) => {
  expect(unheldWords([{ ...ferry, ...house, printedRooms: mix(18, 8), ...change }])).toEqual(words)
})

test.each<[string, Partial<VoucherChoice>, string[]]>([
  ['as many as it knows', { printedCrew: [{ isDriver: true, roomFor: 1 }] }, []],
  [
    'more than it knows',
    { printedCrew: [1, 1].map((roomFor) => ({ isDriver: true, roomFor })) },
    ['Fjordblick kennt 1 EZ für Fahrer und Reiseleitung, der Voucher nennt 2 EZ.'],
  ],
  ['none, for it is no house', {}, []],
])('TRUE-03 before a voucher goes out that names rooms of the crew: %s', (_case, change, words) => {
  const knownCrew = [{ isDriver: true, roomFor: 1 }]
  expect(unheldWords([{ ...ferry, ...house, knownCrew, ...change }])).toEqual(words)
})
