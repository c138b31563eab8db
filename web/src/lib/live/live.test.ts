import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keys } from '../keys.ts'
import { askAgain, isAffected, shows } from './live.ts'

const change = { id: 1, order: 12, table: 'days', row: 5, operation: 'UPDATE', user: 2, tab: null }
const list = (resource: string, query = {}) => [...keys.list(resource), { groups: [], query }]

test.each([
  ['the trip itself', [...keys.item('orders', 12), { groups: [] }], true],
  ['what hangs below the trip', [...keys.item('orders', 12), 'history'], true],
  ['the bell, of whatever trip', ['notices'], true],
  ['another trip', [...keys.item('orders', 13), { groups: [] }], false],
  ['lists of the trip', list('requests', { 'order.id': 12 }), true],
  ['lists of the trip by link', list('requests', { 'order.id': '/api/orders/12' }), true],
  ['lists of another trip', list('days', { 'order.id': 13 }), false],
  ['the row', keys.item('days', 5), true],
  ['another row', keys.item('days', 6), false],
  ['other lists of the table', list('days'), true],
  ['other tables', list('clients'), false],
])('APP-12 a change of a day reaches %s: %s', (_name, key, affected) => {
  expect(isAffected(key, change)).toBe(affected)
})

test.each([
  ['the client of a trip', { id: 44, client: { id: 15, companyName: 'Kantorei' } }, true],
  ['a person in a list of a trip', { items: [{ id: 3, contact: { id: 15, lastName: 'Quast' } }], total: 1 }, true],
  ['a hotel deep in the day plan', { items: [{ placeholders: [{ requests: [{ provider: { id: 15 } }] }] }] }, true],
  ['nobody of that number', { id: 44, client: { id: 16 }, paxAsked: 15 }, false],
  ['nothing yet', undefined, false],
])('APP-12 whoever shows %s hears that it is called otherwise', (_, data, expected) => {
  expect(shows(data, new Set([15]))).toBe(expected)
})

test.each(['providers', 'hotels', 'ferries', 'airlines', 'trains'])(
  'APP-12 a new provider reaches the lists of %s',
  (resource) => {
    expect(isAffected(list(resource), { ...change, order: null, table: 'providers', operation: 'insert' })).toBe(true)
  },
)

test.each([true, false])(
  'TRUE-08 a first answer that was read before a change is asked for once more, whether its page stands already: %s',
  async (isShown) => {
    const client = new QueryClient()
    const answers: ((text: string) => void)[] = []
    const query = { queryKey: keys.item('days', 5), queryFn: () => new Promise<string>((give) => answers.push(give)) }
    const observer = new QueryObserver(client, query)
    const leave = isShown ? observer.subscribe(() => undefined) : () => undefined
    const loaded = isShown ? null : client.fetchQuery(query)
    askAgain(client, ({ queryKey }) => isAffected(queryKey, change))
    answers[0]?.('vor der Änderung')
    if (isShown) {
      await expect.poll(() => answers.length).toBe(2)
      answers[1]?.('danach')
      await expect.poll(() => observer.getCurrentResult().data).toBe('danach')
    } else {
      expect(await loaded).toBe('vor der Änderung')
      // Whoever opens the page now asks again, for the answer does not pass for fresh.
      await expect.poll(() => client.getQueryState(query.queryKey)?.isInvalidated).toBe(true)
    }
    leave()
    client.clear()
  },
)
