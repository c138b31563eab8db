import { expect, test } from 'vitest'
import {
  bodyOf,
  type Draft,
  draftOf,
  isSameContent,
  keyAt,
  merged,
  newEntry,
  problemsOf,
  sectionOf,
} from './contingent-draft.ts'

const entry = (id: number, persons: number, type: string, askedAmount = 0) => ({
  id,
  version: 1,
  type: { persons, type },
  askedAmount,
  reservedAmount: 0,
  requestedChangeAmount: null,
})
const stored = {
  id: 7,
  version: 3,
  doubleRooms: [entry(1, 2, 'standard', 18), entry(2, 2, 'Superior', 4)],
  singleRooms: [entry(3, 1, 'standard')],
  tripleRooms: [entry(4, 3, 'standard')],
  quadrupleRooms: [entry(5, 4, 'standard')],
}
const before = draftOf('hotel', stored)
const change = (draft: Draft, id: number, patch: object) =>
  draft.map((one) => (one.id === id ? { ...one, ...patch } : one))

test('CAP-03 only changed lists are sent, and an entry of a new size is new in its list', () => {
  expect(bodyOf('hotel', before, before)).toEqual({})
  const mine = change(change(before, 2, { asked: '' }), 5, { persons: 6 })
  expect(bodyOf('hotel', before, mine)).toEqual({
    doubleRooms: [
      expect.objectContaining({ id: 1, askedAmount: 18 }),
      expect.objectContaining({ id: 2, askedAmount: 0 }),
    ],
    quadrupleRooms: [expect.objectContaining({ id: 5, type: { persons: 6, type: 'standard' } })],
  })
  const moved = bodyOf('hotel', before, change(before, 5, { persons: 3, type: 'Hütte' }))
  expect(moved.tripleRooms).toEqual([
    expect.objectContaining({ id: 4 }),
    { type: { persons: 3, type: 'Hütte' }, askedAmount: 0, reservedAmount: 0, requestedChangeAmount: null },
  ])
  expect(moved.quadrupleRooms).toEqual([])
})

test('CAP-03 a new entry takes the first free type; used ones are not offered again', () => {
  expect(newEntry('hotel', before, [3, 4, 5, 6], [])).toMatchObject({ persons: 3, type: '' })
  expect(newEntry('ferry', [], [3, 4, 5, 6], ['inside', 'suite'])).toMatchObject({ persons: 3, type: 'inside' })
  const all: Draft = ['inside', 'suite'].map((type, key) => ({
    ...(before[0] as Draft[number]),
    key: `${key}`,
    persons: 2,
    type,
  }))
  expect(newEntry('ferry', all, [2], ['inside', 'suite'])).toBeNull()
})

test('CAP-03 what is wrong stands at its field, the server’s words too', () => {
  const wrong = change(change(before, 2, { type: ' STANDARD' }), 3, { asked: 'zwei' })
  expect([...problemsOf('hotel', wrong).keys()]).toEqual(['3.asked', '2.type'])
  expect(keyAt('hotel', before, 'doubleRooms[1].reservedAmount')).toBe('2.reserved')
  expect(keyAt('hotel', before, 'doubleRooms')).toBeNull()
})

test('CAP-03 APP-14 a colleague’s change and mine come together, and nothing typed is lost', () => {
  const mine = [
    ...change(before, 1, { asked: '20' }),
    { ...(before[0] as Draft[number]), key: 'neu', id: undefined as never, type: 'Suite' },
  ]
  const theirs = [
    ...change(before, 1, { reserved: '17' }).filter(({ id }) => id !== 2),
    { ...(before[0] as Draft[number]), key: '9', id: 9, type: 'Komfort' },
  ]
  const both = merged(before, mine, theirs)
  expect(both.find(({ id }) => id === 1)).toMatchObject({ asked: '20', reserved: '17' })
  expect(sectionOf('hotel', both, [2]).map(({ type }) => type)).toEqual(['standard', 'Suite', 'Komfort'])
})

test('APP-09 CAP-03 what was sent without an answer is known again by its content, whatever ids it got', () => {
  const sent = [...before, { key: 'neu', persons: 2, type: 'Suite', asked: '3', reserved: '', change: '' }]
  const stored = [...before, { key: '8', id: 8, persons: 2, type: 'Suite', asked: '3', reserved: '0', change: '' }]
  expect(isSameContent(sent, stored)).toBe(true)
  expect(isSameContent(sent, change(stored, 1, { asked: '20' }))).toBe(false)
})
