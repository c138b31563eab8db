import { expect, test } from 'vitest'
import { deadlineOf } from './listed-requests.ts'
import { readRequestSearch } from './request-search.ts'

test.each([
  ['20.11.2026 00:00:00', 'open', 'option', 'past'],
  ['21.11.2026 00:00:00', 'open', 'option', 'soon'],
  ['05.12.2026 00:00:00', 'waiting', 'option', 'soon'],
  ['06.12.2026 00:00:00', 'open', 'option', 'later'],
  ['20.11.2026 00:00:00', 'done', 'option', 'done'],
  ['20.11.2026 00:00:00', 'open', 'declined', 'done'],
  [null, null, 'option', 'none'],
] as const)('REQ-06 an option of %s that is %s, of a request that is %s, counts as %s', (dueDate, status, of, key) => {
  expect(deadlineOf({ optionTodo: { dueDate, status }, requestStatus: { status: of } }, '2026-11-21')).toBe(key)
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
