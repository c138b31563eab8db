import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveQueue } from '../../../lib/saving/save-queue.ts'
import { startTinyServer } from '../../../test/tiny-server.ts'
import { tripOf } from './api.ts'

const rooms = (askedAmount: number) => [{ id: 3, askedAmount }]
const stored = {
  id: 1,
  hotelContingent: { id: 4, doubleRooms: rooms(0), singleRooms: rooms(2) },
  ferryContingent: null,
}

let server: Awaited<ReturnType<typeof startTinyServer>>
const client = new QueryClient()
beforeEach(async () => {
  server = await startTinyServer(({ method }) =>
    method === 'GET' ? Promise.resolve({ status: 200, body: stored }) : new Promise(() => {}),
  )
  await saveQueue.start(client, 7)
})
afterEach(async () => {
  saveQueue.stop()
  await server.stop()
})

test('CAP-02 APP-09 a trip read before its contingent is saved shows what was typed into it', async () => {
  expect(await client.fetchQuery(tripOf(1))).toEqual(stored)
  const typed = { doubleRooms: [{ id: 3, askedAmount: 1 }] }
  saveQueue.save('order_contingent_hotels', 4, typed, { shown: { doubleRooms: rooms(1) } })
  expect(await client.fetchQuery({ ...tripOf(1), staleTime: 0 })).toMatchObject({
    hotelContingent: { doubleRooms: rooms(1), singleRooms: rooms(2) },
  })
})
