import { deadlineOf } from '@reisewerk/domain/requests/listed-requests.ts'
import { expect, test } from 'vitest'
import { readRequestSearch } from './request-search.ts'

test.each([
  ['2026-11-20', 'open', 'option', 'past'],
  ['2026-11-21', 'open', 'option', 'soon'],
  ['2026-12-05', 'waiting', 'option', 'soon'],
  ['2026-12-06', 'open', 'option', 'later'],
  ['2026-11-20', 'done', 'option', 'done'],
  ['2026-11-20', 'open', 'declined', 'done'],
  [null, null, 'option', 'none'],
] as const)('REQ-06 an option of %s that is %s, of a request that is %s, counts as %s', (dueDate, status, of, key) => {
  expect(deadlineOf({ dueDate, option: status, status: of }, '2026-11-21')).toBe(key)
})

test('REQ-06 filters come from the address; what makes no sense there is left out', () => {
  const search = { status: ['new', 7], kind: ['hotel', 'ferry'], agency: [], deadline: 'past', sort: 'name' }
  expect(readRequestSearch(search)).toEqual({
    status: ['new'],
    kind: ['hotel', 'ferry'],
    agency: undefined,
    deadline: undefined,
    sort: undefined,
  })
})
