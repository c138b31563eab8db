import { expect, test } from 'vitest'
import { knownOf, renewalOf } from './renewal.ts'

const may = (from: number, to: number, askedAmount: number | null) => ({
  startAt: `2027-05-${from}T00:00:00`,
  endAt: `2027-05-${to}T00:00:00`,
  askedAmount,
})

test.each([
  ['approved', may(14, 16, 30), may(14, 16, 30), null],
  ['approved', may(21, 23, 30), may(14, 16, 30), { times: 'days', number: false, rooms: false }],
  ['option', may(14, 16, 44), may(14, 16, 30), { times: null, number: true, rooms: false }],
  ['requested', may(21, 23, 44), may(14, 16, 30), { times: 'days', number: true, rooms: false }],
  ['paid', may(21, 23, 30), may(14, 16, 30), { times: 'days', number: false, rooms: false }],
  // Nobody was asked, or nobody is held to anything.
  ['new', may(21, 23, 30), may(14, 16, null), null],
  ['declined', may(21, 23, 30), may(14, 16, 30), null],
] as const)(
  'TRUE-02 TRUE-03 a hotel %s for %j, known for %j, is to be asked for anew: %j',
  (status, now, agreed, renewal) => {
    expect(renewalOf('hotel', status, now, { agreed })).toEqual(renewal)
  },
)

test.each([
  // status, rooms now, rooms known, whether they are asked for anew
  ['approved', [20, 4], [18, 8], true],
  ['requested', [20, 4], [18, 8], true],
  ['approved', [18, 8], [18, 8], false],
  ['approved', [20, 4], null, false],
  ['approved', null, [18, 8], false],
  ['declined', [20, 4], [18, 8], false],
] as const)(
  'TRUE-03 a hotel %s for as many in the rooms %j, known for %j, is to be asked for anew: %s',
  (status, now, known, isAnew) => {
    const mix = (rooms: readonly [number, number] | null) =>
      rooms?.map((amount, at) => ({ persons: 2 - at, type: 'standard', amount }))
    const asked = (rooms: readonly [number, number] | null) => ({ ...may(14, 16, 44), rooms: mix(rooms) })
    expect(renewalOf('hotel', status, asked(now), { agreed: asked(known) })).toEqual(
      isAnew ? { times: null, number: false, rooms: true } : null,
    )
  },
)

const doubles = (days: readonly [number, number], amount: number, persons = 2 * amount) => ({
  ...may(days[0], days[1], persons),
  rooms: [{ persons: 2, type: 'standard', amount }],
})
const [agreed, later, grown] = [doubles([14, 16], 22), doubles([21, 23], 22), doubles([14, 16], 29)]
const mixed = { ...may(14, 16, 44), rooms: [{ persons: 1, type: 'standard', amount: 44 }] }

test.each([
  // what it is asked for now, what a letter told it last, by what it goes, what is to be asked for anew
  ['nobody has written', agreed, null, agreed, null],
  ['a letter told what was agreed', agreed, agreed, agreed, null],
  ['other days were written, and taken back', agreed, later, later, { times: 'days', number: false, rooms: false }],
  ['more guests were written, and taken back', agreed, grown, grown, { times: null, number: true, rooms: true }],
  ['other rooms were written, and taken back', agreed, mixed, mixed, { times: null, number: false, rooms: true }],
  ['what was written stands', later, later, agreed, { times: 'days', number: false, rooms: false }],
  ['it changed once more', grown, later, later, { times: 'days', number: true, rooms: true }],
] as const)('TRUE-02 TRUE-03 a house goes by what it was told last while %s', (_, now, told, known, renewal) => {
  expect(knownOf('hotel', now, { agreed, told })).toEqual(known)
  expect(renewalOf('hotel', 'approved', now, { agreed, told })).toEqual(renewal)
  expect(renewalOf('hotel', 'declined', now, { agreed, told })).toBeNull()
})
