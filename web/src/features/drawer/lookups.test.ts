import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTinyServer } from '../../test/tiny-server.ts'
import { contacts } from './lookups.ts'
import type { DrawerRow } from './rows.ts'

const people = [
  { id: 1, firstName: 'Jana', lastName: 'Wiśniak' },
  { id: 2, firstName: '', lastName: '' },
]
let server: Awaited<ReturnType<typeof startTinyServer>>
beforeEach(async () => {
  server = await startTinyServer(async () => ({ status: 200, body: people }))
})
afterEach(() => server.stop())

const [line, agency] = [
  { id: 7, name: 'Color Line' },
  { id: 3, name: 'Adria Incoming' },
]

test.each([
  // asked,                       whose people are offered
  [{ provider: line, agency }, ['agency.id=3']],
  [{ provider: line, agency: null }, ['provider.id=7']],
  [{ provider: '/api/providers/7', agency: '/api/agencies/3' }, ['agency.id=3']],
  [{ provider: null, agency: null }, []],
])('DRAW-02 REQ-05 whom one writes to at %j speaks for who is asked, as in the form', async (item, filters) => {
  const target = { resource: 'ferry_requests', id: 12, item }
  // Only the request matters to its people.
  const row = { request: target, service: target } as unknown as DrawerRow
  const found = await contacts.search(row, 'wi', new AbortController().signal, null)
  expect(server.asked.map(({ path }) => /(?:agency|provider)\.id=\d+/.exec(path)?.[0])).toEqual(filters)
  expect(found).toEqual(filters.length === 0 ? [] : [{ value: '1', label: 'Jana Wiśniak' }])
})
