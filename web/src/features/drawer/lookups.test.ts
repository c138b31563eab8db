import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTinyServer } from '../../test/tiny-server.ts'
import { contacts, lookups } from './lookups.ts'
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

const [bergen, hordaland] = [{ id: 2, name: 'Bergen', area: { id: 8 } }, { id: 8 }]

test.each([
  // service,                            place of the day, the searches, the foremost first
  [{ place: bergen, area: null }, null, ['place.id=2', 'place.area.id=8', 'all']],
  [{ place: null, area: hordaland }, bergen, ['place.area.id=8', 'all']],
  [{ place: null, area: null }, bergen, ['place.id=2', 'place.area.id=8', 'all']],
  [{ place: null, area: null }, null, ['all']],
])('DRAW-02 REQ-02 the providers of %j stand nearest first', async (item, dayPlace, searches) => {
  await server.stop()
  const found = ['Bryggen Hotell', 'Hotel Voss', 'Granada Palace']
  const near = (path: string) => /place\.(?:area\.)?id=\d+/.exec(decodeURIComponent(path))?.[0] ?? 'all'
  server = await startTinyServer(async ({ path }) => {
    const first = near(path).startsWith('place.id') ? 0 : near(path) === 'all' ? 2 : 1
    // Everywhere finds those around as well.
    const names = near(path) === 'all' ? ['Granada Palace', 'Hotel Voss', 'Bryggen Hotell'] : [found[first]]
    return { status: 200, body: names.map((name) => ({ id: found.indexOf(name ?? ''), name })) }
  })
  const row = { service: { item }, request: { item: {} }, dayPlace } as unknown as DrawerRow
  for (const lookup of [lookups.hotels, lookups.providers]) {
    const before = server.asked.length
    const listed = await lookup.search(row, '', new AbortController().signal, null)
    expect(
      server.asked
        .slice(before)
        .map(({ path }) => near(path))
        .toSorted(),
    ).toEqual(searches.toSorted())
    const names = { 'place.id=2': 'Bryggen Hotell', 'place.area.id=8': 'Hotel Voss', all: 'Granada Palace' } as const
    // Every search has its own in the order of the searches.
    const nearest = searches.map((search) => names[search as keyof typeof names])
    expect(listed.map(({ label }) => label).slice(0, nearest.length)).toEqual(nearest)
    expect(listed).toHaveLength(3)
  }
})
