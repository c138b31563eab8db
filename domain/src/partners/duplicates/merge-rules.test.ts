import { expect, test } from 'vitest'
import { type Mergeable, mergeRefusal } from './merge-rules.ts'

const entry = (part: Partial<Mergeable>): Mergeable => ({
  ...{ id: 1, house: 1, belongsTo: '', account: '', isBooked: false },
  ...part,
})

test.each([
  ['alike in all that counts', {}, { id: 2 }, null],
  ['one and the same', {}, {}, 'same_entry'],
  ['of another house', {}, { id: 2, house: 2 }, 'other_house'],
  ['shared by all houses and of one', { house: null }, { id: 2 }, 'other_house'],
  ['a hotel and a ferry', { belongsTo: 'hotel' }, { id: 2, belongsTo: 'ferry' }, 'other_kind'],
  ['both booked', { account: '10001' }, { id: 2, account: '10002', isBooked: true }, 'own_accounts'],
  ['the one that goes has an account and nothing on it', { account: '10001' }, { id: 2, account: '10002' }, null],
  ['only one has an account', {}, { id: 2, account: '10002', isBooked: true }, null],
  ['both have the same account', { account: '1' }, { id: 2, account: '1', isBooked: true }, null],
] as const)('MOVE-06 two entries become one unless they cannot: %s', (_case, kept, gone, code) => {
  expect(mergeRefusal(entry(kept), entry(gone))?.code ?? null).toBe(code)
})
