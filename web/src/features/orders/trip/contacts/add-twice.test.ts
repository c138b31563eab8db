import { afterEach, expect, test } from 'vitest'
import { startTinyServer } from '../../../../test/tiny-server.ts'
import { createTripContacts } from './api.ts'

let server: Awaited<ReturnType<typeof startTinyServer>> | null = null
afterEach(() => server?.stop())

test('APP-09 somebody added to a trip again after a lost answer is asked for with the same key, somebody else with another', async () => {
  let isLost = true
  server = await startTinyServer(async (_, response) => {
    if (isLost) response.destroy()
    isLost = false
    return { status: 201, body: { id: 5, version: 1 } }
  })
  const onTrip = createTripContacts(3)
  await expect(onTrip.add('1_contact', 8)).rejects.toThrow()
  await onTrip.add('1_contact', 8)
  await onTrip.add('1_contact', 9)
  const keys = server.asked.map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
