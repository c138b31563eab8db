import { expect, test } from 'vitest'
import { changedTimed } from './service-draft.ts'

const before = { startAt: '14.05.2027 10:00:00', endAt: '14.05.2027 12:00:00', notes: '', itemPrices: [] }

test.each([
  ['what differs alone', { notes: 'Mit Führung' }, { notes: 'Mit Führung' }],
  ['an end alone', { endAt: '14.05.2027 13:00:00' }, { endAt: '14.05.2027 13:00:00' }],
  [
    'with another beginning the end as it is shown',
    { startAt: '14.05.2027 11:00:00' },
    { startAt: '14.05.2027 11:00:00', endAt: '14.05.2027 12:00:00' },
  ],
  ['nothing', {}, {}],
])('PLACE-05 REQ-02 a form sends %s', (_, part, sent) => {
  expect(changedTimed(before, { ...before, ...part })).toEqual(sent)
})
