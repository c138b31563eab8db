import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { keys } from '../keys.ts'
import { saveQueue } from '../saving/save-queue.ts'
import { tabId } from '../tab-id.ts'
import { isAffected, isKnown, shows } from './live.ts'
import type { Change } from './live-stream.ts'
import { RereadingClient } from './rereading-client.ts'

const change: Change = {
  ...{ id: 1, order: 12, table: 'days', row: 5, operation: 'update', user: 2, tab: null },
  columns: null,
  version: 3,
}
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
    const client = new RereadingClient()
    const answers: ((text: string) => void)[] = []
    const query = { queryKey: keys.item('days', 5), queryFn: () => new Promise<string>((give) => answers.push(give)) }
    const observer = new QueryObserver(client, query)
    const leave = isShown ? observer.subscribe(() => undefined) : () => undefined
    const loaded = isShown ? null : client.fetchQuery(query)
    void client.invalidateQueries({ predicate: ({ queryKey }) => isAffected(queryKey, change) })
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

const trip = [...keys.item('orders', 12), { groups: ['trip_dashboard_read'] }]
const clashes = [...keys.item('orders', 12), 'clashes']
const below = (resource: string, ...groups: string[]) => [
  ...keys.list(resource),
  { groups, query: { 'order.id': 12, _itemsPerPage: 500 } },
]
const answers = {
  history: [...keys.item('orders', 12), 'history'],
  trip,
  clashes,
  days: below('days', 'trip_dashboard_read'),
  urgent: below('todos', 'trip_dashboard_read'),
  todos: below('todos', 'order_list_read'),
  documents: below('documents'),
  contacts: below('order_contacts', 'contact_read', 'room_type', 'cabin_type'),
  offer: below('offers'),
  calculation: below('calculations', 'calculation_read'),
  invoices: below('client_invoices', 'client_invoice_read'),
}

test.each<[string, Partial<Change>, (keyof typeof answers)[]]>([
  ['the name of its group', { table: 'orders', columns: ['group_name'] }, ['trip', 'todos']],
  ['its first day', { table: 'orders', columns: ['start_at'] }, ['trip', 'clashes', 'todos', 'offer']],
  [
    'who may see it',
    { table: 'orders', columns: ['is_admin_only'] },
    ['trip', 'clashes', 'days', 'urgent', 'todos', 'documents', 'contacts', 'offer', 'calculation'],
  ],
  ['the words of a request', { table: 'requests', columns: ['extra_description'] }, ['days']],
  ['what a to-do says', { table: 'todos', columns: ['description'] }, ['urgent', 'todos']],
  [
    'a request, something nobody tells',
    { table: 'requests', columns: null },
    ['trip', 'clashes', 'days', 'urgent', 'todos', 'documents', 'calculation'],
  ],
  // A mail is seen by who may see the papers it carries, and the plan says when who was written to (decision 154): by its attachment.
  ['a document that came', { table: 'documents', operation: 'insert', columns: null }, ['documents']],
  ['a document that went', { table: 'documents', operation: 'delete', columns: null }, ['documents']],
  [
    'a document that a mail took along',
    { table: 'email_attachments', operation: 'insert', columns: null },
    ['days', 'documents'],
  ],
  ['which trips a document tells', { table: 'documents', columns: ['told_order_ids'] }, ['days', 'documents']],
  ['a price', { table: 'calculation_price_hotels', columns: ['double_room_sell_price_cents'] }, ['calculation']],
  // The calculation names the free texts whose price is in no sum.
  ['the words of a service', { table: 'free_text_items', columns: ['text'] }, ['clashes', 'days', 'calculation']],
])(
  'APP-12 a change of a trip (%s) is asked for where it may be shown, and by answers of which nobody has said what they read',
  (_, changed, expected) => {
    const affected = Object.entries(answers).filter(([, key]) => isAffected(key, { ...change, ...changed }))
    expect(affected.map(([name]) => name)).toEqual(['history', ...expected, 'invoices'])
  },
)

afterEach(() => saveQueue.stop())

test('APP-12 TRUE-08 what the answer to our own save has put right is not asked for again; whatever else changed is', () => {
  const own: Change = { ...change, table: 'orders', row: 12, tab: tabId, columns: ['group_name'], version: 7 }
  const list = [...keys.list('orders'), { groups: [], query: {} }]
  expect(isKnown(trip, own)).toBe(false)
  saveQueue.noteConfirmed('orders', 12, 7, ['group_name'])
  expect([trip, list].map((key) => isKnown(key, own))).toEqual([true, true])
  // Live events alone tell these.
  expect([clashes, answers.todos].map((key) => isKnown(key, own))).toEqual([false, false])
  for (const other of [
    { tab: 'another' },
    { version: 8 },
    { row: 13 },
    { table: 'complexities' },
    { columns: ['group_name', 'order_currency'] },
    { columns: null },
  ])
    expect(isKnown(trip, { ...own, ...other })).toBe(false)
})
