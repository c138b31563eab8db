import { type Query, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTinyServer } from '../../test/tiny-server.ts'
import { keys, type Page } from '../keys.ts'
import { saveQueue } from '../saving/save-queue.ts'
import { tabId } from '../tab-id.ts'
import type { Change } from './live-stream.ts'
import { RereadingClient } from './rereading-client.ts'
import { areRowsInside, rowsAlone, takeIn, takeItem } from './rows-alone.ts'
import type { Row } from './rows-inside.ts'

const queryKey = [...keys.list('room_lists'), { groups: [], query: { 'order.id': 12, _itemsPerPage: 200 } }]
const order = '/api/orders/12'
const guest = (id: number, told: object = {}): Row => ({
  ...{ id, order, version: 1, room: '/api/rooms/3', lastName: `Gast${id}`, _sort: id },
  ...told,
})
const pageOf = (...passengers: Row[]): Page<Row> => {
  const room = { id: 3, order, version: 1, roomList: '/api/room_lists/5', _sort: 0, passengers }
  return { items: [{ id: 5, order, version: 1, rooms: [room] }], total: 1 }
}
const change: Change = {
  ...{ id: 1, order: 12, table: 'passengers', row: 7, operation: 'update', user: 2, tab: 'another' },
  ...{ columns: ['last_name'], version: 2 },
}

let client: QueryClient
let server: Awaited<ReturnType<typeof startTinyServer>>
let kept: Record<string, unknown>
let leave: () => void

beforeEach(async () => {
  server = await startTinyServer(async ({ method, path, body }) => {
    if (method === 'PATCH') return { status: 200, body: { ...guest(7, { version: 2 }), ...body } }
    const [address = ''] = path.split('?')
    return { status: 200, body: kept[address] ?? [] }
  })
  client = new RereadingClient()
  client.setQueryData(queryKey, pageOf(guest(7), guest(8)))
  const queryFn = async () => ({ items: ((await (await fetch('/api/room_lists')).json()) ?? []) as Row[], total: 1 })
  leave = new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => undefined)
  kept = { '/api/room_lists': pageOf(guest(7, { version: 2, lastName: 'Ganz' })).items }
  await saveQueue.start(client, 7)
})
afterEach(async () => {
  leave()
  saveQueue.stop()
  await server.stop()
})

const query = () => client.getQueryCache().findAll({ queryKey })[0] as Query
const names = () =>
  client
    .getQueryData<Page<Row>>(queryKey)
    ?.items.flatMap(({ rooms }) => (rooms as Row[]).flatMap(({ passengers }) => passengers as Row[]))
    .map(({ lastName }) => lastName)
const asked = () => server.asked.filter(({ method }) => method === 'GET').map(({ path }) => decodeURIComponent(path))

test('ROOM-06 APP-12 what was saved of a guest stands in the list from its answer, and its own event asks for nothing', async () => {
  saveQueue.save('passengers', 7, { lastName: 'Neu' })
  await vi.waitFor(() => expect(names()).toEqual(['Neu', 'Gast8']))
  const own = { ...change, tab: tabId }
  expect(areRowsInside(query(), [own])).toBe(true)
  rowsAlone(client).ask(query(), [own])
  await vi.waitFor(() => expect(saveQueue.hasUnsaved()).toBe(false))
  expect(asked()).toEqual([])
  expect(client.getQueryData<Page<Row>>(queryKey)?.takenAt).toBeGreaterThan(Date.now() - 5_000)
})

test('ROOM-06 APP-12 a colleague’s guest is asked for alone; who is deleted goes without a question', async () => {
  kept['/api/passengers'] = [guest(7, { version: 2, lastName: 'Kolb' }), guest(9, { lastName: 'Frisch' })]
  const rows = rowsAlone(client)
  rows.ask(query(), [change, { ...change, row: 9, operation: 'insert', columns: null, version: 1 }])
  rows.ask(query(), [{ ...change, row: 8, operation: 'delete', columns: null, version: null }])
  await vi.waitFor(() => expect(names()).toEqual(['Kolb', 'Frisch']))
  expect(asked()).toEqual(['/api/passengers?order.id=12&id[]=7&id[]=9&_itemsPerPage=500'])
})

test('ROOM-06 TRUE-08 who is not answered any more has gone; a guest of a room nobody knows is asked for with the whole list', async () => {
  const rows = rowsAlone(client)
  rows.ask(query(), [change])
  await vi.waitFor(() => expect(names()).toEqual(['Gast8']))
  kept['/api/passengers'] = [guest(9, { room: '/api/rooms/4' })]
  rows.ask(query(), [{ ...change, row: 9, operation: 'insert', columns: null, version: 1 }])
  await vi.waitFor(() => expect(names()).toEqual(['Ganz']))
  expect(asked().at(-1)).toBe('/api/room_lists')
})

test('ROOM-06 TRUE-08 a list that is being read takes nothing in: it may have been read before, and is asked for again', async () => {
  void client.refetchQueries({ queryKey })
  expect(areRowsInside(query(), [change])).toBe(false)
  takeIn(client, 'passengers', guest(7, { version: 2, lastName: 'Neu' }))
  await vi.waitFor(() => expect(names()).toEqual(['Ganz']))
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(asked().length).toBeGreaterThanOrEqual(1)
})

test('ROOM-06 TRUE-08 somebody saved here and deleted elsewhere meanwhile does not come back', async () => {
  takeIn(client, 'passengers', guest(99, { version: 4 }))
  await vi.waitFor(() => expect(names()).toEqual(['Ganz']))
})

test('ROOM-06 TRUE-08 what several changes came to is taken as the answer tells it, unless the list has changed meanwhile', async () => {
  const [after = guest(0)] = pageOf(guest(8, { version: 2, lastName: 'Getauscht' })).items
  takeItem(client, queryKey, client.getQueryData(queryKey), after)
  expect(names()).toEqual(['Getauscht'])
  expect(asked()).toEqual([])
  const known = client.getQueryData(queryKey)
  takeIn(client, 'passengers', guest(8, { version: 3, lastName: 'Danach' }))
  takeItem(client, queryKey, known, after)
  await vi.waitFor(() => expect(names()).toEqual(['Ganz']))
})

test('ROOM-06 changes of anything but its rows, or of very many, ask for the whole list', () => {
  expect(areRowsInside(query(), [change, { ...change, table: 'room_lists' }])).toBe(false)
  const many = Array.from({ length: 200 }, (_, place) => ({ ...change, row: 1_000 + place }))
  expect(areRowsInside(query(), many)).toBe(false)
  // What stands there already is not counted.
  expect(
    areRowsInside(
      query(),
      many.map((one) => ({ ...one, row: 7, version: 1 })),
    ),
  ).toBe(true)
})
