import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTinyServer } from '../../test/tiny-server.ts'
import { keys } from '../keys.ts'
import { RereadingClient } from '../live/rereading-client.ts'
import { createSaveQueue, type SaveQueue } from './save-queue.ts'

type Trip = { id: number; version: number; currentStatus: string; trip: { name: string; isDummy: boolean } }
const trip: Trip = { id: 1, version: 1, currentStatus: 'new', trip: { name: 'Alt', isDummy: false } }
const key = [...keys.item('orders', 1), { groups: [] }]

let client: QueryClient
let queue: SaveQueue
let server: Awaited<ReturnType<typeof startTinyServer>>

const settled = () => vi.waitFor(() => expect(queue.hasUnsaved()).toBe(false))
const mask = [...keys.item('orders', 1), { groups: ['trip_dashboard_read'] }]
const asked = { mask: 0, bare: 0, list: 0 }
const stop: (() => void)[] = []
let answered: Partial<Trip> = {}

beforeEach(async () => {
  Object.assign(asked, { mask: 0, bare: 0, list: 0 })
  answered = {}
  client = new RereadingClient()
  queue = createSaveQueue()
  server = await startTinyServer(async ({ body }) => ({
    status: 200,
    body: { ...trip, ...body, ...answered, version: 2 },
  }))
  await queue.start(client, 7)
})
afterEach(async () => {
  for (const leave of stop.splice(0)) leave()
  queue.stop()
  await server.stop()
})

function watch(name: keyof typeof asked, queryKey: readonly unknown[], kept: unknown = trip) {
  client.setQueryData(queryKey, kept)
  const queryFn = async () => {
    asked[name] += 1
    return kept
  }
  stop.push(new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => undefined))
}

test('APP-09 APP-12 a saved field leaves nothing to be asked for where it is shown as it is kept, and the server’s word for it stands there', async () => {
  watch('mask', mask)
  watch('bare', key)
  watch('list', keys.list('orders'), { items: [trip], total: 1 })
  answered = { trip: { name: 'Geordnet', isDummy: false } }
  queue.save('orders', 1, { 'trip.name': ' Geordnet ' })
  await settled()
  await vi.waitFor(() => expect(asked).toEqual({ mask: 0, bare: 1, list: 1 }))
  expect(client.getQueryData<Trip>(mask)).toMatchObject({ version: 2, trip: { name: 'Geordnet' } })
})

test('APP-12 TRUE-08 a saved field lets the item be asked for where more hangs on the field, where it was stale, and where it was being read', async () => {
  watch('mask', mask)
  queue.save('orders', 1, { currentStatus: 'booked' })
  await settled()
  await vi.waitFor(() => expect(asked.mask).toBe(1))
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  await client.invalidateQueries({ queryKey: mask, refetchType: 'none' })
  queue.save('orders', 1, { 'trip.name': 'Neu' })
  await settled()
  await vi.waitFor(() => expect(asked.mask).toBe(2))
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  queue.save('orders', 1, { 'trip.name': 'Neuer' })
  void client.refetchQueries({ queryKey: mask })
  await settled()
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(asked.mask).toBeGreaterThanOrEqual(3)
})
