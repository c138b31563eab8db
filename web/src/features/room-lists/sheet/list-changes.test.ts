import { afterEach, expect, test } from 'vitest'
import { startTinyServer } from '../../../test/tiny-server.ts'
import { listChanges } from './list-changes.ts'

let stop: (() => Promise<void>) | null = null
afterEach(() => stop?.())

test('ROOM-06 APP-09 the same changes sent again after a lost answer are made once, others after them too', async () => {
  const made = new Set<string>()
  const server = await startTinyServer(async ({ headers }, response) => {
    const key = String(headers['idempotency-key'])
    if (!made.has(key)) response.destroy()
    made.add(key)
    return { status: 201, body: { id: [...made].indexOf(key) + 1 } }
  })
  stop = server.stop
  const { make } = listChanges(4)
  const changes = [{ do: 'addGuest', lastName: 'Meier' }]
  await expect(make(changes)).rejects.toThrow('Der Server antwortet nicht.')
  expect(await make(changes)).toEqual({ id: 1 })
  expect(made.size).toBe(1)
  await expect(make(changes)).rejects.toThrow()
  await expect(make([{ do: 'addGuest', lastName: 'Oehl' }])).rejects.toThrow()
  expect(made.size).toBe(3)
})
