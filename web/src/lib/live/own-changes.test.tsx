import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TestSource } from '../../test/test-source.ts'
import { startTinyServer } from '../../test/tiny-server.ts'
import { keys } from '../keys.ts'
import { saveQueue } from '../saving/save-queue.ts'
import { tabId } from '../tab-id.ts'
import { startLive } from './live.ts'
import { RereadingClient } from './rereading-client.ts'

const trip = { id: 12, version: 1, groupName: 'Kammerchor' }
const queryKey = [...keys.item('orders', 12), { groups: ['trip_dashboard_read'] }]
const own = {
  ...{ id: 1, order: 12, table: 'orders', row: 12, operation: 'update', user: 7, tab: tabId },
  ...{ columns: ['group_name'], version: 2 },
}
/** Longer than changes are gathered. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 300))

let client: QueryClient
let server: Awaited<ReturnType<typeof startTinyServer>>
let asked = 0
let answerStatus = 200
let answer: () => void
const ends: (() => void)[] = []

beforeEach(async () => {
  asked = 0
  answerStatus = 200
  vi.stubGlobal('EventSource', TestSource)
  vi.stubGlobal('BroadcastChannel', undefined)
  server = await startTinyServer(
    ({ body }) =>
      new Promise((give) => {
        answer = () => give({ status: answerStatus, body: { ...trip, ...body, version: 2 } })
      }),
  )
  client = new RereadingClient()
  client.setQueryData(queryKey, trip)
  const queryFn = async () => {
    asked += 1
    return { ...trip, groupName: 'Männerchor', version: 2 }
  }
  ends.push(new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => undefined))
  await saveQueue.start(client, 7)
  ends.push(startLive(client, 7))
})
afterEach(async () => {
  for (const end of ends.splice(0)) end()
  saveQueue.stop()
  vi.unstubAllGlobals()
  TestSource.opened = []
  await server.stop()
})

const tell = (...changes: object[]) => TestSource.opened[0]?.tell('changes', changes)

async function saveUntilSent() {
  saveQueue.save('orders', 12, { groupName: 'Männerchor' })
  await vi.waitFor(() => expect(server.asked).toHaveLength(1))
}

test('APP-12 TRUE-08 the event of one’s own save waits for the answer to it, however late that is, and then has nothing to ask for', async () => {
  await saveUntilSent()
  tell(own)
  await aWhile()
  answer()
  await vi.waitFor(() => expect(saveQueue.hasUnsaved()).toBe(false))
  await aWhile()
  expect(asked).toBe(0)
  expect(client.getQueryData(queryKey)).toMatchObject({ groupName: 'Männerchor', version: 2 })
})

test('APP-12 TRUE-08 what a colleague changes meanwhile waits for no answer of ours', async () => {
  await saveUntilSent()
  tell(own, { ...own, tab: 'another', columns: ['start_at'] })
  await vi.waitFor(() => expect(asked).toBe(1))
  expect(saveQueue.awaitsAnswer('orders', 12)).toBe(true)
  answer()
  await vi.waitFor(() => expect(saveQueue.hasUnsaved()).toBe(false))
})

test('APP-12 TRUE-08 an event whose answer got lost is heard when that is clear', async () => {
  answerStatus = 503
  await saveUntilSent()
  tell(own)
  await aWhile()
  expect(asked).toBe(0)
  answer()
  await vi.waitFor(() => expect(asked).toBe(1))
})
