import { expect, test } from 'vitest'
import {
  changedSearch,
  isFromToday,
  type OrderListSearch,
  openedSearch,
  readSearch,
  stateOf,
} from './order-list-search.ts'

const today = '2026-11-21'
const shownAt = (search: OrderListSearch) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))

test.each<[Record<string, unknown>, OrderListSearch, boolean]>([
  // the address, what the list shows, whether that is all that is not over
  [{}, { from: today }, true],
  [{ view: 0 }, { view: 0 }, false],
  [{ q: 'chor' }, { q: 'chor' }, false],
  [{ sort: 'client', from: today }, { sort: 'client', from: today }, true],
  [{ from: '2026-11-20' }, { from: '2026-11-20' }, false],
])('LIST-02 the address %o opens the list with %o', (address, shown, isUpcoming) => {
  const search = openedSearch(readSearch(address), today)
  expect(shownAt(search)).toEqual(shownAt({ ...readSearch({}), ...shown }))
  expect(isFromToday(search, today)).toBe(isUpcoming)
})

test.each<[string, OrderListSearch, OrderListSearch, OrderListSearch]>([
  ['sorting keeps to what is not over', {}, { sort: 'client' }, { from: today, sort: 'client' }],
  ['a search is among all trips', {}, { q: 'chor' }, { q: 'chor' }],
  ['the timeline holds all trips', {}, { mode: 'timeline' }, { mode: 'timeline' }],
  ['whoever comes back from it finds what is not over', { mode: 'timeline' }, { mode: undefined }, { from: today }],
  ['or all trips, as before', { mode: 'timeline', view: 0 }, { mode: undefined }, { view: 0 }],
  ['a search in a period of one’s own stays in it', { from: '2027-01-01' }, { q: 'a' }, { from: '2027-01-01', q: 'a' }],
  ['taking the period away shows all', {}, { from: undefined }, { view: 0 }],
  ['clearing a search shows all', { q: 'chor' }, { q: undefined }, { view: 0 }],
  ['a change begins at the first page', { view: 0, page: 3 }, { size: 100 }, { view: 0, size: 100 }],
])('LIST-02 %s', (_, before, patch, after) => {
  expect(shownAt(changedSearch(before, patch, today))).toEqual(after)
})

test('LIST-02 LIST-03 a name that only the address knows changes nothing and goes into no view', () => {
  const foreign: OrderListSearch = { ...readSearch({}), ...{ utm: 1, constructor: 'x' } }
  expect(shownAt(openedSearch(foreign, today))).toMatchObject({ from: today })
  expect(stateOf({ ...foreign, status: ['booked'] })).toEqual({ status: ['booked'] })
})
